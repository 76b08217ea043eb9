//! The damage of a saved game that only this game can find.

use crate::chronicle::Code;

/// The damage of a saved game that only this game can find.
///
/// Orders and cards are counted from 1, as a person counts them in the file; seats from 0, as everywhere.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Damage {
    /// A first player whom the code does not draw.
    First {
        /// The seat in the file.
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
        /// The merchant in the file.
        found: Option<u8>,
        /// The merchant that the code deals.
        dealt: Option<u8>,
        /// The code.
        code: Code,
    },
    /// An order with a face that no die has.
    Face {
        /// The order, from 1.
        order: usize,
        /// The number in the file.
        face: u8,
    },
    /// An order with a merchant that the house deck does not have.
    NoSuchMerchant {
        /// The order, from 1.
        order: usize,
        /// The merchant's number in the file.
        merchant: u8,
    },
}
