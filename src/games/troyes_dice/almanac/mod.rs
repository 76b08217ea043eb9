//! Statistics of Troyes Dice over many games: the sheets' dice, the dice on offer, the plazas and the tiles.

mod counts;
mod exact;
mod fairness;
mod figures;
mod kept;
mod told;
mod watch;

pub use counts::{Count, TroyesCounts};
pub use exact::Exact;
pub use kept::{die_key, half_day_key, kept};

use super::TroyesDice;
use super::record::{DiceFrom, Opening};
use super::rules::Table;
use crate::almanac::{Fairness, FigureTable, Studied};
use crate::chronicle::Code;
use crate::crier::Words;
use crate::play::Transition;
use watch::Seen;

impl Studied for TroyesDice {
    type Counts = TroyesCounts;
    type Seen = Seen;

    fn dealt_by(opening: &Opening, code: Code) -> Opening {
        Opening { code, dice: DiceFrom::Code, ..opening.clone() }
    }

    fn begin(counts: &mut TroyesCounts, _: &Opening, opened: &Table) -> Seen {
        Seen::begin(counts, opened)
    }

    fn notice(counts: &mut TroyesCounts, seen: &mut Seen, told: Transition<'_, Self>) {
        for happening in told.happenings {
            seen.notice(counts, told.after, happening);
        }
    }

    fn end(counts: &mut TroyesCounts, _: Seen, table: &Table) {
        watch::end(counts, table);
    }

    fn figures(words: &Words, counts: &TroyesCounts) -> Vec<FigureTable> {
        figures::figures(words, counts)
    }

    fn told(words: &Words, figures: Vec<FigureTable>) -> Vec<FigureTable> {
        told::told(words, figures)
    }

    fn fairness(words: &Words, counts: &TroyesCounts) -> Vec<Fairness> {
        fairness::fairness(words, counts)
    }
}
