//! Format 1 of the save file: what stands below its first line.
//!
//! These types are a promise to every file ever written; they change only by a format 2 beside them. They are loose:
//! `super::decode` checks what they say.
//!
//! The reckoning and the dice struck before a takeover came in before any release could write this format, so they are a
//! part of it and not a format 2: left out where there is none, and files from before them mean the same and are written
//! the same, byte by byte.

use serde::{Deserialize, Serialize};

use super::sheet_1::Sheet;

/// All that is kept of a game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Kept {
    pub(super) format: u32,
    pub(super) game: String,
    pub(super) code: String,
    pub(super) players: Vec<String>,
    pub(super) day: u8,
    pub(super) half: Half,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) struck: Vec<Die>,
    pub(super) numbering: [u8; 6],
    pub(super) plazas: Plazas,
    pub(super) tiles: Tiles,
    pub(super) dice: Dice,
    pub(super) orders: Vec<Order>,
    /// How many of the orders count; the others were undone.
    pub(super) done: u32,
    #[serde(default, skip_serializing_if = "Reckoned::is_no")]
    pub(super) reckoned: Reckoned,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) sheets: Vec<Sheet>,
}

/// Whether the sheets were reckoned, and when.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Reckoned {
    #[default]
    No,
    On {
        date: String,
        stamp: u64,
    },
}

impl Reckoned {
    const fn is_no(&self) -> bool {
        match self {
            Self::No => true,
            Self::On { .. } => false,
        }
    }
}

/// A die of the sheets.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Die {
    pub(super) color: Color,
    pub(super) value: u8,
}

/// The wheel, by notch: always written out, so that a person sees it and a changed dealing would be noticed.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Plazas {
    Dealt(Vec<Plaza>),
    Entered(Vec<Plaza>),
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plaza {
    pub(super) up: Color,
    pub(super) down: Color,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Color {
    Red,
    Yellow,
    White,
}

/// The tiles, clockwise; written out like the wheel.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Tiles {
    None,
    Dealt(Vec<Tile>),
    Entered(Vec<Tile>),
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tile {
    pub(super) tile: u8,
    pub(super) side: Side,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Side {
    Banquet,
    Raid,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Half {
    Morning,
    Afternoon,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Dice {
    Dealt,
    Entered,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Order {
    Roll { black: u8, clear: [u8; 3] },
    Close,
}
