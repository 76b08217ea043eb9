//! What is wrong with a setup, an order or a saved game, as one line in the reader's language.

use crate::crier::{InWords, Words};
use crate::games::troyes_dice::record::Damage;
use crate::games::troyes_dice::rules::{
    Face, NoSuchFace, NumberingReason, Order, Plaza, Reason, Roll, RollRefusal, SetupReason, Side, WhichDie,
};

use super::values::{color, number, side};

impl InWords for Damage {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Plaza { notch, found, dealt, code } => {
                let args = [
                    ("notch", (*notch).into()),
                    ("found", plaza(*found, words).into()),
                    ("dealt", plaza(*dealt, words).into()),
                    ("code", code.as_str().into()),
                ];
                words.with("damage-plaza", &args)
            }
            Self::Tile { at, found, dealt, code } => {
                let args = [
                    ("position", (*at).into()),
                    ("found", tile(*found, words).into()),
                    ("dealt", tile(*dealt, words).into()),
                    ("code", code.as_str().into()),
                ];
                words.with("damage-tile", &args)
            }
            Self::Die { order, wrong } => {
                let wrong: Vec<String> = wrong.iter().map(|(die, face)| wrong_die(*die, *face, words)).collect();
                in_order(*order, &wrong.join("; "), words)
            }
        }
    }
}

impl InWords for SetupReason {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::PlazaCount(count) => words.clause("refusal-plaza-count", &[("count", (*count).into())]),
            Self::TileCount(count) => words.clause("refusal-tile-count", &[("count", (*count).into())]),
            Self::NoSuchTile(position, tile) => {
                let args = [("position", (position + 1).into()), ("number", number(*tile))];
                words.clause("refusal-no-such-tile", &args)
            }
            Self::TileTwice(tile) => words.clause("refusal-tile-twice", &[("tile", number(tile.number()))]),
            Self::SameColorPlazas(count) => words.clause("refusal-same-color-plazas", &[("count", (*count).into())]),
            Self::Numbering(reason) => reason.in_words(words),
            Self::NoSuchStruckDie(position, value) => {
                let args = [("position", (position + 1).into()), ("value", number(*value))];
                words.clause("refusal-no-such-struck-die", &args)
            }
            Self::StruckTwice(color, value) => {
                words.clause("refusal-struck-twice", &[("die", super::color_die(words, *color, *value).into())])
            }
            Self::StruckTooEarly => words.clause("refusal-struck-too-early", &[]),
            Self::NoSuchDay(day) => words.clause("refusal-no-such-day", &[("day", number(*day))]),
        }
    }
}

impl InWords for NumberingReason {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Count(count) => words.clause("refusal-numbering-count", &[("count", (*count).into())]),
            Self::NoSuchFace(column, value) => {
                let args = [("column", (column + 1).into()), ("value", number(*value))];
                words.clause("refusal-numbering-face", &args)
            }
            Self::Twice(face) => words.clause("refusal-numbering-twice", &[("value", number(face.value()))]),
        }
    }
}

impl InWords for RollRefusal {
    /// Every die that is wrong.
    fn in_words(&self, words: &Words) -> String {
        let wrong: Vec<String> = self.wrong.iter().map(|(die, face)| wrong_die(*die, *face, words)).collect();
        wrong.join("; ")
    }
}

impl InWords for Reason {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::RolledAlready => words.clause("refusal-rolled-already", &[]),
            Self::NotRolled => words.clause("refusal-not-rolled", &[]),
            Self::Over => words.clause("refusal-over", &[]),
        }
    }
}

/// That the code deals another order.
pub(super) fn not_dealt(words: &Words, order: &Order, code: &str) -> String {
    match order {
        Order::Roll(roll) => not_the_dice(*roll, code, words),
        Order::Close => words.clause("refusal-not-dealt", &[("code", code.into())]),
    }
}

fn wrong_die(die: WhichDie, face: NoSuchFace, words: &Words) -> String {
    match die {
        WhichDie::Black => words.clause("refusal-black-die", &[("value", number(face.0))]),
        WhichDie::Clear(at) => {
            words.clause("refusal-clear-die", &[("which", (at + 1).into()), ("value", number(face.0))])
        }
    }
}

fn in_order(order: usize, reason: &str, words: &Words) -> String {
    words.with("damage-order", &[("order", order.into()), ("reason", reason.into())])
}

fn not_the_dice(roll: Roll, code: &str, words: &Words) -> String {
    let [a, b, c] = roll.clear().map(Face::value).map(number);
    let args = [("black", number(roll.black().value())), ("a", a), ("b", b), ("c", c), ("code", code.into())];
    words.with("damage-dice", &args)
}

/// A plaza in words, or that there is none.
fn plaza(plaza: Option<Plaza>, words: &Words) -> String {
    match plaza {
        Some(plaza) => words.with("damage-plaza-named", &[("up", color(plaza.up)), ("down", color(plaza.down))]),
        None => words.text("damage-nothing"),
    }
}

/// A tile in words, or that there is none.
fn tile(tile: Option<(u8, Side)>, words: &Words) -> String {
    match tile {
        Some((tile, up)) => words.with("damage-tile-named", &[("tile", number(tile)), ("side", side(up))]),
        None => words.text("damage-nothing"),
    }
}
