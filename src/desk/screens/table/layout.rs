//! Where the parts of the table's screen stand: from its size and what there is, and nothing else, so that nothing jumps.
//!
//! What gives way where there is little room, the first first:
//! 1. the log folds to a strip, in which its signs wrap;
//! 2. the cry has room for its headline only;
//! 3. the picture shrinks, down to [`LEAST_PICTURE`] of the height that it could have;
//! 4. beside the picture letters shrink, then the list's note and what explains an offer fold away (`look::column`).
//!
//! The grid, the offers and the big button never do.

use egui::{Rect, Vec2, pos2};

use super::ring;
use crate::desk::tokens::{self, TOUCH};
use crate::desk::widgets::flex::Flex;

/// What there is to be placed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Asked {
    /// The height of the place for what people enter or choose; 0 without one. It stands where a table of small fields would,
    /// and below everything where there is such a table.
    pub(super) entry: f32,
    /// How wide the picture is, compared with its height.
    pub(super) aspect: f32,
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
const MARGIN: f32 = tokens::EDGE[0];
const GAP: f32 = tokens::EDGE[1];
/// The picture is at least this part of the height that it could have.
const LEAST_PICTURE: f32 = 0.6;
/// A window that is narrower has the log folded.
const NARROW: f32 = 1200.0;
/// A window that is lower has room for the cry's headline only.
const LOW: f32 = 660.0;
/// The least width of what stands beside the picture; where there is no table of small fields, at most that part of the window's.
const LEAST_SIDE: f32 = 440.0;
const MOST_SIDE: f32 = 0.4;
/// What people enter has at most this part of the height beside the picture.
const MOST_ENTRY: f32 = 0.91;
/// The log as a strip, in which the signs of a step wrap.
const STRIP: f32 = 92.0;

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
    /// The place for what people enter, where it stands below everything.
    Foot,
    Next,
    Buttons,
}

impl Parts {
    /// Where everything stands in a window of that size, in points: larger text makes fewer of them.
    pub(super) fn of(all: Rect, asked: Asked) -> Self {
        let cry = if all.height() < LOW { 92.0 } else { 120.0 };
        let below = if asked.grid { asked.entry } else { 0.0 };
        let foot = below + TOUCH + 12.0;
        let middle = all.height() - 2.0 * GAP - TOUCH - cry - foot - 3.0 * GAP;
        // A picture that is wider than high has the log's room where it needs it.
        let least_side = if asked.grid { LEAST_SIDE } else { LEAST_SIDE.min(all.width() * MOST_SIDE) };
        let wide = tokens::LOG + middle * asked.aspect + least_side + 4.0 * MARGIN;
        let folded = all.width() < NARROW || (asked.aspect > 1.0 && all.width() < wide);
        let log = Flex::part(Part::Log).exactly(if folded { STRIP } else { tokens::LOG });
        let picture = Flex::part(Part::Picture);
        let side = || Flex::part(Part::Side);
        let title = || Flex::part(Part::Title).exactly(if asked.grid { 26.0 } else { 0.0 });
        let entry = Flex::part(Part::Entry);
        // What stands below each other beside the picture, or below it: in so much height.
        let beside = |grid: f32, all: f32| {
            if asked.grid {
                Flex::column(4.0, [side(), title(), Flex::part(Part::Grid).exactly(grid)])
            } else {
                Flex::column(4.0, [side(), entry.exactly(asked.entry.min(all * MOST_ENTRY))])
            }
        };
        let portrait = all.width() < all.height();
        let content = if portrait {
            let high = ((all.width() - 2.0 * MARGIN) / asked.aspect).min(middle * 0.6);
            let below = [log, beside(208.0, middle - high - GAP)];
            Flex::column(GAP, [picture.at_best(high), Flex::row(MARGIN, below)])
        } else if asked.grid && all.width() > 2.1 * all.height() {
            let picture = picture.at_best(middle).least_width(middle * LEAST_PICTURE);
            let third = Flex::column(4.0, [title(), Flex::part(Part::Grid)]).exactly(all.width() * 0.24);
            Flex::row(MARGIN, [log, picture, side().least_width(LEAST_SIDE), third])
        } else {
            let picture = picture.at_best(middle * asked.aspect).least_width(middle * LEAST_PICTURE);
            // Four rows: at their least a finger's breadth on a phone, more where there is more height.
            let high = (middle * 0.32).clamp(100.0, 208.0);
            Flex::row(MARGIN, [log, picture, beside(high, middle).least_width(least_side)])
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
                        Flex::part(Part::Foot).exactly(below),
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
            entry: of(if asked.grid { Part::Foot } else { Part::Entry }),
            next: of(Part::Next),
            buttons: of(Part::Buttons),
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    #[test]
    fn no_part_lies_over_another_or_leaves_the_window_at_any_size() {
        for (wide, high) in [(1024.0, 576.0), (1024.0, 640.0), (1138.0, 640.0), (1280.0, 720.0), (1280.0, 960.0)]
            .into_iter()
            .chain([(1706.0, 720.0), (1280.0, 2275.0)])
        {
            let with_grid = [(0.0, false, 0.0, 1.0), (48.0, true, 300.0, 1.0), (0.0, true, 560.0, 1.0)];
            let without = [(0.0, true, 300.0, 1.0), (300.0, false, 0.0, 1.78), (900.0, true, 300.0, 1.78)];
            let asked = with_grid.map(|asked| (true, asked)).into_iter().chain(without.map(|asked| (false, asked)));
            for (is_grid, (entry, timer, buttons, aspect)) in asked {
                let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(wide, high));
                let parts = Parts::of(all, Asked { entry, timer, buttons, grid: is_grid, aspect });
                let asked_for = entry;
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
                    picture.height().min(picture.width() / aspect) >= 0.25 * high.min(wide),
                    "the picture at {wide}×{high}: {picture:?}"
                );
                assert!(next.height() >= TOUCH && (grid.height() >= 100.0) == is_grid, "{wide}×{high}");
                assert!(entry.height() >= asked_for.min(200.0), "{wide}×{high}: {entry:?} for {asked_for}");
            }
        }
    }
}
