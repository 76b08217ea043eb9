//! The events of the queue take effect, from left to right (`T 7.3` to `T 7.7`, `T 14`).

use super::black::begin_black;
use super::color::Building;
use super::combat::{against_told, beat_if_covered};
use super::course::Course;
use super::die::Face;
use super::event::{Event, EventEffect};
use super::good::Good;
use super::happening::{Cathedral, Citizens, Events, Happening, NoEffect};
use super::order::Resolution;
use super::owner::Owner;
use super::phase::{EventStep, Phase, RoyPhase};
use super::purse::Why;
use super::reason::{EventReason, Reason};
use super::roy;
use super::table::Table;
use super::workforce::pay;
use crate::play::Seat;

/// What an event that is to take effect waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Awaits {
    /// Nothing but the order.
    Nothing,
    /// Its die.
    Die,
}

impl Table {
    /// Returns the event whose turn it is to take effect.
    #[must_use]
    pub fn resolving(&self) -> Option<Event> {
        let Phase::Event(EventStep::Resolve(at) | EventStep::Push(at, _)) = self.phase() else { return None };
        self.queue().get(usize::from(at)).map(|in_play| in_play.event)
    }

    /// Returns what an event waits for: a die for a gray citizen, unless all of them are in play (`T 7.7`).
    #[must_use]
    pub fn awaits(&self, event: Event) -> Awaits {
        match event.effect() {
            EventEffect::GrayCitizen(_) if self.pool(self.neutral()) > 0 => Awaits::Die,
            EventEffect::GrayCitizen(_)
            | EventEffect::Attack
            | EventEffect::Lose(_)
            | EventEffect::LoseForCitizens { .. }
            | EventEffect::GrayCubes { .. }
            | EventEffect::GrayOnCathedral
            | EventEffect::OffCathedral
            | EventEffect::LastCubesLeave => Awaits::Nothing,
        }
    }

    /// Returns what an event asks of a player.
    #[must_use]
    pub fn due(&self, event: Event, seat: Seat) -> Option<(Good, u16)> {
        match event.effect() {
            EventEffect::Lose(amount) => Some((amount.of, amount.count.into())),
            EventEffect::LoseForCitizens { each, building } => {
                let standing = self.standing(building).get(Owner::Seat(seat)).copied().unwrap_or_default();
                Some((each.of, u16::from(each.count) * u16::from(standing)))
            }
            EventEffect::Attack
            | EventEffect::GrayCubes { .. }
            | EventEffect::GrayCitizen(_)
            | EventEffect::GrayOnCathedral
            | EventEffect::OffCathedral
            | EventEffect::LastCubesLeave => None,
        }
    }

    /// Returns the events that get a gray cube by that one, nearest first (`T 14.3`).
    #[must_use]
    pub fn supported(&self, event: Event) -> Vec<Event> {
        let EventEffect::GrayCubes { events } = event.effect() else { return Vec::new() };
        let left = self.queue().iter().take_while(|in_play| in_play.event != event);
        let mut left: Vec<Event> = left.map(|in_play| in_play.event).collect();
        left.reverse();
        left.truncate(events.into());
        left
    }

    /// Returns the empty place of the Cathedral on the lowest level, there of the lowest value (`T 14.5`).
    #[must_use]
    pub fn lowest_site(&self) -> Option<(Face, u8)> {
        sites().find(|(face, level)| self.cube_at(*face, *level).is_none())
    }

    /// Returns the cube of the Cathedral on the highest level, there of the highest value (`T 14.5`).
    #[must_use]
    pub fn highest_cube(&self) -> Option<(Owner, Face, u8)> {
        sites().rev().find_map(|(face, level)| Some((self.cube_at(face, level)?, face, level)))
    }

    /// Returns the cube at that place of the Cathedral, on that level from 1.
    #[must_use]
    pub fn cube_at(&self, site: Face, level: u8) -> Option<Owner> {
        let at = usize::from(level).checked_sub(1)?;
        self.cathedral()[site].get(at).copied().flatten()
    }
}

/// Iterates over the places of the Cathedral, level by level and value by value.
fn sites() -> impl DoubleEndedIterator<Item = (Face, u8)> {
    (1..=3).flat_map(|level| Face::ALL.into_iter().map(move |face| (face, level)))
}

pub(super) fn decide_resolve(course: &mut Course, told: &Resolution) -> Result<(), Reason> {
    let table = course.table();
    let (Phase::Event(EventStep::Resolve(_)), Some(event)) = (table.phase(), table.resolving()) else {
        return Err(Reason::NotNow(table.phase()));
    };
    if table.awaits(event) == Awaits::Die {
        return Err(Reason::NotNow(table.phase()));
    }
    let supported = table.supported(event);
    let mut reasons = against_told(table, &supported, &told.told);
    let due = |seat| table.due(event, seat).map_or(0, |(_, due)| due);
    let good = table.due(event, table.start()).map_or(Good::Denier, |(good, _)| good);
    reasons.extend(table.against_short(&told.short, good, due).into_iter().map(EventReason::Short));
    match (table.book().black(event), told.black) {
        (Some(_), Some(_)) => reasons.push(EventReason::BlackKnown(event)),
        (None, None) => reasons.push(EventReason::BlackOpen(event)),
        (Some(_), None) | (None, Some(_)) => {}
    }
    if !reasons.is_empty() {
        return Err(Reason::Event(reasons));
    }
    let neutral = table.neutral();
    take_black(course, event, told.black);
    match event.effect() {
        EventEffect::Attack => {}
        EventEffect::Lose(_) | EventEffect::LoseForCitizens { .. } => lose(course, event, &told.short),
        EventEffect::GrayCubes { .. } => {
            if supported.is_empty() {
                no_effect(course, event, NoEffect::NoEvent);
            }
            for supported in supported {
                course.tell(Happening::Events(Events::Cubed(supported, neutral, 1)));
                beat_if_covered(course, supported, &told.told);
            }
        }
        EventEffect::GrayCitizen(_) => no_effect(course, event, NoEffect::AllGrayInPlay),
        EventEffect::GrayOnCathedral => match course.table().lowest_site() {
            Some((site, level)) => {
                course.tell(Happening::Cathedral(Cathedral::Built(neutral, site, level)));
                // It brings le Roy a point (`T 20.9`), and gray nothing.
                roy::gain(course, Table::POINTS_OF_SITE, Why::Event(event));
            }
            None => no_effect(course, event, NoEffect::CathedralFull),
        },
        EventEffect::OffCathedral => match course.table().highest_cube() {
            Some((Owner::Roy, _, _)) if !course.table().cubes_fall() => no_effect(course, event, NoEffect::SparesRoy),
            Some((owner, site, level)) => course.tell(Happening::Cathedral(Cathedral::Unbuilt(owner, site, level))),
            None => no_effect(course, event, NoEffect::CathedralEmpty),
        },
        EventEffect::LastCubesLeave => last_cubes_leave(course, event),
    }
    resolve_next(course, event);
    Ok(())
}

