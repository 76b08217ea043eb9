//! The screens of the desk; the games own what is on them.

/// The current screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    /// The first screen: to go on with a game, or to play a new one.
    Start,
    /// The form of a new game; the one on the table waits behind it.
    Setup,
    /// The table.
    Table,
}
