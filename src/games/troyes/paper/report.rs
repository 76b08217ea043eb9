//! The report of a game: the final points, the figures of its cards, and what was announced, round by round.

use super::flow::Columns;
use crate::chronicle::hall::PlayerName;
use crate::chronicle::{Recorded as _, Results};
use crate::crier::{Announcement as _, Cried as _, InWords as _, Turn, Words};
use crate::games::troyes::Troyes;
use crate::games::troyes::record::Record;
use crate::games::troyes::rules::{Activity, Event, Figure, Fought, SPACES, Source, Table};
use crate::games::troyes::words::{self as say, Cry};
use crate::paper::page::{Element, Paint, Spot, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Inks, Paper, PaperError};
use crate::play::Game as _;
use crate::show::{Counted as _, Excerpt};
use crate::stage::Weight;
use crate::stage::tokens::paper::{FAINT, GROUND, GUIDE, INK};

/// The width of the report on every paper, and the least margin.
const WIDTH: f32 = 180.0;
const MARGIN: f32 = 14.0;
const HEAD: Style = Style::new(Weight::Display, 14.0);
const TEXT: Style = Style::new(Weight::Text, 9.5);
const STRONG: Style = Style::new(Weight::Bold, 9.5);
/// The heights of a row, and of a heading with what is over its columns.
const ROW: f32 = 5.3;
const HEADED: f32 = 13.0;
/// What was announced stands in two columns.
const GAP: f32 = 8.0;
const COLUMN: f32 = (WIDTH - GAP) / 2.0;
/// The right end of the names.
const NAMES: f32 = 56.0;

/// A table of the report.
struct Sheet {
    /// Its heading, then the heads of the other columns.
    heads: Vec<String>,
    /// The left ends of these columns.
    columns: Vec<f32>,
    rows: Vec<Vec<String>>,
}

/// A paragraph of what was announced; a round's first one has a heading.
struct Told {
    head: Option<String>,
    text: String,
}

/// Prints the report of a game as a PDF.
///
/// # Errors
/// The texts have letters that the fonts lack.
pub fn report(record: &Record, paper: Paper, inks: Inks, words: &Words) -> Result<Booklet, PaperError> {
    let words = &words.among(&record.opening().players);
    let title = words.with("paper-report-title", &[("game", Troyes::TITLE.into())]);
    let mut booklet = Booklet::new(title.clone(), words)?.printed_with(inks);
    let (width, height) = paper.millimeters();
    let corner = spot((width - WIDTH) / 2.0, MARGIN);
    let space = height - 2.0 * MARGIN;
    let table = record.table();
    let results = record.results().and_then(|results| scores(results, words));
    let tables: Vec<Sheet> = results.into_iter().chain(figures(table, words)).collect();
    let columns = Columns { count: 1, width: WIDTH, gap: 0.0, height: space - 18.0, between: 4.0 };
    let first = columns.flow(&booklet, &tables, |pen, at, sheet| sheet.draw(pen, at))?;
    for (page, tables) in first.into_iter().enumerate() {
        booklet.page((width, height), |pen| {
            pen.at(corner, 1.0, |pen| {
                if page == 0 {
                    head(pen, &title, record, words);
                }
                for (at, sheet) in tables {
                    sheet.draw(pen, at.by(0.0, 18.0));
                }
            });
        })?;
    }
    let told = told(record, words);
    let columns = Columns { count: 2, width: COLUMN, gap: GAP, height: space - 4.0, between: 0.9 };
    for page in columns.flow(&booklet, &told, draw_told)? {
        booklet.page((width, height), |pen| {
            pen.at(corner, 1.0, |pen| {
                for (at, told) in page {
                    draw_told(pen, at.by(0.0, 4.0), told);
                }
            });
        })?;
    }
    Ok(booklet)
}

