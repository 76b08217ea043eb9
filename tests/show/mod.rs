//! What an audience is shown, without any window.

mod armorial;
#[cfg(feature = "gallery")]
mod bg_stats;
pub(crate) mod ceremony;
mod menu_keys;
mod pace;
mod publisher;
mod replay;
mod scoring;
pub(crate) mod secrets;
mod timer;
