//! A row for each player: shield, name and a growing bar; rows change their places as players overtake.

use egui::{Align, Color32, Rect, Stroke, StrokeKind, pos2, vec2};

use super::stage::Stage;
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::column::width_of;
use crate::desk::widgets::shield;
use crate::desk::widgets::tools::describe;
use crate::play::{BySeat, Seat};
use crate::show::{Fill, RaceBar, Step};
use crate::stage::{Sprite, easing};

/// The layout of the rows.
struct Rows {
    /// The place of all rows.
    all: Rect,
    /// The height of a row.
    high: f32,
    /// The size of letters.
    letters: f32,
    /// The width of the names; `None` where they are above the bars.
    names: Option<f32>,
    /// The width of a bar with the most points.
    bar: f32,
}

pub(super) fn ui(stage: &Stage<'_>) {
    let Stage { shown, seen, .. } = *stage;
    let (step, words) = (shown.step, stage.tools.words);
    let tells = seen.seconds >= step.grows();
    let sprite = match step {
        Step::Category(at) => stage.view.categories.get(at).and_then(|category| category.sprite),
        Step::Places { .. } => stage.view.categories.last().and_then(|category| category.sprite),
        Step::Names | Step::Whole | Step::Winner | Step::Awards | Step::Seals | Step::Podium => None,
    };
    let heading = shown.ceremony.heading(words, step);
    let rest = stage.heading(&heading, sprite, &stage.told(tells));
    let foot = stage.part(if stage.is_high() { 0.12 } else { 0.1 });
    let (rows, foot) = rest.split_top_bottom_at_y(rest.bottom() - foot);
    let single = match step {
        Step::Category(_) => true,
        Step::Places { worst, best } => worst == best,
        Step::Names | Step::Whole | Step::Winner | Step::Awards | Step::Seals | Step::Podium => false,
    };
    if tells && single {
        said(stage, foot, &shown.ceremony.sentence(words, step));
    }
    let rows = Rows::new(stage, rows);
    let bars = stage.race().bars(step, seen.seconds);
    // What is told in numbers before the bars have grown is what stood there before.
    let points = stage.race().points(step);
    let brought = stage.race().brought(step);
    let ahead = stage.race().ahead(step);
    for (player, bar) in bars.iter() {
        let of = |numbers: &BySeat<u16>| numbers.get(player).copied().unwrap_or_default();
        let before = of(&points).saturating_sub(of(&brought));
        let leads = tells && ahead == [player] && stage.race().players() > 1;
        row(stage, &rows, player, *bar, (before, if tells { of(&points) } else { before }, leads));
    }
}

/// Draws the sentence below the bars.
fn said(stage: &Stage<'_>, foot: Rect, text: &str) {
    let ink = stage.tools.palette.ink;
    let most = stage.letters(ROOM.strong);
    let tried = [most, stage.part(ROOM.strong), stage.least()].map(|size| {
        let lines = if size > stage.least() { 1 } else { 2 };
        stage.lines(text, tokens::bold(size), foot.width(), lines, Align::Center, ink)
    });
    let galley = tried.iter().find(|galley| !galley.elided).or(tried.last());
    if let Some(galley) = galley {
        let at = pos2(foot.center().x, foot.center().y - galley.size().y / 2.0);
        stage.ui.painter().galley(at, galley.clone(), ink);
    }
}

impl Rows {
    fn new(stage: &Stage<'_>, all: Rect) -> Self {
        let players = count(stage.race().players());
        let most_high = stage.part(if stage.is_high() { 0.13 } else { 0.17 });
        let high = (all.height() / players).min(most_high);
        let all = Rect::from_center_size(all.center(), vec2(all.width(), high * players));
        let beside = all.width() > stage.all.height() * 1.1;
        let letters = (high * if beside { 0.5 } else { 0.42 }).min(stage.letters(ROOM.strong * 1.3)).max(stage.least());
        let shield = high * 0.85 * shield::WIDE + high * 0.2;
        let left = all.width() - shield;
        let numbers = width_of(stage.ui, "000 +00", tokens::bold(letters)) + letters * 0.5;
        let longest = stage.view.players.values().map(|name| width_of(stage.ui, name, tokens::bold(letters)));
        let names = beside.then(|| (longest.fold(0.0, f32::max) + letters * 0.6).min(left * 0.36));
        Self { all, high, letters, names, bar: left - names.unwrap_or_default() - numbers }
    }
}

