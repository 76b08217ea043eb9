//! From happenings to cries, and from cries to words.
//!
//! [`cries()`] says what is announced and how urgent it is; [`Words`] says it in a language. All words of the app stand
//! in `assets/locales`.

mod cry;
mod words;
mod speak;
mod refusals;
mod reckoning;
mod results;
mod proclaim;

pub use cry::{Cry, Urgency, cries, opening_cries};
pub use proclaim::Proclamation;
pub use words::Words;
