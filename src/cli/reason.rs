//! What is wrong with what was typed.

use super::{grouped, harmless};
use crate::chronicle::CodeRefusal;
use crate::crier::{InWords, NoSuchValue, Words};

/// All that is wrong with what was typed, each with a line of its own.
#[derive(Debug, Default)]
pub struct Wrongs(Vec<Box<dyn InWords>>);

/// What can be wrong with the arguments of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The code is none.
    Code(CodeRefusal),
    /// The seed of an almanac is no code, or too long a one.
    Seed(CodeRefusal),
    /// The numbers of so many games leave the seed less room than it takes.
    SeedTooLong {
        /// How many games.
        games: u64,
        /// So many signs it may have.
        most: usize,
        /// So many it has.
        signs: usize,
    },
    /// The option of this name takes a number from 1 to so many, and this is none.
    Number {
        /// The option.
        option: &'static str,
        /// What was typed.
        text: String,
        /// The largest number.
        most: u64,
    },
    /// The players are neither a number of sheets, up to that many, nor names.
    Players {
        /// What was typed.
        text: String,
        /// The most sheets.
        most: usize,
    },
    /// The option of this name has no such value.
    Value(&'static str, NoSuchValue),
    /// A language or a manner, and JSON.
    WordsJson,
    /// Stepping and JSON.
    StepJson,
    /// A voice and JSON.
    AloudJson,
    /// Stepping and dice from standard input.
    StepInput,
    /// People have to choose, and nobody does.
    NobodyChooses,
}

impl Wrongs {
    /// Notes one thing that is wrong.
    pub fn note(&mut self, reason: impl InWords + 'static) {
        self.0.push(Box::new(reason));
    }

    /// The value, or nothing with the reason noted.
    pub fn noted<T, E: InWords + 'static>(&mut self, value: Result<T, E>) -> Option<T> {
        value.map_err(|reason| self.note(reason)).ok()
    }

    /// Whether nothing is wrong.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value, unless anything is wrong.
    ///
    /// # Errors
    /// All that is.
    pub fn unless<T>(self, value: T) -> Result<T, Self> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl Extend<Box<dyn InWords>> for Wrongs {
    fn extend<I: IntoIterator<Item = Box<dyn InWords>>>(&mut self, reasons: I) {
        self.0.extend(reasons);
    }
}

impl InWords for Wrongs {
    fn in_words(&self, words: &Words) -> String {
        let lines: Vec<String> = self.0.iter().map(|reason| shortened(&harmless(&reason.in_words(words)))).collect();
        lines.join("\n")
    }
}

/// A line that a person can read, whatever was typed that it tells back: a very long one loses its middle.
fn shortened(line: &str) -> String {
    /// So many letters of its beginning and of its end are told.
    const TOLD: [usize; 2] = [600, 200];
    let letters = line.chars().count();
    match letters.checked_sub(TOLD.iter().sum()) {
        Some(middle) if middle > 0 => {
            let [begin, _] = TOLD;
            line.chars().take(begin).chain(['…']).chain(line.chars().skip(begin + middle)).collect()
        }
        Some(_) | None => line.to_owned(),
    }
}

impl InWords for Reason {
    /// First the option, whose name is in no language.
    fn in_words(&self, words: &Words) -> String {
        let (option, what) = match self {
            Self::Code(refusal) => ("--code", refusal.in_words(words)),
            Self::Seed(refusal) => ("--seed", refusal.in_words(words)),
            Self::SeedTooLong { games, most, signs } => {
                let args = [("games", grouped(*games).into()), ("most", (*most).into()), ("signs", (*signs).into())];
                ("--seed", words.with("args-seed-too-long", &args))
            }
            Self::Number { option, text, most } => {
                (*option, words.with("args-count", &[("most", grouped(*most).into()), ("text", text.as_str().into())]))
            }
            Self::Players { text, most } => {
                let args = [("text", text.as_str().into()), ("most", (*most).into())];
                ("--players", words.with("args-players", &args))
            }
            Self::Value(option, value) => (*option, value.in_words(words)),
            Self::NobodyChooses => return words.text("args-nobody-chooses"),
            Self::WordsJson => return words.text("args-words-json"),
            Self::StepJson => ("--step", words.text("args-step-json")),
            Self::AloudJson => ("--aloud", words.text("args-aloud-json")),
            Self::StepInput => ("--step", words.text("args-step-input")),
        };
        format!("{option}: {what}")
    }
}
