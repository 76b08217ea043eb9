//! From a hall to the format's types.

use super::{FORMAT, format_1 as kept};
use crate::chronicle::Code;
use crate::chronicle::hall::finished::Finished;
use crate::chronicle::hall::hall::Hall;
use crate::games::troyes_dice::rules::{Tally, TroyesDice};
use crate::play::Game as _;

/// Everything below the first line.
pub(super) fn kept(hall: &Hall) -> kept::Kept {
    kept::Kept { format: FORMAT, game: TroyesDice::NAME.to_owned(), games: hall.games().iter().map(game).collect() }
}

fn game(game: &Finished) -> kept::Game {
    kept::Game {
        id: game.id().to_string(),
        date: game.date().to_string(),
        stamp: game.stamp(),
        code: game.code().map(Code::to_string).unwrap_or_default(),
        expansion: game.expansion(),
        players: game.players().iter().map(|player| (&player.entered()).into()).collect(),
        struck: game.struck().into(),
        fair: game.fair().into(),
    }
}

impl From<&Tally> for kept::Tally {
    fn from(tally: &Tally) -> Self {
        Self { red: tally.0.red, yellow: tally.0.yellow, white: tally.0.white }
    }
}
