//! A column of texts and drawings whose sizes are parts of one unit: as large as everything fits, and never below a
//! least text size.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, AsIdSalt, Color32, CornerRadius, FontFamily, FontId, Galley, Painter, Rect, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, pos2, vec2,
};

use super::lines::{line_in, text_in};
use super::scrolled::{ACCENTS, follow_focus, leave_room, more_below};
use super::tools::{self, Tools};
use crate::desk::tokens::{self, ROOM};
use crate::show::Explained;
use crate::stage::Sprite;

/// A column that is filled from top to bottom.
pub(crate) struct Column<'a> {
    pub(crate) ui: &'a Ui,
    pub(crate) tools: &'a Tools<'a>,
    /// The rest of the column.
    pub(crate) rest: Rect,
    /// Whether explanations are dropped.
    pub(crate) brief: bool,
    /// The unit of its sizes.
    unit: f32,
    /// The factor by which letters are larger than their part of the unit.
    letters: f32,
    /// The least size of any text.
    least: f32,
    /// The least size of important text.
    strong: f32,
    /// Whether the explanation of an offer is short where possible.
    pub(crate) short: bool,
    /// Whether anything is drawn; the column may be filled only to measure it.
    shown: bool,
    /// Whether a line ends inside a word.
    broken: bool,
}

/// The measures of a column.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measure {
    /// The unit of sizes: the window's height on the projector.
    pub(crate) unit: f32,
    /// The factor by which letters are larger than usual where there is room.
    pub(crate) letters: f32,
    /// The least size of any text.
    pub(crate) least: f32,
    /// The least size of important text, as long as any arrangement of the rest makes room for that.
    pub(crate) strong: f32,
    /// Whether the explanation of an offer is short where possible.
    pub(crate) short: bool,
    /// The greatest scale where there is room.
    pub(crate) most: f32,
}

impl<'a> Column<'a> {
    /// The scales, the largest first; texts keep the least size.
    const SCALES: [f32; 11] = [1.6, 1.45, 1.3, 1.2, 1.1, 1.0, 0.95, 0.9, 0.8, 0.7, 0.6];

    /// The shares of the enlargement that letters keep, the largest first.
    const LARGER: [f32; 4] = [1.0, 0.66, 0.33, 0.0];

    /// Fills `rect`, as large as everything fits.
    ///
    /// Lines wrap before letters shrink; letters shrink before a word is broken or an explanation is dropped. Nothing else is left out.
    /// Enlarged letters stay so even if explanations must be dropped for it; short ones keep the usual size instead. Returns where it ends.
    pub(crate) fn fill(
        ui: &'a Ui,
        tools: &'a Tools<'a>,
        rect: Rect,
        measure: Measure,
        draw: impl Fn(&mut Self),
    ) -> f32 {
        let Measure { letters, least, strong, most, .. } = measure;
        let usual = [(1.0, false, strong), (1.0, false, least), (1.0, true, least)];
        // From letters as large as they are wished for, down to the usual ones.
        let larger = Self::LARGER.into_iter().filter(|_| letters > 1.0).map(|kept| 1.0 + (letters - 1.0) * kept);
        let larger = larger.flat_map(|larger| [false, true].map(|brief| (larger, brief, strong)));
        let scales = Self::SCALES.into_iter().filter(|scale| *scale <= most);
        let tried = || larger.clone().chain(usual).flat_map(|form| scales.clone().map(move |scale| (form, scale)));
        let fits = |((larger, brief, strong), scale): &((f32, bool, f32), f32), breaks: bool| {
            let measure = Measure { strong: *strong, letters: *larger, ..measure };
            let column = Self::measured(ui, tools, rect.width(), measure, (*scale, *brief), &draw);
            (breaks || !column.broken) && column.rest.top() - ui.max_rect().top() <= rect.height() + 0.5
        };
        let [.., smallest] = Self::SCALES;
        let found = tried().find(|tried| fits(tried, false)).or_else(|| tried().find(|tried| fits(tried, true)));
        let ((letters, brief, strong), scale) = found.unwrap_or(((1.0, true, least), smallest));
        let mut column = Self::of(ui, tools, rect, Measure { letters, strong, ..measure }, (scale, brief), true);
        draw(&mut column);
        column.rest.top()
    }

