//! A row for each player: shield, name, what is counted, and a growing bar in the player's color; rows change their places as players
//! overtake, and keep them, from the last place up, once all points of a player are told.

use std::f32::consts::PI;

use egui::{Align, Align2, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use super::stage::{Names, Stage};
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::column::width_of;
use crate::desk::widgets::shield;
use crate::desk::widgets::tools::describe;
use crate::play::{BySeat, Seat};
use crate::show::{Category, Counts, RaceBar, Step, TallyView};
use crate::stage::easing;

/// The layout of the rows.
struct Rows {
    /// The place of all rows.
    all: Rect,
    /// The height of a row.
    high: f32,
    /// The size of letters.
    letters: f32,
    /// How everybody's name is set.
    names: Names,
    /// How everybody's name is set where no bar stands beside it.
    alone: Names,
    /// The width of the places, before the shields.
    places: f32,
    /// The width of the names; `None` where they are above the bars.
    before: Option<f32>,
    /// The width of a bar with the most points.
    bar: f32,
    /// The width of what is counted, at the right.
    tally: f32,
}

/// What a row tells in numbers.
struct Told {
    /// The points before the step.
    before: u16,
    /// The points that are told.
    points: u16,
    /// The place, once it stands.
    place: Option<usize>,
}

/// How long a card is turned over, in seconds of the full motion.
const TURNS: f32 = 0.5;

pub(super) fn ui(stage: &Stage<'_>) {
    let Stage { shown, seen, .. } = *stage;
    let step = shown.step;
    let tells = seen.seconds >= step.grows();
    let category = category(stage);
    let sprite = category.and_then(|category| category.sprite);
    let heading = shown.ceremony.heading(stage.tools.words, step);
    // A card is turned over.
    let is_card = category.is_some_and(|category| category.counts == Counts::Card);
    let turned = if is_card { stage.come(0.0, TURNS) } else { 1.0 };
    let rest = stage.heading(&heading, sprite.map(|sprite| (sprite, turned)), &stage.told(tells));
    let foot = stage.part(if stage.is_high() { 0.12 } else { 0.085 });
    let (mut rows, foot) = rest.split_top_bottom_at_y(rest.bottom() - foot);
    // On every step, so that no row jumps.
    let rules = || stage.view.categories.iter().map(|category| &category.rule).filter(|rule| !rule.is_empty());
    if rules().next().is_some() {
        let rule;
        let wide = |rule: &String| width_of(stage.ui, rule, tokens::bold(stage.part(ROOM.strong))) > foot.width();
        let lines = if rules().any(wide) { 1.25 } else { 0.8 };
        (rows, rule) = rows.split_top_bottom_at_y(rows.bottom() - foot.height() * lines);
        said(stage, rule, category.map_or("", |category| &category.rule));
    }
    // Who has come in which place stands in the rows, but not why.
    if tells {
        let words = stage.tools.words;
        match step {
            Step::Category(_) => said(stage, foot, &shown.ceremony.sentence(words, step)),
            Step::Places { .. } => said(stage, foot, &shown.ceremony.ties(words, step)),
            Step::Names | Step::Duel | Step::Whole | Step::Winner | Step::Awards | Step::Seals | Step::Podium => {}
        }
    }
    let rows = Rows::new(stage, rows);
    let race = stage.race();
    // What is told in numbers before the bars have grown is what stood there before.
    let (points, brought, locked) = (race.points(step), race.brought(step), race.locked(step));
    for (player, bar) in race.bars(step, seen.seconds).iter() {
        let of = |numbers: &BySeat<u16>| numbers.get(player).copied().unwrap_or_default();
        let brought = brought.get(player).copied().unwrap_or_default();
        let before = u16::try_from(i32::from(of(&points)) - brought).unwrap_or_default();
        let place = locked.get(player).copied().flatten();
        // A place stands once its row has come to it.
        let place = place.filter(|_| brought == 0 || seen.seconds >= step.duration());
        row(stage, &rows, player, *bar, &Told { before, points: if tells { of(&points) } else { before }, place });
    }
}

/// Returns the category that is counted on this step.
fn category<'s>(stage: &'s Stage<'_>) -> Option<&'s Category> {
    stage.view.categories.get(stage.shown.ceremony.counts(stage.shown.step)?)
}

/// Draws the sentence below the bars.
fn said(stage: &Stage<'_>, foot: Rect, text: &str) {
    if text.is_empty() {
        return;
    }
    let most = stage.letters(ROOM.strong);
    let galley = stage.filling(text, tokens::bold, most, (foot.size(), 2), Align::Center);
    let at = pos2(foot.center().x, foot.center().y - galley.size().y / 2.0);
    stage.ui.painter().galley(at, galley, stage.tools.palette.ink);
}

impl Rows {
    fn new(stage: &Stage<'_>, all: Rect) -> Self {
        let players = count(stage.race().players());
        let most_high = stage.part(if stage.is_high() { 0.16 } else { 0.3 });
        let high = (all.height() / players).min(most_high);
        let all = Rect::from_center_size(all.center(), vec2(all.width(), high * players));
        let beside = all.width() > stage.all.height() * 1.1;
        let most = stage.letters(ROOM.strong * 1.6);
        // Many people share the height: their letters fill their rows before they become smaller.
        let least = (high * 0.86).min(stage.part(ROOM.strong)).max(stage.least());
        let letters =
            (high * if beside { 0.42 } else { 0.38 }).min(most).max(if beside { least } else { stage.least() });
        let has_tally = stage.view.categories.iter().any(|category| beside_bar(category).is_some());
        // Below a name the bar has about half of the width, and all numbers the rest.
        let letters = if has_tally && !beside {
            let takes = width_of(stage.ui, "000 +0000", tokens::bold(letters)) + letters * 2.0;
            (letters * (all.width() * 0.4 / takes).min(1.0)).max(stage.least())
        } else {
            letters
        };
        let places = letters * 1.5;
        let left = all.width() - places - high * 0.85 * shield::WIDE - letters * 0.4;
        let numbers = width_of(stage.ui, "000 +00", tokens::bold(letters)) + letters * 0.5;
        let had = stage.view.categories.iter().filter_map(beside_bar).flat_map(|tally| tally.had.values());
        let most = had.map(|(_, number)| *number).max().map(|most| most.max(10).to_string());
        let tally = most.map_or(0.0, |most| letters * 1.3 + width_of(stage.ui, &most, tokens::bold(letters)));
        let players: Vec<Seat> = stage.view.players.iter().map(|(seat, _)| seat).collect();
        let width = if beside { left * 0.36 - letters * 0.4 } else { left };
        // Only before a bar there is the height for two lines.
        let halved = if beside { (high * 0.4).min(letters) } else { 0.0 };
        let names = stage.names(&players, tokens::bold, [letters, halved], width);
        let widest = players.iter().map(|player| stage.named(*player, names, width, Align::Min).size().x);
        let before = beside.then(|| widest.fold(0.0, f32::max) + letters * 0.6);
        let alone = stage.names(&players, tokens::display, [high * 0.62, high * 0.28], left);
        let bar = left - before.unwrap_or_default() - numbers - tally;
        Self { all, high, letters, names, alone, places, before, bar, tally }
    }
}

fn row(stage: &Stage<'_>, rows: &Rows, player: Seat, bar: RaceBar, told: &Told) {
    let step = stage.shown.step;
    let top = rows.all.top() + bar.place * rows.high;
    // At first they come in one after the other.
    let first = step == Step::Names;
    let begins = 0.5 * count(player.index()) / count(stage.race().players());
    let comes = if first { easing::smooth(stage.come(begins, 0.4)) } else { 1.0 };
    let from = rows.all.left() - (1.0 - comes) * stage.part(0.08);
    let row = Rect::from_min_size(pos2(from, top), vec2(rows.all.width(), rows.high));
    let painter = stage.painter(comes);
    let name = stage.name(player);
    let said = if first { name.to_owned() } else { format!("{name}: {}", told.points) };
    let had = counted(stage, player).and_then(|category| category.tally.as_ref());
    let had = had.and_then(|tally| Some(format!("{}: {}", tally.what, tally.had.get(player)?.1)));
    let said = std::iter::once(said).chain(had).collect::<Vec<_>>().join(". ");
    describe(stage.ui, row, stage.ui.scope_id().with(("bar", player.index())), &said);
    // 1. The place that stands, and the shield.
    let ink = stage.tools.palette.ink;
    if let Some(place) = told.place {
        let at = pos2(row.left() + rows.places - rows.letters * 0.3, row.center().y);
        painter.text(at, Align2::RIGHT_CENTER, format!("{place}."), tokens::display(rows.letters), ink);
    }
    let high = rows.high * 0.82;
    let corner = pos2(row.left() + rows.places, row.center().y - high / 2.0);
    let shield = Rect::from_min_size(corner, vec2(high * shield::WIDE, high));
    let beats = if told.place.is_some() { 0.0 } else { self::beats(stage) };
    stage.shield(&painter, shield.scale_from_center(1.0 + BEAT * beats), player);
    let rest = row.with_min_x(shield.right() + rows.letters * 0.4);
    // 2. The name, before the bar or above it.
    if first {
        // As long as there are no bars, names have their room.
        let galley = stage.named(player, rows.alone, rest.width(), Align::Min);
        painter.galley(pos2(rest.left(), row.center().y - galley.size().y / 2.0), galley, ink);
        return;
    }
    let width = rows.before.map_or(rest.width(), |before| before - rows.letters * 0.4);
    let galley = stage.named(player, rows.names, width, Align::Min);
    let (name_at, line) = if let Some(before) = rows.before {
        let at = pos2(rest.left(), row.center().y - galley.size().y / 2.0);
        (at, rest.with_min_x(rest.left() + before).shrink2(vec2(0.0, rows.high * 0.1)))
    } else {
        let above = rest.top() + galley.size().y;
        (rest.min, rest.with_min_y(above).with_max_y(rest.bottom() - rows.high * 0.06))
    };
    painter.galley(name_at, galley, ink);
    // 3. What is counted, the bar, and its points.
    if let Some(category) = counted(stage, player) {
        if let Some(tally) = beside_bar(category) {
            self::tally(stage, &painter, line.with_min_x(line.right() - rows.tally), (tally, rows.letters), player);
        } else if let Some(tally) = &category.tally {
            return pieces(stage, &painter, (rows, line), tally, player);
        }
    }
    let end = self::bar(stage, &painter, rows, line, (player, bar.points));
    // Of whom nothing is told there is no number yet, not even none.
    if stage.race().told(step).get(player) == Some(&0) && step != Step::Duel {
        return;
    }
    if end <= line.left() {
        painter.vline(line.left(), line.y_range(), Stroke::new(stage.part(0.003), stage.tools.palette.line));
    }
    let font = tokens::bold(rows.letters);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "as many points as a sheet has")]
    let counted = bar.points.round() as u16;
    let number = painter.layout_no_wrap(counted.to_string(), font.clone(), ink);
    let at = pos2(end + rows.letters * 0.3, line.center().y - number.size().y / 2.0);
    let behind = at.x + number.size().x + rows.letters * 0.3;
    painter.galley(at, number, ink);
    if counted != told.before && category(stage).is_some() {
        let faint = stage.tools.palette.faint;
        let sign = if counted < told.before { '−' } else { '+' };
        let more = painter.layout_no_wrap(format!("{sign}{}", counted.abs_diff(told.before)), font, faint);
        painter.galley(pos2(behind, line.center().y - more.size().y / 2.0), more, faint);
    }
}

