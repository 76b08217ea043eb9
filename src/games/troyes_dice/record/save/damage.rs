//! The damage of a saved game that only this game can find.

use crate::chronicle::Code;
use crate::games::troyes_dice::rules::{NoSuchFace, Plaza, Side, WhichDie};

/// The damage of a saved game that only this game can find.
///
/// Orders and tiles are counted from 1, as a person counts them in the file; notches from 0, as everywhere.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Damage {
    /// A dealt wheel that the code does not deal.
    Plaza {
        /// The first notch that differs, from 0.
        notch: usize,
        /// The plaza in the file.
        found: Option<Plaza>,
        /// The plaza that the code deals.
        dealt: Option<Plaza>,
        /// The code.
        code: Code,
    },
    /// Dealt tiles that the code does not deal.
    Tile {
        /// The first place that differs, from 1.
        at: usize,
        /// The tile in the file.
        found: Option<(u8, Side)>,
        /// The tile that the code deals.
        dealt: Option<(u8, Side)>,
        /// The code.
        code: Code,
    },
    /// A roll with a die that shows no face.
    Die {
        /// The order, from 1.
        order: usize,
        /// Every wrong die, and its number in the file.
        wrong: Vec<(WhichDie, NoSuchFace)>,
    },
}
