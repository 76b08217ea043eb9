//! The screens of the desk; the games own what is on them.

use crate::desk::session::FirstScreen;

/// What the desk shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    /// What to do: go on with a game, or play a new one.
    Start,
    /// A new game is prepared; the one on the table waits behind it.
    Setup,
    /// A game is played.
    Table,
}

impl From<FirstScreen> for Screen {
    fn from(first: FirstScreen) -> Self {
        match first {
            FirstScreen::Start => Self::Start,
            FirstScreen::Table => Self::Table,
        }
    }
}
