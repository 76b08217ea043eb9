//! Dice that people threw, a half-day a line: the black die, then the three clear ones.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read as _};
use std::path::Path;

use super::request::face;
use crate::games::troyes_dice::rules::{HalfDay, Roll};

/// Lines of dice, read one at a time, so that the dice of an evening can come as they are thrown.
pub(crate) struct Lines<'a> {
    from: DiceSource,
    reader: Box<dyn BufRead + 'a>,
    line: usize,
}

/// Where lines of dice come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceSource {
    /// A file of this name.
    File(String),
    /// Standard input.
    Input,
}

/// Why dice cannot be taken from their lines; lines are counted from 1.
#[derive(Debug)]
pub enum DiceRefusal {
    /// The file cannot be opened.
    Open(String, io::Error),
    /// The rest cannot be read.
    Read {
        /// Where the dice come from.
        from: DiceSource,
        /// The last line that was read.
        line: usize,
        /// What the system says.
        error: io::Error,
    },
    /// A line is no throw.
    Line {
        /// Where the dice come from.
        from: DiceSource,
        /// Which line.
        line: usize,
        /// All that is wrong with it.
        wrong: Vec<LineReason>,
    },
    /// The lines end before the game.
    TooFew {
        /// Where the dice come from.
        from: DiceSource,
        /// The half-day that has no dice.
        half_day: HalfDay,
        /// How many lines are needed.
        needed: u8,
    },
    /// The game ends before the lines.
    TooMany {
        /// Where the dice come from.
        from: DiceSource,
        /// The first line too many.
        line: usize,
    },
}

/// Why a line is no throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineReason {
    /// There are so many dice and not four.
    Count(usize),
    /// The die at this position (from 0) shows what no die shows.
    Die(usize, String),
    /// The line is longer than so many signs.
    TooLong(u64),
}

impl<'a> Lines<'a> {
    /// No line is longer than so many bytes: four dice and much air.
    const LONGEST: u64 = 1000;

    /// Lines that can be read already.
    pub(crate) fn new(from: DiceSource, reader: impl BufRead + 'a) -> Self {
        Self { from, reader: Box::new(reader), line: 0 }
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
            Ok(file) => Ok(Self::new(DiceSource::File(name), BufReader::new(file))),
            Err(error) => Err(DiceRefusal::Open(name, error)),
        }
    }

    /// The dice of the next line, for that half-day.
    pub(crate) fn roll(&mut self, half_day: HalfDay) -> Result<Roll, DiceRefusal> {
        match self.next()? {
            Some(text) => {
                roll(&text).map_err(|wrong| DiceRefusal::Line { from: self.from.clone(), line: self.line, wrong })
            }
            None => Err(self.too_few(half_day)),
        }
    }

    /// Refuses lines that are left when the game has ended.
    pub(crate) fn none_left(&mut self) -> Result<(), DiceRefusal> {
        match self.next()? {
            Some(_) => Err(DiceRefusal::TooMany { from: self.from.clone(), line: self.line }),
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
                Err(error) => return Err(DiceRefusal::Read { from: self.from.clone(), line: self.line, error }),
            }
            if bytes.len() as u64 == Self::LONGEST && bytes.last() != Some(&b'\n') {
                let wrong = vec![LineReason::TooLong(Self::LONGEST)];
                return Err(DiceRefusal::Line { from: self.from.clone(), line: self.line, wrong });
            }
            let text = String::from_utf8_lossy(&bytes);
            // Some editors begin a file with this mark.
            let text = text.trim_start_matches('\u{feff}').trim();
            if !text.is_empty() && !text.starts_with('#') {
                return Ok(Some(text.to_owned()));
            }
        }
    }

    fn too_few(&self, half_day: HalfDay) -> DiceRefusal {
        let needed = HalfDay::COUNT + 1 - half_day.number();
        DiceRefusal::TooFew { from: self.from.clone(), half_day, needed }
    }
}

/// The roll that a line tells, or all that is wrong with it.
fn roll(text: &str) -> Result<Roll, Vec<LineReason>> {
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
