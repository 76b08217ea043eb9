//! The achievements that a game brought for the first time.

use std::fmt::Debug;
use std::sync::Arc;

use super::told::CeremonyView;
use crate::chronicle::hall::{GameId, Hall};
use crate::crier::Words;
use crate::play::Seat;
use crate::show::counted::Counted;
use crate::show::kind::GameKind;

/// The achievements that a player reached for the first time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The player's name.
    pub name: String,
    /// The achievements.
    pub achieved: Vec<String>,
}

/// The new achievements of the players of a game in the hall of fame, in no language.
#[derive(Clone, Debug)]
pub struct Seals {
    pub(super) hall: Arc<dyn Sealed>,
    pub(super) game: GameId,
    pub(super) any: bool,
}

impl Seals {
    /// Finds the new achievements of a game's players, once the game is in this hall.
    #[must_use]
    pub fn new<G: Counted>(like: &Words, hall: Hall<G>, game: GameId) -> Self {
        let hall = Arc::new(HallOf { hall, game });
        Self { any: !hall.seals(&GameKind::of::<G>().own_words(like)).is_empty(), hall, game }
    }
}

impl CeremonyView {
    /// Returns the seat of the player of that name.
    #[must_use]
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.players.iter().find(|(_, own)| *own == name).map(|(seat, _)| seat)
    }
}

impl Seal {
    /// Returns the achievements in a sentence.
    #[must_use]
    pub fn told(&self, words: &Words) -> String {
        let args = [("name", self.name.as_str().into()), ("achievements", self.achieved.join(", ").into())];
        words.with("results-new", &args)
    }
}

/// A hall of fame with its type erased.
pub(super) trait Sealed: Debug + Send + Sync {
    fn seals(&self, words: &Words) -> Vec<Seal>;
}

#[derive(Debug)]
struct HallOf<G: Counted> {
    hall: Hall<G>,
    game: GameId,
}

impl<G: Counted> Sealed for HallOf<G> {
    fn seals(&self, words: &Words) -> Vec<Seal> {
        let new = G::achieved_with(words, &self.hall, self.game).into_iter();
        let new = new.filter(|(_, achieved)| !achieved.is_empty());
        new.map(|(name, achieved)| Seal { name: name.shown(), achieved }).collect()
    }
}
