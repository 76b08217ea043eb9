//! Format 1 of the hall of fame: a game's entry, and its conversion; a promise to every file ever written.

use serde::{Deserialize, Serialize};

use crate::chronicle::hall::FiledGame;
use crate::games::dice_village::record::save::Sheet;
use crate::games::dice_village::rules::DiceVillage;

/// A finished game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Game {
    id: String,
    date: String,
    stamp: u64,
    /// The code; empty where none decided anything.
    code: String,
    players: Vec<Sheet>,
}

impl From<FiledGame<DiceVillage>> for Game {
    fn from(game: FiledGame<DiceVillage>) -> Self {
        let FiledGame { id, date, stamp, code, players, minutes: _, chapter: () } = game;
        Self { id, date, stamp, code, players: players.values().map(Into::into).collect() }
    }
}

impl From<Game> for FiledGame<DiceVillage> {
    fn from(Game { id, date, stamp, code, players }: Game) -> Self {
        let players = players.into_iter().map(Into::into).collect();
        Self { id, date, stamp, code, players, minutes: None, chapter: () }
    }
}
