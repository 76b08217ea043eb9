//! The game in play and its file, for every game.

use std::mem;

use super::again;
use super::game_session::GameSession;
use super::keeper::{Found, Keeper, Place};
use super::kept::{in_progress, people_of, when};
use super::tabletop::{InPlay, OnFile};
use crate::chronicle::{Code, save};
use crate::crier::{InWords as _, Words};
use crate::desk::app::notice::Notice;
use crate::desk::played::Played;
use crate::desk::screens::{Screen, SetupScreen};

impl<G: Played> OnFile for GameSession<G> {
    fn open(&mut self, place: Place) -> Screen {
        let (keeper, found) = Keeper::open(place);
        self.keeper = keeper;
        match found {
            Found::Nothing => Screen::Start,
            Found::Game(record) if !self.keeper.is_keeping() => {
                self.lay(*record);
                Screen::Table
            }
            Found::Game(record) => {
                self.found = Some(*record);
                Screen::Start
            }
            Found::Trouble { error, kept } => {
                (self.found, self.trouble) = (kept.map(|kept| *kept), Some(error));
                Screen::Start
            }
        }
    }

    fn play(&mut self, bytes: &[u8], words: &Words) -> Result<(), String> {
        let record = save::read_bytes(bytes).map_err(|damage| damage.in_words(words))?;
        // What is found now is set aside, whatever it is.
        self.keeper.retry(|_| true);
        self.keeper.begin(bytes, words)?;
        (self.found, self.trouble) = (None, None);
        self.lay(record);
        Ok(())
    }

    fn hand_over(&mut self, bytes: &[u8], words: &Words) -> Result<(), String> {
        self.keeper.retry(|_| true);
        self.keeper.begin(bytes, words)?;
        // What is prepared is another game than the one that is let go of.
        let setup = mem::replace(&mut self.setup, SetupScreen::new(None));
        *self = Self { motions: self.motions, setup, ..Self::new() };
        Ok(())
    }

    fn go_on(&mut self) -> bool {
        self.found.take().into_iter().for_each(|record| self.lay(record));
        self.table.is_some()
    }

    fn in_play(&self, words: &Words, among: bool) -> InPlay {
        let trouble = self.trouble.as_ref().map(|error| {
            let error = error.in_words(words);
            if self.found.is_some() { error } else { words.with("desk-lost", &[("error", error.into())]) }
        });
        let Some(record) = self.in_play() else { return InPlay { trouble, ..InPlay::default() } };
        let ended = record.steps().is_over();
        let code = record.told_code().map_or(G::TITLE, Code::as_str);
        InPlay {
            found: Some(in_progress(record, ended, words, among)),
            name: Some(format!("{code}, {}", when(record, words))),
            again: (ended && !self.keeper.is_looking()).then(|| again::offered(words, record)),
            trouble,
            people: people_of(record),
        }
    }

    fn standing(&self, words: &Words) -> Option<Notice> {
        self.keeper.notice(words)
    }

    fn flush(&self) {
        self.keeper.flush();
    }
}
