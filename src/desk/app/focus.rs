//! What the keys are for, which depends on what stands at the desk.

use super::command::{Command, Look, Press};
use crate::play::Way;

/// What the keys are for: where they are pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    /// A page is open over the desk.
    Page,
    /// The page before the first game is open, and offers one that is explained.
    FirstTime,
    /// A game is played.
    Table,
    /// A game is played, and its menu is shown.
    Menu,
    /// The same, with a menu beside the next right thing.
    Aside,
    /// A question about the game stands, to be answered by digits.
    Question,
    /// A look back at the game.
    LookBack,
    /// The audience's view stands in place of the desk.
    Present,
    /// The ceremony at the end of a game.
    Ceremony,
    /// A screen over the table, with fields.
    Overlay,
    /// A screen with fields.
    Form,
    /// The projector's window: it has no controls, but it may have the focus.
    Projector,
}

impl Focus {
    /// Returns what the key that closes asks for there.
    pub(super) const fn close(self) -> Command {
        match self {
            Self::Page | Self::FirstTime => Command::ClosePage,
            Self::Overlay => Command::Leave,
            Self::LookBack => Command::Look(Look::Now),
            Self::Ceremony => Command::LeaveCeremony,
            Self::Present => Command::Present,
            Self::Aside => Command::Press(Press::Way(Way::Back)),
            Self::Table | Self::Menu | Self::Question | Self::Form | Self::Projector => Command::Back,
        }
    }
}
