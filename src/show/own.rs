//! What a player's own phone shows of that player, before everything else.

use crate::stage::{PartId, Sprite};

/// One player's things and turn, for that player's own phone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The player's sign.
    pub sprite: Sprite,
    /// The player's name.
    pub name: String,
    /// Whether the player acts now.
    pub turn: bool,
    /// The heading: that it is the player's turn, or else the name.
    pub heading: String,
    /// What the crier does next, where nobody chooses.
    pub next: String,
    /// The player's things, in rows.
    pub rows: Vec<OwnRow>,
}

/// A row of a player's things.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnRow {
    /// What the things are, over them; empty where the row says it.
    pub label: String,
    /// The things, from the left.
    pub things: Vec<OwnThing>,
    /// The row in words.
    pub said: String,
    /// Whether no neighbour may read it: a phone shows it only while it is held.
    pub secret: bool,
    /// What the things are in the picture: where all of them can be chosen, the row would only repeat them.
    pub parts: Vec<PartId>,
}

/// One of a player's things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnThing {
    /// Its drawings side by side, each of some drawings one on the other.
    pub stacks: Vec<Vec<Sprite>>,
    /// Its number, where the drawings do not tell it.
    pub text: Option<String>,
}
