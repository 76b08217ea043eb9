//! Where the parts of the table's screen stand: from its size and what there is, and nothing else, so that nothing jumps.
//!
//! What gives way where there is little room, the first first:
//! 1. the log folds to a strip of its half-days;
//! 2. the cry has room for its headline only;
//! 3. the picture shrinks, down to [`LEAST_PICTURE`] of the height that it could have;
//! 4. beside the picture letters shrink, then the list's note and what explains an offer fold away (`look::column`).
//!
//! The strike grid, the offers and the big button never do.

use eframe::egui::{Rect, Vec2, pos2};

use super::ring;
use crate::desk::look::flex::Flex;
use crate::desk::tokens::{self, TOUCH};

/// What there is to be placed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Asked {
    /// The height of the field for what people enter; 0 without one.
    pub(super) entry: f32,
    /// Whether there is a time to be shown.
    pub(super) timer: bool,
    /// The width of the buttons beside the big one; 0 without any.
    pub(super) buttons: f32,
    /// Whether the game has a table of small fields.
    pub(super) grid: bool,
}

/// The parts of the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Parts {
    pub(super) bar: Rect,
    pub(super) cry: Rect,
    pub(super) timer: Rect,
    pub(super) log: Rect,
    /// Whether the log is only a strip.
    pub(super) folded: bool,
    pub(super) picture: Rect,
    pub(super) side: Rect,
    pub(super) title: Rect,
    pub(super) grid: Rect,
    pub(super) entry: Rect,
    pub(super) next: Rect,
    pub(super) buttons: Rect,
}

/// What stands between the parts, and between them and the window's edge.
const MARGIN: f32 = 14.0;
const GAP: f32 = 8.0;
/// The picture is at least this part of the height that it could have.
const LEAST_PICTURE: f32 = 0.6;
/// A window that is narrower has the log folded.
const NARROW: f32 = 1200.0;
/// A window that is lower has room for the cry's headline only.
const LOW: f32 = 660.0;
/// The least width of what stands beside the picture.
const LEAST_SIDE: f32 = 440.0;
/// The log as a strip.
const STRIP: f32 = 52.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Bar,
    Cry,
    Timer,
    Log,
    Picture,
    Side,
    Title,
    Grid,
    Entry,
    Next,
    Buttons,
}

impl Parts {
    /// Where everything stands in a window of that size, in points: larger text makes fewer of them.
    pub(super) fn of(all: Rect, asked: Asked) -> Self {
        let folded = all.width() < NARROW;
        let cry = if all.height() < LOW { 92.0 } else { 120.0 };
        let foot = asked.entry + TOUCH + 12.0;
        let middle = all.height() - 2.0 * GAP - TOUCH - cry - foot - 3.0 * GAP;
        let log = Flex::part(Part::Log).exactly(if folded { STRIP } else { tokens::LOG });
        let picture = Flex::part(Part::Picture);
        let side = Flex::part(Part::Side);
        let title = Flex::part(Part::Title).exactly(if asked.grid { 26.0 } else { 0.0 });
        let grid = |high: f32| Flex::part(Part::Grid).exactly(if asked.grid { high } else { 0.0 });
        let (wide, portrait) = (all.width() > 2.1 * all.height(), all.width() < all.height());
        let content = if portrait {
            let below = [log, Flex::column(4.0, [side, title, grid(208.0)])];
            Flex::column(GAP, [picture.at_best(middle * 0.5), Flex::row(MARGIN, below)])
        } else if wide {
            let picture = picture.at_best(middle).least_width(middle * LEAST_PICTURE);
            let third = Flex::column(4.0, [title, Flex::part(Part::Grid)]).exactly(all.width() * 0.24);
            Flex::row(MARGIN, [log, picture, side.least_width(LEAST_SIDE), third])
        } else {
            let picture = picture.at_best(middle).least_width(middle * LEAST_PICTURE);
            // Four rows: at their least a finger's breadth on a phone, more where there is more height.
            let high = (middle * 0.32).clamp(100.0, 208.0);
            let beside = Flex::column(4.0, [side, title, grid(high)]).least_width(LEAST_SIDE);
            Flex::row(MARGIN, [log, picture, beside])
        };
        let timer = Flex::part(Part::Timer).exactly(if asked.timer { 112.0 } else { 0.0 });
        let gap = |there: bool| if there { MARGIN } else { 0.0 };
        let tree = Flex::column(
            GAP,
            [
                Flex::part(Part::Bar).exactly(TOUCH),
                Flex::row(gap(asked.timer), [Flex::part(Part::Cry), timer]).exactly(cry),
                content,
                Flex::column(
                    0.0,
                    [
                        Flex::part(Part::Entry).exactly(asked.entry),
                        Flex::row(
                            gap(asked.buttons > 0.0),
                            [Flex::part(Part::Next), Flex::part(Part::Buttons).exactly(asked.buttons)],
                        ),
                    ],
                )
                .exactly(foot),
            ],
        );
        let placed = tree.place(Rect::from_min_max(
            pos2(all.left() + MARGIN, all.top() + GAP),
            pos2(all.right() - MARGIN, all.bottom() - GAP),
        ));
        // What is not there takes no room.
        let nowhere = Rect::from_min_size(all.min, Vec2::ZERO);
        let of = |part: Part| placed.iter().find(|(placed, _)| *placed == part).map_or(nowhere, |(_, rect)| *rect);
        Self {
            bar: of(Part::Bar),
            cry: of(Part::Cry),
            timer: of(Part::Timer),
            log: of(Part::Log),
            folded,
            picture: ring::within(of(Part::Picture), asked.timer),
            side: of(Part::Side),
            title: of(Part::Title),
            grid: of(Part::Grid),
            entry: of(Part::Entry),
            next: of(Part::Next),
            buttons: of(Part::Buttons),
        }
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::vec2;

    use super::*;

    #[test]
    fn no_part_lies_over_another_or_leaves_the_window_at_any_size() {
        for (wide, high) in [(1024.0, 576.0), (1024.0, 640.0), (1138.0, 640.0), (1280.0, 720.0), (1280.0, 960.0)]
            .into_iter()
            .chain([(1706.0, 720.0), (1280.0, 2275.0)])
        {
            for (entry, timer, buttons) in [(0.0, false, 0.0), (48.0, true, 300.0), (0.0, true, 560.0)] {
                let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(wide, high));
                let parts = Parts::of(all, Asked { entry, timer, buttons, grid: true });
                let Parts { bar, cry, timer, log, picture, side, title, grid, entry, next, buttons, .. } = parts;
                let rects = [bar, cry, timer, log, picture, side, title, grid, entry, next, buttons];
                for (at, rect) in rects.iter().enumerate() {
                    assert!(all.expand(0.1).contains_rect(*rect), "{wide}×{high}: part {at} at {rect:?}");
                    for other in &rects[..at] {
                        let overlap = rect.shrink(0.1).intersect(other.shrink(0.1));
                        assert!(!overlap.is_positive(), "{wide}×{high}: {rect:?} lies over {other:?}");
                    }
                }
                assert!(
                    picture.height().min(picture.width()) >= 0.25 * high.min(wide),
                    "the wheel at {wide}×{high}: {picture:?}"
                );
                assert!(grid.height() >= 100.0 && next.height() >= TOUCH, "{wide}×{high}");
            }
        }
    }
}
