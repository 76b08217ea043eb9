//! Text for a braille embosser or a braille display: lines of cells on pages of lines, as ASCII (BRF).

use std::mem;
use std::num::NonZeroU16;

use super::{Language, braille};

/// The size of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageSize {
    /// The cells of a line.
    pub cells: NonZeroU16,
    /// The lines of a page.
    pub lines: NonZeroU16,
}

/// Sets lines of text in braille. It has no room for what comes later: each text is set as it comes.
#[derive(Clone, Debug)]
pub struct Embossed {
    language: Language,
    size: PageSize,
    /// The lines that stand on the page.
    used: u16,
}

/// Ends a page, for an embosser.
const FORM_FEED: char = '\u{c}';
/// What comes behind the first line of a text is set in, as braille readers know paragraphs.
const INDENT: usize = 2;

impl PageSize {
    /// The usual page: 40 cells, 25 lines.
    pub const USUAL: Self =
        Self { cells: NonZeroU16::new(40).expect("no 0"), lines: NonZeroU16::new(25).expect("no 0") };
}

impl Embossed {
    /// Starts on an empty page.
    #[must_use]
    pub const fn new(language: Language, size: PageSize) -> Self {
        Self { language, size, used: 0 }
    }

    /// Returns a text in as many lines as it needs, each with its end; a page ends with a form feed. An empty text is an empty
    /// line.
    pub fn set(&mut self, text: &str) -> String {
        let cells = braille::ascii(&braille::braille(self.language, text));
        let mut set = String::new();
        for line in wrapped(&cells, usize::from(self.size.cells.get())) {
            if self.used == self.size.lines.get() {
                set.push(FORM_FEED);
                self.used = 0;
            }
            set.push_str(&line);
            set.push_str("\r\n");
            self.used += 1;
        }
        set
    }
}

/// Breaks cells into lines between words; a word that is too long for a line is broken.
fn wrapped(cells: &str, most: usize) -> Vec<String> {
    let indent = if most > INDENT { INDENT } else { 0 };
    let (mut lines, mut line) = (Vec::new(), String::new());
    for mut word in cells.split(' ').filter(|word| !word.is_empty()) {
        let blank = line.chars().all(|cell| cell == ' ');
        if !blank && line.len() + 1 + word.len() > most {
            lines.push(mem::replace(&mut line, " ".repeat(indent)));
        } else if !blank {
            line.push(' ');
        }
        while line.len() + word.len() > most {
            let (now, later) = word.split_at(most - line.len());
            line.push_str(now);
            lines.push(mem::replace(&mut line, " ".repeat(indent)));
            word = later;
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}
