//! A column of texts and drawings whose sizes are parts of one length: as large as it all fits, and never below a least text.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, AsIdSalt, Color32, CornerRadius, FontFamily, FontId, Galley, Painter, Rect, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, pos2, vec2,
};

use super::scrolled::{ACCENTS, follow_focus, more_below};
use super::tools::{self, Tools};
use crate::desk::tokens::{self, ROOM};
use crate::show::Explained;
use crate::stage::Sprite;

/// A column that is filled from the top down.
pub(crate) struct Column<'a> {
    pub(crate) ui: &'a Ui,
    pub(crate) tools: &'a Tools<'a>,
    /// What is left of it.
    pub(crate) rest: Rect,
    /// Whether only what is needed is told: what explains it folds away.
    pub(crate) brief: bool,
    /// What its sizes are parts of.
    unit: f32,
    /// By how much letters are larger than their part of it.
    letters: f32,
    /// No text is lower.
    least: f32,
    /// What is looked for is not lower.
    strong: f32,
    /// Whether what explains an offer is told in short where that can be.
    pub(crate) short: bool,
    /// Whether anything is shown; the column may be filled only to see how far it reaches.
    shown: bool,
    /// Where in it lines stand.
    align: Align,
}

/// What a column's sizes are parts of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measure {
    /// The whole: the window's height on the projector.
    pub(crate) unit: f32,
    /// By how much letters are larger than usual where there is room.
    pub(crate) letters: f32,
    /// No text is lower.
    pub(crate) least: f32,
    /// What is looked for is not lower, as long as any order of all the rest makes room for that.
    pub(crate) strong: f32,
    /// Whether what explains an offer is told in short where that can be.
    pub(crate) short: bool,
    /// By how much everything may be larger where there is room.
    pub(crate) most: f32,
}

impl<'a> Column<'a> {
    /// By how much everything may be larger or smaller, the largest first; texts keep the least size.
    const SCALES: [f32; 11] = [1.6, 1.45, 1.3, 1.2, 1.1, 1.0, 0.95, 0.9, 0.8, 0.7, 0.6];

    /// How much of what letters are larger than usual they keep, the most first.
    const LARGER: [f32; 4] = [1.0, 0.66, 0.33, 0.0];

    /// Fills `rect`, as large as it all fits.
    ///
    /// Lines wrap before letters shrink; letters shrink before an explanation folds away. Nothing else is left out. Letters that
    /// are to be larger than usual stay so even if explanations must fold away for it; short ones keep the usual size instead.
    pub(crate) fn fill(ui: &'a Ui, tools: &'a Tools<'a>, rect: Rect, measure: Measure, draw: impl Fn(&mut Self)) {
        let Measure { letters, least, strong, most, .. } = measure;
        let usual = [(1.0, false, strong), (1.0, false, least), (1.0, true, least)];
        // From letters as large as they are wished for, down to the usual ones.
        let larger = Self::LARGER.into_iter().filter(|_| letters > 1.0).map(|kept| 1.0 + (letters - 1.0) * kept);
        let larger = larger.flat_map(|larger| [false, true].map(|brief| (larger, brief, strong)));
        let scales = Self::SCALES.into_iter().filter(|scale| *scale <= most);
        let mut tried = larger.chain(usual).flat_map(|form| scales.clone().map(move |scale| (form, scale)));
        let fits = |((larger, brief, strong), scale): &((f32, bool, f32), f32)| {
            let measure = Measure { strong: *strong, letters: *larger, ..measure };
            Self::high(ui, tools, rect.width(), measure, (*scale, *brief), &draw) <= rect.height() + 0.5
        };
        let [.., smallest] = Self::SCALES;
        let ((letters, brief, strong), scale) = tried.find(fits).unwrap_or(((1.0, true, least), smallest));
        draw(&mut Self::of(ui, tools, rect, Measure { letters, strong, ..measure }, (scale, brief), true));
    }

