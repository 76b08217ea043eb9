//! The game on the table, for every game: each change is kept before it is shown.

use std::sync::Arc;

use egui::{CentralPanel, Ui};

use super::ceremony::Ceremonial;
use super::game_session::GameSession;
use super::tabletop::{Act, AtTable, Given, Playing, Status, Upcoming};
use crate::chronicle::{Next, Record, Results};
use crate::crier::Words;
use crate::desk::played::Played;
use crate::desk::screens::table::{Frame, Left};
use crate::desk::widgets::tools::Tools;
use crate::gallery::Picked;
#[cfg(feature = "gallery")]
use crate::play::Seat;
use crate::play::{Ask, Steps};
use crate::show::{Choices, Clock, HandedIn, OddsView, Scoring, Shown, Waiting};

impl<G: Played> AtTable for GameSession<G> {
    fn shown(&self) -> Option<&Arc<Shown>> {
        self.table.as_ref().map(|table| &table.shown)
    }

    fn status(&self) -> Status {
        let playing = match self.in_play() {
            Some(record) if record.steps().is_over() => Playing::Ended,
            Some(record) if !(record.done().is_empty() && record.undone().is_empty()) => Playing::Running,
            Some(_) | None => Playing::Unbegun,
        };
        let none = Status {
            steps: Steps::of(0, 0),
            upcoming: Upcoming::Over,
            waiting: Waiting::Nothing,
            looks_back: false,
            menu: false,
            aside: false,
            proposals_shown: 0,
            looks_on: self.keeper.is_looking(),
            playing,
        };
        let Some(table) = &self.table else { return none };
        let (record, orders) = (&table.record, table.record.done().len());
        let (upcoming, waiting) = match record.next() {
            Next::Order(_) => (Upcoming::Order, Waiting::Order(orders)),
            Next::Choose(_) | Next::Pick => (Upcoming::Choose, Waiting::Nothing),
            Next::Enter => (Upcoming::Enter, Waiting::Nothing),
            Next::Over => (Upcoming::Over, Waiting::Nothing),
        };
        let chooses = upcoming == Upcoming::Order && G::is_choice(record.table());
        // Nothing goes on by itself while people tell something else.
        let is_aside = upcoming == Upcoming::Order && table.drafting.can_leave(record);
        Status {
            steps: record.steps(),
            upcoming: if is_aside { Upcoming::Choose } else { upcoming },
            waiting: if chooses { Waiting::Choice(orders) } else { waiting },
            looks_back: table.look_back.is_some(),
            menu: table.look_back.is_none() && table.drafting.takes_keys(),
            aside: table.drafting.can_leave(record),
            proposals_shown: table.drafting.proposals_shown(),
            ..none
        }
    }

    fn act(&mut self, act: Act, words: &Words) -> Result<Given, String> {
        let Some(table) = &mut self.table else { return Ok(Given::Nothing) };
        let words = &words.among(G::players(table.record.opening()));
        match act {
            Act::Next if matches!(table.record.next(), Next::Over) && !table.drafting.can_leave(&table.record) => {
                return Ok(Given::Over);
            }
            Act::Next => {
                let ask = table.drafting.order(&table.record, words);
                if ask.is_none() && table.drafting.has_asked() {
                    return Ok(Given::Question);
                }
                return self.give(ask, words);
            }
            Act::Press(press) => {
                let ask = table.drafting.press(&table.record, press);
                return self.give(ask, words);
            }
            Act::Trust => {
                let ask = table.drafting.trusted(&table.record);
                return self.give(ask, words);
            }
            Act::Undo => {
                return self.step(words, Shown::after_undo, |record| {
                    let undone = record.undo().map(|entry| entry.order.clone())?;
                    Some(G::order(words, &undone, record.table()))
                });
            }
            Act::Redo => {
                return self.step(words, Shown::now, |record| {
                    let before = record.table().clone();
                    let redone = record.redo()?;
                    Some(G::order(words, &redone.order, &before))
                });
            }
            Act::Look(look) => table.look(look, words),
            Act::Rest => table.come_to_rest(),
            Act::MoveCeremony(to) => {
                self.motions += 1;
                table.move_ceremony(to, self.motions);
            }
            Act::SetNewRecords(seals) => {
                if let Some(ceremony) = &mut table.ceremony {
                    ceremony.set_new_records(seals);
                }
            }
            Act::Score(scoring) => {
                if let Some(scored) = &mut table.scored {
                    scored.take(scoring);
                }
            }
        }
        Ok(Given::Nothing)
    }

