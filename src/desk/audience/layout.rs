//! Where the parts of the audience's view stand: from its size and what there is, and nothing else, so that nothing jumps.
//!
//! What gives way where there is little room, the first first:
//! 1. of the cry the sentences, the least urgent first (`look::cry_banner`);
//! 2. the picture, which has what the shape of the window leaves it;
//! 3. beside it letters shrink down to 3 % of the height, then the list's note and what explains an offer fold away
//!    (`look::column`).
//!
//! The strike grid and the offers never do. Each shape of a window has a layout of its own. Texts that are to be larger than
//! usual have more room for the cry and for what stands beside the picture, which is smaller for it; where even that is too
//! little, they are set down to their usual size by the same rules.

use eframe::egui::{Rect, Vec2};

use crate::desk::look::flex::Flex;
use crate::desk::look::hint::Places;
use crate::desk::settings::TextSize;
use crate::desk::tokens::ROOM;
use crate::stage::Bounds;

/// What there is to be placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Asked {
    /// Whether there is a time to be shown.
    pub(super) timer: bool,
    /// Whether the game has a table of small fields.
    pub(super) grid: bool,
    /// How large texts are.
    pub(super) text: TextSize,
}

/// The parts of the view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Parts {
    pub(super) cry: Rect,
    pub(super) timer: Rect,
    pub(super) picture: Rect,
    pub(super) side: Rect,
    pub(super) grid: Rect,
    pub(super) foot: Rect,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Cry,
    Timer,
    Picture,
    Side,
    Grid,
    Foot,
}

/// The shape of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// Higher than wide: a turned television, a tablet, a phone.
    Portrait,
    /// Up to 3:2, as older projectors are.
    Square,
    /// 16:10, 16:9 and thereabouts.
    Usual,
    /// 21:9.
    Wide,
}

impl Shape {
    fn of(all: Rect) -> Self {
        match all.width() / all.height() {
            shape if shape < 1.0 => Self::Portrait,
            shape if shape < 1.55 => Self::Square,
            shape if shape < 2.1 => Self::Usual,
            _ => Self::Wide,
        }
    }
}

impl Parts {
    /// Where a hint may look; the picture has these bounds.
    pub(super) const fn places(self, bounds: Bounds) -> Places {
        let Self { cry, picture, side, grid, foot, .. } = self;
        Places {
            cry: Some(cry),
            picture: Some((picture, bounds)),
            side: Some(side),
            grid: Some(grid),
            track: Some(foot),
            home: Some(cry),
        }
    }

