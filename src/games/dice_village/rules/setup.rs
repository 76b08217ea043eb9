//! What a table is opened from: anything may be asked, and all that is wrong is said at once.

use super::card::Heap;
use super::deck::{Merchant, NoSuchMerchant};
use super::happening::Count;
use crate::play::Seat;

/// A table as asked for; loose, and checked when [`super::Table::open`] opens a table from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// Who is first in the first round.
    pub first: Seat,
    /// Who is paid by merchants' stalls.
    pub paid: Paid,
    /// The merchant cards.
    pub cards: Cards,
}

/// Who is paid by merchants' stalls (`D 3.10`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Paid {
    /// The village's owner.
    #[default]
    Owner,
    /// Who sells there.
    Seller,
}

/// The merchant cards (`D 5.1`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    /// Those of the box lie on the table; the crier counts them, as far as a group tells of them.
    Counted(Depth),
    /// The house deck, by number in the order in which it was shuffled, the row first.
    House(Vec<u8>),
}

/// How much of a round a group with the box tells (`D 5.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// Nothing but the dice.
    Dice,
    /// Sales as well.
    Sales,
    /// All, so that purses are kept.
    Purses,
}

/// Why a setup makes no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupReason {
    /// So many cannot play.
    PlayerCount(u8),
    /// The first player has a seat that this table does not have.
    NoSuchFirst(Seat),
    /// There are so many merchants and not thirty.
    MerchantCount(usize),
    /// The merchant at this position (from 0) bears a number that none has.
    NoSuchMerchant(usize, u8),
    /// This merchant is named more than once.
    MerchantTwice(Merchant),
}

impl Depth {
    /// Whether a group of that depth tells all that the count depends on: cards come to the table by sales.
    #[must_use]
    pub const fn asks(self, count: Count) -> bool {
        match (self, count) {
            (Self::Dice, Count::Purse | Count::InHand | Count::OnTable)
            | (Self::Sales, Count::Purse | Count::InHand) => false,
            (Self::Sales, Count::OnTable) | (Self::Purses, Count::Purse | Count::InHand | Count::OnTable) => true,
        }
    }
}

impl Cards {
    /// How much of a round is told: of the house deck all, since each card is known.
    pub(super) const fn depth(&self) -> Depth {
        match self {
            Self::Counted(depth) => *depth,
            Self::House(_) => Depth::Purses,
        }
    }
}

impl Setup {
    /// The fewest and the most players (`D 1.1`).
    pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;

    /// The first player's seat and the merchants as they were shuffled, or every reason why not.
    pub(super) fn check(&self) -> Result<(Seat, Heap), Vec<SetupReason>> {
        let mut reasons = Vec::new();
        if !Self::PLAYERS.contains(&self.players) {
            reasons.push(SetupReason::PlayerCount(self.players));
        }
        if self.first.0 >= self.players {
            reasons.push(SetupReason::NoSuchFirst(self.first));
        }
        let pile = match &self.cards {
            Cards::Counted(_) => Heap::Counted(Merchant::COUNT),
            Cards::House(numbers) => Heap::House(check_pile(numbers, &mut reasons)),
        };
        if reasons.is_empty() { Ok((self.first, pile)) } else { Err(reasons) }
    }
}

/// The merchants that can be, while the reasons against the others are collected.
fn check_pile(numbers: &[u8], reasons: &mut Vec<SetupReason>) -> Vec<Merchant> {
    if numbers.len() != usize::from(Merchant::COUNT) {
        reasons.push(SetupReason::MerchantCount(numbers.len()));
    }
    let mut pile = Vec::new();
    for (position, number) in numbers.iter().enumerate() {
        match Merchant::try_from(*number) {
            Ok(merchant) => pile.push(merchant),
            Err(NoSuchMerchant(number)) => reasons.push(SetupReason::NoSuchMerchant(position, number)),
        }
    }
    let twice = |merchant: &Merchant| pile.iter().filter(|other| *other == merchant).count() > 1;
    reasons.extend(Merchant::all().filter(twice).map(SetupReason::MerchantTwice));
    pile
}
