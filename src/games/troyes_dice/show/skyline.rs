//! The skyline of Troyes, in which one more window is lit after each half-day.

use crate::games::troyes_dice::rules::{Half, HalfDay, Phase, Table};
use crate::games::troyes_dice::stage::{Art, SKYLINE};
use crate::show::{Backdrop, Tone};
use crate::stage::Point;

/// The windows of the drawings, in the order of lighting: scattered, so that no part of the town stays dark for long.
const WINDOWS: [Point; HalfDay::COUNT as usize] = [
    Point { x: 0.975, y: 0.728 },
    Point { x: 0.719, y: 0.72 },
    Point { x: 0.126, y: 0.6 },
    Point { x: 0.451, y: 0.728 },
    Point { x: 0.822, y: 0.63 },
    Point { x: 0.0485, y: 0.765 },
    Point { x: 0.304, y: 0.69 },
    Point { x: 0.634, y: 0.645 },
    Point { x: 0.919, y: 0.61 },
    Point { x: 0.524, y: 0.78 },
    Point { x: 0.184, y: 0.57 },
    Point { x: 0.7713, y: 0.772 },
    Point { x: 0.013, y: 0.683 },
    Point { x: 0.3932, y: 0.78 },
    Point { x: 0.558, y: 0.705 },
    Point { x: 0.341, y: 0.735 },
];

/// Returns the skyline at that table.
pub(super) fn at(table: &Table) -> Backdrop {
    let done = done(table);
    Backdrop {
        sprites: &SKYLINE,
        light: Art::LitWindow.sprite(),
        size: 0.2,
        lit: WINDOWS.get(..usize::from(done)).unwrap_or(&WINDOWS),
        hour: match table.now().half {
            Half::Morning => Tone::Light,
            Half::Afternoon => Tone::Dark,
        },
    }
}

/// Returns the number of half-days that are over.
pub(super) fn done(table: &Table) -> u8 {
    let number = table.now().number();
    if table.phase() == Phase::Over { number } else { number - 1 }
}