    /// How high all of it is in that width and at that scale, with explanations or `brief`.
    pub(crate) fn high(
        ui: &'a Ui,
        tools: &'a Tools<'a>,
        width: f32,
        measure: Measure,
        (scale, brief): (f32, bool),
        draw: &impl Fn(&mut Self),
    ) -> f32 {
        let rect = Rect::from_min_size(ui.max_rect().min, vec2(width, f32::MAX.sqrt()));
        let mut column = Self::of(ui, tools, rect, measure, (scale, brief), false);
        draw(&mut column);
        column.rest.top() - rect.top()
    }

    fn of(
        ui: &'a Ui,
        tools: &'a Tools<'a>,
        rest: Rect,
        measure: Measure,
        (scale, brief): (f32, bool),
        shown: bool,
    ) -> Self {
        let Measure { unit, letters, least, strong, short, most: _ } = measure;
        let least = least * letters;
        Self { ui, tools, rest, brief, unit: unit * scale, letters, least, strong, short, shown, align: Align::Min }
    }

    /// Fills `rect` in letters that are never smaller: an explanation folds away where the rest fits then, and otherwise all is
    /// scrolled.
    pub(crate) fn scroll(ui: &mut Ui, tools: &Tools<'_>, rect: Rect, measure: Measure, draw: impl Fn(&mut Column<'_>)) {
        let fill = |ui: &Ui, rest: Rect, brief, shown| {
            let mut column = Column::of(ui, tools, rest, measure, (1.0, brief), shown);
            draw(&mut column);
            column.rest.top() - rest.top()
        };
        let fits = |brief: &bool| fill(ui, rect, *brief, false) <= rect.height() + 0.5;
        if let Some(brief) = [false, true].into_iter().find(fits) {
            fill(ui, rect, brief, true);
            return;
        }
        let cut = rect.with_min_y(rect.top() - ACCENTS);
        ui.scope_builder(UiBuilder::new().max_rect(cut), |ui| {
            let scrolled = ScrollArea::vertical().id_salt("column").auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add_space(ACCENTS);
                let wide = ui.available_width() - tokens::GAP;
                let high = fill(ui, Rect::from_min_size(rect.min, vec2(wide, rect.height())), false, false);
                let (row, _) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
                fill(ui, row, false, true);
                follow_focus(ui);
            });
            more_below(ui, tools, &scrolled);
        });
    }

    /// A length that is that part of the whole.
    pub(crate) fn part(&self, part: f32) -> f32 {
        self.unit * part
    }

    /// How high letters of that part are.
    pub(crate) fn letters(&self, part: f32) -> f32 {
        (self.part(part) * self.letters).max(self.least)
    }

    /// The font of sentences.
    pub(crate) fn plain(&self) -> FontId {
        tokens::plain(self.letters(ROOM.text))
    }

    /// The font of a few words that explain: no larger than they must be where all else would have to fold away.
    pub(crate) fn few(&self) -> FontId {
        if self.brief { tokens::plain(self.least / self.letters) } else { self.plain() }
    }

    /// The font of what is looked for.
    pub(crate) fn bold(&self) -> FontId {
        tokens::bold(self.letters(ROOM.strong).max(self.strong))
    }

    /// The font of what is looked for beside that.
    pub(crate) fn price(&self) -> FontId {
        tokens::plain(self.letters(ROOM.text).max(self.strong))
    }

    /// Takes a row of that height off the top.
    pub(crate) fn row(&mut self, height: f32) -> Rect {
        let (row, rest) = self.rest.split_top_bottom_at_y(self.rest.top() + height);
        self.rest = rest;
        row
    }

    /// Leaves a gap.
    pub(crate) fn gap(&mut self, part: f32) {
        self.row(self.part(part));
    }

    /// Puts drawings of that part's size at the left and, beside them, whatever is drawn; both stand in the middle of the
    /// row's height, `pad` within its edges, on a card if `card`. Says what rectangle they take.
    pub(crate) fn beside(&mut self, part: f32, pad: f32, sprites: &[Sprite], draw: impl Fn(&mut Self)) -> Rect {
        let (side, pad) = (self.part(part), self.part(pad));
        let left = self.rest.left() + pad + side + self.part(0.015);
        let inside = |top: f32, shown: bool| {
            let rest = Rect::from_min_max(pos2(left, top), pos2(self.rest.right() - pad, self.rest.bottom()));
            let mut beside = Column { rest, shown, ..*self };
            draw(&mut beside);
            beside.rest.top() - top
        };
        let height = inside(self.rest.top(), false);
        let all = height.max(side) + 2.0 * pad;
        let row = self.rest.with_max_y(self.rest.top() + all);
        if self.shown {
            if pad > 0.0 {
                self.card(row);
            }
            let corner = pos2(row.left() + pad, row.center().y - side / 2.0);
            for sprite in sprites {
                self.picture(Rect::from_min_size(corner, vec2(side, side)), *sprite);
            }
            inside(row.center().y - height / 2.0, true);
        }
        self.row(all)
    }

    /// So many cards beside each other, all as high as the highest, with lines in their middle; says what rectangles they take.
    pub(crate) fn abreast(&mut self, cards: usize, draw: impl Fn(&mut Self, usize)) -> Vec<Rect> {
        let (gap, pad) = self.around_cards();
        let wide = self.abreast_width(cards) + 2.0 * pad;
        let top = self.rest.top();
        let left = |at: usize| self.rest.left() + f32::from(u8::try_from(at).unwrap_or(u8::MAX)) * (wide + gap);
        let card = |at: usize| Rect::from_min_max(pos2(left(at), top), pos2(left(at) + wide, self.rest.bottom()));
        let inside = |at: usize, top: f32, shown: bool| {
            let rest = card(at).shrink2(vec2(pad, 0.0)).with_min_y(top);
            let mut inside = Column { rest, shown, align: Align::Center, ..*self };
            draw(&mut inside, at);
            inside.rest.top() - top
        };
        let heights: Vec<f32> = (0..cards).map(|at| inside(at, top, false)).collect();
        let all = heights.iter().copied().fold(0.0, f32::max) + 2.0 * pad;
        let rects: Vec<Rect> = (0..cards).map(|at| card(at).with_max_y(top + all)).collect();
        if self.shown {
            for (at, rect) in rects.iter().enumerate() {
                self.card(*rect);
                inside(at, top + pad, true);
            }
        }
        self.row(all);
        rects
    }

    /// How wide the inside of each of so many cards beside each other is.
    pub(crate) fn abreast_width(&self, cards: usize) -> f32 {
        let (gap, pad) = self.around_cards();
        let count = f32::from(u8::try_from(cards).unwrap_or(u8::MAX)).max(1.0);
        (self.rest.width() - gap * (count - 1.0)) / count - 2.0 * pad
    }

    /// Between two cards beside each other, and between a card's edge and what stands in it.
    fn around_cards(&self) -> (f32, f32) {
        (self.part(0.015), self.part(0.012))
    }

    /// A card's ground.
    fn card(&self, rect: Rect) {
        let stroke = Stroke::new(1.5, self.tools.palette.line);
        let corner = CornerRadius::same(tokens::CORNER);
        self.ui.painter().rect(rect, corner, self.tools.palette.card, stroke, StrokeKind::Inside);
    }

    /// Writes a sentence, in as many lines as it takes.
    pub(crate) fn sentence(&mut self, text: &str, color: Color32) {
        self.write(text, self.plain(), color);
    }

    /// Writes what is looked for.
    pub(crate) fn strong(&mut self, text: &str, color: Color32) {
        self.write(text, self.bold(), color);
    }

    /// How wide a text is in one line.
    pub(crate) fn width(&self, text: &str, font: FontId) -> f32 {
        width_of(self.ui, text, font)
    }

    /// Writes a text in one line in the middle of `rect`'s height, from its left.
    pub(crate) fn line(&self, rect: Rect, text: &str, font: FontId, color: Color32) {
        if self.shown {
            line_in(self.ui, rect, text, font, color);
        }
    }

    /// What is painted with; nothing while the column is only filled to see how far it reaches.
    pub(crate) fn painter(&self) -> Option<&Painter> {
        self.shown.then(|| self.ui.painter())
    }

    /// Shows a picture.
    pub(crate) fn picture(&self, rect: Rect, sprite: impl Into<Sprite>) {
        if self.shown {
            self.tools.pictures.icon(self.ui.painter(), rect, sprite);
        }
    }

    /// Tells readers of the screen what is painted at `rect`.
    pub(crate) fn describe(&self, rect: Rect, id: impl AsIdSalt, text: &str) {
        if self.shown {
            tools::describe(self.ui, rect, self.ui.scope_id().with(id), text);
        }
    }

    /// The same, of what can be explained.
    pub(crate) fn explain(&self, rect: Rect, id: impl AsIdSalt, text: &str, explained: &Arc<Explained>) {
        if self.shown {
            self.tools.explain(self.ui, rect, self.ui.scope_id().with(id), text, explained);
        }
    }

    /// Writes a text in that font, in as many lines as it takes.
    pub(crate) fn write(&mut self, text: &str, font: FontId, color: Color32) {
        let height = height_of(self.ui, text, font.clone(), self.rest.width());
        let row = self.row(height);
        if self.shown {
            text_in(self.ui, row, text, font, color, self.align);
        }
    }
}

