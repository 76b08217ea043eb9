//! The opening of a game: what the code deals and what people entered.

use super::{deal_first, deal_merchants};
use crate::chronicle::{Code, DiceFrom};
use crate::games::dice_village::rules::{Cards, Depth, Merchant, Paid, Seat, Setup};

/// The source of the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstFrom {
    /// The code draws one.
    Code,
    /// The player at that seat.
    Entered(Seat),
}

/// The source of the merchants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardsFrom {
    /// The box: the cards are on the table, and the crier counts them, as far as the group tells.
    Box(Depth),
    /// The code shuffles the house deck.
    Code,
}

/// A game as asked for; loose, and checked when a record is opened from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The code that deals what is not entered.
    pub code: Code,
    /// The players' names, by seat.
    pub players: Vec<String>,
    /// The first player.
    pub first: FirstFrom,
    /// The player whom merchants' stalls pay.
    pub paid: Paid,
    /// The merchants.
    pub cards: CardsFrom,
    /// The dice.
    pub dice: DiceFrom,
}

impl Opening {
    /// Returns a first game with this code: two players without names, with the house deck, all dealt.
    #[must_use]
    pub fn from_code(code: Code) -> Self {
        Self {
            code,
            players: vec![String::new(); 2],
            first: FirstFrom::Code,
            paid: Paid::Owner,
            cards: CardsFrom::Code,
            dice: DiceFrom::Code,
        }
    }

    /// Returns the setup, with what the code deals filled in.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        Setup {
            players: self.players.len(),
            first: match self.first {
                FirstFrom::Code => deal_first(&self.code, players),
                FirstFrom::Entered(first) => first,
            },
            paid: self.paid,
            cards: match self.cards {
                CardsFrom::Box(depth) => Cards::Counted(depth),
                CardsFrom::Code => Cards::House(deal_merchants(&self.code).into_iter().map(Merchant::number).collect()),
            },
        }
    }

    /// Returns the code, if it decides anything.
    #[must_use]
    pub fn deciding_code(&self) -> Option<&Code> {
        let deals = self.first == FirstFrom::Code || self.cards == CardsFrom::Code || self.dice == DiceFrom::Code;
        deals.then_some(&self.code)
    }

    /// Returns how the game began, spelled out by hand, so that the text stays the same whatever becomes of the rules'
    /// types and of the save file.
    pub(super) fn identity(&self) -> String {
        let paid = match self.paid {
            Paid::Owner => "owner",
            Paid::Seller => "seller",
        };
        let cards = match self.cards {
            CardsFrom::Box(_) => "box",
            CardsFrom::Code => "house",
        };
        let Setup { players, first, .. } = self.setup();
        [&*players.to_string(), &*first.0.to_string(), paid, cards].join("\n")
    }
}
