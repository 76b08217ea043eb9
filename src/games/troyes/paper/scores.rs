//! The sheet for the count at the end: a row for each kind of points and each character, and a column for each player.

use super::MOST_SHEETS;
use crate::chronicle::hall::PlayerName;
use crate::crier::Words;
use crate::games::troyes::record::Row;
use crate::games::troyes::rules::{Book, Character, Setup};
use crate::games::troyes::words as say;
use crate::paper::layout::{LARGE, large};
use crate::paper::page::{Area, Element, Paint, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, PaperError, PerPage, PrintOrder};
use crate::show::Scale;
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, FAINT, GROUND, GUIDE, INK};

/// A row of the sheet: its name, what it counts, and how.
struct Line {
    name: String,
    about: String,
    ground: bool,
}

/// The letters of a row, and the width of its words.
struct Look {
    name: Style,
    about: Style,
    words: f32,
}

const SMALL: Look = Look { name: Style::new(Weight::Bold, 11.5), about: Style::new(Weight::Text, 9.0), words: 92.0 };
const BIG: Look = Look { name: Style::new(Weight::Bold, 18.5), about: Style::new(Weight::Text, 18.0), words: 98.0 };

/// The upper edge of the table, and of its rows.
const TABLE: f32 = 14.0;
const ROWS: f32 = 30.0;

/// Draws the sheet for the count of everybody.
///
/// # Errors
/// The number of players is 0 or too high, or a name has letters that the fonts lack.
pub fn scores(order: &PrintOrder<Book>, words: &Words) -> Result<Booklet, PaperError> {
    let total = order.sheets(MOST_SHEETS)?;
    let mut booklet = Booklet::new(words.text("paper-scores-title"), words)?.printed_with(order.inks);
    let names: Vec<&str> = order.players.iter().map(String::as_str).chain(std::iter::repeat("")).take(total).collect();
    let look = if order.per_page == PerPage::Large { &BIG } else { &SMALL };
    let lines = lines(total, order.per_page != PerPage::Large, words);
    large(&mut booklet, order.paper, |pen| {
        pen.title(spot(0.0, 9.0), &words.text("paper-scores-title"), Style::new(Weight::Display, 24.0));
        pen.element(Element::Table, |pen| table(pen, &names, &lines, look, words));
    })?;
    Ok(booklet)
}

/// Returns the rows: characters one by one, since everybody is judged by each.
fn lines(players: usize, how: bool, words: &Words) -> Vec<Line> {
    let row = |name: &'static str, about: &'static str| Line {
        name: words.text(name),
        about: if how { words.text(about) } else { String::new() },
        ground: false,
    };
    let players = players.max(usize::from(*Setup::PLAYERS.start()));
    let character = |one: Character| {
        let bands = Scale(one.scale(players).collect()).signs();
        let what = words.with("merit-of", &[("character", one.name().into())]);
        let whole = || words.with("chart-told", &[("what", what.into()), ("number", bands.as_str().into())]);
        let about = if how { whole() } else { bands.clone() };
        Line { name: say::character(words, one), about, ground: true }
    };
    // Every row of the count, with the characters one by one.
    let rows = Row::ALL.into_iter().flat_map(|kind| match kind {
        Row::Gained => vec![row("sheet-gained", "sheet-how-gained")],
        Row::Events => vec![row("sheet-events", "sheet-how-events")],
        Row::Tradesmen => vec![row("sheet-tradesmen", "sheet-how-tradesmen")],
        Row::Characters => Character::ALL.map(character).into(),
        Row::Levels => vec![row("sheet-levels", "sheet-how-levels")],
    });
    rows.chain([row("results-total", "paper-scores-characters")]).collect()
}

fn table(pen: &mut Pen<'_>, names: &[&str], lines: &[Line], look: &Look, words: &Words) {
    let [rows, columns] = [lines.len(), names.len()].map(number);
    let (high, wide) = ((LARGE.1 - ROWS) / rows, (LARGE.0 - look.words) / columns);
    pen.element(Element::Row, |pen| {
        pen.element(Element::ColumnHead, |_| {});
        for (at, name) in names.iter().enumerate() {
            let cell = area(look.words + number(at) * wide, TABLE, wide, ROWS - TABLE);
            pen.rounded(
                area(cell.x + 0.5, cell.y, cell.w - 1.0, cell.h - 0.8),
                1.5,
                Paint::fill(BLANK).lined(INK, 0.35),
            );
            pen.element(Element::ColumnHead, |pen| {
                if name.is_empty() {
                    pen.write_within(
                        spot(cell.x + 2.0, cell.bottom() - 2.6),
                        wide - 4.0,
                        &words.text("paper-name"),
                        look.about.ink(FAINT),
                    );
                } else {
                    player(pen, cell, name, look.name);
                }
            });
        }
    });
    for (at, line) in lines.iter().enumerate() {
        let y = ROWS + number(at) * high;
        pen.element(Element::Row, |pen| {
            let all = area(0.0, y, LARGE.0, high - 0.8);
            if line.ground {
                pen.rounded(all, 1.5, Paint::fill(GROUND));
            }
            pen.element(Element::RowHead, |pen| {
                let name = if line.about.is_empty() {
                    y + high / 2.0 + look.name.rise() / 2.0
                } else {
                    y + look.name.rise() + 2.2
                };
                pen.write_within(spot(2.0, name), look.words - 4.0, &line.name, look.name);
                if !line.about.is_empty() {
                    pen.write_lines(
                        spot(2.0, name + look.about.size * 0.45),
                        look.words - 4.0,
                        &line.about,
                        look.about,
                    );
                }
            });
            for column in 0..names.len() {
                let cell = area(look.words + number(column) * wide + 0.5, y, wide - 1.0, high - 0.8);
                pen.element(Element::Cell, |pen| pen.rounded(cell, 1.5, Paint::fill(BLANK).lined(GUIDE, 0.35)));
            }
        });
    }
}

/// Writes a player's name in a cell; of one that would be too small there, as much as has room.
fn player(pen: &mut Pen<'_>, cell: Area, name: &str, style: Style) {
    let (width, least) = (cell.w - 4.0, Style { size: style.size * 0.62, ..style });
    let name = PlayerName::shortened(name.trim());
    let mut shown = name.clone();
    for letters in (1..name.chars().count()).rev() {
        if pen.width(&shown, least) <= width {
            break;
        }
        shown = name.chars().take(letters).chain(['…']).collect();
    }
    pen.write_within(spot(cell.center().x, cell.center().y + style.rise() / 2.0), width, &shown, style.center());
}

#[expect(clippy::cast_precision_loss, reason = "few players and rows")]
const fn number(count: usize) -> f32 {
    count as f32
}
