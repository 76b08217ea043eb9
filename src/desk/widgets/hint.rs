//! A hint as an overlay: a strip with its sentence, and a light on the place to look at. Nothing of it moves, but what is drawn on
//! the players' paper is drawn once before their eyes.

use std::f32::consts::TAU;
use std::sync::Arc;

use egui::{Align, Color32, Mesh, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::answers;
use super::column::height_of;
use super::lines::text_in;
use super::picture::Frame;
use super::tools::{Tools, describe};
use crate::desk::tokens::{self, DARKNESS};
use crate::show::{Figure, Hint, Spot};
use crate::stage::{Outline, Scene};

/// The places of the parts to which hints can point; `None` for a part that is not shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places {
    pub(crate) cry: Option<Rect>,
    pub(crate) picture: Option<(Rect, Arc<Scene>)>,
    /// The place of a card with a drawing, if it is not that of the picture.
    pub(crate) drawing: Option<Rect>,
    pub(crate) side: Option<Rect>,
    pub(crate) grid: Option<Rect>,
    pub(crate) track: Option<Rect>,
    /// The places of the strip: it stands in the first one in which nothing is lit, and wherever it has room only if there is none.
    pub(crate) homes: Vec<Rect>,
}

/// The sizes of the strip's letters, and its bounds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strip {
    pub(crate) within: Rect,
    pub(crate) most: f32,
    pub(crate) least: f32,
    /// The room left free in its lower right corner, for a button.
    pub(crate) corner: Vec2,
    /// Whether a drawing is shown as it is drawn.
    pub(crate) moves: bool,
}

/// A hint as it stands.
#[derive(Clone, Copy)]
pub(crate) struct Told<'a> {
    pub(crate) hint: &'a Hint,
    /// Whether the question that it answers was answered right.
    pub(crate) answered: Option<bool>,
}

/// The places of what was drawn.
pub(crate) struct Painted {
    pub(crate) strip: Response,
    /// The room that was left free.
    pub(crate) corner: Rect,
    /// The possible answers.
    pub(crate) answers: Vec<Rect>,
}

/// Draws the hint over all of `ui`. The strip never covers the place to look at if there is room anywhere else.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, places: &Places, told: Told<'_>, strip: Strip) -> Painted {
    let Told { hint, answered } = told;
    let words = hint.told(tools.words, answered);
    let light = places.light(&hint.spot, strip.least * 0.25);
    if let Some(light) = &light {
        dim(ui, ui.max_rect(), light);
        for (wide, color) in [(0.44, tools.palette.card), (0.22, tools.palette.action)] {
            ui.painter().add(Shape::closed_line(light.clone(), Stroke::new(strip.least * wide, color)));
        }
    }
    let lit = light.map(|light| Rect::from_points(&light));
    let alone = |wide: f32, size: f32| height_of(ui, &words, tokens::bold(size), wide);
    let sentence = |wide: f32, size: f32| alone(wide, size) + answers::height(ui, &hint.answers, wide, size);
    // A drawing stands over the picture, and a question over the words that would answer it, where there is room.
    let over = if hint.figure.is_some() { places.drawing.or(places.picture_rect()) } else { places.side };
    let card = (hint.figure.is_some() || !hint.answers.is_empty()).then(|| strip.card(over)).filter(|card| {
        let written = sentence(strip.sentence(*card).width(), strip.least);
        hint.figure.is_some()
            || (written <= strip.sentence(*card).height() && !lit.is_some_and(|lit| lit.intersects(*card)))
    });
    let (rect, size) = match card {
        Some(rect) => {
            let (text, share) = match &hint.figure {
                Some(figure) => beside(strip.sentence(rect), figure)
                    .map_or_else(|| (strip.sentence(rect), WRITTEN), |(_, words)| (words, 1.0)),
                None => (strip.sentence(rect), 1.0),
            };
            (rect, strip.size(|size| sentence(text.width(), size) <= text.height() * share))
        }
        None => strip.place(&places.homes, lit, sentence),
    };
    // Whoever was right is cheered.
    let (ground, ink) = match answered {
        Some(true) => (tools.palette.action, tools.palette.action_ink),
        Some(false) | None => (tools.palette.card, tools.palette.ink),
    };
    let edge = Stroke::new((strip.least * 0.14).max(2.0), tools.palette.action);
    ui.painter().rect(rect, tokens::CORNER, ground, edge, StrokeKind::Inside);
    let inside = rect.shrink(strip.padding());
    let mut text = strip.sentence(rect);
    if let Some(figure) = &hint.figure {
        let above = inside.with_max_y(inside.bottom() - strip.corner.y);
        let below = || above.split_top_bottom_at_y(above.bottom() - sentence(above.width(), size));
        let (drawn, words) = beside(text, figure).unwrap_or_else(below);
        paint_figure(ui, tools, drawn, figure, (hint.id, strip.moves));
        text = words;
    }
    let high = sentence(text.width(), size);
    let middle = text.with_min_y(text.top() + ((text.height() - high) / 2.0).max(0.0));
    text_in(ui, middle, &words, tokens::bold(size), ink, Align::Center);
    let below = middle.with_min_y(middle.top() + alone(text.width(), size));
    let answers = answers::paint(ui, tools, below, &hint.answers, size);
    let response = describe(ui, rect, ui.scope_id().with("hint"), &words).interact(Sense::CLICK);
    Painted { strip: response, corner: Rect::from_min_max(inside.max - strip.corner, inside.max), answers }
}

