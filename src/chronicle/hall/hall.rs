//! The hall of fame: the finished games, each once.

use jiff::civil::Date;

use super::finished::{Finished, GameId};
use crate::chronicle::Recorded;

/// All finished games, as they were played; each stands here once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hall<G: Recorded> {
    games: Vec<Finished<G>>,
}

/// What an import did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// So many games were new here.
    pub added: usize,
    /// So many were here already, and alike.
    pub alike: usize,
    /// So many were here with other results or names; they stay as they are here.
    pub stayed: usize,
}

impl<G: Recorded> Default for Hall<G> {
    fn default() -> Self {
        Self { games: Vec::new() }
    }
}

impl<G: Recorded> Hall<G> {
    /// The games, as they were played.
    #[must_use]
    pub fn games(&self) -> &[Finished<G>] {
        &self.games
    }

    /// The game of that id.
    #[must_use]
    pub fn game(&self, id: GameId) -> Option<&Finished<G>> {
        self.games.iter().find(|game| game.id() == id)
    }

    /// Adds a finished game; in place of the same one, if it is here, and then hands out what stood here.
    ///
    /// So a game that is corrected counts once.
    pub fn add(&mut self, game: Finished<G>) -> Option<Finished<G>> {
        let before = self.games.iter().position(|other| other.id() == game.id()).map(|at| self.games.remove(at));
        let at = self.games.partition_point(|other| order(other) < order(&game));
        self.games.insert(at, game);
        before
    }

    /// Adds a game that is not here, unless it was played before the last one that is; says whether it did.
    pub(super) fn append(&mut self, game: Finished<G>) -> bool {
        let follows = self.games.last().is_none_or(|last| order(last) <= order(&game));
        if follows {
            self.games.push(game);
        }
        follows
    }

    /// Takes a game out and hands it out.
    pub fn remove(&mut self, id: GameId) -> Option<Finished<G>> {
        let at = self.games.iter().position(|game| game.id() == id)?;
        Some(self.games.remove(at))
    }

    /// Adds all games of another hall that are not here.
    ///
    /// Where both have a game and differ, what is here stays: nobody's correction at this table is undone by a file from
    /// another one.
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

/// By what games are sorted.
const fn order<G: Recorded>(game: &Finished<G>) -> (Date, u64, GameId) {
    (game.date(), game.stamp(), game.id())
}
