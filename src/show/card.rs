//! One thing that is told alone, in the largest letters.

use super::view::Sign;
use crate::crier::{Proclamation, Sentence, Urgency};

/// One thing that is told alone: a cry as it is read from the back row, with a drawing of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The few words in the largest letters.
    pub title: String,
    /// The same in full, where that says more.
    pub text: Option<String>,
    /// What of it nobody may overlook, in a few words; it is never left out.
    pub reason: Option<String>,
    /// It in drawings.
    pub signs: Vec<Sign>,
    /// How much it matters.
    pub urgency: Urgency,
}

impl Card {
    /// The same without drawings, as cries are shown.
    #[must_use]
    pub fn proclaimed(&self) -> Proclamation {
        let sentence = |text: &String| Sentence { text: text.clone(), urgency: self.urgency };
        let sentences = self.text.iter().map(sentence).collect();
        Proclamation { headline: self.title.clone(), sentences, urgency: self.urgency }
    }
}