/// The greatest share of a card with a drawing for its words.
const WRITTEN: f32 = 0.4;

/// Returns the places of a drawing and of the words beside it, where they are much wider than high.
fn beside(inside: Rect, figure: &Figure) -> Option<(Rect, Rect)> {
    /// So many times wider than high, and the greatest share of the width for the drawing.
    const WIDE: f32 = 2.0;
    const DRAWN: f32 = 0.5;
    let bounds = figure.paper.bounds;
    let wide = (inside.height() * bounds.width() / bounds.height()).min(inside.width() * DRAWN);
    let (drawn, words) = inside.split_left_right_at_x(inside.left() + wide);
    (inside.width() > inside.height() * WIDE).then(|| (drawn, words.with_min_x(words.left() + inside.height() * 0.08)))
}

/// Paints the players' paper, and what is drawn on it: stroke by stroke where something may move.
fn paint_figure(ui: &Ui, tools: &Tools<'_>, rect: Rect, figure: &Figure, (id, moves): (&'static str, bool)) {
    /// So many seconds it takes to draw.
    const DRAWN: f64 = 1.2;
    let now = ui.input(|input| input.time);
    let since = ui.data_mut(|data| *data.get_temp_mut_or(ui.scope_id().with(("drawn", id)), now));
    let spent = now - since;
    let draws = moves && spent < DRAWN;
    if draws {
        ui.ctx().request_repaint();
    }
    #[expect(clippy::cast_possible_truncation, reason = "a part of a second or two")]
    let progress = if draws { (spent / DRAWN) as f32 } else { 1.0 };
    tools.pictures.paint(ui.painter(), rect, &figure.drawn(progress), false);
}

impl Places {
    fn picture_rect(&self) -> Option<Rect> {
        self.picture.as_ref().map(|(rect, _)| *rect)
    }

    /// Returns the corners of that spot, with a margin around rectangles; `None` if it is nowhere, or not shown.
    fn light(&self, spot: &Spot, around: f32) -> Option<Vec<Pos2>> {
        /// The factor by which the light is larger than the place.
        const AROUND: f32 = 1.08;
        let square = |rect: Rect| vec![rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
        let shown = |rect: Option<Rect>| rect.filter(Rect::is_positive).map(|rect| square(rect.expand(around)));
        match spot {
            Spot::Whole => None,
            Spot::Cry => shown(self.cry),
            Spot::Side => shown(self.side),
            Spot::Grid => shown(self.grid),
            Spot::Track => shown(self.track),
            Spot::Part(part) => {
                let (rect, scene) = self.picture.as_ref()?;
                let frame = Frame::new(*rect, scene.bounds);
                Some(match scene.parts.get(part)? {
                    Outline::Round(place) => {
                        let rect = frame.place(*place).scale_from_center(AROUND);
                        let angles = (0_u8..64).map(|step| f32::from(step) * TAU / 64.0);
                        angles.map(|angle| rect.center() + Vec2::angled(angle) * (rect.width() / 2.0)).collect()
                    }
                    Outline::Convex(corners) => corners.iter().map(|corner| frame.at(*corner)).collect(),
                })
            }
        }
    }
}

impl Strip {
    /// Returns the padding.
    fn padding(&self) -> f32 {
        self.least * 0.5
    }

    /// Returns the place of the sentence in a strip at `rect`: beside the free corner, or above it where there is
    /// little width.
    fn sentence(&self, rect: Rect) -> Rect {
        let inside = rect.shrink(self.padding());
        if self.corner.x * 3.0 < rect.width() {
            let gap = if self.corner.x > 0.0 { self.padding() } else { 0.0 };
            inside.with_max_x(inside.right() - self.corner.x - gap)
        } else {
            inside.with_max_y(inside.bottom() - self.corner.y)
        }
    }

