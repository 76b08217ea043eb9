//! The queue of utterances: the current one and the next, never more than these two, and one that may wait.

use crate::crier::Bell;

/// An utterance: a bell, then words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Utterance {
    /// The bell before the words.
    pub bell: Option<Bell>,
    /// The words that everybody must act on; never dropped for something newer.
    pub alarms: Vec<String>,
    /// The other words; stale when something newer comes.
    pub words: String,
}

/// The next action of the voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Ring this bell and report when it is over.
    Ring(Bell),
    /// Speak these words and report when they are over.
    Speak(String),
    /// Stop the bell or speech, and report when it is over.
    Stop,
}

/// The state of voice and bell. Every call returns at most one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Queue {
    now: Option<(Utterance, Phase)>,
    next: Option<Utterance>,
    /// The utterance that waits until nothing newer is left.
    after: Option<Utterance>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Ringing,
    /// The words that everybody must act on are spoken.
    Alarming,
    /// The other words are spoken.
    Speaking,
    Stopping,
}

impl Utterance {
    /// Makes an utterance that may be dropped when something newer comes.
    #[must_use]
    pub const fn new(bell: Option<Bell>, words: String) -> Self {
        Self { bell, alarms: Vec::new(), words }
    }

    /// Makes an utterance that everybody must act on.
    #[must_use]
    pub fn alarm(bell: Option<Bell>, words: String) -> Self {
        let alarms = if words.is_empty() { Vec::new() } else { vec![words] };
        Self { bell, alarms, words: String::new() }
    }

    /// Returns all the words.
    #[must_use]
    pub fn text(&self) -> String {
        let words = Some(&self.words).filter(|words| !words.is_empty());
        let all: Vec<&str> = self.alarms.iter().chain(words).map(String::as_str).collect();
        all.join(" ")
    }

    /// Returns this utterance with the alarms of the one that it replaces.
    fn in_place_of(mut self, older: Self) -> Self {
        if older.alarms.is_empty() {
            return self;
        }
        let mut alarms = older.alarms;
        let new: Vec<String> = self.alarms.drain(..).filter(|alarm| !alarms.contains(alarm)).collect();
        alarms.extend(new);
        // Of both bells the more telling one rings, and once.
        Self { bell: older.bell.max(self.bell), alarms, words: self.words }
    }
}

impl Queue {
    /// Adds a newer utterance.
    pub fn push(&mut self, newer: Utterance) -> Option<Step> {
        if newer.bell != Some(Bell::Warning) {
            self.after = None;
        }
        let Some((now, phase)) = &mut self.now else {
            return self.begin(newer);
        };
        let same = |other: &Utterance| other.text() == newer.text() && other.bell == newer.bell;
        let next_is_same = self.next.as_ref().is_some_and(same);
        // The same again, while it is still heard, is one cry.
        if next_is_same || (self.next.is_none() && *phase != Phase::Stopping && same(now)) {
            return None;
        }
        // A warning is no news: it takes no words away, and rings when they are over.
        if newer.bell == Some(Bell::Warning) {
            self.next.get_or_insert(newer);
            return None;
        }
        self.next = Some(match self.next.take() {
            Some(older) => newer.in_place_of(older),
            None => newer,
        });
        // What is stale gives way at once; an alarm is heard to its end.
        let stops = match phase {
            Phase::Ringing => now.alarms.is_empty(),
            Phase::Speaking => true,
            Phase::Alarming | Phase::Stopping => false,
        };
        if stops {
            *phase = Phase::Stopping;
        }
        stops.then_some(Step::Stop)
    }

    /// Adds an utterance after the current one, which goes on; newer ones make it stale.
    pub fn push_after(&mut self, later: Utterance) -> Option<Step> {
        if self.now.is_none() {
            return self.begin(later);
        }
        self.after = Some(later);
        None
    }

    /// Advances the queue, since the bell or speech is over: to its end, by a stop, or because its service is gone.
    pub fn over(&mut self) -> Option<Step> {
        let (now, phase) = self.now.take()?;
        match phase {
            Phase::Ringing => {
                if let Some(step) = self.speak(now) {
                    return Some(step);
                }
            }
            // Words that came with an alarm are stale once there is something newer.
            Phase::Alarming if self.next.is_none() => {
                if let Some(step) = self.speak(Utterance { alarms: Vec::new(), ..now }) {
                    return Some(step);
                }
            }
            Phase::Alarming | Phase::Speaking | Phase::Stopping => {}
        }
        let next = self.next.take().or_else(|| self.after.take())?;
        self.begin(next)
    }

    /// Clears the queue and stops the current utterance: after an undo, or muted.
    pub fn hush(&mut self) -> Option<Step> {
        (self.next, self.after) = (None, None);
        let (_, phase) = self.now.as_mut()?;
        let stops = *phase != Phase::Stopping;
        *phase = Phase::Stopping;
        stops.then_some(Step::Stop)
    }

    /// Returns the current utterance and the next.
    #[must_use]
    pub fn held(&self) -> [Option<&Utterance>; 2] {
        [self.now.as_ref().map(|(now, _)| now), self.next.as_ref()]
    }

    fn begin(&mut self, utterance: Utterance) -> Option<Step> {
        match utterance.bell {
            Some(bell) => {
                self.now = Some((utterance, Phase::Ringing));
                Some(Step::Ring(bell))
            }
            None => self.speak(utterance),
        }
    }

    /// Speaks the alarms of an utterance, and its other words only after those.
    fn speak(&mut self, utterance: Utterance) -> Option<Step> {
        let (phase, text) = match utterance.alarms.join(" ") {
            alarms if alarms.is_empty() => (Phase::Speaking, utterance.words.clone()),
            alarms => (Phase::Alarming, alarms),
        };
        if text.is_empty() {
            return None;
        }
        self.now = Some((utterance, phase));
        Some(Step::Speak(text))
    }
}
