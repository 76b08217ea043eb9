//! Labels over the picture that say what its signs mean, each with a line to its place.

use std::sync::Arc;

use eframe::egui::{FontId, Galley, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::picture::Frame;
use super::tools::{Tools, describe};
use crate::desk::tokens;
use crate::show::LegendMark;
use crate::stage::{Placement, Point, Scene};

/// A label beside the picture's middle, and the place that it explains.
struct Placed {
    rect: Rect,
    galley: Arc<Galley>,
    to: Pos2,
}

/// Paints the labels over the picture of that scene in `rect`, in that font or, where there is too little room, a smaller one.
///
/// They stand beside the picture where there is room, or over the side that has less to explain. Where they would hide what they
/// explain there, each stands near its place.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, scene: &Scene, legend: &[LegendMark], font: &FontId) {
    let bounds = scene.bounds;
    let frame = Frame::new(rect, bounds);
    let mut marks: Vec<_> = legend.iter().map(|mark| (frame.at(mark.at), mark)).collect();
    marks.sort_by(|(a, _), (b, _)| a.x.total_cmp(&b.x));
    let at_right = marks.iter().filter(|(at, _)| at.x > rect.center().x).count();
    let picture = bounds.width() * bounds.scale_into(rect.width(), rect.height());
    let beside = (rect.width() - picture) / 2.0;
    let (left, right) = marks.split_at(marks.len() / 2);
    let half = ([left, right], beside.max(picture * HALF));
    let one: [&[_]; 2] = if at_right * 2 >= marks.len() { [&marks, &[]] } else { [&[], &marks] };
    let ways = if beside > picture * HALF { vec![half] } else { vec![(one, picture * ONE), half] };
    let smaller = |scale: f32| FontId::new(font.size * scale, font.family.clone());
    let tried = SCALES.iter().flat_map(|scale| ways.iter().map(move |way| (*scale, way)));
    let columns = tried.map(|(scale, ([left, right], width))| {
        let font = smaller(scale);
        let mut placed = column(ui, tools, rect, left, (&font, *width), false);
        placed.extend(column(ui, tools, rect, right, (&font, *width), true));
        placed
    });
    let fits = |placed: &Vec<Placed>| placed.iter().all(|label| label.rect.bottom() <= rect.bottom() + 0.5);
    let column = columns.clone().find(fits);
    let scale = bounds.scale_into(rect.width(), rect.height());
    let sign =
        |(at, mark): &(Pos2, &LegendMark)| Rect::from_center_size(*at, Vec2::splat(size(scene, mark.at) * scale));
    let signs: Vec<Rect> = marks.iter().map(sign).collect();
    let hides = |label: &Placed| {
        let others = || signs.iter().filter(|sign| sign.center().distance(label.to) > 1.0);
        let covers = signs.iter().any(|sign| sign.intersects(label.rect));
        covers || others().any(|sign| runs_below(label.rect, label.to, *sign))
    };
    let counts: Vec<Pos2> = scene.labels.iter().map(|label| frame.at(label.center)).collect();
    let placed = column.filter(|placed| !placed.iter().any(hides)).or_else(|| {
        let tried = SCALES.into_iter().flat_map(|scale| NEAR.map(|width| (scale, width)));
        let near = tried
            .map(|(scale, width)| near(ui, tools, rect, &marks, (&smaller(scale), picture * width), (&signs, &counts)));
        near.flatten().next()
    });
    let placed = placed.or_else(|| columns.clone().find(fits)).unwrap_or_default();
    let ink = tools.palette.ink;
    for Placed { rect, to, .. } in &placed {
        let from = line_from(*rect, *to);
        ui.painter().line_segment([from, *to], Stroke::new(5.0, tools.palette.card));
        ui.painter().line_segment([from, *to], Stroke::new(2.0, ink));
        ui.painter().circle(*to, 5.0, tools.palette.card, Stroke::new(2.0, ink));
    }
    for (at, Placed { rect, galley, .. }) in placed.into_iter().enumerate() {
        ui.painter().rect(rect, tokens::CORNER, tools.palette.card, Stroke::new(1.5, ink), StrokeKind::Inside);
        describe(ui, rect, ui.scope_id().with(("legend", at)), galley.text());
        ui.painter().galley(rect.min + PADDING, galley, ink);
    }
}

/// How large the sign there is; no larger than that part of the picture, of which a label may cover some.
fn size(scene: &Scene, at: Point) -> f32 {
    let is_there = |placement: &&Placement| {
        let center = placement.center;
        (center.x - at.x).abs() < 1.0 && (center.y - at.y).abs() < 1.0
    };
    let (least, most) = (scene.bounds.height() * SIGN.0, scene.bounds.height() * SIGN.1);
    scene.sprites.iter().rev().find(is_there).map_or(least, |placement| placement.size.clamp(least, most))
}

