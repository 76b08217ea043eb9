//! The counts of the almanac.

use enum_map::Enum;

use crate::almanac::{Countable, Tally};

/// A count, which has a cell for each of several things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
pub enum Count {
    /// Games, by number of players.
    Games,
    /// Games won, alone or shared, by place in the first round's turn order.
    WonAt,
    /// The sum of cards on the table at the end, by that place.
    Cards,
    /// The sum of coins at the end, by that place.
    Coins,
    /// Games played, by bot.
    Played,
    /// Games won, alone or shared, by bot.
    WonBy,
    /// Halves of bought cards, by reward.
    Bought,
    /// Stalls that were added to a village, by reward.
    Used,
    /// Games, by number of rounds.
    Rounds,
    /// Rolled dice, by face.
    Thrown,
    /// Games, by the first player's seat.
    First,
    /// Games, by the merchant on top of the deck.
    Top,
}

impl Count {
    /// The number of cells for rounds, more than any game has.
    pub(super) const ROUNDS: usize = 200;
}

impl Countable for Count {
    const GAMES: Self = Self::Games;

    fn cells(self) -> usize {
        match self {
            Self::Games => 5,
            Self::WonAt | Self::Cards | Self::Coins | Self::Played | Self::WonBy | Self::First => 4,
            Self::Bought | Self::Used | Self::Thrown => 6,
            Self::Rounds => Self::ROUNDS,
            Self::Top => 30,
        }
    }
}

/// The counts over some games.
pub type VillageCounts = Tally<Count>;
