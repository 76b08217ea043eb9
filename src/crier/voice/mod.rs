//! Cries aloud: a bell first, then the system's own speech.
//!
//! A [`Queue`], which knows neither clock nor service, decides what is said when. [`Voice`] runs it in a thread of its
//! own, so that sending a cry never blocks. The services behind it may be missing or die at any time; the [`Status`]
//! then shows it, and a later cry tries again.

mod aloud;
mod queue;
mod score;
mod retry;
mod engine;
mod message;
mod service;
pub mod ssip;

#[cfg(all(feature = "voice", target_os = "linux"))]
mod linux;
#[cfg(all(feature = "voice", any(windows, target_os = "macos")))]
mod native;
#[cfg(not(all(feature = "voice", any(target_os = "linux", windows, target_os = "macos"))))]
mod silent;

#[cfg(all(feature = "voice", target_os = "linux"))]
use linux as system;
#[cfg(all(feature = "voice", any(windows, target_os = "macos")))]
use native as system;
#[cfg(not(all(feature = "voice", any(target_os = "linux", windows, target_os = "macos"))))]
use silent as system;

pub use super::Bell;
pub use aloud::{Aloud, Spoken};
pub use engine::Voice;
pub use queue::{Queue, Step, Utterance};
pub use retry::Retry;
pub use score::Score;
pub use service::{Gone, Player, Saying, Speech, Status, Stop, Stopped};
