//! A reckoning to take away: a table for a chat, and a sheet for a spreadsheet program.

use unicode_width::UnicodeWidthStr as _;

use crate::crier::Words;
use crate::games::troyes_dice::record::{PlayerSheet, Results};
use crate::games::troyes_dice::rules::{Building, Color, Score, SheetField};
use crate::games::troyes_dice::words;

/// What stands where a sheet that cannot be has no points.
const NO_POINTS: &str = "–";

/// The points as a table whose columns are aligned in letters of one width: a column for each player.
#[must_use]
pub fn reckoning_text(words: &Words, reckoning: &Results) -> String {
    let scores: Vec<Option<Score>> = reckoning.scores().into_iter().map(Result::ok).collect();
    let row = |name: String, points: &dyn Fn(&Score) -> u16| {
        let points = scores.iter().map(|score| shown(score.as_ref().map(points)));
        std::iter::once(name).chain(points).collect::<Vec<_>>()
    };
    let names = reckoning.players.iter().map(|player| one_line(&player.name));
    let mut rows = vec![std::iter::once(reckoning.date.to_string()).chain(names).collect()];
    for building in Building::ALL {
        rows.push(row(words::building(words, building), &|score| u16::from(*score.rows.get(building))));
    }
    rows.push(row(words.text("results-leftovers"), &|score| u16::from(score.leftovers)));
    rows.push(row(words.text("results-citizens"), &|score| u16::from(score.citizens)));
    rows.push(row(words.text("results-total"), &Score::total));
    let ranks = reckoning.ranks().into_iter().map(shown);
    rows.push(std::iter::once(words.text("results-rank")).chain(ranks).collect());
    aligned(&rows)
}

/// All that was entered and the points it makes, as comma-separated values (RFC 4180): a line for each player below a
/// line of names. Where a sheet cannot be, its points are left empty.
#[must_use]
pub fn reckoning_csv(words: &Words, reckoning: &Results) -> String {
    let mut heads = vec![words.text("results-date"), words.text("results-player")];
    heads.extend(SheetField::ALL.map(|field| words::sheet_field(words, field)));
    let points = |building| words.with("results-points-of", &[("building", words::building(words, building).into())]);
    heads.extend(Building::ALL.map(points));
    heads.extend(["results-leftover-points", "results-total", "results-rank"].map(|name| words.text(name)));
    // Whether a whole track was circled: resources, then citizens.
    heads.extend(
        Color::ALL.map(|color| {
            words.with("achievement-resource-track", &[("resource", words::resource(words, color).into())])
        }),
    );
    heads
        .extend(Color::ALL.map(|color| {
            words.with("achievement-citizen-track", &[("color-name", words::color(words, color).into())])
        }));

    let mut text = csv_line(&heads);
    let players = reckoning.players.iter().zip(reckoning.scores()).zip(reckoning.ranks());
    for ((player, score), rank) in players {
        let date = reckoning.date.to_string();
        text.push_str(&csv_line(&csv_fields(date, player, score.ok().as_ref(), rank)));
    }
    text
}

fn csv_fields(date: String, player: &PlayerSheet, score: Option<&Score>, rank: Option<usize>) -> Vec<String> {
    let points = |points: &dyn Fn(&Score) -> u16| score.map(|score| points(score).to_string()).unwrap_or_default();
    let mut fields = vec![date, player.name.clone()];
    fields.extend(SheetField::ALL.map(|field| player.sheet.get(field).to_string()));
    fields.extend(Building::ALL.map(|building| points(&|score| u16::from(*score.rows.get(building)))));
    fields.push(points(&|score| u16::from(score.leftovers)));
    fields.push(points(&Score::total));
    fields.push(rank.map(|rank| rank.to_string()).unwrap_or_default());
    fields.extend(Color::ALL.map(|color| u8::from(*player.sheet.tracks.resources.get(color)).to_string()));
    fields.extend(Color::ALL.map(|color| u8::from(*player.sheet.tracks.citizens.get(color)).to_string()));
    fields
}

/// A line of comma-separated values, quoted where they must be (RFC 4180).
fn csv_line(fields: &[String]) -> String {
    let quoted = |field: &String| {
        // Some programs drop spaces at the ends of what is not quoted.
        let must = field.contains([',', '"', '\r', '\n']) || field.trim() != field;
        if must { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.clone() }
    };
    let fields: Vec<String> = fields.iter().map(quoted).collect();
    fields.join(",") + "\r\n"
}

/// The first column to the left and the others to the right, with two spaces between them.
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

/// A name that would break the table's lines, on one.
fn one_line(name: &str) -> String {
    let words: Vec<&str> = name.split(|sign: char| sign.is_whitespace() || sign.is_control()).collect();
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
