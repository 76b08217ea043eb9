//! The cry in large letters, on the desk and in the room's view.

use eframe::egui::{Align, Rect, Ui, pos2, vec2};

use super::tools::{Tools, describe, read_out, width};
use crate::crier::{Proclamation, Urgency};
use crate::desk::audience::{height_of, text_in};
use crate::desk::tokens;

/// The sizes of a banner, in points.
pub(crate) struct Sizes {
    /// The headline.
    pub(crate) cry: f32,
    /// The least that a long headline is set down to before it takes a second line.
    pub(crate) least_cry: f32,
    /// The sentences.
    pub(crate) text: f32,
}

/// Paints what is cried into `rect`; it is read out when it changes if it is `live`.
///
/// As many sentences as there is room for, what everybody must do before all others: the rest stands beside the wheel and in the log, or is for the voice.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, sizes: &Sizes, shown: &Proclamation, live: bool) {
    let fill = match shown.urgency {
        Urgency::Alarm => tools.palette.alarm,
        Urgency::Note | Urgency::Call => tools.palette.cry,
    };
    ui.painter().rect_filled(rect, tokens::CORNER, fill);
    let inside = rect.shrink2(vec2(sizes.text, sizes.text * 0.25));
    let wide = width(ui, &shown.headline, tokens::display(sizes.cry));
    let size = (sizes.cry * inside.width() / wide).clamp(sizes.least_cry, sizes.cry);
    let font = tokens::display(size);
    let used = text_in(ui, inside, &shown.headline, font, tools.palette.cry_ink, Align::Center);

    let below = Rect::from_min_max(pos2(inside.left(), inside.top() + used), inside.max);
    let font = tokens::plain(sizes.text);
    let text = shown.in_short(|text| height_of(ui, text, font.clone(), below.width()) <= below.height());
    if !text.is_empty() {
        text_in(ui, below, &text, font, tools.palette.cry_ink, Align::Center);
    }
    let said = format!("{} {}", shown.headline, shown.text());
    let response = describe(ui, rect, ui.scope_id().with("cry"), said.trim());
    if live {
        read_out(ui, &response);
    }
}