/// Draws the title, the code and the players.
fn head(pen: &mut Pen<'_>, title: &str, record: &Record, words: &Words) {
    pen.title(spot(0.0, 6.0), title, Style::new(Weight::Display, 19.0));
    if let Some(code) = record.code() {
        let code = words.with("paper-code", &[("code", code.to_string().into())]);
        pen.write(spot(WIDTH, 6.0), &code, HEAD.right());
    }
    pen.line(&[spot(0.0, 8.6), spot(WIDTH, 8.6)], Paint::line(INK, 0.5));
    let names = record.table().players().map(|(seat, _)| {
        let own = record.opening().players.get(seat.index()).map(|name| name.trim()).filter(|name| !name.is_empty());
        pen.printable(&own.map_or_else(|| say::seat(words, seat), PlayerName::shortened), STRONG)
    });
    let names = names.collect::<Vec<_>>().join(" · ");
    pen.write_within(spot(0.0, 13.4), WIDTH, &names, STRONG);
}

impl Sheet {
    /// Draws the table from its upper left corner; returns its height.
    fn draw(&self, pen: &mut Pen<'_>, at: Spot) -> f32 {
        let mut y = HEADED - 5.0;
        pen.element(Element::Table, |pen| {
            pen.element(Element::Row, |pen| self.row(pen, at.by(0.0, y), &self.heads, true));
            pen.line(&[at.by(0.0, y + 1.6), at.by(WIDTH, y + 1.6)], Paint::line(GUIDE, 0.3));
            y += 6.0;
            for (number, row) in self.rows.iter().enumerate() {
                if number % 2 == 0 {
                    pen.rounded(area(at.x - 1.5, at.y + y - 3.8, WIDTH + 3.0, ROW), 1.2, Paint::fill(GROUND));
                }
                pen.element(Element::Row, |pen| self.row(pen, at.by(0.0, y), row, false));
                y += ROW;
            }
        });
        y
    }

    fn row(&self, pen: &mut Pen<'_>, at: Spot, cells: &[String], head: bool) {
        let ends = self.columns.iter().skip(1).copied().chain([WIDTH]);
        for (number, ((cell, left), right)) in cells.iter().zip(&self.columns).zip(ends).enumerate() {
            let (element, style) = match (head, number) {
                (true, 0) => (Element::ColumnHead, HEAD),
                (true, _) => (Element::ColumnHead, TEXT.ink(FAINT)),
                (false, 0) => (Element::RowHead, STRONG),
                (false, _) => (Element::Cell, TEXT),
            };
            pen.element(element, |pen| pen.write_within(at.by(*left, 0.0), right - left - 2.0, cell, style));
        }
    }
}

/// Returns the final points, the best first; `None` as long as somebody's sheet is not whole.
fn scores(results: &Results<Troyes>, words: &Words) -> Option<Sheet> {
    let ranks = results.ranks();
    let rows = results.players.iter().map(|(seat, player)| {
        let points = Troyes::points(&player.sheet).ok()?;
        let rank = (*ranks.get(seat)?)?;
        let name = player.name.trim();
        let name = if name.is_empty() { say::seat(words, seat) } else { PlayerName::shortened(name) };
        let parts = Troyes::parts(&player.sheet).into_iter().map(|part| match part.from {
            Some(from) => format!("{} ({from})", part.points),
            None => part.points.to_string(),
        });
        let cells = std::iter::once(format!("{rank}. {name}")).chain(parts).chain([points.to_string()]);
        Some((rank, cells.collect::<Vec<_>>()))
    });
    let mut rows: Vec<(usize, Vec<String>)> = rows.collect::<Option<_>>()?;
    rows.sort_by_key(|(rank, _)| *rank);
    let parts = Troyes::parts(&results.players.values().next()?.sheet);
    let heads = parts.into_iter().map(|part| part.name.in_words(words));
    let heads = std::iter::once(words.text("results-title")).chain(heads).chain([words.text("results-total")]);
    Some(Sheet {
        heads: heads.collect(),
        columns: vec![0.0, NAMES, 92.0, 114.0, 136.0, 162.0],
        rows: rows.into_iter().map(|(_, row)| row).collect(),
    })
}

