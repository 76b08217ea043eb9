//! What stands in large letters, and what stands below it.

use super::cry::{Cry, Urgency};
use super::words::Words;

/// The cries of one moment, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proclamation {
    /// The most urgent, in few words.
    pub headline: String,
    /// Everything that wants more words, the nearest first.
    pub sentences: Vec<String>,
    /// The urgency of the headline.
    pub urgency: Urgency,
}

impl Words {
    /// The cries of one moment: the most urgent ones large, the others as sentences.
    ///
    /// Offers are left out; they have a place of their own wherever cries are shown.
    #[must_use]
    pub fn proclaim(&self, cries: &[Cry]) -> Proclamation {
        let urgency = cries.iter().map(Cry::urgency).max().unwrap_or(Urgency::Note);
        let most_urgent = cries.iter().filter(|cry| cry.urgency() == urgency);
        let headline: Vec<String> = match urgency {
            // Two strikes in one half-day are both for everybody's pencil.
            Urgency::Alarm => most_urgent.map(|cry| self.headline(cry)).collect(),
            Urgency::Call | Urgency::Note => most_urgent.take(1).map(|cry| self.headline(cry)).collect(),
        };
        let headline = headline.join(" ");
        // Nobody needs a plaza any more when the game is over.
        let over = cries.contains(&Cry::Ended);
        let said = cries.iter().filter(|cry| match cry {
            Cry::Offered(_) | Cry::HalfDay(_) => false,
            Cry::Rebuilt { .. } => !over,
            Cry::Opening(_)
            | Cry::TileInPlay(_)
            | Cry::PlazaStruck(_)
            | Cry::SheetsStruck(_)
            | Cry::AlreadyStruck(_)
            | Cry::Spared(_)
            | Cry::NoneFree
            | Cry::TurnedToRaid(_)
            | Cry::DayBegan(_)
            | Cry::SheetStrikesBegin
            | Cry::LastDay
            | Cry::LastHalfDay
            | Cry::Ended => true,
        });
        let new = |text: &String| text.trim_end_matches('.') != headline.trim_end_matches('.');
        let sentences = said.map(|cry| self.cry(cry)).filter(new).collect();
        Proclamation { headline, sentences, urgency }
    }
}

impl Proclamation {
    /// All sentences together.
    #[must_use]
    pub fn text(&self) -> String {
        self.sentences.join(" ")
    }
}
