//! Cubes on events, and what happens when all banners are covered (`T 9.20` to `T 9.29`).

use super::course::Course;
use super::event::Event;
use super::exact::Count;
use super::good::Good;
use super::happening::{Beaten, Events, Happening, RoyHappening};
use super::order::ToldEvent;
use super::owner::Owner;
use super::purse::Why;
use super::reason::{ActReason, EventReason};
use super::roy;
use super::table::{InPlay, Table};
use crate::play::Seat;

/// Returns the points of each player for an event with these numbers of cubes, most first, and these rewards (`T 9.22` to
/// `T 9.26`).
#[must_use]
pub fn rewards(cubes: &[(Owner, u8)], [larger, smaller]: [u8; 2]) -> Vec<(Seat, u16)> {
    shares(cubes, [larger, smaller]).filter_map(|(owner, points)| Some((owner.seat()?, points))).collect()
}

/// Returns the points of each owner.
fn shares(cubes: &[(Owner, u8)], [larger, smaller]: [u8; 2]) -> impl Iterator<Item = (Owner, u16)> {
    let most = cubes.first().map_or(0, |(_, count)| *count);
    let second = cubes.iter().map(|(_, count)| *count).find(|count| *count < most);
    let [larger, smaller] = [u16::from(larger), u16::from(smaller)];
    let with = |number: u8| cubes.iter().filter(move |(_, count)| *count == number).map(|(owner, _)| *owner);
    let share = |number: u8, points: u16| {
        let sharers = super::score::small(with(number).count());
        points.checked_div(sharers).unwrap_or_default()
    };
    let tied = with(most).count() > 1;
    let alone = second.is_none() && !tied;
    let first = if alone || tied { share(most, larger + smaller) } else { larger };
    let mut points: Vec<(Owner, u16)> = with(most).map(|owner| (owner, first)).collect();
    if let Some(second) = second.filter(|_| !tied) {
        points.extend(with(second).map(|owner| (owner, share(second, smaller))));
    }
    points.into_iter().filter(|(_, points)| *points > 0)
}

impl Table {
    /// Returns the number of free banners of an event; `None` if it is open, or the event is not there.
    #[must_use]
    pub fn free_banners(&self, event: Event) -> Option<u8> {
        let banners = self.book().events[event].banners.get()?;
        let cubes = self.in_play(event)?.cubes.len();
        Some(banners.saturating_sub(u8::try_from(cubes).unwrap_or(u8::MAX)))
    }

    /// Whether an event is there and can take a cube.
    #[must_use]
    pub fn takes_cube(&self, event: Event) -> bool {
        self.in_play(event).is_some() && self.free_banners(event) != Some(0)
    }

    /// Returns why these cubes cannot be put in one action: nowhere more than there are free banners (`T 9.20`). One that is
    /// emptied meanwhile takes more only in later actions (`T 9.28`).
    pub(super) fn against_cubes(&self, cubes: &[(Event, u8)]) -> Vec<ActReason> {
        let mut reasons = Vec::new();
        for (at, (event, _)) in cubes.iter().enumerate() {
            if cubes.iter().take(at).any(|(before, _)| before == event) {
                continue;
            }
            let put =
                cubes.iter().filter(|(other, _)| other == event).fold(0, |sum: u8, (_, put)| sum.saturating_add(*put));
            if self.in_play(*event).is_none() {
                reasons.push(ActReason::NoSuchEvent(*event));
            } else if let Some(free) = self.free_banners(*event).filter(|free| *free < put) {
                reasons.push(ActReason::Banners(*event, free, put));
            }
        }
        reasons
    }
}

/// Returns why people cannot tell that of events: only of those that get a cube, and only what is open (`T 17.3`).
pub(super) fn against_told(table: &Table, events: &[Event], told: &[ToldEvent]) -> Vec<EventReason> {
    let mut reasons = Vec::new();
    for (told_event, before) in told.iter().zip(0..) {
        let event = told_event.event;
        let page = &table.book().events[event];
        if !events.contains(&event) || told.iter().take(before).any(|other| other.event == event) {
            reasons.push(EventReason::NoCube(event));
        }
        if told_event.beaten && page.banners.get().is_some() {
            reasons.push(EventReason::BannersKnown(event));
        }
        if let Some([larger, smaller]) = told_event.rewards {
            if page.rewards().is_some() {
                reasons.push(EventReason::RewardsKnown(event));
            }
            if larger < smaller {
                reasons.push(EventReason::RewardOrder(event));
            }
        }
    }
    reasons
}

/// Adds cubes on events, with their influence (`T 9.20`), and that events are countered.
pub(super) fn put_cubes(course: &mut Course, seat: Seat, cubes: &[(Event, u8)], told: &[ToldEvent]) {
    for ((event, put), next) in cubes.iter().zip(1..) {
        course.tell(Happening::Events(Events::Cubed(*event, Owner::Seat(seat), *put)));
        course.gain(seat, Good::Influence, (*put).into(), Why::Cubes(*event));
        // Where the banners are open, people tell it of the last cube.
        let is_last = cubes.iter().skip(next).all(|(other, _)| other != event);
        if is_last || course.table().free_banners(*event) == Some(0) {
            beat_if_covered(course, *event, told);
        }
    }
}

/// Adds that an event is countered, if all its banners are covered or people say so (`T 9.21`).
pub(super) fn beat_if_covered(course: &mut Course, event: Event, told: &[ToldEvent]) {
    let table = course.table();
    let told = told.iter().find(|told| told.event == event);
    let is_beaten = match table.free_banners(event) {
        Some(free) => free == 0,
        None => told.is_some_and(|told| told.beaten),
    };
    let Some(in_play) = table.in_play(event).filter(|in_play| is_beaten && !in_play.cubes.is_empty()) else { return };
    let cubes = in_play.majorities();
    let rewards = table.book().events[event].rewards().or(told.and_then(|told| told.rewards));
    let card_to = taker(in_play);
    course.tell(Happening::Events(Events::Beaten(Beaten { event, cubes: cubes.clone(), rewards, card_to })));
    if event != Event::Marauding && cubes.first().is_some_and(|(owner, _)| *owner == Owner::Roy) {
        course.tell(Happening::Roy(RoyHappening::Won(event)));
    }
    match rewards {
        Some(known) => {
            for (owner, points) in shares(&cubes, known) {
                match owner {
                    Owner::Seat(seat) => course.gain(seat, Good::Point, points, Why::Reward(event)),
                    Owner::Roy => roy::gain(course, points, Why::Reward(event)),
                    Owner::Gray => {}
                }
            }
        }
        None => {
            for seat in cubes.iter().filter_map(|(owner, _)| owner.seat()) {
                course.leave_unsaid(seat, Count::Points);
            }
        }
    }
}

/// Returns who takes the card of an event that is countered (`T 9.27`).
fn taker(in_play: &InPlay) -> Option<Seat> {
    let most = in_play.majorities().first().map(|(owner, _)| *owner)?;
    most.seat().filter(|_| in_play.event != Event::Marauding)
}
