//! The layout of the audience's view, which depends on its size and its parts and nothing else, so that nothing jumps.
//!
//! While dice roll a round picture is as large as the window; from the blow to the choice it keeps its place, and only cards and words
//! come and go beside it.
//!
//! Where there is little room, these are cut, in this order:
//! 1. the sentences of the cry, the least urgent first (`look::cry_banner`);
//! 2. the picture, as far as the words of the moment need (`told`);
//! 3. the sidebar: letters shrink down to 3 % of the shorter side, then the list's note and the explanations of offers
//!    are dropped (`look::column`).
//!
//! The grid, the offers and a cry's reason are never cut. Each shape of a window has a layout of its own, and in
//! all of them the time is in the last line, where it takes no room from the cry. Enlarged texts give the cry and the
//! sidebar more room, and the picture less; where even that is too little, they are scaled down to their usual size by
//! the same rules.

use std::sync::Arc;

use egui::{Rect, Vec2};

use crate::desk::app::settings::TextSize;
use crate::desk::screens::table::ring;
use crate::desk::tokens::ROOM;
use crate::desk::widgets::flex::Flex;
use crate::desk::widgets::hint::Places;
use crate::stage::Scene;

/// The shares of a moment's words: of the picture's place, and of the cry's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shares {
    /// The part of its usual place that the picture keeps.
    pub(super) picture: f32,
    /// The height of the cry, where it is not the usual one.
    pub(super) cry: Option<f32>,
}

impl Default for Shares {
    fn default() -> Self {
        Self { picture: 1.0, cry: None }
    }
}

/// The contents to place.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Asked {
    /// Whether there is a timer.
    pub(super) timer: bool,
    /// Whether the game has a table of small fields.
    pub(super) grid: bool,
    /// The size of texts.
    pub(super) text: TextSize,
    /// Whether the picture is much wider than high.
    pub(super) wide: bool,
    /// Whether the picture tells more than the words beside it.
    pub(super) leads: bool,
    /// Whether there is nothing to choose: the picture is what is looked at, however large letters are.
    pub(super) waits: bool,
    pub(super) shares: Shares,
    /// The height of a card at the foot, in place of the small fields and the last line, as a part of the view's; 0 without one.
    pub(super) card: f32,
}

/// The places of the view's parts; empty for one that is not visible.
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
pub(super) enum Shape {
    /// Higher than wide: a turned television, a tablet, a phone.
    Portrait,
    /// Up to 3:2, as older projectors are.
    Square,
    /// 16:10, 16:9 and thereabouts.
    Usual,
    /// 21:9.
    Wide,
}

/// The heights of the cry beside the picture, and of the ribbon of fields below it, as parts of the view's.
const CRY: f32 = 0.25;
const RIBBON: f32 = 0.1;

/// The least width of the fields beside a picture where the window is higher than wide, as a part of the view's.
const UPRIGHT_GRID: f32 = 0.42;

/// The height of the cry above a picture that tells more than words do, and the least width of the words beside that, as parts of
/// the view's.
const CRY_ABOVE: f32 = 0.15;
const BESIDE: f32 = 0.24;

/// The width of a wide picture beside choices, as a part of the view's; and its own width, compared with its height.
const WIDE_PICTURE: f32 = 0.62;
const WIDE_ASPECT: f32 = 16.0 / 9.0;
/// The width of one that is about as wide as high, compared with its height.
const SQUARE_ASPECT: f32 = 1.08;

impl Shape {
    pub(super) fn of(all: Rect) -> Self {
        match all.width() / all.height() {
            shape if shape < 1.0 => Self::Portrait,
            shape if shape < 1.55 => Self::Square,
            shape if shape < 2.1 => Self::Usual,
            _ => Self::Wide,
        }
    }
}

impl Parts {
    /// Returns the places at which a hint can point, in that picture. Its words hide neither the picture nor the cry, but where what
    /// lies below both is lit.
    pub(super) fn places(self, scene: Arc<Scene>) -> Places {
        let Self { cry, picture, side, grid, foot, .. } = self;
        Places {
            cry: Some(cry),
            picture: Some((picture, scene)),
            side: Some(side),
            grid: Some(grid),
            track: Some(foot),
            homes: vec![cry],
            drawing: None,
        }
    }

    /// Returns the place beside the picture that is empty while something moves: for what is shown alone beside it.
    pub(super) fn beside(&self) -> Rect {
        if self.cry.left() > self.picture.right() { self.cry.union(self.side) } else { self.side }
    }

    /// Returns the place of the picture while it is alone: all that is above the foot, for the back row to see dice roll. One that
    /// neither leads nor has a table of small fields is wide enough at its own place.
    pub(super) fn alone(&self, all: Rect, leads: bool) -> Rect {
        let above = all.shrink(all.size().min_elem() * 0.02).with_max_y(self.foot.top());
        if leads || self.grid.is_positive() { above } else { self.picture }
    }

