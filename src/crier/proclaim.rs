//! What stands in large letters, and what stands below it.

use super::Urgency;
use super::Words;
use crate::games::troyes_dice::words::Cry;

/// The cries of one moment, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proclamation {
    /// The most urgent, in few words.
    pub headline: String,
    /// Everything that wants more words, the nearest first.
    pub sentences: Vec<Sentence>,
    /// The urgency of the headline.
    pub urgency: Urgency,
}

/// One cry in full.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sentence {
    /// The words.
    pub text: String,
    /// How much it matters.
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
        let sentences = said.map(|cry| Sentence { text: self.cry(cry), urgency: cry.urgency() });
        let sentences = sentences.filter(|sentence| new(&sentence.text)).collect();
        Proclamation { headline, sentences, urgency }
    }
}

impl Proclamation {
    /// All sentences together.
    #[must_use]
    pub fn text(&self) -> String {
        self.in_short(|_| true)
    }

    /// As many sentences as fit, in their order; of the least urgent ones the last is left out first.
    #[must_use]
    pub fn in_short(&self, fits: impl Fn(&str) -> bool) -> String {
        let mut said: Vec<&Sentence> = self.sentences.iter().collect();
        loop {
            let texts: Vec<&str> = said.iter().map(|sentence| sentence.text.as_str()).collect();
            let text = texts.join(" ");
            let least = said.iter().map(|sentence| sentence.urgency).min();
            match said.iter().rposition(|sentence| Some(sentence.urgency) == least) {
                Some(at) if !fits(&text) => said.remove(at),
                Some(_) | None => return text,
            };
        }
    }
}
