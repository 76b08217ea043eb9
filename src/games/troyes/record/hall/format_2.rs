//! Format 2 of the hall of fame: format 1, and what each player had at the end; a promise to every file ever written.

use serde::{Deserialize, Serialize};

use super::{Chapter, Ending};
use crate::chronicle::hall::FiledGame;
use crate::games::troyes::record::save::{Named, Sheet};
use crate::games::troyes::rules::{Building, ByBuilding, ByCharacter, Character, Troyes};

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
    /// What each player had at the end, by seat; empty if nobody knows. Format 1 did not have it.
    ends: Vec<End>,
}

/// What a player had at the end; what was not told is left out.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    /// The points of each character in the game.
    characters: Vec<(Named<Character>, u8)>,
    /// The citizens standing in each building.
    standing: Vec<(Named<Building>, u8)>,
}

impl From<FiledGame<Troyes>> for Game {
    fn from(FiledGame { id, date, stamp, code, players, minutes, chapter }: FiledGame<Troyes>) -> Self {
        let players = players.values().map(Into::into).collect();
        Self { id, date, stamp, code, minutes, players, ends: chapter.ends.values().map(End::from).collect() }
    }
}

impl From<Game> for FiledGame<Troyes> {
    fn from(Game { id, date, stamp, code, minutes, players, ends }: Game) -> Self {
        let players = players.into_iter().map(Into::into).collect();
        let chapter = Chapter { ends: ends.into_iter().map(Into::into).collect(), roy: None };
        Self { id, date, stamp, code, players, minutes, chapter }
    }
}

impl From<&Ending> for End {
    fn from(Ending { characters, standing }: &Ending) -> Self {
        let told = |(character, points): (Character, &Option<u8>)| points.map(|points| (character.into(), points));
        let stand = |standing: &ByBuilding<u8>| standing.iter().map(|(at, count)| (at.into(), *count)).collect();
        Self {
            characters: characters.iter().filter_map(told).collect(),
            standing: standing.as_ref().map(stand).unwrap_or_default(),
        }
    }
}

impl From<End> for Ending {
    fn from(End { characters, standing }: End) -> Self {
        let count = |at: Building| standing.iter().find(|(other, _)| other.0 == at).map_or(0, |(_, count)| *count);
        let points = |one: Character| characters.iter().find(|(other, _)| other.0 == one).map(|(_, points)| *points);
        Self {
            characters: ByCharacter::from_fn(points),
            standing: (!standing.is_empty()).then(|| ByBuilding::from_fn(count)),
        }
    }
}
