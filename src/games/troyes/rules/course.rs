//! What is told beside the happenings of an order themselves.

use super::Troyes;
use super::exact::Count;
use super::good::Good;
use super::happening::{Change, Happening, Round};
use super::phase::Phase;
use super::purse::Why;
use crate::play::{self, Seat};

/// The happenings of an order of this game.
pub(super) type Course = play::Course<Troyes>;

impl Course {
    pub(super) fn begin(&mut self, phase: Phase) {
        self.tell(Happening::Round(Round::Began(phase)));
    }

    /// Adds what a player gains, as far as there is room for it (`T 11.3`).
    pub(super) fn gain(&mut self, seat: Seat, good: Good, due: u16, why: Why) {
        if let Some(player) = self.table().player(seat).filter(|_| due > 0) {
            let amount = due.min(player.purse().room(good));
            self.tell(Happening::Gained(Change { seat, good, amount, due, why }));
        }
    }

    /// Adds what a player pays or loses: all of it, or as much as there is. A purse that is not exact has enough.
    pub(super) fn lose(&mut self, seat: Seat, good: Good, due: u16, why: Why) {
        if let Some(player) = self.table().player(seat).filter(|_| due > 0) {
            let amount = if player.is_exact(good.into()) { due.min(player.purse().has(good)) } else { due };
            self.tell(Happening::Lost(Change { seat, good, amount, due, why }));
        }
    }

    /// Adds that a count is no longer exact, if it was.
    pub(super) fn leave_unsaid(&mut self, seat: Seat, count: Count) {
        if self.table().player(seat).is_some_and(|player| player.is_exact(count)) {
            let asked = self.table().depth().asks(count);
            self.tell(Happening::Inexact { seat, count, asked });
        }
    }
}
