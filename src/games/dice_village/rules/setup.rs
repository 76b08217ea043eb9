//! The setup of a table: anything may be asked, and all errors are reported at once.

use super::card::Heap;
use super::deck::{Merchant, NoSuchMerchant};
use super::happening::Count;
use crate::play::{Seat, named};

/// A table as requested; loose, and checked when [`super::Table::open`] opens a table from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The number of players.
    pub players: usize,
    /// The first player in the first round.
    pub first: Seat,
    /// The player whom merchants' stalls pay.
    pub paid: Paid,
    /// The merchant cards.
    pub cards: Cards,
}

/// The player whom merchants' stalls pay (`D 3.10`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Paid {
    /// The village's owner.
    #[default]
    Owner,
    /// The seller.
    Seller,
}

/// The merchant cards (`D 5.1`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    /// The merchants of the box, which are on the table; the crier counts them, as far as a group tells.
    Counted(Depth),
    /// The house deck, by number in the order in which it was shuffled, the row first.
    House(Vec<u8>),
}

/// The depth of what a group with the box tells of a round (`D 5.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// The dice only.
    Dice,
    /// Sales as well.
    Sales,
    /// Everything, so that purses are known.
    Purses,
}

named! {
    Paid { Owner: "owner", Seller: "seller" }
    Depth { Dice: "dice", Sales: "sales", Purses: "purses" }
}

/// Why a setup makes no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupReason {
    /// The number of players is impossible.
    PlayerCount(usize),
    /// The first player has a seat that this table does not have.
    NoSuchFirst(Seat),
    /// The number of merchants is this instead of thirty.
    MerchantCount(usize),
    /// The merchant at this position (from 0) has a number that none has.
    NoSuchMerchant(usize, u8),
    /// This merchant is named more than once.
    MerchantTwice(Merchant),
}

impl Depth {
    /// Whether a group of that depth tells everything that the count depends on: cards come to the table by sales.
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
    /// Returns how much of a round is told: everything with the house deck, since each card is known.
    pub(super) const fn depth(&self) -> Depth {
        match self {
            Self::Counted(depth) => *depth,
            Self::House(_) => Depth::Purses,
        }
    }
}

impl Setup {
    /// The range of the number of players (`D 1.1`).
    pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;

    /// Returns the first player's seat and the shuffled merchants, or every reason why not.
    pub(super) fn check(&self) -> Result<(Seat, Heap), Vec<SetupReason>> {
        let mut reasons = Vec::new();
        if !Self::PLAYERS.map(usize::from).any(|count| count == self.players) {
            reasons.push(SetupReason::PlayerCount(self.players));
        }
        if self.first.index() >= self.players {
            reasons.push(SetupReason::NoSuchFirst(self.first));
        }
        let pile = match &self.cards {
            Cards::Counted(_) => Heap::Counted(Merchant::COUNT),
            Cards::House(numbers) => Heap::House(check_pile(numbers, &mut reasons)),
        };
        if reasons.is_empty() { Ok((self.first, pile)) } else { Err(reasons) }
    }
}

/// Returns the valid merchants, and collects the reasons against the others.
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
