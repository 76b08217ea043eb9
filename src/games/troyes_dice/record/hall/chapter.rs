//! What the hall of fame keeps of a game of Troyes Dice beside its sheets, and what only this game's halls tell.

use crate::chronicle::hall::{GameId, PlayerName};
use crate::games::troyes_dice::record::{Finished, Hall, Record};
use crate::games::troyes_dice::rules::{Achievement, HalfDay, Phase, Played, Score, Tally};

/// What the hall of fame keeps of a game beside its players' sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The half-day at which the game was opened here: a later one than the first if it was taken over from a real wheel.
    pub began: HalfDay,
    /// Whether it was played with Banquets & Raids.
    pub expansion: bool,
    /// How often each color and value was struck.
    pub struck: Tally,
    /// In how many of all rolls of its half-days each color and value would have been struck; see [`Tally::fair`].
    pub fair: Tally,
}

impl Chapter {
    /// What is kept of that game.
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
    /// That player's part, if that name played.
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
        let new = until.last().into_iter().flat_map(|game| game.players().values()).map(|player| {
            let parts: Vec<Played> = until.iter().filter_map(|game| game.part_of(player.name())).collect();
            (player.name(), Achievement::new_in_last(&parts))
        });
        new.collect()
    }

    /// How often each color and value was struck over all games.
    #[must_use]
    pub fn struck(&self) -> Tally {
        self.games().iter().fold(Tally::default(), |sum, game| sum.plus(&game.chapter().struck))
    }

    /// In how many of all rolls of all half-days each color and value would have been struck: divided by
    /// [`Tally::ROLLS`], what fair dice would have given.
    #[must_use]
    pub fn fair(&self) -> Tally {
        self.games().iter().fold(Tally::default(), |sum, game| sum.plus(&game.chapter().fair))
    }
}

/// What fair dice would give over the half-days that were rolled, on the wheels that lay there.
fn fair(record: &Record) -> Tally {
    let rolls = record.walk().filter(|told| told.before.phase() == Phase::Roll);
    rolls.fold(Tally::default(), |fair, told| fair.plus(&Tally::fair(told.before)))
}
