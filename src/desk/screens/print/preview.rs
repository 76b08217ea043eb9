//! The preview of a print's first page.

use std::sync::Arc;

use egui::{Rect, Stroke, StrokeKind, Ui, vec2};

use super::painted;
use crate::crier::{InWords as _, Language, Manner, Words};
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, wrong};
use crate::paper::{Booklet, PaperError};
use crate::stage::tokens::paper::BLANK;

/// A cached print, laid out anew only when its record `R`, if it has one, its choices `C` or the words' language have
/// changed.
pub struct Preview<R, C> {
    made: Option<Made<R, C>>,
}

struct Made<R, C> {
    record: Option<R>,
    choices: C,
    words: (Language, Manner),
    laid: Laid,
}

/// A print with its pages, or why there are none.
pub type Laid = Result<Arc<Booklet>, PaperError>;

impl<R, C> Default for Preview<R, C> {
    fn default() -> Self {
        Self { made: None }
    }
}

impl<R: Clone + PartialEq, C: PartialEq> Preview<R, C> {
    /// Returns the pages for these inputs; `make` runs only if one of them has changed.
    pub fn laid(
        &mut self,
        record: Option<&R>,
        choices: C,
        words: &Words,
        make: impl FnOnce(&C) -> Result<Booklet, PaperError>,
    ) -> &Laid {
        let language = (words.language(), words.manner());
        let same =
            |last: &Made<R, C>| last.record.as_ref() == record && last.choices == choices && last.words == language;
        let last = self.made.take().filter(same);
        let current = last.unwrap_or_else(|| {
            let laid = make(&choices).map(Arc::new);
            Made { record: record.cloned(), choices, words: language, laid }
        });
        &self.made.insert(current).laid
    }
}

/// Draws the first page as large as it fits into the rest, or says why there is none.
pub(super) fn page(ui: &mut Ui, tools: &Tools<'_>, laid: &Laid) {
    match laid {
        Ok(booklet) => {
            let Some(page) = booklet.pages().first() else { return };
            let rect = blank(ui, page.size);
            let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
            painted::paint(&painter, tools.pictures, rect, page);
        }
        Err(refusal) => {
            wrong(ui, &refusal.in_words(tools.words));
        }
    }
}

/// Draws an empty page of that width and height, as large as it fits into the rest; returns its place.
pub(super) fn blank(ui: &Ui, (width, height): (f32, f32)) -> Rect {
    let space = ui.available_rect_before_wrap().shrink2(vec2(0.0, tokens::GAP));
    let scale = (space.width() / width).min(space.height() / height).max(0.0);
    let rect = Rect::from_center_size(space.center(), vec2(width, height) * scale);
    ui.painter().rect(rect, 0, BLANK, Stroke::new(1.5, tokens::DARK_INK), StrokeKind::Outside);
    rect
}
