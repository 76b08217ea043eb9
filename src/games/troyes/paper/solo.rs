//! The sheet of the King's Challenge (`T 20`): what le Roy does, in which order he spends his dice, his points, and the verdict.

use super::flow::Columns;
use super::part::{BIG, Part, column};
use crate::crier::Words;
use crate::games::troyes::record::Row;
use crate::games::troyes::rules::{Book, Color, Decisions, Good, RoyDeed, Setup, Table, Verdict};
use crate::games::troyes::words as say;
use crate::paper::layout::{LARGE, large};
use crate::paper::page::{Element, Paint, Spot, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, PaperError, PerPage, PrintOrder};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, GROUND, GUIDE, INK};

const TITLE: Style = Style::new(Weight::Display, 20.0);
const TEXT: Style = Style::new(Weight::Text, 9.4);
const STRONG: Style = Style::new(Weight::Bold, 10.0);
/// The columns of the table: sums, ways, what he does, and the price.
const COLUMNS: [f32; 4] = [2.0, 22.0, 40.0, 146.0];
const WIDE: [f32; 4] = [19.0, 16.0, 102.0, 42.0];
/// The upper edge of the table's head, and the height of a row.
const TABLE: f32 = 11.0;
const HIGH: f32 = 11.4;
/// The lower part: its upper edge, and the left side of the right column.
const BELOW: f32 = 102.0;
const RIGHT: f32 = 100.0;
/// The upper edge of le Roy's points, how many, and how many in a row.
const TRACK: f32 = 219.0;
const MOST: u8 = 60;
const ROW: u8 = 20;

/// What le Roy does for one or two sums.
struct Line {
    sums: String,
    ways: String,
    does: String,
    price: String,
}

/// Draws the sheet.
///
/// # Errors
/// The texts have letters that the fonts lack.
pub fn solo(order: &PrintOrder<Book>, words: &Words) -> Result<Booklet, PaperError> {
    let title = words.text("paper-solo-title");
    let mut booklet = Booklet::new(title.clone(), words)?.printed_with(order.inks);
    let lines = lines(words);
    if order.per_page == PerPage::Large {
        let columns = Columns { count: 1, width: LARGE.0, gap: 0.0, height: LARGE.1 - 18.0, between: 6.0 };
        let price = words.text("paper-solo-price");
        let told = lines.into_iter().map(|line| {
            let args = [("what", price.as_str().into()), ("number", line.price.into())];
            Part::new(None, line.sums, vec![line.does, words.with("chart-told", &args)])
        });
        let verdicts = verdicts(words).into_iter().map(|(band, said)| Part::new(None, band, vec![said]));
        let parts: Vec<Part> = told.chain(rules(words)).chain(verdicts).collect();
        let draw = |pen: &mut Pen<'_>, at: Spot, part: &Part| part.draw(pen, at, LARGE.0, &BIG);
        for (page, parts) in columns.flow(&booklet, &parts, draw)?.into_iter().enumerate() {
            large(&mut booklet, order.paper, |pen| {
                if page == 0 {
                    pen.title(spot(0.0, 9.0), &title, Style::new(Weight::Display, 26.0));
                }
                for (at, part) in parts {
                    draw(pen, at.by(0.0, 18.0), part);
                }
            })?;
        }
        return Ok(booklet);
    }
    large(&mut booklet, order.paper, |pen| {
        pen.element(Element::Title, |pen| pen.write_within(spot(0.0, 7.0), LARGE.0, &title, TITLE));
        pen.element(Element::Table, |pen| table(pen, &lines, words));
        column(pen, spot(0.0, BELOW), RIGHT - 6.0, &rules(words));
        verdict(pen, words);
        pen.element(Element::Table, |pen| count(pen, words));
        track(pen, words);
    })?;
    Ok(booklet)
}

