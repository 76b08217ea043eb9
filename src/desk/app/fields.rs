//! The fields of a text in RON, each read on its own: a wrong value costs no other.

use std::collections::BTreeSet;
use std::fmt;

use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// The text with only those fields that read as `T`'s, and the names of the others; nothing if there are no fields to tell
/// apart. Of a value that does not read, `parts` may return the same.
pub(super) fn right<T: DeserializeOwned>(
    text: &str,
    parts: impl Fn(&str, &str) -> Option<(String, Vec<String>)>,
) -> Option<(String, Vec<String>)> {
    let Fields(fields) = ron::from_str(text).ok()?;
    let (mut right, mut wrong, mut names) = (Vec::new(), Vec::new(), BTreeSet::new());
    for (name, value) in &fields {
        if !names.insert(name) {
            return None;
        }
        let value = value.trim().get_ron();
        if ron::from_str::<T>(&format!("({name}:{value})")).is_ok() {
            right.push(format!("{name}:{value}"));
        } else if let Some((value, inner)) = parts(name, value) {
            right.push(format!("{name}:{value}"));
            wrong.extend(inner.iter().map(|part| format!("{name}.{part}")));
        } else {
            wrong.push(name.clone());
        }
    }
    Some((format!("({})", right.join(",")), wrong))
}

/// Names and values as they are written.
struct Fields(Vec<(String, Box<RawValue>)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;

        impl<'de> Visitor<'de> for InOrder {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("fields")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }

        deserializer.deserialize_struct("Fields", &[], InOrder)
    }
}
