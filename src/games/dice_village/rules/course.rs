//! What is told beside the happenings of an order themselves.

use super::DiceVillage;
use super::happening::{Ending, Happening};
use crate::play::{self, Seat};

/// The happenings of an order of this game.
pub(super) type Course = play::Course<DiceVillage>;

impl Course {
    /// Adds a happening that brings cards to a table, and those of ninth cards and of the last round, if it causes them
    /// (`D 4.1`).
    pub(super) fn tell_cards(&mut self, happening: Happening) {
        let had_nine: Vec<Seat> = self.with_nine();
        self.tell(happening);
        let new: Vec<Seat> = self.with_nine().into_iter().filter(|seat| !had_nine.contains(seat)).collect();
        let is_first = had_nine.is_empty() && !new.is_empty();
        for seat in new {
            self.tell(Happening::Ending(Ending::Ninth(seat)));
        }
        if is_first {
            self.tell(Happening::Ending(Ending::LastRound));
        }
    }

    fn with_nine(&self) -> Vec<Seat> {
        self.table().players().filter(|(_, player)| player.has_nine()).map(|(seat, _)| seat).collect()
    }
}
