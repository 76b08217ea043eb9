//! From happenings to cries, and from cries to words.
//!
//! [`cries()`] says what is announced and how urgent it is; [`Words`] says it in a [`Language`] and a [`Manner`]. All
//! words of the app stand in `assets/locales`: a file for each language, and under `herald` the cries that the herald
//! calls out differently.

mod urgency;
mod language;
mod manner;
mod locales;
mod words;
mod proclaim;
mod in_words;
pub mod voice;

pub use in_words::InWords;
pub use language::{Language, NoSuchLanguage};
pub use manner::{Manner, NoSuchManner};
pub use proclaim::{Proclamation, Sentence};
pub use urgency::Urgency;
pub use words::{Args, Words};
