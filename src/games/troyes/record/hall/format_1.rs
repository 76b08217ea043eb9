//! Format 1 of the hall of fame: a game's entry, and its conversion; a promise to every file ever written.

use serde::{Deserialize, Serialize};

use super::Chapter;
use crate::chronicle::hall::FiledGame;
use crate::games::troyes::record::save::Sheet;
use crate::games::troyes::rules::Troyes;

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

impl From<FiledGame<Troyes>> for Game {
    fn from(FiledGame { id, date, stamp, code, players, chapter: _ }: FiledGame<Troyes>) -> Self {
        Self { id, date, stamp, code, players: players.values().map(Into::into).collect() }
    }
}

impl From<Game> for FiledGame<Troyes> {
    fn from(Game { id, date, stamp, code, players }: Game) -> Self {
        let players = players.into_iter().map(Into::into).collect();
        Self { id, date, stamp, code, players, chapter: Chapter::default() }
    }
}
