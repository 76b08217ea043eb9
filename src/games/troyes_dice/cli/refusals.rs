//! What is wrong with the arguments of a game or with dice, as one line in the reader's language.

use super::dice::{DiceRefusal, DiceSource, LineReason};
use super::reason::Reason;
use crate::crier::{InWords, Words};
use crate::games::troyes_dice::words::values::half;

impl InWords for Reason {
    /// First the option, whose name is in no language.
    fn in_words(&self, words: &Words) -> String {
        let count = |name, count: &usize| words.with(name, &[("count", (*count).into())]);
        let text = |name, text: &str| words.with(name, &[("text", text.into())]);
        let entry = |name, position: &usize, text: &str| {
            words.with(name, &[("position", (*position).into()), ("text", text.into())])
        };
        let (option, what) = match self {
            Self::Code(refusal) => ("--code", refusal.in_words(words)),
            Self::PlazaCount(plazas) => ("--plazas", count("args-plaza-count", plazas)),
            Self::Plaza(position, text) => ("--plazas", entry("args-plaza", position, text)),
            Self::SameColorPlazas(plazas) => ("--plazas", count("args-same-color-plazas", plazas)),
            Self::TileCount(tiles) => ("--tiles", count("args-tile-count", tiles)),
            Self::Tile(position, text) => ("--tiles", entry("args-tile", position, text)),
            Self::TileTwice(tile) => ("--tiles", words.with("args-tile-twice", &[("tile", tile.number().into())])),
            Self::Numbering(numbers) => ("--numbering", text("args-numbering", numbers)),
            Self::NumberCount(numbers) => ("--numbering", count("args-number-count", numbers)),
            Self::Number(position, text) => ("--numbering", entry("args-number", position, text)),
            Self::NumberTwice(face) => {
                ("--numbering", words.with("args-number-twice", &[("value", face.value().into())]))
            }
            Self::From(from) => ("--from", text("args-from", from)),
            Self::Struck(position, text) => ("--struck", entry("args-struck", position, text)),
            Self::StruckTwice(die) => ("--struck", text("args-struck-twice", die)),
            Self::StruckTooEarly => ("--struck", words.text("args-struck-early")),
            Self::Format(format) => ("--format", text("args-format", format)),
            Self::Language(refusal) => ("--lang", refusal.in_words(words)),
            Self::Manner(refusal) => ("--manner", refusal.in_words(words)),
            Self::WordsJson => return words.text("args-words-json"),
            Self::StepJson => ("--step", words.text("args-step-json")),
            Self::AloudJson => ("--aloud", words.text("args-aloud-json")),
            Self::StepInput => ("--step", words.text("args-step-input")),
            Self::Players(players, most) => {
                let args = [("text", players.as_str().into()), ("most", (*most).into())];
                ("--players", words.with("args-players", &args))
            }
            Self::Paper(paper) => ("--paper", text("args-paper", paper)),
            Self::PerPage(count) => ("--per-page", text("args-per-page", count)),
        };
        format!("{option}: {what}")
    }
}

impl InWords for DiceRefusal {
    fn in_words(&self, words: &Words) -> String {
        let name = |from: &DiceSource| match from {
            DiceSource::File(name) => name.clone(),
            DiceSource::Input => words.text("args-standard-input"),
        };
        match self {
            Self::Open(file, error) => {
                let args = [("file", file.as_str().into()), ("system", error.in_words(words).into())];
                format!("--dice: {}", words.with("args-dice-open", &args))
            }
            Self::Read { from, line, error } => {
                let args =
                    [("name", name(from).into()), ("line", (*line).into()), ("system", error.in_words(words).into())];
                words.with("args-dice-read", &args)
            }
            Self::Line { from, line, wrong } => {
                let wrong: Vec<String> = wrong.iter().map(|wrong| wrong.in_words(words)).collect();
                let args = [("name", name(from).into()), ("line", (*line).into()), ("wrong", wrong.join("; ").into())];
                words.with("args-dice-line", &args)
            }
            Self::TooFew { from, half_day, needed } => {
                let args = [
                    ("name", name(from).into()),
                    ("day", half_day.day.number().into()),
                    ("half", half(half_day.half)),
                    ("needed", (*needed).into()),
                ];
                words.with("args-dice-too-few", &args)
            }
            Self::TooMany { from, line } => {
                words.with("args-dice-too-many", &[("name", name(from).into()), ("line", (*line).into())])
            }
        }
    }
}

impl InWords for LineReason {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Count(count) => words.with("args-dice-count", &[("count", (*count).into())]),
            Self::Die(at, text) => {
                let which = match at {
                    0 => "black".into(),
                    1 => "first".into(),
                    2 => "second".into(),
                    3 => "third".into(),
                    more => (more + 1).into(),
                };
                words.with("args-die", &[("which", which), ("text", text.as_str().into())])
            }
            Self::TooLong(most) => words.with("args-dice-long", &[("most", (*most).into())]),
        }
    }
}
