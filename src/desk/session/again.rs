//! What offers the same game once more.

use super::kept::people_of;
use crate::chronicle::Record;
use crate::chronicle::hall::PlayerName;
use crate::crier::Words;
use crate::desk::played::Played;

/// So many letters of names a button has room for; where there are more, people are counted.
const LETTERS: usize = 40;

/// What offers the same game once more: who would play, and with what.
pub(crate) fn offered<G: Played>(words: &Words, record: &Record<G>) -> String {
    let people = people_of(record).into_iter().filter(|name| !name.trim().is_empty());
    let people: Vec<String> = people.map(|name| PlayerName::shortened(name.trim())).collect();
    let names = people.join(", ");
    let names = if names.chars().count() > LETTERS {
        words.with("again-people", &[("count", people.len().into())])
    } else {
        names
    };
    let said = [Some(names), G::variant(words, record.opening())].into_iter().flatten();
    let said: Vec<String> = said.filter(|said| !said.is_empty()).collect();
    if said.is_empty() { words.text("again") } else { words.with("again-with", &[("what", said.join(", ").into())]) }
}
