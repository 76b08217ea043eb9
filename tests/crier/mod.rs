//! Words and voice.

mod voice;
mod words;
