//! Tables of figures, and their CSV file.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::chi_square::Fairness;

/// A table of the almanac.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureTable {
    /// The name for programs.
    pub key: &'static str,
    /// The title, in words.
    pub title: String,
    /// The columns.
    pub columns: Vec<(Head, Unit)>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// The name of a row or a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The name for programs.
    pub key: String,
    /// The name in words.
    pub name: String,
}

/// A row: a cell for each column.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The name.
    pub head: Head,
    /// The figures.
    pub cells: Vec<Cell>,
}

/// A figure.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cell {
    /// The measured value.
    pub seen: f64,
    /// The exact value, where it can be computed.
    pub exact: Option<f64>,
}

/// The unit of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// A probability, 0 to 1, shown in percent.
    Chance,
    /// A number.
    Number,
}

impl Head {
    /// Makes a head of a name for programs and one in words.
    #[must_use]
    pub fn new(key: impl Into<String>, name: impl Into<String>) -> Self {
        Self { key: key.into(), name: name.into() }
    }
}

impl Cell {
    /// Makes a figure of its measured and its exact value.
    #[must_use]
    pub const fn new(seen: f64, exact: Option<f64>) -> Self {
        Self { seen, exact }
    }
}

/// The first line of the file.
const HEADS: &str = "table,row,column,seen,exact";

/// Returns all figures as comma-separated values: first the parameters, then the figures, then the tests of chance. No
/// name in it needs quotation marks.
#[must_use]
pub fn csv(played: &[(&str, String)], tables: &[FigureTable], tests: &[Fairness]) -> String {
    let mut text = format!("{HEADS}\n");
    // Writing into a text cannot fail.
    for (key, value) in played {
        let _ = writeln!(text, "played,{key},,{value},");
    }
    for table in tables {
        for row in &table.rows {
            for ((column, _), cell) in table.columns.iter().zip(&row.cells) {
                let exact = cell.exact.map(|exact| format!("{exact:.6}")).unwrap_or_default();
                let _ = writeln!(text, "{},{},{},{:.6},{exact}", table.key, row.head.key, column.key, cell.seen);
            }
        }
    }
    for Fairness { key, name: _, test } in tests {
        let _ = writeln!(text, "chi-square,{key},statistic,{:.6},{}", test.statistic, test.degrees);
        let _ = writeln!(text, "chi-square,{key},tail,{:.6},", test.tail());
    }
    text
}

/// The figures of a file made by [`csv`], by the names for programs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept(BTreeMap<[String; 3], Cell>);

impl Kept {
    /// Reads the figures of a text; lines without a figure are skipped.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let lines = text.lines().filter_map(|line| {
            let mut parts = line.split(',');
            let mut next = || parts.next();
            let (table, row, column) = (next()?, next()?, next()?);
            let (seen, exact) = (next()?.parse().ok()?, next()?.parse().ok());
            Some(([table, row, column].map(str::to_owned), Cell { seen, exact }))
        });
        Self(lines.collect())
    }

    /// Returns the figure in that row and column of that table.
    #[must_use]
    pub fn get(&self, table: &str, row: &str, column: &str) -> Option<Cell> {
        self.0.get(&[table, row, column].map(str::to_owned)).copied()
    }

    /// Iterates over every figure with its table, row and column.
    pub fn all(&self) -> impl Iterator<Item = (&[String; 3], Cell)> {
        self.0.iter().map(|(names, cell)| (names, *cell))
    }
}
