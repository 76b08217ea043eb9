//! The cry on the projector: alarms, their exceptions and threats on a card each, with a drawing; anything else as a banner.

use std::sync::Arc;

use egui::{Color32, Rect, Stroke, StrokeKind, Ui, vec2};

use crate::crier::Proclamation;
use crate::desk::tokens;
use crate::desk::widgets::lines::Lines;
use crate::desk::widgets::tools::{Tools, describe, read_out};
use crate::desk::widgets::{cry_banner, cry_cards};
use crate::show::{Card, News};

/// The size of letters that tell what is remarkable, compared with a reason's.
const SMALLER: f32 = 0.85;

/// The sizes of a cry's letters, in points.
pub(super) struct Sizes {
    pub(super) banner: cry_banner::Sizes,
    /// The least size of a card's reason.
    pub(super) least_reason: f32,
}

/// The cry of one moment.
pub(super) struct Cried {
    said: Arc<Proclamation>,
    /// The cards; empty where the cry is a banner.
    cards: Vec<Card>,
    /// The word above the cards, on a strip of their ground, that a step was taken back.
    above: Option<String>,
    /// What is remarkable, below the cards and apart from them: it is no alarm.
    below: Option<String>,
    sizes: Sizes,
}

impl Cried {
    /// Returns the cry of those news in these words.
    pub(super) fn of(tools: &Tools<'_>, news: &News, sizes: Sizes) -> Self {
        let said = news.said(tools.words);
        let cards = news.cards(tools.words);
        let large = Card::large(&cards);
        let cards: Vec<Card> =
            cards.iter().zip(large).filter(|(_, large)| *large).map(|(card, _)| card.clone()).collect();
        let are_drawn = !sizes.banner.over && cards.iter().all(|card| !card.signs.is_empty());
        // What was taken back is told once, above what stands again.
        let taken_back = news.is_after_undo();
        let are_shown = are_drawn && (!taken_back || cards.iter().all(|card| card.reason.is_some()));
        let above = taken_back.then(|| said.headline.clone());
        let below = news.surprise().map(|surprise| surprise.said(tools.words));
        Self { said, cards: if are_shown { cards } else { Vec::new() }, above, below, sizes }
    }

    /// Returns what stands in its largest letters; nothing of cards.
    pub(super) fn headline(&self) -> &str {
        if self.cards.is_empty() { &self.said.headline } else { "" }
    }

    /// Returns the height that it needs in that width.
    pub(super) fn high(&self, ui: &Ui, width: f32) -> f32 {
        if self.cards.is_empty() {
            return cry_banner::high(ui, width, &self.sizes.banner, &self.said);
        }
        let high = |text: Option<&String>, letters| self.strip_high(ui, text, (width, letters));
        let strips = high(self.above.as_ref(), 1.0) + high(self.below.as_ref(), SMALLER);
        cry_cards::high(ui, &self.cards, width, self.card_sizes()) + strips + self.gap()
    }

    /// Paints the cry into `rect` and returns the sentences shown; changes are read out if it is `live`.
    pub(super) fn paint(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, live: bool) -> String {
        let Self { said, cards, above, below, sizes } = self;
        if cards.is_empty() {
            return cry_banner::paint(ui, tools, rect, &sizes.banner, said, live);
        }
        let high = |text: &Option<String>, letters| self.strip_high(ui, text.as_ref(), (rect.width(), letters));
        let (upper, cards_and_below) = rect.split_top_bottom_at_y(rect.top() + high(above, 1.0));
        let (middle, lower) = cards_and_below.split_top_bottom_at_y(cards_and_below.bottom() - high(below, SMALLER));
        if let Some(text) = above {
            // It ends under the round corners of the cards.
            let strip = upper.with_max_y(upper.bottom() + 2.0 * f32::from(tokens::CORNER));
            ui.painter().rect_filled(strip, tokens::CORNER, cry_banner::fill(tools, said.urgency, sizes.banner.over));
            self.strip(ui, upper, (text, 1.0), tools.palette.cry_ink);
        }
        cry_cards::paint(ui, tools, middle.with_max_y(middle.bottom() - self.gap()), cards, self.card_sizes());
        if let Some(text) = below {
            let stroke = Stroke::new(self.padding() * 0.6, tools.palette.line);
            ui.painter().rect(lower, tokens::CORNER, tools.palette.card, stroke, StrokeKind::Inside);
            self.strip(ui, lower, (text, SMALLER), tools.palette.ink);
        }
        let response = describe(ui, rect, ui.scope_id().with("cry"), &said.heard());
        if live {
            read_out(ui, &response);
        }
        String::new()
    }

    /// Writes a text into the middle of its strip, in letters so many times as large as a reason's.
    fn strip(&self, ui: &Ui, strip: Rect, (text, letters): (&str, f32), ink: Color32) {
        if let Some(lines) = self.lines(ui, text, (strip.width(), letters)) {
            // Accents reach above their line.
            let top = (strip.height() - lines.height) / 2.0 + 0.9 * self.padding();
            lines.paint(ui, strip.center_top() + vec2(0.0, top), ink);
        }
    }

    fn lines(&self, ui: &Ui, text: &str, (width, letters): (f32, f32)) -> Option<Lines> {
        Lines::of(ui, text, tokens::bold(self.sizes.least_reason * letters), width - 4.0 * self.padding())
    }

    /// Returns the padding of a strip.
    const fn padding(&self) -> f32 {
        self.sizes.least_reason * 0.075
    }

    /// Returns the height of the strip of that text.
    fn strip_high(&self, ui: &Ui, text: Option<&String>, size: (f32, f32)) -> f32 {
        let lines = text.and_then(|text| self.lines(ui, text, size));
        lines.map_or(0.0, |lines| lines.height + 2.0 * self.padding())
    }

    /// Returns the height of the gap between the cards and what is remarkable.
    fn gap(&self) -> f32 {
        if self.below.is_some() { self.sizes.least_reason * 0.2 } else { 0.0 }
    }

    const fn card_sizes(&self) -> cry_cards::Sizes {
        let Sizes { banner: cry_banner::Sizes { cry, least_cry, text, .. }, least_reason } = self.sizes;
        cry_cards::Sizes { title: cry, least_title: least_cry, least_reason, text }
    }
}
