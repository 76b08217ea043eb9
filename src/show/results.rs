//! Exports of the results: a text table for a chat, CSV for a spreadsheet program, and a picture.

use unicode_width::UnicodeWidthStr as _;

use super::count::{Part, TieBreak};
use super::counted::Counted;
use super::seat_names::player_name;
use crate::chronicle::{PlayerSheet, Results};
use crate::crier::{InWords as _, Words};
use crate::stage::{Bounds, Ink, Label, Placement, Point, Scene, Sprite, Weight};

/// The stand-in for the points of an impossible sheet.
const NO_POINTS: &str = "–";

/// Returns the points as a text table for a monospaced font: a column for each player.
#[must_use]
pub fn results_text<G: Counted>(words: &Words, results: &Results<G>) -> String {
    let names = results.players.values().map(|player| one_line(&player.name));
    let mut rows = vec![std::iter::once(results.date.to_string()).chain(names).collect()];
    for (at, head) in told_heads::<G>().into_iter().enumerate() {
        let points = results.players.values().map(|player| shown(parts(player).get(at).map(|part| part.points)));
        rows.push(std::iter::once(head.name.in_words(words)).chain(points).collect());
    }
    let totals = results.points().into_iter().map(|points| shown(points.ok()));
    rows.push(std::iter::once(total::<G>(words)).chain(totals).collect());
    for (at, head) in ties::<G>().into_iter().enumerate() {
        let numbers = results.players.values().map(|player| shown(tie(player, at)));
        rows.push(std::iter::once(head.name.in_words(words)).chain(numbers).collect());
    }
    let ranks = results.ranks().into_iter().map(shown);
    rows.push(std::iter::once(words.text("results-rank")).chain(ranks).collect());
    aligned(&rows)
}

/// Returns all entries and the points they make as comma-separated values (RFC 4180): a line for each player below a
/// line of names. What was not counted is left empty, and so are the points of an impossible sheet.
#[must_use]
pub fn results_csv<G: Counted>(words: &Words, results: &Results<G>) -> String {
    let name = |field: &G::Field| G::spec(*field).name.in_words(words);
    let mut heads_line = vec![words.text("results-date"), words.text("results-player")];
    heads_line.extend(G::FIELDS.iter().map(name));
    // What is entered as it counts stands there already.
    let computed: Vec<(usize, Part)> =
        heads::<G>().into_iter().enumerate().filter(|(_, part)| part.from.is_some()).collect();
    heads_line.extend(computed.iter().map(|(_, part)| part.title.in_words(words)));
    heads_line.extend(["results-total", "results-rank"].map(|name| words.text(name)));
    heads_line.extend(G::BOXES.iter().map(name));

    let mut text = csv_line(&heads_line);
    let players = results.players.values().zip(results.points()).zip(results.ranks());
    for ((player, points), rank) in players {
        let mut line = vec![results.date.to_string(), player.name.clone()];
        let number = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
        let entered = |field: &G::Field| G::get(&player.sheet, *field);
        line.extend(G::FIELDS.iter().map(|field| number(entered(field).or(G::EMPTY_IS_ZERO.then_some(0)))));
        let parts = parts(player);
        line.extend(computed.iter().map(|(at, _)| number(parts.get(*at).map(|part| part.points))));
        line.push(number(points.ok()));
        line.push(rank.map(|rank| rank.to_string()).unwrap_or_default());
        line.extend(G::BOXES.iter().map(|asked| u8::from(entered(asked).is_some()).to_string()));
        text.push_str(&csv_line(&line));
    }
    text
}

/// The height of a row; the picture's unit.
const ROW: f32 = 10.0;
const NAME: f32 = 60.0;
const COLUMN: f32 = 15.0;

