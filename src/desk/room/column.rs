//! A column of texts and pictures of which every size is a part of the window's height.

use eframe::egui::{Align, Color32, FontId, Rect, Ui, pos2, text::LayoutJob, vec2};

use crate::desk::tokens::{self, ROOM};
use crate::desk::tools::describe;

/// A column that is filled from the top down.
pub(super) struct Column {
    /// What is left of it.
    pub(super) rest: Rect,
    /// The height of the whole window.
    pub(super) height: f32,
}

impl Column {
    /// A length that is that part of the window's height.
    pub(super) fn part(&self, part: f32) -> f32 {
        self.height * part
    }

    /// Takes a row of that height off the top.
    pub(super) fn row(&mut self, height: f32) -> Rect {
        let (row, rest) = self.rest.split_top_bottom_at_y(self.rest.top() + height);
        self.rest = rest;
        row
    }

    /// Leaves a gap.
    pub(super) fn gap(&mut self, part: f32) {
        self.row(self.part(part));
    }

    /// Writes a sentence, in as many lines as it takes.
    pub(super) fn sentence(&mut self, ui: &Ui, text: &str, color: Color32) {
        self.write(ui, text, tokens::plain(self.part(ROOM.text)), color);
    }

    /// Writes what is looked for.
    pub(super) fn strong(&mut self, ui: &Ui, text: &str, color: Color32) {
        self.write(ui, text, tokens::bold(self.part(ROOM.strong)), color);
    }

    fn write(&mut self, ui: &Ui, text: &str, font: FontId, color: Color32) {
        let height = text_in(ui, self.rest, text, font, color, Align::Min);
        let row = self.row(height);
        describe(ui, row, ui.scope_id().with(text), text);
    }
}

/// Writes a text from the top of `rect`, wrapped to its width, and says how high it is.
pub(in crate::desk) fn text_in(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32, align: Align) -> f32 {
    let mut job = LayoutJob::simple(text.to_owned(), font, color, rect.width());
    job.halign = align;
    let galley = ui.painter().layout_job(job);
    let height = galley.size().y;
    let x = match align {
        Align::Min => rect.left(),
        Align::Center => rect.center().x,
        Align::Max => rect.right(),
    };
    ui.painter().galley(pos2(x, rect.top()), galley, color);
    height
}

/// How high a text is when it is wrapped to that width.
pub(in crate::desk) fn height_of(ui: &Ui, text: &str, font: FontId, width: f32) -> f32 {
    ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, width).size().y
}

/// Writes a text in one line in the middle of `rect`'s height, from its left, and says how wide it is.
pub(super) fn line_in(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32) -> f32 {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, color);
    let size = galley.size();
    ui.painter().galley(rect.left_center() - vec2(0.0, size.y / 2.0), galley, color);
    size.x
}