    /// Returns the places of the parts in a window of that size.
    pub(super) fn of(all: Rect, asked: Asked) -> Self {
        // All else makes room for a card.
        let has_card = asked.card > 0.0;
        let asked = Asked { grid: asked.grid && !has_card, timer: asked.timer && !has_card, ..asked };
        let (height, shape) = (all.height(), Shape::of(all));
        let within = all.shrink(height.min(all.width()) * 0.02);
        let gap = height * 0.015;
        let larger = asked.text.from_afar();
        // Large letters need the width above, and the height that the fields have below, where there is something to choose.
        let above = asked.text != TextSize::Normal && !asked.waits;
        // What the picture keeps of its place.
        let kept: f32 = match asked.text {
            TextSize::Normal => 1.0,
            TextSize::Large | TextSize::Larger if asked.leads || asked.waits => 1.0,
            TextSize::Large => 0.82,
            TextSize::Larger => 0.7,
        };
        // As narrow as a phone that is held upright, or a television that is turned.
        let narrow = all.width() < height * 0.65;
        let line = if asked.timer { 0.07 } else { 0.055 };
        let (cry, foot) = match shape {
            // What may be chosen below a wide picture is in long lines, which take the height.
            Shape::Portrait if !asked.grid => (if narrow { 0.14 } else { 0.17 }, 0.08),
            Shape::Portrait => (0.25, 0.08),
            Shape::Square | Shape::Usual | Shape::Wide if asked.leads => (CRY_ABOVE, line),
            Shape::Square => (ROOM.banner, line),
            // There the cry stands beside the picture, unless letters are large.
            Shape::Usual if above && !asked.wide => (0.2, line),
            Shape::Usual | Shape::Wide => (0.0, line),
        };
        let (banner, foot) = (cry > 0.0, if has_card { asked.card } else { foot * larger });
        let cry = if banner { height * cry * (1.0 + larger) / 2.0 } else { height * CRY };
        let Shares { picture: yielded, cry: asked_cry } = asked.shares;
        let cry = asked_cry.unwrap_or(cry);
        let middle = within.height() - if banner { cry } else { 0.0 } - height * foot - 2.0 * gap;
        let grid_if = |high: f32| Flex::part(Part::Grid).exactly(if asked.grid { high } else { 0.0 });
        let (picture, side) = (Flex::part(Part::Picture), Flex::part(Part::Side));
        let aspect = if asked.wide { WIDE_ASPECT } else { SQUARE_ASPECT };
        let content = match shape {
            // As high as there is room below the cry, and the words have what is left of the width.
            Shape::Square | Shape::Usual | Shape::Wide if asked.leads => {
                let most = within.width() - all.width() * BESIDE - height * 0.03;
                Flex::row(height * 0.03, [picture.exactly((middle * aspect).min(most) * kept), side])
            }
            Shape::Portrait => {
                let alone = !asked.grid;
                // Where it is narrow, sentences take the height; but a wide picture would be small in all that width.
                let part: f32 = match (narrow, alone) {
                    // However large letters are: in a smaller picture its names could not be read.
                    (true, true) => 0.6,
                    // Larger words below need some of its height.
                    (false, true) if asked.leads => {
                        if asked.text == TextSize::Normal {
                            1.0
                        } else {
                            0.5
                        }
                    }
                    (true, false) => 0.28,
                    (false, true | false) => 0.35 * kept,
                };
                // The grid beside the picture is as high as it: below each other they would leave no room to choose.
                let most = within.width() * if asked.grid { 1.0 - UPRIGHT_GRID } else { 1.0 };
                let most = if asked.wide { most / WIDE_ASPECT } else { most };
                let high = (middle * part.max(0.28) * yielded).min(most);
                let wide = if asked.grid { high.max((within.width() - gap) * 0.5) } else { within.width() };
                let grid = asked.grid.then(|| Flex::part(Part::Grid));
                let top = Flex::row(gap, std::iter::once(picture.exactly(wide)).chain(grid));
                Flex::column(gap, [top.exactly(high), side])
            }
            Shape::Square => {
                let left = Flex::column(gap, [picture, grid_if(height * 0.165)]);
                // The nearer to a square, the less height the words need.
                let part = if asked.grid { 0.4 } else { (0.56 + (1.25 - all.width() / height) * 0.3).clamp(0.56, 0.6) };
                Flex::row(height * 0.03, [left.exactly(within.width() * part * kept.max(0.8) * yielded), side])
            }
            // Over a wide picture there is room for the cry, and what may be chosen has the whole height beside both.
            Shape::Usual | Shape::Wide if asked.wide => {
                let rest = within.height() - height * foot - gap;
                let grid = if asked.grid { height * 0.17 + gap } else { 0.0 };
                let most = (rest * (1.0 - CRY) - gap - grid) * WIDE_ASPECT;
                let wide = (within.width() * WIDE_PICTURE).min(most) * kept;
                let left = Flex::column(
                    gap,
                    [Flex::part(Part::Cry), picture.exactly(wide / WIDE_ASPECT), grid_if(height * 0.17)],
                );
                Flex::row(height * 0.03, [left.exactly(wide), side])
            }
            Shape::Usual if above => {
                let left = Flex::column(gap, [picture, grid_if(height * 0.17)]);
                Flex::row(height * 0.03, [left.exactly(middle * kept * yielded), side])
            }
            Shape::Usual | Shape::Wide => {
                // The picture is as high as the cry and what may be chosen, and a ribbon runs below all of them.
                let rest = within.height() - height * (foot + if asked.grid { RIBBON } else { 0.0 }) - 2.0 * gap;
                let right = Flex::column(gap, [Flex::part(Part::Cry).exactly(cry), side]);
                let upper = Flex::row(height * 0.03, [picture.exactly(rest * kept * yielded), right]);
                Flex::column(gap, [upper, grid_if(height * RIBBON)])
            }
        };
        let banner = banner.then(|| Flex::part(Part::Cry).exactly(cry));
        let timer = if shape == Shape::Portrait { 0.18 } else { 0.24 * larger };
        let timer = asked.timer.then(|| Flex::part(Part::Timer).exactly((height * timer).min(within.width() * 0.34)));
        let foot = Flex::row(gap, std::iter::once(Flex::part(Part::Foot)).chain(timer)).exactly(height * foot);
        let placed = Flex::column(gap, banner.into_iter().chain([content, foot])).place(within);
        // What is not there takes no room.
        let nowhere = Rect::from_min_size(all.min, Vec2::ZERO);
        let of = |part: Part| placed.iter().find(|(placed, _)| *placed == part).map_or(nowhere, |(_, rect)| *rect);
        Self {
            cry: of(Part::Cry),
            timer: of(Part::Timer),
            picture: ring::within(of(Part::Picture), asked.timer),
            side: of(Part::Side),
            grid: of(Part::Grid),
            foot: of(Part::Foot),
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};

    use super::*;

    #[test]
    fn a_round_picture_fills_the_window_while_dice_roll() {
        for (wide, high) in [(1024.0, 768.0), (1920.0, 1080.0), (2560.0, 1080.0), (1080.0, 1920.0)] {
            for text in TextSize::ALL {
                let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(wide, high));
                let parts = Parts::of(all, Asked { grid: true, timer: true, text, ..Asked::default() });
                let (alone, shorter) = (parts.alone(all, false), all.size().min_elem());
                assert!(alone.size().min_elem() >= shorter * 0.85, "{wide}×{high}, {text:?}: {alone:?}");
                assert!(alone.bottom() <= parts.foot.top(), "the time in the game stays");
            }
        }
    }

