//! The hall of fame: the finished games, each once.

use jiff::civil::Date;

use super::finished::{Finished, GameId};
use crate::chronicle::Recorded;

/// All finished games in the order of play, each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hall<G: Recorded> {
    games: Vec<Finished<G>>,
}

/// The counts of an import: of games into a hall, of figures into a card book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The number of those that were new here.
    pub added: usize,
    /// The number of those that were here already, and alike.
    pub alike: usize,
    /// The number of those that were here with other contents; those here are kept.
    pub stayed: usize,
}

impl<G: Recorded> Default for Hall<G> {
    fn default() -> Self {
        Self { games: Vec::new() }
    }
}

impl<G: Recorded> Hall<G> {
    /// The games in the order of play.
    #[must_use]
    pub fn games(&self) -> &[Finished<G>] {
        &self.games
    }

    /// Returns the game with this id.
    #[must_use]
    pub fn game(&self, id: GameId) -> Option<&Finished<G>> {
        self.games.iter().find(|game| game.id() == id)
    }

    /// Adds a finished game; replaces the one with the same id, and returns it.
    ///
    /// So a corrected game counts once. It was played as long as before, if that is known: who corrects does not play.
    pub fn add(&mut self, game: Finished<G>) -> Option<Finished<G>> {
        let before = self.games.iter().position(|other| other.id() == game.id()).map(|at| self.games.remove(at));
        let minutes = before.as_ref().and_then(Finished::minutes).or(game.minutes());
        let game = game.with_minutes(minutes);
        let at = self.games.partition_point(|other| order(other) < order(&game));
        self.games.insert(at, game);
        before
    }

    /// Appends a game with a new id, unless it was played before the last one; returns whether it did.
    pub(super) fn append(&mut self, game: Finished<G>) -> bool {
        let follows = self.games.last().is_none_or(|last| order(last) <= order(&game));
        if follows {
            self.games.push(game);
        }
        follows
    }

    /// Removes the game with this id and returns it.
    pub fn remove(&mut self, id: GameId) -> Option<Finished<G>> {
        let at = self.games.iter().position(|game| game.id() == id)?;
        Some(self.games.remove(at))
    }

    /// Adds the games of another hall whose ids are not here.
    ///
    /// Where both have a game and differ, the one here is kept: nobody's correction at this table is undone by a file
    /// from another one.
    pub fn merge(&mut self, other: Self) -> Imported {
        let mut imported = Imported::default();
        for game in other.games {
            match self.game(game.id()) {
                None => {
                    self.add(game);
                    imported.added += 1;
                }
                Some(here) if *here == game => imported.alike += 1,
                Some(_) => imported.stayed += 1,
            }
        }
        imported
    }
}

/// The key by which games are sorted.
const fn order<G: Recorded>(game: &Finished<G>) -> (Date, u64, GameId) {
    (game.date(), game.stamp(), game.id())
}
