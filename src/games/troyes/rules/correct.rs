//! Corrections: the real table wins (`T 17.4`).

use super::Activity;
use super::apply::{build, die_mut, in_play_mut, leave, of_roy, stored_mut, with};
use super::book::{Page, SPACES};
use super::close::count;
use super::color::Building;
use super::course::Course;
use super::event::Event;
use super::good::Good;
use super::happening::Happening;
use super::order::Correction;
use super::owner::Owner;
use super::phase::{BlackStep, EventStep, Phase, RoyPhase, TurnStep};
use super::purse::Purse;
use super::reason::{CorrectionReason, Reason};
use super::roy;
use super::table::{InPlay, Table};
use crate::play::Seat;

pub(super) fn decide_correction(course: &mut Course, correction: &Correction) -> Result<(), Reason> {
    let table = course.table();
    let mut after = table.clone();
    correct(&mut after, correction);
    let mut reasons = reasons(table, correction);
    if reasons.is_empty() {
        reasons.extend(impossible(&after));
        reasons.extend((after == *table).then_some(CorrectionReason::Same));
    }
    if !reasons.is_empty() {
        return Err(Reason::Correction(reasons));
    }
    course.tell(Happening::Corrected(correction.clone()));
    roy::resume(course);
    count_again(course);
    Ok(())
}

pub(super) fn decide_page(course: &mut Course, page: &Page) -> Result<(), Reason> {
    let mut book = course.table().book().clone();
    book.merge(*page);
    if book == *course.table().book() {
        return Err(Reason::SamePage);
    }
    course.tell(Happening::Booked(Box::new(*page)));
    roy::resume(course);
    count_again(course);
    Ok(())
}

/// Counts again at the end of the game, since that was not known before.
fn count_again(course: &mut Course) {
    if course.table().phase().is_over() && course.table().score().is_ok() {
        count(course);
    }
}

/// Returns why no table can be like that.
fn impossible(after: &Table) -> Vec<CorrectionReason> {
    let crowded = Building::ALL.into_iter().filter(|building| after.crowd(*building) > Building::SPACES);
    let crowded = crowded.map(|building| CorrectionReason::Crowd(building, after.crowd(building)));
    let owners = after.square().iter().map(|(owner, _)| owner);
    let many = owners.filter(|owner| after.citizens(*owner) > Table::most_citizens(*owner));
    crowded.chain(many.map(|owner| CorrectionReason::Citizens(owner, after.citizens(owner)))).collect()
}

fn reasons(table: &Table, correction: &Correction) -> Vec<CorrectionReason> {
    let owners = owners_of(correction).into_iter();
    let lost: Vec<CorrectionReason> =
        owners.filter(|owner| table.square().get(*owner).is_none()).map(CorrectionReason::NoSuchOwner).collect();
    if !lost.is_empty() {
        return lost;
    }
    let not_now = Some(CorrectionReason::NotNow(table.phase()));
    match correction {
        Correction::Purse(_, Good::Influence, amount) => {
            (*amount > Purse::MOST_INFLUENCE).then_some(CorrectionReason::Influence(*amount))
        }
        Correction::Purse(_, Good::Denier | Good::Point, _)
        | Correction::Exact(..)
        | Correction::Standing(..)
        | Correction::Lying(..)
        | Correction::RoyPoints(_) => None,
        // Who has been placed is known by the supplies.
        Correction::Supply(..) => {
            if let Phase::Settle(_) | Phase::Roy(RoyPhase::Settle(_)) = table.phase() {
                not_now
            } else {
                None
            }
        }
        Correction::RoyTradesman(card, space) => {
            against_card(table, *card).or_else(|| against_space(table, *card, *space))
        }
        Correction::Stored(card, _, _) => against_card(table, *card),
        Correction::Tradesmen(card, tradesmen) => {
            against_card(table, *card).or_else(|| against_tradesmen(table, tradesmen))
        }
        Correction::Event(event, cubes) => against_event(table, *event, cubes),
        Correction::Left(Event::Marauding, _) => Some(CorrectionReason::NeverLeaves),
        // Until all have taken effect, the queue stays.
        Correction::Left(event, _) => match (table.in_play(*event), table.resolving()) {
            (None, _) => Some(CorrectionReason::NoSuchEvent(*event)),
            (Some(_), Some(_)) => not_now,
            (Some(_), None) => None,
        },
        Correction::Cathedral(_, level, _) => {
            (!(1..=3).contains(level)).then_some(CorrectionReason::NoSuchLevel(*level))
        }
        Correction::Die(at, _, _) => table.die(*at).is_none().then_some(CorrectionReason::NoSuchDie(*at)),
        Correction::Start(_) => match table.phase() {
            Phase::Settle(0) | Phase::Upkeep(_) => None,
            Phase::Settle(_) | Phase::Event(_) | Phase::Black(_) | Phase::Turn(_) | Phase::Roy(_) | Phase::End(_) => {
                not_now
            }
        },
        Correction::Turn(seat) => match table.spender() {
            Some(_) => {
                let passed = table.player(*seat).is_some_and(|player| player.passed().is_some());
                passed.then_some(CorrectionReason::HasPassed(*seat))
            }
            None => not_now,
        },
        Correction::Passed(seat, deniers) => {
            if let Phase::Turn(TurnStep::Act(active)) = table.phase() {
                (active == *seat && deniers.is_some()).then_some(CorrectionReason::HasTurn(*seat))
            } else {
                not_now
            }
        }
    }
    .into_iter()
    .collect()
}

fn against_card(table: &Table, card: Activity) -> Option<CorrectionReason> {
    table.work(card).is_none().then_some(CorrectionReason::NotRevealed(card))
}

