//! The achievements over all games of a player: ours, since the box has none.

use super::Ending;
use crate::games::troyes::record::{Row, Sheet};
use crate::games::troyes::rules::{Building, Character};

/// An achievement that lasts over games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Achievement {
    /// So many games.
    Games(usize),
    /// A game ended with at least so many points.
    Points(u16),
    /// The most points that this character gives.
    Merit(Character),
    /// Points from every character in the game.
    EveryMerit,
    /// At the end citizens stand on more than half of this building's spaces.
    Majority(Building),
    /// A cube on every level of the Cathedral.
    EveryLevel,
}

/// One player's part in one finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The points.
    pub points: u16,
    /// The sheet.
    pub sheet: Sheet,
    /// What the player had at the end.
    pub ending: Ending,
}

impl Achievement {
    /// All achievements, in the order in which they are told.
    pub const ALL: [Self; 15] = [
        Self::Games(3),
        Self::Points(30),
        Self::Points(40),
        Self::Points(50),
        Self::Merit(Character::Chretien),
        Self::Merit(Character::Urbain),
        Self::Merit(Character::Thibaut),
        Self::Merit(Character::Hugues),
        Self::Merit(Character::Florentin),
        Self::Merit(Character::Henry),
        Self::EveryMerit,
        Self::Majority(Building::Palace),
        Self::Majority(Building::Bishopric),
        Self::Majority(Building::CityHall),
        Self::EveryLevel,
    ];

    /// Whether a player with these games has the achievement.
    #[must_use]
    pub fn is_achieved(self, games: &[Played]) -> bool {
        let once = |is_it: &dyn Fn(&Played) -> bool| games.iter().any(is_it);
        match self {
            Self::Games(many) => games.len() >= many,
            Self::Points(least) => once(&|played| played.points >= least),
            Self::Merit(character) => {
                once(&|played| played.ending.characters[character] == Character::POINTS.last().copied())
            }
            Self::EveryMerit => once(&|played| {
                let mut given = played.ending.characters.values().flatten().peekable();
                given.peek().is_some() && given.all(|points| *points > 0)
            }),
            Self::Majority(building) => {
                let stand = |played: &Played| played.ending.standing.as_ref().map(|standing| standing[building]);
                once(&|played| stand(played).is_some_and(|citizens| citizens > Building::SPACES / 2))
            }
            Self::EveryLevel => once(&|played| played.sheet.0[Row::Levels] == Some(0)),
        }
    }

    /// Returns all achievements of a player with these games, in their order.
    #[must_use]
    pub fn achieved(games: &[Played]) -> Vec<Self> {
        Self::ALL.into_iter().filter(|achievement| achievement.is_achieved(games)).collect()
    }

    /// Returns the achievements that the last of these games, in the order of play, brought for the first time.
    #[must_use]
    pub fn new_in_last(games: &[Played]) -> Vec<Self> {
        let before = games.split_last().map_or(games, |(_, before)| before);
        let new = Self::ALL.into_iter().filter(|achievement| achievement.is_achieved(games));
        new.filter(|achievement| !achievement.is_achieved(before)).collect()
    }

    /// Returns the achievements without those that another one of them says already: who ends with 50 points also does with 30.
    #[must_use]
    pub fn told(achieved: Vec<Self>) -> Vec<Self> {
        let highest = achieved.iter().copied().rfind(|own| matches!(own, Self::Points(_)));
        let is_told = |own: &Self| !matches!(own, Self::Points(_)) || Some(*own) == highest;
        achieved.into_iter().filter(is_told).collect()
    }
}
