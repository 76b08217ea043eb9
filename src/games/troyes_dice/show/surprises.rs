//! What is remarkable about a roll.

use crate::crier::voice::Bell;
use crate::games::troyes_dice::rules::{Attack, Color, Face, Happening, Strike, Table, TroyesDice};
use crate::play::Transition;
use crate::show::{Surprise, SurpriseArg};

/// The number of strikes in a row on one color.
const ROW: usize = 3;

/// Returns what is remarkable, the rarest first.
pub(super) fn remarkable(told: Transition<'_, TroyesDice>) -> Vec<Surprise> {
    let Transition { happenings, after, before: _ } = told;
    let struck = || happenings.iter().filter_map(Happening::struck).filter(|strike| strike.sheets);
    let spared = happenings.iter().any(|happening| matches!(happening, Happening::Attack(Attack::Spared(_))));
    let escaped = struck().filter(|strike| !strike.already).find_map(|strike| escaped(after, strike.color));
    let twice = struck().any(|strike| strike.already);
    let row = struck().next().and_then(|_| row(after.strikes()));
    let color = |color: Color| ("color", SurpriseArg::Value(color.name()));
    let surprise = |message, args, bell| Surprise { message, args, bell };
    let found = [
        escaped.map(|(of, value)| {
            let args = vec![color(of), ("value", SurpriseArg::Number(value.value()))];
            surprise("surprise-escaped", args, Bell::Spared)
        }),
        row.map(|of| surprise("surprise-row", vec![color(of)], Bell::Gong)),
        twice.then(|| surprise("surprise-twice", Vec::new(), Bell::Gong)),
        spared.then(|| surprise("surprise-spared", Vec::new(), Bell::Seal)),
    ];
    found.into_iter().flatten().collect()
}

/// Returns the only die of a color that no strike has hit.
fn escaped(table: &Table, color: Color) -> Option<(Color, Face)> {
    let mut stands = Face::ALL.into_iter().filter(|value| table.struck(color, *value).is_none());
    let only = stands.next()?;
    stands.next().is_none().then_some((color, only))
}

/// Returns the color of the last strikes on the sheets, if enough of them in a row hit the same one.
fn row(strikes: &[Strike]) -> Option<Color> {
    let mut last = strikes.iter().rev().filter(|strike| strike.sheets).take(ROW).map(|strike| strike.color);
    let color = last.next()?;
    let mut count = 1;
    for other in last {
        if other != color {
            return None;
        }
        count += 1;
    }
    (count == ROW).then_some(color)
}