    /// Returns the height of the column in that width and at that scale, with explanations or `brief`.
    pub(crate) fn high(
        ui: &'a Ui,
        tools: &'a Tools<'a>,
        width: f32,
        measure: Measure,
        form: (f32, bool),
        draw: &impl Fn(&mut Self),
    ) -> f32 {
        Self::measured(ui, tools, width, measure, form, draw).rest.top() - ui.max_rect().top()
    }

    /// Returns the column in that width, filled but not drawn.
    fn measured(
        ui: &'a Ui,
        tools: &'a Tools<'a>,
        width: f32,
        measure: Measure,
        form: (f32, bool),
        draw: &impl Fn(&mut Self),
    ) -> Self {
        let rect = Rect::from_min_size(ui.max_rect().min, vec2(width, f32::MAX.sqrt()));
        let mut column = Self::of(ui, tools, rect, measure, form, false);
        draw(&mut column);
        column
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
        Self { ui, tools, rest, brief, unit: unit * scale, letters, least, strong, short, shown, broken: false }
    }

    /// Fills `rect` in letters that are never smaller: explanations are dropped where the rest fits then, and otherwise
    /// everything is scrolled. Returns where it ends.
    pub(crate) fn scroll(
        ui: &mut Ui,
        tools: &Tools<'_>,
        rect: Rect,
        measure: Measure,
        draw: impl Fn(&mut Column<'_>),
    ) -> f32 {
        let fill = |ui: &Ui, rest: Rect, brief, shown| {
            let mut column = Column::of(ui, tools, rest, measure, (1.0, brief), shown);
            draw(&mut column);
            column.rest.top() - rest.top()
        };
        let fits = |brief: &bool| fill(ui, rect, *brief, false) <= rect.height() + 0.5;
        if let Some(brief) = [false, true].into_iter().find(fits) {
            return rect.top() + fill(ui, rect, brief, true);
        }
        let cut = rect.with_min_y(rect.top() - ACCENTS);
        ui.scope_builder(UiBuilder::new().max_rect(cut), |ui| {
            let scrolled = ScrollArea::vertical().id_salt("column").auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add_space(ACCENTS);
                leave_room(ui);
                let wide = ui.available_width();
                let high = fill(ui, Rect::from_min_size(rect.min, vec2(wide, rect.height())), false, false);
                let (row, _) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
                fill(ui, row, false, true);
                follow_focus(ui);
            });
            more_below(ui, tools, &scrolled);
        });
        rect.bottom()
    }

    /// Fills `rect` in letters that are never smaller, whether there is room for everything or not. Returns where it ends.
    pub(crate) fn still(
        ui: &'a Ui,
        tools: &'a Tools<'a>,
        rect: Rect,
        measure: Measure,
        draw: impl Fn(&mut Self),
    ) -> f32 {
        let mut column = Self::of(ui, tools, rect, measure, (1.0, false), true);
        draw(&mut column);
        column.rest.top()
    }

    /// Returns a length of that part of the unit.
    pub(crate) fn part(&self, part: f32) -> f32 {
        self.unit * part
    }

    /// Returns the size of letters of that part of the unit.
    pub(crate) fn letters(&self, part: f32) -> f32 {
        (self.part(part) * self.letters).max(self.least)
    }

    /// Returns the font of sentences.
    pub(crate) fn plain(&self) -> FontId {
        tokens::plain(self.letters(ROOM.text))
    }

    /// Returns the font of a few explaining words: no larger than necessary where everything else would have to be
    /// dropped.
    pub(crate) fn few(&self) -> FontId {
        if self.brief { tokens::plain(self.least / self.letters) } else { self.plain() }
    }

    /// Returns the font of important text.
    pub(crate) fn bold(&self) -> FontId {
        tokens::bold(self.letters(ROOM.strong).max(self.strong))
    }

    /// Returns the font beside important text.
    pub(crate) fn price(&self) -> FontId {
        tokens::plain(self.letters(ROOM.text).max(self.strong))
    }

    /// Returns the font of a warning: as beside important text, until sentences have shrunk to the least size.
    pub(crate) fn warning(&self) -> FontId {
        let plain = self.plain();
        if plain.size > self.least { self.price() } else { plain }
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

    /// Leaves room of that size to the left, draws sprites in it and calls `draw` beside it; both are centered in the row's
    /// height, `pad` within its edges, on a card if `pad` is not 0. Returns the rectangle of the row.
    pub(crate) fn beside(&mut self, part: f32, pad: f32, sprites: &[Sprite], draw: impl Fn(&mut Self)) -> Rect {
        let (side, pad) = (self.part(part), self.part(pad));
        let left = self.rest.left() + pad + side + self.part(0.015);
        let inside = |top: f32, shown: bool| {
            let rest = Rect::from_min_max(pos2(left, top), pos2(self.rest.right() - pad, self.rest.bottom()));
            let mut beside = Column { rest, shown, ..*self };
            draw(&mut beside);
            (beside.rest.top() - top, beside.broken)
        };
        let (height, broken) = inside(self.rest.top(), false);
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
        self.broken = broken;
        self.row(all)
    }

    /// Draws a card's ground.
    fn card(&self, rect: Rect) {
        let stroke = Stroke::new(1.5, self.tools.palette.line);
        let corner = CornerRadius::same(tokens::CORNER);
        self.ui.painter().rect(rect, corner, self.tools.palette.card, stroke, StrokeKind::Inside);
    }

    /// Writes a sentence, in as many lines as it takes.
    pub(crate) fn sentence(&mut self, text: &str, color: Color32) {
        self.write(text, self.plain(), color);
    }

    /// Writes important text.
    pub(crate) fn strong(&mut self, text: &str, color: Color32) {
        self.write(text, self.bold(), color);
    }

    /// Returns the width of a text in one line.
    pub(crate) fn width(&self, text: &str, font: FontId) -> f32 {
        width_of(self.ui, text, font)
    }

    /// Writes a text in one line in the middle of `rect`'s height, from its left.
    pub(crate) fn line(&self, rect: Rect, text: &str, font: FontId, color: Color32) {
        if self.shown {
            line_in(self.ui, rect, text, font, color);
        }
    }

    /// Returns the painter; `None` while the column is only measured.
    pub(crate) fn painter(&self) -> Option<&Painter> {
        self.shown.then(|| self.ui.painter())
    }

    /// Draws a picture.
    pub(crate) fn picture(&self, rect: Rect, sprite: impl Into<Sprite>) {
        if self.shown {
            self.tools.pictures.icon(self.ui.painter(), rect, sprite);
        }
    }

    /// Describes what is painted at `rect` to screen readers.
    pub(crate) fn describe(&self, rect: Rect, id: impl AsIdSalt, text: &str) {
        if self.shown {
            tools::describe(self.ui, rect, self.ui.scope_id().with(id), text);
        }
    }

    /// As [`Self::describe`], with an explanation.
    pub(crate) fn explain(&self, rect: Rect, id: impl AsIdSalt, text: &str, explained: &Arc<Explained>) {
        if self.shown {
            self.tools.explain(self.ui, rect, self.ui.scope_id().with(id), text, explained);
        }
    }

    /// Writes a text in that font, in as many lines as it takes.
    pub(crate) fn write(&mut self, text: &str, font: FontId, color: Color32) {
        let galley = measured(self.ui, text, font.clone(), self.rest.width());
        self.broken |= !breaks_no_word(&galley);
        let row = self.row(galley.size().y * font.size / MEASURED);
        if self.shown {
            text_in(self.ui, row, text, font, color, Align::Min);
        }
    }
}

