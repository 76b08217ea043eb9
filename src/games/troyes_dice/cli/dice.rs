//! Entered dice, a half-day a line: the black die, then the three clear ones.

use super::args::face;
use crate::cli::Source;
use crate::crier::{InWords, Words};
use crate::games::troyes_dice::rules::{HalfDay, Roll};

/// Why a line is no throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineReason {
    /// The number of dice is this instead of four.
    Count(usize),
    /// The text at this position (from 0) is no face.
    Die(usize, String),
}

/// Why the lines and the game do not end together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinesReason {
    /// The lines end before the game.
    TooFew {
        /// The source of the dice.
        from: Source,
        /// The half-day without dice.
        half_day: HalfDay,
        /// The number of lines needed.
        needed: u16,
    },
    /// The game ends before the lines.
    TooMany {
        /// The source of the dice.
        from: Source,
        /// The first line too many, from 1.
        line: usize,
    },
}

/// Parses a line into a roll, or returns all that is wrong with it.
pub(super) fn roll(text: &str) -> Result<Roll, Vec<LineReason>> {
    let words: Vec<_> = text.split_whitespace().collect();
    let faces: Vec<_> = words.iter().filter_map(|word| face(word)).collect();
    if let (4, &[black, a, b, c]) = (words.len(), faces.as_slice()) {
        return Ok(Roll::new(black, [a, b, c]));
    }
    let count = (words.len() != 4).then_some(LineReason::Count(words.len()));
    let wrong = words.iter().enumerate().filter(|(_, word)| face(word).is_none());
    let wrong = wrong.map(|(at, word)| LineReason::Die(at, word.escape_debug().to_string()));
    Err(count.into_iter().chain(wrong).collect())
}

impl InWords for LinesReason {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::TooFew { from, half_day, needed } => {
                let args = [
                    ("name", from.name(words).into()),
                    ("day", half_day.day.number().into()),
                    ("half", half_day.half.name().into()),
                    ("needed", (*needed).into()),
                ];
                words.with("args-dice-too-few", &args)
            }
            Self::TooMany { from, line } => {
                words.with("args-dice-too-many", &[("name", from.name(words).into()), ("line", (*line).into())])
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
        }
    }
}
