//! Writes a game's prints as a PDF to the requested output.

use std::path::PathBuf;

use clap::Args;

use super::output::Output;
use super::typed::{Typed, looks_like_a_number};
use super::{Console, Reason, Stop, Wrongs};
use crate::crier::Language;
use crate::paper::{Booklet, Inks, Paper, PaperError};

/// Where something is printed to, as it was typed.
#[derive(Clone, Debug, Args)]
pub struct PaperArgs {
    /// The paper in the printer: a4 or letter
    #[arg(long, value_name = "PAPER", default_value = "a4", value_parser = Typed::<Paper>::parser(), hide_possible_values = true)]
    paper: Typed<Paper>,

    /// The language of what is printed
    #[arg(long, value_name = "LANGUAGE", help = super::args::language_help(" of what is printed"),
          value_parser = Typed::<Language>::parser(), hide_possible_values = true)]
    lang: Option<Typed<Language>>,

    /// The PDF file, or standard output with -
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// With what something is printed, as it was typed.
#[derive(Clone, Debug, Args)]
pub struct InkArgs {
    /// With what it is printed: color, or gray for black ink alone
    #[arg(long, value_name = "INK", default_value = "color", value_parser = Typed::<Inks>::parser(), hide_possible_values = true)]
    ink: Typed<Inks>,
}

/// Parses a number of sheets, up to `most`, or the players' names with commas between them.
///
/// # Errors
/// The text is neither.
pub fn players(text: &str, most: usize) -> Result<(usize, Vec<String>), Reason> {
    let wrong = || Reason::Players { text: text.to_owned(), most };
    let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
    let digits = text.trim().bytes().all(|byte| byte.is_ascii_digit());
    let count = match text.trim().parse() {
        Ok(count) if digits => (count, Vec::new()),
        _ if looks_like_a_number(text.trim()) || names.iter().any(String::is_empty) => return Err(wrong()),
        _ => (names.len(), names),
    };
    if (1..=most).contains(&count.0) { Ok(count) } else { Err(wrong()) }
}

impl InkArgs {
    /// Returns the inks; if they are wrong, notes the reason and returns all colors.
    pub fn inks(&self, wrong: &mut Wrongs) -> Inks {
        self.ink.clone().known("--ink", wrong).unwrap_or_default()
    }
}

impl PaperArgs {
    /// Returns the paper; if it is wrong, notes the reason and returns the default. Notes a wrong language as well:
    /// [`Console::words`] are in another one then.
    pub fn paper(&self, wrong: &mut Wrongs) -> Paper {
        let paper = self.paper.clone().known("--paper", wrong).unwrap_or_default();
        self.lang.clone().map(|lang| lang.known("--lang", wrong));
        paper
    }

    /// Writes the PDF of these pages.
    ///
    /// # Errors
    /// Why they cannot be printed, or why the file cannot be written.
    pub fn print(&self, pages: Result<Booklet, PaperError>, console: &mut Console<'_, '_>) -> Result<(), Stop> {
        let pdf = pages.and_then(|booklet| booklet.pdf()).map_err(Stop::because)?;
        Output::at(&self.output).write(&pdf, console)
    }
}
