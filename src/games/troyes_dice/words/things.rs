//! The things of the game in words: colors, days, dice, prices, tiles and plazas.

use fluent_bundle::FluentValue;

use super::values;
use crate::crier::{Args, InWords as _, MessageRef, Words};
use crate::games::troyes_dice::rules::{
    ByColor, Color, Day, Effect, Face, Half, HalfDay, Offer, Order, Plaza, Price, Roll, Side, Strike, Tile, TileInPlay,
};
use crate::games::troyes_dice::words;

/// Returns a color's name.
#[must_use]
pub fn color(words: &Words, of: Color) -> String {
    color_message(of).in_words(words)
}

/// Returns the message of a color's name.
pub(crate) const fn color_message(of: Color) -> &'static MessageRef {
    match of {
        Color::Red => const { &MessageRef::new("color").of_value("color", "red") },
        Color::Yellow => const { &MessageRef::new("color").of_value("color", "yellow") },
        Color::White => const { &MessageRef::new("color").of_value("color", "white") },
    }
}

/// Returns the letter of a color, for where colors are not visible.
#[must_use]
pub fn color_letter(words: &Words, of: Color) -> String {
    words.with("color-letter", &[("color", of.name().into())])
}

/// Returns a color as a plaza has it: in languages with genders it differs from a die's.
pub(crate) fn plaza_color(words: &Words, of: Color) -> String {
    words.with("plaza-color", &[("color", of.name().into())])
}

/// Returns “Day 3, morning”.
#[must_use]
pub fn half_day(words: &Words, half_day: HalfDay) -> String {
    words.with("half-day", &[("day", values::number(half_day.day.number())), ("half", half_day.half.name().into())])
}

/// Returns “Day 3”.
#[must_use]
pub fn day(words: &Words, day: Day) -> String {
    words.with("day", &[("day", values::number(day.number()))])
}

/// Returns “morning” or “afternoon”.
#[must_use]
pub fn half(words: &Words, of: Half) -> String {
    words.with("half", &[("half", of.name().into())])
}

/// Returns “Roll of day 3, morning” or “close of day 3, morning”: an order that was given in that half-day.
#[must_use]
pub fn order(words: &Words, order: &Order, given: HalfDay) -> String {
    let args: Args<'_> = &[("half-day", words::half_day(words, given).into())];
    match order {
        Order::Roll(_) => words.with("order-roll", args),
        Order::Close => words.with("order-close", args),
    }
}

/// Returns “Roll of day 3, morning”, which is still to come.
pub(crate) fn order_to_come(words: &Words, half_day: HalfDay) -> String {
    words.with("order-roll", &[("half-day", words::half_day(words, half_day).into())])
}

/// Returns “white 3”: a die of that color and value.
#[must_use]
pub fn color_die(words: &Words, color: Color, value: Face) -> String {
    color_number(words, color, value.value())
}

/// As [`color_die`], for a value that no face shows: a tile may make it 0 (`rules.md 4.7`).
pub(crate) fn color_number(words: &Words, color: Color, value: u8) -> String {
    words.with("colored-die", &[("color", color.name().into()), ("value", values::number(value))])
}

/// Returns “black 3, clear 1 3 6”.
#[must_use]
pub fn roll(words: &Words, roll: Roll) -> String {
    let clear: Vec<String> = roll.clear().iter().map(Face::to_string).collect();
    words.with("roll", &[("black", values::number(roll.black().value())), ("clear", clear.join(" ").into())])
}

/// Returns “white 4: 1 denier”, with the effect of a tile.
#[must_use]
pub fn offer(words: &Words, offer: &Offer) -> String {
    let price = words::price(words, offer.price());
    let args: Args<'_> = &[
        ("color", offer.color.name().into()),
        ("value", values::number(offer.value())),
        ("die", offer.die.name().into()),
        ("price", price.into()),
    ];
    let said = words.with("offer", args);
    match offer.effect() {
        Some(effect) => {
            words.with("offer-with-tile", &[("offer", said.into()), ("effect", words::effect(words, effect).into())])
        }
        None => said,
    }
}

