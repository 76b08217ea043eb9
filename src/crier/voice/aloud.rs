//! What a person may set about voice and bells, and what is spoken for a proclamation.

use super::bell::Bell;
use super::queue::Utterance;
use crate::crier::{Cry, Language, Proclamation, Urgency};

/// How cries are heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aloud {
    /// Whether cries are spoken.
    pub voice: bool,
    /// Whether bells and drum are heard.
    pub bells: bool,
    /// Whether all is silent for now.
    pub muted: bool,
    /// From 0 to 100.
    pub volume: u8,
    /// How fast is spoken, from −100 to 100.
    pub rate: i8,
    /// The language that is spoken; the desk's if there is none.
    pub language: Option<Language>,
    /// The service's name of the voice; its own choice if there is none.
    pub name: Option<String>,
}

impl Default for Aloud {
    /// Heard, at a volume that startles nobody.
    fn default() -> Self {
        Self { voice: true, bells: true, muted: false, volume: 70, rate: 0, language: None, name: None }
    }
}

/// A proclamation as it is spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The words.
    pub text: String,
    /// Whether everybody must act on it.
    pub alarm: bool,
}

impl Spoken {
    /// All that the proclamation says, its headline first unless the sentences say the same in more words.
    #[must_use]
    pub fn of(proclamation: &Proclamation) -> Self {
        let text = if proclamation.sentences.is_empty() { proclamation.headline.clone() } else { proclamation.text() };
        Self { text, alarm: proclamation.urgency == Urgency::Alarm }
    }
}

impl Aloud {
    /// What is heard of these cries under these settings; nothing if that is silence.
    #[must_use]
    pub fn heard(&self, cries: &[Cry], proclamation: &Proclamation) -> Option<Utterance> {
        let Spoken { text, alarm } = Spoken::of(proclamation);
        let text = if self.voice { text } else { String::new() };
        let bell = if self.bells { Bell::of(cries) } else { None };
        let silent = self.muted || (text.is_empty() && bell.is_none());
        (!silent).then(|| if alarm { Utterance::alarm(bell, text) } else { Utterance::new(bell, text) })
    }
}
