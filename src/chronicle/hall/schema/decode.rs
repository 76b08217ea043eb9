//! From the format's types to a hall, checked on the way.

use super::damage::HallDamage;
use super::format_1 as kept;
use crate::chronicle::hall::finished::{Finished, FinishedReason, Parts};
use crate::chronicle::hall::hall::Hall;
use crate::games::troyes_dice::rules::{ByColor, Tally};

/// The hall that the file tells of.
///
/// # Errors
/// The first thing that cannot be, in the order of the file.
pub(super) fn hall(kept: &kept::Kept) -> Result<Hall, HallDamage> {
    let mut hall = Hall::default();
    for (at, kept) in kept.games.iter().enumerate() {
        let at = at + 1;
        let game = game(kept, at)?;
        let last = hall.games().last().map(Finished::id);
        if hall.add(game).is_some() {
            return Err(HallDamage::Twice(at));
        }
        // A file of ours has them sorted; else what is written back would differ from what was read.
        let sorted_in = hall.games().iter().rev().nth(1).map(Finished::id);
        if sorted_in != last {
            return Err(HallDamage::Order(at));
        }
    }
    Ok(hall)
}

fn game(kept: &kept::Game, at: usize) -> Result<Finished, HallDamage> {
    let code = (!kept.code.is_empty()).then(|| kept.code.parse()).transpose();
    let parts = Parts {
        id: kept.id.parse().map_err(|error| HallDamage::Id(at, error))?,
        date: kept.date.parse().map_err(|error| HallDamage::Date(at, error))?,
        stamp: kept.stamp,
        code: code.map_err(|error| HallDamage::Code(at, error))?,
        expansion: kept.expansion,
        players: kept.players.iter().map(Into::into).collect(),
        struck: (&kept.struck).into(),
        fair: (&kept.fair).into(),
    };
    Finished::check(parts).map_err(|reasons| {
        // Whoever has no reason is not refused.
        HallDamage::Results(at, reasons.into_iter().next().unwrap_or(FinishedReason::Nobody))
    })
}

impl From<&kept::Tally> for Tally {
    fn from(kept: &kept::Tally) -> Self {
        Self(ByColor { red: kept.red, yellow: kept.yellow, white: kept.white })
    }
}
