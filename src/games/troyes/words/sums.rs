//! What players gained, paid and lost in one order, in all.

use super::cry::Cry;
use crate::games::troyes::rules::{Good, Seat};

/// The sums of which no cry has told.
#[derive(Debug, Default)]
pub(super) struct Sums {
    gained: Vec<(Seat, Good, u16)>,
    lost: Vec<(Seat, Good, u16)>,
    /// Whose action it is: that player pays what others lose.
    acting: Option<Seat>,
}

impl Sums {
    /// Sets whose action it is.
    pub(super) const fn acts(&mut self, seat: Seat) {
        self.acting = Some(seat);
    }

    pub(super) fn gain(&mut self, seat: Seat, good: Good, amount: u16) {
        add(&mut self.gained, seat, good, amount);
    }

    pub(super) fn lose(&mut self, seat: Seat, good: Good, amount: u16) {
        add(&mut self.lost, seat, good, amount);
    }

    /// Takes the cries of all sums.
    pub(super) fn take(&mut self) -> Vec<Cry> {
        let acting = self.acting;
        let pays = |(seat, goods)| if acting == Some(seat) { Cry::Pays(seat, goods) } else { Cry::Lost(seat, goods) };
        let lost = by_seat(&mut self.lost).map(pays);
        lost.chain(by_seat(&mut self.gained).map(|(seat, goods)| Cry::Gained(seat, goods))).collect()
    }
}

/// Adds an amount to a player's sum of that good.
fn add(sums: &mut Vec<(Seat, Good, u16)>, seat: Seat, good: Good, amount: u16) {
    match sums.iter_mut().find(|(whose, of, _)| (*whose, *of) == (seat, good)) {
        Some((_, _, sum)) => *sum = sum.saturating_add(amount),
        None => sums.push((seat, good, amount)),
    }
}

/// Takes the sums, player by player, in the order in which they came.
fn by_seat(sums: &mut Vec<(Seat, Good, u16)>) -> impl Iterator<Item = (Seat, Vec<(Good, u16)>)> + use<> {
    let mut seats: Vec<(Seat, Vec<(Good, u16)>)> = Vec::new();
    for (seat, good, amount) in sums.drain(..).filter(|(_, _, amount)| *amount > 0) {
        match seats.iter_mut().find(|(whose, _)| *whose == seat) {
            Some((_, goods)) => goods.push((good, amount)),
            None => seats.push((seat, vec![(good, amount)])),
        }
    }
    seats.into_iter()
}
