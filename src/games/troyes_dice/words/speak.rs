//! Cries in words: as sentences, and as the few words that stand in very large letters.

use super::Cry;
use super::args::{color, color_value, half, number, same, side};
use crate::crier::Words;
use crate::games::troyes_dice::rules::{Die, Side, Strike};

impl Words {
    /// A cry as one or two sentences.
    #[must_use]
    pub fn cry(&self, cry: &Cry) -> String {
        match cry {
            Cry::Opening(numbering) => self.with("cry-opening", &[("numbers", self.numbering(*numbering).into())]),
            Cry::TileInPlay(tile) => self.with("cry-tile-in-play", &self.tile_args(*tile)),
            Cry::HalfDay(half_day) => {
                self.with("cry-half-day", &[("day", number(half_day.day.number())), ("half", half(half_day.half))])
            }
            Cry::LastHalfDay => self.text("cry-last-half-day"),
            Cry::Spared(spared) => self.with("cry-spared", &color_value(spared.color, spared.value)),
            Cry::PlazaStruck(strike) => self.plaza_struck(*strike, "cry-plaza-struck", "cry-plaza-raided"),
            Cry::SheetsStruck(strike) => self.with("cry-sheets-struck", &color_value(strike.color, strike.value)),
            Cry::AlreadyStruck(strike) => self.with("cry-already-struck", &color_value(strike.color, strike.value)),
            Cry::Offered(offered) => self.with("cry-offered", &[("offers", self.offers(&offered.offers).into())]),
            Cry::NoneFree => self.text("cry-none-free"),
            Cry::Rebuilt { from, to } => {
                self.with("cry-rebuilt", &[("from", color(*from)), ("to", color(*to)), ("same", same(*from, *to))])
            }
            Cry::TurnedToRaid(tile) => {
                let effect = self.effect(tile.effect(Side::Raid));
                self.with("cry-turned-to-raid", &[("tile", number(tile.number())), ("effect", effect.into())])
            }
            Cry::DayBegan(day) => self.with("cry-day-began", &[("day", number(day.number()))]),
            Cry::SheetStrikesBegin => self.text("cry-sheet-strikes-begin"),
            Cry::LastDay => self.text("cry-last-day"),
            Cry::Ended => self.text("cry-ended"),
        }
    }

    /// The few words of a cry that stand in very large letters; the same in both manners.
    #[must_use]
    pub fn headline(&self, cry: &Cry) -> String {
        match cry {
            Cry::Opening(numbering) => self.with("headline-opening", &[("numbers", self.numbering(*numbering).into())]),
            Cry::TileInPlay(tile) => {
                self.with("headline-tile-in-play", &[("tile", number(tile.tile.number())), ("side", side(tile.side))])
            }
            Cry::HalfDay(half_day) => self.half_day(*half_day),
            Cry::LastHalfDay => self.text("headline-last-half-day"),
            Cry::Spared(spared) => self.with("headline-spared", &color_value(spared.color, spared.value)),
            Cry::PlazaStruck(strike) => self.plaza_struck(*strike, "headline-plaza-struck", "headline-plaza-raided"),
            Cry::SheetsStruck(strike) => self.with("headline-sheets-struck", &color_value(strike.color, strike.value)),
            Cry::AlreadyStruck(strike) => {
                self.with("headline-already-struck", &color_value(strike.color, strike.value))
            }
            Cry::Offered(_) => self.text("headline-offered"),
            Cry::NoneFree => self.text("headline-none-free"),
            Cry::Rebuilt { from, to } => {
                self.with("headline-rebuilt", &[("from", color(*from)), ("to", color(*to)), ("same", same(*from, *to))])
            }
            Cry::TurnedToRaid(tile) => self.with("headline-turned-to-raid", &[("tile", number(tile.number()))]),
            Cry::DayBegan(day) => self.with("headline-day-began", &[("day", number(day.number()))]),
            Cry::SheetStrikesBegin => self.text("headline-sheet-strikes-begin"),
            Cry::LastDay => self.text("headline-last-day"),
            Cry::Ended => self.text("headline-ended"),
        }
    }

    /// A destroyed plaza, by the message for the black die or by the one for a raid.
    fn plaza_struck(&self, strike: Strike, struck: &str, raided: &str) -> String {
        let name = match strike.by {
            Die::Black => struck,
            Die::Clear => raided,
        };
        let args = [
            ("color", color(strike.color)),
            ("value", number(strike.value.value())),
            ("day", number(strike.half_day.day.number())),
            ("half", half(strike.half_day.half)),
        ];
        self.with(name, &args)
    }
}
