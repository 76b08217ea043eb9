//! The preview of a print's first page.

use std::fmt;
use std::sync::{Arc, OnceLock};

use egui::{Rect, Stroke, StrokeKind, Ui, vec2};

use super::painted;
use crate::crier::{InWords as _, Language, Manner, Words};
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, wrong};
use crate::paper::{Booklet, PaperError};
use crate::stage::tokens::paper::BLANK;

/// A cached print, laid out anew only when its record `R`, if it has one, its choices `C` or the words' language have
/// changed; a [`LayoutJob`] does it, one at a time.
pub struct Preview<R, C> {
    made: Option<(Inputs<R, C>, Laid)>,
    /// What is laid out now, and where its pages will be.
    running: Option<Running<R, C>>,
}

/// What is laid out, and where its pages will be.
type Running<R, C> = (Inputs<R, C>, Arc<OnceLock<Laid>>);

/// What a print is laid out from.
struct Inputs<R, C> {
    record: Option<R>,
    choices: C,
    language: (Language, Manner),
}

/// A print with its pages, or why there are none.
pub type Laid = Result<Arc<Booklet>, PaperError>;

/// The pages of a print.
#[derive(Clone, Debug)]
pub struct Pages {
    /// The pages as chosen; `None` while they are laid out.
    pub now: Option<Laid>,
    /// What is shown meanwhile: the pages before.
    pub seen: Option<Laid>,
}

/// A print to be laid out in the background; its pages go to the preview that asked for it.
#[derive(Clone)]
pub struct LayoutJob(Arc<dyn Fn() + Send + Sync>);

impl LayoutJob {
    /// Lays the pages out.
    pub fn run(&self) {
        (self.0)();
    }
}

impl fmt::Debug for LayoutJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LayoutJob")
    }
}

impl PartialEq for LayoutJob {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for LayoutJob {}

impl<R, C> Default for Preview<R, C> {
    fn default() -> Self {
        Self { made: None, running: None }
    }
}

impl<R, C> Preview<R, C>
where
    R: Clone + PartialEq,
    C: Clone + PartialEq + Send + Sync + 'static,
{
    /// Returns the pages for these inputs, and the job that lays them out if one of them has changed; only then `make` is
    /// asked for how that is done.
    pub fn laid<F>(
        &mut self,
        record: Option<&R>,
        choices: C,
        words: &Arc<Words>,
        make: impl FnOnce() -> F,
    ) -> (Pages, Option<LayoutJob>)
    where
        F: Fn(&C, &Words) -> Result<Booklet, PaperError> + Send + Sync + 'static,
    {
        if let Some((inputs, pages)) = self.running.take_if(|(_, pages)| pages.get().is_some()) {
            self.made = pages.get().cloned().map(|laid| (inputs, laid));
        }
        let language = (words.language(), words.manner());
        let is_for = |made: &Inputs<R, C>| {
            made.record.as_ref() == record && made.choices == choices && made.language == language
        };
        let seen = self.made.as_ref().map(|(_, laid)| laid.clone());
        let now = seen.clone().filter(|_| self.made.as_ref().is_some_and(|(inputs, _)| is_for(inputs)));
        let starts = now.is_none() && self.running.is_none();
        let job = starts.then(|| {
            let (lay, words, pages) = (make(), Arc::clone(words), Arc::new(OnceLock::new()));
            let inputs = Inputs { record: record.cloned(), choices: choices.clone(), language };
            self.running = Some((inputs, Arc::clone(&pages)));
            LayoutJob(Arc::new(move || {
                pages.get_or_init(|| lay(&choices, &words).map(Arc::new));
            }))
        });
        (Pages { now, seen }, job)
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
