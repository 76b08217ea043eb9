//! What changes the game on the table: each is kept before it is shown.

use std::sync::Arc;

use super::game_session::GameSession;
use super::tabletop::Given;
use crate::chronicle::{Next, Record, Results};
use crate::crier::Words;
use crate::desk::played::Played;
use crate::play::Ask;
use crate::show::Shown;

impl<G: Played> GameSession<G> {
    /// Does the next right thing, or what the draft says in its place.
    pub(super) fn follow_next(&mut self, words: &Words) -> Result<Given, String> {
        let Some(table) = &mut self.table else { return Ok(Given::Nothing) };
        if matches!(table.record.next(), Next::Over) && !table.drafting.is_aside(&table.record) {
            return Ok(Given::Over);
        }
        let ask = table.drafting.order(&table.record, words);
        self.give_if(ask, words)
    }

    /// Follows an order, if there is one.
    pub(super) fn give_if(&mut self, ask: Option<Ask<G>>, words: &Words) -> Result<Given, String> {
        let Some(ask) = ask else { return Ok(Given::Nothing) };
        self.give(ask, words)?;
        Ok(Given::Order)
    }

    /// Follows an order, which is on disk before it is shown.
    fn give(&mut self, ask: Ask<G>, words: &Words) -> Result<(), String> {
        let Some(table) = &mut self.table else { return Ok(()) };
        let mut record = table.record.clone();
        record.ask(ask).map_err(|refusal| words.sentence(&refusal))?;
        self.keeper.retry(|found| found.is(&table.record));
        self.keeper.save(&record, words)?;
        self.motions += 1;
        let shown = table.shown.then(&record, self.motions);
        table.show(record, shown);
        Ok(())
    }

    /// Takes orders back, or lets them count again, and hands out what was done in words.
    pub(super) fn step(
        &mut self,
        words: &Words,
        show: fn(&Record<G>) -> Shown,
        step: impl FnOnce(&mut Record<G>) -> Option<String>,
    ) -> Result<Option<String>, String> {
        let Some(table) = &mut self.table else { return Ok(None) };
        let mut record = table.record.clone();
        let Some(told) = step(&mut record) else { return Ok(None) };
        self.keeper.retry(|found| found.is(&table.record));
        self.keeper.save(&record, words)?;
        let shown = show(&record);
        table.show(record, shown);
        Ok(Some(told))
    }

    /// Sets the players' results as they are typed. They are in the record at once, and on disk once nothing is typed for a
    /// while, or when [`Tabletop::hurry`] is called: typing waits for no disk.
    ///
    /// # Errors
    /// The sentence that says why this window keeps nothing; nothing changes then.
    pub(crate) fn set_results(&mut self, results: Results<G>, words: &Words) -> Result<(), String> {
        let Some(table) = &mut self.table else { return Ok(()) };
        // Only where nothing could be kept does typing ask the disk: it would be refused for ever.
        self.keeper.retry(|found| found.is(&table.record));
        let before = table.record.results().cloned();
        table.record.set_results(Some(results));
        if let Err(sentence) = self.keeper.save_soon(&table.record, words) {
            table.record.set_results(before);
            return Err(sentence);
        }
        // What was cried of results that are not these is not shown any more.
        table.ceremony = None;
        if table.look_back.take().is_some() || table.shown.news.is_of_winner() {
            table.shown = Arc::new(Shown::now(&table.record));
        }
        Ok(())
    }
}
