//! The same game once more: what offers it, and the text that keeps it.

use super::game_session::GameSession;
use super::kept::people_of;
use crate::chronicle::hall::PlayerName;
use crate::chronicle::{Code, Record, save};
use crate::crier::{InWords as _, Words};
use crate::desk::played::{Form as _, Played};
use crate::desk::screen::SetupScreen;

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

impl<G: Played> GameSession<G> {
    /// What offers the game in play once more; nothing while it is not over, or where this window only looks.
    pub(super) fn offered_again(&self, words: &Words) -> Option<String> {
        let over = self.in_play().filter(|record| record.steps().is_over() && !self.keeper.is_looking());
        over.map(|record| offered(words, record))
    }

    /// The text that keeps it once more, with a code that is made up; nothing where people have to lay or mend something first, for
    /// which the form is prepared then.
    pub(super) fn write_again(&mut self, words: &Words) -> Result<Option<String>, String> {
        let Some(record) = self.in_play() else { return Ok(None) };
        let form = G::Form::again(&Code::random(), record.opening(), &people_of(record));
        match form.record(words) {
            Ok(record) if !form.lays() => save::write(&record).map(Some).map_err(|error| error.in_words(words)),
            Ok(_) | Err(_) => {
                self.setup = SetupScreen::of(form);
                Ok(None)
            }
        }
    }
}
