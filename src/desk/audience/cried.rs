//! What is cried, on the projector: what everybody must do on a card each, with a drawing; anything else as a banner.

use eframe::egui::{Rect, Ui, vec2};

use crate::crier::Urgency;
use crate::desk::look::large::{self, Sizes};
use crate::desk::look::tools::{Tools, describe, read_out};
use crate::desk::look::{cry_banner, signs};
use crate::desk::tokens::{self, ROOM};
use crate::show::{Card, News};

/// Paints it into `rect` and says which sentences it shows; it is read out when it changes if it is `live`.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, rect: Rect, sizes: &cry_banner::Sizes, news: &News, live: bool) -> String {
    let said = news.said(tools.words);
    let cards = news.cards(tools.words);
    let alarms: Vec<&Card> = cards.iter().filter(|card| card.urgency == Urgency::Alarm).collect();
    // What was taken back is told once, above what stands again. Two cards beside each other need room for their words.
    let narrow = alarms.len() > 1 && rect.width() < rect.height() * 2.2;
    if sizes.over || narrow || news.is_after_undo() || alarms.iter().all(|card| card.signs.is_empty()) {
        return cry_banner::paint(ui, tools, rect, sizes, &said, live);
    }
    let gap = sizes.text * 0.4;
    let count = f32::from(u8::try_from(alarms.len()).unwrap_or(u8::MAX));
    let wide = (rect.width() - gap * (count - 1.0)) / count;
    let mut left = rect.left();
    for card in &alarms {
        let place = Rect::from_min_size([left, rect.top()].into(), vec2(wide, rect.height()));
        left += wide + gap;
        ui.painter().rect_filled(place, tokens::CORNER, tools.palette.alarm);
        let inside = place.shrink2(vec2(sizes.text * 0.4, sizes.text * 0.15));
        let side = (inside.height() * 0.8).min(inside.width() * 0.22);
        let (sign, words) = inside.split_left_right_at_x(inside.left() + side);
        let high = side / signs::wide(&card.signs, 1.0).max(1.0);
        let corner = sign.center() - vec2(signs::wide(&card.signs, high), high) / 2.0;
        signs::paint(ui, tools, corner, high, &card.signs);
        let words = words.with_min_x(words.left() + gap);
        let unsigned = Card { signs: Vec::new(), ..(*card).clone() };
        // A rule that everybody needs is set down to its usual size before it gives way.
        let least = sizes.text.min(sizes.least_cry / ROOM.least_cry * ROOM.text);
        let letters = Sizes { title: sizes.cry, least_title: sizes.least_cry, text: sizes.text, sign: 0.0, least };
        large::paint(ui, tools, words, &unsigned, letters, tools.palette.cry_ink);
    }
    let all = format!("{} {}", said.headline, said.text());
    let response = describe(ui, rect, ui.scope_id().with("cry"), all.trim());
    if live {
        read_out(ui, &response);
    }
    alarms.iter().filter_map(|card| card.text.as_deref()).collect::<Vec<_>>().join(" ")
}
