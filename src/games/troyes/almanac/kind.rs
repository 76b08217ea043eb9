//! The kinds of points.

use enum_map::{Enum, EnumMap};

use crate::games::troyes::rules::{Score, Why};
use crate::play::named;

/// A kind of points: why a player has them, or loses them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Kind {
    /// Cubes put on the Cathedral (`T 9.17`).
    Cathedral,
    /// The rewards of events (`T 9.22`).
    Rewards,
    /// The effects of activities (`T 13`).
    Activities,
    /// Events in play with an own cube, at the end.
    Events,
    /// The spaces of the own tradesmen, at the end.
    Tradesmen,
    /// The characters, at the end.
    Characters,
    /// What was lost: for black dice, and for what could not be paid.
    Lost,
    /// What is lost at the end for levels of the Cathedral.
    Levels,
}

/// One value for each kind, in the order of [`Kind::ALL`].
pub(super) type ByKind<T> = EnumMap<Kind, T>;

named!(Kind {
    Cathedral: "cathedral",
    Rewards: "rewards",
    Activities: "activities",
    Events: "events",
    Tradesmen: "tradesmen",
    Characters: "characters",
    Lost: "lost",
    Levels: "levels",
});

impl Kind {
    /// Returns the kind of points that are gained, or lost, in play.
    pub(super) const fn of(why: Why) -> Self {
        match why {
            Why::Cathedral => Self::Cathedral,
            Why::Reward(_) => Self::Rewards,
            Why::Activity(..) => Self::Activities,
            // Only the first three of these change points.
            Why::SalariesShort
            | Why::EventShort(_)
            | Why::Uncountered
            | Why::Income
            | Why::Salaries
            | Why::Event(_)
            | Why::Countered
            | Why::BoughtFrom(_)
            | Why::SoldTo(_)
            | Why::Hire(_)
            | Why::Cubes(_)
            | Why::Agriculture
            | Why::Pass
            | Why::Reroll
            | Why::Recruit
            | Why::TurnOver
            | Why::Roy => Self::Lost,
            Why::Character(_) => Self::Characters,
        }
    }

    /// Returns the points of the kind in a count; nothing of those that are gained in play.
    pub(super) fn at_end(self, score: &Score) -> u16 {
        match self {
            Self::Events => score.events,
            Self::Tradesmen => score.tradesmen,
            Self::Characters => score.characters.iter().map(|(_, points)| u16::from(*points)).sum(),
            Self::Levels => score.levels,
            Self::Cathedral | Self::Rewards | Self::Activities | Self::Lost => 0,
        }
    }

    /// Whether points of the kind are lost.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        match self {
            Self::Lost | Self::Levels => true,
            Self::Cathedral | Self::Rewards | Self::Activities | Self::Events | Self::Tradesmen | Self::Characters => {
                false
            }
        }
    }
}
