//! What can be wrong with a saved game that only this game knows.

use crate::chronicle::Code;
use crate::games::troyes_dice::rules::{NoSuchFace, Plaza, Side, WhichDie};

/// What only this game can find wrong in a file.
///
/// Orders and tiles are counted from 1, as a person counts them in the file; notches from 0, as everywhere.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Damage {
    /// A dealt wheel that the code does not deal.
    Plaza {
        /// The first notch that differs, from 0.
        notch: usize,
        /// What the file has there.
        found: Option<Plaza>,
        /// What the code deals there.
        dealt: Option<Plaza>,
        /// The code.
        code: Code,
    },
    /// Dealt tiles that the code does not deal.
    Tile {
        /// The first place that differs, from 1.
        at: usize,
        /// What the file has there.
        found: Option<(u8, Side)>,
        /// What the code deals there.
        dealt: Option<(u8, Side)>,
        /// The code.
        code: Code,
    },
    /// A roll with a die that shows what no die shows.
    Die {
        /// Which order, from 1.
        order: usize,
        /// Every die that is wrong, and what it is said to show.
        wrong: Vec<(WhichDie, NoSuchFace)>,
    },
}
