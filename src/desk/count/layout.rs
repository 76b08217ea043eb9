//! Where the columns of the count stand.

use eframe::egui::{Rangef, Rect};

use crate::games::troyes_dice::rules::SheetField;

/// A cell of the grid: the player's row, and a column from 0: the name, then [`SheetField::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct At {
    pub(super) row: usize,
    pub(super) column: usize,
}

/// A step from cell to cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Left,
    Right,
    Up,
    Down,
    /// Down, and from the last row on to the next column's first.
    Enter,
    /// To the next cell, and from a row's end to the next row.
    Tab,
    /// To the cell before.
    BackTab,
}

impl At {
    /// The last column.
    pub(super) const LAST: usize = SheetField::ALL.len();

    /// The field in this cell; nothing if it is the name's.
    pub(super) fn field(self) -> Option<SheetField> {
        SheetField::ALL.get(self.column.checked_sub(1)?).copied()
    }

    /// The cell one step on, among so many rows; the edge stays the edge.
    pub(super) fn after(self, step: Step, rows: usize) -> Self {
        let last = rows.saturating_sub(1);
        match step {
            Step::Left => Self { column: self.column.saturating_sub(1), ..self },
            Step::Right => Self { column: (self.column + 1).min(Self::LAST), ..self },
            Step::Up => Self { row: self.row.saturating_sub(1), ..self },
            Step::Enter if self.row >= last && self.column < Self::LAST => Self { row: 0, column: self.column + 1 },
            Step::Tab if self.column < Self::LAST => Self { column: self.column + 1, ..self },
            Step::Tab if self.row < last => Self { row: self.row + 1, column: 0 },
            Step::BackTab if self.column > 0 => Self { column: self.column - 1, ..self },
            Step::BackTab if self.row > 0 => Self { row: self.row - 1, column: Self::LAST },
            Step::Tab | Step::BackTab => self,
            Step::Down | Step::Enter => Self { row: (self.row + 1).min(last), ..self },
        }
    }
}

/// The columns' edges within a row.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    /// The name's column, then the fields'.
    pub(super) cells: Vec<Rangef>,
    /// The sum's column.
    pub(super) total: Rangef,
    /// The rank's column.
    pub(super) rank: Rangef,
}

impl Columns {
    const BETWEEN: f32 = 4.0;
    const GROUP: f32 = 16.0;
    const TOTAL: f32 = 62.0;
    const RANK: f32 = 52.0;
    /// The citizens' column, wide enough for its head in words.
    const CITIZENS: f32 = 84.0;
    const LEAST_NAME: f32 = 150.0;
    const MOST_NAME: f32 = 260.0;
    /// Columns that begin a group: drawn buildings, circles, what is left, citizens.
    const GROUPS: [usize; 4] = [1, 7, 13, 16];

    /// The columns from `left` on, over that width.
    pub(super) fn new(left: f32, width: f32) -> Self {
        let gaps = Self::BETWEEN * 12.0 + Self::GROUP * 5.0 + Self::BETWEEN;
        let rest = width - gaps - Self::TOTAL - Self::RANK - Self::CITIZENS;
        let cell = ((rest - Self::LEAST_NAME) / 15.0).clamp(32.0, 46.0);
        let name = (rest - cell * 15.0).clamp(Self::LEAST_NAME, Self::MOST_NAME);
        let mut cells = vec![Rangef::new(left, left + name)];
        let mut x = left + name;
        for column in 1..=At::LAST {
            x += if Self::GROUPS.contains(&column) { Self::GROUP } else { Self::BETWEEN };
            let cell = if column == At::LAST { Self::CITIZENS } else { cell };
            cells.push(Rangef::new(x, x + cell));
            x += cell;
        }
        x += Self::GROUP;
        let total = Rangef::new(x, x + Self::TOTAL);
        x += Self::TOTAL + Self::BETWEEN;
        Self { cells, total, rank: Rangef::new(x, x + Self::RANK) }
    }

    /// The cell of that column in a row of that height.
    pub(super) fn cell(&self, column: usize, row: Rangef) -> Rect {
        Rect::from_x_y_ranges(self.cells.get(column).copied().unwrap_or(self.total), row)
    }

    /// From the first of these columns to the last.
    pub(super) fn group(&self, first: usize, last: usize, row: Rangef) -> Rect {
        self.cell(first, row).union(self.cell(last, row))
    }
}
