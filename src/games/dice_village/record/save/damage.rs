//! What can be wrong with a saved game that only this game knows.

use crate::chronicle::Code;

/// What only this game can find wrong in a file.
///
/// Orders and cards are counted from 1, as a person counts them in the file; seats from 0, as everywhere.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Damage {
    /// A first player whom the code does not draw.
    First {
        /// The seat that the file has.
        found: u8,
        /// The seat that the code draws.
        dealt: u8,
        /// The code.
        code: Code,
    },
    /// A dealt deck that the code does not deal.
    Merchant {
        /// The first card that differs, from 1.
        at: usize,
        /// What the file has there.
        found: Option<u8>,
        /// What the code deals there.
        dealt: Option<u8>,
        /// The code.
        code: Code,
    },
    /// An order with a face that no die has.
    Face {
        /// Which order, from 1.
        order: usize,
        /// What the die is said to show.
        face: u8,
    },
    /// An order with a merchant that the house deck does not have.
    NoSuchMerchant {
        /// Which order, from 1.
        order: usize,
        /// Its number.
        merchant: u8,
    },
}
