//! Changes the table by a happening. Nothing here can fail or decide.

use super::banquet::Side;
use super::happening::{Attack, Calendar, Dice, Flip, Happening};
use super::table::Table;

/// Applies a happening that [`super::decide()`] returned.
pub fn apply(table: &mut Table, happening: &Happening) {
    match happening {
        Happening::Dice(Dice::Rolled { half_day: _, roll }) => table.roll = Some(*roll),
        Happening::Attack(Attack::Struck(strike)) => table.strikes.push(*strike),
        Happening::Calendar(Calendar::Closed(half_day)) => {
            table.roll = None;
            match half_day.next() {
                Some(next) => table.now = next,
                None => table.over = true,
            }
        }
        Happening::Flip(Flip::Plaza { notch, from: _, to: _ }) => table.wheel.turn(*notch),
        Happening::Flip(Flip::Tile { tile, notch: _ }) => {
            for in_play in table.tiles.iter_mut().filter(|in_play| in_play.tile == *tile) {
                in_play.side = Side::Raid;
            }
        }
        // Told to people, and queries of the table: nothing to keep.
        Happening::Dice(Dice::Placed(_) | Dice::Offered(_))
        | Happening::Attack(Attack::Spared(_))
        | Happening::Calendar(Calendar::DayBegan { .. } | Calendar::Ended(_)) => {}
    }
}
