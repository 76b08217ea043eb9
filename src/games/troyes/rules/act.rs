//! The actions of phase 4, and whose turn it is in it (`T 9`).

use super::Activity;
use super::color::Building;
use super::combat::{against_told, put_cubes};
use super::course::Course;
use super::die::Face;
use super::effect::{CubeRule, Effect};
use super::effects::use_activity;
use super::event::Event;
use super::exact::Count;
use super::good::Good;
use super::group::Group;
use super::happening::{Bought, Cathedral, Citizens, Deed, Happening, Round, What, Works};
use super::order::{Act, Hire, Purpose, ToldEvent};
use super::owner::Owner;
use super::phase::{EndStep, Phase, RoyPhase, TurnStep};
use super::plan::Plan;
use super::purse::Why;
use super::reason::{ActReason, Reason, RollReason};
use super::resolve::place;
use super::table::Table;
use crate::play::Seat;

/// Begins phase 4, if a die is left for it (`T 10.1`).
pub(super) fn begin_actions(course: &mut Course) {
    let table = course.table();
    let start = table.start();
    let phase = match table.free_dice().next() {
        None => Phase::End(EndStep::Close),
        Some(_) if table.roy_starts() && table.roy_has_dice() => Phase::Roy(RoyPhase::Act),
        Some(_) => Phase::Turn(TurnStep::Act(start)),
    };
    course.begin(phase);
}

/// Whether all have passed or no die is left (`T 10.1`); le Roy goes on as long as he has dice (`T 20.11`).
fn is_done(table: &Table) -> bool {
    let all_passed = table.players().all(|(_, player)| player.passed().is_some()) && !table.roy_has_dice();
    all_passed || table.free_dice().next().is_none()
}

/// Lets the player act after le Roy, or le Roy again if the player has passed.
pub(super) fn after_roy(course: &mut Course) {
    let table = course.table();
    let player = table.start();
    if is_done(table) {
        course.begin(Phase::End(EndStep::Close));
    } else if table.player(player).is_some_and(|player| player.passed().is_some()) {
        course.tell(Happening::Round(Round::PassDenier(player)));
        course.begin(Phase::Roy(RoyPhase::Act));
    } else {
        course.begin(Phase::Turn(TurnStep::Act(player)));
    }
}

/// Lets the next player act who has not passed; the others get a denier (`T 9.35`, `T 10.1`).
fn next_turn(course: &mut Course, seat: Seat) {
    let table = course.table();
    if is_done(table) {
        course.begin(Phase::End(EndStep::Close));
        return;
    }
    if table.roy_has_dice() {
        course.begin(Phase::Roy(RoyPhase::Act));
        return;
    }
    for next in table.seats_from(table.left_of(seat)) {
        if course.table().player(next).is_some_and(|player| player.passed().is_none()) {
            course.begin(Phase::Turn(TurnStep::Act(next)));
            return;
        }
        course.tell(Happening::Round(Round::PassDenier(next)));
    }
}

pub(super) fn decide_pass(course: &mut Course) -> Result<(), Reason> {
    let Phase::Turn(TurnStep::Act(seat)) = course.table().phase() else {
        return Err(Reason::NotNow(course.table().phase()));
    };
    course.tell(Happening::Round(Round::Passed(seat)));
    next_turn(course, seat);
    Ok(())
}

pub(super) fn decide_act(course: &mut Course, act: &Act) -> Result<(), Reason> {
    let Phase::Turn(TurnStep::Act(seat)) = course.table().phase() else {
        return Err(Reason::NotNow(course.table().phase()));
    };
    let Plan { group, what } = course.table().plan(seat, act).map_err(Reason::Act)?;
    let cubes_at_once = match &act.purpose {
        Purpose::Activity { card, uses, .. } => course.table().cubes_of(seat, &group, *card, uses),
        Purpose::Cathedral
        | Purpose::Combat { .. }
        | Purpose::Citizen { .. }
        | Purpose::Agriculture
        | Purpose::Unsaid => None,
    };
    let Group { dice, cube, sum, bought, .. } = group.clone();
    course.tell(Happening::Deed(Deed { seat, dice, cube, sum, bought: bought.clone(), what }));
    buy(course, seat, &bought);
    match (&act.purpose, what) {
        (Purpose::Activity { card, hire, uses, told }, _) => {
            if let Some(employed) = hire {
                self::hire(course, seat, *card, *employed);
            }
            use_activity(course, seat, *card, uses, cubes_at_once.as_deref().unwrap_or_default(), told);
            if let Effect::Cubes(CubeRule::Roll { .. }) = card.effect() {
                course.begin(Phase::Turn(TurnStep::Shoot(seat, uses.times())));
                return Ok(());
            }
        }
        (Purpose::Cathedral, _) => build(course, seat, &group),
        (Purpose::Combat { event, cubes: _, told }, What::Combat(_, cubes)) => {
            let told: Vec<ToldEvent> = told.iter().copied().collect();
            put_cubes(course, seat, &[(*event, cubes)], &told);
        }
        (Purpose::Citizen { from, out }, What::Citizen(building, _)) => {
            place(course, Owner::Seat(seat), Some(*from), building, *out);
        }
        (Purpose::Agriculture, _) => {
            course.gain(seat, Good::Denier, sum / Table::PER_DENIER, Why::Agriculture);
        }
        (Purpose::Unsaid, _) => leave_deed_unsaid(course, seat),
        // A plan says of these what they are, so there is no other.
        (
            Purpose::Combat { .. } | Purpose::Citizen { .. },
            What::Activity(..)
            | What::Cathedral
            | What::Combat(..)
            | What::Citizen(..)
            | What::Agriculture
            | What::Unsaid,
        ) => {}
    }
    next_turn(course, seat);
    Ok(())
}

