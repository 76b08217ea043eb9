//! The picks that players propose, until the desk takes them.

use std::collections::VecDeque;

use crate::play::{PickId, Seat};

/// A pick that a player proposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picked {
    /// The player.
    pub seat: Seat,
    /// The number of orders before the choice.
    pub orders: usize,
    /// The pick.
    pub pick: PickId,
    /// Its number, if it has one and it is said.
    pub number: Option<u16>,
}

/// The picks that the desk has yet to take, the oldest first.
#[derive(Debug, Default)]
pub struct Picks(VecDeque<Picked>);

impl Picks {
    /// The number of picks of a seat that wait; the oldest of that seat makes way for another one.
    pub const MOST: usize = 8;

    /// Adds a pick.
    pub fn add(&mut self, picked: Picked) {
        let of_seat = |waiting: &&Picked| waiting.seat == picked.seat;
        if self.0.iter().filter(of_seat).count() >= Self::MOST {
            let oldest = self.0.iter().position(|waiting| waiting.seat == picked.seat);
            oldest.and_then(|at| self.0.remove(at));
        }
        self.0.push_back(picked);
    }

    /// Drops the picks of a seat.
    pub fn drop_of(&mut self, seat: Seat) {
        self.0.retain(|waiting| waiting.seat != seat);
    }

    /// Takes all picks out.
    pub fn take(&mut self) -> impl Iterator<Item = Picked> + use<> {
        std::mem::take(&mut self.0).into_iter()
    }
}
