//! The winner: the name fills the window, and coins rain over it.

use egui::epaint::EllipseShape;
use egui::{Align, Rect, Shape, Stroke, pos2, vec2};

use super::race::count;
use super::stage::Stage;
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::shield;
use crate::play::Seat;
use crate::show::confetti;
use crate::stage::tokens::{OCHRE, YELLOW};
use crate::stage::{Sprite, easing};

pub(super) fn ui(stage: &Stage<'_>) {
    let Stage { tools, ui, all, .. } = *stage;
    let ranks = stage.race().ranks();
    let winners: Vec<Seat> = ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect();
    ui.painter().rect_filled(all, 0, tools.palette.cry);
    rain(stage);
    stage.tell(all, &stage.view.winner);
    let ink = tools.palette.cry_ink;
    let inside = all.shrink(stage.margin());
    let foot = stage.part(if stage.is_high() { 0.2 } else { 0.17 });
    let (names, foot) = inside.split_top_bottom_at_y(inside.bottom() - foot);
    // 1. What it is in a sentence.
    let sizes = [stage.letters(ROOM.least_cry), stage.part(ROOM.least_cry), stage.part(ROOM.strong), stage.least()];
    let set = sizes.map(|size| {
        let lines = if size > stage.least() { 2 } else { 4 };
        stage.lines(&stage.view.winner, tokens::display(size), foot.width(), lines, Align::Center, ink)
    });
    if let Some(galley) = set.iter().find(|galley| !galley.elided && galley.size().y <= foot.height()).or(set.last()) {
        ui.painter().galley(pos2(foot.center().x, foot.center().y - galley.size().y / 2.0), galley.clone(), ink);
    }
    // 2. The names side by side, as large as they can be; below each other where there is more height than width.
    let placed = (1..=winners.len()).map(|columns| {
        let rows = winners.len().div_ceil(columns);
        let cell = vec2(names.width() / count(columns), names.height() / count(rows));
        let longest = winners
            .iter()
            .map(|player| stage.fitting(stage.name(*player), tokens::display, cell.y * 0.48, cell.x * 0.94));
        (columns, cell, longest.fold(f32::INFINITY, f32::min))
    });
    let Some((columns, cell, size)) = placed.max_by(|one, other| one.2.total_cmp(&other.2)) else { return };
    let comes = easing::smooth(stage.come(0.1, 0.5));
    let painter = stage.painter(comes);
    for (at, player) in winners.iter().enumerate() {
        let (row, column) = (at / columns, at % columns);
        // A last row that is not full stands in the middle.
        let in_row = (winners.len() - row * columns).min(columns);
        let empty = (names.width() - count(in_row) * cell.x) / 2.0;
        let [x, y] = [column, row].map(|at| count(at + 1) - 1.0);
        let own = Rect::from_min_size(names.min + vec2(empty + x * cell.x, y * cell.y), cell);
        let name = stage.line(stage.name(*player), tokens::display, size, own.width() * 0.98, ink);
        let high = (own.height() - name.size().y).min(own.height() * 0.55);
        // Letters stand a little below the top of their line.
        let above = name.size().y * 0.12;
        let top = own.center().y - high.midpoint(name.size().y - above);
        let shield = Rect::from_center_size(
            pos2(own.center().x, top + high * 0.65),
            vec2(high * 0.66 * shield::WIDE, high * 0.66),
        );
        let initial: String = stage.name(*player).chars().take(1).collect();
        if high > stage.least() * 1.6 {
            let letters = tokens::display((shield.height() * 0.5).max(stage.least()));
            shield::paint(&painter, tools, shield, shield::color(tools, player.index()), (&initial, letters));
            let falls = (1.0 - easing::bouncy(stage.come(0.4, 0.7))) * stage.part(0.2);
            let crown = Rect::from_center_size(shield.center_top() - vec2(0.0, falls), vec2(high, high) * 0.42);
            tools.pictures.icon(&painter, crown, Sprite::CROWN);
        }
        painter.galley(pos2(own.center().x - name.size().x / 2.0, top + high - above), name, ink);
    }
}

/// Draws the coins in the air.
fn rain(stage: &Stage<'_>) {
    if !stage.seen.seconds.is_finite() {
        return;
    }
    let painter = stage.ui.painter_at(stage.all);
    for flake in confetti(stage.seen.seconds) {
        let [x, y] = flake.at;
        let center = stage.all.min + vec2(x * stage.all.width(), y * stage.all.height());
        let high = stage.part(flake.size);
        painter.add(Shape::Ellipse(EllipseShape {
            center,
            radius: vec2(high * 0.5 * flake.turned.max(0.12), high * 0.5),
            fill: tokens::color(YELLOW),
            stroke: Stroke::new(high * 0.12, tokens::color(OCHRE)),
            angle: flake.angle,
        }));
    }
}