fn against_tradesmen(table: &Table, tradesmen: &[Option<Seat>]) -> Option<CorrectionReason> {
    if tradesmen.len() > table.players().len() + usize::from(table.roy().is_some()) {
        return Some(CorrectionReason::Spaces(tradesmen.len()));
    }
    let twice = |seat: &Seat| tradesmen.iter().filter(|other| **other == Some(*seat)).count() > 1;
    tradesmen.iter().flatten().find(|seat| twice(seat)).map(|seat| CorrectionReason::SecondTradesman(*seat))
}

/// Returns who stands where le Roy's tradesman shall, or that no card has so many places.
fn against_space(table: &Table, card: Activity, space: Option<u8>) -> Option<CorrectionReason> {
    let (work, space) = (table.work(card)?, usize::from(space?));
    let taken = work.tradesmen.get(space).copied().flatten().map(CorrectionReason::StandsThere);
    taken.or_else(|| (space > SPACES).then_some(CorrectionReason::Spaces(space + 1)))
}

fn against_event(table: &Table, event: Event, cubes: &[Owner]) -> Option<CorrectionReason> {
    if event.is_bonus() && !table.has_bonus() {
        return Some(CorrectionReason::NoSuchEvent(event));
    }
    // A queue that grows or takes effect grows by its own cards only.
    let is_busy = table.resolving().is_some() || matches!(table.phase(), Phase::Event(EventStep::Draw(_)));
    if table.in_play(event).is_none() && is_busy {
        return Some(CorrectionReason::NotNow(table.phase()));
    }
    // All banners covered is countered, which is no state of the queue.
    let banners = table.book().events[event].banners.get()?;
    let fits = cubes.is_empty() || cubes.len() < usize::from(banners);
    (!fits).then_some(CorrectionReason::Banners(event, banners))
}

/// Returns the owners that a correction is about.
fn owners_of(correction: &Correction) -> Vec<Owner> {
    match correction {
        Correction::Purse(seat, _, _)
        | Correction::Exact(seat, _)
        | Correction::Supply(seat, _)
        | Correction::Stored(_, seat, _)
        | Correction::Left(_, Some(seat))
        | Correction::Start(seat)
        | Correction::Turn(seat)
        | Correction::Passed(seat, _) => vec![Owner::Seat(*seat)],
        Correction::Standing(_, owner, _)
        | Correction::Lying(_, owner, _)
        | Correction::Cathedral(_, _, Some(owner)) => {
            vec![*owner]
        }
        Correction::Tradesmen(_, tradesmen) => tradesmen.iter().flatten().map(|seat| Owner::Seat(*seat)).collect(),
        Correction::RoyPoints(_) | Correction::RoyTradesman(..) => vec![Owner::Roy],
        Correction::Event(_, cubes) => cubes.clone(),
        Correction::Left(_, None) | Correction::Cathedral(_, _, None) | Correction::Die(..) => Vec::new(),
    }
}

/// Applies a correction.
pub(super) fn correct(table: &mut Table, correction: &Correction) {
    match correction {
        Correction::Purse(seat, good, amount) => with(table, *seat, |player| {
            player.purse.set(*good, *amount);
            player.inexact[(*good).into()] = false;
        }),
        Correction::Exact(seat, count) => with(table, *seat, |player| player.inexact[*count] = false),
        Correction::Standing(building, owner, count) => {
            if let Some(standing) = table.standing[*building].get_mut(*owner) {
                *standing = *count;
            }
        }
        Correction::Lying(building, owner, lies) => {
            if let Some(lying) = table.lying[*building].get_mut(*owner) {
                *lying = *lies;
            }
        }
        Correction::Supply(seat, count) => with(table, *seat, |player| player.supply = *count),
        Correction::Tradesmen(card, tradesmen) => {
            if let Some(work) = table.works.iter_mut().find(|work| work.activity == *card) {
                work.tradesmen.clone_from(tradesmen);
                // Nobody stands where le Roy's does.
                if let Some(space) = work.roy.take() {
                    work.roy = Some(if work.is_free(space) { space } else { work.free_space() });
                }
            }
        }
        Correction::Stored(card, seat, cubes) => {
            if let Some(stored) = stored_mut(table, *card, *seat) {
                *stored = *cubes;
            }
        }
        Correction::Event(event, cubes) => {
            if in_play_mut(table, *event).is_none() {
                table.queue.push(InPlay { event: *event, cubes: Vec::new() });
                table.players.values_mut().for_each(|player| player.won.retain(|won| won != event));
                if !table.came.contains(event) {
                    table.came.push(*event);
                }
            }
            if let Some(in_play) = in_play_mut(table, *event) {
                in_play.cubes.clone_from(cubes);
            }
        }
        Correction::Left(event, to) => leave(table, *event, *to),
        Correction::Cathedral(site, level, cube) => build(table, *site, *level, *cube),
        Correction::Die(at, face, lies) => {
            if let Some(die) = die_mut(table, *at) {
                die.face = *face;
                die.lies = *lies;
            }
        }
        Correction::Start(seat) => table.start = *seat,
        Correction::Turn(seat) => {
            table.phase = if matches!(table.phase, Phase::Black(BlackStep::Counter(_))) {
                Phase::Black(BlackStep::Counter(*seat))
            } else {
                Phase::Turn(TurnStep::Act(*seat))
            };
        }
        Correction::Passed(seat, deniers) => with(table, *seat, |player| player.passed = *deniers),
        Correction::RoyPoints(points) => of_roy(table, |roy| roy.points = *points),
        Correction::RoyTradesman(card, space) => {
            if let Some(work) = table.works.iter_mut().find(|work| work.activity == *card) {
                work.roy = *space;
            }
        }
    }
}
