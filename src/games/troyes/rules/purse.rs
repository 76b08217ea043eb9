//! What a player owns, and why it changes (`T 2.1`, `T 2.7`).

use super::activity::Activity;
use super::character::Character;
use super::event::Event;
use super::good::Good;
use super::owner::Owner;
use crate::play::Seat;

/// Deniers, influence and points that were gained in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Purse {
    deniers: u16,
    influence: u16,
    points: u16,
}

/// Why a player gains or loses something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The income of a round (`T 5.1`).
    Income,
    /// The salaries of a round (`T 5.2`).
    Salaries,
    /// The salaries could not all be paid (`T 5.3`).
    SalariesShort,
    /// An event (`T 14`).
    Event(Event),
    /// An event could not be carried out in full (`T 7.6`).
    EventShort(Event),
    /// A black die was countered (`T 8.5`).
    Countered,
    /// A black die was not countered (`T 8.7`).
    Uncountered,
    /// Dice were bought from that owner (`T 9.4`).
    BoughtFrom(Owner),
    /// Dice were sold to that player (`T 9.4`).
    SoldTo(Seat),
    /// A tradesman was hired on that card (`T 9.7`).
    Hire(Activity),
    /// An activity of that player (`T 13.5`).
    Activity(Activity, Seat),
    /// Cubes on the Cathedral (`T 9.17`).
    Cathedral,
    /// Cubes on that event (`T 9.20`).
    Cubes(Event),
    /// The reward of that event (`T 9.22`).
    Reward(Event),
    /// Agriculture (`T 9.34`).
    Agriculture,
    /// Passing (`T 9.35`).
    Pass,
    /// A die was rerolled (`T 11.1`).
    Reroll,
    /// A citizen was recruited (`T 11.1`).
    Recruit,
    /// Dice were turned over (`T 11.1`).
    TurnOver,
    /// Le Roy's table: points of his, and deniers for a die that he buys (`T 20.12`).
    Roy,
    /// A character was scored (`T 20.18`).
    Character(Character),
}

impl Purse {
    /// The most influence (`T 11.3`).
    pub const MOST_INFLUENCE: u16 = 20;
    /// The purse at the beginning (`T 2.1`).
    pub const FIRST: Self = Self { deniers: 5, influence: 4, points: 0 };

    /// Returns how much of that it has.
    #[must_use]
    pub const fn has(self, good: Good) -> u16 {
        match good {
            Good::Denier => self.deniers,
            Good::Influence => self.influence,
            Good::Point => self.points,
        }
    }

    /// Returns how much of that it can still take: influence is limited (`T 11.3`).
    #[must_use]
    pub const fn room(self, good: Good) -> u16 {
        match good {
            Good::Influence => Self::MOST_INFLUENCE.saturating_sub(self.influence),
            Good::Denier => u16::MAX - self.deniers,
            Good::Point => u16::MAX - self.points,
        }
    }

    pub(super) const fn set(&mut self, good: Good, amount: u16) {
        match good {
            Good::Denier => self.deniers = amount,
            Good::Influence => self.influence = amount,
            Good::Point => self.points = amount,
        }
    }
}
