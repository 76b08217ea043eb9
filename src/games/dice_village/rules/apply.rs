//! Changes the table by a happening. Nothing here can fail or decide.

use super::correct::correct;
use super::die::{Die, Lies};
use super::happening::{Changed, Happening, Sold};
use super::player::Player;
use super::purse::Purse;
use super::table::{Phase, Table};
use super::village::{Spot, Stall};
use crate::play::Seat;

/// Applies a happening that [`super::decide()`] returned.
pub fn apply(table: &mut Table, happening: &Happening) {
    match happening {
        Happening::Rolled { round: _, dice } => {
            let rolled = |face: &super::Face| Die { face: *face, lies: Lies::Free };
            for (player, faces) in table.players.values_mut().zip(dice) {
                player.dice = faces.iter().map(rolled).collect();
                player.rerolls = 0;
            }
        }
        Happening::Rerolled { seat, dice } => {
            change(table, *seat, dice, Purse::REROLL);
            with(table, *seat, |player| player.rerolls = player.rerolls.saturating_add(1));
        }
        Happening::Adjusted { seat, die } => change(table, *seat, &[*die], Purse::STEP),
        Happening::Sold(sold) => sell(table, sold),
        Happening::Tucked { at, stall, cards: _ } | Happening::Placed { at, stall, cards: _ } => {
            put(table, *at, *stall);
        }
        Happening::Earned { seat, purse } => with(table, *seat, |player| player.purse = player.purse.and(*purse)),
        Happening::CaravanJoined { seat } => with(table, *seat, |player| player.caravans += 1),
        Happening::CardGiven { seat, card } => {
            table.pile.take(*card);
            with(table, *seat, |player| player.hand.put(*card));
        }
        Happening::Marketed { seat, dice } => with(table, *seat, |player| {
            lay(player, dice, Lies::Market);
            let favours = u16::try_from(dice.len()).unwrap_or(u16::MAX);
            player.purse = player.purse.and(Purse { coins: 0, favours });
        }),
        Happening::Bought { seat, card } => {
            table.row.take(*card);
            with(table, *seat, |player| {
                player.hand.put(*card);
                player.purse = player.purse.without(Purse::CARD);
            });
        }
        Happening::RowFilled { cards } => {
            for card in cards {
                table.pile.take(*card);
                table.row.put(*card);
            }
        }
        Happening::Inexact { seat, count, asked: _ } => with(table, *seat, |player| player.set_exact(*count, false)),
        Happening::Began(phase) => {
            if *phase == Phase::Caravans {
                table.round = table.round.saturating_add(1);
            }
            table.phase = *phase;
            table.sales.clear();
        }
        Happening::Opened => table.players.values_mut().for_each(|player| player.dice.clear()),
        Happening::FirstPassed { to } => table.first = *to,
        Happening::Ended { rounds: _ } => {
            table.phase = Phase::Over;
            table.sales.clear();
        }
        Happening::Corrected(correction) => correct(table, correction),
        // Told to people, and queries of the table: nothing to keep.
        Happening::Ninth { .. }
        | Happening::LastRound
        | Happening::CaravanLost { .. }
        | Happening::CardLost { .. }
        | Happening::PlacementLost { .. }
        | Happening::PassedOver { .. }
        | Happening::Ranked(_)
        | Happening::Undecided => {}
    }
}

fn with(table: &mut Table, seat: Seat, change: impl FnOnce(&mut Player)) {
    if let Some(player) = table.player_mut(seat) {
        change(player);
    }
}

fn change(table: &mut Table, seat: Seat, dice: &[Changed], price: Purse) {
    with(table, seat, |player| {
        for changed in dice {
            if let Some(die) = player.dice.get_mut(changed.die) {
                die.face = changed.to;
            }
        }
        player.purse = player.purse.without(price);
    });
}

fn sell(table: &mut Table, sold: &Sold) {
    with(table, sold.seller, |player| lay(player, &sold.dice, Lies::At(sold.at)));
    table.sales.push(sold.clone());
}

fn lay(player: &mut Player, dice: &[usize], lies: Lies) {
    for at in dice {
        if let Some(die) = player.dice.get_mut(*at) {
            die.lies = lies;
        }
    }
}

fn put(table: &mut Table, at: Spot, stall: Stall) {
    with(table, at.owner, |player| {
        player.hand.take(stall.keeper.card());
        player.put(at.base, stall.side, stall.keeper);
    });
    // An inexact hand may have held a card that was counted to the pile.
    table.count_pile();
}
