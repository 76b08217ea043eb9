//! The saved game, format by format.
//!
//! ```text
//! // A game of Troyes Dice, kept by Town Crier. Sum 5f3a9c01 of all below this line.
//! (
//!     format: 1,
//!     game: "troyes-dice",
//!     …
//!     orders: [
//!         roll(black: 3, clear: (1, 2, 6)),
//!         close,
//!     ],
//!     done: 2,
//! )
//! ```
//!
//! A new format is a file beside [`format_1`], a line in the table, and the new end of [`write()`].

mod damage;
mod format_1;

pub use damage::Damage;

use serde::Serialize;

use super::Record;
use crate::chronicle::SaveDamage;
use crate::chronicle::envelope::Format;
use crate::games::troyes_dice::rules::TroyesDice;

/// The formats that are read, by number.
pub(super) const FORMATS: &[Format<Record, SaveDamage<TroyesDice>>] = &[(1, format_1::read)];

/// Returns the record in the newest format.
pub(super) fn write(record: &Record) -> impl Serialize {
    format_1::Save::from(record)
}
