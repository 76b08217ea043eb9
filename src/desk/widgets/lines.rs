//! A text in lines that break no word.

use egui::text::LayoutJob;
use egui::{Align, Color32, FontId, Pos2, Rect, Ui, pos2, vec2};

use super::column::{breaks_no_word, evened, format, measured};

/// A text in as few lines as possible, all about as long: none breaks a word, or separates a word from its punctuation.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    text: String,
    font: FontId,
    width: f32,
    /// The height of the lines.
    pub(crate) height: f32,
}

impl Lines {
    /// Breaks a text into lines of that width; `None` where a word is wider.
    pub(crate) fn of(ui: &Ui, text: &str, font: FontId, width: f32) -> Option<Self> {
        /// The shares of the width to try.
        const PARTS: [f32; 7] = [1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52];
        let galley = |part: f32| measured(ui, text, font.clone(), width * part);
        let rows = galley(1.0).rows.len();
        let tried = PARTS.into_iter().map(|part| (part, galley(part)));
        let alike =
            tried.take_while(|(_, galley)| galley.rows.len() == rows).filter(|(_, galley)| breaks_no_word(galley));
        let (part, galley) = if rows == 1 { alike.take(1).last()? } else { alike.last()? };
        let height = galley.size().y * font.size / galley.job.sections.first()?.format.font_id.size;
        Some(Self { text: text.to_owned(), font, width: width * part, height })
    }

    /// Paints the lines, centered below that point.
    pub(crate) fn paint(&self, ui: &Ui, at: Pos2, ink: Color32) {
        // What is measured at another size is as wide as that, but for a hair.
        let rect = Rect::from_min_size(at - vec2(self.width * 0.49, 0.0), vec2(self.width * 0.98, self.height));
        text_in(ui, rect, &self.text, self.font.clone(), ink, Align::Center);
    }
}

/// Writes a text from the top of `rect`, wrapped to its width, and returns its height.
pub(crate) fn text_in(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32, align: Align) -> f32 {
    let mut job = LayoutJob::single_section(text.to_owned(), format(font, color));
    (job.wrap.max_width, job.halign) = (rect.width(), align);
    let galley = evened(ui, &job);
    let height = galley.size().y;
    let x = match align {
        Align::Min => rect.left(),
        Align::Center => rect.center().x,
        Align::Max => rect.right(),
    };
    ui.painter().galley(pos2(x, rect.top()), galley, color);
    height
}

/// Writes a text in one line, centered in `rect`'s height, from its left, and returns its width.
pub(crate) fn line_in(ui: &Ui, rect: Rect, text: &str, font: FontId, color: Color32) -> f32 {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, color);
    let size = galley.size();
    ui.painter().galley(rect.left_center() - vec2(0.0, size.y / 2.0), galley, color);
    size.x
}

#[cfg(test)]
mod tests {
    use egui::text::LayoutJob;
    use egui::{Context, RawInput};

    use super::*;
    use crate::desk::tokens;
    use crate::desk::widgets::column::evened;
    use crate::desk::widgets::style;

    #[test]
    fn no_short_word_stands_alone_in_a_last_line() {
        let ctx = Context::default();
        style::set_fonts(&ctx);
        let mut last = Vec::new();
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            last.clear();
            for text in ["a Fortress stands in column 4.", "costs at most up to 2", "influence may raise it."] {
                for font in [tokens::text(), tokens::display(40.0)] {
                    let set =
                        |width| evened(ui, &LayoutJob::simple(text.to_owned(), font.clone(), Color32::BLACK, width));
                    let galley = set(set(f32::INFINITY).size().x * 0.97);
                    let lines: Vec<String> = galley.rows.iter().map(|row| row.text()).collect();
                    last.push(lines);
                }
            }
        });
        output.textures_delta.clear();
        assert_eq!(last.len(), 6);
        assert!(last.iter().all(|lines| lines.len() == 2 && lines[1].contains(' ')), "{last:?}");
    }
}
