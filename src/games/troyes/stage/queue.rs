//! The queue of events.

use super::layout::{self, across, area, cells, inside, number, right_of, side, squares};
use super::pen::{self, Line, card, put};
use super::{Art, Body, Mark, Part, Sign};
use crate::games::troyes::rules::{Color, Depth, Event, EventEffect, Fought, Good, InPlay, Table};
use crate::stage::{Bounds, Scene};

/// The width of the band at a card's left edge.
const BAND: f32 = 12.0;
/// The part of a card's height for its name.
const NAME: f32 = 0.5;
/// The part of an event's height for its signs.
const SIGNS: f32 = 0.22;
/// The same where nobody tells of cubes.
const ALONE: f32 = 0.4;
/// The greatest part of an event's width for its rewards.
const REWARDS: f32 = 0.42;
/// The greatest width of an event compared with its height, and of a low one.
const WIDEST: f32 = 2.2;
const LOW_WIDEST: f32 = 6.0;
/// The greatest height of an event compared with its width.
const HIGHEST: f32 = 1.7;
/// An event that is less high is low: its name and all its signs stand in one line each.
const LOW: f32 = 110.0;
/// The part of a low event's height for its name, and the shares of the width for what it does and what lies on it.
const LOW_NAME: f32 = 0.58;
const LOW_SIGNS: [f32; 2] = [0.45, 0.55];
/// What is free above and below them, within the line around it.
const LOW_PADDING: f32 = 7.0;
/// The letters of the longest word of a name, and the width of one, compared with its height.
const LONGEST: f32 = 16.0;
const LETTER: f32 = 0.5;

/// Draws the queue at that place, Marauding at the left.
pub(super) fn show(scene: &mut Scene, table: &Table, place: Bounds) {
    let events = table.queue();
    for (event, place) in events.iter().zip(queued(place, events.len())) {
        scene.name(Part::Event(event.event), place);
        show_event(scene, table, event, place);
    }
}

/// Returns the terms of an event, a drawing one unit high: what beats it, and what it does.
#[must_use]
pub fn event_terms(table: &Table, event: Event) -> Scene {
    let mut line = fought(table, event);
    if !line.is_empty() {
        line.gap(0.4);
    }
    line.append(effect(table, event));
    line.alone()
}

/// Returns the places of so many events: in as many lines as their names are largest.
fn queued(place: Bounds, count: usize) -> Vec<Bounds> {
    let shape = |lines: usize| {
        let cell = cells(place, (count.div_ceil(lines).max(1), lines)).next().unwrap_or(place);
        let widest = if is_low(cell) { LOW_WIDEST } else { WIDEST };
        (cell.width().min(cell.height() * widest), cell.height().min(cell.width() * HIGHEST))
    };
    let letters = |lines: &usize| {
        let (width, height) = shape(*lines);
        let place = area(0.0, 0.0, width, height);
        let name = name(place, right_of(pen::padded(place), BAND));
        // A high card has room for two lines of letters.
        let line = if is_low(place) { name.height() } else { name.height() / 2.0 };
        line.min(name.width() / (LONGEST * LETTER))
    };
    let lines = (1..=3).rev().max_by(|one, other| letters(one).total_cmp(&letters(other))).unwrap_or(1);
    let (width, height) = shape(lines);
    let columns = count.div_ceil(lines).max(1);
    let gap = layout::GAP;
    let block =
        area(place.min.x, place.min.y, (width + gap) * number(columns) - gap, (height + gap) * number(lines) - gap);
    cells(block, (columns, lines)).take(count).collect()
}

fn is_low(place: Bounds) -> bool {
    place.height() < LOW
}

/// Returns the place of an event's name within its card.
fn name(place: Bounds, inner: Bounds) -> Bounds {
    let inner = within(place, inner);
    area(inner.min.x, inner.min.y, inner.width(), inner.height() * if is_low(place) { LOW_NAME } else { NAME })
}

/// Returns the area inside a card; in a low one it is higher than usual.
fn within(place: Bounds, inner: Bounds) -> Bounds {
    let higher = inside(place, LOW_PADDING);
    if is_low(place) { area(inner.min.x, higher.min.y, inner.width(), higher.height()) } else { inner }
}

