//! The services that the engine needs of a system; tests pass others in their place.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::aloud::Aloud;
use super::score::Score;
use crate::crier::{Bell, Language};

/// The state of a service.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Status {
    /// The service was not asked yet.
    #[default]
    Untried,
    /// The service works.
    Working,
    /// The service did not answer the last time; it is asked again.
    Absent,
    /// The service answered once and then was gone; it is asked again.
    Lost,
}

/// The error of a service that is not there, or no longer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Gone(pub String);

/// Words for a speech service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// A running number; a stop names the last one that it stops.
    pub number: u64,
    /// The words.
    pub text: String,
    /// Their language.
    pub language: Language,
    /// The settings.
    pub aloud: Aloud,
}

/// A function that stops the saying with that number and all before it; callable during speech.
pub type Stop = Box<dyn Fn(u64) + Send>;

/// A flag that stops a score in another thread.
#[derive(Clone, Debug, Default)]
pub struct Stopped(Arc<AtomicBool>);

impl Stopped {
    /// Sets the flag.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the flag is set.
    #[must_use]
    pub fn is(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A speech service; it has a thread of its own.
pub trait Speech: Send {
    /// Speaks, and returns when the speech is over or was stopped.
    ///
    /// # Errors
    /// The service is not there.
    fn speak(&mut self, saying: &Saying) -> Result<(), Gone>;

    /// Returns the names of the voices for that language.
    ///
    /// # Errors
    /// The service is not there.
    fn voices(&mut self, language: Language) -> Result<Vec<String>, Gone>;

    /// Returns the function that stops the speech.
    fn stop(&self) -> Stop;
}

/// A player of bells; it has a thread of its own.
pub trait Player: Send {
    /// Plays a bell, and returns when it is over.
    ///
    /// # Errors
    /// The service is not there.
    fn play(&mut self, bell: Bell, volume: u8) -> Result<(), Gone>;

    /// Plays a whole score, each sound at its time, unless it is stopped; a player that cannot mix plays one after the
    /// other.
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
