//! Black dice (`T 8`).

use super::act::begin_actions;
use super::course::Course;
use super::die::{Die, Face};
use super::good::Good;
use super::happening::{BlackDice, Happening, RoyHappening};
use super::owner::Owner;
use super::phase::{BlackStep, Phase, RoyPhase};
use super::purse::Why;
use super::reason::{CounterReason, Reason, RollReason};
use super::table::Table;
use crate::play::Seat;

impl Table {
    /// The points that are lost for a black die that is not countered (`T 8.7`).
    pub const FOR_UNCOUNTERED: u16 = 2;

    /// Returns what all dice of a player's district are worth against black dice.
    #[must_use]
    pub fn defence(&self, seat: Seat) -> u16 {
        self.district(Owner::Seat(seat)).map(|(_, die)| die.defence()).sum()
    }
}

/// Begins the roll of the black dice that were taken, if there are any.
pub(super) fn begin_black(course: &mut Course) {
    if course.table().taken() > 0 {
        course.begin(Phase::Black(BlackStep::Roll));
    } else {
        begin_actions(course);
    }
}

pub(super) fn decide_black_roll(course: &mut Course, faces: &[Face]) -> Result<(), Reason> {
    let table = course.table();
    if table.phase() != Phase::Black(BlackStep::Roll) {
        return Err(Reason::NotNow(table.phase()));
    }
    if faces.len() != usize::from(table.taken()) {
        return Err(Reason::Roll(vec![RollReason::Count(faces.len(), table.taken())]));
    }
    let start = if table.roy_starts() { Owner::Roy } else { Owner::Seat(table.start()) };
    course.tell(Happening::Black(BlackDice::Rolled(faces.to_vec())));
    face(course, start);
    Ok(())
}

/// Lets somebody face the highest black die that is left (`T 8.6`); le Roy only with dice (`T 20.10`).
pub(super) fn face(course: &mut Course, owner: Owner) {
    let table = course.table();
    let seat = owner.seat().unwrap_or(table.start());
    match table.highest_black() {
        Some((_, face)) if owner == Owner::Roy && table.roy_has_dice() => {
            course.tell(Happening::Roy(RoyHappening::Faces(face)));
            course.begin(Phase::Roy(RoyPhase::Counter));
        }
        Some((_, face)) => {
            course.tell(Happening::Black(BlackDice::Faces(seat, face)));
            course.begin(Phase::Black(BlackStep::Counter(seat)));
        }
        None => begin_actions(course),
    }
}

/// Returns who faces the next black die after that player.
fn after(table: &Table, seat: Seat) -> Owner {
    if table.roy().is_some() { Owner::Roy } else { Owner::Seat(table.left_of(seat)) }
}

pub(super) fn decide_counter(course: &mut Course, black: &[u8], with: &[u8]) -> Result<(), Reason> {
    let table = course.table();
    let Phase::Black(BlackStep::Counter(seat)) = table.phase() else { return Err(Reason::NotNow(table.phase())) };
    let mut reasons = Vec::new();
    if black.is_empty() || with.is_empty() {
        reasons.push(CounterReason::NoDice);
    }
    reasons.extend(out_of_order(black).map(CounterReason::BlackOrder));
    reasons.extend(out_of_order(with).map(CounterReason::DieOrder));
    let mut against = 0;
    for at in black {
        match table.black().get(usize::from(*at)).filter(|die| die.stands) {
            Some(die) => against = u16::saturating_add(against, die.face.value().into()),
            None => reasons.push(CounterReason::NoSuchBlack(*at)),
        }
    }
    let faces = |at: &u8| table.black().get(usize::from(*at)).map(|die| die.face);
    if let Some((_, highest)) =
        table.highest_black().filter(|(_, face)| !black.iter().filter_map(faces).any(|one| one == *face))
    {
        reasons.push(CounterReason::NotHighest(highest));
    }
    let mut sum = 0;
    for at in with {
        match table.square().get(Owner::Seat(seat)).and_then(|district| district.get(usize::from(*at))) {
            None => reasons.push(CounterReason::NoSuchDie(*at)),
            Some(die) if !die.is_free() => reasons.push(CounterReason::DieGone(*at)),
            Some(die) => sum = u16::saturating_add(sum, Die::defence(*die)),
        }
    }
    if sum < against {
        reasons.push(CounterReason::TooSmall(sum, against));
    }
    if !reasons.is_empty() {
        return Err(Reason::Counter(reasons));
    }
    let (black, with) = (black.to_vec(), with.to_vec());
    let count = super::score::small(black.len());
    let next = after(table, seat);
    course.tell(Happening::Black(BlackDice::Countered { seat, black, with, sum }));
    course.gain(seat, Good::Influence, count, Why::Countered);
    face(course, next);
    Ok(())
}

/// Returns the indices that do not ascend.
pub(super) fn out_of_order(indices: &[u8]) -> impl Iterator<Item = u8> {
    indices.windows(2).filter_map(|pair| match pair {
        [one, other] if other <= one => Some(*other),
        _ => None,
    })
}

pub(super) fn decide_give_way(course: &mut Course) -> Result<(), Reason> {
    let table = course.table();
    let (Phase::Black(BlackStep::Counter(seat)), Some((black, face_value))) = (table.phase(), table.highest_black())
    else {
        return Err(Reason::NotNow(table.phase()));
    };
    // All dice together reach what some of them can reach (`T 8.7`).
    let (could, needed) = (table.defence(seat), u16::from(face_value.value()));
    if could >= needed {
        return Err(Reason::Counter(vec![CounterReason::CouldCounter(could, needed)]));
    }
    let next = after(table, seat);
    course.tell(Happening::Black(BlackDice::Uncountered(seat, black)));
    course.lose(seat, Good::Point, Table::FOR_UNCOUNTERED, Why::Uncountered);
    face(course, next);
    Ok(())
}