    fn propose(&mut self, picked: Picked) -> bool {
        let is_asked = |choices: &Arc<Choices>| (choices.seat, choices.orders) == (picked.seat, picked.orders);
        let is_asked = self.choices().iter().any(is_asked);
        let Some(table) = self.table.as_mut().filter(|_| is_asked) else { return false };
        table.drafting.propose(&table.record, picked)
    }

    #[cfg(feature = "gallery")]
    fn send_back(&mut self, seat: Seat) {
        if let Some(table) = &mut self.table {
            table.drafting.send_back(seat);
        }
    }

    fn choices(&self) -> Vec<Arc<Choices>> {
        let table = self.table.as_ref().filter(|table| table.look_back.is_none());
        table.map(|table| table.drafting.choices(&table.record)).unwrap_or_default()
    }

    fn odds(&self, words: &Words) -> OddsView {
        G::odds(words, self.record())
    }

    fn scoring(&self) -> Option<Arc<Scoring>> {
        Some(Arc::clone(&self.table.as_ref()?.scored.as_ref()?.scoring))
    }

    fn handed_in(&self) -> Option<Arc<HandedIn>> {
        self.table.as_ref()?.handed_in()
    }

    fn ceremony(&self) -> Option<&Ceremonial> {
        self.table.as_ref()?.ceremony.as_ref()
    }

    fn table_ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, clock: &mut Clock, frame: Frame) -> Left {
        match &mut self.table {
            Some(table) => table.ui(ui, tools, clock, frame),
            None => Left { notices: CentralPanel::default().show(ui, |_| ()).response.rect, free: None },
        }
    }
}

impl<G: Played> GameSession<G> {
    /// Follows an order that people gave beside the menu.
    ///
    /// # Errors
    /// As [`AtTable::act`].
    pub(crate) fn enter(&mut self, order: G::Order, words: &Words) -> Result<Given, String> {
        let Some(table) = &self.table else { return Ok(Given::Nothing) };
        let words = words.among(G::players(table.record.opening()));
        self.give(Some(Ask::Order(order)), &words)
    }

    /// Follows an order, if there is one; it is on disk before it is shown.
    fn give(&mut self, ask: Option<Ask<G>>, words: &Words) -> Result<Given, String> {
        let Some((table, ask)) = self.table.as_mut().zip(ask) else { return Ok(Given::Nothing) };
        let mut record = Record::clone(&table.record);
        record.ask(ask).map_err(|refusal| words.sentence(&refusal))?;
        if G::leads_on(&record) {
            record.go_on().transpose().map_err(|refusal| words.sentence(&refusal))?;
        }
        let record = Arc::new(record);
        self.keeper.retry(|found| found.is(&table.record));
        self.keeper.save(&record, words)?;
        self.motions += 1;
        let shown = table.shown.then(&record, self.motions);
        table.show(record, shown, words);
        Ok(Given::Order)
    }

    /// Takes orders back, or lets them count again, and hands out what was done in words.
    fn step(
        &mut self,
        words: &Words,
        show: fn(&Record<G>) -> Shown,
        step: impl FnOnce(&mut Record<G>) -> Option<String>,
    ) -> Result<Given, String> {
        let Some(table) = &mut self.table else { return Ok(Given::Nothing) };
        let mut record = Record::clone(&table.record);
        let Some(told) = step(&mut record) else { return Ok(Given::Nothing) };
        let record = Arc::new(record);
        self.keeper.retry(|found| found.is(&table.record));
        self.keeper.save(&record, words)?;
        let shown = show(&record);
        table.show(record, shown, words);
        Ok(Given::Step(told))
    }

    /// Sets the players' results as they are typed. They are in the record at once, and on disk once nothing is typed for a
    /// while, or when [`OnFile::flush`](super::tabletop::OnFile::flush) is called: typing waits for no disk.
    ///
    /// # Errors
    /// The sentence that says why this window keeps nothing; nothing changes then.
    pub(crate) fn set_results(&mut self, results: Results<G>, words: &Words) -> Result<(), String> {
        let Some(table) = &mut self.table else { return Ok(()) };
        // Only where nothing could be kept does typing ask the disk: it would be refused for ever.
        self.keeper.retry(|found| found.is(&table.record));
        let mut record = Record::clone(&table.record);
        record.set_results(Some(results));
        let record = Arc::new(record);
        self.keeper.save_soon(&record, words)?;
        table.record = record;
        // What was cried of results that are not these is not shown any more.
        table.ceremony = None;
        if table.look_back.take().is_some() || table.shown.news.is_of_winner() {
            table.shown = Arc::new(Shown::now(&table.record));
        }
        Ok(())
    }
}
