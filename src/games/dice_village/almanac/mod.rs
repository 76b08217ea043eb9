//! Statistics of Dice Village over many games that four bots play: the winners, the purchases, and the length.
//!
//! The bots play with the house deck, whose figures are ours: the tables show whether it is balanced.

mod counts;
mod fairness;
mod figures;
mod watch;

pub use counts::{Count, VillageCounts};
pub use watch::Seen;

use super::DiceVillage;
use super::record::{Ask, CardsFrom, DiceFrom, FirstFrom, Opening, bot_order, deal_bots};
use super::rules::Table;
use crate::almanac::{Fairness, FigureTable, Studied};
use crate::chronicle::Code;
use crate::crier::Words;
use crate::play::Transition;

impl Studied for DiceVillage {
    type Counts = VillageCounts;
    type Seen = Seen;

    fn dealt_by(opening: &Opening, code: Code) -> Opening {
        let (first, cards, dice) = (FirstFrom::Code, CardsFrom::Code, DiceFrom::Code);
        Opening { code, first, cards, dice, ..opening.clone() }
    }

    fn chosen(opening: &Opening, table: &Table) -> Option<Ask> {
        bot_order(&opening.code, &deal_bots(&opening.code), table)
    }

    fn begin(counts: &mut VillageCounts, opening: &Opening, opened: &Table) -> Seen {
        Seen::begin(counts, deal_bots(&opening.code), opened)
    }

    fn notice(counts: &mut VillageCounts, _: &mut Seen, told: Transition<'_, Self>) {
        watch::notice(counts, told.happenings);
    }

    fn end(counts: &mut VillageCounts, seen: Seen, table: &Table) {
        seen.end(counts, table);
    }

    fn figures(words: &Words, counts: &VillageCounts) -> Vec<FigureTable> {
        figures::figures(words, counts)
    }

    fn fairness(words: &Words, counts: &VillageCounts) -> Vec<Fairness> {
        fairness::fairness(words, counts)
    }
}
