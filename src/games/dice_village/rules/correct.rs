//! Corrections: the real table wins (`D 5.3`).

use super::card::{Card, Heap, Keeper};
use super::course::Course;
use super::deck::Merchant;
use super::die::Lies;
use super::happening::{Count, Ending, Happening};
use super::order::{CardAt, Correction};
use super::player::Player;
use super::ranking::ranking;
use super::reason::{CorrectionReason, Reason};
use super::table::{Phase, Table};
use crate::play::Seat;

pub(super) fn decide_correction(course: &mut Course, correction: &Correction) -> Result<(), Reason> {
    let table = course.table();
    let mut after = table.clone();
    correct(&mut after, correction);
    let mut reasons = reasons(table, correction);
    // The pile is counted as what is nowhere else, so what is too much shows in all the rest.
    let out = after.merchants_out();
    if out > Merchant::COUNT {
        reasons.push(CorrectionReason::TooMany(out));
    }
    if reasons.is_empty() && after == *table {
        reasons.push(CorrectionReason::Same);
    }
    if !reasons.is_empty() {
        return Err(Reason::Correction(reasons));
    }
    course.tell_cards(Happening::Corrected(correction.clone()));
    if course.table().phase() == Phase::Over
        && let Some(ranked) = ranking(course.table())
    {
        course.tell(Happening::Ending(Ending::Ranked(ranked)));
    }
    Ok(())
}

fn reasons(table: &Table, correction: &Correction) -> Vec<CorrectionReason> {
    let seat = seat_of(correction);
    if let Some(seat) = seat.filter(|seat| table.player(*seat).is_none()) {
        return vec![CorrectionReason::NoSuchSeat(seat)];
    }
    let player = seat.and_then(|seat| table.player(seat));
    let counted = table.knows_cards().then_some(CorrectionReason::CardsKnown);
    match correction {
        Correction::Purse(..) => None,
        Correction::Caravans(_, dice) => {
            (!(1..=Player::MOST_CARAVANS).contains(dice)).then_some(CorrectionReason::DiceCount(*dice))
        }
        Correction::Die(_, at, _) => match player.and_then(|player| player.dice().get(*at)).map(|die| die.lies) {
            Some(Lies::Free) => None,
            Some(Lies::At(_) | Lies::Market) => Some(CorrectionReason::DiePlaced(*at)),
            None => Some(CorrectionReason::NoSuchDie(*at)),
        },
        Correction::First(_) => (table.phase() != Phase::Caravans).then_some(CorrectionReason::RolledAlready),
        Correction::OnTable(_, cards) => counted.or_else(|| {
            let known = player.map_or(0, |player| Player::VILLAGES.saturating_add(player.told_merchants()));
            (*cards < known).then_some(CorrectionReason::OnTable(*cards, known))
        }),
        Correction::InRow(cards) => counted.or_else(|| {
            let most = table.row_size();
            (*cards > most).then_some(CorrectionReason::InRow(*cards, most))
        }),
        Correction::InHand(..) | Correction::Stalls(..) => counted,
        Correction::Card(..) => (!table.knows_cards()).then_some(CorrectionReason::CardsCounted),
    }
    .into_iter()
    .collect()
}

/// Returns the player that a correction is about, if it is about one.
const fn seat_of(correction: &Correction) -> Option<Seat> {
    match correction {
        Correction::Purse(seat, _)
        | Correction::Caravans(seat, _)
        | Correction::Die(seat, _, _)
        | Correction::First(seat)
        | Correction::OnTable(seat, _)
        | Correction::InHand(seat, _)
        | Correction::Card(_, CardAt::Hand(seat)) => Some(*seat),
        Correction::Stalls(at, _, _) | Correction::Card(_, CardAt::Village(at, _)) => Some(at.owner),
        Correction::InRow(_) | Correction::Card(_, CardAt::Row | CardAt::Pile) => None,
    }
}

/// Applies a correction.
pub(super) fn correct(table: &mut Table, correction: &Correction) {
    if let Correction::First(seat) = correction {
        table.first = *seat;
    }
    if let (Correction::InRow(cards), Heap::Counted(row)) = (correction, &mut table.row) {
        *row = *cards;
    }
    if let Correction::Card(merchant, to) = correction {
        move_card(table, *merchant, *to);
    }
    if let Some(player) = seat_of(correction).and_then(|seat| table.player_mut(seat)) {
        correct_player(player, correction);
    }
    table.count_pile();
}

fn correct_player(player: &mut Player, correction: &Correction) {
    match correction {
        Correction::Purse(_, purse) => {
            player.purse = *purse;
            player.set_exact(Count::Purse, true);
        }
        Correction::Caravans(_, dice) => player.caravans = *dice,
        Correction::Die(_, at, face) => {
            if let Some(die) = player.dice.get_mut(*at) {
                die.face = *face;
            }
        }
        Correction::OnTable(_, cards) => {
            let told = Player::VILLAGES.saturating_add(player.told_merchants());
            player.elsewhere = cards.saturating_sub(told);
            player.set_exact(Count::OnTable, true);
        }
        Correction::InHand(_, cards) => {
            if let Heap::Counted(hand) = &mut player.hand {
                *hand = *cards;
            }
            player.set_exact(Count::InHand, true);
        }
        Correction::Stalls(at, side, numbers) => {
            let before = player.told_merchants();
            *player.villages[at.base].side_mut(*side) = numbers.iter().copied().map(Keeper::Counted).collect();
            // Whoever stands there now may be one of whom it was not told where.
            let more = player.told_merchants().saturating_sub(before);
            player.elsewhere = player.elsewhere.saturating_sub(more);
        }
        Correction::First(_) | Correction::InRow(_) | Correction::Card(..) => {}
    }
}

fn move_card(table: &mut Table, merchant: Merchant, to: CardAt) {
    let card = Card::House(merchant);
    table.row.take(card);
    table.pile.take(card);
    for player in table.players.values_mut() {
        player.hand.take(card);
        for village in player.villages.values_mut() {
            village.left.retain(|keeper| *keeper != Keeper::House(merchant));
            village.right.retain(|keeper| *keeper != Keeper::House(merchant));
        }
    }
    match to {
        CardAt::Row => table.row.put(card),
        CardAt::Pile => table.pile.put(card),
        CardAt::Hand(seat) => {
            if let Some(player) = table.player_mut(seat) {
                player.hand.put(card);
            }
        }
        CardAt::Village(at, side) => {
            if let Some(player) = table.player_mut(at.owner) {
                player.put(at.base, side, Keeper::House(merchant));
            }
        }
    }
}
