//! What a person may set about voice and bells, and what is spoken of some cries.

use super::bell::Bell;
use super::queue::Utterance;
use crate::crier::{Announcement, Language, Turn, Words};

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

/// Some cries as they are spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// Up to the last thing on which everybody must act; nothing if there is none.
    pub alarm: String,
    /// What follows.
    pub words: String,
}

impl Spoken {
    /// All that these cries say in those words: who only listens sees neither the picture nor the list beside it.
    #[must_use]
    pub fn of(cries: &[impl Announcement], words: &Words, turn: Turn) -> Self {
        let last = cries.iter().rposition(Announcement::must_be_heard).map_or(0, |last| last + 1);
        let said: Vec<String> = words.say(cries, turn).iter().map(|text| words.for_voice(text)).collect();
        let (alarm, rest) = said.split_at(last);
        Self { alarm: alarm.join(" "), words: rest.join(" ") }
    }
}

impl Aloud {
    /// What is heard of these cries under these settings; nothing if that is silence.
    #[must_use]
    pub fn heard(&self, cries: &[impl Announcement], words: &Words, turn: Turn) -> Option<Utterance> {
        self.heard_as(Bell::of(cries), Spoken::of(cries, words, turn))
    }

    /// What is heard of a bell and words under these settings; nothing if that is silence.
    #[must_use]
    pub fn heard_as(&self, bell: Option<Bell>, spoken: Spoken) -> Option<Utterance> {
        let bell = bell.filter(|_| self.bells);
        let alarms = Some(spoken.alarm).filter(|alarm| self.voice && !alarm.is_empty());
        let words = if self.voice { spoken.words } else { String::new() };
        let heard = Utterance { bell, alarms: alarms.into_iter().collect(), words };
        let silent = self.muted || heard == Utterance::default();
        (!silent).then_some(heard)
    }
}

impl From<String> for Spoken {
    /// Words that may be dropped when something newer comes.
    fn from(words: String) -> Self {
        Self { alarm: String::new(), words }
    }
}
