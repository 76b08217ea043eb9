//! Le Roy's deeds: the rules decide each of them (`T 20`).

use super::act::after_roy;
use super::black::face;
use super::color::{Building, ByBuilding, ByColor};
use super::combat::beat_if_covered;
use super::course::Course;
use super::die::{DieAt, Face};
use super::good::Good;
use super::happening::{Cathedral, Events, Happening, RoyDeed, RoyHappening};
use super::order::RoyOrder;
use super::owner::Owner;
use super::phase::{Phase, RoyPhase};
use super::purse::Why;
use super::reason::{EventReason, Reason};
use super::resolve::place;
use super::settle::begin_round;
use super::solo::{RoyAsks, settled};
use super::table::Table;
use crate::play::Seat;

/// The one player's seat.
const PLAYER: Seat = Seat(0);

pub(super) fn decide_roy(course: &mut Course, order: RoyOrder) -> Result<(), Reason> {
    let phase = course.table().phase();
    match (order, phase) {
        (RoyOrder::Settle(dice), Phase::Roy(RoyPhase::Settle(nth))) => settle(course, dice, nth),
        (RoyOrder::Counter, Phase::Roy(RoyPhase::Counter)) => counter(course),
        (RoyOrder::Throw(faces), Phase::Roy(RoyPhase::Act)) => {
            tell(course, RoyHappening::Threw(faces));
            begin_turn(course, faces);
        }
        (RoyOrder::Settle(_) | RoyOrder::Counter | RoyOrder::Throw(_), _) => return Err(Reason::NotNow(phase)),
    }
    Ok(())
}

fn tell(course: &mut Course, happening: RoyHappening) {
    course.tell(Happening::Roy(happening));
}

/// Adds points that le Roy gains.
pub(super) fn gain(course: &mut Course, points: u16, why: Why) {
    if points > 0 && course.table().roy().is_some() {
        tell(course, RoyHappening::Gained(points, why));
    }
}

fn settle(course: &mut Course, dice: ByColor<[Face; 2]>, nth: u8) {
    let room = ByBuilding::from_fn(|at| Building::SPACES.saturating_sub(course.table().crowd(at)));
    tell(course, RoyHappening::Settled(dice, settled(&dice, room)));
    let next = nth.saturating_mul(Table::PLAYER_SETTLES);
    if course.table().settler(next).is_some() {
        course.begin(Phase::Settle(next));
    } else {
        begin_round(course, 1);
    }
}

/// Lets his strongest die remove the highest black die, whatever the two show (`T 20.10`).
fn counter(course: &mut Course) {
    let table = course.table();
    if let (Some((black, _)), Some((with, _))) = (table.highest_black(), table.ranked(Owner::Roy).first()) {
        let with = with.index;
        tell(course, RoyHappening::Countered { black, with });
    }
    face(course, Owner::Seat(PLAYER));
}

/// Lets le Roy do what his black dice say, or wait for what has to be said.
fn begin_turn(course: &mut Course, faces: [Face; 2]) {
    let Some(deed) = course.table().roy_deed(faces) else { return };
    if course.table().open_for(deed).is_some() {
        course.begin(Phase::Roy(RoyPhase::Ask(faces)));
    } else {
        turn(course, faces, deed, &[]);
    }
}

/// Goes on once a figure is known for which le Roy waits.
pub(super) fn resume(course: &mut Course) {
    if let Phase::Roy(RoyPhase::Ask(faces)) = course.table().phase()
        && course.table().roy_asks().is_none()
    {
        begin_turn(course, faces);
    }
}

/// Lets le Roy's citizen push out whom people say.
pub(super) fn decide_out(course: &mut Course, faces: [Face; 2], out: Option<Owner>) -> Result<(), Reason> {
    let table = course.table();
    let (Some(RoyAsks::Out(building, _)), Some(deed)) = (table.roy_asks(), table.roy_deed(faces)) else {
        return Err(Reason::NotNow(table.phase()));
    };
    if let Some(owner) = out.filter(|_| !table.outs(Owner::Roy, None, building).contains(&out)) {
        return Err(Reason::Event(vec![EventReason::NobodyThere(owner, building)]));
    }
    if out.is_none() && table.crowd(building) >= Building::SPACES {
        return Err(Reason::Event(vec![EventReason::NoSpace(building)]));
    }
    turn(course, faces, deed, &[out]);
    Ok(())
}

