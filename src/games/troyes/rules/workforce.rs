//! Income, salaries and the workforce (`T 5`, `T 6`).

use super::color::{Building, ByColor, Color};
use super::course::Course;
use super::die::{Die, Face};
use super::exact::Count;
use super::good::Good;
use super::happening::{Dice, Happening};
use super::owner::{ByOwner, Owner};
use super::phase::{EventStep, Phase, UpkeepStep, Wanted};
use super::purse::Why;
use super::reason::{Reason, RollReason, ShortReason};
use super::table::Table;
use crate::play::Seat;

impl Table {
    /// The income of a round (`T 5.1`).
    pub const INCOME: u16 = 10;
    /// The points that are lost where somebody cannot pay in full (`T 5.3`, `T 7.6`).
    pub const FOR_SHORT: u16 = 2;

    /// Returns a player's salaries (`T 5.2`).
    #[must_use]
    pub fn salaries(&self, seat: Seat) -> u16 {
        let due = |building: Building| {
            let standing = self.standing(building).get(Owner::Seat(seat)).copied().unwrap_or_default();
            u16::from(building.salary()) * u16::from(standing)
        };
        Building::ALL.into_iter().map(due).sum()
    }

    /// Returns why these players cannot be short of that: it is told of those only whose purses are not exact.
    pub(super) fn against_short(&self, short: &[Seat], good: Good, due: impl Fn(Seat) -> u16) -> Vec<ShortReason> {
        let mut reasons = Vec::new();
        for (seat, next) in short.iter().zip(1..) {
            let Some(player) = self.player(*seat) else {
                reasons.push(ShortReason::NoSuchSeat(*seat));
                continue;
            };
            if short.get(next).is_some_and(|after| after <= seat) {
                reasons.push(ShortReason::Order(*seat));
            }
            if player.is_exact(Count::from(good)) {
                reasons.push(ShortReason::Computed(*seat));
            } else if due(*seat) == 0 {
                reasons.push(ShortReason::NothingDue(*seat));
            }
        }
        reasons
    }
}

/// Adds what a player must pay, as far as possible, and what is lost if that is not all.
pub(super) fn pay(course: &mut Course, seat: Seat, good: Good, due: u16, told_short: bool, [why, short]: [Why; 2]) {
    let Some(player) = course.table().player(seat) else { return };
    let is_short = if player.is_exact(good.into()) { player.purse().has(good) < due } else { told_short };
    course.lose(seat, good, due, why);
    if is_short {
        course.lose(seat, Good::Point, Table::FOR_SHORT, short);
    }
}

pub(super) fn decide_pay(course: &mut Course, short: &[Seat]) -> Result<(), Reason> {
    let table = course.table();
    if table.phase() != Phase::Upkeep(UpkeepStep::Income) {
        return Err(Reason::NotNow(table.phase()));
    }
    let reasons = table.against_short(short, Good::Denier, |seat| table.salaries(seat));
    if !reasons.is_empty() {
        return Err(Reason::Short(reasons));
    }
    for seat in table.seats_from(table.start()) {
        course.gain(seat, Good::Denier, Table::INCOME, Why::Income);
        let due = course.table().salaries(seat);
        pay(course, seat, Good::Denier, due, short.contains(&seat), [Why::Salaries, Why::SalariesShort]);
    }
    course.begin(Phase::Upkeep(UpkeepStep::Workforce));
    Ok(())
}

pub(super) fn decide_workforce(course: &mut Course, dice: &ByOwner<ByColor<Vec<Face>>>) -> Result<(), Reason> {
    let table = course.table();
    if table.phase() != Phase::Upkeep(UpkeepStep::Workforce) {
        return Err(Reason::NotNow(table.phase()));
    }
    let mut reasons = Vec::new();
    if dice.seats().len() != table.players().len() {
        reasons.push(RollReason::Players(dice.seats().len(), table.players().len()));
    }
    for (owner, faces) in dice.iter() {
        for (color, faces) in faces {
            let stand = table.standing(color.building()).get(owner).copied().unwrap_or_default();
            if faces.len() != usize::from(stand) {
                reasons.push(RollReason::Dice(owner, color, faces.len(), stand));
            }
        }
    }
    if !reasons.is_empty() {
        return Err(Reason::Roll(reasons));
    }
    let players: Vec<Owner> = table.seats_from(table.start()).map(Owner::Seat).collect();
    for owner in players.into_iter().chain([dice.neutral()]) {
        let faces = |color: Color| dice.get(owner).into_iter().flat_map(move |of| of[color].iter());
        let of = |color: Color| faces(color).map(move |face| Die::rolled(color, *face));
        course.tell(Happening::Dice(Dice::Rolled(owner, Color::ALL.into_iter().flat_map(of).collect())));
    }
    course.begin(Phase::Event(EventStep::Draw(Wanted::Red)));
    Ok(())
}
