//! The things of the game in words: colors, days, dice, prices, tiles and plazas.

use fluent_bundle::FluentValue;

use super::args::{color, color_value, die, half, number, same, side};
use crate::crier::{Args, Words};
use crate::games::troyes_dice::rules::{
    ByColor, Color, Day, Effect, Face, Half, HalfDay, Numbering, Offer, Order, Plaza, Price, Roll, Strike, Tile,
    TileInPlay,
};

impl Words {
    /// A color's name.
    #[must_use]
    pub fn color(&self, of: Color) -> String {
        self.with("color", &[("color", color(of))])
    }

    /// “Day 3, morning”.
    #[must_use]
    pub fn half_day(&self, half_day: HalfDay) -> String {
        self.with("half-day", &[("day", number(half_day.day.number())), ("half", half(half_day.half))])
    }

    /// “Day 3”.
    #[must_use]
    pub fn day(&self, day: Day) -> String {
        self.with("day", &[("day", number(day.number()))])
    }

    /// “morning” or “afternoon”.
    #[must_use]
    pub fn half(&self, of: Half) -> String {
        self.with("half", &[("half", half(of))])
    }

    /// “Roll of day 3, morning” or “close of day 3, morning”: an order that was given in that half-day.
    #[must_use]
    pub fn order(&self, order: &Order, given: HalfDay) -> String {
        let args: Args<'_> = &[("half-day", self.half_day(given).into())];
        match order {
            Order::Roll(_) => self.with("order-roll", args),
            Order::Close => self.with("order-close", args),
        }
    }

    /// “4 5 6 1 2 3”.
    #[must_use]
    pub fn numbering(&self, numbering: Numbering) -> String {
        let values: Vec<String> = numbering.values().iter().map(Face::to_string).collect();
        values.join(" ")
    }

    /// “black 3, clear 1 3 6”.
    #[must_use]
    pub fn roll(&self, roll: Roll) -> String {
        let clear: Vec<String> = roll.clear().iter().map(Face::to_string).collect();
        self.with("roll", &[("black", number(roll.black().value())), ("clear", clear.join(" ").into())])
    }

    /// “white 4: 1 denier”, with what a tile does.
    #[must_use]
    pub fn offer(&self, offer: &Offer) -> String {
        let price = self.price(offer.price());
        let args: Args<'_> = &[
            ("color", color(offer.color)),
            ("value", number(offer.value())),
            ("die", die(offer.die)),
            ("price", price.into()),
        ];
        let said = self.with("offer", args);
        match offer.effect() {
            Some(effect) => {
                self.with("offer-with-tile", &[("offer", said.into()), ("effect", self.effect(effect).into())])
            }
            None => said,
        }
    }

    /// All offers in one sentence.
    pub(crate) fn offers(&self, offers: &[Offer]) -> String {
        let both = |before: String, after: String| {
            self.with("offer-and-offer", &[("before", before.into()), ("after", after.into())])
        };
        offers.iter().map(|offer| self.offer(offer)).reduce(both).unwrap_or_default()
    }

    /// A price in words; “free” if it is nothing.
    #[must_use]
    pub fn price(&self, price: Price) -> String {
        if price.is_free() {
            return self.text("price-free");
        }
        let parts = [
            ("price-any", price.any),
            ("price-denier", price.denier),
            ("price-influence", price.influence),
            ("price-knowledge", price.knowledge),
        ];
        let parts: Vec<String> = parts
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(name, count)| self.with(name, &[("count", number(count))]))
            .collect();
        parts.join(" + ")
    }

    /// What a side of a tile does, in one sentence.
    #[must_use]
    pub fn effect(&self, effect: Effect) -> String {
        self.text(match effect {
            Effect::InfluenceByTwo => "effect-influence-by-two",
            Effect::NoInfluence => "effect-no-influence",
            Effect::Free => "effect-free",
            Effect::OneDenierMore => "effect-one-denier-more",
            Effect::CathedralGains => "effect-cathedral-gains",
            Effect::OneKnowledgeMore => "effect-one-knowledge-more",
            Effect::WorkCitizen => "effect-work-citizen",
            Effect::ValueNothing => "effect-value-nothing",
            Effect::CheapColor => "effect-cheap-color",
            Effect::NoColorChange => "effect-no-color-change",
            Effect::FortressCitizens => "effect-fortress-citizens",
            Effect::OneInfluenceMore => "effect-one-influence-more",
            Effect::GreatHallCounts => "effect-great-hall-counts",
            Effect::NoPrestige => "effect-no-prestige",
            Effect::StrikeIgnored => "effect-strike-ignored",
            Effect::ClearStrikes => "effect-clear-strikes",
        })
    }

    /// “Banquet 2: the die is free.”
    #[must_use]
    pub fn tile(&self, tile: TileInPlay) -> String {
        self.with("tile", &self.tile_args(tile))
    }

    /// “tile 8”, to name it in a sentence.
    #[must_use]
    pub fn tile_name(&self, tile: Tile) -> String {
        self.with("tile-name", &[("tile", number(tile.number()))])
    }

    /// How many dice of each color can be chosen.
    #[must_use]
    pub fn available(&self, available: ByColor<u8>) -> String {
        let args: Args<'_> =
            &[("red", number(available.red)), ("yellow", number(available.yellow)), ("white", number(available.white))];
        self.with("available", args)
    }

    /// “white plaza, red on its other face”.
    #[must_use]
    pub fn plaza(&self, plaza: Plaza) -> String {
        self.with(
            "plaza",
            &[("up", color(plaza.up)), ("down", color(plaza.down)), ("same", same(plaza.up, plaza.down))],
        )
    }

    /// A strike in the log: “white 3 struck”.
    #[must_use]
    pub fn strike(&self, strike: &Strike) -> String {
        let args = color_value(strike.color, strike.value);
        match (strike.sheets, strike.already) {
            (true, true) => self.with("strike-already", &args),
            (true, false) => self.with("strike-sheets", &args),
            (false, _) => self.with("strike-plaza", &args),
        }
    }

    pub(crate) fn tile_args(&self, tile: TileInPlay) -> [(&'static str, FluentValue<'static>); 3] {
        let effect = self.effect(tile.effect());
        [("tile", number(tile.tile.number())), ("side", side(tile.side)), ("effect", effect.into())]
    }
}
