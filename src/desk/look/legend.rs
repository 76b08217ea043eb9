//! Labels over the picture that say what its signs mean, each with a line to its place.

use std::sync::Arc;

use eframe::egui::{FontId, Galley, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::picture::Frame;
use super::tools::{Tools, describe};
use crate::desk::tokens;
use crate::show::LegendMark;
use crate::stage::Bounds;

/// A label beside the picture's middle, and the place that it explains.
struct Placed {
    rect: Rect,
    galley: Arc<Galley>,
    to: Pos2,
}

/// Paints the labels over the picture of these bounds in `rect`, in that font or, where there is too little room, a smaller one.
///
/// They stand beside the picture where there is room. Else they stand over the side that has less to explain.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, bounds: Bounds, legend: &[LegendMark], font: &FontId) {
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
    let tried = SCALES.iter().flat_map(|scale| ways.iter().map(move |way| (*scale, way)));
    let mut placed = tried.map(|(scale, ([left, right], width))| {
        let font = FontId::new(font.size * scale, font.family.clone());
        let mut placed = column(ui, tools, rect, left, (&font, *width), false);
        placed.extend(column(ui, tools, rect, right, (&font, *width), true));
        placed
    });
    let fits = |placed: &Vec<Placed>| placed.iter().all(|label| label.rect.bottom() <= rect.bottom() + 0.5);
    let placed = placed.find(fits).unwrap_or_default();
    let ink = tools.palette.ink;
    for Placed { rect, to, .. } in &placed {
        // From the nearer end of the label, so that no line runs below its own words.
        let from = pos2(to.x.clamp(rect.left(), rect.right()), rect.center().y);
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

/// By how much the letters may be smaller, the largest first.
const SCALES: [f32; 4] = [1.0, 0.9, 0.8, 0.6];
/// So much of the picture's width the labels take at most, if all stand at one side.
const ONE: f32 = 0.46;
/// The same if half of them stand at each side.
const HALF: f32 = 0.34;
/// Between a label's words and its edge.
const PADDING: Vec2 = vec2(8.0, 4.0);
