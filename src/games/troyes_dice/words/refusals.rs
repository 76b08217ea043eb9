//! Refusals in words: what is wrong, where, and what to do.

use crate::crier::Words;
use crate::games::troyes_dice::rules::{NumberingReason, Reason, RollRefusal, SetupReason, WhichDie};
use crate::games::troyes_dice::words;

/// Why a setup makes no table.
#[must_use]
pub fn setup_reason(words: &Words, reason: &SetupReason) -> String {
    match reason {
        SetupReason::PlazaCount(count) => words.with("refusal-plaza-count", &[("count", (*count).into())]),
        SetupReason::TileCount(count) => words.with("refusal-tile-count", &[("count", (*count).into())]),
        SetupReason::NoSuchTile(position, number) => {
            words.with("refusal-no-such-tile", &[("position", (position + 1).into()), ("number", (*number).into())])
        }
        SetupReason::TileTwice(tile) => words.with("refusal-tile-twice", &[("tile", tile.number().into())]),
        SetupReason::SameColorPlazas(count) => words.with("refusal-same-color-plazas", &[("count", (*count).into())]),
        SetupReason::Numbering(reason) => words::numbering_reason(words, reason),
        SetupReason::NoSuchDay(day) => words.with("refusal-no-such-day", &[("day", (*day).into())]),
        SetupReason::NoSuchStruckDie(position, value) => {
            words.with("refusal-no-such-struck-die", &[("position", (position + 1).into()), ("value", (*value).into())])
        }
        SetupReason::StruckTwice(color, value) => {
            words.with("refusal-struck-twice", &[("die", words::color_die(words, *color, *value).into())])
        }
        SetupReason::StruckTooEarly => words.text("refusal-struck-too-early"),
    }
}

/// Why numbers are not a numbering.
#[must_use]
pub fn numbering_reason(words: &Words, reason: &NumberingReason) -> String {
    match reason {
        NumberingReason::Count(count) => words.with("refusal-numbering-count", &[("count", (*count).into())]),
        NumberingReason::NoSuchFace(column, value) => {
            words.with("refusal-numbering-face", &[("column", (column + 1).into()), ("value", (*value).into())])
        }
        NumberingReason::Twice(face) => words.with("refusal-numbering-twice", &[("value", face.value().into())]),
    }
}

/// Why four numbers are no throw: a sentence for each wrong die.
#[must_use]
pub fn roll_refusal(words: &Words, refusal: &RollRefusal) -> Vec<String> {
    let wrong = refusal.wrong.iter().map(|(die, face)| match die {
        WhichDie::Black => words.with("refusal-black-die", &[("value", face.0.into())]),
        WhichDie::Clear(at) => words.with("refusal-clear-die", &[("which", (at + 1).into()), ("value", face.0.into())]),
    });
    wrong.collect()
}

/// Why an order cannot be followed now.
#[must_use]
pub fn order_reason(words: &Words, reason: &Reason) -> String {
    words.text(match reason {
        Reason::RolledAlready => "refusal-rolled-already",
        Reason::NotRolled => "refusal-not-rolled",
        Reason::Over => "refusal-over",
    })
}
