//! The view of Troyes: whose turn it is, what may be chosen, the standings, and the log.

mod doing;
mod note;
mod picks;

use super::Troyes;
use super::record::{Ask, Draft, Opening, Pick, Record};
use super::rules::{Awaits, Order, Phase, Resolution, Table, apply, decide};
use super::words as say;
use crate::chronicle::Choosing as _;
use crate::crier::Words;
use crate::show::{PickView, Picture, Reader, Side, Watched};

impl Watched for Troyes {
    fn title(words: &Words, table: &Table) -> String {
        say::round(words, table)
    }

    fn side(_words: &Words, _table: &Table, _: &Opening, _: Reader, _opening: bool) -> Side {
        Side::default()
    }

    fn picture(_words: &Words, _table: &Table, _: &Opening) -> Picture {
        Picture::default()
    }

    fn order(words: &Words, order: &Order, table: &Table) -> String {
        say::order(words, order, table)
    }

    fn step(words: &Words, table: &Table) -> String {
        match table.phase() {
            Phase::Income => words.text("does-pay"),
            Phase::Draw(_) => words.text("step-draw"),
            Phase::Resolve(_) => match table.resolving() {
                Some(event) if table.awaits(event) == Awaits::Die => {
                    words.with("step-roll-event", &[("event", say::event(words, event).into())])
                }
                Some(_) | None => doing::resolves(words, table, &[]),
            },
            Phase::Close => words.text("step-close"),
            phase @ (Phase::Settle(_)
            | Phase::Reveal
            | Phase::Workforce
            | Phase::Push(..)
            | Phase::RollBlack
            | Phase::Counter(_)
            | Phase::Act(_)
            | Phase::Shoot(..)
            | Phase::Aim(..)
            | Phase::Show
            | Phase::Over) => say::phase(words, table, phase),
        }
    }

    /// Returns what comes once that is done, where no chance and no choice decides it.
    fn coming(words: &Words, table: &Table) -> Option<String> {
        let order = match table.phase() {
            Phase::Reveal => return Some(say::phase(words, table, Phase::Income)),
            Phase::Income => Order::Pay { short: Vec::new() },
            Phase::Resolve(_) => Order::Resolve(Resolution::default()),
            Phase::Counter(_) => Order::GiveWay,
            Phase::Act(_) => Order::Pass,
            Phase::Aim(..) => Order::Aim { events: Vec::new(), told: Vec::new() },
            Phase::Close => Order::Close,
            Phase::Settle(_)
            | Phase::Workforce
            | Phase::Draw(_)
            | Phase::Push(..)
            | Phase::RollBlack
            | Phase::Shoot(..)
            | Phase::Show
            | Phase::Over => return None,
        };
        let mut after = table.clone();
        decide(table, &order).ok()?.iter().for_each(|happening| apply(&mut after, happening));
        Some(say::phase(words, &after, after.phase()))
    }

    fn pick_view(words: &Words, record: &Record, draft: &Draft, pick: Pick) -> PickView {
        picks::view(words, record, draft, pick)
    }

    fn heading(words: &Words, record: &Record, draft: &Draft, title: &'static str) -> String {
        picks::heading(words, record, draft, title)
    }

    fn doing(words: &Words, record: &Record, drafted: Option<&Ask>, aside: bool, asked: bool) -> Option<String> {
        doing::doing(words, record, (drafted, aside), asked)
    }

    fn lacking(words: &Words, record: &Record, draft: &Draft) -> Option<String> {
        doing::lacking(words, record, draft, Self::drafted(record, draft).as_ref())
    }

    fn proposal(words: &Words, record: &Record, ask: &Ask) -> String {
        doing::proposal(words, record, ask)
    }

    fn note(words: &Words, record: &Record, draft: &Draft) -> Option<String> {
        note::note(words, record, draft)
    }
}
