//! The damage of a saved game that only this game can find.

use crate::chronicle::Code;
use crate::chronicle::cards::CardDamage;
use crate::games::troyes::rules::{Character, Seat};

/// The damage of a saved game that only this game can find.
///
/// Orders are counted from 1, as a person counts them in the file; seats from 0, as everywhere.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Damage {
    /// A start player whom the code does not draw.
    Start {
        /// The seat in the file.
        found: u8,
        /// The seat that the code draws.
        dealt: u8,
        /// The code.
        code: Code,
    },
    /// Characters that the code does not deal to a player.
    Characters {
        /// The player.
        seat: Seat,
        /// The characters in the file.
        found: Vec<Character>,
        /// The characters that the code deals.
        dealt: Vec<Character>,
        /// The code.
        code: Code,
    },
    /// The copy of the card book is damaged.
    Cards(CardDamage),
    /// An order with figures of cards that are damaged.
    Page {
        /// The order, from 1.
        order: usize,
        /// The damage.
        damage: CardDamage,
    },
    /// An order with figures of no card, or of more than one.
    PageOf {
        /// The order, from 1.
        order: usize,
        /// The number of cards.
        cards: usize,
    },
    /// An order with a face that no die has.
    Face {
        /// The order, from 1.
        order: usize,
        /// The number in the file.
        face: u8,
    },
}
