//! The owner of the game in play.

use std::path::Path;
use std::sync::Arc;

use super::keeper::{Found, Keeper};
use crate::crier::Words;
use crate::desk::jobs::Outbox;
use crate::desk::notice::Notice;
use crate::desk::table::TableScreen;
use crate::games::troyes_dice::record::{Next, Record, Results};
use crate::games::troyes_dice::{rules, words};
use crate::play::Steps;
use crate::show::{Evening, Pace, Shown, Waiting};
use crate::stage::Motion;

/// The game in play and everything that belongs to its evening.
pub(crate) struct Session {
    keeper: Keeper,
    /// The game on the table; it stays there while another one is prepared.
    pub(crate) table: Option<Box<TableScreen>>,
    pub(crate) pace: Pace,
    pub(crate) evening: Option<Evening>,
    /// How many motions were begun; each has a number.
    motions: u64,
}

impl Session {
    /// Opens the file of the game in play, and says what is in it.
    pub(crate) fn open(file: &Path, outbox: Outbox) -> (Self, Found) {
        let (keeper, found) = Keeper::open(file, outbox);
        (Self { keeper, table: None, pace: Pace::default(), evening: None, motions: 0 }, found)
    }

    /// Whether another window keeps the game, so that this one only looks.
    pub(crate) const fn is_looking(&self) -> bool {
        self.keeper.is_looking()
    }

    /// What a person must know of the game's file at any time.
    pub(crate) fn standing(&self, words: &Words) -> Option<Notice> {
        self.keeper.notice(words)
    }

    /// Lays a game on the table that is on disk already.
    pub(crate) fn lay(&mut self, record: Record) {
        self.table = Some(Box::new(TableScreen::new(record)));
    }

    /// Begins a new game; the one before it is set aside.
    ///
    /// # Errors
    /// The sentence that says why it cannot be kept; nothing is begun then.
    pub(crate) fn begin(&mut self, record: Record, words: &Words) -> Result<(), String> {
        self.keeper.begin(&record, words)?;
        self.lay(record);
        self.evening = None;
        Ok(())
    }

    /// Gives the table an order: it is on disk before it is shown (invariant 6).
    ///
    /// # Errors
    /// The sentence that says why not; nothing changes then.
    pub(crate) fn give(&mut self, order: rules::Order, words: &Words) -> Result<(), String> {
        let Some(table) = &mut self.table else { return Ok(()) };
        let mut record = table.record.clone();
        let given = record.order(order).map(<[_]>::to_vec);
        let happenings = given.map_err(|refusal| words.order_refusal(&refusal))?;
        self.keeper.save(&record, words)?;
        self.motions += 1;
        let shown = table.shown.then(table.record.table(), &record, &happenings, self.motions);
        table.show(record, shown);
        Ok(())
    }

    /// Takes back the last order and hands it out in words; nothing at the start.
    ///
    /// # Errors
    /// As [`Session::give`].
    pub(crate) fn undo(&mut self, words: &Words) -> Result<Option<String>, String> {
        self.step(words, |record| {
            let undone = record.undo().map(|entry| entry.order)?;
            Some(words::order(words, &undone, record.table().now()))
        })
    }

    /// Lets the order taken back last count again and hands it out in words; nothing if none was.
    ///
    /// # Errors
    /// As [`Session::give`].
    pub(crate) fn redo(&mut self, words: &Words) -> Result<Option<String>, String> {
        self.step(words, |record| {
            let at = record.table().now();
            let redone = record.redo().map(|entry| entry.order)?;
            Some(words::order(words, &redone, at))
        })
    }

    fn step(
        &mut self,
        words: &Words,
        step: impl FnOnce(&mut Record) -> Option<String>,
    ) -> Result<Option<String>, String> {
        let Some(table) = &mut self.table else { return Ok(None) };
        let mut record = table.record.clone();
        let Some(told) = step(&mut record) else { return Ok(None) };
        self.keeper.save(&record, words)?;
        let shown = Shown::now(&record);
        table.show(record, shown);
        Ok(Some(told))
    }

    /// Sets the players' results as they are typed. They are in the record at once, and on disk once nothing is typed for a
    /// while, or when [`Session::hurry`] is called: typing waits for no disk.
    ///
    /// # Errors
    /// The sentence that says why this window keeps nothing; nothing changes then.
    pub(crate) fn set_results(&mut self, results: Results, words: &Words) -> Result<(), String> {
        let Some(table) = &mut self.table else { return Ok(()) };
        let before = table.record.results().cloned();
        table.record.set_results(Some(results));
        if let Err(sentence) = self.keeper.save_soon(&table.record, words) {
            table.record.set_results(before);
            return Err(sentence);
        }
        // What was cried of results that are not these is not shown any more.
        if table.look_back.take().is_some() || table.shown.news.is_of_winner() {
            table.shown = Arc::new(Shown::now(&table.record));
        }
        Ok(())
    }

    /// Lets what was typed be written now; it waits for nothing.
    pub(crate) fn hurry(&self) {
        self.keeper.hurry();
    }

    /// What the table waits for, and for how many seconds the picture still moves before that begins.
    pub(crate) fn waiting(&self, motion: Motion) -> (Waiting, f64) {
        let Some(table) = &self.table else { return (Waiting::Nothing, 0.0) };
        let orders = table.record.done().len();
        let waiting = match table.record.next() {
            Next::Order(rules::Order::Close) => Waiting::Choice(orders),
            Next::Order(rules::Order::Roll(_)) => Waiting::Roll(orders),
            Next::Enter | Next::Over => Waiting::Nothing,
        };
        let moment = table.shown.motion.moment.as_ref();
        (waiting, moment.map_or(0.0, |moment| f64::from(moment.duration(motion))))
    }

    /// How far the game on the table is.
    pub(crate) fn steps(&self) -> Steps {
        self.table.as_ref().map_or(Steps { done: 0, of: 0 }, |table| table.record.steps())
    }

    /// Shows the game as it stood after so many orders.
    pub(crate) fn look_back(&mut self, orders: usize) {
        if let Some(table) = &mut self.table {
            table.look_back = Some(orders);
            table.shown = Arc::new(Shown::after(&table.record, orders));
        }
    }

    /// Ends a look back.
    pub(crate) fn return_from_look_back(&mut self) {
        if let Some(table) = self.table.as_mut().filter(|table| table.look_back.is_some()) {
            let (record, shown) = (table.record.clone(), Shown::now(&table.record));
            table.show(record, shown);
        }
    }
}
