//! Format 1 of the saved game: the text below the first line, and its conversion to a record and back.
//!
//! These types are a promise to every file ever written; they change only by a format 2 beside them. They are loose:
//! their values are checked on the way to a record.

use serde::{Deserialize, Serialize};

use super::Damage;
use super::orders_1::Order;
use super::values_1::Sheet;
use crate::chronicle::save::{FiledDice, SaveDamage, replay};
use crate::chronicle::{Code, Name, Results, envelope, parse_date};
use crate::games::dice_village::record::{CardsFrom, FirstFrom, Opening, Record, deal_first, deal_merchants};
use crate::games::dice_village::rules::{self, Depth, DiceVillage, Merchant, Paid, Seat};
use crate::play::Game as _;

/// Reads a record from a text of this format.
///
/// # Errors
/// The first error, in the order of the file.
pub(super) fn read(text: &str) -> Result<Record, SaveDamage<DiceVillage>> {
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
    first: First,
    stalls: Name<Paid>,
    merchants: Merchants,
    dice: FiledDice,
    told: Name<Depth>,
    orders: Vec<Order>,
    /// The number of orders that count; the others were undone.
    done: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    counted: Option<Counted>,
}

/// The first player: always written out, so that a person sees it and a changed deal would be noticed.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum First {
    Dealt(u8),
    Entered(u8),
}

/// The house deck from the top, written out like the first player, or [`Self::Box`] where the box is used.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Merchants {
    Box,
    Dealt(Vec<u8>),
}

/// The players' results, with their day and stamp.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counted {
    date: String,
    stamp: u64,
    players: Vec<Sheet>,
}

impl Save {
    fn record(self) -> Result<Record, SaveDamage<DiceVillage>> {
        let opening = self.opening()?;
        let mut record = replay(opening, (1..).zip(self.orders).map(|(at, order)| order.at(at)), self.done)?;
        if let Some(Counted { date, stamp, players }) = self.counted {
            let date = parse_date(&date).map_err(SaveDamage::Date)?;
            record.set_results(Some(Results { date, stamp, players: players.into_iter().map(Into::into).collect() }));
        }
        Ok(record)
    }

    fn opening(&self) -> Result<Opening, SaveDamage<DiceVillage>> {
        let code: Code = self.code.parse().map_err(SaveDamage::Code)?;
        let first = match self.first {
            First::Entered(first) => FirstFrom::Entered(Seat(first)),
            First::Dealt(found) => {
                let Seat(dealt) = deal_first(&code, u8::try_from(self.players.len()).unwrap_or(u8::MAX));
                if found != dealt {
                    return Err(SaveDamage::Game(Damage::First { found, dealt, code }));
                }
                FirstFrom::Code
            }
        };
        Ok(Opening {
            players: self.players.clone(),
            first,
            paid: self.stalls.0,
            cards: self.merchants.from(&code, self.told.0).map_err(SaveDamage::Game)?,
            dice: self.dice.into(),
            code,
        })
    }
}

impl Merchants {
    /// Returns the source of the merchants; those that the code dealt are checked.
    fn from(&self, code: &Code, told: Depth) -> Result<CardsFrom, Damage> {
        let Self::Dealt(found) = self else { return Ok(CardsFrom::Box(told)) };
        let dealt: Vec<u8> = deal_merchants(code).into_iter().map(Merchant::number).collect();
        let longest = found.len().max(dealt.len());
        let mut both = (0..longest).map(|at| (at + 1, found.get(at).copied(), dealt.get(at).copied()));
        match both.find(|(_, found, dealt)| found != dealt) {
            Some((at, found, dealt)) => Err(Damage::Merchant { at, found, dealt, code: code.clone() }),
            None => Ok(CardsFrom::Code),
        }
    }
}

impl From<&Record> for Save {
    fn from(record: &Record) -> Self {
        let opening = record.opening();
        let setup = opening.setup();
        let (done, undone) = (record.done(), record.undone());
        let (merchants, told) = match setup.cards {
            rules::Cards::Counted(depth) => (Merchants::Box, depth),
            rules::Cards::House(numbers) => (Merchants::Dealt(numbers), Depth::Purses),
        };
        Self {
            format: 1,
            game: DiceVillage::NAME.to_owned(),
            code: opening.code.as_str().to_owned(),
            players: opening.players.clone(),
            first: match opening.first {
                FirstFrom::Code => First::Dealt(setup.first.0),
                FirstFrom::Entered(first) => First::Entered(first.0),
            },
            stalls: opening.paid.into(),
            merchants,
            dice: opening.dice.into(),
            told: told.into(),
            orders: done.iter().chain(undone).map(|entry| entry.order.clone().into()).collect(),
            done: u32::try_from(done.len()).unwrap_or(u32::MAX),
            counted: record.results().map(|results| Counted {
                date: results.date.to_string(),
                stamp: results.stamp,
                players: results.players.values().map(Into::into).collect(),
            }),
        }
    }
}
