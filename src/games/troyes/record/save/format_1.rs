//! Format 1 of the saved game: the text below the first line, and its conversion to a record and back.
//!
//! These types are a promise to every file ever written; they change only by a format 2 beside them. They are loose:
//! their values are checked on the way to a record.

#![expect(clippy::result_large_err, reason = "damage holds two orders whole, and a file is read once")]

use serde::{Deserialize, Serialize};

use super::Damage;
use super::orders_1::Order;
use super::values_1::{Card, Sheet, left_out};
use crate::chronicle::cards::{CardBook, CardFigures};
use crate::chronicle::save::{FiledDice, SaveDamage, replay};
use crate::chronicle::{Code, Name, Results, envelope, parse_date};
use crate::games::troyes::record::{CardsFrom, Opening, Record, StartFrom, deal_characters, deal_start, printed};
use crate::games::troyes::rules::{Building, ByBuilding, Character, Decision, Decisions, Depth, Seat, Troyes};
use crate::play::{BySeat, Game as _};

/// Reads a record from a text of this format.
///
/// # Errors
/// The first error, in the order of the file.
pub(super) fn read(text: &str) -> Result<Record, SaveDamage<Troyes>> {
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
    start: Start,
    bonus: bool,
    gray: Gray,
    cards: Cards,
    characters: Characters,
    dice: FiledDice,
    told: Name<Depth>,
    /// The readings of the solo game that are held, if it is one.
    #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
    solo: Option<Vec<Card<Decision>>>,
    /// The card book with which the game was opened.
    book: CardFigures,
    orders: Vec<Order>,
    /// The number of orders that count; the others were undone.
    done: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    counted: Option<Counted>,
}

/// The start player: always written out, so that a person sees it and a changed deal would be noticed.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Start {
    Dealt(u8),
    Entered(u8),
}

/// The gray citizens before the first placement of two players.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Gray {
    palace: u8,
    bishopric: u8,
    city_hall: u8,
}

/// The source of activities and events; the cards themselves are in the orders.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Cards {
    Dealt,
    Entered,
}

/// The characters by seat, written out like the start player, or [`Self::Entered`] where they are dealt by hand.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Characters {
    Dealt(Vec<Vec<Card<Character>>>),
    Entered,
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
    fn record(self) -> Result<Record, SaveDamage<Troyes>> {
        let opening = self.opening()?;
        let mut record = replay(opening, (1..).zip(self.orders).map(|(at, order)| order.at(at)), self.done)?;
        if let Some(Counted { date, stamp, players }) = self.counted {
            let date = parse_date(&date).map_err(SaveDamage::Date)?;
            record.set_results(Some(Results { date, stamp, players: players.into_iter().map(Into::into).collect() }));
        }
        Ok(record)
    }

    fn opening(&self) -> Result<Opening, SaveDamage<Troyes>> {
        let code: Code = self.code.parse().map_err(SaveDamage::Code)?;
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let start = match self.start {
            Start::Entered(start) => StartFrom::Entered(Seat(start)),
            Start::Dealt(found) => {
                let Seat(dealt) = deal_start(&code, players);
                if found != dealt {
                    return Err(SaveDamage::Game(Damage::Start { found, dealt, code }));
                }
                StartFrom::Code
            }
        };
        let book: CardBook<Troyes> = self.book.book().map_err(|damage| SaveDamage::Game(Damage::Cards(damage)))?;
        Ok(Opening {
            players: self.players.clone(),
            start,
            bonus: self.bonus,
            gray: self.gray.into(),
            cards: match self.cards {
                Cards::Dealt => CardsFrom::Code,
                Cards::Entered => CardsFrom::Hand,
            },
            characters: self.characters.from(&code, players).map_err(SaveDamage::Game)?,
            dice: self.dice.into(),
            book: printed::rules_book(&book),
            depth: self.told.0,
            solo: self.solo.as_ref().map(|held| {
                let mut decided = Decisions::default();
                for Card(decision) in held {
                    decided[*decision] = true;
                }
                decided
            }),
            code,
        })
    }
}

impl Characters {
    /// Returns the source of the characters; those that the code dealt are checked.
    fn from(&self, code: &Code, players: u8) -> Result<CardsFrom, Damage> {
        let Self::Dealt(found) = self else { return Ok(CardsFrom::Hand) };
        let dealt = deal_characters(code, players);
        let held = |seat: Seat| -> Vec<Character> {
            found.get(seat.index()).into_iter().flatten().map(|character| character.0).collect()
        };
        let seats = (0..found.len().max(dealt.len())).map(Seat::nth);
        let hands = seats.map(|seat| (seat, held(seat), dealt.get(seat).cloned().unwrap_or_default()));
        match hands.into_iter().find(|(_, found, dealt)| found != dealt) {
            Some((seat, found, dealt)) => Err(Damage::Characters { seat, found, dealt, code: code.clone() }),
            None => Ok(CardsFrom::Code),
        }
    }
}

impl From<Gray> for ByBuilding<u8> {
    fn from(Gray { palace, bishopric, city_hall }: Gray) -> Self {
        Self::from_fn(|building| match building {
            Building::Palace => palace,
            Building::Bishopric => bishopric,
            Building::CityHall => city_hall,
        })
    }
}

impl From<ByBuilding<u8>> for Gray {
    fn from(gray: ByBuilding<u8>) -> Self {
        let [palace, bishopric, city_hall] = Building::ALL.map(|building| gray[building]);
        Self { palace, bishopric, city_hall }
    }
}

impl From<Option<BySeat<Vec<Character>>>> for Characters {
    fn from(dealt: Option<BySeat<Vec<Character>>>) -> Self {
        let hand = |hand: Vec<Character>| hand.into_iter().map(Card).collect();
        dealt.map_or(Self::Entered, |dealt| Self::Dealt(dealt.into_iter().map(hand).collect()))
    }
}

impl From<&Record> for Save {
    fn from(record: &Record) -> Self {
        let opening = record.opening();
        let setup = opening.setup();
        let (done, undone) = (record.done(), record.undone());
        Self {
            format: 1,
            game: Troyes::NAME.to_owned(),
            code: opening.code.as_str().to_owned(),
            players: opening.players.clone(),
            start: match opening.start {
                StartFrom::Code => Start::Dealt(setup.start.0),
                StartFrom::Entered(start) => Start::Entered(start.0),
            },
            bonus: opening.bonus,
            gray: opening.gray.into(),
            cards: match opening.cards {
                CardsFrom::Code => Cards::Dealt,
                CardsFrom::Hand => Cards::Entered,
            },
            characters: setup.characters.into(),
            dice: opening.dice.into(),
            told: opening.depth.into(),
            solo: opening
                .solo
                .map(|decided| Decision::ALL.into_iter().filter(|decision| decided[*decision]).map(Card).collect()),
            book: CardFigures::from(&printed::card_book(&opening.book)),
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
