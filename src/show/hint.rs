//! What is told to people who learn a game, the first time that it comes.

use crate::stage::PartId;

/// A sentence worth telling at one moment of a game, and where to look meanwhile.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// Which one, the same in every language: who was told it once is not told it again.
    pub id: &'static str,
    /// The sentence.
    pub text: String,
    /// Where to look.
    pub spot: Spot,
}

/// A place at which a hint looks.
#[derive(Clone, Debug, PartialEq)]
pub enum Spot {
    /// Nowhere: all that is shown stays as it is.
    Whole,
    /// What is cried.
    Cry,
    /// A part of the picture.
    Part(PartId),
    /// What stands beside the picture.
    Side,
    /// The table of small fields.
    Grid,
    /// How far the game has come.
    Track,
}