    #[test]
    fn a_picture_that_leads_has_most_of_the_window_and_words_have_room_beside_it() {
        for (wide, high) in [(1024.0, 768.0), (1280.0, 720.0), (1366.0, 768.0), (1920.0, 1080.0), (3840.0, 2160.0)] {
            for text in TextSize::ALL {
                let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(wide, high));
                let asked = Asked { leads: true, wide: wide > high * 1.55, text, ..Asked::default() };
                let Parts { picture, side, .. } = Parts::of(all, asked);
                let aspect = if asked.wide { WIDE_ASPECT } else { SQUARE_ASPECT };
                let seen = picture.height().min(picture.width() / aspect);
                assert!(seen >= high * 0.6, "{wide}×{high}, {text:?}: {seen} of {picture:?}");
                assert!(side.width() >= wide * BESIDE - 0.1, "{wide}×{high}, {text:?}: {side:?}");
            }
        }
    }

    #[test]
    fn no_part_lies_over_another_or_leaves_the_window_at_any_size() {
        for (wide, high) in [(480.0, 844.0), (768.0, 1024.0), (1024.0, 768.0), (1280.0, 720.0), (1366.0, 768.0)]
            .into_iter()
            .chain([(1920.0, 1080.0), (2560.0, 1080.0), (3840.0, 2160.0), (480.0, 300.0), (1080.0, 1920.0)])
        {
            let asked = |text| {
                let asked = Asked { grid: true, text, ..Asked::default() };
                [true, false].map(|timer| Asked { timer, ..asked })
            };
            let both = |asked: Asked| [asked, Asked { wide: true, ..asked }];
            let leads = |asked: Asked| [asked, Asked { leads: true, grid: false, ..asked }];
            for asked in TextSize::ALL.into_iter().flat_map(asked).flat_map(both).flat_map(leads) {
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
                assert!(!asked.grid || grid.height() >= 0.08 * high, "the rows at {wide}×{high}: {grid:?}");
                // The picture is the first to give way to very large letters; the ring around it takes a little more.
                let least = if asked.text == TextSize::Larger { 0.14 } else { 0.16 };
                let least = if asked.timer { least * 0.9 } else { least };
                assert!(
                    picture.size().min_elem() >= least * high,
                    "the picture at {wide}×{high}, {asked:?}: {picture:?}"
                );
            }
        }
    }
}
