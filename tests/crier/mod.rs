//! Words, voice and braille.

mod braille;
mod voice;
mod words;
