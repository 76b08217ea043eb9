//! The owner of the game in play.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use super::seat::Seat;
use super::tabletop::{FirstScreen, Tabletop};
use crate::chronicle::FileKind;
use crate::crier::Words;
use crate::desk::jobs::Outbox;
use crate::desk::played::Played;
use crate::show::{Evening, Pace};

/// The games that can be played, in the order in which they are offered.
#[derive(Default)]
pub struct Games(Vec<Box<dyn Tabletop>>);

impl Games {
    /// These games and that one.
    #[must_use]
    pub fn with<G: Played>(mut self) -> Self {
        self.0.push(Box::new(Seat::<G>::new()));
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
    file: PathBuf,
    outbox: Outbox,
    pub(crate) pace: Pace,
    pub(crate) evening: Option<Evening>,
}

impl Session {
    /// Opens the file of the game in play with the game that it names, and says what to show first.
    pub(crate) fn open(games: Games, file: &Path, outbox: Outbox) -> (Self, FirstScreen) {
        let named = game_of(file);
        let at = named.and_then(|name| games.0.iter().position(|game| game.name() == name)).unwrap_or_default();
        let mut session =
            Self { games, at, prepared: at, file: file.to_path_buf(), outbox, pace: Pace::default(), evening: None };
        let (file, outbox) = (session.file.clone(), session.outbox.clone());
        let first = session.table_mut().map_or(FirstScreen::Setup, |game| game.open(&file, outbox));
        (session, first)
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

    /// The titles of all games, and which one is prepared.
    pub(crate) fn choices(&self) -> (Vec<&'static str>, usize) {
        (self.games.0.iter().map(|game| game.title()).collect(), self.prepared)
    }

    /// Prepares another game; a form that is filled in stays as it is.
    pub(crate) fn prepare(&mut self, game: usize) {
        if game < self.games.0.len() {
            self.prepared = game;
        }
    }

    /// The seat of that game, if it is the one on the table.
    pub(crate) fn seat<G: Played>(&self) -> Option<&Seat<G>> {
        self.table()?.as_any().downcast_ref()
    }

    /// The seat of that game, to change it.
    pub(crate) fn seat_mut<G: Played>(&mut self) -> Option<&mut Seat<G>> {
        self.table_mut()?.as_any_mut().downcast_mut()
    }

    /// Begins the game that is prepared; the one before it is set aside. Whether its form holds.
    ///
    /// # Errors
    /// The sentence that says why it cannot be kept; nothing is begun then.
    pub(crate) fn begin(&mut self, words: &Words) -> Result<bool, String> {
        if self.prepared != self.at {
            if !self.prepared_mut().is_some_and(|game| game.holds(words)) {
                return Ok(false);
            }
            if let Some(game) = self.table_mut() {
                game.leave(words)?;
            }
            self.at = self.prepared;
            let (file, outbox) = (self.file.clone(), self.outbox.clone());
            if let Some(game) = self.table_mut() {
                game.open(&file, outbox);
            }
        }
        let begun = self.table_mut().map_or(Ok(false), |game| game.begin(words))?;
        if begun {
            self.evening = None;
        }
        Ok(begun)
    }
}

/// Which game the file says that it keeps; nothing if it does not say so, or if there is no file.
fn game_of(file: &Path) -> Option<String> {
    let mut bytes = Vec::new();
    let longest = FileKind::Game.longest() as u64;
    File::open(file).ok()?.take(longest + 1).read_to_end(&mut bytes).ok()?;
    FileKind::Game.game_of(&bytes).ok()
}
