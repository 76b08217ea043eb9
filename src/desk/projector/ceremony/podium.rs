//! The final podium: the first three places as steps, and the others in a list.

use std::sync::Arc;

use egui::{Align, Align2, Galley, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::race::count;
use super::stage::{Names, Stage};
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::column::width_of;
use crate::desk::widgets::shield;
use crate::desk::widgets::tools::describe;
use crate::play::Seat;
use crate::stage::{Sprite, easing};

/// The players of one rank.
struct Place {
    rank: usize,
    players: Vec<Seat>,
    points: u16,
}

impl Place {
    /// Returns the players of all ranks, the first rank first.
    fn all(stage: &Stage<'_>) -> Vec<Self> {
        let (ranks, totals) = (stage.race().ranks(), stage.race().totals());
        let place = |rank: usize| {
            let players: Vec<Seat> = ranks.iter().filter(|(_, own)| **own == rank).map(|(seat, _)| seat).collect();
            let points = players.first().and_then(|player| totals.get(*player)).copied()?;
            Some(Self { rank, players, points })
        };
        (1..=ranks.len()).filter_map(place).collect()
    }

    /// Returns the points, as given in words, with the tie-breaks.
    fn with_breaks(&self, stage: &Stage<'_>, points: String) -> String {
        self.players.first().map_or_else(String::new, |player| stage.view.with_breaks(*player, points))
    }

    /// Returns the description for screen readers.
    fn said(&self, stage: &Stage<'_>) -> String {
        stage.view.place(stage.tools.words, self.rank, &self.players, self.points)
    }
}

pub(super) fn ui(stage: &Stage<'_>) {
    // What is long has no room in one line of large letters.
    let winner = &stage.view.winner;
    let wide = width_of(stage.ui, winner, tokens::display(stage.all.size().min_elem() * ROOM.strong));
    let place = stage.shown.ceremony.heading(stage.tools.words, stage.shown.step);
    let heading = if wide <= stage.all.width() * 0.9 { winner } else { &place };
    let rest = stage.heading(heading, None, &stage.told(true));
    let places = Place::all(stage);
    let first = places.iter().take_while(|place| place.rank <= 3).count();
    let (first, others) = places.split_at(first);
    let (steps, list) = split(stage, rest, others.len());
    podium(stage, steps, first);
    let high = (list.height() / count(others.len())).min(stage.part(0.15));
    let top = list.bottom() - high * count(others.len());
    let names = names_size(stage, others, vec2(list.width(), high));
    for (at, place) in others.iter().enumerate() {
        let top = top + (count(at + 1) - 1.0) * high;
        let own = Rect::from_min_size(pos2(list.left(), top), vec2(list.width(), high * 0.94));
        row(stage, (own, names), first.len() + at, place);
    }
}

/// Returns the places of the podium and of so many others: beside it, or below it where there is more height than width.
fn split(stage: &Stage<'_>, all: Rect, others: usize) -> (Rect, Rect) {
    let many = if others == 0 { 0.0 } else { count(others) };
    if stage.is_high() {
        let list = (many * stage.part(0.075)).min(all.height() * 0.6);
        let (steps, list) = all.split_top_bottom_at_y(all.bottom() - list);
        // A podium stands on the ground, and is not much higher than wide.
        return (
            steps.with_min_y(steps.top().max(steps.bottom() - steps.width() * 1.3)),
            list.with_min_y(list.top() + stage.margin()),
        );
    }
    let list = if others == 0 { 0.0 } else { all.width() * 0.32 };
    let (steps, list) = all.split_left_right_at_x(all.right() - list);
    (steps, list.with_min_x(list.left() + stage.margin()))
}

/// Draws the second place to the left, the first in the middle, the third to the right.
fn podium(stage: &Stage<'_>, rect: Rect, places: &[Place]) {
    const HIGH: [f32; 3] = [0.6, 0.45, 0.33];
    // Where ranks are shared one may be missing.
    let columns: Vec<usize> =
        [2, 1, 3].into_iter().filter(|rank| places.iter().any(|place| place.rank == *rank)).collect();
    let (wide, gap) = ((rect.width() / count(columns.len().max(2))).min(stage.part(0.6)), stage.part(0.012));
    let left = rect.center().x - wide * count(columns.len()) / 2.0;
    let above = |rank: usize| rect.height() * (1.0 - HIGH.get(rank - 1).copied().unwrap_or_default());
    // All names are in letters of one size.
    let each = places.iter().map(|place| above(place.rank) * 0.6 / count(place.players.len()) / 1.3);
    let each = each.fold(f32::INFINITY, f32::min);
    let most = [each, each / 2.0].map(|most| most.min(stage.letters(ROOM.strong * 1.1)));
    let players: Vec<Seat> = places.iter().flat_map(|place| place.players.iter().copied()).collect();
    let names = stage.names(&players, tokens::bold, most, wide - 2.0 * gap);
    for (at, place) in places.iter().enumerate() {
        let column = columns.iter().position(|rank| *rank == place.rank).unwrap_or_default();
        let column = count(column + 1) - 1.0;
        // The third comes first.
        let comes = easing::smooth(stage.come(0.5 * (count(4 - place.rank.min(3)) - 1.0), 0.7));
        let painter = stage.painter(comes);
        let part = HIGH.get(place.rank - 1).copied().unwrap_or_default();
        let high = rect.height() * part;
        let block = Rect::from_min_size(pos2(left + wide * column, rect.bottom() - high), vec2(wide, high));
        let block = block.translate(vec2(0.0, (1.0 - comes) * high * 0.5)).shrink2(vec2(gap, 0.0));
        let palette = stage.tools.palette;
        // It has the colors of those who stand there, and is written on in their ink.
        let each = block.width() / count(place.players.len());
        for (at, player) in place.players.iter().enumerate() {
            let left = pos2(block.left() + each * (count(at + 1) - 1.0), block.top());
            let own = Rect::from_min_size(left, vec2(each, block.height()));
            painter.rect_filled(own, 0, stage.color(*player));
            shield::pattern(&painter, own.with_max_y(own.top() + stage.part(0.045)), stage.arms(*player));
        }
        painter.rect_stroke(block, 0, Stroke::new(stage.part(0.003), palette.ink), StrokeKind::Inside);
        // Several share it: what is written lies on a ground of its own.
        let ink = if let [player] = place.players[..] {
            stage.arms(player).ink().into()
        } else {
            let (wide, high) = (block.width() * 0.1, block.height() * 0.14);
            painter.rect_filled(block.shrink2(vec2(wide, high)), tokens::CORNER, palette.card);
            palette.ink
        };
        let number = tokens::display((high * 0.42).min(stage.part(0.16)));
        let above = pos2(block.center().x, block.top() + high * 0.36);
        painter.text(above, Align2::CENTER_CENTER, place.rank.to_string(), number, ink);
        let points = stage.tools.words.with("unit-amount", &[("points", place.points.into())]);
        let points = place.with_breaks(stage, points);
        let shares = place.players.len() > 1;
        let wide_part = if shares { 0.76 } else { 0.94 };
        let points = stage.line(&points, tokens::bold, stage.letters(ROOM.strong), block.width() * wide_part, ink);
        let lowest = block.bottom() - high * if shares { 0.17 } else { 0.05 };
        painter.galley(pos2(block.center().x - points.size().x / 2.0, lowest - points.size().y), points, ink);
        let over = Rect::from_min_max(pos2(block.left(), rect.top()), pos2(block.right(), block.top() - gap));
        people(stage, &painter, (over, names), place);
        let whole = block.union(over);
        describe(stage.ui, whole, stage.ui.scope_id().with(("place", at)), &place.said(stage));
    }
}

/// Draws the players on a step: their shields, and their names below each other.
fn people(stage: &Stage<'_>, painter: &egui::Painter, (over, names): (Rect, Names), place: &Place) {
    let ink = stage.tools.palette.ink;
    let many = count(place.players.len());
    let name = |player: &Seat| stage.named(*player, names, over.width(), Align::Center);
    let names: Vec<Arc<Galley>> = place.players.iter().map(name).collect();
    let mut top = over.bottom() - names.iter().map(|name| name.size().y).sum::<f32>();
    let high = (top - over.top()).min(stage.part(0.18)) * 0.8;
    let side = high.min(over.width() / many / shield::WIDE * 0.9);
    if side > stage.least() * 1.6 {
        for (at, player) in place.players.iter().enumerate() {
            let x = over.center().x + (count(at + 1) - 0.5 - many / 2.0) * side * shield::WIDE * 1.1;
            let own = Rect::from_center_size(pos2(x, top - side * 0.55), vec2(side * shield::WIDE, side));
            stage.shield(painter, own, *player);
            if place.rank == 1 && !stage.view.is_lost {
                let crown = Rect::from_center_size(own.center_top(), vec2(side, side) * 0.5);
                stage.tools.pictures.icon(painter, crown, Sprite::CROWN);
            }
        }
    }
    for name in names {
        let high = name.size().y;
        painter.galley(pos2(over.center().x, top), name, ink);
        top += high;
    }
}

/// Returns the size of all names in a list of rows of that size.
fn names_size(stage: &Stage<'_>, places: &[Place], row: Vec2) -> f32 {
    /// The part of a row that a name has beside its place, shield and points.
    const NAME: f32 = 0.55;
    let alone = places.iter().filter_map(|place| match place.players[..] {
        [player] => Some((stage.name(player), row.x * NAME)),
        _ => None,
    });
    let most = (row.y * 0.47).min(stage.letters(ROOM.strong)).max(stage.least());
    stage.fitting_all(alone, tokens::bold, most)
}

/// Draws a place in one line: its number, the names in letters of that size, and the points.
fn row(stage: &Stage<'_>, (rect, size): (Rect, f32), at: usize, place: &Place) {
    let comes = easing::smooth(stage.come(0.1 * (count(at + 1) - 1.0), 0.4));
    let painter = stage.painter(comes);
    let palette = stage.tools.palette;
    describe(stage.ui, rect, stage.ui.scope_id().with(("place", at)), &place.said(stage));
    painter.rect_filled(rect, tokens::CORNER, palette.card);
    let inside = rect.shrink2(vec2(rect.height() * 0.12, 0.0));
    let most = (rect.height() * 0.5).min(stage.letters(ROOM.strong)).max(stage.least());
    let line = |text: &str, width| stage.line(text, tokens::bold, most, width, palette.ink);
    let number = line(&format!("{}.", place.rank), inside.width());
    let points = line(&place.with_breaks(stage, place.points.to_string()), inside.width() * 0.5);
    // Many who share a place have narrower shields.
    let high =
        |within: Rect| (within.height() * 0.7).min(within.width() * 0.3 / count(place.players.len()) / shield::WIDE);
    let behind = inside.left() + most * 1.6;
    let left = behind + count(place.players.len()) * (high(rect) * shield::WIDE + most * 0.1) + most * 0.2;
    let points_at = inside.right() - points.size().x;
    let right = points_at - most * 0.4;
    let names = stage.view.names(&place.players);
    let [one, below, above] = [right - left, inside.right() - left, inside.width()]
        .map(|width| stage.line(&names, tokens::bold, size, width, palette.ink));
    // The points stand below a name that has no room beside them; one that has none beside the shield stands above all.
    let both = |name: &Galley| name.size().y + points.size().y;
    let is_above_points = one.elided && !below.elided && both(&below) <= rect.height();
    let is_above = one.elided && !is_above_points && !above.elided && both(&above) <= rect.height();
    let body = if is_above { rect.with_min_y(rect.top() + above.size().y) } else { rect };
    let middle = |galley: &Galley| body.center().y - galley.size().y / 2.0;
    painter.galley(pos2(behind - number.size().x - most * 0.2, middle(&number)), number, palette.ink);
    let (mut shield_at, high) = (behind, high(body));
    for player in &place.players {
        let own = Rect::from_min_size(pos2(shield_at, body.center().y - high / 2.0), vec2(high * shield::WIDE, high));
        stage.shield(&painter, own, *player);
        shield_at = own.right() + most * 0.1;
    }
    if is_above_points {
        let top = inside.center().y - both(&below) / 2.0;
        painter.galley(pos2(left, top + below.size().y), points, palette.ink);
        painter.galley(pos2(left, top), below, palette.ink);
        return;
    }
    painter.galley(pos2(points_at, middle(&points)), points, palette.ink);
    if is_above {
        painter.galley(pos2(inside.left(), rect.top()), above, palette.ink);
        return;
    }
    let galley = if one.elided {
        let small = tokens::bold(stage.least());
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few lines")]
        let lines = (rect.height() / (stage.least() * 1.25)) as usize;
        stage.lines(&names, small, right - left, lines.max(1), Align::Min, palette.ink)
    } else {
        one
    };
    painter.galley(pos2(left, middle(&galley)), galley, palette.ink);
}