/// Labels below each other at one side, each as near to the height of its place as the others let it.
fn column(
    ui: &Ui,
    tools: &Tools<'_>,
    all: Rect,
    marks: &[(Pos2, &LegendMark)],
    (font, width): (&FontId, f32),
    right: bool,
) -> Vec<Placed> {
    let mut marks = marks.to_vec();
    marks.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
    let width = width - PADDING.x * 2.0;
    let layout = |(to, mark): (Pos2, &LegendMark)| {
        let galley = ui.painter().layout(mark.text.clone(), font.clone(), tools.palette.ink, width);
        (to, galley.size() + PADDING * 2.0, galley)
    };
    let marks: Vec<_> = marks.into_iter().map(layout).collect();
    let gap = font.size * 0.3;
    // What still has to stand below keeps its room.
    let mut below: f32 = marks.iter().map(|(_, size, _)| size.y + gap).sum::<f32>() - gap;
    let mut top = all.top();
    let place = |(to, size, galley): (Pos2, Vec2, Arc<Galley>)| {
        let lowest = (all.bottom() - below).max(top);
        let y = (to.y - size.y / 2.0).clamp(top, lowest);
        below -= size.y + gap;
        top = y + size.y + gap;
        let x = if right { all.right() - size.x } else { all.left() };
        Placed { rect: Rect::from_min_size(pos2(x, y), size), galley, to }
    };
    marks.into_iter().map(place).collect()
}

/// Each label as near to its place as it can stand over no sign and no other label; nothing where one has no room.
fn near(
    ui: &Ui,
    tools: &Tools<'_>,
    all: Rect,
    marks: &[(Pos2, &LegendMark)],
    (font, width): (&FontId, f32),
    seen: (&[Rect], &[Pos2]),
) -> Option<Vec<Placed>> {
    let mut placed: Vec<Placed> = Vec::new();
    for (to, mark) in marks {
        let width = width - PADDING.x * 2.0;
        let galley = ui.painter().layout(mark.text.clone(), font.clone(), tools.palette.ink, width);
        let size = galley.size() + PADDING * 2.0;
        let rect = nearest(all, (*to, size), seen, &placed)?;
        placed.push(Placed { rect, galley, to: *to });
    }
    Some(placed)
}

/// Where a label of that size stands nearest to its place, over no sign and no other label; also over no count, and no line runs
/// below a label, if that can be.
fn nearest(
    all: Rect,
    (to, size): (Pos2, Vec2),
    (signs, counts): (&[Rect], &[Pos2]),
    placed: &[Placed],
) -> Option<Rect> {
    let mut best: Option<(Rect, f32)> = None;
    let free = Rect::from_min_max(all.min, all.max - size);
    for top in steps(free.top(), free.bottom()) {
        for left in steps(free.left(), free.right()) {
            let rect = Rect::from_min_size(pos2(left, top), size);
            let far = rect.distance_to_pos(to);
            let is_free = || {
                let stands = placed.iter().any(|other| other.rect.expand(GAP).intersects(rect));
                !stands && !signs.iter().any(|sign| sign.intersects(rect))
            };
            if best.is_none_or(|(_, least)| far < least) && is_free() {
                let crossed =
                    |other: &&Placed| runs_below(rect, to, other.rect) || runs_below(other.rect, other.to, rect);
                let covered = counts.iter().filter(|count| rect.expand(GAP).contains(**count)).count();
                let wrong = u8::try_from(covered + placed.iter().filter(crossed).count()).unwrap_or(u8::MAX);
                let cost = far + f32::from(wrong) * size.y * WRONG;
                if best.is_none_or(|(_, least)| cost < least) {
                    best = Some((rect, cost));
                }
            }
        }
    }
    best.map(|(rect, _)| rect)
}

/// From one end to the other, that far from each other.
fn steps(from: f32, to: f32) -> impl Iterator<Item = f32> {
    (0_u16..).map(move |step| from + f32::from(step) * STEP).take_while(move |at| *at <= to)
}

/// Where a label's line begins: at the nearer end of the label, so that it does not run below its own words.
fn line_from(label: Rect, to: Pos2) -> Pos2 {
    pos2(to.x.clamp(label.left(), label.right()), label.center().y)
}

/// Whether the line of that label runs below the other one.
fn runs_below(label: Rect, to: Pos2, other: Rect) -> bool {
    let from = line_from(label, to);
    (0_u8..=16).any(|part| other.contains(from.lerp(to, f32::from(part) / 16.0)))
}

/// By how much the letters may be smaller, the largest first.
const SCALES: [f32; 4] = [1.0, 0.9, 0.8, 0.6];
/// So much of the picture's width the labels take at most, if all stand at one side.
const ONE: f32 = 0.46;
/// The same if half of them stand at each side.
const HALF: f32 = 0.34;
/// The same of one label that stands near its place, the largest first.
const NEAR: [f32; 3] = [0.3, 0.22, 0.16];
/// How large a sign is at least and at most, as a part of the picture's height.
const SIGN: (f32, f32) = (0.05, 0.14);
/// So many times its height a label stands farther away rather than over a count or another line.
const WRONG: f32 = 2.5;
/// Between two labels that stand near their places, and between two points at which they may begin.
const GAP: f32 = 4.0;
const STEP: f32 = 12.0;
/// Between a label's words and its edge.
const PADDING: Vec2 = vec2(8.0, 4.0);
