//! A die on offer: its price and its tile's effect.

use super::banquet::{Effect, TileInPlay};
use super::color::{ByColor, Color};
use super::die::{Die, Face};
use super::happening::Placed;
use super::price::Price;
use super::wheel::{Notch, Place};

/// A die on offer (`rules.md 2.5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offer {
    /// Its place in the half.
    pub place: Place,
    /// The notch of its plaza.
    pub notch: Notch,
    /// The color it took from its plaza.
    pub color: Color,
    /// The face it shows.
    pub face: Face,
    /// A clear die, or the black one where tile 8's banquet spared the plaza.
    pub die: Die,
    /// The tile beside its plaza.
    pub tile: Option<TileInPlay>,
}

/// The changes to a picked die that resources can pay for (`rules.md 3.1`, `3.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Changes {
    /// The most by which one influence changes the value; `None` where influence cannot.
    pub influence_step: Option<u8>,
    /// The knowledge that changes the color; `None` where knowledge cannot.
    pub color_knowledge: Option<u8>,
}

impl Offer {
    pub(super) const fn new(die: Placed, tile: Option<TileInPlay>) -> Self {
        let Placed { place, notch, color, die, value } = die;
        Self { place, notch, color, face: value, die, tile }
    }

    /// Returns the effect of its tile, if it has one.
    #[must_use]
    pub fn effect(&self) -> Option<Effect> {
        self.tile.map(TileInPlay::effect)
    }

    /// Returns the value of the die, 0 to 6: its face, but 0 by tile 4's raid (ruling `rules.md 4.7`).
    #[must_use]
    pub fn value(&self) -> u8 {
        match self.effect() {
            Some(Effect::ValueNothing) => 0,
            Some(_) | None => self.face.value(),
        }
    }

    /// Returns the whole price: the place's, under the tile's effect (`rules.md 4.6`).
    #[must_use]
    pub fn price(&self) -> Price {
        let price = Price::at(self.place);
        self.effect().map_or(price, |effect| price.under(effect))
    }

    /// Returns the changes that resources can pay for once the die is picked.
    #[must_use]
    pub fn changes(&self) -> Changes {
        let usual = Changes { influence_step: Some(1), color_knowledge: Some(2) };
        match self.effect() {
            Some(Effect::InfluenceByTwo) => Changes { influence_step: Some(2), ..usual },
            Some(Effect::NoInfluence) => Changes { influence_step: None, ..usual },
            Some(Effect::CheapColor) => Changes { color_knowledge: Some(1), ..usual },
            Some(Effect::NoColorChange) => Changes { color_knowledge: None, ..usual },
            Some(_) | None => usual,
        }
    }

    /// Returns the number of these offers of each color (`rules.md 2.7`).
    #[must_use]
    pub fn available(offers: &[Self]) -> ByColor<u8> {
        let mut available = ByColor::default();
        for offer in offers {
            available[offer.color] += 1;
        }
        available
    }
}

impl Changes {
    /// Returns the influence that changes a die of value `from` (0 to 6) to `to`; `None` where it cannot
    /// (`rules.md 3.1`).
    ///
    /// ```
    /// use town_crier::games::troyes_dice::rules::{Changes, Face};
    ///
    /// let usual = Changes { influence_step: Some(1), color_knowledge: Some(2) };
    /// assert_eq!(usual.influence(1, Face::Six), Some(5), "a die does not wrap");
    /// ```
    #[must_use]
    pub fn influence(self, from: u8, to: Face) -> Option<u8> {
        match (from.abs_diff(to.value()), self.influence_step) {
            (0, Some(_) | None) => Some(0),
            (distance, Some(step)) => Some(distance.div_ceil(step)),
            (_, None) => None,
        }
    }
}
