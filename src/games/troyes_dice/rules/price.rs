//! The price of a die.

use super::banquet::Effect;
use super::wheel::Place;

/// A price in resources; the others are not asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Price {
    /// Deniers.
    pub denier: u8,
    /// Influence.
    pub influence: u8,
    /// Knowledge.
    pub knowledge: u8,
    /// Resources of any type.
    pub any: u8,
}

impl Price {
    /// The price of a free die.
    pub const NOTHING: Self = Self { denier: 0, influence: 0, knowledge: 0, any: 0 };

    /// Returns the price that the small layer prints at that place (`rules.md 1.6`).
    #[must_use]
    pub const fn at(place: Place) -> Self {
        match place {
            Place::Zero => Self::NOTHING,
            Place::One => Self { any: 1, ..Self::NOTHING },
            Place::Two => Self { denier: 1, ..Self::NOTHING },
            Place::Three => Self { denier: 2, ..Self::NOTHING },
        }
    }

    /// Returns the price under a tile's effect.
    ///
    /// Ruling `rules.md 4.6`: an extra price adds to the place's price and "any" stays "any"; tile 2's banquet makes the
    /// whole price nothing.
    #[must_use]
    pub const fn under(self, effect: Effect) -> Self {
        match effect {
            Effect::Free => Self::NOTHING,
            Effect::OneDenierMore => Self { denier: self.denier + 1, ..self },
            Effect::OneInfluenceMore => Self { influence: self.influence + 1, ..self },
            Effect::OneKnowledgeMore => Self { knowledge: self.knowledge + 1, ..self },
            Effect::InfluenceByTwo
            | Effect::NoInfluence
            | Effect::CathedralGains
            | Effect::WorkCitizen
            | Effect::ValueNothing
            | Effect::CheapColor
            | Effect::NoColorChange
            | Effect::FortressCitizens
            | Effect::GreatHallCounts
            | Effect::NoPrestige
            | Effect::StrikeIgnored
            | Effect::ClearStrikes => self,
        }
    }

    /// Whether the whole price is nothing (`rules.md 2.5`).
    #[must_use]
    pub fn is_free(self) -> bool {
        self == Self::NOTHING
    }
}
