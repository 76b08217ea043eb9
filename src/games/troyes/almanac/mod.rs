//! Statistics of Troyes over many games that four bots play: the winners, where their points come from, what each activity and
//! each event gives, the black dice, and the deeds of a round.
//!
//! The bots play with the figures of the house, which are ours (`T 19`): the tables show whether they are balanced.

mod counts;
mod fairness;
mod figures;
mod kind;
mod watch;

pub use counts::{CityCounts, Count};
pub use kind::Kind;
pub use watch::Seen;

use super::Troyes;
use super::record::{Ask, CardsFrom, DiceFrom, Opening, StartFrom, bot_order, deal_bots};
use super::rules::Table;
use crate::almanac::{Fairness, FigureTable, Studied};
use crate::chronicle::Code;
use crate::crier::Words;
use crate::play::Transition;

impl Studied for Troyes {
    type Counts = CityCounts;
    type Seen = Seen;

    fn dealt_by(opening: &Opening, code: Code) -> Opening {
        let (start, cards, characters, dice) = (StartFrom::Code, CardsFrom::Code, CardsFrom::Code, DiceFrom::Code);
        Opening { code, start, cards, characters, dice, ..opening.clone() }
    }

    fn chosen(opening: &Opening, table: &Table) -> Option<Ask> {
        bot_order(&opening.code, &deal_bots(&opening.code), table)
    }

    fn begin(counts: &mut CityCounts, opening: &Opening, opened: &Table) -> Seen {
        Seen::begin(counts, deal_bots(&opening.code), opened)
    }

    fn notice(counts: &mut CityCounts, seen: &mut Seen, told: Transition<'_, Self>) {
        seen.notice(counts, told.happenings);
    }

    fn end(counts: &mut CityCounts, seen: Seen, table: &Table) {
        seen.end(counts, table);
    }

    fn figures(words: &Words, counts: &CityCounts) -> Vec<FigureTable> {
        figures::figures(words, counts)
    }

    fn fairness(words: &Words, counts: &CityCounts) -> Vec<Fairness> {
        fairness::fairness(words, counts)
    }
}
