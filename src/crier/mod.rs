//! From happenings to cries, and from cries to words.
//!
//! A [`Cried`] game decides what is announced; [`Words`] render it in a [`Language`] and a [`Manner`]. The app's own
//! messages are in `assets/app/locales`, and each game brings its [`Locales`]: a Fluent file for each language, and
//! under `herald` the cries that the herald calls out differently.

mod language;
mod manner;
mod turn;
mod packed;
mod locales;
mod words;
mod urgency;
mod bell;
pub mod braille;
mod embossed;
mod cried;
mod proclaim;
mod why;
mod refusals;
mod no_such_value;
mod harmless;
mod in_words;
mod message_ref;
mod results;
pub mod voice;

pub use bell::Bell;
pub use cried::{Announcement, Cried, CryKind};
pub use embossed::{Embossed, PageSize};
pub use harmless::{harmless, is_command};
pub use in_words::InWords;
pub use language::Language;
pub use locales::{Locales, Source};
pub use manner::Manner;
pub use message_ref::MessageRef;
pub use no_such_value::NoSuchValue;
pub use proclaim::{Proclamation, Sentence};
pub use turn::Turn;
pub use urgency::Urgency;
pub use why::{Form, Why};
pub use words::{Arg, Args, MINUS, Words};
