//! The screens of the desk; the games own what is on them.

use crate::desk::session::FirstScreen;

/// What the desk shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    /// A game can be gone on with, or something is wrong with its file.
    Welcome,
    /// A new game is prepared; the one on the table waits behind it.
    Setup,
    /// A game is played.
    Table,
}

impl From<FirstScreen> for Screen {
    fn from(first: FirstScreen) -> Self {
        match first {
            FirstScreen::Welcome => Self::Welcome,
            FirstScreen::Setup => Self::Setup,
            FirstScreen::Table => Self::Table,
        }
    }
}
