//! Changes the table by a happening. Nothing here can fail or decide.

use super::color::Building;
use super::correct::correct;
use super::die::{Black, Changed, Die, DieAt, Lies};
use super::event::Event;
use super::happening::{
    Beaten, BlackDice, Cathedral, Change, Citizens, Deed, Dice, Ending, Events, Happening, Round, RoyHappening, Works,
};
use super::order::Origin;
use super::owner::Owner;
use super::player::Player;
use super::solo::Roy;
use super::table::{InPlay, Table, Work};
use crate::play::{BySeat, Face, Seat};

/// Applies a happening that [`super::decide()`] returned.
pub fn apply(table: &mut Table, happening: &Happening) {
    match happening {
        Happening::Citizens(citizens) => apply_citizens(table, citizens),
        Happening::Dice(dice) => apply_dice(table, dice),
        Happening::Deed(deed) => apply_deed(table, deed),
        Happening::Gained(change) => apply_change(table, *change, u16::saturating_add),
        Happening::Lost(change) => apply_change(table, *change, u16::saturating_sub),
        Happening::Events(events) => apply_events(table, events),
        Happening::Black(black) => apply_black(table, black),
        Happening::Works(works) => apply_works(table, works),
        Happening::Cathedral(Cathedral::Built(owner, site, level)) => build(table, *site, *level, Some(*owner)),
        Happening::Cathedral(Cathedral::Unbuilt(_, site, level)) => build(table, *site, *level, None),
        Happening::Round(round) => apply_round(table, round),
        Happening::Ending(Ending::Shown(seat, characters)) => {
            with(table, *seat, |player| player.characters.clone_from(characters));
        }
        Happening::Roy(roy) => apply_roy(table, roy),
        Happening::Inexact { seat, count, asked: _ } => with(table, *seat, |player| player.inexact[*count] = true),
        Happening::Booked(page) => table.book.merge(**page),
        Happening::Corrected(correction) => correct(table, correction),
        // Told to people, and queries of the table: nothing to keep.
        Happening::Ending(Ending::LastRound | Ending::Ended(_) | Ending::Counted(_) | Ending::Undecided) => {}
    }
}

fn apply_citizens(table: &mut Table, citizens: &Citizens) {
    match citizens {
        Citizens::Settled(seat, building) => {
            take(table, Owner::Seat(*seat), Origin::Supply);
            stand(table, Owner::Seat(*seat), *building, |count| count.saturating_add(1));
        }
        Citizens::Filled(building, gray) => {
            let neutral = table.neutral();
            stand(table, neutral, *building, |count| count.saturating_add(*gray));
        }
        Citizens::Placed { owner, from, building } => {
            if let Some(from) = from {
                take(table, *owner, *from);
            }
            stand(table, *owner, *building, |count| count.saturating_add(1));
        }
        Citizens::Expelled(owner, building) => {
            stand(table, *owner, *building, |count| count.saturating_sub(1));
            lie(table, *owner, *building, true);
        }
        Citizens::Hired { seat, from, card, space, price: _ } => {
            take(table, Owner::Seat(*seat), *from);
            if let Some(work) = table.works.iter_mut().find(|work| work.activity == *card) {
                let space = usize::from(*space);
                if work.tradesmen.len() <= space {
                    work.tradesmen.resize(space + 1, None);
                }
                work.tradesmen.splice(space..=space, [Some(*seat)]);
            }
        }
        Citizens::Recruited(seat) => with(table, *seat, |player| player.supply = player.supply.saturating_add(1)),
        Citizens::WentHome(owner, building) => {
            lie(table, *owner, *building, false);
            if let Some(seat) = owner.seat() {
                with(table, seat, |player| player.supply = player.supply.saturating_add(1));
            }
        }
    }
}

/// Takes a citizen from where it is.
fn take(table: &mut Table, owner: Owner, from: Origin) {
    match (from, owner.seat()) {
        (Origin::Supply, Some(seat)) => with(table, seat, |player| player.supply = player.supply.saturating_sub(1)),
        (Origin::Standing(building), _) => stand(table, owner, building, |count| count.saturating_sub(1)),
        (Origin::Lying(building), _) => lie(table, owner, building, false),
        (Origin::Tradesman(card), Some(seat)) => {
            let works = table.works.iter_mut().filter(|work| work.activity == card);
            works.flat_map(|work| &mut work.tradesmen).filter(|tradesman| **tradesman == Some(seat)).for_each(
                |space| {
                    *space = None;
                },
            );
        }
        // Only players have a supply and tradesmen.
        (Origin::Supply | Origin::Tradesman(_), None) => {}
    }
}

