//! The hall of fame's data on a game of Troyes Dice beside its sheets, and its queries.

use crate::chronicle::hall::{GameId, PlayerName};
use crate::games::troyes_dice::record::{Finished, Hall, Record};
use crate::games::troyes_dice::rules::{Achievement, HalfDay, Phase, Played, Score, Tally};

/// The hall of fame's data on a game beside its players' sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The half-day at which the game was opened here: later than the first if it was taken over from a real wheel.
    pub began: HalfDay,
    /// Whether the game had Banquets & Raids.
    pub expansion: bool,
    /// The strikes by color and value.
    pub struck: Tally,
    /// The number of rolls of its half-days that would have struck each color and value; see [`Tally::fair`].
    pub fair: Tally,
}

impl Chapter {
    /// Makes the chapter of a game.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        Self {
            began: record.opened_table().now(),
            expansion: !record.table().tiles().is_empty(),
            struck: Tally::of(record.table().strikes()),
            fair: fair(record),
        }
    }
}

impl Finished {
    /// Returns a player's part in the game, if there is a player with that name.
    #[must_use]
    pub fn part_of(&self, name: &PlayerName) -> Option<Played> {
        let seat = self.seat_of(name)?;
        let sheet = self.players().get(seat)?.sheet();
        Some(Played {
            players: self.players().len(),
            expansion: self.chapter().expansion,
            won: self.winners().contains(&seat),
            built: sheet.built,
            score: Score::so_far(sheet),
            tracks: sheet.tracks,
        })
    }
}

impl Hall {
    /// Returns the player's part in every game, in the order of play.
    #[must_use]
    pub fn history_of(&self, name: &PlayerName) -> Vec<Played> {
        self.games().iter().filter_map(|game| game.part_of(name)).collect()
    }

    /// Returns all achievements of the player (`rules.md 8`).
    #[must_use]
    pub fn achievements_of(&self, name: &PlayerName) -> Vec<Achievement> {
        Achievement::achieved(&self.history_of(name))
    }

    /// Returns the achievements that each player of that game, in the order of the table, reached for the first time
    /// with it; empty if the game is not here.
    #[must_use]
    pub fn new_with(&self, id: GameId) -> Vec<(&PlayerName, Vec<Achievement>)> {
        let Some(at) = self.games().iter().position(|game| game.id() == id) else { return Vec::new() };
        let until = self.games().get(..=at).unwrap_or_default();
        let new = until.last().into_iter().flat_map(|game| game.players().values()).map(|player| {
            let parts: Vec<Played> = until.iter().filter_map(|game| game.part_of(player.name())).collect();
            (player.name(), Achievement::new_in_last(&parts))
        });
        new.collect()
    }

    /// Returns the strikes by color and value over all games.
    #[must_use]
    pub fn struck(&self) -> Tally {
        self.games().iter().fold(Tally::default(), |sum, game| sum.plus(&game.chapter().struck))
    }

    /// Returns the number of rolls of all half-days that would have struck each color and value: divided by
    /// [`Tally::ROLLS`], the strikes of fair dice.
    #[must_use]
    pub fn fair(&self) -> Tally {
        self.games().iter().fold(Tally::default(), |sum, game| sum.plus(&game.chapter().fair))
    }
}

/// Returns the fair tally of the half-days that were rolled, on the wheels at those times.
fn fair(record: &Record) -> Tally {
    let rolls = record.walk().filter(|told| told.before.phase() == Phase::Roll);
    rolls.fold(Tally::default(), |fair, told| fair.plus(&Tally::fair(told.before)))
}
