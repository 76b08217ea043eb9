//! The saved game, format by format.
//!
//! ```text
//! // A game of Troyes, kept by Town Crier. Sum 5f3a9c01 of all below this line.
//! (
//!     format: 1,
//!     game: "troyes",
//!     …
//!     orders: [
//!         settle(palace),
//!         counter(black: [0, 2], with: [0]),
//!         act(dice: [(seat(0), 1), (gray, 0)], purpose: agriculture),
//!     ],
//!     done: 3,
//! )
//! ```
//!
//! A new format is a file beside [`format_1`], a line in the table, and the new end of [`write()`].

mod corrections_1;
mod damage;
mod format_1;
mod orders_1;
mod values_1;

pub use damage::Damage;
pub(super) use values_1::{Card as Named, Sheet};

use serde::Serialize;

use super::{Record, SaveDamage};
use crate::chronicle::envelope::Format;

/// The formats that are read, by number.
pub(super) const FORMATS: &[Format<Record, SaveDamage>] = &[(1, format_1::read)];

/// Returns the record in the newest format.
pub(super) fn write(record: &Record) -> impl Serialize {
    format_1::Save::from(record)
}
