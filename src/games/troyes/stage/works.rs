//! The activities with their tradesmen and cubes.

use super::layout::{area, cells};
use super::pen::{LINE, Line, card, padded, put, text};
use super::{Art, Mark, Part, Sign};
use crate::games::troyes::rules::{CardNumber, Color, Deck, Depth, Table, Timing, Work};
use crate::stage::{Bounds, Ink, Scene};

/// The most activities of a color (`T 2.3`).
const OF_A_COLOR: usize = 3;
/// The width of a card's band compared with its height: its number stands on it.
const BAND: f32 = 0.42;
/// The part of a card's height for its name.
const NAME: f32 = 0.62;

/// Draws the activities at that place: a line for each color, a column for each round in which they come.
pub(super) fn show(scene: &mut Scene, table: &Table, place: Bounds) {
    let mut places = cells(place, (OF_A_COLOR, Color::ALL.len()));
    for color in Color::ALL {
        let mut works = table.works().iter().filter(|work| work.activity.color() == color);
        for (number, place) in CardNumber::ALL.into_iter().zip(&mut places) {
            if let Some(work) = works.next() {
                scene.name(Part::Activity(work.activity), place);
                show_work(scene, table, work, place);
            } else {
                let inner = card(scene, place, Deck::Of(color), band(place), false);
                text(scene, roman(number).to_owned(), inner, Ink::Dark);
            }
        }
    }
}

fn show_work(scene: &mut Scene, table: &Table, work: &Work, place: Bounds) {
    let (card_of, color) = (work.activity, work.activity.color());
    let band = band(place);
    let inner = card(scene, place, Deck::Of(color), band, false);
    let left = area(place.min.x + LINE, inner.min.y, band, inner.height());
    let [above, below] = halves(left, 0.5);
    text(scene, roman(table.book().number(card_of)).to_owned(), above, ink(color));
    if table.book().timing(card_of) == Timing::Later {
        put(scene, &[Art::Hourglass], below);
    }
    let [name, low] = halves(inner, NAME);
    scene.name(Part::ActivityName(card_of), name);
    let mut per = Line::default();
    if table.depth() != Depth::Dice {
        if let Some(number) = table.book().activities[card_of].per.get() {
            per.text(format!("÷{number}"));
        }
        on_it(table, work)
            .show(scene, area(low.min.x, low.min.y, low.width() - per.wide() * low.height(), low.height()));
    }
    if !per.is_empty() {
        let wide = per.wide() * low.height();
        let at = per.show(scene, area(low.max.x - wide, low.min.y, wide, low.height()));
        Sign::Per.name(scene, at);
    }
}

/// Returns the width of a card's band.
fn band(place: Bounds) -> f32 {
    padded(place).height() * BAND
}

/// Returns the tradesmen, space by space, with the points of each, and behind them each player's cubes.
fn on_it(table: &Table, work: &Work) -> Line {
    let page = table.book().activities[work.activity];
    let mut line = Line::default();
    for (space, owner) in work.spaces().into_iter().enumerate() {
        match owner {
            Some(owner) => line.part(Part::Tradesman(work.activity, owner), Art::Citizen(Mark::of(owner))),
            None => line.art(&[Art::Space]),
        }
        if let Some(points) = page.space(space) {
            line.text(points.to_string());
        }
    }
    line.gap(0.2);
    for (seat, cubes) in work.stored.iter().filter(|(_, cubes)| **cubes > 0) {
        line.part(Part::Stored(work.activity, seat), Art::Cube(Mark::of_seat(seat)));
        if *cubes > 1 {
            line.text(cubes.to_string());
        }
    }
    line
}

/// Returns the upper and the lower part of an area.
fn halves(place: Bounds, upper: f32) -> [Bounds; 2] {
    let high = place.height() * upper;
    [
        area(place.min.x, place.min.y, place.width(), high),
        area(place.min.x, place.min.y + high, place.width(), place.height() - high),
    ]
}

/// Returns the number on a card as it is printed.
const fn roman(number: CardNumber) -> &'static str {
    match number {
        CardNumber::I => "I",
        CardNumber::II => "II",
        CardNumber::III => "III",
    }
}

/// Returns the ink on the band of that color.
const fn ink(color: Color) -> Ink {
    match color {
        Color::Red => Ink::Light,
        Color::White | Color::Yellow => Ink::Dark,
    }
}
