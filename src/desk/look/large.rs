//! What stands alone: a few words as large as they have room, with a drawing over them and a sentence below.

use eframe::egui::{Align, Color32, FontId, Rect, Ui, pos2};

use super::column::{height_of, text_in, width_of};
use super::signs;
use super::tools::Tools;
use crate::desk::tokens;
use crate::show::Card;

/// How large the parts of it may be, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// The few words.
    pub(crate) title: f32,
    /// The least that these are set down to.
    pub(crate) least_title: f32,
    /// The sentence.
    pub(crate) text: f32,
    /// The drawings.
    pub(crate) sign: f32,
    /// No letters are lower; where even these have no room, the sentence gives way.
    pub(crate) least: f32,
}

/// A card as it fits into a rectangle.
struct Fit {
    title: FontId,
    text: FontId,
    sign: f32,
    /// How high the title and the sentence are.
    heights: [f32; 2],
    gap: f32,
}

/// By how much everything may be set down until it fits.
const STEPS: [f32; 10] = [1.0, 0.9, 0.8, 0.72, 0.64, 0.56, 0.5, 0.44, 0.38, 0.32];

/// Paints the card into the middle of `rect`.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, card: &Card, sizes: Sizes, ink: Color32) {
    let steps = [true, false].into_iter().flat_map(|whole| STEPS.map(|step| (whole, step)));
    let tried = steps.map(|(whole, step)| fit(ui, rect, card, sizes, (whole, step)));
    let mut last = None;
    for (fit, fits) in tried {
        last = Some(fit);
        if fits {
            break;
        }
    }
    let Some(Fit { title, text, sign, heights: [high, text_high], gap }) = last else { return };
    let signs_high = if card.signs.is_empty() { 0.0 } else { sign + gap };
    let all = signs_high + high + if text_high > 0.0 { gap + text_high } else { 0.0 };
    let mut top = rect.center().y - all.min(rect.height()) / 2.0;
    if !card.signs.is_empty() {
        let left = rect.center().x - signs::wide(&card.signs, sign) / 2.0;
        signs::paint(ui, tools, pos2(left, top), sign, &card.signs);
        top += signs_high;
    }
    text_in(ui, rect.with_min_y(top), &card.title, title, ink, Align::Center);
    top += high + gap;
    if let Some(sentence) = card.text.as_ref().filter(|_| text_high > 0.0) {
        text_in(ui, rect.with_min_y(top), sentence, text, ink, Align::Center);
    }
}

/// The card at that step, with its sentence or without it; and whether it fits.
fn fit(ui: &Ui, rect: Rect, card: &Card, sizes: Sizes, (whole, step): (bool, f32)) -> (Fit, bool) {
    let title = tokens::display((sizes.title * step).max(sizes.least_title));
    let text = tokens::plain((sizes.text * step).max(sizes.least));
    let widest = |words: &str, font: &FontId| {
        words.split_whitespace().map(|word| width_of(ui, word, font.clone())).fold(0.0, f32::max)
    };
    let one = signs::wide(&card.signs, 1.0);
    let sign = (sizes.sign * step).min(rect.width() / one.max(1.0));
    let gap = sign.min(title.size) * 0.2;
    let high = height_of(ui, &card.title, title.clone(), rect.width());
    let sentence = card.text.as_ref().filter(|_| whole);
    let text_high = sentence.map_or(0.0, |sentence| height_of(ui, sentence, text.clone(), rect.width()) + gap);
    let signs_high = if card.signs.is_empty() { 0.0 } else { sign + gap };
    let wide = widest(&card.title, &title).max(sentence.map_or(0.0, |sentence| widest(sentence, &text)));
    let fits = signs_high + high + text_high <= rect.height() && wide <= rect.width();
    let text_high = (text_high - gap).max(0.0);
    (Fit { title, text, sign, heights: [high, text_high], gap }, fits)
}
