//! Changes of dice for favours: another roll, and a point up or down (`D 3.3`).

use super::course::Course;
use super::die::{Face, Lies, Step};
use super::happening::{Changed, Dice, Happening};
use super::player::Player;
use super::purse::Purse;
use super::reason::{ChangeReason, Reason};
use crate::play::Seat;

pub(super) fn decide_reroll(course: &mut Course, seat: Seat, dice: &[(usize, Face)]) -> Result<(), Reason> {
    let player = who(course, seat)?;
    let mut reasons = Vec::new();
    if dice.is_empty() {
        reasons.push(ChangeReason::NoDice);
    }
    let pairs = dice.iter().zip(dice.iter().skip(1));
    reasons.extend(pairs.filter(|(one, next)| one.0 >= next.0).map(|(_, next)| ChangeReason::DieOrder(next.0)));
    let mut changed = Vec::new();
    for (die, to) in dice {
        match free(player, *die) {
            Ok(from) => changed.push(Changed { die: *die, from, to: *to }),
            Err(reason) => reasons.push(reason),
        }
    }
    reasons.extend(unpaid(player, Purse::REROLL));
    if !reasons.is_empty() {
        return Err(Reason::Change(reasons));
    }
    course.tell(Happening::Dice(Dice::Rerolled(seat, changed)));
    Ok(())
}

pub(super) fn decide_adjust(course: &mut Course, seat: Seat, die: usize, step: Step) -> Result<(), Reason> {
    let player = who(course, seat)?;
    match (free(player, die), unpaid(player, Purse::STEP)) {
        (Ok(from), None) => {
            let changed = Changed { die, from, to: step.next(from) };
            course.tell(Happening::Dice(Dice::Adjusted(seat, changed)));
            Ok(())
        }
        (face, unpaid) => Err(Reason::Change(face.err().into_iter().chain(unpaid).collect())),
    }
}

/// Returns the player, if dice may be changed now.
fn who(course: &Course, seat: Seat) -> Result<&Player, Reason> {
    let table = course.table();
    if !table.is_selling() {
        return Err(Reason::NotNow(table.phase()));
    }
    table.player(seat).ok_or_else(|| Reason::Change(vec![ChangeReason::NoSuchSeat(seat)]))
}

/// Returns the face of a die that was not placed; dice that are left after all sales go to the market.
fn free(player: &Player, at: usize) -> Result<Face, ChangeReason> {
    let die = player.dice().get(at).ok_or(ChangeReason::NoSuchDie(at))?;
    match die.lies {
        Lies::Free => Ok(die.face),
        Lies::At(_) | Lies::Market => Err(ChangeReason::DiePlaced(at)),
    }
}

fn unpaid(player: &Player, price: Purse) -> Option<ChangeReason> {
    let reason = ChangeReason::Favours(price.favours, player.purse().favours);
    (!player.can_pay(price)).then_some(reason)
}
