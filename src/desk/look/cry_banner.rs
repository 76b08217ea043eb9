//! The cry in large letters, on the desk and in the room's view.

use eframe::egui::{Align, Rect, Ui, vec2};

use super::column::{height_of, text_in};
use super::tools::{Tools, describe, read_out};
use crate::crier::{Proclamation, Urgency};
use crate::desk::tokens;

/// How a banner is painted: its sizes in points.
pub(crate) struct Sizes {
    /// The headline.
    pub(crate) cry: f32,
    /// The least that a long headline is set down to.
    pub(crate) least_cry: f32,
    /// The least of the sentences.
    pub(crate) text: f32,
    /// Whether the game is over, which alarms nobody.
    pub(crate) over: bool,
}

/// A cry as it fits into a rectangle.
struct Fit {
    cry: f32,
    headline: f32,
    text: f32,
    sentences: String,
    height: f32,
}

/// Paints what is cried into the middle of `rect`, and says which sentences it shows; it is read out when it changes if it is
/// `live`.
///
/// As many sentences as there is room for, what everybody must do before all others: the rest stands beside the wheel and in
/// the log, or is for the voice. Lines wrap before letters shrink, and letters shrink before a sentence is left out.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, sizes: &Sizes, shown: &Proclamation, live: bool) -> String {
    let fill = match shown.urgency {
        Urgency::Alarm if sizes.over => tools.palette.action,
        Urgency::Alarm => tools.palette.alarm,
        Urgency::Note | Urgency::Call => tools.palette.cry,
    };
    ui.painter().rect_filled(rect, tokens::CORNER, fill);
    let inside = rect.shrink2(vec2(sizes.text * 0.6, sizes.text * 0.1));
    let Fit { cry, headline, text, sentences, height } = fit(ui, inside, sizes, shown);
    let top = inside.top() + ((inside.height() - height) / 2.0).max(0.0);
    text_in(ui, inside.with_min_y(top), &shown.headline, tokens::display(cry), tools.palette.cry_ink, Align::Center);
    if !sentences.is_empty() {
        let below = inside.with_min_y(top + headline);
        text_in(ui, below, &sentences, tokens::plain(text), tools.palette.cry_ink, Align::Center);
    }
    let said = format!("{} {}", shown.headline, shown.text());
    let response = describe(ui, rect, ui.scope_id().with("cry"), said.trim());
    if live {
        read_out(ui, &response);
    }
    sentences
}

/// Paints the banner while there is nothing to tell yet.
pub(crate) fn blank(ui: &Ui, tools: &Tools<'_>, rect: Rect) {
    ui.painter().rect_filled(rect, tokens::CORNER, tools.palette.cry);
}

/// The largest letters in which the headline and all sentences fit; else those in which any sentence does; else the headline.
fn fit(ui: &Ui, inside: Rect, sizes: &Sizes, shown: &Proclamation) -> Fit {
    const STEPS: [f32; 9] = [1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.57, 0.5];

    let all = shown.text();
    // The headline whole comes first, then a sentence, then all of them, then large letters.
    let worth = |room: f32, sentences: &str| {
        usize::from(room >= 0.0) * 4
            + usize::from(!sentences.is_empty()) * 2
            + usize::from(sentences.len() == all.len())
    };
    let perfect = worth(0.0, &all);
    let mut best: Option<(usize, Fit)> = None;
    let cries = STEPS.into_iter().map(|step| (sizes.cry * step).max(sizes.least_cry));
    for (cry, text) in cries.flat_map(|cry| [(cry * 0.48).max(sizes.text), sizes.text].map(|text| (cry, text))) {
        let headline = height_of(ui, &shown.headline, tokens::display(cry), inside.width());
        let high = |sentences: &str| height_of(ui, sentences, tokens::plain(text), inside.width());
        let room = inside.height() - headline;
        let sentences = shown.in_short(|sentences| high(sentences) <= room);
        let below = if sentences.is_empty() { 0.0 } else { high(&sentences) };
        let worth = worth(room, &sentences);
        // What does not fit at all is at least as small as it may be.
        if best.as_ref().is_none_or(|(most, _)| worth > *most || worth < 4 && worth == *most) {
            best = Some((worth, Fit { cry, headline, text, sentences, height: headline + below }));
        }
        // Smaller letters show no more.
        if worth == perfect {
            break;
        }
    }
    best.map_or(
        Fit { cry: sizes.least_cry, headline: 0.0, text: sizes.text, sentences: String::new(), height: 0.0 },
        |(_, fit)| fit,
    )
}
