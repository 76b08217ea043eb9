//! A cry shown alone, in the largest letters.

use super::view::Sign;
use crate::crier::{Proclamation, Sentence, Urgency};

/// One cry shown alone, as it is read from the back row, with a drawing of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The few words in the largest letters.
    pub title: String,
    /// The cry in full, where that says more than the title.
    pub text: Option<String>,
    /// The part of it that nobody may overlook, in a few words; it is never left out.
    pub reason: Option<String>,
    /// The cry in drawings.
    pub signs: Vec<Sign>,
    /// The urgency of the cry.
    pub urgency: Urgency,
    /// Whether two such cries in one moment are equally large.
    pub paired: bool,
    /// Whether the cry is a threat that stays.
    pub threat: bool,
}

impl Card {
    /// Makes a card of a few words alone.
    #[must_use]
    pub const fn plain(title: String) -> Self {
        Self {
            title,
            text: None,
            reason: None,
            signs: Vec::new(),
            urgency: Urgency::Note,
            paired: false,
            threat: false,
        }
    }

    /// Returns which of the cards of one moment stand beside each other, each as large as the others: alarms, their exceptions and
    /// threats, or else two cries that are a pair.
    #[must_use]
    pub fn large(cards: &[Self]) -> Vec<bool> {
        let stands_out = |card: &Self| card.reason.is_some() || card.threat || card.urgency == Urgency::Alarm;
        let large: Vec<bool> = cards.iter().map(stands_out).collect();
        let is_pair = cards.iter().filter(|card| card.paired).count() == 2;
        if is_pair && !large.contains(&true) { cards.iter().map(|card| card.paired).collect() } else { large }
    }

    /// Returns the card without drawings, as cries are shown.
    #[must_use]
    pub fn proclaimed(&self) -> Proclamation {
        let sentence = |text: &String| Sentence { text: text.clone(), urgency: self.urgency };
        let sentences = self.text.iter().map(sentence).collect();
        Proclamation::headed(self.title.clone(), sentences, self.urgency)
    }
}
