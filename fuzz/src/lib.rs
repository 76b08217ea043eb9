//! What several targets need.

pub mod room;

use town_crier::cli::harmless;
use town_crier::crier::{InWords, Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;

thread_local! {
    static WORDS: Words = Words::of::<TroyesDice>(Language::English, Manner::Plain);
}

/// Does something with the plain English words.
pub fn in_english<T>(say: impl FnOnce(&Words) -> T) -> T {
    WORDS.with(say)
}

/// Holds that an error has words, and that no control character is left in what a terminal is told.
///
/// # Panics
/// It does not hold.
pub fn said(error: &(impl InWords + ?Sized)) {
    let said = in_english(|words| error.in_words(words));
    assert!(!said.trim().is_empty(), "it says nothing");
    assert!(!harmless(&said).contains(char::is_control), "{said:?}");
}

/// The file with the right checksum in its first line, if that bears any: what is behind the checksum would never be reached.
#[must_use]
pub fn sealed(file: &[u8]) -> Vec<u8> {
    let mut file = file.to_vec();
    let end = file.iter().position(|byte| *byte == b'\n').unwrap_or(file.len());
    let (first, body) = file.split_at_mut(end);
    let sum = format!("{:08x}", crc32fast::hash(body.get(1..).unwrap_or_default()));
    if let Some(at) = first.windows(4).position(|four| four == b"Sum ")
        && let Some(place) = first.get_mut(at + 4..at + 12)
    {
        place.copy_from_slice(sum.as_bytes());
    }
    file
}