/// Returns the rows of his table: sums that are alike stand together.
fn lines(words: &Words) -> Vec<Line> {
    let decided = Decisions::default();
    let mut rows: Vec<(RoyDeed, Vec<u8>)> = Vec::new();
    for sum in RoyDeed::SUMS {
        let deed = RoyDeed::of(sum, &decided);
        match rows.iter_mut().find(|(other, _)| *other == deed) {
            Some((_, sums)) => sums.push(sum),
            None => rows.push((deed, vec![sum])),
        }
    }
    let joined = |numbers: &[u8], what: fn(u8) -> u8| {
        numbers.iter().map(|number| what(*number).to_string()).collect::<Vec<_>>().join("\u{a0}·\u{a0}")
    };
    let line = |(deed, sums): (RoyDeed, Vec<u8>)| Line {
        sums: joined(&sums, |sum| sum),
        ways: joined(&sums, |sum| 6 - sum.abs_diff(7)),
        does: does(words, deed),
        price: price(words, deed),
    };
    rows.into_iter().map(line).collect()
}

fn does(words: &Words, deed: RoyDeed) -> String {
    let points = |points| say::amount(words, Good::Point, points).into();
    let gains = match deed {
        RoyDeed::Points { points: gains, .. } => points(gains),
        RoyDeed::Cathedral => points(Table::POINTS_OF_SITE),
        RoyDeed::Character => points(Table::POINTS_WITHOUT_CHARACTER),
        RoyDeed::Worker { .. } | RoyDeed::Event | RoyDeed::Tradesman => points(0),
    };
    let other = points(Table::POINTS_WITHOUT_SITE);
    words.with("paper-solo-does", &[("deed", deed.name().into()), ("gains", gains), ("other", other)])
}

/// Returns how many dice he pays.
fn price(words: &Words, deed: RoyDeed) -> String {
    match deed {
        RoyDeed::Points { dice, deniers, .. } => {
            let deniers = say::amount(words, Good::Denier, deniers);
            words.with("paper-solo-bought", &[("dice", dice.into()), ("deniers", deniers.into())])
        }
        RoyDeed::Worker { .. } | RoyDeed::Tradesman => "1".to_owned(),
        RoyDeed::Cathedral => "2".to_owned(),
        RoyDeed::Event => words.text("paper-solo-banners"),
        RoyDeed::Character => "0".to_owned(),
    }
}

fn table(pen: &mut Pen<'_>, lines: &[Line], words: &Words) {
    let heads = ["paper-solo-sum", "paper-solo-ways", "paper-solo-deed", "paper-solo-price"];
    pen.element(Element::Row, |pen| {
        for ((name, x), wide) in heads.into_iter().zip(COLUMNS).zip(WIDE) {
            pen.element(Element::ColumnHead, |pen| {
                pen.write_within(spot(x, TABLE + 4.4), wide - 2.0, &words.text(name), STRONG);
            });
        }
    });
    for (line, nth) in lines.iter().zip(0_u8..) {
        let y = TABLE + 6.4 + f32::from(nth) * HIGH;
        let ground = if nth % 2 == 0 { GROUND } else { BLANK };
        pen.rounded(area(0.0, y, LARGE.0, HIGH), 1.4, Paint::fill(ground));
        pen.element(Element::Row, |pen| {
            pen.element(Element::RowHead, |pen| {
                pen.write(spot(COLUMNS[0], y + 7.2), &line.sums, Style::new(Weight::Display, 14.0));
            });
            let [_, ways, does, price] = COLUMNS;
            let [_, _, room, last] = WIDE;
            pen.element(Element::Cell, |pen| pen.write(spot(ways, y + 7.0), &line.ways, TEXT));
            for (x, wide, text) in [(does, room, &line.does), (price, last, &line.price)] {
                pen.element(Element::Cell, |pen| {
                    pen.write_lines(spot(x, y + 4.8), wide, text, TEXT);
                });
            }
        });
    }
}

/// Returns what he does besides his table.
fn rules(words: &Words) -> Vec<Part> {
    let colors: Vec<String> = Color::RANKED.into_iter().map(|color| say::color(words, color)).collect();
    let rounds = Setup::rounds(*Setup::PLAYERS.start());
    let settle = [("his", Table::ROY_SETTLES.into()), ("yours", Table::PLAYER_SETTLES.into())];
    let rule = |name, about: String| Part::new(None, words.text(name), vec![about]);
    vec![
        rule("paper-solo-dice", words.with("paper-solo-dice-about", &[("colors", colors.join(", ").into())])),
        rule("paper-solo-settle", words.with("paper-solo-settle-about", &settle)),
        rule("paper-solo-round", words.with("paper-solo-round-about", &[("rounds", rounds.into())])),
        rule("paper-solo-events", words.text("paper-solo-events-about")),
    ]
}

