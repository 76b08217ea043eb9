//! The kind and the words of a cry: as sentences, and as the few words in very large letters.

use super::{Cry, things, values};
use crate::crier::Urgency::{Alarm, Call, Note};
use crate::crier::voice::Bell;
use crate::crier::{Announcement, Args, CryKind, Turn, Words};
use crate::games::troyes_dice::rules::{Die, Side, Strike};
use crate::games::troyes_dice::words;

impl Announcement for Cry {
    fn kind(&self) -> CryKind {
        match self {
            Self::Opening(_) => CryKind::rung(Call, Bell::Day, "the game opens"),
            Self::TileInPlay(_) => CryKind::silent(Note, "a tile lies on the table"),
            Self::HalfDay(_) => CryKind::rung(Note, Bell::Roll, "a half-day begins"),
            Self::LastHalfDay => CryKind::rung(Call, Bell::Day, "the last half-day"),
            Self::Spared(_) => CryKind::rung(Call, Bell::Spared, "a plaza is spared"),
            Self::PlazaStruck(strike) => {
                let name = struck_by(*strike, "the black die strikes a plaza", "a raid strikes a plaza");
                CryKind::rung(Call, Bell::Strike, name)
            }
            Self::SheetsStruck(_) => CryKind::rung(Alarm, Bell::SheetStrike, "the sheets are struck"),
            Self::AlreadyStruck(_) => CryKind::rung(Call, Bell::Strike, "struck before"),
            Self::Offered(_) => CryKind::silent(Note, "dice to choose from"),
            Self::NoneFree => CryKind::silent(Call, "no die is free"),
            Self::Rebuilt { .. } => CryKind::silent(Note, "a plaza is rebuilt"),
            Self::TurnedToRaid(_) => CryKind::rung(Call, Bell::Raid, "a tile turns to its raid side"),
            Self::DayBegan(_) => CryKind::rung(Call, Bell::Day, "a day begins"),
            Self::SheetStrikesBegin => CryKind::rung(Alarm, Bell::Day, "the first day on which sheets are struck"),
            Self::LastDay => CryKind::rung(Call, Bell::Day, "the last day"),
            Self::Ended => CryKind::rung(Alarm, Bell::End, "the game ends"),
        }
    }

    /// Whether the cry has a place of its own: the dice on offer and the half-day are always shown beside the wheel.
    fn has_place(&self) -> bool {
        matches!(self, Self::Offered(_) | Self::HalfDay(_))
    }

    fn say(&self, words: &Words, turn: Turn) -> String {
        let say = |name: &str, args: Args<'_>| words.in_turn(turn, name, args);
        match self {
            Self::Opening(numbering) => say("cry-opening", &[("numbers", numbering.to_string().into())]),
            Self::TileInPlay(tile) => say("cry-tile-in-play", &things::tile_args(words, *tile)),
            Self::HalfDay(half_day) => say(
                "cry-half-day",
                &[("day", values::number(half_day.day.number())), ("half", half_day.half.name().into())],
            ),
            Self::LastHalfDay => say("cry-last-half-day", &[]),
            Self::Spared(spared) => say("cry-spared", &values::color_value(spared.color, spared.value)),
            Self::PlazaStruck(strike) => say(
                struck_by(*strike, "cry-plaza-struck", "cry-plaza-raided"),
                &values::color_value(strike.color, strike.value),
            ),
            Self::SheetsStruck(strike) => say("cry-sheets-struck", &values::color_value(strike.color, strike.value)),
            Self::AlreadyStruck(strike) => say("cry-already-struck", &values::color_value(strike.color, strike.value)),
            Self::Offered(offered) => say("cry-offered", &[("offers", things::offers(words, &offered.offers).into())]),
            Self::NoneFree => say("cry-none-free", &[]),
            Self::Rebuilt { notch: _, from, to } => say(
                "cry-rebuilt",
                &[("from", from.name().into()), ("to", to.name().into()), ("same", values::same(*from, *to))],
            ),
            Self::TurnedToRaid(tile) => {
                let effect = words::effect(words, tile.effect(Side::Raid));
                say("cry-turned-to-raid", &[("tile", values::number(tile.number())), ("effect", effect.into())])
            }
            Self::DayBegan(day) => say("cry-day-began", &[("day", values::number(day.number()))]),
            Self::SheetStrikesBegin => say("cry-sheet-strikes-begin", &[]),
            Self::LastDay => say("cry-last-day", &[]),
            Self::Ended => say("cry-ended", &[]),
        }
    }

    fn headline(&self, words: &Words) -> String {
        match self {
            Self::Opening(numbering) => words.with("headline-opening", &[("numbers", numbering.to_string().into())]),
            Self::TileInPlay(tile) => words.with(
                "headline-tile-in-play",
                &[("tile", values::number(tile.tile.number())), ("side", tile.side.name().into())],
            ),
            Self::HalfDay(half_day) => words::half_day(words, *half_day),
            Self::LastHalfDay => words.text("headline-last-half-day"),
            Self::Spared(spared) => words.with("headline-spared", &values::color_value(spared.color, spared.value)),
            Self::PlazaStruck(strike) => {
                let name = struck_by(*strike, "headline-plaza-struck", "headline-plaza-raided");
                words.with(name, &values::color_value(strike.color, strike.value))
            }
            Self::SheetsStruck(strike) => {
                words.with("headline-sheets-struck", &values::color_value(strike.color, strike.value))
            }
            Self::AlreadyStruck(strike) => {
                words.with("headline-already-struck", &values::color_value(strike.color, strike.value))
            }
            Self::Offered(_) => words.text("headline-offered"),
            Self::NoneFree => words.text("headline-none-free"),
            Self::Rebuilt { notch: _, from, to } => words.with(
                "headline-rebuilt",
                &[("from", from.name().into()), ("to", to.name().into()), ("same", values::same(*from, *to))],
            ),
            Self::TurnedToRaid(tile) => {
                words.with("headline-turned-to-raid", &[("tile", values::number(tile.number()))])
            }
            Self::DayBegan(day) => words.with("headline-day-began", &[("day", values::number(day.number()))]),
            Self::SheetStrikesBegin => words.text("headline-sheet-strikes-begin"),
            Self::LastDay => words.text("headline-last-day"),
            Self::Ended => words.text("headline-ended"),
        }
    }

    /// Returns whom a strike on the sheets spares, and why nothing is struck (`rules.md 2.4`, `4.5`).
    fn reason(&self, words: &Words) -> Option<String> {
        match self {
            Self::SheetsStruck(strike) => {
                Some(words.with("reason-sheets-struck", &[("value", values::number(strike.value.value()))]))
            }
            Self::AlreadyStruck(_) => Some(words.text("reason-already-struck")),
            Self::Spared(_) => Some(words.text("reason-spared")),
            Self::Opening(_)
            | Self::TileInPlay(_)
            | Self::HalfDay(_)
            | Self::LastHalfDay
            | Self::PlazaStruck(_)
            | Self::Offered(_)
            | Self::NoneFree
            | Self::Rebuilt { .. }
            | Self::TurnedToRaid(_)
            | Self::DayBegan(_)
            | Self::SheetStrikesBegin
            | Self::LastDay
            | Self::Ended => None,
        }
    }
}

/// Chooses between two messages on a destroyed plaza: the one for the black die, or the one for a raid.
const fn struck_by(strike: Strike, struck: &'static str, raided: &'static str) -> &'static str {
    match strike.by {
        Die::Black => struck,
        Die::Clear => raided,
    }
}