fn stand(table: &mut Table, owner: Owner, building: Building, change: impl FnOnce(u8) -> u8) {
    if let Some(count) = table.standing[building].get_mut(owner) {
        *count = change(*count);
    }
}

fn lie(table: &mut Table, owner: Owner, building: Building, lies: bool) {
    if let Some(place) = table.lying[building].get_mut(owner) {
        *place = lies;
    }
}

fn apply_dice(table: &mut Table, dice: &Dice) {
    match dice {
        Dice::Rolled(owner, rolled) => {
            if let Some(district) = table.square.get_mut(*owner) {
                district.clone_from(rolled);
            }
        }
        Dice::Rerolled(seat, changed) => {
            show(table, *changed);
            with(table, *seat, |player| player.rerolls = player.rerolls.saturating_add(1));
        }
        Dice::TurnedOver(_, dice) => dice.iter().for_each(|changed| show(table, *changed)),
    }
}

fn show(table: &mut Table, changed: Changed) {
    if let Some(die) = die_mut(table, changed.die) {
        die.face = changed.to;
    }
}

pub(super) fn die_mut(table: &mut Table, at: DieAt) -> Option<&mut Die> {
    table.square.get_mut(at.owner)?.get_mut(usize::from(at.index))
}

fn apply_deed(table: &mut Table, deed: &Deed) {
    for at in &deed.dice {
        if let Some(die) = die_mut(table, *at) {
            die.lies = Lies::Used;
        }
    }
    if let Some(stored) = deed.cube.and_then(|card| stored_mut(table, card, deed.seat)) {
        *stored = stored.saturating_sub(1);
    }
}

pub(super) fn stored_mut(table: &mut Table, card: super::Activity, seat: Seat) -> Option<&mut u8> {
    table.works.iter_mut().find(|work| work.activity == card)?.stored.get_mut(seat)
}

fn apply_change(table: &mut Table, change: Change, by: fn(u16, u16) -> u16) {
    let Change { seat, good, amount, due: _, why: _ } = change;
    with(table, seat, |player| player.purse.set(good, by(player.purse.has(good), amount)));
}

fn apply_events(table: &mut Table, events: &Events) {
    match events {
        Events::Entered(event, _) => {
            table.queue.push(InPlay { event: *event, cubes: Vec::new() });
            table.came.push(*event);
        }
        Events::Took(_, dice) => table.taken = table.taken.saturating_add(*dice),
        Events::Cubed(event, owner, cubes) => {
            if let Some(in_play) = in_play_mut(table, *event) {
                in_play.cubes.extend(std::iter::repeat_n(*owner, usize::from(*cubes)));
            }
        }
        Events::Uncubed(event, _) => {
            if let Some(in_play) = in_play_mut(table, *event) {
                in_play.cubes.pop();
            }
        }
        Events::Beaten(Beaten { event, cubes: _, rewards: _, card_to }) => leave(table, *event, *card_to),
        // Told to people: nothing to keep.
        Events::Calls(..) | Events::CallsRed(_) | Events::NoCard(_) | Events::Rolled(..) | Events::NoEffect(..) => {}
    }
}

/// Takes an event out of the queue; Marauding is only emptied (`T 9.28`).
pub(super) fn leave(table: &mut Table, event: Event, card_to: Option<Seat>) {
    if event == Event::Marauding {
        if let Some(in_play) = in_play_mut(table, event) {
            in_play.cubes.clear();
        }
    } else {
        table.queue.retain(|in_play| in_play.event != event);
    }
    if let Some(seat) = card_to {
        with(table, seat, |player| player.won.push(event));
    }
}

pub(super) fn in_play_mut(table: &mut Table, event: Event) -> Option<&mut InPlay> {
    table.queue.iter_mut().find(|in_play| in_play.event == event)
}

fn apply_black(table: &mut Table, black: &BlackDice) {
    match black {
        BlackDice::Rolled(faces) => {
            table.black = faces.iter().map(|face| Black { face: *face, stands: true }).collect();
            table.taken = 0;
        }
        BlackDice::Countered { seat, black, with, sum: _ } => {
            for at in black {
                fell(table, *at);
            }
            for index in with {
                if let Some(die) = die_mut(table, DieAt { owner: Owner::Seat(*seat), index: *index }) {
                    die.lies = Lies::Countered;
                }
            }
        }
        BlackDice::Uncountered(_, at) => fell(table, *at),
        BlackDice::Faces(..) => {}
    }
}

