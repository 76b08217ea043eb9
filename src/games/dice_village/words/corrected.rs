//! Corrections in words.

use super::{things, values};
use crate::crier::Words;
use crate::games::dice_village::rules::{CardAt, Correction};
use crate::games::dice_village::words;

/// Returns a correction, as “Red has 3 coins”: without a full stop.
#[must_use]
pub fn correction(words: &Words, correction: &Correction) -> String {
    let who = |seat| ("who", words::seat(words, seat).into());
    let village = |at| ("village", words::village(words, at).into());
    match correction {
        Correction::Purse(seat, purse) => {
            words.with("corrected-purse", &[who(*seat), ("purse", words::purse(words, *purse).into())])
        }
        Correction::Caravans(seat, dice) => {
            words.with("corrected-caravans", &[who(*seat), ("dice", things::dice(words, (*dice).into()).into())])
        }
        Correction::Die(seat, at, face) => {
            let face = words::pips(words, *face);
            words.with("corrected-die", &[who(*seat), ("number", values::die(*at)), ("face", face.into())])
        }
        Correction::First(seat) => words.with("corrected-first", &[who(*seat)]),
        Correction::OnTable(seat, cards) => {
            words.with("corrected-on-table", &[who(*seat), ("cards", things::cards(words, *cards).into())])
        }
        Correction::InHand(seat, cards) => {
            words.with("corrected-in-hand", &[who(*seat), ("cards", things::cards(words, *cards).into())])
        }
        Correction::InRow(cards) => words.with("corrected-in-row", &[("cards", things::cards(words, *cards).into())]),
        Correction::Stalls(at, side, numbers) if numbers.is_empty() => {
            words.with("corrected-no-stalls", &[("side", side.name().into()), village(*at)])
        }
        Correction::Stalls(at, side, numbers) => {
            let faces = ("faces", words::throw(words, numbers).into());
            words.with("corrected-stalls", &[("side", side.name().into()), village(*at), faces])
        }
        Correction::Card(merchant, to) => {
            let card = ("card", words::merchant(words, *merchant).into());
            match to {
                CardAt::Hand(seat) => words.with("corrected-to-hand", &[card, who(*seat)]),
                CardAt::Row => words.with("corrected-to-row", &[card]),
                CardAt::Pile => words.with("corrected-to-pile", &[card]),
                CardAt::Village(at, side) => {
                    words.with("corrected-to-village", &[card, ("side", side.name().into()), village(*at)])
                }
            }
        }
    }
}
