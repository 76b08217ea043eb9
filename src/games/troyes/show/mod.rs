//! The view of Troyes: whose turn it is, what may be chosen, the standings, and the log.

use super::Troyes;
use super::record::Opening;
use super::rules::Table;
use super::words as say;
use crate::crier::Words;
use crate::show::{Picture, Reader, Side, Watched};

impl Watched for Troyes {
    fn title(words: &Words, table: &Table) -> String {
        say::phase(words, table, table.phase())
    }

    fn side(_words: &Words, _table: &Table, _: &Opening, _: Reader, _opening: bool) -> Side {
        Side::default()
    }

    fn picture(_words: &Words, _table: &Table, _: &Opening) -> Picture {
        Picture::default()
    }
}