fn fell(table: &mut Table, at: u8) {
    if let Some(black) = table.black.get_mut(usize::from(at)) {
        black.stands = false;
    }
}

fn apply_works(table: &mut Table, works: &Works) {
    match works {
        Works::Revealed(cards) => {
            let stored: BySeat<u8> = table.players.map(|_| 0);
            let work = |activity: &super::Activity| Work {
                activity: *activity,
                tradesmen: Vec::new(),
                roy: None,
                stored: stored.clone(),
            };
            table.works.extend(cards.values().map(work));
        }
        Works::Stored(seat, card, cubes) => {
            if let Some(stored) = stored_mut(table, *card, *seat) {
                *stored = stored.saturating_add(*cubes);
            }
        }
        Works::Shot(seat, faces, _) => with(table, *seat, |player| {
            player.shots = player.shots.saturating_add(super::score::small(faces.len()));
        }),
    }
}

pub(super) fn build(table: &mut Table, site: Face, level: u8, cube: Option<Owner>) {
    let place = usize::from(level).checked_sub(1).and_then(|at| table.cathedral[site].get_mut(at));
    if let Some(place) = place {
        *place = cube;
    }
}

fn apply_roy(table: &mut Table, happening: &RoyHappening) {
    let mut used = |at: DieAt, lies: Lies| {
        if let Some(die) = die_mut(table, at) {
            die.lies = lies;
        }
    };
    match happening {
        RoyHappening::Settled(_, buildings) => {
            for building in buildings {
                stand(table, Owner::Roy, *building, |count| count.saturating_add(1));
            }
        }
        RoyHappening::Countered { black, with } => {
            used(DieAt { owner: Owner::Roy, index: *with }, Lies::Countered);
            fell(table, *black);
        }
        RoyHappening::Threw(faces) => of_roy(table, |roy| {
            roy.throws = roy.throws.saturating_add(1);
            roy.last = Some(*faces);
        }),
        RoyHappening::Spent { dice: _, deed: _, spent, bought } => {
            spent.iter().chain(bought).for_each(|at| used(*at, Lies::Used));
        }
        RoyHappening::Hired(card, space) => {
            if let Some(work) = table.works.iter_mut().find(|work| work.activity == *card) {
                work.roy = Some(*space);
            }
        }
        RoyHappening::Scored { character, .. } => {
            table.players.values_mut().for_each(|player| player.characters.retain(|other| other != character));
        }
        RoyHappening::Gained(points, _) => of_roy(table, |roy| roy.points = roy.points.saturating_add(*points)),
        RoyHappening::Won(event) => of_roy(table, |roy| roy.won.push(*event)),
        // Told to people: nothing to keep.
        RoyHappening::Faces(_) | RoyHappening::Nothing | RoyHappening::Counted { .. } => {}
    }
}

pub(super) fn of_roy(table: &mut Table, change: impl FnOnce(&mut Roy)) {
    if let Some(roy) = &mut table.roy {
        change(roy);
    }
}

fn apply_round(table: &mut Table, round: &Round) {
    match round {
        Round::New(number) => {
            table.round = *number;
            of_roy(table, |roy| (roy.throws, roy.last) = (0, None));
            for player in table.players.values_mut() {
                player.rerolls = 0;
                player.shots = 0;
            }
        }
        Round::Began(phase) => table.phase = *phase,
        Round::Passed(seat) => with(table, *seat, |player| player.passed = Some(Table::FOR_PASSING)),
        Round::PassDenier(seat) => with(table, *seat, |player| {
            player.passed = player.passed.map(|deniers| deniers.saturating_add(1));
        }),
        Round::Cleared => {
            table.square.values_mut().for_each(Vec::clear);
            table.black.clear();
            table.players.values_mut().for_each(|player| player.passed = None);
        }
        Round::StartPassed(to) => table.start = *to,
    }
}

pub(super) fn with(table: &mut Table, seat: Seat, change: impl FnOnce(&mut Player)) {
    if let Some(player) = table.players.get_mut(seat) {
        change(player);
    }
}
