//! A player's shield, in the player's color.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::tools::Tools;
use crate::desk::tokens;

/// The width of a shield compared with its height.
pub(crate) const WIDE: f32 = 0.84;

/// Returns the color of the player with this index.
pub(crate) fn color(_: &Tools<'_>, at: usize) -> Color32 {
    tokens::color(crate::stage::tokens::player(at))
}

/// Paints a shield in that color, with a few letters on it.
pub(crate) fn paint(painter: &Painter, tools: &Tools<'_>, rect: Rect, color: Color32, (text, font): (&str, FontId)) {
    painter.add(Shape::convex_polygon(outline(rect), color, Stroke::new(2.0, tools.palette.ink)));
    let middle = rect.center() - vec2(0.0, rect.height() * 0.06);
    painter.text(middle, Align2::CENTER_CENTER, text, font, tokens::LIGHT_INK.into());
}

/// Returns the corners of a shield: straight above, round to its point below.
fn outline(rect: Rect) -> Vec<Pos2> {
    let at = |x: f32, y: f32| pos2(rect.left() + rect.width() * x, rect.top() + rect.height() * y);
    let round = [(1.0, 0.55), (0.93, 0.72), (0.8, 0.86), (0.5, 1.0), (0.2, 0.86), (0.07, 0.72), (0.0, 0.55)];
    [(0.0, 0.0), (1.0, 0.0)].into_iter().chain(round).map(|(x, y)| at(x, y)).collect()
}
