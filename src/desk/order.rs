//! What a person may ask of the desk; button, key and clicker ask alike.

use crate::games::troyes_dice::Throw;

/// One request; the desk collects them while it draws and runs them afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The next right thing: the one key.
    Next,
    /// These dice were thrown on the table.
    Enter(Throw),
    /// Take back the last order.
    Undo,
    /// Let the order taken back last count again.
    Redo,
    /// Prepare a new game.
    SetUp,
    /// Make up another code.
    AnotherCode,
    /// Open the game that was prepared.
    Open,
    /// Leave the new game's preparation.
    Back,
    /// Go on with the game that was in play.
    Continue,
    /// Show or hide the keys.
    Keys,
    /// Close what is open.
    Close,
}