/// Lays out a text so that no short word stands alone in its last line, where narrower lines avoid that: as many of them.
pub(crate) fn evened(ui: &Ui, job: &LayoutJob) -> Arc<Galley> {
    /// The shares of the width to try.
    const PARTS: [f32; 6] = [0.94, 0.88, 0.82, 0.76, 0.7, 0.64];
    /// The least width of a last line, as a part of the widest one.
    const LAST: f32 = 0.3;
    let is_even = |galley: &Galley| {
        let [_, .., last] = galley.rows.as_slice() else { return true };
        let widest = galley.rows.iter().map(|row| row.rect().width()).fold(0.0, f32::max);
        last.rect().width() >= widest * LAST && last.glyphs.iter().any(|glyph| glyph.chr == ' ')
    };
    let as_whole = |galley: &Galley, whole: &Galley| {
        galley.rows.len() == whole.rows.len() && !galley.elided && breaks_no_word(galley)
    };
    let set = |job: LayoutJob| ui.fonts_mut(|fonts| fonts.layout_job(job));
    let whole = set(job.clone());
    if whole.elided || is_even(&whole) {
        return whole;
    }
    let narrower = PARTS.into_iter().map(|part| {
        let mut job = job.clone();
        job.wrap.max_width *= part;
        set(job)
    });
    narrower.into_iter().find(|galley| as_whole(galley, &whole) && is_even(galley)).unwrap_or(whole)
}

