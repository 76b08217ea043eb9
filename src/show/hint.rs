//! The hints shown to people who learn a game, each the first time that it applies.

use crate::stage::PartId;

/// A hint for one moment of a game, and the place to look at meanwhile.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The id, the same in every language; a hint once shown is not shown again.
    pub id: &'static str,
    /// The sentence.
    pub text: String,
    /// The place to look at.
    pub spot: Spot,
}

/// The place at which a hint points.
#[derive(Clone, Debug, PartialEq)]
pub enum Spot {
    /// The whole screen, unmarked.
    Whole,
    /// The cry.
    Cry,
    /// A part of the picture.
    Part(PartId),
    /// The sidebar.
    Side,
    /// The table of small fields.
    Grid,
    /// The track of the game's progress.
    Track,
}
