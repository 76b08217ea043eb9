//! What the threads behind the voice tell each other.

use std::sync::mpsc::Sender;
use std::time::Instant;

use super::aloud::Aloud;
use super::bell::Bell;
use super::queue::Utterance;
use super::score::Score;
use super::service::{Gone, Saying, Status, Stopped};
use crate::crier::Language;

/// How the services do.
#[derive(Clone, Debug, Default)]
pub(super) struct Statuses {
    pub(super) speech: Status,
    pub(super) bells: Status,
    /// The language whose voices were asked for last, and their names.
    pub(super) voices: Option<(Language, Vec<String>)>,
}

/// What the deciding thread is told: by whoever cries, and by the threads that speak and ring.
pub(super) enum Message {
    Cry(Pending),
    /// To be heard at that time, or as soon as nothing waits any more.
    Later(Later),
    /// What was put off is due.
    Due,
    /// To be heard at once, beside all else.
    Perform(Score, Aloud),
    Performed(Result<(), Gone>),
    /// To be heard after what is heard.
    Next(Pending),
    Hurry,
    Voices(Language),
    Hush,
    /// When nothing more is to be heard, say so and end.
    Finish(Sender<()>),
    Spoken(Result<(), Gone>),
    Rung(Result<(), Gone>),
    Named(Language, Result<Vec<String>, Gone>),
}

/// What is still to be heard, and how.
pub(super) struct Pending {
    pub(super) utterance: Utterance,
    pub(super) language: Language,
    pub(super) aloud: Aloud,
}

/// What was put off.
pub(super) struct Later {
    pub(super) at: Instant,
    /// From then on its bell has been heard in a score.
    pub(super) rung: Option<Instant>,
    pub(super) cried: Pending,
}

/// What the ringing thread is asked for.
pub(super) enum Ring {
    Bell(Bell, u8),
    Score(Score, u8, Stopped),
}

/// What the speaking thread is asked for.
pub(super) enum Ask {
    Say(Saying),
    Voices(Language),
}

impl Pending {
    pub(super) fn new(utterance: Utterance, language: Language, aloud: &Aloud) -> Self {
        Self { utterance, language: aloud.language.unwrap_or(language), aloud: aloud.clone() }
    }
}
