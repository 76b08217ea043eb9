//! The three colors of the city's orders.

use enum_map::{Enum, EnumMap};

use crate::play::named;

/// A color: of a plaza, of a clear die that lies on one, of a district (`rules.md 1.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Color {
    /// Noble; its resource is influence.
    Red,
    /// Civil; its resource is the denier.
    Yellow,
    /// Religious; its resource is knowledge.
    White,
}

// In the order of the sheet's districts.
named!(Color { Red: "red", Yellow: "yellow", White: "white" });

/// One value for each color, in the order of [`Color::ALL`].
pub type ByColor<T> = EnumMap<Color, T>;