/// How much larger a shield is on a heartbeat, and how often the heart beats while a duel stands level.
const BEAT: f32 = 0.14;
const BEATS: f32 = 4.0;

/// Returns the beat of the hearts in a duel, from 0 to 1: while both stand level it is quicker and stronger until the winner is seen.
fn beats(stage: &Stage<'_>) -> f32 {
    let step = stage.shown.step;
    if step != Step::Duel {
        return 0.0;
    }
    let held = stage.come(step.grows(), step.duration() - step.grows());
    (held.powf(1.4) * BEATS * PI).sin().powi(2) * easing::mix(0.5, 1.0, held)
}

/// Returns the category that is counted of a player on this step.
fn counted<'s>(stage: &'s Stage<'_>, player: Seat) -> Option<&'s Category> {
    let step = stage.shown.step;
    let at = stage.shown.ceremony.counts(step)?;
    category(stage).filter(|_| stage.race().told(step).get(player).is_some_and(|told| *told > at))
}

/// Returns what of a category stands at the right of the bar; nothing where it stands in its place.
fn beside_bar(category: &Category) -> Option<&TallyView> {
    category.tally.as_ref().filter(|_| category.counts != Counts::Majority)
}

/// Counts what a player has piece by piece, in the place of the bar, and writes how many there are so far.
fn pieces(stage: &Stage<'_>, painter: &Painter, (rows, line): (&Rows, Rect), tally: &TallyView, player: Seat) {
    let most = tally.had.values().map(|(_, number)| *number).max().unwrap_or_default();
    let Some((sprite, number)) = tally.had.get(player).copied() else { return };
    // Everybody's are counted together: whoever has more goes on alone.
    let grows = stage.shown.step.grows();
    let part = stage.come(0.0, grows) * f32::from(most);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "as many pieces as a player has")]
    let seen = number.min(part.floor() as u16);
    let side = (line.height() * 0.92).min(line.width() / (f32::from(most) + 2.0));
    for at in 0..seen {
        let place = pos2(line.left() + side * f32::from(at), line.center().y - side / 2.0);
        stage.tools.pictures.icon(painter, Rect::from_min_size(place, vec2(side, side)), sprite);
    }
    let leads = number == most && part >= f32::from(most);
    let ink = if leads { stage.tools.palette.ink } else { stage.tools.palette.faint };
    let at = pos2(line.left() + side * f32::from(seen) + rows.letters * 0.4, line.center().y);
    painter.text(at, Align2::LEFT_CENTER, seen.to_string(), tokens::bold(rows.letters), ink);
}

