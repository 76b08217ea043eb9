//! The cover of a game: what people look for on a box before they choose it.

use crate::stage::Sprite;

/// The picture of a game, and what it asks of those who want to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The picture, in a square; the game's own where there is none.
    pub picture: Option<Sprite>,
    /// The fewest and the most players.
    pub players: [usize; 2],
    /// Whether any number plays along on sheets of their own; no more than the most players are counted.
    pub crowd: bool,
    /// The usual length, in minutes.
    pub minutes: u8,
    /// What must lie on the table.
    pub material: Material,
}

/// What must lie on the table, besides what the app replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// Sheets, which can be printed.
    Sheets,
    /// The cards of the box, or nothing.
    BoxOrNothing,
    /// The board and the pieces of the box.
    Box,
}
