//! The owner of the game in play.

use std::any::Any;
use std::cmp::Reverse;
use std::path::{self, Path};
use std::sync::Arc;

use super::ceremony::Ceremonial;
use super::game_session::GameSession;
use super::keeper::Place;
use super::kept::KeptGame;
use super::tabletop::{AtTable, InPlay, Playing, Status, Tabletop};
use crate::chronicle::{FileKind, Record};
use crate::crier::{InWords as _, Language, Words};
use crate::desk::TellTime;
use crate::desk::made::Made;
use crate::desk::played::Played;
use crate::desk::screens::{Offers, Screen};
use crate::show::{CeremonyShown, Evening, Pace};

/// The games that can be played, in the order in which they are offered.
#[derive(Default)]
pub struct Games(Vec<Box<dyn Tabletop>>);

impl Games {
    /// Adds a game.
    #[must_use]
    pub fn with<G: Played>(mut self) -> Self {
        self.0.push(Box::new(GameSession::<G>::new()));
        self
    }
}

/// The game in play and everything that belongs to its evening.
pub(crate) struct Session {
    games: Games,
    /// Which game is on the table.
    at: usize,
    /// Which game is being prepared.
    prepared: usize,
    place: Place,
    /// How often another game was begun.
    changes: u64,
    /// The games that were set aside, in that language, after so many changes.
    kept: Made<(Language, u64), Arc<[KeptGame]>>,
    pub(crate) pace: Pace,
    pub(crate) evening: Option<Evening>,
    /// The screen on which the game at hand is shown.
    pub(crate) screen: Screen,
    /// The screens before this one, to which the way back leads.
    pub(crate) came: Vec<Screen>,
}

impl Session {
    /// Opens the file of the game in play with the game that it names.
    pub(crate) fn open(games: Games, place: Place) -> Self {
        let named = game_of(&place);
        let at = named
            .and_then(|name| games.0.iter().position(|game| game.playable().kind.name == name))
            .unwrap_or_default();
        let mut session = Self {
            games,
            at,
            prepared: at,
            place: place.clone(),
            changes: 0,
            kept: Made::default(),
            pace: Pace::default(),
            evening: None,
            screen: Screen::Start,
            came: Vec::new(),
        };
        session.screen = session.table_mut().map_or(Screen::Start, |game| game.open(place));
        session
    }

    /// Returns the minutes of the game on the table, if they are known.
    pub(crate) fn length(&self) -> Option<u16> {
        self.evening.as_ref().and_then(Evening::length)
    }

    /// Returns how often another game was begun.
    pub(crate) const fn changes(&self) -> u64 {
        self.changes
    }

    /// Returns the game on the table, if it is shown.
    pub(crate) fn on_table(&self) -> Option<&dyn Tabletop> {
        self.table().filter(|game| self.screen == Screen::Table && game.shown().is_some())
    }

    /// Returns the game on the table, if it is shown, to change it.
    pub(crate) fn on_table_mut(&mut self) -> Option<&mut (dyn Tabletop + 'static)> {
        let is_shown = self.on_table().is_some();
        self.table_mut().filter(|_| is_shown)
    }

    /// Returns the game on the table, or the one that is chosen before.
    pub(crate) fn at_hand(&self) -> Option<&dyn Tabletop> {
        match self.screen {
            Screen::Table => self.table(),
            Screen::Start | Screen::Setup => self.prepared(),
        }
    }

    /// Returns how the game on the table stands, if it is shown.
    pub(crate) fn status(&self) -> Option<Status> {
        self.on_table().map(AtTable::status)
    }

    /// Whether a look back is shown.
    pub(crate) fn looks_back(&self) -> bool {
        self.status().is_some_and(|status| status.looks_back)
    }

    /// Whether another window keeps the game on the table.
    pub(crate) fn looks_on(&self) -> bool {
        self.table().is_some_and(|game| game.status().looks_on)
    }

    /// Returns the step of the ceremony that goes on now.
    pub(crate) fn ceremony(&self) -> Option<CeremonyShown> {
        self.on_table()?.ceremony()?.going_on()
    }

    /// Whether the ceremony of the game on the table has told who won.
    pub(crate) fn was_held(&self) -> bool {
        self.on_table().and_then(AtTable::ceremony).is_some_and(Ceremonial::is_held)
    }

    /// The game on the table, or the one that will be.
    pub(crate) fn table(&self) -> Option<&dyn Tabletop> {
        self.games.0.get(self.at).map(Box::as_ref)
    }

