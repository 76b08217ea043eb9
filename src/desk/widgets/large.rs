//! A card shown alone: a few words as large as possible, with a drawing above them and a sentence below.

use egui::{Color32, Rect, Ui, pos2, vec2};

use super::lines::Lines;
use super::signs;
use super::tools::Tools;
use crate::desk::tokens;
use crate::show::Card;

/// The greatest sizes of its parts, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// The title.
    pub(crate) title: f32,
    /// The least size of the title, as long as there is any room.
    pub(crate) least_title: f32,
    /// The sentence.
    pub(crate) text: f32,
    /// The drawings.
    pub(crate) sign: f32,
    /// The least size of all letters; where even these have no room, the sentence is dropped.
    pub(crate) least: f32,
    /// The least size of a reason, which then replaces the sentence.
    pub(crate) least_reason: f32,
}

/// A card that fits into a rectangle.
struct Fit {
    title: Lines,
    text: Option<Lines>,
    sign: f32,
    /// The whole height.
    height: f32,
    gap: f32,
}

/// The scales of everything until it fits.
const STEPS: [f32; 10] = [1.0, 0.9, 0.8, 0.72, 0.64, 0.56, 0.5, 0.44, 0.38, 0.32];

/// Paints the card into the middle of `rect`.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, card: &Card, sizes: Sizes, ink: Color32) {
    let Some(Fit { title, text, sign, height, gap }) = fit(ui, rect, card, sizes) else { return };
    let mut at = rect.center() - vec2(0.0, height / 2.0);
    if !card.signs.is_empty() {
        let left = at.x - signs::wide(&card.signs, sign) / 2.0;
        signs::paint(ui, tools, pos2(left, at.y), sign, &card.signs);
        at.y += sign + gap;
    }
    title.paint(ui, at, ink);
    at.y += title.height + gap;
    if let Some(text) = text {
        text.paint(ui, at, ink);
    }
}

/// Fits the card with its sentence, or its replacement; else without it, and then below the least size.
fn fit(ui: &Ui, rect: Rect, card: &Card, sizes: Sizes) -> Option<Fit> {
    let Sizes { least, least_reason, .. } = sizes;
    let reason = card.reason.as_deref().map(|reason| (reason, least_reason));
    let sentence = card.text.as_deref().map(|text| (text, if reason.is_some() { least_reason } else { least }));
    let told = [sentence, reason].into_iter().flatten().map(Some).chain([reason]);
    let usual = told.flat_map(|told| STEPS.map(|step| (told, step, 1.0)));
    let tried = usual.chain(STEPS.map(|below| (reason, below, below)));
    tried.into_iter().find_map(|(told, step, below)| {
        let title = (sizes.title * step).max(sizes.least_title * below);
        let title = Lines::of(ui, &card.title, tokens::display(title), rect.width())?;
        let gap = sizes.sign.min(sizes.title) * step * 0.2;
        let text = match told {
            Some((told, least)) => {
                let size = (sizes.text * step).max(least * below);
                Some(Lines::of(ui, told, tokens::plain(size), rect.width())?)
            }
            None => None,
        };
        let one = signs::wide(&card.signs, 1.0);
        let sign = (sizes.sign * step).min(rect.width() / one.max(1.0));
        let signs = if card.signs.is_empty() { 0.0 } else { sign + gap };
        let height = signs + title.height + text.as_ref().map_or(0.0, |text| text.height + gap);
        (height <= rect.height()).then_some(Fit { title, text, sign, height, gap })
    })
}
