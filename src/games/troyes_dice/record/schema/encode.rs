//! From a record to the format's types.

use super::{FORMAT, format_1 as kept};
use crate::games::troyes_dice::record::{Record, TilesFrom};
use crate::games::troyes_dice::rules::{Face, TroyesDice};
use crate::play::Game as _;

/// Everything below the first line.
pub(super) fn kept(record: &Record) -> kept::Kept {
    let opening = record.opening();
    let setup = opening.setup();
    let plazas = setup.plazas.into_iter().map(Into::into).collect();
    let tiles = setup.tiles.into_iter().map(Into::into).collect();
    let (done, undone) = (record.done(), record.undone());
    kept::Kept {
        format: FORMAT,
        game: TroyesDice::NAME.to_owned(),
        code: opening.code.as_str().to_owned(),
        players: opening.players.clone(),
        day: opening.day,
        half: opening.half.into(),
        struck: opening.struck.iter().copied().map(Into::into).collect(),
        numbering: record.table().numbering().values().map(Face::value),
        plazas: match opening.plazas {
            None => kept::Plazas::Dealt(plazas),
            Some(_) => kept::Plazas::Entered(plazas),
        },
        tiles: match opening.tiles {
            TilesFrom::Box => kept::Tiles::None,
            TilesFrom::Code => kept::Tiles::Dealt(tiles),
            TilesFrom::Entered(_) => kept::Tiles::Entered(tiles),
        },
        dice: opening.dice.into(),
        orders: done.iter().chain(undone).map(|entry| entry.order.into()).collect(),
        done: u32::try_from(done.len()).unwrap_or(u32::MAX),
        reckoned: record.results().map_or(kept::Reckoned::No, |reckoning| kept::Reckoned::On {
            date: reckoning.date.to_string(),
            stamp: reckoning.stamp,
        }),
        sheets: record.results().map_or(&[][..], |reckoning| &reckoning.players).iter().map(Into::into).collect(),
    }
}