    /// The game on the table, to change it.
    pub(crate) fn table_mut(&mut self) -> Option<&mut (dyn Tabletop + 'static)> {
        self.games.0.get_mut(self.at).map(Box::as_mut)
    }

    /// The game that is prepared.
    pub(crate) fn prepared(&self) -> Option<&dyn Tabletop> {
        self.games.0.get(self.prepared).map(Box::as_ref)
    }

    /// The game that is prepared, to change its form.
    pub(crate) fn prepared_mut(&mut self) -> Option<&mut (dyn Tabletop + 'static)> {
        self.games.0.get_mut(self.prepared).map(Box::as_mut)
    }

    /// Returns that game, if it is the one that is prepared, to change its form.
    pub(crate) fn prepared_as<G: Played>(&mut self) -> Option<&mut GameSession<G>> {
        let game: &mut dyn Any = self.prepared_mut()?;
        game.downcast_mut()
    }

    /// The titles of all games, and which one is prepared.
    pub(crate) fn choices(&self) -> (Vec<&'static str>, usize) {
        (self.games.0.iter().map(|game| game.playable().kind.title).collect(), self.prepared)
    }

    /// Prepares another game; a form that is filled in stays as it is.
    pub(crate) fn prepare(&mut self, game: usize) {
        if game < self.games.0.len() {
            self.prepared = game;
        }
    }

    /// Prepares the game on the table.
    pub(crate) const fn prepare_own(&mut self) {
        self.prepared = self.at;
    }

    /// What there is to begin with, in these words of the game that is prepared.
    pub(crate) fn offers<'a>(&'a mut self, words: &Words, kept: &'a [KeptGame]) -> Offers<'a> {
        let in_play = self.in_play(words);
        let ended = self.table().is_some_and(|game| game.status().playing == Playing::Ended);
        Offers { games: self.games.0.iter().map(Box::as_ref).collect(), chosen: self.prepared, in_play, ended, kept }
    }

    /// The game in play, in its own words.
    pub(crate) fn in_play(&self, words: &Words) -> InPlay {
        let among = self.games.0.len() > 1;
        let Some(game) = self.games.0.get(self.at) else { return InPlay::default() };
        game.in_play(&game.playable().kind.own_words(words), among)
    }

    /// Returns that game, if it is the one on the table.
    pub(crate) fn game<G: Played>(&self) -> Option<&GameSession<G>> {
        GameSession::of(self.table()?)
    }

    /// Returns the record of the game on the table, if that game is shown.
    pub(crate) fn record<G: Played>(&self) -> Option<&Record<G>> {
        GameSession::of(self.on_table()?)?.record()
    }

    /// Returns that game, to change it.
    pub(crate) fn game_mut<G: Played>(&mut self) -> Option<&mut GameSession<G>> {
        let game: &mut dyn Any = self.table_mut()?;
        game.downcast_mut()
    }

    /// Begins the game that is prepared; the one before it is set aside. Whether its form holds.
    ///
    /// # Errors
    /// The sentence that says why it cannot be kept; nothing is begun then, and nothing set aside.
    pub(crate) fn begin(&mut self, words: &Words) -> Result<bool, String> {
        let prepared = self.prepared_mut().map_or(Ok(None), |game| game.prepared(words))?;
        let Some(text) = prepared else { return Ok(false) };
        self.play(self.prepared, text.as_bytes(), words)?;
        // What was said for this game is no draft of the next one, but for the variant.
        self.prepared_mut().into_iter().for_each(|game| game.prepare(true, game.variant()));
        Ok(true)
    }

    /// Begins the game on the table once more, with another code; the one before it is set aside. Whether nothing has to be said
    /// first in its form, which is prepared then.
    ///
    /// # Errors
    /// The sentence that says why it cannot be kept; nothing is begun then, and nothing set aside.
    pub(crate) fn begin_again(&mut self, words: &Words) -> Result<bool, String> {
        self.prepare_own();
        let again = self.table_mut().map_or(Ok(None), |game| game.prepared_again(words))?;
        let Some(text) = again else { return Ok(false) };
        self.play(self.at, text.as_bytes(), words)?;
        Ok(true)
    }

    /// Whether the game at hand has one in which people learn it, and no other window keeps the game.
    pub(crate) fn can_teach(&self) -> bool {
        let has_lesson = |game: &dyn Tabletop| (game.playable().kind.lesson_code)().is_some();
        !self.looks_on() && self.at_hand().is_some_and(has_lesson)
    }

