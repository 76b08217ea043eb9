//! What can be corrected, and what a correction of each kind is made of (`T 17.4`).

use crate::games::troyes::rules::{
    Activity, Building, Correction, Count, DieAt, Event, Face, Good, Lies, Owner, Phase, Seat, Setup, Table, TurnStep,
};

/// Nowhere are more cubes.
const MOST_CUBES: u16 = 30;
/// Nobody has more points.
const MOST_POINTS: u16 = 999;

/// What can be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FixKind {
    /// Deniers, influence and points.
    Purse,
    /// That a count is right as it is.
    Exact,
    /// How many citizens stand in a building.
    Standing,
    /// Whether a citizen lies on a building.
    Lying,
    /// How many citizens a player has in the personal supply.
    Supply,
    /// The tradesmen of an activity.
    Tradesmen,
    /// A player's cubes on an activity.
    Stored,
    /// The cubes on an event.
    Event,
    /// That an event has left the queue.
    Left,
    /// A cube of the Cathedral.
    Cathedral,
    /// A die of the round.
    Die,
    /// The start player.
    Start,
    /// The player whose turn it is.
    Turn,
    /// The deniers of a player who has passed.
    Passed,
    /// The points of le Roy.
    RoyPoints,
    /// The space of le Roy's tradesman on an activity.
    RoyTradesman,
}

/// A part of a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FixPick {
    /// What is corrected.
    Kind(FixKind),
    /// Whose it is.
    Owner(Owner),
    /// In which building.
    Building(Building),
    /// How much of that the player has.
    Good(Good),
    /// Which count is right.
    Count(Count),
    /// How many there are.
    Number,
    /// Whether a citizen lies there.
    Lying(bool),
    /// Which activity.
    Card(Activity),
    /// Which event.
    Event(Event),
    /// Who takes the event card, if anybody.
    To(Option<Seat>),
    /// On which site of the Cathedral.
    Site(Face),
    /// On which level of it, from 1.
    Level(u8),
    /// Whose cube is there, if any.
    Cube(Option<Owner>),
    /// Which die.
    Die(DieAt),
    /// What it shows.
    Shows(Face),
    /// Where it lies.
    Lies(Lies),
    /// The tradesman or the cube at that place, from 0, is removed.
    Remove(usize),
    /// A tradesman or a cube of that owner is added.
    Add(Owner),
    /// The space, from 0, of le Roy's tradesman, if he has one there.
    Space(Option<u8>),
}

impl FixKind {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Purse,
        Self::Exact,
        Self::Standing,
        Self::Lying,
        Self::Supply,
        Self::Tradesmen,
        Self::Stored,
        Self::Event,
        Self::Left,
        Self::Cathedral,
        Self::Die,
        Self::Start,
        Self::Turn,
        Self::Passed,
        Self::RoyPoints,
        Self::RoyTradesman,
    ];

    /// Returns the kind of a correction.
    #[must_use]
    pub const fn of(correction: &Correction) -> Self {
        match correction {
            Correction::Purse(..) => Self::Purse,
            Correction::Exact(..) => Self::Exact,
            Correction::Standing(..) => Self::Standing,
            Correction::Lying(..) => Self::Lying,
            Correction::Supply(..) => Self::Supply,
            Correction::Tradesmen(..) => Self::Tradesmen,
            Correction::Stored(..) => Self::Stored,
            Correction::Event(..) => Self::Event,
            Correction::Left(..) => Self::Left,
            Correction::Cathedral(..) => Self::Cathedral,
            Correction::Die(..) => Self::Die,
            Correction::Start(_) => Self::Start,
            Correction::Turn(_) => Self::Turn,
            Correction::Passed(..) => Self::Passed,
            Correction::RoyPoints(_) => Self::RoyPoints,
            Correction::RoyTradesman(..) => Self::RoyTradesman,
        }
    }

    /// Whether it can be corrected at that table now.
    #[must_use]
    pub fn is_offered(self, table: &Table) -> bool {
        let phase = table.phase();
        match self {
            Self::Purse | Self::Standing | Self::Lying | Self::Cathedral | Self::Event => true,
            Self::Exact => {
                let inexact = |count| table.players().any(|(_, player)| !player.is_exact(count));
                Count::ALL.into_iter().any(inexact)
            }
            Self::Supply => !matches!(phase, Phase::Settle(_)),
            Self::Tradesmen | Self::Stored => !table.works().is_empty(),
            Self::Left => table.queue().len() > 1 && table.resolving().is_none(),
            Self::Die => table.square().values().any(|dice| !dice.is_empty()),
            Self::Start => matches!(phase, Phase::Settle(0) | Phase::Upkeep(_)),
            Self::Turn => table.spender().is_some(),
            Self::RoyPoints => table.roy().is_some(),
            Self::RoyTradesman => table.roy().is_some() && !table.works().is_empty(),
            Self::Passed => matches!(phase, Phase::Turn(TurnStep::Act(_))),
        }
    }

    /// Whether it is a player's.
    pub(super) fn has_seat(self) -> bool {
        self.facts().0
    }

    /// Whether it is an owner's: a player's, or gray's.
    pub(super) fn has_owner(self) -> bool {
        self.facts().1
    }

    /// Returns the highest number of one count.
    pub(super) fn most(self) -> u16 {
        self.facts().2
    }

    /// Whether it is a player's, whether it is an owner's, and the highest number of one count.
    fn facts(self) -> (bool, bool, u16) {
        match self {
            Self::Standing => (false, true, Building::SPACES.into()),
            Self::Lying => (false, true, MOST_CUBES),
            Self::Supply => (true, false, Setup::CITIZENS.into()),
            Self::Purse | Self::Exact | Self::Stored | Self::Start | Self::Turn | Self::Passed => {
                (true, false, MOST_CUBES)
            }
            Self::Tradesmen | Self::Event | Self::Left | Self::Cathedral | Self::Die | Self::RoyTradesman => {
                (false, false, MOST_CUBES)
            }
            Self::RoyPoints => (false, false, MOST_POINTS),
        }
    }
}
