//! Format 3 of the hall of fame: format 2, and the results of games against le Roy; a promise to every file ever written.

use serde::{Deserialize, Serialize};

use super::Chapter;
use super::format_2::End;
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
    /// The minutes of play; left out where nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    minutes: Option<u16>,
    players: Vec<Sheet>,
    /// What each player had at the end, by seat; empty if nobody knows.
    ends: Vec<End>,
    /// The player's points less le Roy's; left out in a game without him. Format 2 did not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    roy: Option<i32>,
}

impl From<FiledGame<Troyes>> for Game {
    fn from(FiledGame { id, date, stamp, code, players, minutes, chapter }: FiledGame<Troyes>) -> Self {
        let players = players.values().map(Into::into).collect();
        let ends = chapter.ends.values().map(End::from).collect();
        Self { id, date, stamp, code, minutes, players, ends, roy: chapter.roy }
    }
}

impl From<Game> for FiledGame<Troyes> {
    fn from(Game { id, date, stamp, code, minutes, players, ends, roy }: Game) -> Self {
        let players = players.into_iter().map(Into::into).collect();
        let chapter = Chapter { ends: ends.into_iter().map(Into::into).collect(), roy };
        Self { id, date, stamp, code, players, minutes, chapter }
    }
}