fn row(stage: &Stage<'_>, rows: &Rows, player: Seat, bar: RaceBar, (before, told, leads): (u16, u16, bool)) {
    let (tools, step) = (stage.tools, stage.shown.step);
    let top = rows.all.top() + bar.place * rows.high;
    // At first they come in one after the other.
    let first = step == Step::Names;
    let begins = 0.5 * count(player.index()) / count(stage.race().players());
    let comes = if first { easing::smooth(stage.come(begins, 0.4)) } else { 1.0 };
    let from = rows.all.left() - (1.0 - comes) * stage.part(0.08);
    let row = Rect::from_min_size(pos2(from, top), vec2(rows.all.width(), rows.high));
    let painter = stage.painter(comes);
    let name = stage.name(player);
    let said = if first { name.to_owned() } else { format!("{name}: {told}") };
    describe(stage.ui, row, stage.ui.scope_id().with(("bar", player.index())), &said);
    // 1. The shield, with a crown for who is ahead alone.
    let high = rows.high * 0.78;
    let shield = Rect::from_min_size(
        pos2(row.left(), row.center().y - high / 2.0 + rows.high * 0.05),
        vec2(high * shield::WIDE, high),
    );
    let initial: String = name.chars().take(1).collect();
    let letters = (high * 0.55).max(stage.least());
    shield::paint(&painter, tools, shield, shield::color(tools, player.index()), (&initial, tokens::display(letters)));
    if leads {
        let crown = Rect::from_center_size(shield.center_top(), vec2(high, high) * 0.5);
        tools.pictures.icon(&painter, crown, Sprite::CROWN);
    }
    let rest = row.with_min_x(shield.right() + rows.high * 0.2);
    // 2. The name, before the bar or above it.
    let ink = tools.palette.ink;
    let width = rows.names.map_or(rest.width(), |names| names - rows.letters * 0.4);
    let galley = stage.line(name, tokens::bold, rows.letters, width, ink);
    if first {
        painter.galley(pos2(rest.left(), row.center().y - galley.size().y / 2.0), galley, ink);
        return;
    }
    let (name_at, line) = if let Some(names) = rows.names {
        let at = pos2(rest.left(), row.center().y - galley.size().y / 2.0);
        (at, rest.with_min_x(rest.left() + names).shrink2(vec2(0.0, rows.high * 0.16)))
    } else {
        let above = rest.top() + galley.size().y;
        (rest.min, rest.with_min_y(above).with_max_y(rest.bottom() - rows.high * 0.06))
    };
    painter.galley(name_at, galley, ink);
    // 3. The bar, category by category, and its points.
    let most = stage.race().totals().into_iter().max().unwrap_or_default().max(1);
    let scale = rows.bar / f32::from(most);
    let new = match step {
        Step::Category(at) => Some(at),
        Step::Places { .. } => stage.view.categories.len().checked_sub(1),
        Step::Names | Step::Whole | Step::Winner | Step::Awards | Step::Seals | Step::Podium => None,
    };
    let mut left = line.left();
    for (at, part) in stage.race().parts(player, bar.points).into_iter().enumerate() {
        let fill = stage.view.categories.get(at).map_or(Fill::Faint, |category| category.fill);
        let wide = part * scale;
        if wide > 0.0 {
            let part = Rect::from_min_size(pos2(left, line.top()), vec2(wide, line.height()));
            let stroke = stage.part(if new == Some(at) { 0.004 } else { 0.002 });
            painter.rect(part, 0, color(stage, fill), Stroke::new(stroke, ink), StrokeKind::Inside);
            left = part.right();
        }
    }
    // Of whom nothing is told there is no number yet, not even none.
    if stage.race().told(step).get(player) == Some(&0) {
        return;
    }
    if left <= line.left() {
        painter.vline(line.left(), line.y_range(), Stroke::new(stage.part(0.003), tools.palette.line));
    }
    let font = tokens::bold(rows.letters);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "as many points as a sheet has")]
    let counted = bar.points.round() as u16;
    let number = painter.layout_no_wrap(counted.to_string(), font.clone(), ink);
    let at = pos2(left + rows.letters * 0.3, line.center().y - number.size().y / 2.0);
    let behind = at.x + number.size().x + rows.letters * 0.3;
    painter.galley(at, number, ink);
    if counted > before && new.is_some() {
        let faint = tools.palette.faint;
        let more = painter.layout_no_wrap(format!("+{}", counted - before), font, faint);
        painter.galley(pos2(behind, line.center().y - more.size().y / 2.0), more, faint);
    }
}

fn color(stage: &Stage<'_>, fill: Fill) -> Color32 {
    match fill {
        Fill::Color(color) => tokens::color(color),
        Fill::Ground => stage.tools.palette.card,
        Fill::Faint => stage.tools.palette.faint,
    }
}

/// Converts a number for a length.
pub(super) fn count(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX)).max(1.0)
}
