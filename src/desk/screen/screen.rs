//! The screens; each owns its state, so that no stale state can be.

use super::setup::SetupScreen;
use super::welcome::Welcome;

/// What the desk shows.
pub(crate) enum Screen {
    /// A game was in play when the app last ended.
    Welcome(Box<Welcome>),
    /// A new game is prepared; the one on the table waits behind it.
    Setup(Box<SetupScreen>),
    /// A game is played; the session owns it.
    Table,
}
