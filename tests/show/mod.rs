//! What an audience is shown, without any window.

mod pace;
mod publisher;
mod timer;
