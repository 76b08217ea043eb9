//! Format 1 of the saved game: the text below the first line, and its conversion to a record and back.
//!
//! These types are a promise to every file ever written; they change only by a format 2 beside them. They are loose:
//! their values are checked on the way to a record.
//!
//! The results and the dice struck before a takeover came in before any release could write this format, so they are a part of
//! it and not a format 2: left out where there are none, and files from before them mean the same and are written the same,
//! byte by byte.

use serde::{Deserialize, Serialize};

use super::Damage;
use crate::chronicle::save::{FiledDice, SaveDamage, replay};
use crate::chronicle::{Code, Name, envelope, parse_date};
use crate::games::troyes_dice::record::sheet_1::Sheet;
use crate::games::troyes_dice::record::{Opening, Record, Results, TilesFrom, deal_plazas, deal_tiles};
use crate::games::troyes_dice::rules::{self, Face, Roll, RollRefusal, Throw, TroyesDice};
use crate::play::Game as _;

/// Reads a record from a text of this format.
///
/// # Errors
/// The first error, in the order of the file.
pub(super) fn read(text: &str) -> Result<Record, SaveDamage<TroyesDice>> {
    envelope::parse::<Save>(text)?.record()
}

/// The whole file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Save {
    format: u32,
    game: String,
    code: String,
    players: Vec<String>,
    day: u8,
    half: Name<rules::Half>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    struck: Vec<Die>,
    numbering: [u8; 6],
    plazas: Plazas,
    tiles: Tiles,
    dice: FiledDice,
    orders: Vec<Order>,
    /// The number of orders that count; the others were undone.
    done: u32,
    #[serde(default, skip_serializing_if = "Reckoned::is_no")]
    reckoned: Reckoned,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sheets: Vec<Sheet>,
}

/// Whether the sheets were counted, and when.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum Reckoned {
    #[default]
    No,
    On {
        date: String,
        stamp: u64,
    },
}

impl Reckoned {
    const fn is_no(&self) -> bool {
        match self {
            Self::No => true,
            Self::On { .. } => false,
        }
    }
}

/// A die of the sheets.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Die {
    color: Name<rules::Color>,
    value: u8,
}

/// The wheel, by notch: always written out, so that a person sees it and a changed deal would be noticed.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Plazas {
    Dealt(Vec<Plaza>),
    Entered(Vec<Plaza>),
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plaza {
    up: Name<rules::Color>,
    down: Name<rules::Color>,
}

