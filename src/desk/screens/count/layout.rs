//! The layout of the grid's columns.

use egui::{Rangef, Rect};

use crate::play::Seat;
use crate::show::FieldGroup;

/// A cell of the grid: the player's row, and a column from 0: the name, then the fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct At {
    pub(super) seat: Seat,
    pub(super) column: usize,
}

/// The size of the grid in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    pub(super) rows: usize,
    /// The number of columns beside the name's.
    pub(super) fields: usize,
}

/// A step from cell to cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Left,
    Right,
    Up,
    Down,
    /// Down, or from the last row to the next column's first.
    Enter,
    /// To the next cell, or from a row's end to the next row.
    Tab,
    /// To the previous cell.
    BackTab,
}

impl At {
    /// Returns the field in this cell; `None` if it is the name's.
    pub(super) const fn field(self) -> Option<usize> {
        self.column.checked_sub(1)
    }

    /// Returns the cell one step on, in a grid of that size; steps stop at the edge.
    pub(super) fn after(self, step: Step, size: Size) -> Self {
        let last = Seat::nth(size.rows.saturating_sub(1));
        let above = Seat(self.seat.0.saturating_sub(1));
        let below = Seat(self.seat.0.saturating_add(1)).min(last);
        let end = size.fields;
        match step {
            Step::Left => Self { column: self.column.saturating_sub(1), ..self },
            Step::Right => Self { column: (self.column + 1).min(end), ..self },
            Step::Up => Self { seat: above, ..self },
            Step::Enter if self.seat >= last && self.column < end => Self { seat: Seat(0), column: self.column + 1 },
            Step::Tab if self.column < end => Self { column: self.column + 1, ..self },
            Step::Tab if self.seat < last => Self { seat: below, column: 0 },
            Step::BackTab if self.column > 0 => Self { column: self.column - 1, ..self },
            Step::BackTab if self.seat > above => Self { seat: above, column: end },
            Step::Tab | Step::BackTab => self,
            Step::Down | Step::Enter => Self { seat: below, ..self },
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
    /// The width of a column that is a group of its own, enough for its head in words.
    const ALONE: f32 = 84.0;
    const LEAST_NAME: f32 = 150.0;
    const MOST_NAME: f32 = 260.0;
    /// Lays out the columns of these groups from `left`, over that width.
    pub(super) fn new(left: f32, width: f32, groups: &[FieldGroup]) -> Self {
        let fields: usize = groups.iter().map(|group| group.fields.len()).sum();
        let alone = groups.iter().filter(|group| group.fields.len() == 1).count();
        let side_by_side = count(fields - alone);
        let between = Self::BETWEEN * count(fields.saturating_sub(groups.len()));
        let gaps = between + Self::GROUP * count(groups.len() + 1) + Self::BETWEEN;
        let rest = width - gaps - Self::TOTAL - Self::RANK - Self::ALONE * count(alone);
        let cell = ((rest - Self::LEAST_NAME) / side_by_side.max(1.0)).clamp(32.0, 46.0);
        let name = (rest - cell * side_by_side).clamp(Self::LEAST_NAME, Self::MOST_NAME);
        let mut cells = vec![Rangef::new(left, left + name)];
        let mut x = left + name;
        for group in groups {
            let cell = if group.fields.len() == 1 { Self::ALONE } else { cell };
            for at in 0..group.fields.len() {
                x += if at == 0 { Self::GROUP } else { Self::BETWEEN };
                cells.push(Rangef::new(x, x + cell));
                x += cell;
            }
        }
        x += Self::GROUP;
        let total = Rangef::new(x, x + Self::TOTAL);
        x += Self::TOTAL + Self::BETWEEN;
        Self { cells, total, rank: Rangef::new(x, x + Self::RANK) }
    }

    /// Returns the cell of that column in a row of that height.
    pub(super) fn cell(&self, column: usize, row: Rangef) -> Rect {
        Rect::from_x_y_ranges(self.cells.get(column).copied().unwrap_or(self.total), row)
    }

    /// Returns the rectangle from the first of these columns to the last.
    pub(super) fn group(&self, first: usize, last: usize, row: Rangef) -> Rect {
        self.cell(first, row).union(self.cell(last, row))
    }
}

fn count(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
