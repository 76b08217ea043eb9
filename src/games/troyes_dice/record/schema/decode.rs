//! From the format's types to a record, checked on the way.

use super::damage::Damage;
use super::format_1 as kept;
use crate::chronicle::Code;
use crate::games::troyes_dice::record::{Opening, Record, Results, TilesFrom, deal_plazas, deal_tiles};
use crate::games::troyes_dice::rules::{Order, Plaza, Side};

/// The record that the file tells of.
///
/// # Errors
/// The first thing that cannot be, in the order of the file.
pub(super) fn record(kept: &kept::Kept) -> Result<Record, Damage> {
    let mut record = Record::open(opening(kept)?).map_err(|refusal| Damage::Setup(refusal.reasons))?;
    for (at, order) in kept.orders.iter().enumerate() {
        follow(&mut record, at + 1, *order)?;
    }
    let undone = kept.orders.len().checked_sub(kept.done as usize);
    let undone = undone.ok_or(Damage::Done { done: kept.done, orders: kept.orders.len() })?;
    for _ in 0..undone {
        record.undo();
    }
    record.set_results(reckoning(kept)?);
    Ok(record)
}

fn reckoning(kept: &kept::Kept) -> Result<Option<Results>, Damage> {
    match &kept.reckoned {
        kept::Reckoned::No if kept.sheets.is_empty() => Ok(None),
        kept::Reckoned::No => Err(Damage::SheetsWithoutDay),
        kept::Reckoned::On { date, stamp } => {
            let date = date.parse().map_err(Damage::Date)?;
            Ok(Some(Results { date, stamp: *stamp, players: kept.sheets.iter().map(Into::into).collect() }))
        }
    }
}

fn opening(kept: &kept::Kept) -> Result<Opening, Damage> {
    let code: Code = kept.code.parse().map_err(Damage::Code)?;
    let plazas = plazas(&kept.plazas, &code)?;
    let tiles = tiles(&kept.tiles, &code)?;
    Ok(Opening {
        code,
        plazas,
        tiles,
        dice: kept.dice.into(),
        numbering: kept.numbering.to_vec(),
        day: kept.day,
        half: kept.half.into(),
        struck: kept.struck.iter().copied().map(Into::into).collect(),
        players: kept.players.clone(),
    })
}

fn plazas(kept: &kept::Plazas, code: &Code) -> Result<Option<Vec<Plaza>>, Damage> {
    match kept {
        kept::Plazas::Entered(plazas) => Ok(Some(plazas.iter().copied().map(Into::into).collect())),
        kept::Plazas::Dealt(plazas) => {
            let found: Vec<Plaza> = plazas.iter().copied().map(Into::into).collect();
            match first_difference(&found, &deal_plazas(code)) {
                Some((notch, found, dealt)) => Err(Damage::Plaza { notch, found, dealt, code: code.clone() }),
                None => Ok(None),
            }
        }
    }
}

fn tiles(kept: &kept::Tiles, code: &Code) -> Result<TilesFrom, Damage> {
    match kept {
        kept::Tiles::None => Ok(TilesFrom::Box),
        kept::Tiles::Entered(tiles) => Ok(TilesFrom::Entered(tiles.iter().copied().map(Into::into).collect())),
        kept::Tiles::Dealt(tiles) => {
            let found: Vec<(u8, Side)> = tiles.iter().copied().map(Into::into).collect();
            let dealt = deal_tiles(code).map(|tile| (tile.number(), Side::Banquet));
            match first_difference(&found, &dealt) {
                Some((at, found, dealt)) => Err(Damage::Tile { at: at + 1, found, dealt, code: code.clone() }),
                None => Ok(TilesFrom::Code),
            }
        }
    }
}

/// Where the two lists first differ and what stands there in each; a shorter one has nothing there.
fn first_difference<T: Copy + PartialEq>(found: &[T], dealt: &[T]) -> Option<(usize, Option<T>, Option<T>)> {
    let longest = found.len().max(dealt.len());
    let mut both = (0..longest).map(|at| (at, found.get(at).copied(), dealt.get(at).copied()));
    both.find(|(_, found, dealt)| found != dealt)
}

/// Gives the record the order, the `at`th of the file, if it can be.
fn follow(record: &mut Record, at: usize, order: kept::Order) -> Result<(), Damage> {
    let order = Order::try_from(order).map_err(|refusal| Damage::Die { order: at, wrong: refusal.wrong })?;
    record.order(order).map(|_| ()).map_err(|refusal| Damage::Order { order: at, refusal })
}
