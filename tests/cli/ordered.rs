//! JSON that keeps the order of its keys and sees a key that stands twice.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// A JSON value as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Json {
    Null,
    Bool(bool),
    Number(u64),
    Text(String),
    List(Vec<Self>),
    Object(Vec<(String, Self)>),
}

impl Json {
    pub(crate) fn parse(line: &str) -> Self {
        serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
    }

    /// The values of an object that has exactly these keys in this order.
    #[track_caller]
    pub(crate) fn fields<const N: usize>(&self, keys: [&str; N]) -> [&Self; N] {
        let Self::Object(fields) = self else { panic!("no object: {self:?}") };
        let written: Vec<_> = fields.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(written, keys, "keys of {self:?}");
        std::array::from_fn(|at| &fields[at].1)
    }

    #[track_caller]
    pub(crate) fn text(&self) -> &str {
        let Self::Text(text) = self else { panic!("no text: {self:?}") };
        text
    }

    #[track_caller]
    pub(crate) fn number(&self) -> u64 {
        let Self::Number(number) = self else { panic!("no number: {self:?}") };
        *number
    }

    #[track_caller]
    pub(crate) fn bool(&self) -> bool {
        let Self::Bool(bool) = self else { panic!("no bool: {self:?}") };
        *bool
    }

    #[track_caller]
    pub(crate) fn list(&self) -> &[Self] {
        let Self::List(list) = self else { panic!("no list: {self:?}") };
        list
    }

    /// The name of the event, which stands first.
    #[track_caller]
    pub(crate) fn event(&self) -> &str {
        let Self::Object(fields) = self else { panic!("no object: {self:?}") };
        assert_eq!(fields[0].0, "event");
        fields[0].1.text()
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Written)
    }
}

struct Written;

impl<'de> Visitor<'de> for Written {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON of the cry")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, bool: bool) -> Result<Json, E> {
        Ok(Json::Bool(bool))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Json, E> {
        Ok(Json::Number(number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Json, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        Ok(Json::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Json, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = object.next_entry()? {
            fields.push(field);
        }
        Ok(Json::Object(fields))
    }
}
