//! The report of a game: its wheel and code, each half-day in a row, and the final scores.

use super::card::{price, title};
use super::marks;
use crate::chronicle::hall::PlayerName;
use crate::crier::Words;
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{Building, Color, Place, Price, Score, Tile};
use crate::games::troyes_dice::show::log::{LoggedHalfDay, half_days};
use crate::games::troyes_dice::stage::{Art, Icon};
use crate::games::troyes_dice::words;
use crate::paper::page::{Element, Paint, Spot, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Paper, PaperError};
use crate::show::Excerpt;
use crate::stage::Weight;
use crate::stage::tokens::paper::{FAINT, GROUND, GUIDE};

/// The width of the report on every paper, and the least margin.
const WIDTH: f32 = 180.0;
const MARGIN: f32 = 14.0;
const HEAD: Style = Style::new(Weight::Display, 15.0);
const TEXT: Style = Style::new(Weight::Text, 10.0);
const STRONG: Style = Style::new(Weight::Bold, 10.0);
/// The heights of a half-day's row, and of a player's.
const ROW: f32 = 7.6;
const PLAYER: f32 = 7.4;
/// The columns of the places, and of the events.
const PLACES: f32 = 36.0;
const PLACE: f32 = 17.5;
const EVENTS: f32 = PLACES + 4.0 * PLACE;
/// How many lines the players' names may fill.
const NAMED: f32 = 2.8;

/// Prints the report of a game as a PDF; `scores` may be empty, and are ranked here.
///
/// # Errors
/// The texts have letters that the fonts lack.
pub fn report(record: &Record, scores: &[(String, Score)], paper: Paper, words: &Words) -> Result<Booklet, PaperError> {
    let mut booklet = Booklet::new(words.text("paper-report-title"), words)?;
    let (width, height) = paper.millimeters();
    let corner = spot((width - WIDTH) / 2.0, MARGIN);
    let space = height - 2.0 * MARGIN;
    let told = Excerpt::all(record, 0..record.done().len());
    let half_days = half_days(&told);
    let mut y = 0.0;
    booklet.page((width, height), |pen| {
        pen.at(corner, 1.0, |pen| y = first_page(pen, record, &half_days, words));
        if y + scores_height(scores.len()) <= space {
            pen.at(corner, 1.0, |pen| write_scores(pen, y, scores, words));
        }
    })?;
    if y + scores_height(scores.len()) > space {
        booklet.page((width, height), |pen| {
            pen.at(corner, 1.0, |pen| write_scores(pen, 4.0, scores, words));
        })?;
    }
    Ok(booklet)
}

/// Everything but the scores; how far down it goes.
fn first_page(pen: &mut Pen<'_>, record: &Record, half_days: &[LoggedHalfDay<'_>], words: &Words) -> f32 {
    title(pen, &words.text("paper-report-title"), record, words);
    let table = record.opened_table();
    marks::wheel(pen, area(WIDTH - 50.0, 15.0, 50.0, 50.0), table, words);
    pen.heading(spot(0.0, 22.0), &words.text("paper-card-columns"), HEAD);
    marks::numbering(pen, spot(5.0, 31.0), (9.4, 12.4), table.numbering());
    let mut y = 44.0;
    for tile in table.tiles() {
        y += pen.write_lines(spot(0.0, y), WIDTH - 58.0, &words::tile(words, *tile), TEXT);
    }
    let players = &record.opening().players;
    if !players.is_empty() {
        let names = names(pen, players, NAMED * (WIDTH - 58.0));
        pen.write_lines(spot(0.0, y + 1.0), WIDTH - 58.0, &names, STRONG);
    }

    let mut y = 76.2;
    pen.element(Element::Table, |pen| {
        pen.element(Element::Row, |pen| heading(pen, 70.5, words));
        for (at, half_day) in half_days.iter().enumerate() {
            if at % 2 == 0 {
                pen.rounded(area(-1.5, y, WIDTH + 3.0, ROW), 1.5, Paint::fill(GROUND));
            }
            pen.element(Element::Row, |pen| write_row(pen, y + ROW / 2.0, half_day, words));
            y += ROW;
        }
    });
    if half_days.is_empty() {
        pen.write(spot(0.0, y + 4.0), &words.text("paper-report-empty"), TEXT.ink(FAINT));
        y += ROW;
    }
    y
}

/// Returns the players' names side by side, as many as fit into that width; an ellipsis stands for the others.
fn names(pen: &Pen<'_>, players: &[String], width: f32) -> String {
    let mut names = String::new();
    for player in players {
        let name = pen.printable(&PlayerName::shortened(player.trim()), STRONG);
        let more = if names.is_empty() { name } else { format!("{names} · {name}") };
        if pen.width(&more, STRONG) > width {
            return format!("{names} · …");
        }
        names = more;
    }
    names
}

