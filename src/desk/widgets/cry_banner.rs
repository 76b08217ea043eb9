//! The cry in large letters, on the desk and on the projector.

use std::iter::successors;

use egui::{Align, Color32, Rect, Ui, Vec2, vec2};

use super::column::height_of;
use super::lines::Lines;
use super::lines::text_in;
use super::tools::{Tools, describe, read_out};
use crate::crier::{Proclamation, Urgency};
use crate::desk::tokens;

/// The sizes of a banner, in points.
pub(crate) struct Sizes {
    /// The headline.
    pub(crate) cry: f32,
    /// The least size of a long headline.
    pub(crate) least_cry: f32,
    /// The least size of the sentences.
    pub(crate) text: f32,
    /// Whether the game is over, which is no alarm.
    pub(crate) over: bool,
}

/// The gap between the headline and the sentences, as a part of their size: an ogonek above meets no caron below.
const GAP: f32 = 0.12;

/// A cry that fits into a rectangle.
struct Fit {
    headline: Lines,
    text: f32,
    sentences: String,
    height: f32,
}

impl Sizes {
    /// Returns the padding of the banner.
    fn padding(&self) -> Vec2 {
        vec2(0.6, 0.1) * self.text
    }
}

/// Returns the height of the banner in that width for the headline and for the alarms.
pub(crate) fn high(ui: &Ui, width: f32, sizes: &Sizes, shown: &Proclamation) -> f32 {
    let inside = width - 2.0 * sizes.padding().x;
    let headline = Lines::of(ui, &shown.headline, tokens::display(sizes.least_cry), inside);
    let musts = shown.sentences.iter().filter(|sentence| sentence.urgency == Urgency::Alarm);
    let musts: Vec<&str> = musts.map(|sentence| sentence.text.as_str()).collect();
    let high = |sentences: &str| GAP * sizes.text + height_of(ui, sentences, tokens::plain(sizes.text), inside);
    let below = if musts.is_empty() { 0.0 } else { high(&musts.join(" ")) };
    headline.map_or(0.0, |headline| headline.height) + below + 2.0 * sizes.padding().y
}

/// Returns the color of a banner; at the end of a game nothing is an alarm.
pub(crate) fn fill(tools: &Tools<'_>, urgency: Urgency, over: bool) -> Color32 {
    match urgency {
        Urgency::Alarm if over => tools.palette.action,
        Urgency::Alarm => tools.palette.alarm,
        Urgency::Note | Urgency::Call => tools.palette.cry,
    }
}

/// Paints a cry into the middle of `rect`, and returns the sentences shown; changes are read out if it is `live`.
///
/// As many sentences are shown as there is room for, alarms first: the others are in the sidebar and in the log, or for
/// the voice. Lines wrap before letters shrink, and letters shrink before a sentence is left out.
///
/// Who listens is told all of it, also what stands elsewhere.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, sizes: &Sizes, shown: &Proclamation, live: bool) -> String {
    ui.painter().rect_filled(rect, tokens::CORNER, fill(tools, shown.urgency, sizes.over));
    let inside = rect.shrink2(sizes.padding());
    let fit = fit(ui, inside, sizes, shown);
    if let Some(Fit { headline, text, sentences, height }) = &fit {
        let top = inside.center_top() + vec2(0.0, (inside.height() - height) / 2.0);
        headline.paint(ui, top, tools.palette.cry_ink);
        if !sentences.is_empty() {
            let below = inside.with_min_y(top.y + headline.height + GAP * text);
            text_in(ui, below, sentences, tokens::plain(*text), tools.palette.cry_ink, Align::Center);
        }
    }
    let response = describe(ui, rect, ui.scope_id().with("cry"), &shown.heard());
    if live {
        read_out(ui, &response);
    }
    fit.map(|fit| fit.sentences).unwrap_or_default()
}

/// Whether all of a cry is shown in `rect` in those sizes.
pub(crate) fn shows_all(ui: &Ui, rect: Rect, sizes: &Sizes, shown: &Proclamation) -> bool {
    fit(ui, rect.shrink2(sizes.padding()), sizes, shown).is_some_and(|fit| fit.sentences == shown.text())
}

/// Returns the largest letters in which the headline and all sentences fit; else those in which any sentence does; else
/// the headline, even below its least size, so that none of it leaves the banner.
fn fit(ui: &Ui, inside: Rect, sizes: &Sizes, shown: &Proclamation) -> Option<Fit> {
    const STEPS: [f32; 9] = [1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.57, 0.5];
    /// The factor between two sizes of a headline that has no room.
    const BELOW: f32 = 0.94;

    let headline = |cry: f32| {
        let lines = Lines::of(ui, &shown.headline, tokens::display(cry), inside.width());
        lines.filter(|lines| lines.height <= inside.height())
    };
    let all = shown.text();
    // A sentence comes first, then all of them, then large letters.
    let worth = |sentences: &str| usize::from(!sentences.is_empty()) * 2 + usize::from(sentences.len() == all.len());
    let perfect = worth(&all);
    let mut best: Option<(usize, Fit)> = None;
    let cries = STEPS.into_iter().map(|step| (sizes.cry * step).max(sizes.least_cry));
    for (cry, text) in cries.flat_map(|cry| [(cry * 0.48).max(sizes.text), sizes.text].map(|text| (cry, text))) {
        let Some(headline) = headline(cry) else { continue };
        let high = |sentences: &str| GAP * text + height_of(ui, sentences, tokens::plain(text), inside.width());
        let sentences = shown.in_short(|sentences| high(sentences) <= inside.height() - headline.height);
        let below = if sentences.is_empty() { 0.0 } else { high(&sentences) };
        let worth = worth(&sentences);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            let height = headline.height + below;
            best = Some((worth, Fit { headline, text, sentences, height }));
        }
        // Smaller letters show no more.
        if worth == perfect {
            break;
        }
    }
    let alone = || {
        let headline = successors(Some(sizes.least_cry), |cry| Some(cry * BELOW)).take(40).find_map(headline)?;
        Some(Fit { text: sizes.text, sentences: String::new(), height: headline.height, headline })
    };
    best.map(|(_, fit)| fit).or_else(alone)
}
