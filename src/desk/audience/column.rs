//! A column of texts and pictures of which every size is a part of the window's height.

use eframe::egui::{Align, AsIdSalt, Color32, FontId, Rect, Stroke, StrokeKind, Ui, pos2, text::LayoutJob, vec2};

use crate::desk::look::tools::{self, Tools};
use crate::desk::tokens::{self, LEAST_SCALE, ROOM};
use crate::stage::Sprite;

/// A column that is filled from the top down.
pub(super) struct Column<'a> {
    pub(super) ui: &'a Ui,
    pub(super) tools: &'a Tools<'a>,
    /// What is left of it.
    pub(super) rest: Rect,
    /// What its sizes are parts of: the height of the whole window, or more where there is room for more.
    unit: f32,
    /// Whether anything is shown; the column may be filled only to see how far it reaches.
    shown: bool,
}

impl<'a> Column<'a> {
    /// By how much everything may be larger, the largest first; the least keeps every text above 3 % of the height.
    const SCALES: [f32; 7] = [1.6, 1.45, 1.3, 1.2, 1.1, 1.0, LEAST_SCALE];

    /// Fills `rect` in a window of that height, as large as it all fits.
    pub(super) fn fill(ui: &'a Ui, tools: &'a Tools<'a>, rect: Rect, height: f32, draw: impl Fn(&mut Self)) {
        let column = |scale: f32, shown: bool| Self { ui, tools, rest: rect, unit: height * scale, shown };
        let fits = |scale: &f32| {
            let mut tried = column(*scale, false);
            draw(&mut tried);
            tried.rest.top() <= rect.bottom()
        };
        let scale = Self::SCALES.into_iter().find(fits).unwrap_or(LEAST_SCALE);
        draw(&mut column(scale, true));
    }

    /// A length that is that part of the window's height.
    pub(super) fn part(&self, part: f32) -> f32 {
        self.unit * part
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

    /// Puts a picture of that part's size at the left and, beside it, whatever is drawn; says what rectangle they take.
    pub(super) fn beside(&mut self, part: f32, sprites: &[Sprite], draw: impl FnOnce(&mut Self)) -> Rect {
        let side = self.part(part);
        let square = Rect::from_min_size(self.rest.min, vec2(side, side));
        for sprite in sprites {
            self.picture(square, *sprite);
        }
        let left = square.right() + self.part(0.015);
        let rest = Rect::from_min_max(pos2(left, self.rest.top()), self.rest.max);
        let mut beside = Column { rest, ..*self };
        draw(&mut beside);
        let used = (beside.rest.top() - self.rest.top()).max(side);
        self.row(used)
    }

    /// Writes a sentence, in as many lines as it takes.
    pub(super) fn sentence(&mut self, text: &str, color: Color32) {
        self.write(text, tokens::plain(self.part(ROOM.text)), color);
    }

    /// Writes what is looked for.
    pub(super) fn strong(&mut self, text: &str, color: Color32) {
        self.write(text, tokens::bold(self.part(ROOM.strong)), color);
    }

    /// Writes a text in one line in the middle of `rect`'s height, from its left, and says how wide it is.
    pub(super) fn line(&self, rect: Rect, text: &str, font: FontId, color: Color32) -> f32 {
        if self.shown { line_in(self.ui, rect, text, font, color) } else { tools::width(self.ui, text, font) }
    }

    /// Shows a picture.
    pub(super) fn picture(&self, rect: Rect, sprite: impl Into<Sprite>) {
        if self.shown {
            self.tools.pictures.icon(self.ui.painter(), rect, sprite);
        }
    }

    /// Shows a field of a grid.
    pub(super) fn field(&self, rect: Rect, fill: Color32) {
        if self.shown {
            let stroke = Stroke::new(self.part(0.0024), self.tools.palette.line);
            self.ui.painter().rect(rect, 4, fill, stroke, StrokeKind::Inside);
        }
    }

    /// Tells readers of the screen what is painted at `rect`.
    pub(super) fn describe(&self, rect: Rect, id: impl AsIdSalt, text: &str) {
        if self.shown {
            tools::describe(self.ui, rect, self.ui.scope_id().with(id), text);
        }
    }

    fn write(&mut self, text: &str, font: FontId, color: Color32) {
        let height = height_of(self.ui, text, font.clone(), self.rest.width());
        let row = self.row(height);
        if self.shown {
            text_in(self.ui, row, text, font, color, Align::Min);
        }
        self.describe(row, text, text);
    }
}

/// Writes a text from the top of `rect`, wrapped to its width, and says how high it is.
pub(crate) fn text_in(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32, align: Align) -> f32 {
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
pub(crate) fn height_of(ui: &Ui, text: &str, font: FontId, width: f32) -> f32 {
    ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, width).size().y
}

/// Writes a text in one line in the middle of `rect`'s height, from its left, and says how wide it is.
pub(super) fn line_in(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32) -> f32 {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, color);
    let size = galley.size();
    ui.painter().galley(rect.left_center() - vec2(0.0, size.y / 2.0), galley, color);
    size.x
}
