//! Corrections in the machine-readable cry.

#![allow(missing_docs, reason = "the names and the table of the format tell what each field is")]

use serde::Serialize;

use super::json::values;
use crate::chronicle::Name;
use crate::games::dice_village::rules::{Base, CardAt, Correction, Purse, Side, Spot};

/// A correction, with the corrected state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub enum Corrected {
    Purse { player: u8, coins: u16, favours: u16 },
    Dice { player: u8, dice: u8 },
    Die { player: u8, die: usize, value: u8 },
    First { player: u8 },
    Table { player: u8, cards: u8 },
    Hand { player: u8, cards: u8 },
    Row { cards: u8 },
    Stalls { owner: u8, village: Name<Base>, side: Name<Side>, numbers: Vec<u8> },
    Card { merchant: u8, to: To },
}

/// The place of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "place", rename_all = "lowercase")]
pub enum To {
    Hand { player: u8 },
    Row,
    Pile,
    Village { owner: u8, village: Name<Base>, side: Name<Side> },
}

/// Converts a correction to its form in a line.
pub(super) fn corrected(correction: &Correction) -> Corrected {
    match correction {
        Correction::Purse(seat, Purse { coins, favours }) => {
            Corrected::Purse { player: seat.0, coins: *coins, favours: *favours }
        }
        Correction::Caravans(seat, dice) => Corrected::Dice { player: seat.0, dice: *dice },
        Correction::Die(seat, die, face) => Corrected::Die { player: seat.0, die: *die, value: face.value() },
        Correction::First(seat) => Corrected::First { player: seat.0 },
        Correction::OnTable(seat, cards) => Corrected::Table { player: seat.0, cards: *cards },
        Correction::InHand(seat, cards) => Corrected::Hand { player: seat.0, cards: *cards },
        Correction::InRow(cards) => Corrected::Row { cards: *cards },
        Correction::Stalls(Spot { owner, base }, side, numbers) => Corrected::Stalls {
            owner: owner.0,
            village: (*base).into(),
            side: (*side).into(),
            numbers: values(numbers),
        },
        Correction::Card(merchant, to) => Corrected::Card {
            merchant: merchant.number(),
            to: match to {
                CardAt::Hand(seat) => To::Hand { player: seat.0 },
                CardAt::Row => To::Row,
                CardAt::Pile => To::Pile,
                CardAt::Village(Spot { owner, base }, side) => {
                    To::Village { owner: owner.0, village: (*base).into(), side: (*side).into() }
                }
            },
        },
    }
}
