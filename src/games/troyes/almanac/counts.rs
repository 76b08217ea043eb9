//! The counts of the almanac.

use enum_map::{Enum, EnumMap};

use super::kind::{ByKind, Kind};
use crate::almanac::{Counts, share};
use crate::games::troyes::rules::{Activity, Character, Event};

/// A count, which has a cell for each of several things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
pub enum Count {
    /// Games, by number of players.
    Games,
    /// Games with the bonus cards.
    Bonus,
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

    /// Returns the number of cells.
    const fn things(self) -> usize {
        match self {
            Self::Bonus | Self::Winners => 1,
            Self::WonAt | Self::Played | Self::WonBy | Self::Start => 4,
            Self::Games => 5,
            Self::Thrown | Self::BlackThrown => 6,
            Self::Character => Character::ALL.len(),
            Self::WinnersPoints => Kind::ALL.len(),
            Self::PointsAt | Self::PointsBy => 4 * Kind::ALL.len(),
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CityCounts(EnumMap<Count, Vec<u64>>);

impl Default for CityCounts {
    fn default() -> Self {
        Self(EnumMap::from_fn(|count: Count| vec![0; count.things()]))
    }
}

impl Counts for CityCounts {
    fn add(&mut self, other: &Self) {
        for (sums, others) in self.0.values_mut().zip(other.0.values()) {
            for (sum, other) in sums.iter_mut().zip(others) {
                *sum += other;
            }
        }
    }
}

impl CityCounts {
    /// Adds `times` to a cell; what is more than there are cells is counted in the last.
    pub(super) fn count(&mut self, count: Count, at: usize, times: u64) {
        let last = self.0[count].len().saturating_sub(1);
        if let Some(sum) = self.0[count].get_mut(at.min(last)) {
            *sum += times;
        }
    }

    /// Adds points of a kind to a player's, in the rows of a turn or a bot.
    pub(super) fn count_points(&mut self, count: Count, row: usize, points: &ByKind<u16>) {
        for (kind, points) in points {
            self.count(count, row * Kind::ALL.len() + kind as usize, u64::from(*points));
        }
    }

    /// Returns the value of a cell.
    #[must_use]
    pub fn get(&self, count: Count, at: usize) -> u64 {
        self.0[count].get(at).copied().unwrap_or_default()
    }

    /// Returns the values of all cells, first to last.
    #[must_use]
    pub fn whole(&self, count: Count) -> &[u64] {
        &self.0[count]
    }

    /// Returns the number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.whole(Count::Games).iter().sum()
    }

    /// Returns the number of players.
    pub(super) fn players(&self) -> usize {
        self.whole(Count::Games).iter().rposition(|games| *games > 0).unwrap_or_default()
    }

    /// Returns the share of a cell among all of its count.
    #[must_use]
    pub fn part(&self, count: Count, at: usize) -> f64 {
        share(self.get(count, at), self.whole(count).iter().sum())
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