/// The tiles, clockwise; written out like the wheel.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Tiles {
    None,
    Dealt(Vec<Tile>),
    Entered(Vec<Tile>),
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tile {
    tile: u8,
    side: Name<rules::Side>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum Order {
    Roll { black: u8, clear: [u8; 3] },
    Close,
}

impl Save {
    fn record(self) -> Result<Record, SaveDamage<TroyesDice>> {
        let opening = self.opening()?;
        let mut record = replay(opening, (1..).zip(self.orders).map(|(at, order)| order.at(at)), self.done)?;
        record.set_results(match self.reckoned {
            Reckoned::No if self.sheets.is_empty() => None,
            Reckoned::No => return Err(SaveDamage::SheetsWithoutDay),
            Reckoned::On { date, stamp } => {
                let date = parse_date(&date).map_err(SaveDamage::Date)?;
                Some(Results { date, stamp, players: self.sheets.into_iter().map(Into::into).collect() })
            }
        });
        Ok(record)
    }

    fn opening(&self) -> Result<Opening, SaveDamage<TroyesDice>> {
        let code: Code = self.code.parse().map_err(SaveDamage::Code)?;
        let plazas = self.plazas.entered(&code).map_err(SaveDamage::Game)?;
        let tiles = self.tiles.from(&code).map_err(SaveDamage::Game)?;
        Ok(Opening {
            code,
            plazas,
            tiles,
            dice: self.dice.into(),
            numbering: self.numbering.to_vec(),
            day: self.day,
            half: self.half.0,
            struck: self.struck.iter().copied().map(Into::into).collect(),
            players: self.players.clone(),
        })
    }
}

impl From<&Record> for Save {
    fn from(record: &Record) -> Self {
        let opening = record.opening();
        let setup = opening.setup();
        let plazas = setup.plazas.into_iter().map(Into::into).collect();
        let tiles = setup.tiles.into_iter().map(Into::into).collect();
        let (done, undone) = (record.done(), record.undone());
        Self {
            format: 1,
            game: TroyesDice::NAME.to_owned(),
            code: opening.code.as_str().to_owned(),
            players: opening.players.clone(),
            day: opening.day,
            half: opening.half.into(),
            struck: opening.struck.iter().copied().map(Into::into).collect(),
            numbering: record.table().numbering().values().map(Face::value),
            plazas: match opening.plazas {
                None => Plazas::Dealt(plazas),
                Some(_) => Plazas::Entered(plazas),
            },
            tiles: match opening.tiles {
                TilesFrom::Box => Tiles::None,
                TilesFrom::Code => Tiles::Dealt(tiles),
                TilesFrom::Entered(_) => Tiles::Entered(tiles),
            },
            dice: opening.dice.into(),
            orders: done.iter().chain(undone).map(|entry| entry.order.into()).collect(),
            done: u32::try_from(done.len()).unwrap_or(u32::MAX),
            reckoned: record
                .results()
                .map_or(Reckoned::No, |results| Reckoned::On { date: results.date.to_string(), stamp: results.stamp }),
            sheets: record.results().into_iter().flat_map(|results| results.players.values()).map(Into::into).collect(),
        }
    }
}

impl Plazas {
    /// Returns the entered plazas; `None` if the code dealt them, which is checked.
    fn entered(&self, code: &Code) -> Result<Option<Vec<rules::Plaza>>, Damage> {
        let plazas = |plazas: &[Plaza]| plazas.iter().copied().map(rules::Plaza::from).collect::<Vec<_>>();
        match self {
            Self::Entered(entered) => Ok(Some(plazas(entered))),
            Self::Dealt(dealt) => match first_difference(&plazas(dealt), &deal_plazas(code)) {
                Some((notch, found, dealt)) => Err(Damage::Plaza { notch, found, dealt, code: code.clone() }),
                None => Ok(None),
            },
        }
    }
}

impl Tiles {
    /// Returns the source of the tiles; those that the code dealt are checked.
    fn from(&self, code: &Code) -> Result<TilesFrom, Damage> {
        let tiles = |tiles: &[Tile]| tiles.iter().copied().map(Into::into).collect::<Vec<(u8, rules::Side)>>();
        match self {
            Self::None => Ok(TilesFrom::Box),
            Self::Entered(entered) => Ok(TilesFrom::Entered(tiles(entered))),
            Self::Dealt(found) => {
                let dealt = deal_tiles(code).map(|tile| (tile.number(), rules::Side::Banquet));
                match first_difference(&tiles(found), &dealt) {
                    Some((at, found, dealt)) => Err(Damage::Tile { at: at + 1, found, dealt, code: code.clone() }),
                    None => Ok(TilesFrom::Code),
                }
            }
        }
    }
}

/// Returns the first place where the two lists differ, with its value in each; a shorter one has none there.
fn first_difference<T: Copy + PartialEq>(found: &[T], dealt: &[T]) -> Option<(usize, Option<T>, Option<T>)> {
    let longest = found.len().max(dealt.len());
    let mut both = (0..longest).map(|at| (at, found.get(at).copied(), dealt.get(at).copied()));
    both.find(|(_, found, dealt)| found != dealt)
}

impl Order {
    /// Converts to the rules' order; this one is the `at`th of the file, from 1.
    fn at(self, at: usize) -> Result<rules::Order, Damage> {
        self.try_into().map_err(|refusal: RollRefusal| Damage::Die { order: at, wrong: refusal.wrong })
    }
}

impl From<(rules::Color, u8)> for Die {
    fn from((color, value): (rules::Color, u8)) -> Self {
        Self { color: color.into(), value }
    }
}

impl From<Die> for (rules::Color, u8) {
    fn from(die: Die) -> Self {
        (die.color.0, die.value)
    }
}

impl From<rules::Plaza> for Plaza {
    fn from(plaza: rules::Plaza) -> Self {
        Self { up: plaza.up.into(), down: plaza.down.into() }
    }
}

impl From<Plaza> for rules::Plaza {
    fn from(plaza: Plaza) -> Self {
        Self::new(plaza.up.0, plaza.down.0)
    }
}

impl From<(u8, rules::Side)> for Tile {
    fn from((tile, side): (u8, rules::Side)) -> Self {
        Self { tile, side: side.into() }
    }
}

impl From<Tile> for (u8, rules::Side) {
    fn from(tile: Tile) -> Self {
        (tile.tile, tile.side.0)
    }
}

impl From<rules::Order> for Order {
    fn from(order: rules::Order) -> Self {
        match order {
            rules::Order::Roll(roll) => {
                Self::Roll { black: roll.black().value(), clear: roll.clear().map(Face::value) }
            }
            rules::Order::Close => Self::Close,
        }
    }
}

impl TryFrom<Order> for rules::Order {
    type Error = RollRefusal;

    fn try_from(order: Order) -> Result<Self, RollRefusal> {
        match order {
            Order::Roll { black, clear } => Roll::try_from(Throw { black, clear }).map(Self::Roll),
            Order::Close => Ok(Self::Close),
        }
    }
}
