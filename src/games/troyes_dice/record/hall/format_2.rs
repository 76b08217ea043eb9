//! Format 2 of the hall of fame: a game's entry, and its conversion; a promise to every file ever written.

use serde::{Deserialize, Serialize};

use super::Chapter;
use super::format_1::Tally;
use crate::chronicle::hall::FiledGame;
use crate::games::troyes_dice::record::sheet_1::Sheet;
use crate::games::troyes_dice::rules::{HalfDay, TroyesDice};

/// A finished game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Game {
    id: String,
    date: String,
    stamp: u64,
    /// The code; empty where none decided anything.
    code: String,
    expansion: bool,
    /// The half-day at which the game was opened here, from 1 to 16; format 1 did not have it.
    began: Began,
    players: Vec<Sheet>,
    struck: Tally,
    fair: Tally,
}

impl From<FiledGame<TroyesDice>> for Game {
    fn from(game: FiledGame<TroyesDice>) -> Self {
        let FiledGame { id, date, stamp, code, players, minutes: _, chapter } = game;
        let Chapter { began, expansion, struck, fair } = chapter;
        let players = players.values().map(Into::into).collect();
        Self {
            id,
            date,
            stamp,
            code,
            expansion,
            began: Began(began),
            players,
            struck: struck.into(),
            fair: fair.into(),
        }
    }
}

impl From<Game> for FiledGame<TroyesDice> {
    fn from(game: Game) -> Self {
        let Game { id, date, stamp, code, expansion, began: Began(began), players, struck, fair } = game;
        let players = players.into_iter().map(Into::into).collect();
        let chapter = Chapter { began, expansion, struck: struck.into(), fair: fair.into() };
        Self { id, date, stamp, code, players, minutes: None, chapter }
    }
}

/// A half-day, written as its number.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub(super) struct Began(pub(super) HalfDay);

impl From<Began> for u8 {
    fn from(Began(half_day): Began) -> Self {
        half_day.number()
    }
}

impl TryFrom<u8> for Began {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let half_day = HalfDay::all().find(|half_day| half_day.number() == number);
        half_day.map(Self).ok_or_else(|| format!("{number} is no half-day"))
    }
}
