//! What stands beside the picture, as much of it as there is room for.

use std::borrow::Cow;

use egui::{Rect, Ui};

use crate::desk::projector::count_step;
use crate::desk::widgets::column::{Column, Measure};
use crate::desk::widgets::sidebar;
use crate::desk::widgets::tools::Tools;
use crate::show::{CountStep, Side};

/// What stands there, and how it is set.
pub(super) struct Beside<'a> {
    side: Cow<'a, Side>,
    room: Room,
}

/// The room beside the picture.
#[derive(Clone, Copy)]
enum Room {
    /// It never changes.
    Own,
    /// It is what a place to choose in leaves, which comes and goes: no letters change with it.
    Shared,
    /// So little of that is left that there is a heading at most.
    Low,
}

/// The measures of the column; the desk's texts are as large as on a projector of that height.
const MEASURE: Measure = Measure { unit: 492.0, letters: 1.0, least: 13.0, strong: 13.0, short: false, most: 1.0 };

impl<'a> Beside<'a> {
    /// Returns what stands there, without choices that can be pressed elsewhere; `above_grid` if a table of small fields keeps its
    /// room, and otherwise beside a place to choose in, if one is `shown`. Next to that nothing is scrolled: a line that is half in
    /// sight would only begin there, and the picture tells it.
    pub(super) fn of(
        ui: &Ui,
        tools: &Tools<'_>,
        (rect, cried): (Rect, &str),
        (side, pressed): (&'a Side, bool),
        (above_grid, shown): (bool, bool),
    ) -> Self {
        let fits = |side: &Side, brief| {
            let draw = |column: &mut Column<'_>| sidebar::draw(column, side, cried);
            Column::high(ui, tools, rect.width(), MEASURE, (1.0, brief), &draw) <= rect.height() + 0.5
        };
        let whole = if pressed { Cow::Owned(side.without_choices()) } else { Cow::Borrowed(side) };
        if above_grid {
            Self { side: whole, room: Room::Own }
        } else if shown && !fits(&whole, true) {
            // The warning stands beside the heading, where it is not cut.
            let note = side.warning.clone().or_else(|| side.note.clone());
            let noted = Side { items: Vec::new(), note, warning: None, ..side.clone() };
            let side = if fits(&noted, false) { noted } else { Side { note: None, ..noted } };
            Self { side: Cow::Owned(side), room: Room::Low }
        } else {
            Self { side: whole, room: Room::Shared }
        }
    }

    /// Draws it, and at the end of a game what to count on the sheet. Returns where it ends.
    pub(super) fn ui(&self, ui: &mut Ui, tools: &Tools<'_>, steps: &[CountStep], cried: &str) -> f32 {
        let draw = |column: &mut Column<'_>| {
            sidebar::draw(column, &self.side, cried);
            for (at, step) in steps.iter().enumerate() {
                column.gap(0.02);
                count_step(column, at, step);
            }
        };
        let rect = ui.max_rect();
        match self.room {
            Room::Own => Column::fill(ui, tools, rect, MEASURE, draw),
            Room::Shared => Column::scroll(ui, tools, rect, MEASURE, draw),
            Room::Low => Column::still(ui, tools, rect, MEASURE, draw),
        }
    }
}
