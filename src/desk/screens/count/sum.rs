//! The sum of the current player's points, part by part.

use egui::{Align2, Id, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::crier::InWords as _;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, describe};
use crate::show::{Part, Row};

const HEIGHT: f32 = 38.0;
const BETWEEN: f32 = 6.0;
/// The width of a picture with the gaps around it.
const PICTURE: f32 = 40.0;

/// Draws the sum; nothing where the points have only one part.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, row: &Row) {
    if row.parts.len() < 2 {
        return;
    }
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let count = f32::from(u8::try_from(row.parts.len()).unwrap_or(u8::MAX));
    let width = (line.width() - BETWEEN * (count - 1.0)) / count;
    let mut left = line.left();
    for (at, part) in row.parts.iter().enumerate() {
        let rect = Rect::from_min_size(pos2(left, line.top()), vec2(width, HEIGHT));
        paint(ui, tools, rect, part);
        let title = part.title.in_words(tools.words);
        let told = format!("{}, {title}: {}", row.name, part.points);
        describe(ui, rect, Id::unique(("reckoning part", at)), &told).on_hover_text(title);
        left += width + BETWEEN;
    }
}

fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, part: &Part) {
    let (painter, palette) = (ui.painter(), tools.palette);
    painter.rect(rect, 4, palette.ground, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    if let Some(sprite) = part.sprite {
        let picture = Rect::from_center_size(pos2(rect.left() + 20.0, rect.center().y), vec2(30.0, 30.0));
        tools.pictures.icon(painter, picture, sprite);
    } else {
        let left = pos2(rect.left() + 8.0, rect.center().y);
        painter.text(left, Align2::LEFT_CENTER, part.name.in_words(tools.words), tokens::text(), palette.ink);
    }
    let right = pos2(rect.right() - 8.0, rect.center().y);
    let points = painter.text(right, Align2::RIGHT_CENTER, part.points.to_string(), tokens::strong(), palette.ink);
    if let Some(from) = &part.from {
        // Letters shrink before they touch the picture.
        let (right, from) = (pos2(points.left() - 5.0, rect.center().y), format!("{from} ="));
        let room = right.x - rect.left() - PICTURE;
        let wide = painter.layout_no_wrap(from.clone(), tokens::text(), palette.faint).size().x;
        let size = tokens::TEXT.text * (room / wide.max(1.0)).min(1.0);
        painter.text(right, Align2::RIGHT_CENTER, from, tokens::plain(size), palette.faint);
    }
}
