//! Format 1 of the hall of fame: what stands below its first line; a promise to every file ever written.

use serde::{Deserialize, Serialize};

use crate::games::troyes_dice::record::schema::sheet_1::Sheet;

/// All that is kept.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Kept {
    pub(super) format: u32,
    pub(super) game: String,
    pub(super) games: Vec<Game>,
}

/// A finished game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Game {
    pub(super) id: String,
    pub(super) date: String,
    pub(super) stamp: u64,
    /// Empty where no code decided anything.
    pub(super) code: String,
    pub(super) expansion: bool,
    pub(super) players: Vec<Sheet>,
    pub(super) struck: Tally,
    pub(super) fair: Tally,
}

/// A count for each value, by color.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tally {
    pub(super) red: [u64; 6],
    pub(super) yellow: [u64; 6],
    pub(super) white: [u64; 6],
}
