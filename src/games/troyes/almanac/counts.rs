//! The counts of the almanac.

use enum_map::Enum;

use super::kind::{ByKind, Kind};
use crate::almanac::{Countable, Tally, share};
use crate::games::troyes::rules::{Activity, Character, Event};

/// A count, which has a cell for each of several things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
pub enum Count {
    /// Games, by number of players.
    Games,
    /// Games with the bonus cards.
    Bonus,
    /// Games won, alone or shared, by seat.
    Won,
    /// Points, by seat and by kind.
    Points,
    /// Games won, alone or shared, by turn in the first round.
    WonAt,
    /// Points, by that turn and by kind.
    PointsAt,
    /// Games played, by bot.
    Played,
    /// Games won, alone or shared, by bot.
    WonBy,
    /// Points, by bot and by kind.
    PointsBy,
    /// Points of winners, by kind.
    WinnersPoints,
    /// Winners.
    Winners,
    /// Games in which that activity came.
    Came,
    /// Deeds with that activity.
    Used,
    /// How often its effect was used, or how many cubes were put on it for later.
    Times,
    /// Points of its effect, whoever gained them.
    EffectPoints,
    /// Points of its spaces at the end.
    SpacePoints,
    /// Deniers that its effect brought its player.
    Deniers,
    /// Deniers that its player paid for the effect.
    DeniersPaid,
    /// Influence that its effect brought its player.
    Influence,
    /// Influence that its player paid for the effect.
    InfluencePaid,
    /// Cubes that it put on events.
    Cubes,
    /// Games in which that event came.
    EventCame,
    /// How often that event was countered.
    Beaten,
    /// Points of its rewards.
    RewardPoints,
    /// Rounds, by number of deeds.
    RoundDeeds,
    /// Rounds, by number of black dice.
    RoundBlack,
    /// Rounds, by number of black dice that were not countered.
    RoundUncountered,
    /// Games, by number of deeds.
    GameDeeds,
    /// Games, by number of orders.
    GameOrders,
    /// Rolled dice of the city square, by face.
    Thrown,
    /// Rolled black dice, by face.
    BlackThrown,
    /// Games, by the start player's seat.
    Start,
    /// Games, by the first character of the first seat.
    Character,
    /// Games, by their first event of each color.
    FirstEvent,
}

impl Count {
    /// The most deeds, black dice, and orders that are told apart.
    const MOST: usize = 600;
}

impl Countable for Count {
    const GAMES: Self = Self::Games;

    fn cells(self) -> usize {
        match self {
            Self::Bonus | Self::Winners => 1,
            Self::Won | Self::WonAt | Self::Played | Self::WonBy | Self::Start => 4,
            Self::Games => 5,
            Self::Thrown | Self::BlackThrown => 6,
            Self::Character => Character::ALL.len(),
            Self::WinnersPoints => Kind::ALL.len(),
            Self::Points | Self::PointsAt | Self::PointsBy => 4 * Kind::ALL.len(),
            Self::Came
            | Self::Used
            | Self::Times
            | Self::EffectPoints
            | Self::SpacePoints
            | Self::Deniers
            | Self::DeniersPaid
            | Self::Influence
            | Self::InfluencePaid
            | Self::Cubes => Activity::ALL.len(),
            Self::EventCame | Self::Beaten | Self::RewardPoints | Self::FirstEvent => Event::ALL.len(),
            Self::RoundDeeds | Self::RoundBlack | Self::RoundUncountered | Self::GameDeeds | Self::GameOrders => {
                Self::MOST
            }
        }
    }
}

/// The counts over some games.
pub type CityCounts = Tally<Count>;

impl CityCounts {
    /// Adds points of a kind to a player's, in the rows of a seat, a turn or a bot.
    pub(super) fn count_points(&mut self, count: Count, row: usize, points: &ByKind<u16>) {
        for (kind, points) in points {
            self.count(count, row * Kind::ALL.len() + kind as usize, u64::from(*points));
        }
    }

    /// Returns the average of points of a row, in so many games: of one kind, or of all together.
    pub(super) fn points(&self, count: Count, row: usize, of: Option<Kind>, games: u64) -> f64 {
        let kinds = Kind::ALL.into_iter().zip(row * Kind::ALL.len()..);
        let signed = |(kind, at): (Kind, usize)| {
            let points = share(self.get(count, at), games);
            if kind.is_loss() { -points } else { points }
        };
        kinds.filter(|(kind, _)| of.is_none_or(|of| of == *kind)).map(signed).sum()
    }
}
