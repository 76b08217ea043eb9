//! A phone at the table: who plays by it, and what it has handed in.

use super::seat_name::SeatName;
use crate::show::Filled;

/// A phone at the table, as everybody at the desk may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phone {
    /// The id.
    pub id: PhoneId,
    /// The name.
    pub name: SeatName,
    /// Whether the crier has seen it sit down: until then it is told no secret of its player.
    pub admitted: bool,
    /// Whether a guest has it, who does not play: where all players have names, everybody else.
    pub is_guest: bool,
    /// Whether its player is ready.
    pub ready: bool,
    /// The sheet that was handed in.
    pub sheet: Option<Proposal>,
    /// Whether it follows no more: its page was closed, or sleeps.
    pub is_away: bool,
}

/// The id of a phone: unique in one run of the gallery.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhoneId(pub u32);

/// A sheet that was handed in: it has no effect until the desk takes it over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The entries.
    pub filled: Filled,
    /// The state.
    pub state: ProposalState,
}

/// The state of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProposalState {
    /// It waits for the desk.
    Waiting,
    /// It was taken over into the results.
    Accepted,
    /// It was sent back.
    Returned,
}
