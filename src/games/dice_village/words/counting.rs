//! The cry of the winner from the sheets, with the tie-breaks.

use super::{things, values};
use crate::chronicle::hall::PlayerName;
use crate::chronicle::{PlayerSheet, Results};
use crate::crier::{Turn, Words};
use crate::games::dice_village::record::Sheet;
use crate::games::dice_village::rules::{Ahead, DiceVillage, Seat};
use crate::games::dice_village::words;
use crate::play::BySeat;

/// Returns the cry of the winner, with the cards and the criterion (`D 4.2`); `None` as long as somebody's sheet is
/// impossible, or if there is nobody.
pub(super) fn winner(words: &Words, results: &Results<DiceVillage>, turn: Turn) -> Option<String> {
    let ranks: BySeat<usize> = results.ranks().into_iter().collect::<Option<_>>()?;
    let ranked = || results.players.iter().zip(ranks.values());
    let best: Vec<(Seat, &PlayerSheet<DiceVillage>)> =
        ranked().filter(|(_, rank)| **rank == 1).map(|(player, _)| player).collect();
    let sheet = best.first()?.1.sheet;
    let next = ranked().filter(|(_, rank)| **rank > 1).min_by_key(|(_, rank)| **rank).map(|(player, _)| player);
    let by = match (best.len(), next) {
        (1, None) => "alone".into(),
        (1, Some((_, next))) => values::ahead(Some(ahead(sheet, next.sheet))),
        _ => values::ahead(None),
    };
    let names: Vec<String> = best.into_iter().map(|player| name(words, player)).collect();
    let args = [
        ("by", by),
        ("who", things::joined(words, &names).into()),
        ("other", next.map(|next| name(words, next)).unwrap_or_default().into()),
        ("cards", things::cards(words, sheet.cards).into()),
        ("coins", things::coins(words, sheet.coins.unwrap_or_default()).into()),
        ("favours", things::favours(words, sheet.favours.unwrap_or_default()).into()),
    ];
    Some(words.in_turn(turn, "cry-victory", &args))
}

/// Returns the criterion by which the better sheet is ahead of the other.
fn ahead(better: Sheet, other: Sheet) -> Ahead {
    if better.cards != other.cards {
        Ahead::Cards
    } else if better.coins != other.coins {
        Ahead::Coins
    } else {
        Ahead::Favours
    }
}

/// Returns the player's name; without one, the color of the dice.
fn name(words: &Words, (seat, player): (Seat, &PlayerSheet<DiceVillage>)) -> String {
    let name = player.name.trim();
    if name.is_empty() { words::seat(words, seat) } else { PlayerName::shortened(name) }
}
