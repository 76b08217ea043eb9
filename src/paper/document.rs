//! What is printed at one time: pages under a title, and the PDF of them.

use super::letters::Letters;
use super::page::Page;
use super::pdf;
use super::pen::Pen;
use super::size::Inks;
use crate::crier::{InWords, Words};

/// Why something cannot be printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum PaperError {
    /// So many sheets were asked for.
    Count {
        /// How many.
        asked: usize,
        /// How many there can be.
        most: usize,
    },
    /// The fonts have no such letter.
    Letter(char, String),
    /// The app's own fonts do not read: a mistake of ours.
    Fonts,
    /// One of the app's own drawings does not read, and what its reader says: a mistake of ours.
    Drawing(String),
    /// What the PDF's writer says.
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

/// Pages under a title.
#[derive(Clone, Debug)]
pub struct Booklet {
    title: String,
    letters: Letters,
    inks: Inks,
    pages: Vec<Page>,
}

impl Booklet {
    /// An empty one, printed in color.
    ///
    /// # Errors
    /// The fonts do not read: a mistake of ours.
    pub fn new(title: String) -> Result<Self, PaperError> {
        Ok(Self { title, letters: Letters::load()?, inks: Inks::Color, pages: Vec::new() })
    }

    /// The same, with the pages to come printed with those inks.
    #[must_use]
    pub fn printed_with(self, inks: Inks) -> Self {
        Self { inks, ..self }
    }

    /// Adds a page of that width and height, in millimeters.
    ///
    /// # Errors
    /// A text on it has letters that the fonts lack; the page is not added then.
    pub fn page(&mut self, size: (f32, f32), draw: impl FnOnce(&mut Pen<'_>)) -> Result<(), PaperError> {
        let mut pen = Pen::new(&self.letters, self.inks);
        draw(&mut pen);
        self.pages.push(Page { size, marks: pen.end()? });
        Ok(())
    }

    /// Adds the last page once more.
    pub fn page_again(&mut self) {
        self.pages.extend(self.pages.last().cloned());
    }

    /// The pages as they will be printed.
    #[must_use]
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// The pages as a PDF. It bears no date, so that the same pages give the same bytes.
    ///
    /// # Errors
    /// That the PDF writer failed: a mistake of ours.
    pub fn pdf(&self) -> Result<Vec<u8>, PaperError> {
        pdf::write(&self.title, &self.pages, &self.letters)
    }
}
