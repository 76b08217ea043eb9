//! A document to print: pages under a title, and their PDF.

use std::sync::Arc;

use super::letters::Letters;
use super::page::{Page, spot};
use super::pdf;
use super::pen::{Pen, Style};
use super::size::Inks;
use super::told;
use crate::crier::{InWords, Language, Words};
use crate::stage::Weight;
use crate::stage::tokens::paper::FAINT;

/// Why a document cannot be printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum PaperError {
    /// The number of sheets is out of range.
    Count {
        /// The requested number.
        asked: usize,
        /// The highest number.
        most: usize,
    },
    /// A letter that the fonts lack.
    Letter(char, String),
    /// The app's own fonts cannot be read: a mistake of ours.
    Fonts,
    /// One of the app's own drawings cannot be read, with its reader's error: a mistake of ours.
    Drawing(String),
    /// The PDF writer's error.
    Writer(String),
}

impl InWords for PaperError {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Count { asked, most } => {
                words.with("refusal-paper-count", &[("most", (*most).into()), ("count", (*asked).into())])
            }
            Self::Letter(letter, name) => {
                let args = [("letter", letter.to_string().into()), ("name", name.as_str().into())];
                words.with("refusal-paper-letter", &args)
            }
            Self::Fonts => words.text("refusal-paper-fonts"),
            Self::Drawing(what) => words.with("refusal-paper-drawing", &[("text", what.as_str().into())]),
            Self::Writer(what) => words.with("refusal-paper-writer", &[("text", what.as_str().into())]),
        }
    }
}

/// Pages under a title, in one language.
#[derive(Clone, Debug)]
pub struct Booklet {
    title: String,
    language: Language,
    letters: Arc<Letters>,
    inks: Inks,
    note: Option<String>,
    pages: Vec<Page>,
}

/// The style of a note along a page's edge, its baseline's distance from there, and its greatest length, in millimeters.
const NOTE: Style = Style::new(Weight::Text, 7.0).ink(FAINT).center();
const EDGE: f32 = 7.6;
const LONG: f32 = 76.0;
/// The share of a page's height above a note's middle: there no layout cuts a page.
const ABOVE: f32 = 0.19;

impl Booklet {
    /// Creates an empty booklet in the language of those words, printed in color.
    ///
    /// # Errors
    /// The fonts cannot be read: a mistake of ours.
    pub fn new(title: String, words: &Words) -> Result<Self, PaperError> {
        Ok(Self {
            title,
            language: words.language(),
            letters: Arc::new(Letters::load()?),
            inks: Inks::Color,
            note: None,
            pages: Vec::new(),
        })
    }

    /// Sets the inks of the pages to come.
    #[must_use]
    pub fn printed_with(self, inks: Inks) -> Self {
        Self { inks, ..self }
    }

    /// Sets the note along the left edge of the pages to come.
    #[must_use]
    pub fn noted(self, note: String) -> Self {
        Self { note: Some(note), ..self }
    }

    /// Adds a page of that width and height, in millimeters, drawn by `draw`.
    ///
    /// # Errors
    /// A text on it has letters that the fonts lack; the page is not added then.
    pub fn page(&mut self, size: (f32, f32), draw: impl FnOnce(&mut Pen<'_>)) -> Result<(), PaperError> {
        let mut pen = Pen::new(&self.letters, self.inks);
        draw(&mut pen);
        if let Some(note) = &self.note {
            pen.turned(spot(EDGE, size.1 * ABOVE), -90.0, |pen| pen.write_within(spot(0.0, 0.0), LONG, note, NOTE));
        }
        self.pages.push(Page { size, marks: pen.end()? });
        Ok(())
    }

    /// Adds copies of the last pages.
    pub fn pages_again(&mut self, count: usize) {
        let from = self.pages.len().saturating_sub(count);
        self.pages.extend_from_within(from..);
    }

    /// The pages as they will be printed.
    #[must_use]
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// Returns what the pages tell in words, in reading order: a paragraph each, and an empty one before headings.
    #[must_use]
    pub fn told(&self) -> Vec<String> {
        self.pages.iter().flat_map(|page| told::paragraphs(&page.marks)).collect()
    }

    /// Writes the pages as a PDF that holds PDF/UA-1. It has no date, so that the same pages give the same bytes.
    ///
    /// # Errors
    /// The PDF writer failed: a mistake of ours.
    pub fn pdf(&self) -> Result<Vec<u8>, PaperError> {
        pdf::write((&self.title, self.language), &self.pages, &self.letters)
    }
}
