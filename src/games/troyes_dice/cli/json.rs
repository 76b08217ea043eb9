//! The machine-readable cry: one JSON object a line, version 1.
//!
//! These types are the public format and nothing else: the rules' own types may change without them. The order of
//! fields is that of the line.
#![doc = include_str!("cry-format.md")]
#![allow(missing_docs, reason = "the names and the table of the format tell what each field is")]

use serde::Serialize;

use crate::chronicle::Name;
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{self, Attack, Calendar, Dice, Face, Flip, Happening, TroyesDice};
use crate::play::Game as _;

/// The version of the format.
pub const FORMAT: u8 = 1;

/// One line of the machine-readable cry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Line {
    /// The game as it was opened; once, first.
    Opened {
        format: u8,
        game: &'static str,
        code: Option<String>,
        plazas: Vec<Plaza>,
        tiles: Vec<TileInPlay>,
        numbering: [u8; 6],
        day: u8,
        half: Name<rules::Half>,
        struck: Vec<SheetDie>,
    },
    /// The dice of a half-day.
    Rolled { day: u8, half: Name<rules::Half>, black: u8, clear: [u8; 3] },
    /// The places of the dice.
    Placed { places: [Placed; 4] },
    /// Tile 8's banquet saved the plaza.
    Spared { notch: usize, color: Name<rules::Color>, value: u8, tile: u8 },
    /// A plaza that was destroyed.
    Struck { notch: usize, color: Name<rules::Color>, value: u8, by: Name<rules::Die>, sheets: bool, already: bool },
    /// The dice on offer to everybody.
    Offered { offers: Vec<Offer>, available: Available, any_free: bool },
    /// A destroyed plaza that was turned over and put back.
    Rebuilt { notch: usize, from: Name<rules::Color>, to: Name<rules::Color> },
    /// A tile that turned for good.
    TurnedToRaid { tile: u8, notch: usize },
    /// The small layer turned.
    DayBegan { day: u8, neutral: usize },
    /// The game ended; once, last.
    Ended { half_days: u8 },
}

/// Returns the first line: the game as it was opened.
#[must_use]
pub fn opened(record: &Record) -> Line {
    let table = record.opened_table();
    Line::Opened {
        format: FORMAT,
        game: TroyesDice::NAME,
        code: record.opening().deciding_code().map(|code| code.as_str().to_owned()),
        plazas: table.wheel().plazas().iter().copied().map(Plaza::from).collect(),
        tiles: table.tiles().iter().copied().map(TileInPlay::from).collect(),
        numbering: table.numbering().values().map(Face::value),
        day: table.from().day.number(),
        half: table.from().half.into(),
        struck: table.struck_before().iter().copied().map(SheetDie::from).collect(),
    }
}

/// Returns the line of a happening, if it has one.
#[must_use]
pub fn line(happening: &Happening) -> Option<Line> {
    Some(match happening {
        Happening::Dice(Dice::Rolled { half_day, roll }) => Line::Rolled {
            day: half_day.day.number(),
            half: half_day.half.into(),
            black: roll.black().value(),
            clear: roll.clear().map(Face::value),
        },
        Happening::Dice(Dice::Placed(places)) => Line::Placed { places: places.map(Placed::from) },
        Happening::Attack(Attack::Spared(spared)) => Line::Spared {
            notch: spared.notch.index(),
            color: spared.color.into(),
            value: spared.value.value(),
            tile: spared.tile.number(),
        },
        Happening::Attack(Attack::Struck(strike)) => Line::Struck {
            notch: strike.notch.index(),
            color: strike.color.into(),
            value: strike.value.value(),
            by: strike.by.into(),
            sheets: strike.sheets,
            already: strike.already,
        },
        Happening::Dice(Dice::Offered(offered)) => Line::Offered {
            offers: offered.offers.iter().map(Offer::from).collect(),
            available: Available {
                red: offered.available[rules::Color::Red],
                yellow: offered.available[rules::Color::Yellow],
                white: offered.available[rules::Color::White],
            },
            any_free: offered.any_free,
        },
        // What the close brings about has lines of its own.
        Happening::Calendar(Calendar::Closed(_)) => return None,
        Happening::Flip(Flip::Plaza { notch, from, to }) => {
            Line::Rebuilt { notch: notch.index(), from: (*from).into(), to: (*to).into() }
        }
        Happening::Flip(Flip::Tile { tile, notch }) => Line::TurnedToRaid { tile: tile.number(), notch: notch.index() },
        Happening::Calendar(Calendar::DayBegan { day, neutral }) => {
            Line::DayBegan { day: day.number(), neutral: neutral.index() }
        }
        Happening::Calendar(Calendar::Ended(half_days)) => Line::Ended { half_days: *half_days },
    })
}

/// A plaza: the color that is up, and the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Plaza {
    pub up: Name<rules::Color>,
    pub down: Name<rules::Color>,
}

impl From<rules::Plaza> for Plaza {
    fn from(plaza: rules::Plaza) -> Self {
        Self { up: plaza.up.into(), down: plaza.down.into() }
    }
}

/// A tile beside a plaza.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TileInPlay {
    pub tile: u8,
    pub notch: usize,
    pub side: Name<rules::Side>,
}

impl From<rules::TileInPlay> for TileInPlay {
    fn from(tile: rules::TileInPlay) -> Self {
        Self { tile: tile.tile.number(), notch: tile.notch.index(), side: tile.side.into() }
    }
}

/// A die of the sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SheetDie {
    pub color: Name<rules::Color>,
    pub value: u8,
}

impl From<rules::StruckBefore> for SheetDie {
    fn from(die: rules::StruckBefore) -> Self {
        Self { color: die.color.into(), value: die.value.value() }
    }
}

/// A die on a plaza.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Placed {
    pub place: u8,
    pub notch: usize,
    pub color: Name<rules::Color>,
    pub die: Name<rules::Die>,
    pub value: u8,
}

impl From<rules::Placed> for Placed {
    fn from(placed: rules::Placed) -> Self {
        Self {
            place: placed.place.number(),
            notch: placed.notch.index(),
            color: placed.color.into(),
            die: placed.die.into(),
            value: placed.value.value(),
        }
    }
}

/// A die that may be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    pub place: u8,
    pub notch: usize,
    pub color: Name<rules::Color>,
    pub face: u8,
    pub value: u8,
    pub die: Name<rules::Die>,
    pub price: Price,
    pub free: bool,
    pub tile: Option<OfferTile>,
}

impl From<&rules::Offer> for Offer {
    fn from(offer: &rules::Offer) -> Self {
        Self {
            place: offer.place.number(),
            notch: offer.notch.index(),
            color: offer.color.into(),
            face: offer.face.value(),
            value: offer.value(),
            die: offer.die.into(),
            price: offer.price().into(),
            free: offer.price().is_free(),
            tile: offer.tile.map(|tile| OfferTile { tile: tile.tile.number(), side: tile.side.into() }),
        }
    }
}

/// The tile of an offer; its notch is the offer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OfferTile {
    pub tile: u8,
    pub side: Name<rules::Side>,
}

/// A price in resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Price {
    pub denier: u8,
    pub influence: u8,
    pub knowledge: u8,
    pub any: u8,
}

impl From<rules::Price> for Price {
    fn from(price: rules::Price) -> Self {
        let rules::Price { denier, influence, knowledge, any } = price;
        Self { denier, influence, knowledge, any }
    }
}

/// The number of dice of each color on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Available {
    pub red: u8,
    pub yellow: u8,
    pub white: u8,
}
