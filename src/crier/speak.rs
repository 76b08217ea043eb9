//! Cries and the things in them, in words.

use fluent_bundle::FluentValue;

use super::cry::Cry;
use super::words::{Args, Words};
use crate::games::troyes_dice::{
    ByColor, Color, Day, Die, Effect, Face, Half, HalfDay, Numbering, Offer, Order, Plaza, Price, Roll, Strike, Tile,
    TileInPlay,
};

impl Words {
    /// A cry as one or two sentences.
    #[must_use]
    pub fn cry(&self, cry: &Cry) -> String {
        match cry {
            Cry::Opening(numbering) => self.with("cry-opening", &[("numbers", self.numbering(*numbering).into())]),
            Cry::TileInPlay(tile) => self.with("cry-tile-in-play", &self.tile_args(*tile)),
            Cry::HalfDay(half_day) => self.half_day(*half_day),
            Cry::LastHalfDay => self.text("cry-last-half-day"),
            Cry::Spared(spared) => self.with("cry-spared", &color_value(spared.color, spared.value)),
            Cry::PlazaStruck(strike) => match strike.by {
                Die::Black => self.with("cry-plaza-struck", &color_value(strike.color, strike.value)),
                Die::Clear => self.with("cry-plaza-raided", &color_value(strike.color, strike.value)),
            },
            Cry::SheetsStruck(strike) => self.with("cry-sheets-struck", &color_value(strike.color, strike.value)),
            Cry::AlreadyStruck(strike) => self.with("cry-already-struck", &color_value(strike.color, strike.value)),
            Cry::Offered(offered) => {
                let offers: Vec<String> = offered.offers.iter().map(|offer| self.offer(offer)).collect();
                self.with("cry-offered", &[("offers", offers.join(" · ").into())])
            }
            Cry::NoneFree => self.text("cry-none-free"),
            Cry::Rebuilt { from, to } => {
                self.with("cry-rebuilt", &[("from", color(*from)), ("to", color(*to)), ("same", same(*from, *to))])
            }
            Cry::TurnedToRaid(tile) => {
                let effect = self.effect(tile.effect(crate::games::troyes_dice::Side::Raid));
                self.with("cry-turned-to-raid", &[("tile", number(tile.number())), ("effect", effect.into())])
            }
            Cry::DayBegan(day) => self.with("cry-day-began", &[("day", number(day.number()))]),
            Cry::SheetStrikesBegin => self.text("cry-sheet-strikes-begin"),
            Cry::LastDay => self.text("cry-last-day"),
            Cry::Ended => self.text("cry-ended"),
        }
    }

    /// The few words of a cry that stand in very large letters.
    #[must_use]
    pub fn headline(&self, cry: &Cry) -> String {
        match cry {
            Cry::SheetsStruck(strike) => self.with("headline-sheets-struck", &color_value(strike.color, strike.value)),
            Cry::AlreadyStruck(strike) => {
                self.with("headline-already-struck", &color_value(strike.color, strike.value))
            }
            Cry::Spared(spared) => self.with("headline-spared", &color_value(spared.color, spared.value)),
            Cry::Ended => self.text("headline-ended"),
            Cry::Opening(_)
            | Cry::PlazaStruck(_)
            | Cry::TileInPlay(_)
            | Cry::HalfDay(_)
            | Cry::LastHalfDay
            | Cry::Offered(_)
            | Cry::NoneFree
            | Cry::Rebuilt { .. }
            | Cry::TurnedToRaid(_)
            | Cry::DayBegan(_)
            | Cry::SheetStrikesBegin
            | Cry::LastDay => self.cry(cry),
        }
    }

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

    fn tile_args(&self, tile: TileInPlay) -> [(&'static str, FluentValue<'static>); 3] {
        use crate::games::troyes_dice::Side;

        let side = match tile.side {
            Side::Banquet => "banquet",
            Side::Raid => "raid",
        };
        [("tile", number(tile.tile.number())), ("side", side.into()), ("effect", self.effect(tile.effect()).into())]
    }
}

/// A color as the messages select on it.
fn color(color: Color) -> FluentValue<'static> {
    match color {
        Color::Red => "red".into(),
        Color::Yellow => "yellow".into(),
        Color::White => "white".into(),
    }
}

fn half(half: Half) -> FluentValue<'static> {
    match half {
        Half::Morning => "morning".into(),
        Half::Afternoon => "afternoon".into(),
    }
}

fn die(die: Die) -> FluentValue<'static> {
    match die {
        Die::Black => "black".into(),
        Die::Clear => "clear".into(),
    }
}

fn same(a: Color, b: Color) -> FluentValue<'static> {
    if a == b { "yes".into() } else { "no".into() }
}

fn number(number: u8) -> FluentValue<'static> {
    number.into()
}

fn color_value(of: Color, value: Face) -> [(&'static str, FluentValue<'static>); 2] {
    [("color", color(of)), ("value", number(value.value()))]
}
