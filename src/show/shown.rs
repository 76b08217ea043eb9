//! What is shown of a game at one moment: made once for each change, drawn by every follower.

use std::sync::Arc;

use super::news::News;
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{Happening, Table};
use crate::games::troyes_dice::stage::Moment;

/// A moment of a game, ready to be drawn in any language.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The table as it stands then; the scene is made from it.
    pub table: Table,
    /// What there is to cry.
    pub news: Arc<News>,
    /// The code, if the game has one.
    pub code: Option<String>,
    /// Whether nothing has happened yet: columns are to be numbered.
    pub opening: bool,
    /// How it came to stand like this.
    pub motion: Playing,
    /// How many orders it stands after.
    pub orders: usize,
    /// What was shown before, while something moves.
    pub before: Option<Arc<Self>>,
}

/// A motion to be shown once.
#[derive(Clone, Debug)]
pub struct Playing {
    /// Which one; each follower shows each number once.
    pub number: u64,
    /// What moves; nothing after an undo or on a look back.
    pub moment: Option<Arc<Moment>>,
}

impl Playing {
    /// Nothing moves.
    #[must_use]
    pub const fn rest() -> Self {
        Self { number: 0, moment: None }
    }
}

impl Shown {
    /// The game as it stands, at rest.
    #[must_use]
    pub fn now(record: &Record) -> Self {
        Self::at(record, record.done().len(), record.table().clone())
    }

    /// The game after its first `orders` orders, at rest: a look back.
    #[must_use]
    pub fn after(record: &Record, orders: usize) -> Self {
        Self::at(record, orders, record.table_after(orders))
    }

    /// The same game with its winner cried.
    #[must_use]
    pub fn won(record: &Record) -> Self {
        let now = Self::now(record);
        let scored = record.results().filter(|results| results.scores().iter().all(Result::is_ok));
        match scored.filter(|results| !results.players.is_empty()) {
            Some(results) => Self { news: Arc::new(News::winner(results.clone())), ..now },
            None => now,
        }
    }

    /// The game one order later, moving there from this moment; `happenings` is what the order caused.
    #[must_use]
    pub fn then(&self, record: &Record, happenings: &[Happening], number: u64) -> Self {
        let before = Arc::new(self.at_rest());
        let table = record.table().clone();
        let moment = Moment::of(&before.table, happenings, &table);
        Self {
            news: Arc::new(News::caused(happenings)),
            code: self.code.clone(),
            opening: false,
            motion: Playing { number, moment: Some(Arc::new(moment)) },
            orders: record.done().len(),
            before: Some(before),
            table,
        }
    }

    /// The same moment, when nothing moves any more.
    #[must_use]
    pub fn at_rest(&self) -> Self {
        Self { motion: Playing::rest(), before: None, ..self.clone() }
    }

    fn at(record: &Record, orders: usize, table: Table) -> Self {
        let entry = orders.checked_sub(1).and_then(|last| record.done().get(last));
        let news = match entry {
            Some(entry) => News::caused(&entry.happenings),
            None => News::opening(&table),
        };
        Self {
            news: Arc::new(news),
            code: record.opening().deciding_code().map(ToString::to_string),
            opening: entry.is_none(),
            motion: Playing::rest(),
            orders,
            before: None,
            table,
        }
    }
}
