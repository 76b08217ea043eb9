//! The winner: the shield fills half of the card, the name the other half, and coins rain over both; the bar that stood level
//! grows to the total.

use egui::epaint::EllipseShape;
use egui::{Align, Align2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::race::count;
use super::stage::Stage;
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::column::width_of;
use crate::desk::widgets::shield;
use crate::play::Seat;
use crate::show::{Step, confetti};
use crate::stage::tokens::{OCHRE, YELLOW};
use crate::stage::{Span, Sprite, easing};

pub(super) fn ui(stage: &Stage<'_>) {
    let ranks = stage.race().ranks();
    let winners: Vec<Seat> = ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect();
    if !stage.view.is_lost {
        rain(stage);
    }
    stage.tell(stage.all, &stage.view.winner);
    let inside = stage.all.shrink(stage.margin());
    match winners[..] {
        [winner] if stage.is_high() => {
            let (above, below) = inside.split_top_bottom_at_fraction(0.5);
            champion(stage, winner, above);
            let (name, foot) = below.split_top_bottom_at_fraction(0.45);
            self::name(stage, winner, name);
            let (bar, foot) = foot.split_top_bottom_at_fraction(0.3);
            total(stage, winner, bar);
            sentence(stage, foot);
        }
        [winner] => {
            let (left, right) = inside.split_left_right_at_fraction(0.5);
            champion(stage, winner, left);
            let right = right.with_min_x(right.left() + stage.margin());
            let (name, foot) = right.split_top_bottom_at_fraction(0.55);
            self::name(stage, winner, name.with_min_y(name.top() + name.height() * 0.3));
            let (bar, foot) = foot.split_top_bottom_at_fraction(0.3);
            total(stage, winner, bar);
            sentence(stage, foot);
        }
        _ => {
            let foot = stage.part(if stage.is_high() { 0.2 } else { 0.17 });
            let (all, foot) = inside.split_top_bottom_at_y(inside.bottom() - foot);
            champions(stage, &winners, all);
            sentence(stage, foot);
        }
    }
}

/// Draws the shield as large as its place, with a crown that falls on it.
fn champion(stage: &Stage<'_>, player: Seat, place: Rect) {
    let high = (place.height() * 0.8).min(place.width() * 0.92 / shield::WIDE);
    let middle = place.center() + vec2(0.0, high * 0.1);
    let rect = Rect::from_center_size(middle, vec2(high * shield::WIDE, high));
    crowned(stage, player, rect);
}

fn crowned(stage: &Stage<'_>, player: Seat, rect: Rect) {
    // It stands there at once: the cut to it is the surprise.
    stage.shield(stage.ui.painter(), rect, player);
    if stage.view.is_lost {
        return;
    }
    let falls = (1.0 - easing::bouncy(stage.come(GROWS.to - 0.1, 0.7))) * stage.part(0.2);
    let side = rect.height() * 0.38;
    let middle = rect.center_top() - vec2(0.0, falls + side * 0.12);
    let painter = stage.painter(easing::smooth(stage.come(GROWS.to - 0.2, 0.3)));
    stage.tools.pictures.icon(&painter, Rect::from_center_size(middle, vec2(side, side)), Sprite::CROWN);
}

/// Draws the name in the player's color, as large as its place: in one line, or else in as many as are legible.
fn name(stage: &Stage<'_>, player: Seat, place: Rect) {
    let (name, ink) = (stage.name(player), stage.written(player, stage.tools.palette.ground));
    let least = stage.part(ROOM.least_cry);
    let align = if stage.is_high() { Align::Center } else { Align::Min };
    let size = stage.fitting(name, tokens::display, place.height() * 0.75, place.width());
    let one = |size: f32| stage.lines(name, tokens::display(size), place.width(), 1, align, ink);
    let galley = if size > least {
        one(size)
    } else {
        let sizes = [least * 1.6, least, stage.part(ROOM.strong), stage.least()];
        let set = sizes.map(|size| stage.lines(name, tokens::display(size), place.width(), 4, align, ink));
        let fits = set.iter().find(|galley| !galley.elided && galley.size().y <= place.height());
        fits.or(set.last()).map_or_else(|| one(size), Clone::clone)
    };
    let left = if align == Align::Center { place.center().x } else { place.left() };
    stage.ui.painter().galley(pos2(left, place.center().y - galley.size().y / 2.0), galley, ink);
}

/// Draws the winner's bar, which grows from where it stood level in the duel to the total, and its points.
fn total(stage: &Stage<'_>, player: Seat, place: Rect) {
    let total = stage.race().totals().get(player).copied().unwrap_or_default();
    let stood = stage.race().bars(Step::Duel, f32::INFINITY).get(player).map_or(0.0, |bar| bar.points);
    let points = easing::mix(stood, f32::from(total), easing::slowing(stage.come(GROWS.from, GROWS.to - GROWS.from)));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "as many points as a sheet has")]
    let counted = points.round() as u16;
    let high = (place.height() * 0.8).min(stage.part(0.12));
    let ink = stage.tools.palette.ink;
    let font = tokens::display(high.max(stage.least()));
    let widest = width_of(stage.ui, &total.to_string(), font.clone());
    let gap = high * 0.25;
    let all = (place.width() - widest - gap).max(0.0);
    let bar = Rect::from_center_size(place.center(), vec2(place.width(), high * 0.7));
    let bar = bar.with_max_x(bar.left() + all * points / f32::from(total.max(1)));
    let painter = stage.ui.painter();
    painter.rect_filled(bar, 0, stage.color(player));
    shield::pattern(painter, bar, stage.arms(player));
    painter.rect_stroke(bar, 0, Stroke::new(stage.part(0.003), ink), StrokeKind::Outside);
    painter.text(pos2(bar.right() + gap, bar.center().y), Align2::LEFT_CENTER, counted.to_string(), font, ink);
}

