//! The hall of fame's data on a game of Troyes beside its sheets, and its queries.

use super::{Achievement, Played};
use crate::chronicle::Recorded as _;
use crate::chronicle::hall::{Finished, GameId, PlayerName};
use crate::games::troyes::record::{Hall, Record};
use crate::games::troyes::rules::{Building, ByBuilding, ByCharacter, Character, Count, Seat, Table, Troyes};
use crate::play::BySeat;

/// How a game ended, as far as it was told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// What each player had at the end, by seat; empty if nobody knows.
    pub ends: BySeat<Ending>,
    /// In a game against le Roy, the player's points less his (`T 20.20`).
    pub roy: Option<i32>,
}

/// What a player had at the end, as far as it was told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ending {
    /// The points that each character gave; nothing of one that was not in the game.
    pub characters: ByCharacter<Option<u8>>,
    /// The citizens standing in each building.
    pub standing: Option<ByBuilding<u8>>,
}

impl Chapter {
    /// Makes the chapter of a game; it stays empty if players were added or removed since, for nobody knows who sat where.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        let table = record.table();
        let seated = record.results().is_none_or(|results| results.players.len() == table.players().len());
        if !seated {
            return Self::default();
        }
        let own = record.results().and_then(|results| Troyes::points(&results.players.values().next()?.sheet).ok());
        Self {
            ends: table.players().map(|(seat, _)| Ending::of(table, seat)).collect(),
            roy: own.zip(table.roy_score()).map(|(own, roy)| i32::from(own) - roy.total()),
        }
    }
}

impl Ending {
    fn of(table: &Table, seat: Seat) -> Self {
        let players = table.players().len();
        let is_exact = |count| table.player(seat).is_some_and(|player| player.is_exact(count));
        let all = table.characters_in_game();
        let points = |one: Character| {
            let told = all.contains(&one) && is_exact(one.counts());
            told.then(|| one.points(table.judged(seat, one), players))
        };
        let stand = |at: Building| table.standing(at).get(seat.into()).copied().unwrap_or_default();
        Self {
            characters: ByCharacter::from_fn(points),
            standing: is_exact(Count::Citizens).then(|| ByBuilding::from_fn(stand)),
        }
    }
}

impl Hall {
    /// Returns all achievements of the player.
    #[must_use]
    pub fn achievements_of(&self, name: &PlayerName) -> Vec<Achievement> {
        let parts: Vec<Played> = self.games().iter().filter_map(|game| part_of(game, name)).collect();
        Achievement::achieved(&parts)
    }

    /// Returns the achievements that each player of that game, in the order of the table, reached for the first time
    /// with it; empty if the game is not here.
    #[must_use]
    pub fn new_with(&self, id: GameId) -> Vec<(&PlayerName, Vec<Achievement>)> {
        let Some(at) = self.games().iter().position(|game| game.id() == id) else { return Vec::new() };
        let until = self.games().get(..=at).unwrap_or_default();
        let new = until.last().into_iter().flat_map(|game| game.players().values()).map(|player| {
            let parts: Vec<Played> = until.iter().filter_map(|game| part_of(game, player.name())).collect();
            (player.name(), Achievement::new_in_last(&parts))
        });
        new.collect()
    }

    /// Iterates over the points that each character gave in all games, each to one player.
    pub fn given(&self) -> impl Iterator<Item = (Character, u8)> {
        let endings = self.games().iter().flat_map(|game| game.chapter().ends.values());
        endings
            .flat_map(|ending| ending.characters.iter())
            .filter_map(|(character, points)| Some((character, (*points)?)))
    }
}

/// Returns a player's part in a game, if there is a player with that name.
fn part_of(game: &Finished<Troyes>, name: &PlayerName) -> Option<Played> {
    let seat = game.seat_of(name)?;
    let player = game.players().get(seat)?;
    let ending = game.chapter().ends.get(seat).cloned().unwrap_or_default();
    Some(Played { points: player.points(), sheet: *player.sheet(), ending })
}
