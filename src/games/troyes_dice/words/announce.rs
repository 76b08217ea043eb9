//! The kind and the words of a cry: as sentences, and as the few words in very large letters.

use super::{Cry, things, values};
use crate::crier::Urgency::{Alarm, Call, Note};
use crate::crier::voice::Bell;
use crate::crier::{Announcement, Arg, CryKind, Words};
use crate::games::troyes_dice::rules::{Die, Side};
use crate::games::troyes_dice::words;

impl Announcement for Cry {
    fn kind(&self) -> CryKind {
        match self {
            Self::Opening(_) => CryKind::rung(Call, Bell::Day, "cry-opening", "the game opens"),
            Self::TileInPlay(_) => CryKind::silent(Note, "cry-tile-in-play", "a tile lies on the table"),
            Self::HalfDay(_) => CryKind::rung(Note, Bell::Roll, "cry-half-day", "a half-day begins").headed("half-day"),
            Self::LastHalfDay => CryKind::rung(Call, Bell::Day, "cry-last-half-day", "the last half-day"),
            Self::Spared(_) => CryKind::rung(Call, Bell::Spared, "cry-spared", "a plaza is spared"),
            Self::PlazaStruck(strike) => match strike.by {
                Die::Black => {
                    CryKind::rung(Call, Bell::Strike, "cry-plaza-struck", "the black die strikes a plaza").paired()
                }
                Die::Clear => CryKind::rung(Call, Bell::Strike, "cry-plaza-raided", "a raid strikes a plaza").paired(),
            },
            Self::SheetsStruck(_) => {
                CryKind::rung(Alarm, Bell::SheetStrike, "cry-sheets-struck", "the sheets are struck")
            }
            Self::AlreadyStruck(_) => CryKind::rung(Call, Bell::Strike, "cry-already-struck", "struck before"),
            Self::Offered(_) => CryKind::silent(Note, "cry-offered", "dice to choose from"),
            Self::NoneFree => CryKind::silent(Call, "cry-none-free", "no die is free"),
            Self::Rebuilt { .. } => CryKind::silent(Note, "cry-rebuilt", "a plaza is rebuilt"),
            Self::TurnedToRaid(_) => {
                CryKind::rung(Call, Bell::Raid, "cry-turned-to-raid", "a tile turns to its raid side").threatening()
            }
            Self::DayBegan(_) => CryKind::rung(Call, Bell::Day, "cry-day-began", "a day begins"),
            Self::SheetStrikesBegin => {
                let name = "the first day on which sheets are struck";
                CryKind::rung(Alarm, Bell::Day, "cry-sheet-strikes-begin", name)
            }
            Self::LastDay => CryKind::rung(Call, Bell::Day, "cry-last-day", "the last day"),
            Self::Ended => CryKind::rung(Alarm, Bell::End, "cry-ended", "the game ends"),
        }
    }

    /// Whether the cry has a place of its own: the dice on offer, that none of them is free, and the half-day are always
    /// shown beside the wheel.
    fn has_place(&self) -> bool {
        matches!(self, Self::Offered(_) | Self::NoneFree | Self::HalfDay(_))
    }

    fn args(&self, words: &Words) -> Vec<Arg> {
        match self {
            Self::Opening(numbering) => vec![("numbers", numbering.to_string().into())],
            Self::TileInPlay(tile) => things::tile_args(words, *tile).into(),
            Self::HalfDay(half_day) => {
                vec![("day", half_day.day.number().into()), ("half", half_day.half.name().into())]
            }
            Self::Spared(spared) => values::color_value(spared.color, spared.value).into(),
            Self::PlazaStruck(strike) | Self::SheetsStruck(strike) | Self::AlreadyStruck(strike) => {
                values::color_value(strike.color, strike.value).into()
            }
            Self::Offered(offered) => vec![("offers", things::offers(words, &offered.offers).into())],
            Self::Rebuilt { notch: _, from, to } => {
                vec![("from", from.name().into()), ("to", to.name().into()), ("same", values::same(*from, *to))]
            }
            Self::TurnedToRaid(tile) => {
                let effect = words::effect(words, tile.effect(Side::Raid));
                vec![("tile", tile.number().into()), ("effect", effect.into())]
            }
            Self::DayBegan(day) => vec![("day", day.number().into())],
            Self::LastHalfDay | Self::NoneFree | Self::SheetStrikesBegin | Self::LastDay | Self::Ended => Vec::new(),
        }
    }

    /// Returns whom a strike on the sheets spares, and why nothing is struck (`rules.md 2.4`, `4.5`).
    fn reason(&self, words: &Words) -> Option<String> {
        let name = match self {
            Self::SheetsStruck(_) => "reason-sheets-struck",
            Self::AlreadyStruck(_) => "reason-already-struck",
            Self::Spared(_) => "reason-spared",
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
            | Self::Ended => return None,
        };
        Some(words.with(name, &self.args(words)))
    }
}
