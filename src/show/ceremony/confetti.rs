//! Little coins that rain over the winner: the same ones each time, and none is left in the end.

use super::race::{Step, part};

/// A coin in the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flake {
    /// The position: parts of the window's width and height, from the upper left.
    pub at: [f32; 2],
    /// The size, as a part of the window's height.
    pub size: f32,
    /// The visible width compared with the height, as the coin turns: from 0 to 1.
    pub turned: f32,
    /// The tilt, in radians.
    pub angle: f32,
}

/// The number of coins.
const MANY: u16 = 90;
/// How long the slowest coin falls, in seconds of the full motion.
const FALLS: f32 = 2.6;
/// The gusts in which they come, and the part of each one's time in which its coins begin to fall.
const GUSTS: f32 = 3.0;
const DENSE: f32 = 0.4;

/// Returns the coins so many seconds after the winner's step began, at full motion.
#[must_use]
pub fn confetti(seconds: f32) -> Vec<Flake> {
    let spread = (Step::Winner.duration() - FALLS) / (1.0 - (1.0 - DENSE) / GUSTS);
    let flakes = (0..MANY).map(|number| {
        // The golden ratio scatters numbers evenly, with no two alike.
        let [x, begins, kind] = [0.618_034, 0.754_878, 0.569_84].map(|ratio| (f32::from(number) * ratio).fract());
        let gust = (begins * GUSTS).floor() / GUSTS;
        let begins = (gust + (begins - gust) * DENSE) * spread;
        // The larger ones are nearer, and pass faster.
        let fallen = part(seconds, begins, FALLS * (1.0 - 0.3 * kind));
        let swing = (fallen * 5.0 + kind * 6.0).sin();
        let flake = Flake {
            at: [x + swing * 0.02, -0.06 + fallen * 1.12],
            size: 0.022 + 0.016 * kind,
            turned: (fallen * (9.0 + 6.0 * kind) + x * 6.0).cos().abs(),
            angle: swing * 0.5,
        };
        (fallen, flake)
    });
    flakes.filter(|(fallen, _)| *fallen > 0.0 && *fallen < 1.0).map(|(_, flake)| flake).collect()
}
