//! Coins and favours, and what they pay for.

/// Coins and favours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Purse {
    /// Coins.
    pub coins: u16,
    /// Favours.
    pub favours: u16,
}

impl Purse {
    /// With nothing in it.
    pub const NOTHING: Self = Self { coins: 0, favours: 0 };
    /// What everybody begins with (`D 2.1`).
    pub const FIRST: Self = Self { coins: 0, favours: 2 };
    /// What another roll of one's dice costs (`D 3.3`).
    pub const REROLL: Self = Self { coins: 0, favours: 1 };
    /// What one point up or down costs (`D 3.3`).
    pub const STEP: Self = Self { coins: 0, favours: 2 };
    /// What a card of the row costs (`D 3.15`).
    pub const CARD: Self = Self { coins: 5, favours: 0 };

    /// Whether all of that is in it.
    #[must_use]
    pub const fn has(self, price: Self) -> bool {
        self.coins >= price.coins && self.favours >= price.favours
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self { coins: self.coins.saturating_add(other.coins), favours: self.favours.saturating_add(other.favours) }
    }

    /// What is left when that was paid; nothing where there was too little.
    #[must_use]
    pub const fn without(self, price: Self) -> Self {
        Self { coins: self.coins.saturating_sub(price.coins), favours: self.favours.saturating_sub(price.favours) }
    }
}
