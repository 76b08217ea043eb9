//! The log of a game in play, of which only what is new is made.

use std::sync::Arc;

use super::excerpt::Excerpt;
use super::view::LogLine;
use super::watched::Watched;
use crate::chronicle::Record;
use crate::crier::{Language, Words};

/// The lines of a record's first orders in one language. A game may have ten thousands of orders: with one more, or one less, the
/// lines before it stay.
#[derive(Debug)]
pub struct GameLog<G: Watched>(Option<Kept<G>>);

/// The lines, and what they were made of.
#[derive(Debug)]
struct Kept<G: Watched> {
    language: Language,
    record: Arc<Record<G>>,
    orders: usize,
    lines: Vec<LogLine>,
}

impl<G: Watched> Default for GameLog<G> {
    fn default() -> Self {
        Self(None)
    }
}

impl<G: Watched> GameLog<G> {
    /// Returns the log of the first `orders` orders, in words among the game's players.
    pub fn lines(&mut self, words: &Words, record: &Arc<Record<G>>, orders: usize) -> &[LogLine] {
        let language = words.language();
        let before = self.0.take().filter(|kept| kept.language == language);
        let kept = match before {
            Some(kept) if kept.orders == orders && Arc::ptr_eq(&kept.record, record) => kept,
            before => {
                let mut lines = before.map_or_else(Vec::new, |kept| kept.shared(record, orders));
                let from = lines.last().map_or(0, |line| line.orders);
                let words = words.among(G::players(record.opening()));
                let new = G::log(&words, &Excerpt::all(record, from..orders)).into_iter();
                lines.extend(new.map(|line| LogLine { orders: from + line.orders, ..line }));
                Kept { language, record: Arc::clone(record), orders, lines }
            }
        };
        &self.0.insert(kept).lines
    }
}

impl<G: Watched> Kept<G> {
    /// Returns the lines that are also those of the first orders of that record: all that another one follows, since the last one
    /// may go on.
    fn shared(self, record: &Record<G>, orders: usize) -> Vec<LogLine> {
        if self.record.opening() != record.opening() {
            return Vec::new();
        }
        let pairs = self.record.done().iter().take(self.orders).zip(record.done().iter().take(orders));
        let alike = pairs.take_while(|(one, other)| Arc::ptr_eq(one, other)).count();
        let mut lines = self.lines;
        lines.truncate(lines.partition_point(|line| line.orders <= alike).saturating_sub(1));
        lines
    }
}