    /// Where everything stands in a window of that size.
    pub(super) fn of(all: Rect, asked: Asked) -> Self {
        let (height, shape) = (all.height(), Shape::of(all));
        let within = all.shrink(height.min(all.width()) * 0.02);
        let gap = height * 0.015;
        let larger = asked.text.from_afar();
        // What the picture keeps of its place.
        let kept: f32 = match asked.text {
            TextSize::Normal => 1.0,
            TextSize::Large => 0.82,
            TextSize::Larger => 0.7,
        };
        let (cry, foot) = match shape {
            Shape::Portrait => (0.25, 0.08),
            Shape::Square => (ROOM.banner, 0.055),
            Shape::Usual | Shape::Wide => (0.2, 0.055),
        };
        let (cry, foot) = (cry * (1.0 + larger) / 2.0, foot * larger);
        let middle = within.height() - height * (cry + foot) - 2.0 * gap;
        let grid_if = |high: f32| Flex::part(Part::Grid).exactly(if asked.grid { high } else { 0.0 });
        let (picture, side) = (Flex::part(Part::Picture), Flex::part(Part::Side));
        let content = match shape {
            Shape::Portrait => {
                // The grid beside the picture is as high as it: below each other they would leave no room to choose.
                let wide = if asked.grid { (within.width() - gap) * 0.5 } else { within.width() };
                let top = Flex::row(gap, [picture.exactly(wide), Flex::part(Part::Grid)]);
                // On what is as narrow as a phone, sentences take the height.
                let part: f32 = if all.width() < height * 0.65 { 0.28 } else { 0.35 * kept };
                Flex::column(gap, [top.exactly(wide.min(middle * part.max(0.28))), side])
            }
            Shape::Square => {
                let left = Flex::column(gap, [picture, grid_if(height * 0.17)]);
                Flex::row(height * 0.03, [left.exactly(within.width() * 0.4 * kept.max(0.8)), side])
            }
            // Large letters need the height that the grid has there.
            Shape::Usual if asked.text != TextSize::Normal => {
                let left = Flex::column(gap, [picture, grid_if(height * 0.17)]);
                Flex::row(height * 0.03, [left.exactly(middle * kept), side])
            }
            Shape::Usual => {
                let right = Flex::column(gap, [side, grid_if(height * 0.19)]);
                Flex::row(height * 0.04, [picture.exactly(middle), right])
            }
            Shape::Wide => {
                let third = grid_if(within.width() * 0.3);
                Flex::row(height * 0.04, [picture.exactly(middle * kept), side, third])
            }
        };
        // The time stands beside the cry, in a narrow window beside the half-day.
        let timer = |larger: f32| asked.timer.then(|| Flex::part(Part::Timer).exactly(height * 0.18 * larger));
        let (above, below) = if shape == Shape::Portrait { (None, timer(1.0)) } else { (timer(larger), None) };
        let line =
            |part: Part, timer: Option<Flex<Part>>| Flex::row(gap, std::iter::once(Flex::part(part)).chain(timer));
        let banner = line(Part::Cry, above).exactly(height * cry);
        let parts = [banner, content, line(Part::Foot, below).exactly(height * foot)];
        let placed = Flex::column(gap, parts).place(within);
        // What is not there takes no room.
        let nowhere = Rect::from_min_size(all.min, Vec2::ZERO);
        let of = |part: Part| placed.iter().find(|(placed, _)| *placed == part).map_or(nowhere, |(_, rect)| *rect);
        Self {
            cry: of(Part::Cry),
            timer: of(Part::Timer),
            picture: of(Part::Picture),
            side: of(Part::Side),
            grid: of(Part::Grid),
            foot: of(Part::Foot),
        }
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{pos2, vec2};

    use super::*;

    #[test]
    fn no_part_lies_over_another_or_leaves_the_window_at_any_size() {
        for (wide, high) in [(480.0, 844.0), (768.0, 1024.0), (1024.0, 768.0), (1280.0, 720.0), (1366.0, 768.0)]
            .into_iter()
            .chain([(1920.0, 1080.0), (2560.0, 1080.0), (3840.0, 2160.0), (480.0, 300.0), (1080.0, 1920.0)])
        {
            let asked = |text| [true, false].map(|timer| Asked { timer, grid: true, text });
            for asked in TextSize::ALL.into_iter().flat_map(asked) {
                let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(wide, high));
                let Parts { cry, timer, picture, side, grid, foot } = Parts::of(all, asked);
                let rects = [cry, timer, picture, side, grid, foot];
                for (at, rect) in rects.iter().enumerate() {
                    assert!(all.expand(0.1).contains_rect(*rect), "{wide}×{high}, {asked:?}: part {at} at {rect:?}");
                    for other in &rects[..at] {
                        let overlap = rect.shrink(0.1).intersect(other.shrink(0.1));
                        assert!(!overlap.is_positive(), "{wide}×{high}: {rect:?} lies over {other:?}");
                    }
                }
                assert!(grid.height() >= 0.08 * high, "the rows at {wide}×{high}: {grid:?}");
                // The picture is the first to give way to very large letters.
                let least = if asked.text == TextSize::Larger { 0.14 } else { 0.16 };
                assert!(
                    picture.size().min_elem() >= least * high,
                    "the picture at {wide}×{high}, {asked:?}: {picture:?}"
                );
            }
        }
    }
}
