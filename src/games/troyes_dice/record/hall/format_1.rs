//! Format 1 of the hall of fame: a game's entry, and its conversion; a promise to every file ever written.

use serde::{Deserialize, Serialize};

use super::Chapter;
use crate::chronicle::hall::FiledGame;
use crate::games::troyes_dice::record::sheet_1::Sheet;
use crate::games::troyes_dice::rules::{self, ByColor, ByFace, HalfDay, TroyesDice};

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
    players: Vec<Sheet>,
    struck: Tally,
    fair: Tally,
}

/// The counts by color and value.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tally {
    red: [u64; 6],
    yellow: [u64; 6],
    white: [u64; 6],
}

impl From<FiledGame<TroyesDice>> for Game {
    fn from(game: FiledGame<TroyesDice>) -> Self {
        let FiledGame { id, date, stamp, code, players, minutes: _, chapter } = game;
        // A game that began later is in no hall of this format.
        let Chapter { began: _, expansion, struck, fair } = chapter;
        let players = players.values().map(Into::into).collect();
        Self { id, date, stamp, code, expansion, players, struck: struck.into(), fair: fair.into() }
    }
}

impl From<Game> for FiledGame<TroyesDice> {
    fn from(game: Game) -> Self {
        let Game { id, date, stamp, code, expansion, players, struck, fair } = game;
        let players = players.into_iter().map(Into::into).collect();
        // It does not say where a game began.
        let chapter = Chapter { began: HalfDay::FIRST, expansion, struck: struck.into(), fair: fair.into() };
        Self { id, date, stamp, code, players, minutes: None, chapter }
    }
}

impl From<rules::Tally> for Tally {
    fn from(tally: rules::Tally) -> Self {
        let [red, yellow, white] = tally.0.map(|_, faces| faces.into_array()).into_array();
        Self { red, yellow, white }
    }
}

impl From<Tally> for rules::Tally {
    fn from(Tally { red, yellow, white }: Tally) -> Self {
        Self(ByColor::from_array([red, yellow, white].map(ByFace::from_array)))
    }
}
