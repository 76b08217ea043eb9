//! What is cried, on the projector: what everybody must do or need not do on a card each, with a drawing; anything else as a
//! banner.

use std::sync::Arc;

use egui::{Rect, Ui};

use crate::crier::{Proclamation, Urgency};
use crate::desk::look::lines::Lines;
use crate::desk::look::tools::{Tools, describe, read_out};
use crate::desk::look::{cry_banner, cry_cards};
use crate::desk::tokens;
use crate::show::{Card, News};

/// How large the letters of a cry are, in points.
pub(super) struct Sizes {
    pub(super) banner: cry_banner::Sizes,
    /// The least of what nobody may overlook.
    pub(super) least_reason: f32,
}

/// What is cried at one moment.
pub(super) struct Cried {
    said: Arc<Proclamation>,
    /// What stands on cards; nothing where the cry is a banner.
    cards: Vec<Card>,
    /// Whether a line above the cards says that a step was taken back.
    taken_back: bool,
    sizes: Sizes,
}

impl Cried {
    /// What those news cry in these words.
    pub(super) fn of(tools: &Tools<'_>, news: &News, sizes: Sizes) -> Self {
        let said = news.said(tools.words);
        let cards = news.cards(tools.words);
        let is_told = |card: &&Card| card.reason.is_some() || card.urgency == Urgency::Alarm;
        let cards: Vec<Card> = cards.iter().filter(is_told).cloned().collect();
        let are_drawn = !sizes.banner.over && cards.iter().all(|card| !card.signs.is_empty());
        // What was taken back is told once, above what stands again.
        let taken_back = news.is_after_undo();
        let are_shown = are_drawn && (!taken_back || cards.iter().all(|card| card.reason.is_some()));
        Self { said, cards: if are_shown { cards } else { Vec::new() }, taken_back, sizes }
    }

    /// How high its place must be in that width.
    pub(super) fn high(&self, ui: &Ui, width: f32) -> f32 {
        if self.cards.is_empty() {
            return cry_banner::high(ui, width, &self.sizes.banner, &self.said);
        }
        cry_cards::high(ui, &self.cards, width, self.card_sizes()) + self.taken_back_high()
    }

    /// Paints it into `rect` and says which sentences it shows; it is read out when it changes if it is `live`.
    pub(super) fn paint(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, live: bool) -> String {
        let Self { said, cards, sizes, .. } = self;
        if cards.is_empty() {
            return cry_banner::paint(ui, tools, rect, &sizes.banner, said, live);
        }
        let (above, below) = rect.split_top_bottom_at_y(rect.top() + self.taken_back_high());
        if self.taken_back {
            let font = tokens::bold(sizes.least_reason);
            if let Some(lines) = Lines::of(ui, &said.headline, font, above.width()) {
                lines.paint(ui, above.center_top(), tools.palette.ink);
            }
        }
        cry_cards::paint(ui, tools, below, cards, self.card_sizes());
        let all = format!("{} {}", said.headline, said.text());
        let response = describe(ui, rect, ui.scope_id().with("cry"), all.trim());
        if live {
            read_out(ui, &response);
        }
        String::new()
    }

    /// How high the line is that says that a step was taken back.
    fn taken_back_high(&self) -> f32 {
        if self.taken_back { self.sizes.least_reason * 1.3 } else { 0.0 }
    }

    const fn card_sizes(&self) -> cry_cards::Sizes {
        let Sizes { banner: cry_banner::Sizes { cry, least_cry, text, .. }, least_reason } = self.sizes;
        cry_cards::Sizes { title: cry, least_title: least_cry, least_reason, text }
    }
}
