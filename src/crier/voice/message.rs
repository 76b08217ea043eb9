//! The messages between the threads of the voice.

use std::sync::mpsc::Sender;
use std::time::Instant;

use super::aloud::Aloud;
use super::queue::Utterance;
use super::score::Score;
use super::service::{Gone, Saying, Status, Stopped};
use crate::crier::{Bell, Language};

/// The statuses of the services.
#[derive(Clone, Debug, Default)]
pub(super) struct Statuses {
    pub(super) speech: Status,
    pub(super) bells: Status,
    /// The language for which voices were last listed, and their names.
    pub(super) voices: Option<(Language, Vec<String>)>,
}

/// A message to the deciding thread: from callers, and from the threads that speak and ring.
pub(super) enum Message {
    Cry(Pending),
    /// To be heard at its time, or as soon as nothing is left to wait for.
    Later(Later),
    /// The delayed utterance is due.
    Due,
    /// A score to be heard at once, beside all else.
    Perform(Score, Aloud),
    Performed(Result<(), Gone>),
    /// To be heard after the current utterance.
    Next(Pending),
    Hurry,
    Voices(Language),
    Hush,
    /// Answer and end once nothing is left to be heard.
    Finish(Sender<()>),
    Spoken(Result<(), Gone>),
    Rung(Result<(), Gone>),
    Named(Language, Result<Vec<String>, Gone>),
}

/// An utterance to be heard, with its settings.
pub(super) struct Pending {
    pub(super) utterance: Utterance,
    pub(super) language: Language,
    pub(super) aloud: Aloud,
}

/// A delayed utterance.
pub(super) struct Later {
    pub(super) at: Instant,
    /// The time from which its bell has been heard in a score.
    pub(super) rung: Option<Instant>,
    pub(super) cried: Pending,
}

/// A request to the ringing thread.
pub(super) enum Ring {
    Bell(Bell, u8),
    Score(Score, u8, Stopped),
}

/// A request to the speaking thread.
pub(super) enum Ask {
    Say(Saying),
    Voices(Language),
}

impl Pending {
    pub(super) fn new(utterance: Utterance, language: Language, aloud: &Aloud) -> Self {
        Self { utterance, language: aloud.language.unwrap_or(language), aloud: aloud.clone() }
    }
}
