//! Named values in files and in lines of JSON.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeSeed, EnumAccess, Error, VariantAccess as _, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::play::Named;

/// A value in a file or in JSON, written as its name.
///
/// The rules' types need no serialization so; where a format spells a value in another way, it has a mirror
/// (`chronicle::mirror!`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name<T>(pub T);

impl<T> From<T> for Name<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: Named> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Our formats write the name and no number.
        serializer.serialize_unit_variant(T::ENUM, 0, self.0.name())
    }
}

impl<'de, T: Named> Deserialize<'de> for Name<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum(T::ENUM, T::NAMES, Reading(PhantomData)).map(Self)
    }
}

/// Reads the value of a name.
struct Reading<T>(PhantomData<T>);

impl<'de, T: Named> Visitor<'de> for Reading<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "enum {}", T::ENUM)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<T, A::Error> {
        let (value, rest) = access.variant_seed(self)?;
        rest.unit_variant().map(|()| value)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<T, E> {
        let found = T::VALUES.iter().zip(T::NAMES).find(|(_, known)| **known == name);
        found.map(|(value, _)| *value).ok_or_else(|| E::unknown_variant(name, T::NAMES))
    }
}

impl<'de, T: Named> DeserializeSeed<'de> for Reading<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}
