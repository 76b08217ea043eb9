//! Alarms on a card each: a drawing, a few words in the largest letters, and below them the reason.

use std::iter::successors;

use egui::{Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::lines::Lines;
use super::signs;
use super::tools::Tools;
use crate::crier::Urgency;
use crate::desk::tokens;
use crate::show::Card;

/// The sizes of the cards' letters, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// The title.
    pub(crate) title: f32,
    /// The least size of the title, as long as the cards have any room.
    pub(crate) least_title: f32,
    /// The least size of the reason, as long as the cards have any room.
    pub(crate) least_reason: f32,
    /// The least size of the sentence, which is dropped first.
    pub(crate) text: f32,
}

/// The sizes of all cards' letters in one attempt.
#[derive(Clone, Copy, Debug)]
struct Letters {
    title: f32,
    reason: f32,
    /// The size of the sentence, if there is one in place of a reason.
    text: Option<f32>,
}

/// The arrangement of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arranged {
    Beside,
    Stacked,
}

/// The contents of a card that fit into it.
struct Fit {
    title: Lines,
    text: Option<Lines>,
    /// The height of the drawing.
    sign: f32,
    /// Whether the text is below the drawing too, and not only below the title.
    under: bool,
    /// The whole height.
    height: f32,
    gap: f32,
}

/// Returns the height of the cards in that width for the least letters.
pub(crate) fn high(ui: &Ui, cards: &[Card], width: f32, sizes: Sizes) -> f32 {
    let high = |arranged| {
        let size = size(cards.len(), arranged, vec2(width, f32::INFINITY), sizes);
        let letters = Letters { title: sizes.least_title, reason: sizes.least_reason, text: None };
        let fits = cards.iter().map(|card| fit(ui, size, card, letters));
        let highest = fits.map(|fit| fit.map(|fit| fit.height)).reduce(|a, b| Some(a?.max(b?)))??;
        let one = highest + 2.0 * padding(sizes).y;
        Some(match arranged {
            Arranged::Beside => one,
            Arranged::Stacked => one * count(cards.len()) + gap(sizes) * (count(cards.len()) - 1.0),
        })
    };
    [high(Arranged::Beside), high(Arranged::Stacked)].into_iter().flatten().reduce(f32::min).unwrap_or_default()
}

/// Paints the cards into `rect`, beside or below each other: with the larger letters.
///
/// Letters shrink before a sentence is left out, and below the least size before anything else leaves its card.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, cards: &[Card], sizes: Sizes) {
    let tried = sizes.letters().flat_map(|letters| [Arranged::Beside, Arranged::Stacked].map(|how| (letters, how)));
    let found = tried.into_iter().find_map(|(letters, arranged)| {
        let size = size(cards.len(), arranged, rect.size(), sizes);
        let fit = |card| fit(ui, size, card, letters).filter(|fit| fit.height <= size.y);
        Some((arranged, cards.iter().map(fit).collect::<Option<Vec<Fit>>>()?))
    });
    let Some((arranged, fits)) = found else { return };
    let one = size(cards.len(), arranged, rect.size(), sizes) + 2.0 * padding(sizes);
    let next = match arranged {
        Arranged::Beside => vec2(one.x + gap(sizes), 0.0),
        Arranged::Stacked => vec2(0.0, one.y + gap(sizes)),
    };
    let mut corner = rect.min;
    for (card, fit) in cards.iter().zip(fits) {
        let place = Rect::from_min_size(corner, one);
        corner += next;
        ground(ui, tools, place, tokens::CORNER, card);
        fit.paint(ui, tools, place.shrink2(padding(sizes)), card);
    }
}

/// Paints a card's ground: that of a threat burns at its edge.
pub(crate) fn ground(ui: &Ui, tools: &Tools<'_>, place: Rect, corner: u8, card: &Card) {
    /// The width of the flame, as a part of the card's shorter side.
    const FLAME: f32 = 0.018;
    let palette = tools.palette;
    let fill = match card.urgency {
        Urgency::Note | Urgency::Call if card.threat => palette.fire,
        Urgency::Alarm => palette.alarm,
        Urgency::Note | Urgency::Call => palette.cry,
    };
    ui.painter().rect_filled(place, corner, fill);
    if card.threat {
        let flame = Stroke::new(place.size().min_elem() * FLAME, palette.flame);
        ui.painter().rect_stroke(place, corner, flame, StrokeKind::Inside);
    }
}

