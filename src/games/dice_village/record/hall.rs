//! Format 1 of the hall of fame: the text below the first line, and its conversion to a hall and back; a promise to
//! every file ever written.

use serde::{Deserialize, Serialize};

use super::save::Sheet;
use super::{Hall, HallDamage};
use crate::chronicle::envelope::{self, Format};
use crate::chronicle::hall::FiledGame;
use crate::games::dice_village::rules::DiceVillage;
use crate::play::Game as _;

/// The formats that are read, by number.
pub(super) const FORMATS: &[Format<Hall, HallDamage>] = &[(1, read)];

/// Returns the hall in the newest format.
pub(super) fn write(hall: &Hall) -> impl Serialize {
    let games = hall.games().iter().map(|game| {
        let FiledGame { id, date, stamp, code, players, chapter: () } = game.filed();
        Game { id, date, stamp, code, players: players.values().map(Into::into).collect() }
    });
    HallFile { format: 1, game: DiceVillage::NAME.to_owned(), games: games.collect() }
}

/// Reads a hall from a text of this format.
///
/// # Errors
/// The first error, in the order of the file.
fn read(text: &str) -> Result<Hall, HallDamage> {
    let file: HallFile = envelope::parse(text)?;
    Hall::of_file(file.games.into_iter().map(|Game { id, date, stamp, code, players }| {
        let players = players.into_iter().map(Into::into).collect();
        Ok(FiledGame { id, date, stamp, code, players, chapter: () })
    }))
}

/// The whole file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HallFile {
    format: u32,
    game: String,
    games: Vec<Game>,
}

/// A finished game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    id: String,
    date: String,
    stamp: u64,
    /// The code; empty where none decided anything.
    code: String,
    players: Vec<Sheet>,
}
