//! Who stands where: a bar for each player, in the colors of what the points are for.

use std::cmp::Reverse;

use eframe::egui::{Align2, Color32, Id, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::row::Row;
use crate::desk::look::tools::{Tools, describe, part_title};
use crate::desk::tokens;
use crate::games::troyes_dice::record::{PlayerSheet, Record};
use crate::games::troyes_dice::rules::{Color, Score};
use crate::games::troyes_dice::stage::colors;

/// The width of the names, and of the points at the bars' ends.
const NAME: f32 = 130.0;
const POINTS: f32 = 44.0;
const MOST_HEIGHT: f32 = 56.0;
const LEAST_HEIGHT: f32 = 17.0;

/// Draws a game's bars below its table, if anybody's points are known.
pub(crate) fn standing(ui: &mut Ui, tools: &Tools<'_>, record: &Record) {
    let Some(results) = record.results() else { return };
    let players = &results.players;
    let table = Some(record.table());
    let row = |(at, player): (usize, &PlayerSheet)| Row::of(player, at + 1, false, table, tools.words);
    let rows: Vec<Row> = (0..).zip(players).map(row).collect();
    ui.add_space(tokens::GAP);
    part_title(ui, &tools.text("results-title"));
    let rect = ui.available_rect_before_wrap();
    self::ui(ui, tools, rect, players, &rows);
}

/// Draws the bars into `rect`, the best first and as many as fit; the longest takes its whole width.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, rect: Rect, players: &[PlayerSheet], rows: &[Row]) {
    let count = f32::from(u8::try_from(rows.len()).unwrap_or(u8::MAX)).max(1.0);
    let height = (rect.height() / count).clamp(LEAST_HEIGHT, MOST_HEIGHT);
    // A sheet that cannot be has no points, and no bar.
    let total = |(player, row): (&PlayerSheet, &Row)| {
        if row.wrong.is_empty() { Score::so_far(&player.sheet).total() } else { 0 }
    };
    let most = players.iter().zip(rows).map(total).max().unwrap_or_default();
    if most == 0 {
        return;
    }
    let scale = (rect.width() - NAME - POINTS) / f32::from(most);
    let painter = ui.painter_at(rect);
    let mut top = rect.top();
    let mut standing: Vec<_> = players.iter().zip(rows).enumerate().collect();
    standing.sort_by_key(|(_, sheet)| (!sheet.1.wrong.is_empty(), Reverse(total(*sheet))));
    for (at, (player, row)) in standing {
        let line = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height));
        if line.bottom() > rect.bottom() + 1.0 {
            break;
        }
        let middle = line.center().y;
        let names = painter.with_clip_rect(line.with_max_x(rect.left() + NAME - 8.0));
        let name = pos2(rect.left(), middle);
        names.text(name, Align2::LEFT_CENTER, &row.name, tokens::strong_text(), tools.palette.ink);
        let mut left = rect.left() + NAME;
        for (color, points) in parts(tools, &Score::so_far(&player.sheet)) {
            if points > 0 && row.wrong.is_empty() {
                let bar = Rect::from_min_size(pos2(left, top + 3.0), vec2(f32::from(points) * scale, height - 6.0));
                painter.rect(bar, 0, color, Stroke::new(1.0, tools.palette.ink), StrokeKind::Inside);
                left = bar.right();
            }
        }
        let points = row.points.filter(|_| row.wrong.is_empty()).map_or("–".to_owned(), |points| points.to_string());
        let end = pos2(left + 6.0, middle);
        painter.text(end, Align2::LEFT_CENTER, &points, tokens::strong_text(), tools.palette.ink);
        describe(ui, line, Id::unique(("reckoning bar", at)), &format!("{}: {points}", row.name));
        top += height;
    }
}

/// What a score is made of: the districts' rows, leftovers and citizens.
fn parts(tools: &Tools<'_>, score: &Score) -> [(Color32, u8); 5] {
    let district = |color: Color| {
        let points = score.rows.get(color.prestige()).saturating_add(*score.rows.get(color.work()));
        (tokens::color(colors::plaza(color)), points)
    };
    let [red, yellow, white] = Color::ALL.map(district);
    [red, yellow, white, (tools.palette.ground, score.leftovers), (tools.palette.faint, score.citizens)]
}

/// The same of any game's record.
pub(crate) fn standing_of(ui: &mut Ui, tools: &Tools<'_>, record: &dyn std::any::Any) {
    if let Some(record) = record.downcast_ref::<Record>() {
        standing(ui, tools, record);
    }
}