/// Returns the figures of the activities and of the events that came: what is printed on them, and who says so.
fn figures(table: &Table, words: &Words) -> Vec<Sheet> {
    let name = |figure: &'static str| words.with("figure-name", &[("figure", figure.into())]);
    let activities: Vec<Activity> = table.works().iter().map(|work| work.activity).collect();
    let activity = Sheet {
        heads: vec![
            words.text("paper-activities"),
            name("hire"),
            "÷".to_owned(),
            words.text("paper-spaces"),
            words.text("paper-source"),
        ],
        columns: vec![0.0, NAMES, 96.0, 116.0, 142.0],
        rows: activities.into_iter().map(|card| of_activity(table, card, words)).collect(),
    };
    let event = Sheet {
        heads: vec![
            words.text("paper-events"),
            name("fought"),
            "÷".to_owned(),
            name("banners"),
            words.text("paper-rewards"),
            words.text("paper-source"),
        ],
        columns: vec![0.0, NAMES, 96.0, 104.0, 122.0, 142.0],
        rows: table.came().iter().map(|card| of_event(table, *card, words)).collect(),
    };
    [activity, event].into_iter().filter(|sheet| !sheet.rows.is_empty()).collect()
}

/// A figure as it is written: a dash where it is open.
fn written(figure: Option<u8>) -> String {
    figure.map_or_else(|| "–".to_owned(), |figure| figure.to_string())
}

fn of_activity(table: &Table, card: Activity, words: &Words) -> Vec<String> {
    let page = &table.book().activities[card];
    let spaces = (0..SPACES).map(|space| page.space(space)).filter(|points| *points != Some(0));
    let spaces = spaces.map(written).collect::<Vec<_>>().join(" · ");
    let sources = page.spaces.iter().map(Figure::source).chain([page.hire.source(), page.per.source()]);
    let figures = [written(page.hire.get()), written(page.per.get()), spaces, source(sources, words)];
    std::iter::once(say::activity(words, card)).chain(figures).collect()
}

fn of_event(table: &Table, card: Event, words: &Words) -> Vec<String> {
    let page = &table.book().events[card];
    let word = |fought: Fought| words.with("figure-word", &[("word", fought.name().into())]);
    let fought = page.fought.get().map_or_else(|| written(None), word);
    let rewards = [page.first, page.second].map(|reward| written(reward.get())).join(" · ");
    let sources =
        [page.fought.source(), page.per.source(), page.banners.source(), page.first.source(), page.second.source()];
    let source = source(sources.into_iter(), words);
    let figures = [fought, written(page.per.get()), written(page.banners.get()), rewards, source];
    std::iter::once(say::event(words, card)).chain(figures).collect()
}

/// Returns who says the figures of a card, each source once.
fn source(sources: impl Iterator<Item = Option<Source>>, words: &Words) -> String {
    let known: Vec<Source> = sources.flatten().collect();
    let told = Source::ALL.into_iter().filter(|source| known.contains(source));
    let told = told.map(|source| words.with("figure-source", &[("source", source.name().into())]));
    told.collect::<Vec<_>>().join(", ")
}

/// Returns what was announced to everybody, without whose turn it was.
fn told(record: &Record, words: &Words) -> Vec<Told> {
    let told = Excerpt::<Troyes>::all(record, 0..record.done().len());
    let cries = Troyes::opening(record.opened_table()).into_iter();
    let cries = cries.chain(told.iter().flat_map(|told| Troyes::cries(told.told())));
    let mut all = Vec::new();
    let mut head = Some(words.text("paper-course"));
    for cry in cries {
        let asks = matches!(
            cry,
            Cry::Settles(..) | Cry::Acts(_) | Cry::Faces(..) | Cry::Pushes(_) | Cry::Aims(..) | Cry::RoundDone
        );
        if matches!(cry, Cry::Round(_)) {
            head = Some(cry.headline(words));
        } else if !asks {
            all.push(Told { head: head.take(), text: cry.say(words, Turn::default()) });
        }
    }
    all
}

/// Draws a paragraph from its upper left corner; returns its height.
fn draw_told(pen: &mut Pen<'_>, at: Spot, told: &Told) -> f32 {
    let mut y = 0.0;
    if let Some(head) = &told.head {
        pen.heading(at.by(0.0, 5.4), head, HEAD);
        y = 7.2;
    }
    let text = pen.printable(&told.text, TEXT);
    y + pen.write_lines(at.by(0.0, y + 2.6), COLUMN, &text, TEXT)
}
