//! Format 3 of the hall of fame: format 2, and how long each game was played; a promise to every file ever written.

use serde::{Deserialize, Serialize};

use super::Chapter;
use super::format_1::Tally;
use super::format_2::Began;
use crate::chronicle::hall::FiledGame;
use crate::games::troyes_dice::record::sheet_1::Sheet;
use crate::games::troyes_dice::rules::TroyesDice;

/// A finished game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Game {
    id: String,
    date: String,
    stamp: u64,
    /// The code; empty where none decided anything.
    code: String,
    /// The minutes of play; left out where nobody knows. Format 2 did not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    minutes: Option<u16>,
    expansion: bool,
    /// The half-day at which the game was opened here, from 1 to 16.
    began: Began,
    players: Vec<Sheet>,
    struck: Tally,
    fair: Tally,
}

impl From<FiledGame<TroyesDice>> for Game {
    fn from(game: FiledGame<TroyesDice>) -> Self {
        let FiledGame { id, date, stamp, code, players, minutes, chapter } = game;
        let Chapter { began, expansion, struck, fair } = chapter;
        Self {
            id,
            date,
            stamp,
            code,
            minutes,
            expansion,
            began: Began(began),
            players: players.values().map(Into::into).collect(),
            struck: struck.into(),
            fair: fair.into(),
        }
    }
}

impl From<Game> for FiledGame<TroyesDice> {
    fn from(game: Game) -> Self {
        let Game { id, date, stamp, code, minutes, expansion, began: Began(began), players, struck, fair } = game;
        let players = players.into_iter().map(Into::into).collect();
        let chapter = Chapter { began, expansion, struck: struck.into(), fair: fair.into() };
        Self { id, date, stamp, code, players, minutes, chapter }
    }
}
