//! A raw value: one of a few, or something else, which is refused together with all other errors.
//!
//! The argument parser would stop at the first wrong value, and people want to see all of them. It still knows the
//! possible values, for completions.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command, ValueEnum};

use super::{Reason, Wrongs};
use crate::chronicle::DiceFrom;
use crate::crier::{Language, Manner, NoSuchValue};
use crate::paper::{Inks, Paper, PerPage};

/// A raw value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed<T> {
    /// One of the possible values.
    Known(T),
    /// Something else.
    Unknown(String),
}

/// A parser of an argument's value into a [`Typed`] one: it never fails.
#[derive(Clone, Copy, Debug)]
pub struct TypedParser<T>(fn(&str) -> Option<T>);

impl<T: ValueEnum> Typed<T> {
    /// Returns a parser for any case, with or without space around the value.
    #[must_use]
    pub const fn parser() -> TypedParser<T> {
        TypedParser(known)
    }

    /// Returns the value; if it is unknown, notes that with the option's name.
    pub fn known(self, option: &'static str, wrong: &mut Wrongs) -> Option<T> {
        match self {
            Self::Known(value) => Some(value),
            Self::Unknown(text) => {
                wrong.note(Reason::Value(option, NoSuchValue { text, known: names::<T>() }));
                None
            }
        }
    }
}

/// Returns the names of all values, as they are typed.
pub(super) fn names<T: ValueEnum>() -> Vec<String> {
    let named = T::value_variants().iter().filter_map(ValueEnum::to_possible_value);
    named.map(|value| value.get_name().to_owned()).collect()
}

/// Returns the names of all values for the help, which is in English: “en, fr or de”.
pub(super) fn listed<T: ValueEnum>() -> String {
    match names::<T>().as_slice() {
        [most @ .., last] if !most.is_empty() => format!("{} or {last}", most.join(", ")),
        names => names.concat(),
    }
}

/// Whether the text was meant to be a number: nobody is called `-1`, `+3` or `1e3`.
#[must_use]
pub fn looks_like_a_number(text: &str) -> bool {
    text.contains(|sign: char| sign.is_ascii_digit()) && text.parse::<f64>().is_ok()
}

fn known<T: ValueEnum>(text: &str) -> Option<T> {
    T::from_str(text.trim(), true).ok()
}

impl<T: ValueEnum + Send + Sync + 'static> TypedValueParser for TypedParser<T> {
    type Value = Typed<T>;

    fn parse_ref(&self, _: &Command, _: Option<&Arg>, value: &OsStr) -> Result<Typed<T>, clap::Error> {
        let text = value.to_str().ok_or_else(|| clap::Error::new(ErrorKind::InvalidUtf8))?;
        Ok(self.0(text).map_or_else(|| Typed::Unknown(text.to_owned()), Typed::Known))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(T::value_variants().iter().filter_map(ValueEnum::to_possible_value)))
    }
}

/// Makes named values arguments.
macro_rules! typed {
    ($($named:ty),+) => {$(
        impl clap::ValueEnum for $named {
            fn value_variants<'a>() -> &'a [Self] {
                &Self::ALL
            }

            fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
                Some(clap::builder::PossibleValue::new(self.name()))
            }
        }
    )+};
}
pub(crate) use typed;

typed!(DiceFrom);

impl ValueEnum for Language {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    /// Parses a tag with or without a region, as the system names languages.
    fn from_str(text: &str, _ignore_case: bool) -> Result<Self, String> {
        text.parse().map_err(|refusal: NoSuchValue| refusal.text)
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.tag()))
    }
}

impl ValueEnum for Manner {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::Plain, Self::Herald]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.tag()))
    }
}

impl ValueEnum for Paper {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }))
    }
}

impl ValueEnum for Inks {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(match self {
            Self::Color => "color",
            Self::Gray => "gray",
        }))
    }
}

impl ValueEnum for PerPage {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.tag()))
    }
}
