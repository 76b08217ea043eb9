//! The three colors of the city's orders.

/// A color: of a plaza, of a clear die that lies on one, of a district (`rules.md 1.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Noble; its resource is influence.
    Red,
    /// Civil; its resource is the denier.
    Yellow,
    /// Religious; its resource is knowledge.
    White,
}

impl Color {
    /// All colors, in the order of the sheet's districts.
    pub const ALL: [Self; 3] = [Self::Red, Self::Yellow, Self::White];
}

/// One value for each color, so that none can be missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T> {
    /// The value for [`Color::Red`].
    pub red: T,
    /// The value for [`Color::Yellow`].
    pub yellow: T,
    /// The value for [`Color::White`].
    pub white: T,
}

impl<T> ByColor<T> {
    /// The value for `color`.
    pub const fn get(&self, color: Color) -> &T {
        match color {
            Color::Red => &self.red,
            Color::Yellow => &self.yellow,
            Color::White => &self.white,
        }
    }

    /// The value for `color`, to change it.
    pub const fn get_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Red => &mut self.red,
            Color::Yellow => &mut self.yellow,
            Color::White => &mut self.white,
        }
    }

    /// What the function says for each color.
    pub fn from_fn(value: impl Fn(Color) -> T) -> Self {
        Self { red: value(Color::Red), yellow: value(Color::Yellow), white: value(Color::White) }
    }
}
