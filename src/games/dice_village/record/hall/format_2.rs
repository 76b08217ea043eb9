//! Format 2 of the hall of fame: format 1, and how long each game was played; a promise to every file ever written.

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
    /// The minutes of play; left out where nobody knows. Format 1 did not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    minutes: Option<u16>,
    players: Vec<Sheet>,
}

impl From<FiledGame<DiceVillage>> for Game {
    fn from(game: FiledGame<DiceVillage>) -> Self {
        let FiledGame { id, date, stamp, code, players, minutes, chapter: () } = game;
        Self { id, date, stamp, code, minutes, players: players.values().map(Into::into).collect() }
    }
}

impl From<Game> for FiledGame<DiceVillage> {
    fn from(Game { id, date, stamp, code, minutes, players }: Game) -> Self {
        let players = players.into_iter().map(Into::into).collect();
        Self { id, date, stamp, code, players, minutes, chapter: () }
    }
}