/// The time in which the bar grows: the count comes with the name, and the crown on both.
const GROWS: Span = Span::new(0.1, 1.3);

/// Draws what it is in a sentence: of one winner once the bar has grown, whose points it tells.
fn sentence(stage: &Stage<'_>, place: Rect) {
    let comes = if stage.is_shared() { 1.0 } else { stage.come(GROWS.to, 0.3) };
    let ink = stage.tools.palette.ink;
    let align = if stage.is_high() || stage.is_shared() { Align::Center } else { Align::Min };
    let most = stage.letters(ROOM.least_cry);
    let galley = stage.filling(&stage.view.winner, tokens::display, most, (place.size(), 5), align);
    let left = if align == Align::Min { place.left() } else { place.center().x };
    let at = pos2(left, place.center().y - galley.size().y / 2.0);
    stage.painter(easing::smooth(comes)).galley(at, galley, ink);
}

/// Draws those who share the victory beside each other, as large as they can be; below each other where there is more height than
/// width.
fn champions(stage: &Stage<'_>, winners: &[Seat], all: Rect) {
    let placed = (1..=winners.len()).map(|columns| {
        let rows = winners.len().div_ceil(columns);
        let cell = vec2(all.width() / count(columns), all.height() / count(rows));
        let longest = winners
            .iter()
            .map(|player| stage.fitting(stage.name(*player), tokens::display, cell.y * 0.3, cell.x * 0.94));
        (columns, cell, longest.fold(f32::INFINITY, f32::min))
    });
    let Some((columns, cell, size)) = placed.max_by(|one, other| one.2.total_cmp(&other.2)) else { return };
    for (at, player) in winners.iter().enumerate() {
        let (row, column) = (at / columns, at % columns);
        // A last row that is not full stands in the middle.
        let in_row = (winners.len() - row * columns).min(columns);
        let empty = (all.width() - count(in_row) * cell.x) / 2.0;
        let [x, y] = [column, row].map(|at| count(at + 1) - 1.0);
        let own = Rect::from_min_size(all.min + vec2(empty + x * cell.x, y * cell.y), cell);
        let ink = stage.written(*player, stage.tools.palette.ground);
        let name = stage.line(stage.name(*player), tokens::display, size, own.width() * 0.98, ink);
        // Letters stand a little below the top of their line.
        let above = name.size().y * 0.12;
        let high = (own.height() - name.size().y).min(own.width() / shield::WIDE);
        let top = own.center().y - (high + name.size().y - above) / 2.0;
        if high > stage.least() * 1.6 {
            let middle = pos2(own.center().x, top + high * 0.56);
            let tall = high * 0.78;
            crowned(stage, *player, Rect::from_center_size(middle, vec2(tall * shield::WIDE, tall)));
        }
        let at = pos2(own.center().x - name.size().x / 2.0, top + high.max(0.0) - above);
        stage.ui.painter().galley(at, name, ink);
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
