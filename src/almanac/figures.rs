//! Figures in rows and columns, and the file in which they are kept.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::chi_square::Fairness;

/// A table of the almanac.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureTable {
    /// The name for programs.
    pub key: &'static str,
    /// What it tells, in words.
    pub title: String,
    /// The columns.
    pub columns: Vec<(Head, Unit)>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// What a row or a column is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The name for programs.
    pub key: String,
    /// The same in words.
    pub name: String,
}

/// A row: a cell for each column.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What it is about.
    pub head: Head,
    /// The figures.
    pub cells: Vec<Cell>,
}

/// A figure.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cell {
    /// What was seen.
    pub seen: f64,
    /// What it must be, where that can be computed.
    pub exact: Option<f64>,
}

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// A chance, 0 to 1, told in percent.
    Chance,
    /// A number.
    Number,
}

impl Head {
    /// With that name for programs, and that one in words.
    #[must_use]
    pub fn new(key: impl Into<String>, name: impl Into<String>) -> Self {
        Self { key: key.into(), name: name.into() }
    }
}

impl Cell {
    /// A figure that was seen, and what it must be.
    #[must_use]
    pub const fn new(seen: f64, exact: Option<f64>) -> Self {
        Self { seen, exact }
    }
}

/// The first line of the file.
const HEADS: &str = "table,row,column,seen,exact";

/// All figures as comma-separated values: first what was played, then the figures, then the tests of chance. No name in it needs
/// quotation marks.
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

/// The figures of a file that [`csv`] gave, by the names for programs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept(BTreeMap<[String; 3], Cell>);

impl Kept {
    /// What can be read of the text; lines that hold no figure are left out.
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

    /// The figure in that row and column of that table.
    #[must_use]
    pub fn get(&self, table: &str, row: &str, column: &str) -> Option<Cell> {
        self.0.get(&[table, row, column].map(str::to_owned)).copied()
    }

    /// Every figure with its table, row and column.
    pub fn all(&self) -> impl Iterator<Item = (&[String; 3], Cell)> {
        self.0.iter().map(|(names, cell)| (names, *cell))
    }
}
