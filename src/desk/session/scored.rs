//! How phones fill in the sheets of the game on the table, once it is over.

use std::sync::Arc;

use crate::chronicle::{Record, Results};
use crate::desk::played::Played;
use crate::show::Scoring;

/// The scoring that phones fill their sheets in by, and what it was made from.
#[derive(Debug)]
pub(crate) struct Scored<G: Played> {
    pub(crate) scoring: Arc<Scoring>,
    told: bool,
    results: Option<Results<G>>,
}

impl<G: Played> Scored<G> {
    /// Returns the scoring of that game, without the games before it; its results are `told` or not.
    pub(crate) fn of(record: &Record<G>, told: bool) -> Self {
        let scoring = Arc::new(Scoring::of(record, told, None));
        Self { scoring, told, results: record.results().cloned() }
    }

    /// Whether it tells what there is to tell of that game.
    pub(crate) fn tells(&self, record: &Record<G>, told: bool) -> bool {
        let names = |results: Option<&Results<G>>| {
            results.map(|results| results.players.map(|(_, player)| player.name.clone()))
        };
        // As long as no result is told, phones are not asked to look again for each number that is typed.
        let same = |there: Option<&Results<G>>, here: Option<&Results<G>>| {
            if told { there == here } else { names(there) == names(here) }
        };
        self.told == told && same(self.results.as_ref(), record.results())
    }

    /// Takes the same scoring with the games before, unless something else is told by now.
    pub(crate) fn take(&mut self, scoring: Arc<Scoring>) {
        if self.told && self.scoring.is_of(&scoring) {
            self.scoring = scoring;
        }
    }
}
