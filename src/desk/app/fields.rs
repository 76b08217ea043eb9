//! The fields of a text in RON, each read on its own: a wrong value costs no other.

use std::collections::BTreeSet;
use std::fmt;
use std::marker::PhantomData;

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
        deserializer.deserialize_struct("Fields", &[], InOrder::default()).map(Self)
    }
}

/// Reads the entries of a map or the fields of a value in the order in which they are written, also those that come twice.
pub(super) struct InOrder<K, V>(PhantomData<(K, V)>);

impl<K, V> Default for InOrder<K, V> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<'de, K: Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for InOrder<K, V> {
    type Value = Vec<(K, V)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("names and values")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Vec<(K, V)>, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(entries)
    }
}
