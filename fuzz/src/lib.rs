//! What several targets need.

pub mod hostile;
pub mod room;
pub mod typed;

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use town_crier::cli::harmless;
use town_crier::crier::{Cried, InWords, Language, Manner, Words};

thread_local! {
    static WORDS: RefCell<HashMap<&'static str, Rc<Words>>> = RefCell::default();
}

/// Does something with the plain English words of that game.
pub fn in_words_of<G: Cried, T>(say: impl FnOnce(&Words) -> T) -> T {
    let of_game = || Rc::new(Words::of::<G>(Language::English, Manner::Plain));
    let words = WORDS.with_borrow_mut(|words| words.entry(G::NAME).or_insert_with(of_game).clone());
    say(&words)
}

/// Holds that an error has words in that game, and that no control character is left in what a terminal is told.
///
/// # Panics
/// It does not hold.
pub fn said<G: Cried>(error: &(impl InWords + ?Sized)) {
    let said = in_words_of::<G, _>(|words| error.in_words(words));
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
