//! Errors in a setup, an order, a sheet or a saved game, in words.

use super::values::number;
use crate::chronicle::Code;
use crate::crier::{Form, InWords, Why, Words};
use crate::games::troyes_dice::record::Damage;
use crate::games::troyes_dice::rules::{
    Face, NoSuchFace, NumberingReason, Order, Plaza, Reason, RollRefusal, SetupReason, SheetReason, Side, WhichDie,
};
use crate::games::troyes_dice::words;

impl InWords for Damage {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Plaza { notch, found, dealt, code } => {
                let args = [
                    // People count from 1, the file from 0.
                    ("number", (notch + 1).into()),
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
                let reason = wrong_dice(words, wrong, Form::Clause).join("; ");
                words.with("damage-order", &[("order", (*order).into()), ("reason", reason.into())])
            }
        }
    }
}

impl Why for SetupReason {
    fn why(&self, words: &Words, form: Form) -> String {
        let count = |name, count: usize| words.in_form(form, name, &[("count", count.into())]);
        match self {
            Self::PlazaCount(plazas) => count("refusal-plaza-count", *plazas),
            Self::TileCount(tiles) => count("refusal-tile-count", *tiles),
            Self::NoSuchTile(position, tile) => {
                let args = [("position", (position + 1).into()), ("number", number(*tile))];
                words.in_form(form, "refusal-no-such-tile", &args)
            }
            Self::TileTwice(tile) => words.in_form(form, "refusal-tile-twice", &[("tile", number(tile.number()))]),
            Self::SameColorPlazas(plazas) => count("refusal-same-color-plazas", *plazas),
            Self::Numbering(reason) => reason.why(words, form),
            Self::NoSuchDay(day) => words.in_form(form, "refusal-no-such-day", &[("day", number(*day))]),
            Self::NoSuchStruckDie(position, value) => {
                let args = [("position", (position + 1).into()), ("value", number(*value))];
                words.in_form(form, "refusal-no-such-struck-die", &args)
            }
            Self::StruckTwice(color, value) => {
                let die = words::color_die(words, *color, *value);
                words.in_form(form, "refusal-struck-twice", &[("die", die.into())])
            }
            Self::StruckTooEarly => words.in_form(form, "refusal-struck-too-early", &[]),
        }
    }
}

impl Why for NumberingReason {
    fn why(&self, words: &Words, form: Form) -> String {
        match self {
            Self::Count(count) => words.in_form(form, "refusal-numbering-count", &[("count", (*count).into())]),
            Self::NoSuchFace(column, value) => {
                let args = [("column", (column + 1).into()), ("value", number(*value))];
                words.in_form(form, "refusal-numbering-face", &args)
            }
            Self::Twice(face) => words.in_form(form, "refusal-numbering-twice", &[("value", number(face.value()))]),
        }
    }
}

impl Why for Reason {
    fn why(&self, words: &Words, form: Form) -> String {
        let name = match self {
            Self::RolledAlready => "refusal-rolled-already",
            Self::NotRolled => "refusal-not-rolled",
            Self::Over => "refusal-over",
        };
        words.in_form(form, name, &[])
    }
}

impl Why for SheetReason {
    /// Returns a sentence in both forms, since it follows a player's name.
    fn why(&self, words: &Words, _: Form) -> String {
        match self {
            Self::TooManyBuilt(building, count) => words.with(
                "refusal-too-many-built",
                &[("building", words::building(words, *building).into()), ("count", (*count).into())],
            ),
            Self::NoSuchCircle(building, number) => words.with(
                "refusal-no-such-circle",
                &[("building", words::building(words, *building).into()), ("number", (*number).into())],
            ),
            Self::CircleCount(circles, cathedrals) => words
                .with("refusal-circle-count", &[("circles", (*circles).into()), ("cathedrals", (*cathedrals).into())]),
            Self::CircleTooOften { number, circles, due } => words.with(
                "refusal-circle-too-often",
                &[("number", (*number).into()), ("circles", (*circles).into()), ("due", (*due).into())],
            ),
            Self::TooManyLeftovers(color, count) => words.with(
                "refusal-too-many-leftovers",
                &[("resource", words::resource(words, *color).into()), ("count", (*count).into())],
            ),
            Self::TooManyCitizens(count) => words.with("refusal-too-many-citizens", &[("count", (*count).into())]),
        }
    }
}

impl InWords for RollRefusal {
    /// Returns the words for every wrong die.
    fn in_words(&self, words: &Words) -> String {
        wrong_dice(words, &self.wrong, Form::Clause).join("; ")
    }
}

/// Returns why four numbers are no throw: a sentence for each wrong die.
#[must_use]
pub fn roll_refusal(words: &Words, refusal: &RollRefusal) -> Vec<String> {
    wrong_dice(words, &refusal.wrong, Form::Sentence)
}

/// Returns that a roll is not the one that the code deals: as a clause with its dice.
pub(super) fn not_dealt(words: &Words, order: Order, code: &Code, form: Form) -> String {
    let code = ("code", code.as_str().into());
    match (order, form) {
        (Order::Roll(roll), Form::Clause) => {
            let [a, b, c] = roll.clear().map(Face::value).map(number);
            let args = [("black", number(roll.black().value())), ("a", a), ("b", b), ("c", c), code];
            words.with("damage-dice", &args)
        }
        (Order::Roll(_), Form::Sentence) | (Order::Close, Form::Sentence | Form::Clause) => {
            words.in_form(form, "refusal-dice-not-dealt", &[code])
        }
    }
}

fn wrong_dice(words: &Words, wrong: &[(WhichDie, NoSuchFace)], form: Form) -> Vec<String> {
    let wrong = wrong.iter().map(|(die, face)| match die {
        WhichDie::Black => words.in_form(form, "refusal-black-die", &[("value", number(face.0))]),
        WhichDie::Clear(at) => {
            words.in_form(form, "refusal-clear-die", &[("which", (at + 1).into()), ("value", number(face.0))])
        }
    });
    wrong.collect()
}

/// Returns a plaza in words, or that there is none.
fn plaza(plaza: Option<Plaza>, words: &Words) -> String {
    match plaza {
        Some(plaza) => {
            words.with("damage-plaza-named", &[("up", plaza.up.name().into()), ("down", plaza.down.name().into())])
        }
        None => words.text("damage-nothing"),
    }
}

/// Returns a tile in words, or that there is none.
fn tile(tile: Option<(u8, Side)>, words: &Words) -> String {
    match tile {
        Some((tile, up)) => words.with("damage-tile-named", &[("tile", number(tile)), ("side", up.name().into())]),
        None => words.text("damage-nothing"),
    }
}
