//! From happenings to cries, and from cries to words.
//!
//! [`cries()`] says what is announced and how urgent it is; [`Words`] says it in a [`Language`] and a [`Manner`]. All
//! words of the app stand in `assets/locales`: a file for each language, and under `herald` the cries that the herald
//! calls out differently.

mod cry;
mod language;
mod manner;
mod locales;
mod words;
mod args;
mod speak;
mod things;
mod terminal;
mod refusals;
mod reckoning;
mod results;
mod proclaim;
pub mod voice;

pub use cry::{Cry, Urgency, cries, opening_cries};
pub use language::{Language, NoSuchLanguage};
pub use manner::{Manner, NoSuchManner};
pub use proclaim::{Proclamation, Sentence};
pub use words::Words;
