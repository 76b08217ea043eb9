//! Who says what is printed on a card or a board.

use enum_map::Enum;

use super::named;

/// The source of a figure that the crier cannot see: one that is printed on a card or a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Source {
    /// The rulebook, the seed of the rules.
    Seed,
    /// The group, which read it from its own box.
    Group,
    /// We: a figure of the house, for groups without the box; never shown as the box's.
    House,
}

named!(Source { Seed: "rulebook", Group: "group", House: "house" });
