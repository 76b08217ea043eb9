//! What the engine asks of a system's services; tests put others in their place.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::aloud::Aloud;
use super::bell::Bell;
use super::score::Score;
use crate::crier::Language;

/// The state of a service.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Status {
    /// Nothing was asked of it yet.
    #[default]
    Untried,
    /// It works.
    Working,
    /// It did not answer when it was last asked; it is asked again.
    Absent,
    /// It answered once and then was gone; it is asked again.
    Lost,
}

/// A service is not there, or no longer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Gone(pub String);

/// Words for a speech service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// Counted up; a stop names the last one that it stops.
    pub number: u64,
    /// The words.
    pub text: String,
    /// Their language.
    pub language: Language,
    /// How they are spoken.
    pub aloud: Aloud,
}

/// Stops the saying of that number and all before it; callable while it is spoken.
pub type Stop = Box<dyn Fn(u64) + Send>;

/// Whether a score was stopped, for whoever plays it in another thread.
#[derive(Clone, Debug, Default)]
pub struct Stopped(Arc<AtomicBool>);

impl Stopped {
    /// Stops it.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    #[must_use]
    pub fn is(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Speaks; it has a thread of its own.
pub trait Speech: Send {
    /// Speaks, and returns when it is over or was stopped.
    ///
    /// # Errors
    /// The service is not there.
    fn speak(&mut self, saying: &Saying) -> Result<(), Gone>;

    /// The names of the voices that speak that language.
    ///
    /// # Errors
    /// The service is not there.
    fn voices(&mut self, language: Language) -> Result<Vec<String>, Gone>;

    /// What stops it.
    fn stop(&self) -> Stop;
}

/// Plays bells; it has a thread of its own.
pub trait Player: Send {
    /// Plays, and returns when it is over.
    ///
    /// # Errors
    /// The service is not there.
    fn play(&mut self, bell: Bell, volume: u8) -> Result<(), Gone>;

    /// Plays all of it, each sound at its time, unless it is stopped before; what cannot mix plays one after the other.
    ///
    /// # Errors
    /// The service is not there.
    fn perform(&mut self, score: &Score, volume: u8, stopped: &Stopped) -> Result<(), Gone> {
        for (_, bell) in &score.0 {
            if stopped.is() {
                break;
            }
            self.play(*bell, volume)?;
        }
        Ok(())
    }
}
