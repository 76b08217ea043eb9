//! What influence is spent on (`T 11`).

use super::black::out_of_order;
use super::course::Course;
use super::die::{Changed, DieAt, Face, opposite};
use super::good::Good;
use super::happening::{Citizens, Dice, Happening};
use super::order::Use;
use super::owner::Owner;
use super::phase::{BlackStep, Phase, TurnStep};
use super::purse::Why;
use super::reason::{Reason, SpendReason};
use super::table::Table;
use crate::play::Seat;

impl Use {
    /// Returns its price in influence (`T 11.1`).
    #[must_use]
    pub const fn price(&self) -> u16 {
        match self {
            Self::Reroll(..) => 1,
            Self::Recruit => 2,
            Self::TurnOver(_) => 4,
        }
    }
}

impl Table {
    /// Returns the player who may spend influence now: before countering a black die, and before acting.
    #[must_use]
    pub const fn spender(&self) -> Option<Seat> {
        let (Phase::Black(BlackStep::Counter(seat)) | Phase::Turn(TurnStep::Act(seat))) = self.phase() else {
            return None;
        };
        Some(seat)
    }

    /// Returns every reason why a player cannot spend influence on that.
    #[must_use]
    pub fn against_use(&self, seat: Seat, of: &Use) -> Vec<SpendReason> {
        let mut reasons = Vec::new();
        if let Some(player) = self.player(seat).filter(|player| !player.can_pay(Good::Influence, of.price())) {
            reasons.push(SpendReason::Influence(of.price(), player.purse().has(Good::Influence)));
        }
        match of {
            Use::Reroll(die, _) => reasons.extend(self.against_die(seat, *die)),
            Use::Recruit => {
                if self.pool(Owner::Seat(seat)) == 0 {
                    reasons.push(SpendReason::AllInPlay);
                }
            }
            Use::TurnOver(dice) => {
                if !(1..=Self::TURNED_OVER).contains(&dice.len()) {
                    reasons.push(SpendReason::DiceCount(dice.len()));
                }
                reasons.extend(out_of_order(dice).map(SpendReason::DieOrder));
                reasons.extend(dice.iter().filter_map(|die| self.against_die(seat, *die)));
            }
        }
        reasons
    }

    /// The most dice that are turned over at once (`T 11.1`).
    pub const TURNED_OVER: usize = 3;

    fn against_die(&self, seat: Seat, index: u8) -> Option<SpendReason> {
        match self.die(DieAt { owner: Owner::Seat(seat), index }) {
            None => Some(SpendReason::NoSuchDie(index)),
            Some(die) => (!die.is_free()).then_some(SpendReason::DieGone(index)),
        }
    }
}

pub(super) fn decide_use(course: &mut Course, of: &Use) -> Result<(), Reason> {
    let table = course.table();
    let Some(seat) = table.spender() else { return Err(Reason::NotNow(table.phase())) };
    let reasons = table.against_use(seat, of);
    if !reasons.is_empty() {
        return Err(Reason::Spend(reasons));
    }
    let changed = |index: u8, to: fn(Face) -> Face| {
        let die = DieAt { owner: Owner::Seat(seat), index };
        table.die(die).map(|old| Changed { die, from: old.face, to: to(old.face) })
    };
    let (why, happening) = match of {
        Use::Reroll(index, face) => {
            let changed = changed(*index, std::convert::identity).map(|changed| Changed { to: *face, ..changed });
            (Why::Reroll, changed.map(|changed| Happening::Dice(Dice::Rerolled(seat, changed))))
        }
        Use::Recruit => (Why::Recruit, Some(Happening::Citizens(Citizens::Recruited(seat)))),
        Use::TurnOver(dice) => {
            let dice = dice.iter().filter_map(|index| changed(*index, opposite)).collect();
            (Why::TurnOver, Some(Happening::Dice(Dice::TurnedOver(seat, dice))))
        }
    };
    course.lose(seat, Good::Influence, of.price(), why);
    if let Some(happening) = happening {
        course.tell(happening);
    }
    Ok(())
}