impl Sizes {
    /// Returns the sizes to try, the largest first: with sentences, then without, then below the least.
    fn letters(self) -> impl Iterator<Item = Letters> {
        /// The factor between two sizes, and the number of those below the least.
        const STEP: f32 = 0.94;
        const BELOW: usize = 40;
        let Self { title, least_title, least_reason, text } = self;
        let from = |title: f32| successors(Some(title), |title| Some(title * STEP));
        let titles = move || from(title).take_while(move |title| *title > least_title).chain([least_title]);
        let letters = move |title: f32| Letters { title, reason: (title * 0.6).max(least_reason), text: None };
        let whole = move |title: f32| Letters { text: Some((title * 0.48).max(text)), ..letters(title) };
        let below = move |part: f32| Letters { title: least_title * part, reason: least_reason * part, text: None };
        titles().map(whole).chain(titles().map(letters)).chain(from(STEP).take(BELOW).map(below))
    }
}

impl Fit {
    fn paint(&self, ui: &Ui, tools: &Tools<'_>, inside: Rect, card: &Card) {
        let Self { title, text, sign, under, height, gap } = self;
        let ink = tools.palette.cry_ink;
        let top = inside.center().y - height / 2.0;
        let text_high = text.as_ref().map_or(0.0, |text| text.height + gap * 0.5);
        let upper = if *under { height - text_high } else { *height };
        let wide = signs::wide(&card.signs, *sign);
        signs::paint(ui, tools, pos2(inside.left(), top + (upper - sign) / 2.0), *sign, &card.signs);
        let words = if wide > 0.0 { inside.with_min_x(inside.left() + wide + gap) } else { inside };
        let beside = if *under { title.height } else { title.height + text_high };
        let mut at = pos2(words.center().x, top + (upper - beside) / 2.0);
        title.paint(ui, at, ink);
        let Some(text) = text else { return };
        at = if *under { pos2(inside.center().x, top + upper) } else { at + vec2(0.0, title.height) };
        text.paint(ui, at + vec2(0.0, gap * 0.5), ink);
    }
}

/// Fits the contents in letters of those sizes; `None` if a word would be broken.
fn fit(ui: &Ui, size: Vec2, card: &Card, Letters { title, reason, text }: Letters) -> Option<Fit> {
    let gap = title * 0.25;
    let one = signs::wide(&card.signs, 1.0);
    let sign = if one > 0.0 { (title * 1.9).min(size.x * 0.3 / one) } else { 0.0 };
    let words = if one > 0.0 { size.x - sign * one - gap } else { size.x };
    let title = Lines::of(ui, &card.title, tokens::display(title), words)?;
    let reason = card.reason.as_ref().map(|told| (told, reason));
    let Some((told, letters)) = reason.or(card.text.as_ref().zip(text)) else {
        let height = title.height.max(sign);
        return Some(Fit { title, text: None, sign, under: false, height, gap });
    };
    let fits = [(words, false), (size.x, true)].into_iter().filter_map(|(wide, under)| {
        let text = Lines::of(ui, told, tokens::plain(letters), wide)?;
        let below = text.height + gap * 0.5;
        let height = if under { title.height.max(sign) + below } else { (title.height + below).max(sign) };
        Some(Fit { title: title.clone(), text: Some(text), sign, under, height, gap })
    });
    fits.reduce(|beside, under| if under.height < beside.height { under } else { beside })
}

/// Returns the inner size of each of so many cards in a place of that size.
fn size(cards: usize, arranged: Arranged, place: Vec2, sizes: Sizes) -> Vec2 {
    let (count, gap) = (count(cards), gap(sizes));
    let share = |all: f32| (all - gap * (count - 1.0)) / count;
    let card = match arranged {
        Arranged::Beside => vec2(share(place.x), place.y),
        Arranged::Stacked => vec2(place.x, share(place.y)),
    };
    card - 2.0 * padding(sizes)
}

/// Returns the gap between two cards.
fn gap(sizes: Sizes) -> f32 {
    sizes.least_reason * 0.3
}

/// Returns the padding within a card.
fn padding(sizes: Sizes) -> Vec2 {
    vec2(0.35, 0.2) * sizes.least_reason
}

fn count(cards: usize) -> f32 {
    f32::from(u8::try_from(cards).unwrap_or(u8::MAX)).max(1.0)
}
