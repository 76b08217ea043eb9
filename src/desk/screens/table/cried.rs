//! The cry above the table: a banner, or beside each other a card for each of several strikes. None of it is left out: letters
//! shrink before a fact goes.

use egui::Ui;

use crate::crier::{Proclamation, Words};
use crate::desk::widgets::cry_banner::{self, Sizes};
use crate::desk::widgets::cry_cards;
use crate::desk::widgets::tools::{Tools, describe, read_out};
use crate::show::{Card, News};

/// The sizes of the letters on cards, which stand beside each other.
const CARDS: cry_cards::Sizes = cry_cards::Sizes { title: 40.0, least_title: 27.0, least_reason: 16.0, text: 16.0 };
/// The sizes of a banner's headline, and those of its sentences: the first in which all of them are shown.
const CRY: f32 = 46.0;
const LEAST_CRY: f32 = 32.0;
const TEXTS: [f32; 5] = [19.0, 17.0, 15.0, 13.0, LEAST_TEXT];
const LEAST_TEXT: f32 = 12.0;

/// What is told above the table.
#[derive(Clone, Copy)]
pub(super) enum Of<'a> {
    /// All of these news.
    News(&'a News),
    /// One of them, on a beat of a motion.
    Beat(&'a Card),
    /// What is played, or what comes.
    Nothing,
}

/// Paints what is said into all of the place, and returns the sentences shown; changes are read out if it is `live`. `of` is what it
/// is told by.
pub(super) fn paint(ui: &Ui, tools: &Tools<'_>, (said, of): (&Proclamation, Of<'_>), over: bool, live: bool) -> String {
    let rect = ui.max_rect();
    let cards = match of {
        Of::News(news) => (!over && !news.is_after_undo()).then(|| cards(tools.words, news, said)),
        Of::Beat(card) => Some(vec![card.clone()]),
        Of::Nothing => None,
    };
    // One alone is a banner, but for a threat, which has colors of its own.
    let Some(cards) = cards.filter(|cards| cards.len() > 1 || cards.iter().any(|card| card.threat)) else {
        let sizes = |text| Sizes { cry: CRY, least_cry: LEAST_CRY, text, over };
        let fits = |text: &f32| cry_banner::shows_all(ui, rect, &sizes(*text), said);
        let text = TEXTS.into_iter().find(fits).unwrap_or(LEAST_TEXT);
        return cry_banner::paint(ui, tools, rect, &sizes(text), said, live);
    };
    cry_cards::paint(ui, tools, rect, &cards, CARDS);
    let response = describe(ui, rect, ui.scope_id().with("cry"), &said.heard());
    if live {
        read_out(ui, &response);
    }
    cards.into_iter().filter_map(|card| card.reason).collect::<Vec<_>>().join(" ")
}

/// Returns a card for each cry that stands out ([`Card::large`]), and on it what was drawn before it: the cause. What is remarkable
/// beside the cries stands on the last one.
fn cards(words: &Words, news: &News, said: &Proclamation) -> Vec<Card> {
    let told = news.cards(words);
    let tells = |card: &Card, said: &str| {
        let text = card.text.as_ref().unwrap_or(&card.title);
        text.trim_end_matches('.').ends_with(said.trim_end_matches('.'))
    };
    let sentences = || said.sentences.iter().map(|sentence| &sentence.text);
    let mut causes: Vec<String> = Vec::new();
    let mut cards: Vec<(&Card, Vec<String>)> = Vec::new();
    for (card, large) in told.iter().zip(Card::large(&told)) {
        if large {
            let reason = card.reason.iter().map(|reason| format!("{reason}."));
            cards.push((card, reason.chain(causes.drain(..)).collect()));
        } else if !card.signs.is_empty() {
            // What the headline says is in no sentence.
            let headline = || said.lines.iter().find(|line| tells(card, line)).map(|line| format!("{line}."));
            causes.extend(sentences().find(|said| tells(card, said)).cloned().or_else(headline));
        }
    }
    if let Some((_, reasons)) = cards.last_mut() {
        let beside = sentences().filter(|said| !told.iter().any(|card| tells(card, said)));
        reasons.extend(causes.into_iter().chain(beside.cloned()));
    }
    let joined = |reasons: Vec<String>| (!reasons.is_empty()).then(|| reasons.join(" "));
    cards.into_iter().map(|(card, reasons)| Card { reason: joined(reasons), ..card.clone() }).collect()
}
