//! What is shown of a game: made once for each change, drawn by the desk and by the room's window.

use std::sync::Arc;

use crate::crier::{Proclamation, Urgency, Words};
use crate::games::troyes_dice::record::{Record, Results};
use crate::games::troyes_dice::rules::Table;
use crate::games::troyes_dice::stage::Moment;
use crate::games::troyes_dice::words::{Cry, cries, opening_cries};

/// A moment of a game, ready to be drawn.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    /// The table as it stands then.
    pub(crate) table: Table,
    /// What there is to cry.
    news: News,
    /// How it is cried.
    pub(crate) proclamation: Proclamation,
    /// The code, if the game has one.
    pub(crate) code: Option<String>,
    /// Whether nothing has happened yet: columns are to be numbered.
    pub(crate) opening: bool,
    /// How it came to stand like this.
    pub(crate) motion: Playing,
    /// How many orders it stands after.
    pub(crate) orders: usize,
    /// What was shown before, while something moves.
    pub(crate) before: Option<Arc<Self>>,
}

/// What there is to cry, in no language yet.
#[derive(Clone, Debug)]
enum News {
    /// What happened.
    Cries(Vec<Cry>),
    /// Who has won.
    Winner(Results),
}

impl News {
    /// How it is cried in those words.
    fn proclaim(&self, words: &Words) -> Proclamation {
        match self {
            Self::Cries(cries) => words.proclaim(cries),
            Self::Winner(reckoning) => {
                let headline = words.winner(reckoning).unwrap_or_default();
                Proclamation { headline, sentences: Vec::new(), urgency: Urgency::Call }
            }
        }
    }
}

/// A motion to be shown once.
#[derive(Clone, Debug)]
pub(crate) struct Playing {
    /// Which one; each window shows each number once.
    pub(crate) number: u64,
    /// What moves; nothing after an undo or on a look back.
    pub(crate) moment: Option<Arc<Moment>>,
}

impl Playing {
    /// Nothing moves.
    pub(crate) const fn rest() -> Self {
        Self { number: 0, moment: None }
    }
}

impl Shown {
    /// The game after its first `orders` orders, at rest.
    pub(crate) fn after(record: &Record, orders: usize, words: &Words) -> Self {
        let entry = orders.checked_sub(1).and_then(|last| record.done().get(last));
        let table = record.table_after(orders);
        let news = News::Cries(match entry {
            Some(entry) => cries(&entry.happenings),
            None => opening_cries(&table),
        });
        Self {
            proclamation: news.proclaim(words),
            news,
            code: record.opening().deciding_code().map(ToString::to_string),
            opening: entry.is_none(),
            motion: Playing::rest(),
            orders,
            before: None,
            table,
        }
    }

    /// The game as it stands, at rest.
    pub(crate) fn now(record: &Record, words: &Words) -> Self {
        Self::after(record, record.done().len(), words)
    }

    /// The game at its end, with the winner cried.
    pub(crate) fn won(record: &Record, words: &Words) -> Self {
        let now = Self::now(record, words);
        match record.results().filter(|reckoning| words.winner(reckoning).is_some()) {
            Some(reckoning) => {
                let news = News::Winner(reckoning.clone());
                Self { proclamation: news.proclaim(words), news, ..now }
            }
            None => now,
        }
    }

    /// The same moment, when nothing moves any more.
    pub(crate) fn at_rest(&self) -> Self {
        Self { motion: Playing::rest(), before: None, ..self.clone() }
    }

    /// The same moment in other words.
    pub(crate) fn in_words(&self, words: &Words) -> Self {
        let before = self.before.as_ref().map(|before| Arc::new(before.in_words(words)));
        Self { proclamation: self.news.proclaim(words), before, ..self.clone() }
    }

    /// The game as it stands, moving there from what it was one order before.
    pub(crate) fn arriving(record: &Record, number: u64, words: &Words) -> Self {
        let now = Self::now(record, words);
        let Some((last, earlier)) = record.done().split_last() else {
            return now;
        };
        let before = Self::after(record, earlier.len(), words);
        let moment = Moment::of(&before.table, &last.happenings, &now.table);
        let motion = Playing { number, moment: Some(Arc::new(moment)) };
        Self { motion, before: Some(Arc::new(before)), ..now }
    }
}