/// Draws what a player has of something: the drawing, and the number, brightest for whoever has most.
fn tally(stage: &Stage<'_>, painter: &Painter, place: Rect, (tally, letters): (&TallyView, f32), player: Seat) {
    let Some((sprite, number)) = tally.had.get(player).copied() else { return };
    let side = (letters * 1.2).min(place.height());
    let icon = Rect::from_min_size(pos2(place.left(), place.center().y - side / 2.0), vec2(side, side));
    stage.tools.pictures.icon(painter, icon, sprite);
    let is_most = number > 0 && tally.had.values().all(|(_, other)| *other <= number);
    let ink = if is_most { stage.tools.palette.ink } else { stage.tools.palette.faint };
    let at = pos2(icon.right() + letters * 0.1, place.center().y);
    painter.text(at, Align2::LEFT_CENTER, number.to_string(), tokens::bold(letters), ink);
}

/// Draws a bar of so many points, category by category: the one that grows in the player's own color, those before it dimmed.
/// Returns where it ends.
fn bar(stage: &Stage<'_>, painter: &Painter, rows: &Rows, line: Rect, (player, points): (Seat, f32)) -> f32 {
    /// How far a category that has grown before is dimmed.
    const DIMMED: f32 = 0.25;
    let palette = stage.tools.palette;
    let scale = rows.bar / stage.race().width(stage.shown.step, stage.seen.seconds);
    let (lit, new) = (stage.color(player), stage.shown.ceremony.counts(stage.shown.step));
    let dim = lit.lerp_to_gamma(palette.ground, DIMMED);
    let mut left = line.left();
    for (at, part) in stage.race().parts(stage.shown.step, player, points).into_iter().enumerate() {
        let wide = part * scale;
        if wide > 0.0 {
            let place = Rect::from_min_size(pos2(left, line.top()), vec2(wide, line.height()));
            let fill = if new.is_none_or(|new| new == at) { lit } else { dim };
            painter.rect(place, 0, fill, Stroke::new(stage.part(0.002), palette.ground), StrokeKind::Inside);
            left = place.right();
        }
    }
    if left > line.left() {
        shield::pattern(painter, line.with_max_x(left), stage.arms(player));
        // The dark color of a player would not be seen on the dark ground.
        let stroke = Stroke::new(stage.part(0.003), palette.ink);
        painter.rect_stroke(line.with_max_x(left), 0, stroke, StrokeKind::Outside);
    }
    left
}

/// Converts a number for a length.
pub(super) fn count(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX)).max(1.0)
}