/// Lets le Roy do that; people may have said whom he pushes out.
fn turn(course: &mut Course, faces: [Face; 2], deed: RoyDeed, said: &[Option<Owner>]) {
    let building = course.table().ranked(Owner::Roy).first().map(|(_, die)| die.color.building());
    spend(course, faces, deed);
    match deed {
        RoyDeed::Points { points, .. } => gain(course, points, Why::Roy),
        RoyDeed::Worker { pushes } => {
            let outs = building.map(|building| course.table().roy_outs(building, pushes)).unwrap_or_default();
            match (building, said.first().or(outs.first())) {
                (Some(building), Some(out)) => place(course, Owner::Roy, None, building, *out),
                (None, _) | (_, None) => tell(course, RoyHappening::Nothing),
            }
        }
        RoyDeed::Event => counter_event(course),
        RoyDeed::Tradesman => match course.table().roy_spot() {
            Ok(Some((card, space))) => tell(course, RoyHappening::Hired(card, space)),
            Ok(None) | Err(_) => tell(course, RoyHappening::Nothing),
        },
        RoyDeed::Cathedral => build(course),
        RoyDeed::Character => score_top(course),
    }
    after_roy(course);
}

/// Adds the dice that a deed costs: his best ones, and the player's best if one is bought (`T 20.11`, `T 20.13`).
fn spend(course: &mut Course, faces: [Face; 2], deed: RoyDeed) {
    let table = course.table();
    let best = |owner: Owner| table.ranked(owner).into_iter().map(|(at, _)| at);
    let (price, deniers) = match deed {
        RoyDeed::Points { dice, deniers, points: _ } => (usize::from(dice), deniers),
        RoyDeed::Worker { .. } | RoyDeed::Tradesman => (1, 0),
        RoyDeed::Cathedral => (CUBES, 0),
        RoyDeed::Event => (last_banners(table).into(), 0),
        RoyDeed::Character => (0, 0),
    };
    let bought = if deniers > 0 { best(Owner::Seat(PLAYER)).next() } else { None };
    let own = price - usize::from(bought.is_some());
    let spent: Vec<DieAt> = best(Owner::Roy).take(own).collect();
    tell(course, RoyHappening::Spent { dice: faces, deed, spent, bought });
    if bought.is_some() {
        course.gain(PLAYER, Good::Denier, deniers, Why::Roy);
    }
}

/// The cubes that he puts on the Cathedral in a turn (`T 20.17`).
const CUBES: usize = 2;

/// Returns the number of free banners of the right-most event; at least one.
fn last_banners(table: &Table) -> u8 {
    let free = table.queue().last().and_then(|in_play| table.free_banners(in_play.event));
    free.unwrap_or_default().max(1)
}

/// Covers all banners of the right-most event (`T 20.15`).
fn counter_event(course: &mut Course) {
    let cubes = last_banners(course.table());
    if let Some(event) = course.table().queue().last().map(|in_play| in_play.event) {
        course.tell(Happening::Events(Events::Cubed(event, Owner::Roy, cubes)));
        beat_if_covered(course, event, &[]);
    }
}

fn build(course: &mut Course) {
    if course.table().best_site().is_none() {
        gain(course, Table::POINTS_WITHOUT_SITE, Why::Roy);
    }
    for _ in 0..CUBES {
        if let Some((site, level)) = course.table().best_site() {
            course.tell(Happening::Cathedral(Cathedral::Built(Owner::Roy, site, level)));
            gain(course, Table::POINTS_OF_SITE, Why::Cathedral);
        }
    }
}

/// Scores the top character for both, who leaves the game (`T 20.18`).
fn score_top(course: &mut Course) {
    let table = course.table();
    let Some(character) = table.player(PLAYER).and_then(|player| player.characters().first().copied()) else {
        gain(course, Table::POINTS_WITHOUT_CHARACTER, Why::Roy);
        return;
    };
    let players = course.table().players().len();
    let points = character.points(course.table().judged(PLAYER, character), players);
    let is_exact = course.table().player(PLAYER).is_some_and(|player| player.is_exact(character.counts()));
    let his = course.table().roy_judged(character);
    tell(course, RoyHappening::Scored { character, player: points, roy: his });
    if is_exact {
        course.gain(PLAYER, Good::Point, points.into(), Why::Character(character));
    } else {
        course.leave_unsaid(PLAYER, super::Count::Points);
    }
    gain(course, his.into(), Why::Character(character));
}

/// Lets it be le Roy's turn.
pub(super) fn begin(course: &mut Course, phase: RoyPhase) {
    course.begin(Phase::Roy(phase));
}

/// Adds the result at the end, once both are counted (`T 20.20`).
pub(super) fn count(course: &mut Course) {
    let table = course.table();
    if let (Some(roy), Some(result)) = (table.roy_score(), table.result()) {
        tell(course, RoyHappening::Counted { score: roy, result });
    }
}

impl Table {
    /// The points for cubes that find no room on the Cathedral (`T 20.17`).
    pub const POINTS_WITHOUT_SITE: u16 = 2;
    /// The points for a character where none is left (`T 20.18`).
    pub const POINTS_WITHOUT_CHARACTER: u16 = 1;
}