/// Returns the results of each verdict, and what is said of them.
fn verdicts(words: &Words) -> Vec<(String, String)> {
    let of = |verdict: &Verdict| {
        let mut results = (0..=i32::from(MOST)).filter(|result| Verdict::of(*result) == *verdict);
        let (least, most) = (results.next().unwrap_or_default(), results.next_back().unwrap_or_default());
        let band = match verdict {
            Verdict::Lost => format!("< {}", most + 1),
            Verdict::Close | Verdict::Fair | Verdict::Good | Verdict::Great => format!("{least}–{most}"),
            Verdict::Master => format!("> {}", least - 1),
        };
        (band, say::verdict(words, *verdict))
    };
    Verdict::ALL.iter().map(of).collect()
}

/// Draws the verdicts by your points less his.
fn verdict(pen: &mut Pen<'_>, words: &Words) {
    let wide = LARGE.0 - RIGHT;
    let verdicts = verdicts(words);
    pen.rounded(area(RIGHT, BELOW, wide, 52.0), 2.2, Paint::fill(GROUND).lined(INK, 0.3));
    pen.element(Element::Heading, |pen| {
        pen.write_within(spot(RIGHT + 3.0, BELOW + 6.4), wide - 6.0, &words.text("paper-solo-result"), STRONG);
    });
    for ((band, said), nth) in verdicts.iter().zip(0_u8..) {
        let y = BELOW + 13.4 + f32::from(nth) * 7.0;
        pen.element(Element::Paragraph, |pen| {
            pen.write(spot(RIGHT + 3.0, y), band, STRONG);
            pen.write_within(spot(RIGHT + 19.0, y), wide - 22.0, said, TEXT);
        });
    }
}

/// Draws the count of both.
fn count(pen: &mut Pen<'_>, words: &Words) {
    let (top, high, box_wide) = (BELOW + 57.0, 7.6, 18.0);
    let columns = [LARGE.0 - 2.0 * box_wide, LARGE.0 - box_wide];
    pen.element(Element::Row, |pen| {
        pen.element(Element::ColumnHead, |_| {});
        for (x, who) in columns.into_iter().zip([words.text("paper-solo-you"), words.text("owner-roy")]) {
            pen.element(Element::ColumnHead, |pen| {
                pen.write_within(spot(x + box_wide / 2.0, top + 4.6), box_wide - 2.0, &who, STRONG.center());
            });
        }
    });
    let rows = Row::ALL.map(|row| say::row(words, row)).into_iter().chain([words.text("results-total")]);
    for (name, nth) in rows.zip(1_u8..) {
        let y = top + f32::from(nth) * high - 1.0;
        pen.element(Element::Row, |pen| {
            pen.element(Element::RowHead, |pen| {
                pen.write_within(spot(RIGHT, y + 5.0), columns[0] - RIGHT - 2.0, &name, TEXT);
            });
            for x in columns {
                let cell = area(x + 0.6, y, box_wide - 1.2, high - 0.8);
                pen.element(Element::Cell, |pen| pen.rounded(cell, 1.4, Paint::fill(BLANK).lined(GUIDE, 0.35)));
            }
        });
    }
}

/// Draws le Roy's points, to cross out.
fn track(pen: &mut Pen<'_>, words: &Words) {
    let name = words.text("paper-solo-points");
    pen.heading(spot(0.0, TRACK), &name, STRONG);
    let about = words.text("paper-solo-points-about");
    let from = pen.width(&name, STRONG) + 4.0;
    pen.write_within(spot(from, TRACK), LARGE.0 - from, &about, TEXT);
    let (wide, high) = (LARGE.0 / f32::from(ROW), 12.0);
    pen.figure(format!("{name}: 1–{MOST}"), |pen| {
        for number in 0..MOST {
            let corner = spot(f32::from(number % ROW) * wide, TRACK + 3.0 + f32::from(number / ROW) * high);
            let place = area(corner.x + 0.4, corner.y + 0.4, wide - 0.8, high - 0.8);
            pen.rounded(place, 1.2, Paint::fill(BLANK).lined(GUIDE, 0.35));
            pen.write_at(place.center(), &(number + 1).to_string(), Style::new(Weight::Display, 11.0));
        }
    });
}
