//! One thing to print, and its PDF.

use crate::crier::Words;
use crate::games::troyes_dice::paper as printed;
use crate::games::troyes_dice::paper::Sheets;
use crate::games::troyes_dice::record::{Record, Results};
use crate::games::troyes_dice::rules::Score;
use crate::paper::{Paper, PaperError};

/// One thing to print, as ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Printed {
    /// Scoresheets.
    Sheets(Sheets),
    /// The crier's card of the game on the table.
    Card(Paper),
    /// The report of the game on the table.
    Report(Paper),
}

impl Printed {
    /// The file's name, without its extension.
    pub(super) const fn file_name(&self) -> &'static str {
        match self {
            Self::Sheets(_) => "town-crier-sheets",
            Self::Card(_) => "town-crier-card",
            Self::Report(_) => "town-crier-report",
        }
    }

    /// The PDF's bytes; nothing where there is no game to tell of.
    pub(super) fn pdf(&self, record: Option<&Record>, words: &Words) -> Result<Vec<u8>, PaperError> {
        match (self, record) {
            (Self::Sheets(sheets), _) => printed::sheets(sheets, words)?.pdf(),
            (Self::Card(paper), Some(record)) => printed::card(record, *paper, words)?.pdf(),
            (Self::Report(paper), Some(record)) => printed::report(record, &scores(record), *paper, words)?.pdf(),
            (Self::Card(_) | Self::Report(_), None) => Ok(Vec::new()),
        }
    }
}

/// The players' points, as far as their sheets can be.
fn scores(record: &Record) -> Vec<(String, Score)> {
    record.results().map(Results::named_scores).unwrap_or_default()
}