/// Writes a text from the top of `rect`, wrapped to its width, and says how high it is.
pub(crate) fn text_in(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32, align: Align) -> f32 {
    let mut job = LayoutJob::single_section(text.to_owned(), format(font, color));
    (job.wrap.max_width, job.halign) = (rect.width(), align);
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
///
/// Many sizes are tried before one is taken, and each would be rasterized: all are measured at one size. A line that just
/// fits there may not fit elsewhere, so a little less than the width counts.
pub(crate) fn height_of(ui: &Ui, text: &str, font: FontId, width: f32) -> f32 {
    let scale = font.size / MEASURED;
    measured(ui, text, font, width).size().y * scale
}

/// A text that is wrapped to that width, at the size at which texts are measured.
pub(super) fn measured(ui: &Ui, text: &str, font: FontId, width: f32) -> Arc<Galley> {
    let scale = font.size / MEASURED;
    let font = FontId::new(MEASURED, font.family);
    let mut job = LayoutJob::single_section(text.to_owned(), format(font, Color32::PLACEHOLDER));
    job.wrap.max_width = width / scale * 0.96;
    ui.painter().layout_job(job)
}

/// How a text is written: lines of the display font would stand too far apart by its own measures.
fn format(font: FontId, color: Color32) -> TextFormat {
    /// A line's height, as a part of the letters' size.
    const LINE: f32 = 1.2;
    let line_height = (font.family == FontFamily::Name(tokens::DISPLAY.into())).then_some(font.size * LINE);
    TextFormat { line_height, ..TextFormat::simple(font, color) }
}

/// How wide a text is in one line, measured as its height is.
pub(crate) fn width_of(ui: &Ui, text: &str, font: FontId) -> f32 {
    let scale = font.size / MEASURED;
    tools::width(ui, text, FontId::new(MEASURED, font.family)) * scale * 1.01
}

/// The size at which texts are measured: small, since every letter that is measured takes its place among the glyphs, and one
/// at which the lines of our fonts are whole points high.
const MEASURED: f32 = 25.0;

/// Writes a text in one line in the middle of `rect`'s height, from its left, and says how wide it is.
pub(crate) fn line_in(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32) -> f32 {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, color);
    let size = galley.size();
    ui.painter().galley(rect.left_center() - vec2(0.0, size.y / 2.0), galley, color);
    size.x
}
