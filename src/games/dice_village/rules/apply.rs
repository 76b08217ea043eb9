//! Changes the table by a happening. Nothing here can fail or decide.

use super::correct::correct;
use super::die::{Die, Lies};
use super::happening::{Arrival, Changed, Dice, Ending, Happening, Income, Round, Row, Trade};
use super::player::Player;
use super::purse::Purse;
use super::table::{Phase, Table};
use crate::play::Seat;

/// Applies a happening that [`super::decide()`] returned.
pub fn apply(table: &mut Table, happening: &Happening) {
    match happening {
        Happening::Dice(dice) => apply_dice(table, dice),
        Happening::Trade(Trade::Sold(sold)) => {
            with(table, sold.seller, |player| lay(player, &sold.dice, Lies::At(sold.at)));
            table.sales.push(sold.clone());
        }
        Happening::Trade(Trade::Tucked(arrival) | Trade::Placed(arrival)) => put(table, *arrival),
        Happening::Income(seat, income) => earn(table, *seat, income),
        Happening::Row(Row::Bought(seat, card)) => {
            table.row.take(*card);
            with(table, *seat, |player| {
                player.hand.put(*card);
                player.purse = player.purse.without(Purse::CARD);
            });
        }
        Happening::Row(Row::Filled(cards)) => {
            for card in cards {
                table.pile.take(*card);
                table.row.put(*card);
            }
        }
        Happening::Round(Round::Began(phase)) => {
            if *phase == Phase::Caravans {
                table.round = table.round.saturating_add(1);
            }
            begin(table, *phase);
        }
        Happening::Round(Round::Opened) => table.players.values_mut().for_each(|player| player.dice.clear()),
        Happening::Round(Round::FirstPassed(to)) => table.first = *to,
        Happening::Ending(Ending::Ended(_)) => begin(table, Phase::Over),
        Happening::Inexact { seat, count, asked: _ } => with(table, *seat, |player| player.set_exact(*count, false)),
        Happening::Corrected(correction) => correct(table, correction),
        // Told to people, and queries of the table: nothing to keep.
        Happening::Forfeit(..)
        | Happening::Round(Round::PassedOver(_))
        | Happening::Ending(Ending::Ninth(_) | Ending::LastRound | Ending::Ranked(_) | Ending::Undecided) => {}
    }
}

fn apply_dice(table: &mut Table, dice: &Dice) {
    match dice {
        Dice::Rolled { round: _, dice } => {
            let rolled = |face: &super::Face| Die { face: *face, lies: Lies::Free };
            for (player, faces) in table.players.values_mut().zip(dice) {
                player.dice = faces.iter().map(rolled).collect();
                player.rerolls = 0;
            }
        }
        Dice::Rerolled(seat, dice) => {
            change(table, *seat, dice, Purse::REROLL);
            with(table, *seat, |player| player.rerolls = player.rerolls.saturating_add(1));
        }
        Dice::Adjusted(seat, changed) => change(table, *seat, &[*changed], Purse::STEP),
    }
}

fn earn(table: &mut Table, seat: Seat, income: &Income) {
    if let Income::Card(card) = income {
        table.pile.take(*card);
    }
    with(table, seat, |player| match income {
        Income::Purse(purse) => player.purse = player.purse.and(*purse),
        Income::Caravan => player.caravans += 1,
        Income::Card(card) => player.hand.put(*card),
        Income::Market(dice) => {
            lay(player, dice, Lies::Market);
            let favours = u16::try_from(dice.len()).unwrap_or(u16::MAX);
            player.purse = player.purse.and(Purse { coins: 0, favours });
        }
    });
}

fn begin(table: &mut Table, phase: Phase) {
    table.phase = phase;
    table.sales.clear();
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

fn lay(player: &mut Player, dice: &[usize], lies: Lies) {
    for at in dice {
        if let Some(die) = player.dice.get_mut(*at) {
            die.lies = lies;
        }
    }
}

fn put(table: &mut Table, Arrival { at, stall, cards: _ }: Arrival) {
    with(table, at.owner, |player| {
        player.hand.take(stall.keeper.card());
        player.put(at.base, stall.side, stall.keeper);
    });
    // An inexact hand may have held a card that was counted to the pile.
    table.count_pile();
}
