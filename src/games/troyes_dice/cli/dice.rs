//! Dice that people threw, a half-day a line: the black die, then the three clear ones.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read as _};
use std::path::Path;

use super::request::face;
use crate::games::troyes_dice::rules::{Half, HalfDay, Roll};

/// Lines of dice, read one at a time, so that the dice of an evening can come as they are thrown.
pub(crate) struct Lines<'a> {
    name: String,
    reader: Box<dyn BufRead + 'a>,
    line: usize,
}

/// Why dice cannot be taken from their lines.
#[derive(Debug, thiserror::Error)]
pub enum DiceRefusal {
    /// The file cannot be opened.
    #[error("--dice: {0} cannot be read: {1}")]
    Open(String, io::Error),
    /// The rest cannot be read.
    #[error("{name}: nothing can be read after line {line}: {error}")]
    Read {
        /// Where the dice come from.
        name: String,
        /// The last line that was read.
        line: usize,
        /// What the system says.
        error: io::Error,
    },
    /// A line is no throw.
    #[error("{name}, line {line}: {}", wrong.join("; "))]
    Line {
        /// Where the dice come from.
        name: String,
        /// Which line, from 1.
        line: usize,
        /// All that is wrong with it.
        wrong: Vec<String>,
    },
    /// The lines end before the game.
    #[error("{name} ends before {half_day}; {needed}")]
    TooFew {
        /// Where the dice come from.
        name: String,
        /// The half-day that has no dice.
        half_day: String,
        /// How many lines are needed.
        needed: String,
    },
    /// The game ends before the lines.
    #[error("{name}, line {line}: the game has ended, and the dice from here on belong to no half-day")]
    TooMany {
        /// Where the dice come from.
        name: String,
        /// The first line too many, from 1.
        line: usize,
    },
}

impl<'a> Lines<'a> {
    /// No line is longer than so many bytes: four dice and much air.
    const LONGEST: u64 = 1000;

    /// Lines that can be read already.
    pub(crate) fn new(name: &str, reader: impl BufRead + 'a) -> Self {
        Self { name: name.to_owned(), reader: Box::new(reader), line: 0 }
    }

    /// The lines of a file.
    pub(crate) fn open(path: &Path) -> Result<Self, DiceRefusal> {
        let name = path.display().to_string();
        let open = || {
            let file = File::open(path)?;
            // Some systems open a folder and refuse only to read it, when the first cry is out.
            if file.metadata()?.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(file) }
        };
        match open() {
            Ok(file) => Ok(Self::new(&name, BufReader::new(file))),
            Err(error) => Err(DiceRefusal::Open(name, error)),
        }
    }

    /// The dice of the next line, for that half-day.
    pub(crate) fn roll(&mut self, half_day: HalfDay) -> Result<Roll, DiceRefusal> {
        match self.next()? {
            Some(text) => {
                roll(&text).map_err(|wrong| DiceRefusal::Line { name: self.name.clone(), line: self.line, wrong })
            }
            None => Err(self.too_few(half_day)),
        }
    }

    /// Refuses lines that are left when the game has ended.
    pub(crate) fn none_left(&mut self) -> Result<(), DiceRefusal> {
        match self.next()? {
            Some(_) => Err(DiceRefusal::TooMany { name: self.name.clone(), line: self.line }),
            None => Ok(()),
        }
    }

    /// The next line that counts, trimmed; nothing at the end.
    fn next(&mut self) -> Result<Option<String>, DiceRefusal> {
        loop {
            let mut bytes = Vec::new();
            let read = self.reader.by_ref().take(Self::LONGEST).read_until(b'\n', &mut bytes);
            match read {
                Ok(0) => return Ok(None),
                Ok(_) => self.line += 1,
                Err(error) => return Err(DiceRefusal::Read { name: self.name.clone(), line: self.line, error }),
            }
            if bytes.len() as u64 == Self::LONGEST && bytes.last() != Some(&b'\n') {
                let wrong = vec![format!("it is longer than {} signs", Self::LONGEST)];
                return Err(DiceRefusal::Line { name: self.name.clone(), line: self.line, wrong });
            }
            let text = String::from_utf8_lossy(&bytes);
            // Some editors begin a file with this mark.
            let text = text.trim_start_matches('\u{feff}').trim();
            if !text.is_empty() && !text.starts_with('#') {
                return Ok(Some(text.to_owned()));
            }
        }
    }

    fn too_few(&self, now: HalfDay) -> DiceRefusal {
        let half = match now.half {
            Half::Morning => "morning",
            Half::Afternoon => "afternoon",
        };
        let needed = match HalfDay::COUNT + 1 - now.number() {
            1 => "one more line is needed".to_owned(),
            more => format!("{more} more lines are needed"),
        };
        let half_day = format!("day {}'s {half}", now.day.number());
        DiceRefusal::TooFew { name: self.name.clone(), half_day, needed }
    }
}

/// The roll that a line tells, or all that is wrong with it.
fn roll(text: &str) -> Result<Roll, Vec<String>> {
    let words: Vec<_> = text.split_whitespace().collect();
    let faces: Vec<_> = words.iter().filter_map(|word| face(word)).collect();
    if let (4, &[black, a, b, c]) = (words.len(), faces.as_slice()) {
        return Ok(Roll::new(black, [a, b, c]));
    }
    let mut wrong = Vec::new();
    if words.len() != 4 {
        wrong.push(format!("four dice are needed, the black one and then the three clear ones, not {}", words.len()));
    }
    let names = ["the black die", "the first clear die", "the second clear die", "the third clear die"];
    for (at, word) in words.iter().enumerate().filter(|(_, word)| face(word).is_none()) {
        let name = names.get(at).map_or_else(|| format!("die {}", at + 1), |name| (*name).to_owned());
        wrong.push(format!("{name} shows 1 to 6, not “{}”", word.escape_debug()));
    }
    Err(wrong)
}
