//! The hall of fame: the finished games, each once.

use super::finished::{Finished, GameId};
use super::names::PlayerName;

/// All finished games, as they were played; each stands here once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hall {
    games: Vec<Finished>,
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

/// Why a player cannot bear that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RenameRefusal {
    /// Nobody of that name played.
    #[error("nobody of this name has played: {0}")]
    Unknown(PlayerName),
    /// Both played in one game, so they are two.
    #[error("{0} and {1} have played against each other, so they are not one player")]
    Two(PlayerName, PlayerName),
}

impl Hall {
    /// The games, as they were played.
    #[must_use]
    pub fn games(&self) -> &[Finished] {
        &self.games
    }

    /// The game of that id.
    #[must_use]
    pub fn game(&self, id: GameId) -> Option<&Finished> {
        self.games.iter().find(|game| game.id() == id)
    }

    /// Adds a finished game; in place of the same one, if it is here, and then hands out what stood here.
    ///
    /// So a game that is corrected counts once.
    pub fn add(&mut self, game: Finished) -> Option<Finished> {
        let before = self.games.iter().position(|other| other.id() == game.id()).map(|at| self.games.remove(at));
        let order = |game: &Finished| (game.date(), game.stamp(), game.id());
        let at = self.games.partition_point(|other| order(other) < order(&game));
        self.games.insert(at, game);
        before
    }

    /// Takes a game out and hands it out.
    pub fn remove(&mut self, id: GameId) -> Option<Finished> {
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

    /// Gives a player another name in all games, and says in how many; where that name is another player's, the two
    /// become one.
    ///
    /// # Errors
    /// If nobody bears the name, or if the two have played against each other; nothing changes then.
    pub fn rename(&mut self, from: &PlayerName, to: &PlayerName) -> Result<usize, RenameRefusal> {
        let plays = |game: &Finished, name: &PlayerName| game.players().iter().any(|player| player.name == *name);
        if from != to && self.games.iter().any(|game| plays(game, from) && plays(game, to)) {
            return Err(RenameRefusal::Two(from.clone(), to.clone()));
        }
        let mut renamed = 0;
        for game in self.games.iter_mut().filter(|game| plays(game, from)) {
            game.rename(from, to);
            renamed += 1;
        }
        if renamed == 0 { Err(RenameRefusal::Unknown(from.clone())) } else { Ok(renamed) }
    }
}
