//! The achievements that last over games (`rules.md 8`).

use super::building::{Building, ByBuilding};
use super::color::{ByColor, Color};
use super::scoring::Score;
use super::sheet::Sheet;

/// A player's answers about what only the paper shows: the tracks that were circled to their ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FullTracks {
    /// All eighteen resources of the color's track.
    pub resources: ByColor<bool>,
    /// All twenty citizens of the color's track.
    pub citizens: ByColor<bool>,
}

/// A box on the page of achievements.
///
/// Ruling: where the page has three boxes, there is one for each of the three rows or tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Achievement {
    /// Three games alone.
    ThreeSolo,
    /// Three games with others.
    ThreeMultiplayer,
    /// Three games with Banquets & Raids, alone or with others.
    ThreeExpansion,
    /// A game ended with at least 45 points.
    FortyFivePoints,
    /// A game ended with at least 55 points.
    FiftyFivePoints,
    /// A game ended with at least 65 points.
    SixtyFivePoints,
    /// A game with others won with more than 60 points; a shared victory is one (`rules.md 6.3`).
    WonOverSixty,
    /// 18 points from one character: a row in full, and a 3 beside it.
    EighteenFromOne,
    /// At least 40 citizens.
    FortyCitizens,
    /// All six of this row, prestige or work.
    FullRow(Building),
    /// All resources of the track circled; asked of the player.
    ResourceTrack(Color),
    /// All citizens of the track circled; asked of the player.
    CitizenTrack(Color),
}

/// One player's part in one finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The number of players.
    pub players: usize,
    /// Whether the game had Banquets & Raids.
    pub expansion: bool,
    /// Whether the player won, alone or tied.
    pub won: bool,
    /// The buildings drawn in each row.
    pub built: ByBuilding<u8>,
    /// The points.
    pub score: Score,
    /// The player's answers.
    pub tracks: FullTracks,
}

impl FullTracks {
    /// Returns the number of citizen tracks answered to be full.
    #[must_use]
    pub fn full_citizen_tracks(&self) -> u8 {
        self.citizens.into_values().map(u8::from).sum()
    }
}

impl Achievement {
    /// All boxes, in the order of the page.
    pub const ALL: [Self; 21] = [
        Self::ThreeSolo,
        Self::ThreeMultiplayer,
        Self::ThreeExpansion,
        Self::FortyFivePoints,
        Self::FiftyFivePoints,
        Self::SixtyFivePoints,
        Self::WonOverSixty,
        Self::EighteenFromOne,
        Self::FortyCitizens,
        Self::FullRow(Building::Fortress),
        Self::FullRow(Building::GreatHall),
        Self::FullRow(Building::Cathedral),
        Self::FullRow(Building::CountsPalace),
        Self::FullRow(Building::CityHall),
        Self::FullRow(Building::Bishopric),
        Self::ResourceTrack(Color::Red),
        Self::ResourceTrack(Color::Yellow),
        Self::ResourceTrack(Color::White),
        Self::CitizenTrack(Color::Red),
        Self::CitizenTrack(Color::Yellow),
        Self::CitizenTrack(Color::White),
    ];

    /// The number of games of a kind that an achievement takes.
    const GAMES: usize = 3;

    /// Whether a player with these games has the achievement.
    #[must_use]
    pub fn is_achieved(self, games: &[Played]) -> bool {
        let enough =
            |is_of_kind: fn(&Played) -> bool| games.iter().filter(|played| is_of_kind(played)).count() >= Self::GAMES;
        let once = |is_it: &dyn Fn(&Played) -> bool| games.iter().any(is_it);
        match self {
            Self::ThreeSolo => enough(|played| played.players == 1),
            Self::ThreeMultiplayer => enough(|played| played.players > 1),
            Self::ThreeExpansion => enough(|played| played.expansion),
            Self::FortyFivePoints => once(&|played| played.score.total() >= 45),
            Self::FiftyFivePoints => once(&|played| played.score.total() >= 55),
            Self::SixtyFivePoints => once(&|played| played.score.total() >= 65),
            Self::WonOverSixty => once(&|played| played.players > 1 && played.won && played.score.total() > 60),
            Self::EighteenFromOne => once(&|played| played.score.rows.into_values().any(|points| points >= 18)),
            Self::FortyCitizens => once(&|played| played.score.citizens >= 40),
            Self::FullRow(building) => once(&|played| played.built[building] >= Sheet::COLUMNS),
            Self::ResourceTrack(color) => once(&|played| played.tracks.resources[color]),
            Self::CitizenTrack(color) => once(&|played| played.tracks.citizens[color]),
        }
    }

    /// Returns all achievements of a player with these games, in the order of the page.
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

    /// Returns the achievements without those that another one of them says already: who ends with 65 points also does with 45.
    #[must_use]
    pub fn told(achieved: Vec<Self>) -> Vec<Self> {
        const POINTS: [Achievement; 3] =
            [Achievement::FortyFivePoints, Achievement::FiftyFivePoints, Achievement::SixtyFivePoints];
        let highest = POINTS.into_iter().rfind(|points| achieved.contains(points));
        let is_told = |own: &Self| !POINTS.contains(own) || Some(*own) == highest;
        achieved.into_iter().filter(is_told).collect()
    }
}