fn heading(pen: &mut Pen<'_>, y: f32, words: &Words) {
    pen.element(Element::ColumnHead, |pen| {
        pen.heading(spot(0.0, y + 1.4), &words.text("paper-report-half-days"), HEAD);
    });
    for place in Place::ALL {
        let x = PLACES + PLACE * (f32::from(place.number()) + 0.5);
        let cost = Price::at(place);
        let left = if cost.denier > 1 { x - 2.7 } else { x };
        pen.element(Element::ColumnHead, |pen| {
            pen.figure(words::price(words, cost), |pen| price(pen, spot(left, y), 5.0, cost));
        });
    }
    pen.element(Element::ColumnHead, |_| {});
    pen.line(&[spot(0.0, y + 4.4), spot(WIDTH, y + 4.4)], Paint::line(GUIDE, 0.3));
}

fn write_row(pen: &mut Pen<'_>, y: f32, row: &LoggedHalfDay<'_>, words: &Words) {
    pen.art(spot(3.4, y), 5.6, Art::Icon(Icon::of_half(row.half_day.half)), Tone::Full);
    pen.element(Element::RowHead, |pen| pen.write(spot(8.5, y + 1.2), &words::half_day(words, row.half_day), TEXT));
    for place in Place::ALL {
        let x = PLACES + PLACE * (f32::from(place.number()) + 0.5);
        pen.element(Element::Cell, |pen| {
            let Some(placed) = row.placed().into_iter().flatten().find(|placed| placed.place == place) else { return };
            pen.figure(words::placed_die(words, *placed), |pen| {
                pen.art(spot(x + 3.2, y), 5.2, Art::Reminder(placed.color), Tone::Full);
                marks::lying_die(pen, spot(x - 2.8, y), 6.2, placed.die, placed.color, placed.value);
            });
        });
    }
    let raid = |tile: Tile| words.with("paper-report-raid", &[("tile", tile.number().into())]);
    let text = row.events(words, raid).join(" · ");
    pen.element(Element::Cell, |pen| {
        pen.write_within(spot(EVENTS + 3.0, y + 1.2), WIDTH - EVENTS - 3.0, &text, STRONG);
    });
}

/// How much the scores need.
fn scores_height(players: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "few people play")]
    let players = players as f32;
    if players > 0.0 { 20.0 + players * PLAYER } else { 0.0 }
}

/// Draws the scores, most points first; equal points share a place (`rules.md 6.3`).
fn write_scores(pen: &mut Pen<'_>, top: f32, scores: &[(String, Score)], words: &Words) {
    if scores.is_empty() {
        return;
    }
    let mut ranked: Vec<&(String, Score)> = scores.iter().collect();
    ranked.sort_by_key(|(_, score)| std::cmp::Reverse(score.total()));
    pen.element(Element::Table, |pen| {
        pen.element(Element::Row, |pen| score_heads(pen, top + 11.0, words));
        let mut y = top + 19.6;
        for (name, score) in ranked {
            let place = 1 + scores.iter().filter(|(_, other)| other.total() > score.total()).count();
            pen.element(Element::Row, |pen| write_score(pen, y, place, name, score));
            y += PLAYER;
        }
    });
}

fn score_heads(pen: &mut Pen<'_>, y: f32, words: &Words) {
    pen.element(Element::ColumnHead, |pen| pen.heading(spot(0.0, y), &words.text("paper-report-scores"), HEAD));
    let buildings = Building::ALL.map(|building| (words::building(words, building), Art::Building(building), 6.6));
    let leftovers = (words.text("results-leftovers"), Art::Icon(Icon::Any), 6.0);
    let citizens = (words.text("results-citizens"), Art::Citizen(Color::Red), 6.0);
    for (at, (told, art, side)) in buildings.into_iter().chain([leftovers, citizens]).enumerate() {
        pen.element(Element::ColumnHead, |pen| {
            pen.figure(told, |pen| pen.art(column(at, y - 1.6), side, art, Tone::Full));
        });
    }
    pen.element(Element::ColumnHead, |pen| pen.write(spot(WIDTH, y), &words.text("paper-total"), HEAD.right()));
    pen.line(&[spot(0.0, y + 3.0), spot(WIDTH, y + 3.0)], Paint::line(GUIDE, 0.3));
}

fn write_score(pen: &mut Pen<'_>, y: f32, place: usize, name: &str, score: &Score) {
    let name = pen.printable(&PlayerName::shortened(name.trim()), STRONG);
    pen.element(Element::RowHead, |pen| {
        pen.write(spot(0.0, y), &format!("{place}."), TEXT);
        pen.write_within(spot(7.0, y), 52.0, &name, STRONG);
    });
    let rows = score.rows.into_values();
    for (at, points) in rows.chain([score.leftovers, score.citizens]).enumerate() {
        pen.element(Element::Cell, |pen| pen.write(column(at, y), &points.to_string(), TEXT.center()));
    }
    pen.element(Element::Cell, |pen| {
        pen.write(spot(WIDTH, y), &score.total().to_string(), Style::new(Weight::Bold, 13.0).right());
    });
}

/// Returns the middle of a column of points.
fn column(at: usize, y: f32) -> Spot {
    #[expect(clippy::cast_precision_loss, reason = "eight columns")]
    let at = at as f32;
    spot(68.0 + at * 12.4, y)
}