/// Returns all offers in one sentence.
pub(crate) fn offers(words: &Words, offers: &[Offer]) -> String {
    let both = |before: String, after: String| {
        words.with("offer-and-offer", &[("before", before.into()), ("after", after.into())])
    };
    offers.iter().map(|offer| words::offer(words, offer)).reduce(both).unwrap_or_default()
}

/// Returns a price in words; “free” for a free die.
#[must_use]
pub fn price(words: &Words, price: Price) -> String {
    if price.is_free() {
        return words.text("price-free");
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
        .map(|(name, count)| words.with(name, &[("count", values::number(count))]))
        .collect();
    parts.join(" + ")
}

/// Returns the effect of a side of a tile, in one sentence.
#[must_use]
pub fn effect(words: &Words, effect: Effect) -> String {
    words.text(effect_message(effect))
}

/// Returns the effect in a few words, for use beside the tile's drawing.
#[must_use]
pub fn effect_in_short(words: &Words, effect: Effect) -> String {
    words.short(effect_message(effect))
}

const fn effect_message(effect: Effect) -> &'static str {
    match effect {
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
    }
}

/// Returns “Banquet 2: the die is free.”
#[must_use]
pub fn tile(words: &Words, tile: TileInPlay) -> String {
    words.with("tile", &tile_args(words, tile))
}

/// As [`tile`], beside a die's price: what the tile adds to that is included, and nobody is to add it once more.
#[must_use]
pub fn tile_beside_price(words: &Words, tile: TileInPlay) -> String {
    let [side, number, (name, _)] = tile_args(words, tile);
    if Price::NOTHING.under(tile.effect()).is_free() {
        self::tile(words, tile)
    } else {
        words.with("tile", &[side, number, (name, effect_in_short(words, tile.effect()).into())])
    }
}

/// As [`tile`], for any tile, in play or not.
#[must_use]
pub fn tile_side(words: &Words, tile: Tile, side: Side) -> String {
    words.with("tile", &side_args(words, tile, side))
}

/// Returns “tile 8”, to name it in a sentence.
#[must_use]
pub fn tile_name(words: &Words, tile: Tile) -> String {
    words.with("tile-name", &[("tile", values::number(tile.number()))])
}

/// Returns the number of dice of each color on offer.
#[must_use]
pub fn available(words: &Words, available: ByColor<u8>) -> String {
    let args: Args<'_> = &[
        ("red", values::number(available[Color::Red])),
        ("yellow", values::number(available[Color::Yellow])),
        ("white", values::number(available[Color::White])),
    ];
    words.with("available", args)
}

/// Returns “white plaza, red on its other face”.
#[must_use]
pub fn plaza(words: &Words, plaza: Plaza) -> String {
    words.with(
        "plaza",
        &[
            ("up", plaza.up.name().into()),
            ("down", plaza.down.name().into()),
            ("same", values::same(plaza.up, plaza.down)),
        ],
    )
}

/// Returns a strike in the log: “white 3 struck”.
#[must_use]
pub fn strike(words: &Words, strike: &Strike) -> String {
    let args = values::color_value(strike.color, strike.value);
    match (strike.sheets, strike.already) {
        (true, true) => words.with("strike-already", &args),
        (true, false) => words.with("strike-sheets", &args),
        (false, _) => words.with("strike-plaza", &args),
    }
}

pub(crate) fn tile_args(words: &Words, tile: TileInPlay) -> [(&'static str, FluentValue<'static>); 3] {
    side_args(words, tile.tile, tile.side)
}

fn side_args(words: &Words, tile: Tile, side: Side) -> [(&'static str, FluentValue<'static>); 3] {
    let effect = words::effect(words, tile.effect(side));
    [("tile", values::number(tile.number())), ("side", side.name().into()), ("effect", effect.into())]
}