    /// Returns the place of a card with a drawing: over the picture, which it does not explain.
    fn card(&self, picture: Option<Rect>) -> Rect {
        /// It is no smaller than this part of all.
        const LEAST: f32 = 0.12;
        let card = picture.map(|picture| picture.intersect(self.within));
        card.filter(|card| card.is_positive() && card.area() >= self.within.area() * LEAST).unwrap_or(self.within)
    }

    /// Returns the largest size of letters that fits.
    fn size(&self, fits: impl Fn(f32) -> bool) -> f32 {
        let sizes = STEPS.map(|step| self.least + (self.most - self.least) * step);
        sizes.into_iter().find(|size| fits(*size)).unwrap_or(self.least)
    }

    /// Returns the place of the strip, and the size of its letters: its first home in which nothing is lit; without one, as large as
    /// there is room beside the lit place, or else where it covers least of it. `high` returns the height of its sentence in a width
    /// and size.
    fn place(&self, homes: &[Rect], lit: Option<Rect>, high: impl Fn(f32, f32) -> f32) -> (Rect, f32) {
        /// The shares of the width that the strip may take.
        const WIDTHS: [f32; 4] = [1.0, 0.62, 0.48, 0.36];
        /// The greatest share of the height, as long as letters may be smaller.
        const HIGHEST: f32 = 0.3;
        let within = self.within;
        let needed = |wide: f32, size: f32| {
            let high_enough = Rect::from_min_size(within.min, vec2(wide, 1e4));
            let sentence = self.sentence(high_enough);
            let below = high_enough.height() - sentence.height();
            (high(sentence.width(), size) + below).max(self.corner.y + 2.0 * self.padding())
        };
        let sizes = STEPS.map(|step| self.least + (self.most - self.least) * step);
        for home in homes.iter().filter(|home| !lit.is_some_and(|lit| lit.intersect(**home).is_positive())) {
            let fits = |size: &f32| needed(home.width(), *size) <= home.height();
            if let Some(size) = sizes.into_iter().find(fits) {
                return (*home, size);
            }
        }
        let home = homes.first().copied();
        let mut best: Option<(f32, Rect, f32)> = None;
        for (step, highest) in STEPS.map(|step| (step, HIGHEST)).into_iter().chain([(0.0, 1.0)]) {
            let size = self.least + (self.most - self.least) * step;
            let needed = |wide: f32| needed(wide, size);
            let elsewhere = WIDTHS.into_iter().flat_map(|part| {
                let wide = within.width() * part;
                corners(within, vec2(wide, needed(wide)))
            });
            let elsewhere = elsewhere.filter(|rect| rect.height() <= within.height() * highest);
            for rect in elsewhere {
                let over = (rect.bottom() - within.bottom()).max(0.0) * rect.width();
                let covered = lit.map_or(0.0, |lit| area(lit.intersect(rect))) + over;
                if covered <= 0.0 {
                    return (whole(rect, home, lit, within), size);
                }
                if best.is_none_or(|(least, ..)| covered < least) {
                    best = Some((covered, rect, size));
                }
            }
        }
        best.map_or((within, self.least), |(_, rect, size)| (rect, size))
    }
}

/// The steps between the largest letters and the smallest.
const STEPS: [f32; 5] = [1.0, 0.75, 0.5, 0.25, 0.0];

/// Returns the strip with all of the cry, where it would leave a piece of that; but never over the place to look at.
fn whole(strip: Rect, cry: Option<Rect>, lit: Option<Rect>, within: Rect) -> Rect {
    let cut = cry.filter(|cry| strip.intersect(*cry).is_positive()).map(|cry| strip.union(cry));
    let fits = |all: &Rect| within.contains_rect(*all) && !lit.is_some_and(|lit| all.intersect(lit).is_positive());
    cut.filter(fits).unwrap_or(strip)
}

/// Returns the places to try for a strip of that size: above, below, and beside the lit place.
fn corners(within: Rect, size: Vec2) -> [Rect; 6] {
    let [left, middle, right] = [within.left(), within.center().x - size.x / 2.0, within.right() - size.x];
    let lowest = |top: f32| top.max(within.top());
    let (center, bottom) = (lowest(within.center().y - size.y / 2.0), lowest(within.bottom() - size.y));
    let top = within.top();
    [(middle, top), (middle, bottom), (right, center), (left, center), (right, top), (left, bottom)]
        .map(|(x, y)| Rect::from_min_size(pos2(x, y), size))
}

fn area(rect: Rect) -> f32 {
    if rect.is_positive() { rect.area() } else { 0.0 }
}

/// Darkens everything outside these corners.
fn dim(ui: &Ui, all: Rect, light: &[Pos2]) {
    const DARK: f32 = 0.6;
    let color: Color32 = tokens::color(DARKNESS).gamma_multiply(DARK);
    let (sum, number) = light.iter().fold((Vec2::ZERO, 0.0), |(sum, number), at| (sum + at.to_vec2(), number + 1.0));
    let middle = (sum / f32::max(number, 1.0)).to_pos2();
    let edge = [all.left_top(), all.right_top(), all.right_bottom(), all.left_bottom()];
    let mut angles: Vec<f32> =
        light.iter().chain(&edge).map(|corner| (*corner - middle).angle().rem_euclid(TAU)).collect();
    angles.sort_by(f32::total_cmp);
    angles.extend(angles.first().copied());
    let mut mesh = Mesh::default();
    for (at, angle) in (0_u32..).zip(angles) {
        let to = Vec2::angled(angle);
        let inner = reach(light, middle, to);
        // What is lit may reach over the edge.
        for far in [inner, reach(&edge, middle, to).max(inner)] {
            mesh.colored_vertex(middle + to * far, color);
        }
        if let Some(first) = at.checked_sub(1).map(|before| before * 2) {
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
    }
    ui.painter().add(Shape::mesh(mesh));
}

/// Returns the distance from a point inside a convex shape of these corners to its edge, in that direction.
fn reach(corners: &[Pos2], from: Pos2, to: Vec2) -> f32 {
    let cross = |a: Vec2, b: Vec2| a.x * b.y - a.y * b.x;
    let next = corners.iter().cycle().skip(1);
    let hits = corners.iter().zip(next).filter_map(|(a, b)| {
        let (edge, here) = (*b - *a, *a - from);
        let turn = cross(to, edge);
        let (far, along) = (cross(here, edge) / turn, cross(here, to) / turn);
        (turn.abs() > 1e-6 && far >= 0.0 && (-1e-3..=1.001).contains(&along)).then_some(far)
    });
    hits.fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strip_covers_nothing_that_is_lit_wherever_that_is() {
        // The desk's windows, and then the projector's.
        let desks =
            [(1280.0, 720.0), (1024.0, 576.0), (1280.0, 2275.0)].map(|size| (size, 32.0, 19.0, vec2(120.0, 44.0)));
        let windows = [(1920.0, 1080.0), (480.0, 844.0), (2560.0, 1080.0), (480.0, 300.0)]
            .map(|(wide, high)| ((wide, high), high * 0.058, high * 0.031, Vec2::ZERO));
        for ((wide, high), most, least, corner) in desks.into_iter().chain(windows) {
            let within = Rect::from_min_size(pos2(0.0, 50.0), vec2(wide, high - 110.0));
            let strip = Strip { within, most, least, corner, moves: false };
            // As long as the longest sentence.
            let sentence = |wide: f32, size: f32| (70.0 * size * 0.9 / wide.max(1.0)).ceil() * size * 1.2;
            let part = |x: f32, y: f32, w: f32, h: f32| {
                Rect::from_min_size(within.lerp_inside(vec2(x, y)), within.size() * vec2(w, h))
            };
            let homes = [part(0.0, 0.0, 1.0, 0.18)];
            for lit in [
                part(0.0, 0.0, 1.0, 0.18),
                part(0.1, 0.3, 0.1, 0.1),
                part(0.45, 0.45, 0.1, 0.1),
                part(0.5, 0.5, 0.5, 0.5),
                part(0.6, 0.1, 0.4, 0.6),
            ] {
                let (rect, size) = strip.place(&homes, Some(lit), sentence);
                assert!(!rect.intersect(lit).is_positive(), "{wide}×{high}: {rect:?} over {lit:?}");
                assert!(within.expand(0.1).contains_rect(rect), "{wide}×{high}: {rect:?}");
                assert!((least..=most).contains(&size));
            }
        }
    }

    #[test]
    fn what_is_lit_is_reached_from_its_middle_in_every_direction() {
        let square = [pos2(0.0, 0.0), pos2(4.0, 0.0), pos2(4.0, 2.0), pos2(0.0, 2.0)];
        for (to, far) in [(vec2(1.0, 0.0), 2.0), (vec2(-1.0, 0.0), 2.0), (vec2(0.0, 1.0), 1.0), (vec2(0.0, -1.0), 1.0)]
        {
            assert!((reach(&square, pos2(2.0, 1.0), to) - far).abs() < 1e-4);
        }
    }
}
