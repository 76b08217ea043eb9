//! What the hall of fame tells: everything is counted anew from its games.

use std::collections::{BTreeMap, BTreeSet};

use super::finished::{Finished, GameId};
use super::hall::Hall;
use super::names::PlayerName;
use crate::chronicle::{Code, Date};
use crate::games::troyes_dice::rules::{Achievement, Played, Tally};

/// One player over all games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The name, as it was written last.
    pub name: PlayerName,
    /// How many games.
    pub games: usize,
    /// How many of them were won, alone or tied.
    ///
    /// Ruling: a game alone is not won, for there is nobody to win against.
    pub wins: usize,
    /// The best score.
    pub best: u16,
    /// All scores together.
    pub sum: u64,
}

/// The games of one code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfCode<'a> {
    /// The code.
    pub code: &'a Code,
    /// Its games, as they were played.
    pub games: Vec<&'a Finished>,
}

impl Standing {
    /// The average score.
    #[must_use]
    pub fn average(&self) -> f64 {
        let games = u32::try_from(self.games).unwrap_or(u32::MAX).max(1);
        // No hall has so many points that a double would lose one.
        #[expect(clippy::cast_precision_loss, reason = "sums are far below 2^52")]
        let sum = self.sum as f64;
        sum / f64::from(games)
    }
}

impl OfCode<'_> {
    /// The best score that anybody reached with this code.
    #[must_use]
    pub fn best(&self) -> u16 {
        let players = self.games.iter().flat_map(|game| game.players());
        players.map(|player| player.score().total()).max().unwrap_or_default()
    }
}

impl Hall {
    /// All players: most wins first, then the best score, then the name.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let mut standings: Vec<Standing> = self.names().into_iter().map(|name| self.standing(name)).collect();
        // The sort is stable, and the names come sorted.
        standings.sort_by_key(|standing| std::cmp::Reverse((standing.wins, standing.best)));
        standings
    }

    /// The codes that dealt anything, sorted, each with its games: a group can replay a code and compare.
    #[must_use]
    pub fn by_code(&self) -> Vec<OfCode<'_>> {
        let mut codes: BTreeMap<&str, OfCode<'_>> = BTreeMap::new();
        for game in self.games() {
            if let Some(code) = game.code() {
                let of_code = codes.entry(code.as_str()).or_insert_with(|| OfCode { code, games: Vec::new() });
                of_code.games.push(game);
            }
        }
        codes.into_values().collect()
    }

    /// The player's scores, as the games were played.
    #[must_use]
    pub fn scores_of(&self, name: &PlayerName) -> Vec<(Date, u16)> {
        let parts = self.games().iter().filter_map(|game| Some((game.date(), game.part_of(name)?)));
        parts.map(|(date, part)| (date, part.score.total())).collect()
    }

    /// The player's part in every game, as the games were played.
    #[must_use]
    pub fn history_of(&self, name: &PlayerName) -> Vec<Played> {
        self.games().iter().filter_map(|game| game.part_of(name)).collect()
    }

    /// All that the player has achieved (`rules.md 8`).
    #[must_use]
    pub fn achievements_of(&self, name: &PlayerName) -> Vec<Achievement> {
        Achievement::achieved(&self.history_of(name))
    }

    /// What each player of that game, in the order of the table, achieved with it for the first time; nothing if the game is
    /// not here.
    #[must_use]
    pub fn new_with(&self, id: GameId) -> Vec<(&PlayerName, Vec<Achievement>)> {
        let Some(at) = self.games().iter().position(|game| game.id() == id) else { return Vec::new() };
        let until = self.games().get(..=at).unwrap_or_default();
        let players = until.last().map(Finished::players).unwrap_or_default();
        let new = players.iter().map(|player| {
            let parts: Vec<Played> = until.iter().filter_map(|game| game.part_of(player.name())).collect();
            (player.name(), Achievement::new_in_last(&parts))
        });
        new.collect()
    }

    /// How often each color and value was struck over all games.
    #[must_use]
    pub fn struck(&self) -> Tally {
        self.games().iter().fold(Tally::default(), |sum, game| sum.plus(game.struck()))
    }

    /// In how many of all rolls of all half-days each color and value would have been struck: divided by
    /// [`Tally::ROLLS`], what fair dice would have given.
    #[must_use]
    pub fn fair(&self) -> Tally {
        self.games().iter().fold(Tally::default(), |sum, game| sum.plus(game.fair()))
    }

    /// All names, sorted, each as it was written last.
    fn names(&self) -> BTreeSet<&PlayerName> {
        let latest = self.games().iter().rev();
        let mut names = BTreeSet::new();
        for player in latest.flat_map(Finished::players) {
            // A set keeps the one that it has.
            names.insert(player.name());
        }
        names
    }

    fn standing(&self, name: &PlayerName) -> Standing {
        let parts = self.history_of(name);
        let scores = || parts.iter().map(|part| part.score.total());
        Standing {
            name: name.clone(),
            games: parts.len(),
            wins: parts.iter().filter(|part| part.won && part.players > 1).count(),
            best: scores().max().unwrap_or_default(),
            sum: scores().map(u64::from).sum(),
        }
    }
}
