//! A person's shield and bar, with the person's arms.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::stage::{Arms, Pattern};

/// The width of a shield compared with its height.
pub(crate) const WIDE: f32 = 0.84;

/// Paints a shield with these arms and a few letters on it; its edge has that color.
pub(crate) fn paint(painter: &Painter, rect: Rect, arms: Arms, edge: Color32, (text, font): (&str, FontId)) {
    let ink: Color32 = arms.ink().into();
    let at = |x: f32, y: f32| pos2(rect.left() + rect.width() * x, rect.top() + rect.height() * y);
    painter.add(Shape::convex_polygon(outline(rect), arms.color, Stroke::NONE));
    let band = |corners: &[(f32, f32)]| {
        let corners = corners.iter().map(|(x, y)| at(*x, *y)).collect();
        painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
    };
    match arms.pattern {
        Pattern::Plain => {}
        Pattern::Chief => band(&[(0.0, 0.0), (1.0, 0.0), (1.0, 0.24), (0.0, 0.24)]),
        Pattern::Bordure => {
            let line = Stroke::new(rect.height() * 0.055, ink);
            painter.add(Shape::closed_line(outline(rect.shrink(rect.height() * 0.075)), line));
        }
        Pattern::Flanks => {
            band(&[(0.0, 0.0), (0.15, 0.0), (0.15, 0.8), (0.07, 0.72), (0.0, 0.55)]);
            band(&[(0.85, 0.0), (1.0, 0.0), (1.0, 0.55), (0.93, 0.72), (0.85, 0.8)]);
        }
    }
    painter.add(Shape::closed_line(outline(rect), Stroke::new((rect.height() * 0.03).clamp(1.0, 3.0), edge)));
    let middle = rect.center() - vec2(0.0, rect.height() * 0.04);
    painter.text(middle, Align2::CENTER_CENTER, text, font, ink);
}

/// Paints the pattern of these arms over a bar.
pub(crate) fn pattern(painter: &Painter, bar: Rect, arms: Arms) {
    let (ink, high): (Color32, f32) = (arms.ink().into(), bar.height());
    match arms.pattern {
        Pattern::Plain => {}
        Pattern::Chief => {
            painter.rect_filled(bar.with_max_y(bar.top() + high * 0.4), 0, ink);
        }
        Pattern::Bordure => {
            let line = Stroke::new(high * 0.14, ink);
            painter.rect_stroke(bar.shrink((high * 0.1).min(bar.width() / 4.0)), 0, line, StrokeKind::Inside);
        }
        Pattern::Flanks => {
            let mut left = bar.left() + high * 0.5;
            while left < bar.right() {
                let tick = Rect::from_min_max(pos2(left, bar.top()), pos2(left + high * 0.25, bar.bottom()));
                painter.rect_filled(tick.intersect(bar), 0, ink);
                left += high;
            }
        }
    }
}

/// Returns the corners of a shield: straight above, round to its point below.
fn outline(rect: Rect) -> Vec<Pos2> {
    let at = |x: f32, y: f32| pos2(rect.left() + rect.width() * x, rect.top() + rect.height() * y);
    let round = [(1.0, 0.55), (0.93, 0.72), (0.8, 0.86), (0.5, 1.0), (0.2, 0.86), (0.07, 0.72), (0.0, 0.55)];
    [(0.0, 0.0), (1.0, 0.0)].into_iter().chain(round).map(|(x, y)| at(x, y)).collect()
}