    /// Begins the game in which people learn the one that is prepared; the one on the table is set aside. Whether it has one.
    ///
    /// # Errors
    /// The sentence that says why it cannot be kept; nothing is begun then, and nothing set aside.
    pub(crate) fn begin_lesson(&mut self, words: &Words) -> Result<bool, String> {
        let lesson = self.prepared().map_or(Ok(None), |game| (game.playable().lesson)(words))?;
        let Some(text) = lesson else { return Ok(false) };
        self.play(self.prepared, text.as_bytes(), words)?;
        Ok(true)
    }

    /// Resumes a game that was set aside; the current game is set aside in its place.
    ///
    /// # Errors
    /// The sentence that says why it cannot be; nothing changes then.
    pub(crate) fn go_on_with(&mut self, kept: &Path, words: &Words) -> Result<(), String> {
        self.play_copy(kept, words)?;
        // It is in play now; should it stay there too, it is only offered twice.
        if let Err(error) = self.place.disk.remove(kept) {
            log::warn!("{} stays: {error}", kept.display());
        }
        Ok(())
    }

    /// Plays a copy of the game in that file; the one before it is set aside.
    ///
    /// # Errors
    /// The sentence that says why it cannot be; nothing changes then.
    pub(crate) fn play_copy(&mut self, file: &Path, words: &Words) -> Result<(), String> {
        let (at, bytes) = self.read(file, words)?;
        self.play(at, &bytes, words)
    }

    /// Whether that file is the one of the game in play.
    pub(crate) fn keeps(&self, file: &Path) -> bool {
        let absolute = |file| path::absolute(file).ok();
        absolute(file).is_some_and(|file| Some(file) == absolute(&self.place.file))
    }

    /// Returns which game the file keeps, and its bytes.
    ///
    /// # Errors
    /// The sentence that says why it cannot be played.
    pub(crate) fn read(&self, file: &Path, words: &Words) -> Result<(usize, Vec<u8>), String> {
        let unread = |error: String| {
            words.with("desk-kept-unread", &[("file", file.display().to_string().into()), ("error", error.into())])
        };
        let read = self.place.disk.read(file, FileKind::Game.longest()).map_err(|error| error.in_words(words));
        let bytes = read.map_err(unread)?;
        let named = FileKind::Game.game_of(&bytes).map_err(|damage| unread(damage.in_words(words)))?;
        // What names no game of ours is refused by the first one.
        let at = self.games.0.iter().position(|game| game.playable().kind.name == named).unwrap_or_default();
        if let Some(game) = self.games.0.get(at) {
            (game.playable().reads)(&bytes, words).map_err(unread)?;
        }
        Ok((at, bytes))
    }

    /// Puts a game in the place of the one on the table, which is set aside.
    fn play(&mut self, at: usize, bytes: &[u8], words: &Words) -> Result<(), String> {
        let place = self.place.clone();
        if at == self.at {
            self.table_mut().map_or(Ok(()), |game| game.play(bytes, words))?;
        } else {
            self.table_mut().map_or(Ok(()), |game| game.hand_over(bytes, words))?;
            (self.at, self.prepared) = (at, at);
            if let Some(game) = self.table_mut() {
                game.open(place);
                game.go_on();
            }
        }
        self.evening = None;
        self.changes += 1;
        Ok(())
    }

    /// The games that were set aside, of all kinds, the one played last first.
    ///
    /// They are read again only when a game was begun or the words are others.
    pub(crate) fn kept(&mut self, words: &Words, clock: &TellTime) -> Arc<[KeptGame]> {
        /// So many can be looked through at a glance.
        const MOST: usize = 12;
        let (games, place) = (&self.games, &self.place);
        let made = self.kept.of((words.language(), self.changes), |_| {
            let mut kept: Vec<KeptGame> =
                games.0.iter().flat_map(|game| (game.playable().kept)(place, words, clock, MOST)).collect();
            kept.sort_by_key(|game| Reverse(game.played));
            kept.truncate(MOST);
            kept.into()
        });
        Arc::clone(made)
    }
}

/// Which game the file says that it keeps; nothing if it does not say so, or if there is no file.
fn game_of(place: &Place) -> Option<String> {
    FileKind::Game.game_of(&place.disk.read(&place.file, FileKind::Game.longest()).ok()?).ok()
}
