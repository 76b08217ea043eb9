//! The errors of the arguments.

use super::{grouped, harmless};
use crate::chronicle::CodeRefusal;
use crate::crier::{InWords, NoSuchValue, Words};

/// All errors of the arguments, each with a line of its own.
#[derive(Debug, Default)]
pub struct Wrongs(Vec<Box<dyn InWords>>);

/// The errors in the arguments of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The code is invalid.
    Code(CodeRefusal),
    /// The seed of an almanac is no code, or too long.
    Seed(CodeRefusal),
    /// The seed is too long for the numbers of so many games.
    SeedTooLong {
        /// The number of games.
        games: u64,
        /// The most signs of the seed.
        most: usize,
        /// The signs of the seed.
        signs: usize,
    },
    /// The value of an option is no number in its range.
    Number {
        /// The option.
        option: &'static str,
        /// The text.
        text: String,
        /// The largest number.
        most: u64,
    },
    /// The players are neither a number of sheets, up to that many, nor names.
    Players {
        /// The text.
        text: String,
        /// The most sheets.
        most: usize,
    },
    /// The option with this name has no such value.
    Value(&'static str, NoSuchValue),
    /// The game has no such command, but others have.
    NotOfGame {
        /// The command.
        command: String,
        /// The name of the game.
        game: String,
        /// The names of the games that have it.
        having: String,
    },
    /// A language or a manner together with JSON.
    WordsJson,
    /// Stepping together with JSON.
    StepJson,
    /// A voice together with JSON.
    AloudJson,
    /// Braille together with JSON.
    BrailleJson,
    /// Stepping together with dice from standard input.
    StepInput,
    /// People have to choose, but no orders and no bots are given.
    NobodyChooses,
}

impl Wrongs {
    /// Notes an error.
    pub fn note(&mut self, reason: impl InWords + 'static) {
        self.0.push(Box::new(reason));
    }

    /// Returns the value, or notes the error.
    pub fn noted<T, E: InWords + 'static>(&mut self, value: Result<T, E>) -> Option<T> {
        value.map_err(|reason| self.note(reason)).ok()
    }

    /// Whether there are no errors.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the value, unless there are errors.
    ///
    /// # Errors
    /// All errors.
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

/// Shortens a very long line in its middle, so that a person can read it whatever was typed.
fn shortened(line: &str) -> String {
    /// The number of letters kept of its beginning and of its end.
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
    /// Returns the reason after the option, whose name is in no language.
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
            Self::NotOfGame { command, game, having } => {
                let args = [
                    ("command", command.as_str().into()),
                    ("game", game.as_str().into()),
                    ("having", having.as_str().into()),
                ];
                return words.with("args-not-of-game", &args);
            }
            Self::NobodyChooses => return words.text("args-nobody-chooses"),
            Self::WordsJson => return words.text("args-words-json"),
            Self::StepJson => ("--step", words.text("args-step-json")),
            Self::AloudJson => ("--aloud", words.text("args-aloud-json")),
            Self::BrailleJson => ("--braille", words.text("args-braille-json")),
            Self::StepInput => ("--step", words.text("args-step-input")),
        };
        format!("{option}: {what}")
    }
}
