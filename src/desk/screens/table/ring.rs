//! The ring of time: it burns down around the picture, a step each second, so that nothing is painted in between.

use std::f32::consts::TAU;

use egui::{Pos2, Rect, Stroke, Ui, vec2};

use super::timer::TimerView;
use crate::desk::widgets::Frame;
use crate::desk::widgets::tools::Tools;
use crate::stage::{Bounds, Motion};

/// What the picture leaves of its place on each side for the ring, and how wide the ring is, as parts of its lesser side.
const MARGIN: f32 = 0.035;
const WIDTH: f32 = 0.016;
/// When there is little time the ring is wider, so that color does not tell it alone.
const SOON: f32 = 1.35;
const LAST: f32 = 1.7;
/// So many seconds are the last ones.
const LAST_SECONDS: u64 = 5;
/// A full circle has so many corners.
const CORNERS: u16 = 180;

/// How the ring burns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Burning {
    /// There is enough time, or it stands still.
    Calm,
    /// There is little time.
    Soon,
    /// These are the last seconds; every second one is wider.
    Last { wide: bool },
}

/// What is left of a picture's place when a ring burns around it.
pub(crate) fn within(place: Rect, burns: bool) -> Rect {
    if burns { place.shrink(place.size().min_elem() * MARGIN) } else { place }
}

impl TimerView {
    /// Paints the ring around the picture with that rim in `rect`; nothing while no time runs. Only the full motion pulses.
    pub(crate) fn ring(self, ui: &Ui, tools: &Tools<'_>, rect: Rect, (bounds, rim): (Bounds, Bounds), motion: Motion) {
        let Some((part, burning)) = self.burning(motion) else { return };
        let frame = Frame::new(rect, bounds);
        let (center, unit) = (frame.at(rim.center()), rect.size().min_elem());
        let rim = frame.place(rim).size().min_elem() / 2.0;
        let radius = rim + unit * (MARGIN - WIDTH * LAST) / 2.0 + unit * WIDTH * LAST / 2.0;
        let palette = tools.palette;
        let (color, wide) = match burning {
            Burning::Calm if self.is_still() => (palette.faint, 1.0),
            Burning::Calm => (palette.calm, 1.0),
            Burning::Soon => (palette.soon, SOON),
            Burning::Last { wide: false } => (palette.last, SOON),
            Burning::Last { wide: true } => (palette.last, LAST),
        };
        // Where it has burnt, a thin line is left.
        ui.painter().circle_stroke(center, radius, Stroke::new(unit * WIDTH * 0.25, palette.line));
        let corners = arc(center, radius, part);
        if corners.len() > 1 {
            ui.painter().line(corners, Stroke::new(unit * WIDTH * wide, color));
        }
    }

    /// How much of the ring is left, from 0 to 1, and how it burns; nothing while no time runs.
    fn burning(self, motion: Motion) -> Option<(f32, Burning)> {
        let (left, all) = self.left_of()?;
        #[expect(clippy::cast_precision_loss, reason = "some minutes in seconds")]
        let part = (left as f32 / all.max(1) as f32).min(1.0);
        let burning = if self.is_still() || !self.is_little() {
            Burning::Calm
        } else if left > LAST_SECONDS {
            Burning::Soon
        } else {
            Burning::Last { wide: motion == Motion::Full && left % 2 == 1 }
        };
        Some((part, burning))
    }
}

/// What is left of a circle that burns down clockwise from its top, as corners.
fn arc(center: Pos2, radius: f32, part: f32) -> Vec<Pos2> {
    if part <= 0.0 {
        return Vec::new();
    }
    let at = |step: u16| {
        let turned = 1.0 - part * (1.0 - f32::from(step) / f32::from(CORNERS));
        let (sin, cos) = (turned * TAU).sin_cos();
        center + vec2(sin, -cos) * radius
    };
    (0..=CORNERS).map(at).collect()
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::show::{Deadline, Timer};

    fn burning(left: u64, motion: Motion) -> Option<(f32, Burning)> {
        let now = Instant::now();
        let length = Duration::from_mins(1);
        let deadline = Some(Deadline::At(now + Duration::from_secs(left)));
        TimerView::of(&Timer { deadline, length, limited: true, ..Timer::default() }, now).burning(motion)
    }

    #[test]
    fn it_burns_calmly_then_amber_then_red_with_one_step_a_second() {
        assert_eq!(burning(60, Motion::Full), Some((1.0, Burning::Calm)));
        assert_eq!(burning(30, Motion::Full), Some((0.5, Burning::Calm)));
        assert_eq!(burning(15, Motion::Full), Some((0.25, Burning::Soon)));
        let last =
            |motion| (1..=5).rev().filter_map(|left| burning(left, motion)).map(|(_, how)| how).collect::<Vec<_>>();
        let wide = [true, false, true, false, true];
        assert_eq!(last(Motion::Full), wide.map(|wide| Burning::Last { wide }));
        for motion in [Motion::Short, Motion::None] {
            assert_eq!(last(motion), [Burning::Last { wide: false }; 5], "no pulse");
        }
        assert_eq!(burning(0, Motion::Full).map(|(part, _)| part), Some(0.0), "nothing is left");
    }

    #[test]
    fn time_that_stands_still_is_calm_and_no_time_has_no_ring() {
        let timer = Timer {
            deadline: Some(Deadline::Paused(Duration::from_secs(3))),
            length: Duration::from_secs(6),
            ..Timer::default()
        };
        assert_eq!(TimerView::of(&timer, Instant::now()).burning(Motion::Full), Some((0.5, Burning::Calm)));
        assert_eq!(TimerView::of(&Timer::default(), Instant::now()).burning(Motion::Full), None);
    }

    #[test]
    fn it_burns_down_clockwise_from_the_top() {
        let half = arc(Pos2::ZERO, 1.0, 0.5);
        let (first, last) = (half[0], half[half.len() - 1]);
        assert!(first.distance(Pos2::new(0.0, 1.0)) < 1e-3 && last.distance(Pos2::new(0.0, -1.0)) < 1e-3);
        assert!(half.iter().all(|corner| corner.x < 1e-3), "the right half has burnt");
    }
}
