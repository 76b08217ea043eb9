//! The settings of voice and bells, and the spoken text of some cries.

use super::queue::Utterance;
use crate::crier::{Announcement, Bell, Language, Turn, Words};

/// The settings of voice and bells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aloud {
    /// Whether cries are spoken.
    pub voice: bool,
    /// Whether bells and drum sound.
    pub bells: bool,
    /// Whether everything is muted.
    pub muted: bool,
    /// The volume, from 0 to 100.
    pub volume: u8,
    /// The speed of speech, from −100 to 100.
    pub rate: i8,
    /// The language of speech; `None` for the desk's.
    pub language: Option<Language>,
    /// The name of the voice in the service; `None` for the service's own choice.
    pub name: Option<String>,
}

impl Default for Aloud {
    /// Returns settings with voice and bells on, at a volume that startles nobody.
    fn default() -> Self {
        Self { voice: true, bells: true, muted: false, volume: 70, rate: 0, language: None, name: None }
    }
}

/// The spoken text of some cries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The text up to the last cry that must be heard; empty if there is none.
    pub alarm: String,
    /// The text after it.
    pub words: String,
}

impl Spoken {
    /// Returns the full text of these cries in those words: a listener sees neither the picture nor the sidebar.
    #[must_use]
    pub fn of(cries: &[impl Announcement], words: &Words, turn: Turn) -> Self {
        let last = cries.iter().rposition(Announcement::must_be_heard).map_or(0, |last| last + 1);
        let said: Vec<String> = words.say(cries, turn).iter().map(|text| words.for_voice(text)).collect();
        let (alarm, rest) = said.split_at(last);
        Self { alarm: alarm.join(" "), words: rest.join(" ") }
    }
}

impl Aloud {
    /// Returns the utterance of these cries under these settings; `None` if it would be silent.
    #[must_use]
    pub fn heard(&self, cries: &[impl Announcement], words: &Words, turn: Turn) -> Option<Utterance> {
        self.heard_as(Bell::of(cries), Spoken::of(cries, words, turn))
    }

    /// Returns the utterance of a bell and words under these settings; `None` if it would be silent.
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
    /// Makes a text that may be dropped when something newer comes.
    fn from(words: String) -> Self {
        Self { alarm: String::new(), words }
    }
}
