//! What is cried of Troyes Dice: every cry can be said, heard and read.

mod heard;
mod said;
mod turns;

use town_crier::crier::Turn;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::words::{Cry, cries, opening_cries};
use town_crier::play::Game as _;

/// What a game that is over has cried at its opening and at each of its orders, and when.
pub(crate) fn cried(record: &Record) -> Vec<(Vec<Cry>, Turn)> {
    let turn = |table: &_| Turn::new(record.code(), TroyesDice::steps(table));
    let opening = (opening_cries(record.opened_table()), turn(record.opened_table()));
    std::iter::once(opening).chain(record.walk().map(|told| (cries(told), turn(told.after)))).collect()
}