/// Adds what is paid for the dice of others; for gray ones to the bank (`T 9.4`).
fn buy(course: &mut Course, seat: Seat, bought: &[Bought]) {
    for of in bought {
        course.lose(seat, Good::Denier, of.price(), Why::BoughtFrom(of.from));
        if let Some(seller) = of.from.seat() {
            course.gain(seller, Good::Denier, of.price(), Why::SoldTo(seat));
        }
    }
}

fn hire(course: &mut Course, seat: Seat, card: Activity, hire: Hire) {
    let table = course.table();
    let price = table.hire_price(card, hire);
    let space = table.work(card).map_or(0, super::Work::free_space);
    course.tell(Happening::Citizens(Citizens::Hired { seat, from: hire.from, card, space, price }));
    match price {
        Some(price) => course.lose(seat, Good::Denier, price, Why::Hire(card)),
        None => course.leave_unsaid(seat, Count::Deniers),
    }
}

/// Adds the cubes of a group on the Cathedral, and what they bring at once (`T 9.17`).
fn build(course: &mut Course, seat: Seat, group: &Group) {
    for (site, level) in course.table().levels(group) {
        if let Some(level) = level {
            course.tell(Happening::Cathedral(Cathedral::Built(Owner::Seat(seat), site, level)));
            course.gain(seat, Good::Point, Table::POINTS_OF_SITE, Why::Cathedral);
            course.gain(seat, Good::Influence, Table::influence_of(site), Why::Cathedral);
        }
    }
}

/// Marks what an action may have changed of which nobody said what it was.
fn leave_deed_unsaid(course: &mut Course, seat: Seat) {
    let seats: Vec<Seat> = course.table().players().map(|(seat, _)| seat).collect();
    for other in seats {
        // Nobody gains or loses influence by another's action.
        let counts = Count::ALL.into_iter().filter(|count| other == seat || *count != Count::Influence);
        counts.for_each(|count| course.leave_unsaid(other, count));
    }
}

pub(super) fn decide_shots(course: &mut Course, faces: &[Face]) -> Result<(), Reason> {
    let table = course.table();
    let Phase::Turn(TurnStep::Shoot(seat, dice)) = table.phase() else { return Err(Reason::NotNow(table.phase())) };
    if faces.len() != usize::from(dice) {
        return Err(Reason::Roll(vec![RollReason::Count(faces.len(), dice)]));
    }
    let hits = faces.iter().filter(|face| face.value() >= Table::LEAST_SHOT).count();
    let hits = u8::try_from(hits).unwrap_or(u8::MAX);
    course.tell(Happening::Works(Works::Shot(seat, faces.to_vec(), hits)));
    let table = course.table();
    if hits > 0 && table.queue().iter().any(|in_play| table.takes_cube(in_play.event)) {
        course.begin(Phase::Turn(TurnStep::Aim(seat, hits)));
    } else {
        next_turn(course, seat);
    }
    Ok(())
}

pub(super) fn decide_aim(course: &mut Course, events: &[Event], told: &[ToldEvent]) -> Result<(), Reason> {
    let table = course.table();
    let Phase::Turn(TurnStep::Aim(seat, hits)) = table.phase() else { return Err(Reason::NotNow(table.phase())) };
    let cubes: Vec<(Event, u8)> = events.iter().map(|event| (*event, 1)).collect();
    let mut reasons = table.against_cubes(&cubes);
    let count = u8::try_from(events.len()).unwrap_or(u8::MAX);
    reasons.extend((count > hits).then_some(ActReason::TooOften(count, hits)));
    reasons.extend(against_told(table, events, told).into_iter().map(ActReason::Told));
    if !reasons.is_empty() {
        return Err(Reason::Act(reasons));
    }
    put_cubes(course, seat, &cubes, told);
    next_turn(course, seat);
    Ok(())
}

impl Table {
    /// The divisor of agriculture (`T 9.34`).
    pub const PER_DENIER: u16 = 2;
    /// The points of a cube on the Cathedral (`T 9.17`).
    pub const POINTS_OF_SITE: u16 = 1;
    /// The smallest value of Archer's die that puts a cube (`T 13`).
    pub const LEAST_SHOT: u8 = match Activity::Archer.effect() {
        Effect::Cubes(CubeRule::Roll { least }) => least,
        Effect::Cubes(CubeRule::ForEachDie { .. } | CubeRule::For { .. })
        | Effect::Exchange { .. }
        | Effect::Each { .. }
        | Effect::Contest { .. }
        | Effect::Tax
        | Effect::Modify(_) => u8::MAX,
    };

    /// Returns the influence of a cube on the Cathedral's site of that value (`T 9.17`).
    #[must_use]
    pub const fn influence_of(site: Face) -> u16 {
        match site {
            Face::One | Face::Two | Face::Three => 1,
            Face::Four | Face::Five | Face::Six => 2,
        }
    }

    /// Returns the owners who may be pushed out of a building by that owner's citizen, who comes from there; `None` for
    /// nobody, where a space may be free (`T 9.31`, `T 9.32`).
    #[must_use]
    pub fn outs(&self, owner: Owner, from: Option<super::Origin>, building: Building) -> Vec<Option<Owner>> {
        let all = self.standing(building).iter().map(|(other, _)| Some(other));
        let possible = |out: &Option<Owner>| self.against_out(owner, from, building, *out).is_none();
        std::iter::once(None).chain(all).filter(possible).collect()
    }
}
