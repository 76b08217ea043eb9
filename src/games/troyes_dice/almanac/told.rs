//! The selection of figures for a curious player; the file has all of them.

use crate::almanac::{Cell, FigureTable, Head, Row, Unit};
use crate::crier::Words;
use crate::games::troyes_dice::rules::{Color, Day};
use crate::games::troyes_dice::words as say;

/// Shortens the tables for a terminal: dice, colors and tiles with equal odds are merged.
pub(super) fn told(words: &Words, figures: Vec<FigureTable>) -> Vec<FigureTable> {
    let table = |table: FigureTable| match table.key {
        "struck" => by_color(words, table),
        "struck-so-far" => exact_beside(words, evenings(words, table)),
        "places" => exact_beside(words, table),
        "half-days" => across(evenings(words, table)),
        "available" => together(words, "almanac-any-color", table, false),
        "plazas" => across(table),
        "tiles" => together(words, "almanac-any-tile", table, true),
        _ => table,
    };
    figures.into_iter().map(table).collect()
}

/// Merges the dice of each color, and adds a row for all of them.
fn by_color(words: &Words, table: FigureTable) -> FigureTable {
    let of = |color: Color| {
        let of_color = |row: &&Row| row.head.key.starts_with(color.name());
        Row { head: Head::new(color.name(), say::color(words, color)), cells: mean(table.rows.iter().filter(of_color)) }
    };
    let rows = Color::ALL.map(of).into();
    together(words, "almanac-any-color", FigureTable { rows, ..table }, true)
}

/// Adds the mean of all rows below them, or in their place unless `each`; the exact value is the same for each.
fn together(words: &Words, name: &str, table: FigureTable, each: bool) -> FigureTable {
    let all = Row { head: Head::new("any", words.text(name)), cells: mean(table.rows.iter()) };
    let rows = table.rows.into_iter().filter(|_| each).map(|row| Row { cells: seen(&row.cells), ..row });
    FigureTable { rows: rows.chain([all]).collect(), ..table }
}

/// Merges the rows of half-days by days: sums as of each evening, and otherwise the mean of both halves.
fn evenings(words: &Words, table: FigureTable) -> FigureTable {
    let sums = table.key == "struck-so-far";
    let day = |day: Day| {
        let of_day = |row: &&Row| {
            let half = row.head.key.strip_prefix(&day.number().to_string());
            half.is_some_and(|half| half == "a" || !sums)
        };
        let mut rows = table.rows.iter().filter(of_day).peekable();
        rows.peek()?;
        Some(Row { head: Head::new(day.number().to_string(), say::day(words, day)), cells: mean(rows) })
    };
    let rows = (1..=Day::LAST.number()).filter_map(|number| day(Day::try_from(number).ok()?)).collect();
    FigureTable { rows, ..table }
}

/// Turns the first column into a row.
fn across(table: FigureTable) -> FigureTable {
    let Some((head, unit)) = table.columns.into_iter().next() else { return FigureTable { columns: vec![], ..table } };
    let cells = table.rows.iter().filter_map(|row| row.cells.first().copied()).collect();
    let columns = table.rows.into_iter().map(|row| (row.head, unit)).collect();
    FigureTable { columns, rows: vec![Row { head, cells }], ..table }
}

/// Moves the exact values of the first column to a column of their own, where all are known; the others add nothing.
fn exact_beside(words: &Words, mut table: FigureTable) -> FigureTable {
    let exact: Option<Vec<f64>> = table.rows.iter().map(|row| row.cells.first()?.exact).collect();
    for row in &mut table.rows {
        row.cells = seen(&row.cells);
    }
    if let Some(exact) = exact {
        let unit = table.columns.first().map_or(Unit::Number, |(_, unit)| *unit);
        table.columns.insert(1, (Head::new("exact", words.text("almanac-exact")), unit));
        for (row, exact) in table.rows.iter_mut().zip(exact) {
            row.cells.insert(1, Cell::new(exact, None));
        }
    }
    table
}

/// Returns the measured values alone.
fn seen(cells: &[Cell]) -> Vec<Cell> {
    cells.iter().map(|cell| Cell { exact: None, ..*cell }).collect()
}

/// Returns the mean of each column; with an exact value where each cell has one.
fn mean<'a>(rows: impl Iterator<Item = &'a Row>) -> Vec<Cell> {
    let rows: Vec<&Row> = rows.collect();
    let count = f64::from(u32::try_from(rows.len()).unwrap_or(u32::MAX));
    let columns = rows.iter().map(|row| row.cells.len()).min().unwrap_or_default();
    let column = |at: usize| {
        let cells = || rows.iter().filter_map(|row| row.cells.get(at));
        let exact: Option<f64> = cells().map(|cell| cell.exact).sum();
        Cell::new(cells().map(|cell| cell.seen).sum::<f64>() / count, exact.map(|sum| sum / count))
    };
    (0..columns).map(column).collect()
}