/// Whether each line ends where a word does.
pub(super) fn breaks_no_word(galley: &Galley) -> bool {
    let [lines @ .., _] = galley.rows.as_slice() else { return true };
    let ends = |chr: char| matches!(chr, ' ' | '-');
    lines.iter().all(|row| row.ends_with_newline || row.glyphs.last().is_none_or(|glyph| ends(glyph.chr)))
}

/// Returns the height of a text that is wrapped to that width.
///
/// Many sizes are tried before one is taken, and each would be rasterized: all are measured at one size. A line that
/// just fits there may not fit elsewhere, so slightly less than the width is used.
pub(crate) fn height_of(ui: &Ui, text: &str, font: FontId, width: f32) -> f32 {
    let scale = font.size / MEASURED;
    measured(ui, text, font, width).size().y * scale
}

/// Lays out a text wrapped to that width, at the size for measuring.
pub(super) fn measured(ui: &Ui, text: &str, font: FontId, width: f32) -> Arc<Galley> {
    let scale = font.size / MEASURED;
    let font = FontId::new(MEASURED, font.family);
    let mut job = LayoutJob::single_section(text.to_owned(), format(font, Color32::PLACEHOLDER));
    job.wrap.max_width = width / scale * 0.96;
    ui.painter().layout_job(job)
}

/// Returns the format of a text: lines of the display font would be too far apart by its own measures.
pub(super) fn format(font: FontId, color: Color32) -> TextFormat {
    /// The height of a line, as a part of the letters' size.
    const LINE: f32 = 1.2;
    let line_height = (font.family == FontFamily::Name(tokens::DISPLAY.into())).then_some(font.size * LINE);
    TextFormat { line_height, ..TextFormat::simple(font, color) }
}

/// Returns the width of a text in one line, measured as its height is.
pub(crate) fn width_of(ui: &Ui, text: &str, font: FontId) -> f32 {
    let scale = font.size / MEASURED;
    tools::width(ui, text, FontId::new(MEASURED, font.family)) * scale * 1.01
}

/// The size for measuring texts: small, since every measured letter takes up room in the font atlas, and one at which
/// the lines of our fonts are whole points high.
const MEASURED: f32 = 25.0;
