//! How the points of the player at hand come about, row by row of the sheet.

use eframe::egui::{Align2, Id, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::row::Row;
use crate::desk::look::tools::{Tools, describe};
use crate::desk::tokens;
use crate::games::troyes_dice::record::PlayerSheet;
use crate::games::troyes_dice::rules::{Building, Color, Score};
use crate::games::troyes_dice::stage::{Art, Icon};
use crate::games::troyes_dice::words;

const HEIGHT: f32 = 38.0;
const BETWEEN: f32 = 6.0;

/// One part of the sum.
struct Part {
    name: String,
    sprite: Art,
    /// What the points are made of.
    from: String,
    points: u8,
}

/// Draws the sum: each row's number times its buildings, what is left in pairs, and citizens.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, player: &PlayerSheet, row: &Row) {
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let parts = parts(tools, player);
    let count = f32::from(u8::try_from(parts.len()).unwrap_or(u8::MAX));
    let width = (line.width() - BETWEEN * (count - 1.0)) / count;
    let mut left = line.left();
    for part in parts {
        let rect = Rect::from_min_size(pos2(left, line.top()), vec2(width, HEIGHT));
        part.paint(ui, tools, rect);
        let told = format!("{}, {}: {}", row.name, part.name, part.points);
        describe(ui, rect, Id::unique(("reckoning part", part.sprite)), &told).on_hover_text(part.name);
        left += width + BETWEEN;
    }
}

fn parts(tools: &Tools<'_>, player: &PlayerSheet) -> Vec<Part> {
    let (words, sheet) = (tools.words, &player.sheet);
    let score = Score::so_far(sheet);
    let row = |building: Building| Part {
        name: words.with("results-points-of", &[("building", words::building(words, building).into())]),
        sprite: Art::Building(building),
        from: format!("{} × {}", sheet.circles.get(building), sheet.built.get(building)),
        points: *score.rows.get(building),
    };
    let left = Color::ALL.map(|color| (sheet.leftovers.get(color) / 2).to_string());
    let left = Part {
        name: words.text("results-leftover-points"),
        sprite: Art::Icon(Icon::Any),
        from: left.join(" + "),
        points: score.leftovers,
    };
    let citizens = Part {
        name: words.text("results-citizens"),
        sprite: Art::Citizen(Color::Red),
        from: String::new(),
        points: score.citizens,
    };
    Building::ALL.into_iter().map(row).chain([left, citizens]).collect()
}

impl Part {
    fn paint(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect) {
        let (painter, palette) = (ui.painter(), tools.palette);
        painter.rect(rect, 4, palette.ground, Stroke::new(1.0, palette.line), StrokeKind::Inside);
        let picture = Rect::from_center_size(pos2(rect.left() + 20.0, rect.center().y), vec2(30.0, 30.0));
        tools.pictures.icon(painter, picture, self.sprite);
        let right = pos2(rect.right() - 8.0, rect.center().y);
        let points = painter.text(right, Align2::RIGHT_CENTER, self.points.to_string(), tokens::strong(), palette.ink);
        if !self.from.is_empty() {
            let from = format!("{} =", self.from);
            let right = pos2(points.left() - 5.0, rect.center().y);
            painter.text(right, Align2::RIGHT_CENTER, from, tokens::text(), palette.faint);
        }
    }
}
