//! Coins and favours, and the prices.

/// Coins and favours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Purse {
    /// The coins.
    pub coins: u16,
    /// The favours.
    pub favours: u16,
}

impl Purse {
    /// The empty purse.
    pub const NOTHING: Self = Self { coins: 0, favours: 0 };
    /// The purse at the beginning (`D 2.1`).
    pub const FIRST: Self = Self { coins: 0, favours: 2 };
    /// The price of another roll of one's dice (`D 3.3`).
    pub const REROLL: Self = Self { coins: 0, favours: 1 };
    /// The price of one point up or down (`D 3.3`).
    pub const STEP: Self = Self { coins: 0, favours: 2 };
    /// The price of a card of the row (`D 3.15`).
    pub const CARD: Self = Self { coins: 5, favours: 0 };

    /// Whether the purse has at least that much.
    #[must_use]
    pub const fn has(self, price: Self) -> bool {
        self.coins >= price.coins && self.favours >= price.favours
    }

    /// Returns the sum of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self { coins: self.coins.saturating_add(other.coins), favours: self.favours.saturating_add(other.favours) }
    }

    /// Returns the purse after paying a price, down to nothing where it has too little.
    #[must_use]
    pub const fn without(self, price: Self) -> Self {
        Self { coins: self.coins.saturating_sub(price.coins), favours: self.favours.saturating_sub(price.favours) }
    }
}
