//! Format 1 of the hall of fame: a game's entry, and its conversion; a promise to every file ever written.

use serde::{Deserialize, Serialize};

use super::save::Sheet;
use super::{Hall, HallDamage};
use crate::chronicle::envelope::Format;
use crate::chronicle::hall::{FiledGame, HallFile};
use crate::games::troyes::rules::Troyes;

/// The formats that are read, by number.
pub(super) const FORMATS: &[Format<Hall, HallDamage>] = &[(1, HallFile::<Game>::read)];

/// Returns the hall in the newest format.
pub(super) fn write(hall: &Hall) -> impl Serialize {
    HallFile::<Game>::of(1, hall)
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

impl From<FiledGame<Troyes>> for Game {
    fn from(FiledGame { id, date, stamp, code, players, chapter: () }: FiledGame<Troyes>) -> Self {
        Self { id, date, stamp, code, players: players.values().map(Into::into).collect() }
    }
}

impl From<Game> for FiledGame<Troyes> {
    fn from(Game { id, date, stamp, code, players }: Game) -> Self {
        Self { id, date, stamp, code, players: players.into_iter().map(Into::into).collect(), chapter: () }
    }
}