fn no_effect(course: &mut Course, event: Event, why: NoEffect) {
    course.tell(Happening::Events(Events::NoEffect(event, why)));
}

/// Lets the start player take the black dice of an event (`T 7.5`).
fn take_black(course: &mut Course, event: Event, told: Option<u8>) {
    let dice = course.table().book().black(event).or(told).unwrap_or_default();
    if dice > 0 {
        course.tell(Happening::Events(Events::Took(event, dice)));
    }
}

fn lose(course: &mut Course, event: Event, short: &[Seat]) {
    for seat in course.table().seats_from(course.table().start()) {
        if let Some((good, due)) = course.table().due(event, seat) {
            let why = [Why::Event(event), Why::EventShort(event)];
            pay(course, seat, good, due, short.contains(&seat), why);
        }
    }
}

fn last_cubes_leave(course: &mut Course, event: Event) {
    let last = |in_play: &super::InPlay| Some((in_play.event, *in_play.cubes.last()?));
    let cubes: Vec<(Event, Owner)> = course.table().queue().iter().filter_map(last).collect();
    if cubes.is_empty() {
        no_effect(course, event, NoEffect::NoCubes);
    }
    for (event, owner) in cubes {
        course.tell(Happening::Events(Events::Uncubed(event, owner)));
    }
}

/// Goes on behind that event, from the gap if events left it (`T 14.3`).
fn resolve_next(course: &mut Course, event: Event) {
    let table = course.table();
    let at = table.queue().iter().position(|in_play| in_play.event == event).unwrap_or_default();
    if at + 1 < table.queue().len() {
        course.begin(Phase::Event(EventStep::Resolve(u8::try_from(at + 1).unwrap_or(u8::MAX))));
    } else {
        begin_black(course);
    }
}

pub(super) fn decide_event_roll(course: &mut Course, face: Face) -> Result<(), Reason> {
    let table = course.table();
    let phase = table.phase();
    let (Phase::Event(EventStep::Resolve(at)), Some(event)) = (phase, table.resolving()) else {
        return Err(Reason::NotNow(phase));
    };
    if table.awaits(event) == Awaits::Nothing {
        return Err(Reason::NotNow(phase));
    }
    take_black(course, event, None);
    course.tell(Happening::Events(Events::Rolled(event, face)));
    course.begin(Phase::Event(EventStep::Push(at, face)));
    Ok(())
}

pub(super) fn decide_push(course: &mut Course, out: Option<Owner>) -> Result<(), Reason> {
    let table = course.table();
    if let Phase::Roy(RoyPhase::Ask(faces)) = table.phase() {
        return roy::decide_out(course, faces, out);
    }
    let (Phase::Event(EventStep::Push(..)), Some(event)) = (table.phase(), table.resolving()) else {
        return Err(Reason::NotNow(table.phase()));
    };
    let EventEffect::GrayCitizen(building) = event.effect() else { return Err(Reason::NotNow(table.phase())) };
    if let Some(reason) = against_push(table, building, out) {
        return Err(Reason::Event(vec![reason]));
    }
    let neutral = table.neutral();
    let none_left = table.pool(neutral) == 0;
    match out.filter(|owner| table.lies_at(*owner, building)) {
        Some(owner) => no_effect(course, event, NoEffect::LiesThere(owner)),
        None if none_left => no_effect(course, event, NoEffect::AllGrayInPlay),
        None => place(course, neutral, None, building, out),
    }
    resolve_next(course, event);
    Ok(())
}

fn against_push(table: &Table, building: Building, out: Option<Owner>) -> Option<EventReason> {
    match out {
        None => (table.crowd(building) >= Building::SPACES).then_some(EventReason::NoSpace(building)),
        Some(owner) => {
            let stands = table.standing(building).get(owner).is_some_and(|count| *count > 0);
            (!stands).then_some(EventReason::NobodyThere(owner, building))
        }
    }
}

/// Adds that a citizen comes to a building, and who is pushed out (`T 9.31`).
pub(super) fn place(
    course: &mut Course,
    owner: Owner,
    from: Option<super::Origin>,
    building: Building,
    out: Option<Owner>,
) {
    course.tell(Happening::Citizens(Citizens::Placed { owner, from, building }));
    if let Some(out) = out {
        course.tell(Happening::Citizens(Citizens::Expelled(out, building)));
    }
}