/// Draws the results as a picture: a row for each player, the best first, with the parts of the points, and `foot` below them in
/// small letters.
#[must_use]
pub fn results_picture<G: Counted>(words: &Words, results: &Results<G>, title: &str, foot: Option<&str>) -> Scene {
    let (heads, ties) = (told_heads::<G>(), ties::<G>());
    let (total, rank) = (heads.len(), heads.len() + 1 + ties.len());
    let width = column(rank) + COLUMN;
    let label = |text: String, x: f32, y: f32, size: f32, weight| {
        let center = Point { x, y };
        Label { text, center, size, weight, ink: Ink::Dark }
    };
    let mut sprites = Vec::new();
    let mut labels = vec![label(title.to_owned(), width / 2.0, ROW * 0.8, 9.0, Weight::Display)];
    let parts_heads = (0..).zip(heads.iter().map(|head| (head.sprite, head.name)));
    let ties_heads = (total + 1..).zip(ties.iter().map(|head| (head.sprite, head.name)));
    for (at, (sprite, name)) in parts_heads.chain(ties_heads) {
        let y = ROW * 2.2;
        match sprite {
            Some(sprite) => sprites.push(Placement::new(sprite, Point { x: column(at), y }, ROW)),
            None => labels.push(label(name.in_words(words), column(at), y, 4.5, Weight::Bold)),
        }
    }
    labels.push(label(self::total::<G>(words), column(total), ROW * 2.2, 4.5, Weight::Bold));
    labels.push(label(words.text("results-rank"), column(rank), ROW * 2.2, 4.5, Weight::Bold));
    let ranked = results.players.iter().zip(results.points()).zip(results.ranks());
    // A row that nobody filled in is nobody's result.
    let mut players: Vec<_> = ranked.filter(|(((_, player), _), _)| !G::is_blank(&player.sheet)).collect();
    players.sort_by_key(|(_, rank)| rank.unwrap_or(usize::MAX));
    let alone = players.len() == 1;
    let mut y = ROW * 3.5;
    for (((seat, player), points), ranked) in players {
        labels.push(label(player_name(words, player, seat), NAME / 2.0, y, 6.0, Weight::Bold));
        if ranked == Some(1) && !alone {
            sprites.push(Placement::new(Sprite::CROWN, Point { x: column(rank) + COLUMN * 0.45, y }, ROW * 0.7));
        }
        let parts = parts(player);
        for at in 0..total {
            let points = shown(parts.get(at).map(|part| part.points));
            labels.push(label(points, column(at), y, 6.5, Weight::Text));
        }
        labels.push(label(shown(points.ok()), column(total), y, 6.5, Weight::Bold));
        for at in 0..ties.len() {
            labels.push(label(shown(tie(player, at)), column(total + 1 + at), y, 6.5, Weight::Text));
        }
        let ranked = ranked.map_or_else(|| NO_POINTS.to_owned(), |rank| format!("{rank}."));
        labels.push(label(ranked, column(rank), y, 6.5, Weight::Bold));
        y += ROW;
    }
    if let Some(foot) = foot {
        labels.push(label(foot.to_owned(), width / 2.0, y, 4.5, Weight::Text));
        y += ROW * 0.6;
    }
    let bounds = Bounds { min: Point { x: 0.0, y: 0.0 }, max: Point { x: width, y } };
    Scene { sprites, labels, ..Scene::empty(bounds) }
}

/// Returns the middle of a column of points.
fn column(at: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "as many columns as a sheet has parts")]
    let at = at as f32;
    NAME + COLUMN * (at + 0.5)
}

/// Returns the parts of the points, if there is more than one.
fn told_heads<G: Counted>() -> Vec<Part> {
    let heads = heads::<G>();
    if heads.len() > 1 { heads } else { Vec::new() }
}

/// Returns the name of the total: that of the only part, if there is no other.
fn total<G: Counted>(words: &Words) -> String {
    match &heads::<G>()[..] {
        [only] => only.name.in_words(words),
        [] | [_, _, ..] => words.text("results-total"),
    }
}

/// Returns the tie-breaks of any sheet.
fn ties<G: Counted>() -> Vec<TieBreak> {
    G::ties(&G::Sheet::default())
}

/// Returns a player's number for the tie-break with this index; `None` for an impossible sheet.
fn tie<G: Counted>(player: &PlayerSheet<G>, at: usize) -> Option<u16> {
    let ties = G::points(&player.sheet).is_ok().then(|| G::ties(&player.sheet))?;
    ties.get(at)?.number
}

/// Returns the parts of the points of any sheet.
fn heads<G: Counted>() -> Vec<Part> {
    G::parts(&G::Sheet::default())
}

/// Returns the parts of a player's points; none for an impossible sheet.
fn parts<G: Counted>(player: &PlayerSheet<G>) -> Vec<Part> {
    if G::points(&player.sheet).is_ok() { G::parts(&player.sheet) } else { Vec::new() }
}

/// Returns a line of comma-separated values, quoted where they must be (RFC 4180).
fn csv_line(fields: &[String]) -> String {
    let quoted = |field: &String| {
        // Some programs drop spaces at the ends of what is not quoted.
        let must = field.contains([',', '"', '\r', '\n']) || field.trim() != field;
        if must { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.clone() }
    };
    let fields: Vec<String> = fields.iter().map(quoted).collect();
    fields.join(",") + "\r\n"
}

/// Aligns the first column to the left and the others to the right, with two spaces between them.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
    let widths: Vec<usize> =
        (0..columns).map(|column| cells(column).map(|cell| cell.width()).max().unwrap_or_default()).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (at, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let space = " ".repeat(width.saturating_sub(cell.width()));
            if at == 0 {
                line.push_str(cell);
                line.push_str(&space);
            } else {
                line.push_str("  ");
                line.push_str(&space);
                line.push_str(cell);
            }
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn shown(number: Option<impl ToString>) -> String {
    number.map_or_else(|| NO_POINTS.to_owned(), |number| number.to_string())
}

/// Puts a name on one line, so that it does not break the table.
fn one_line(name: &str) -> String {
    let words: Vec<&str> = name.split(|sign: char| sign.is_whitespace() || sign.is_control()).collect();
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