fn show_event(scene: &mut Scene, table: &Table, in_play: &InPlay, place: Bounds) {
    let InPlay { event, cubes } = in_play;
    let inner = card(scene, place, event.deck(), BAND, table.resolving() == Some(*event));
    let told = table.depth() != Depth::Dice;
    let (name, inner) = (name(place, inner), within(place, inner));
    scene.name(Part::EventName(*event), name);
    let below = area(inner.min.x, name.max.y, inner.width(), inner.max.y - name.max.y);
    let [line, low] = if is_low(place) {
        let [left, right] = across(below, LOW_SIGNS);
        [if told { left } else { below }, right]
    } else {
        let signs = inner.height() * if told { SIGNS } else { ALONE };
        let high = |y: f32, end: f32| area(below.min.x, y, below.width(), end - y);
        [high(below.min.y, below.min.y + signs), high(below.min.y + signs, below.max.y)]
    };
    let (shown, fought) = (effect(table, *event), fought(table, *event));
    // What it does at the left, what beats it at the right.
    let wide = shown.wide() + fought.wide() + 0.2;
    let high = line.height().min(line.width() / wide);
    let end = line.max.x - fought.wide() * high;
    let at = area(end, line.center().y - high / 2.0, fought.wide() * high, high);
    shown.show(scene, area(line.min.x, line.min.y, end - line.min.x, line.height()));
    if !fought.is_empty() {
        fought.show(scene, at);
        Sign::Fought.name(scene, at);
    }
    if !told {
        return;
    }
    let rewards = rewards(table, *event);
    // What it brings whoever beats it has the right end.
    let wide = if rewards.is_empty() { 0.0 } else { (rewards.wide() * low.height()).min(low.width() * REWARDS) };
    let banners = area(low.min.x, low.min.y, low.width() - wide, low.height());
    if !rewards.is_empty() {
        let at = rewards.show(scene, area(banners.max.x, low.min.y, wide, low.height()));
        Sign::Rewards.name(scene, at);
    }
    let known = table.book().events[*event].banners.get().map(usize::from);
    let count = known.unwrap_or(cubes.len() + 1).max(cubes.len());
    let size = side(banners, count, banners.height());
    for (at, place) in squares(banners, count, size).into_iter().enumerate() {
        match cubes.get(at) {
            Some(owner) => scene.draw(Part::Cube(*event, at), place, |scene| {
                put(scene, &[Art::Cube(Mark::of(*owner))], place);
            }),
            None if known.is_some() => put(scene, &[Art::Banner], place),
            None => put(scene, &[Art::BannerOpen], place),
        }
    }
}

/// Returns the signs of what an event does: its black dice, and its effect.
fn effect(table: &Table, event: Event) -> Line {
    let mut line = Line::default();
    for _ in 0..table.book().black(event).unwrap_or_default() {
        line.art(&[Art::Die(Body::Black)]);
    }
    let (count, signs): (Option<u8>, &[Art]) = match event.effect() {
        EventEffect::Attack => (None, &[]),
        EventEffect::Lose(amount) => (Some(amount.count), &[Art::Good(amount.of)]),
        EventEffect::LoseForCitizens { each, building } => {
            (Some(each.count), &[Art::Good(each.of), Art::Building(building)])
        }
        EventEffect::GrayCubes { events } => (Some(events), &[Art::Cube(Mark::Gray), Art::Banner]),
        EventEffect::GrayCitizen(building) => (None, &[Art::Citizen(Mark::Gray), Art::Building(building)]),
        EventEffect::GrayOnCathedral => (None, &[Art::Cube(Mark::Gray), Art::Cathedral]),
        EventEffect::OffCathedral => (None, &[Art::Struck, Art::Cathedral]),
        EventEffect::LastCubesLeave => (None, &[Art::Struck, Art::Banner]),
    };
    if let Some(count) = count {
        line.text(count.to_string());
    }
    for sign in signs {
        line.art(&[*sign]);
    }
    line
}

/// Returns the signs of the dice that fight an event, and of the number by which their sum is divided, as far as they are known.
fn fought(table: &Table, event: Event) -> Line {
    let mut line = Line::default();
    let page = &table.book().events[event];
    if table.depth() == Depth::Dice {
        return line;
    }
    match page.fought.get() {
        Some(Fought::Red) => line.art(&[Art::Die(Body::Of(Color::Red))]),
        Some(Fought::White) => line.art(&[Art::Die(Body::Of(Color::White))]),
        Some(Fought::Yellow) => line.art(&[Art::Die(Body::Of(Color::Yellow))]),
        Some(Fought::Any) => line.art(&[Art::Roll]),
        None => {}
    }
    if let Some(per) = page.per.get() {
        line.text(format!("÷{per}"));
    }
    line
}

/// Returns the signs of the points for the most and the second most cubes, as far as they are known.
fn rewards(table: &Table, event: Event) -> Line {
    let page = &table.book().events[event];
    let known: Vec<String> =
        [page.first.get(), page.second.get()].into_iter().flatten().map(|points| points.to_string()).collect();
    let mut line = Line::default();
    if !known.is_empty() {
        line.art(&[Art::Good(Good::Point)]);
        line.text(known.join("·"));
    }
    line
}
