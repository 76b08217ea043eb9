//! The cry on the projector: alarms, their exceptions and threats on a card each, with a drawing; anything else as a banner.

use std::sync::Arc;

use egui::{Rect, Ui, vec2};

use crate::crier::{Proclamation, Urgency};
use crate::desk::tokens;
use crate::desk::widgets::lines::Lines;
use crate::desk::widgets::tools::{Tools, describe, read_out};
use crate::desk::widgets::{cry_banner, cry_cards};
use crate::show::{Card, News};

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
    /// The lines above the cards, on a strip of their ground: that a step was taken back, and what is remarkable.
    above: Vec<String>,
    sizes: Sizes,
}

impl Cried {
    /// Returns the cry of those news in these words.
    pub(super) fn of(tools: &Tools<'_>, news: &News, sizes: Sizes) -> Self {
        let said = news.said(tools.words);
        let cards = news.cards(tools.words);
        let is_told = |card: &&Card| card.reason.is_some() || card.threat || card.urgency == Urgency::Alarm;
        let cards: Vec<Card> = cards.iter().filter(is_told).cloned().collect();
        let are_drawn = !sizes.banner.over && cards.iter().all(|card| !card.signs.is_empty());
        // What was taken back is told once, above what stands again.
        let taken_back = news.is_after_undo();
        let are_shown = are_drawn && (!taken_back || cards.iter().all(|card| card.reason.is_some()));
        let taken_back = taken_back.then(|| said.headline.clone());
        let above = taken_back.into_iter().chain(news.surprise().map(|surprise| surprise.said(tools.words))).collect();
        Self { said, cards: if are_shown { cards } else { Vec::new() }, above, sizes }
    }

    /// Returns the height that it needs in that width.
    pub(super) fn high(&self, ui: &Ui, width: f32) -> f32 {
        if self.cards.is_empty() {
            return cry_banner::high(ui, width, &self.sizes.banner, &self.said);
        }
        cry_cards::high(ui, &self.cards, width, self.card_sizes()) + self.above_high(ui, width)
    }

    /// Paints the cry into `rect` and returns the sentences shown; changes are read out if it is `live`.
    pub(super) fn paint(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, live: bool) -> String {
        let Self { said, cards, sizes, .. } = self;
        if cards.is_empty() {
            return cry_banner::paint(ui, tools, rect, &sizes.banner, said, live);
        }
        let (above, below) = rect.split_top_bottom_at_y(rect.top() + self.above_high(ui, rect.width()));
        if above.height() > 0.0 {
            // It ends under the round corners of the cards.
            let strip = above.with_max_y(above.bottom() + 2.0 * f32::from(tokens::CORNER));
            ui.painter().rect_filled(strip, tokens::CORNER, cry_banner::fill(tools, said.urgency, sizes.banner.over));
        }
        // Accents reach above their line.
        let mut at = above.center_top() + vec2(0.0, 1.9 * self.padding());
        for lines in self.lines_above(ui, rect.width()) {
            lines.paint(ui, at, tools.palette.cry_ink);
            at.y += lines.height;
        }
        cry_cards::paint(ui, tools, below, cards, self.card_sizes());
        let response = describe(ui, rect, ui.scope_id().with("cry"), &said.heard());
        if live {
            read_out(ui, &response);
        }
        String::new()
    }

    fn lines_above(&self, ui: &Ui, width: f32) -> impl Iterator<Item = Lines> {
        let font = tokens::bold(self.sizes.least_reason);
        let inside = width - 4.0 * self.padding();
        self.above.iter().filter_map(move |text| Lines::of(ui, text, font.clone(), inside))
    }

    /// Returns the padding of the lines above the cards.
    const fn padding(&self) -> f32 {
        self.sizes.least_reason * 0.075
    }

    /// Returns the height of the lines above the cards.
    fn above_high(&self, ui: &Ui, width: f32) -> f32 {
        let lines: f32 = self.lines_above(ui, width).map(|lines| lines.height).sum();
        if lines > 0.0 { lines + 2.0 * self.padding() } else { 0.0 }
    }

    const fn card_sizes(&self) -> cry_cards::Sizes {
        let Sizes { banner: cry_banner::Sizes { cry, least_cry, text, .. }, least_reason } = self.sizes;
        cry_cards::Sizes { title: cry, least_title: least_cry, least_reason, text }
    }
}
