//! Actions as lines: what the dice are for, and clauses in any order.

use super::orders::{die_that_shows, nobody_or, number, several, told};
use super::reading::{Line, OrderReason, What, event_of, named, owner_of, place_of};
use crate::games::troyes::rules::{
    Act, Activity, Building, DieAt, Event, Hire, Order, Origin, Owner, Purpose, Table, Target, ToldEvent, Uses,
};

/// What the clauses of an action say, in any order.
#[derive(Default)]
struct Clauses {
    dice: Vec<DieAt>,
    cube: Option<Activity>,
    hire: bool,
    from: Option<Origin>,
    cost: Option<u8>,
    out: Option<Owner>,
    times: Option<u8>,
    buildings: Option<Vec<Building>>,
    events: Option<Vec<Event>>,
    told: Vec<ToldEvent>,
}

/// Parses an action.
pub(super) fn act(table: &Table, line: &mut Line<'_>) -> Result<Order, OrderReason> {
    let purpose = match line.word() {
        Some("activity") => {
            let card = line.take(What::Activity, named)?;
            let clauses = clauses(table, line)?;
            let purpose = activity(table, card, &clauses);
            return Ok(whole(clauses, purpose));
        }
        Some("combat") => {
            let event = line.take(What::Event, event_of)?;
            let clauses = clauses(table, line)?;
            let purpose = Purpose::Combat { event, cubes: clauses.times, told: clauses.told.first().copied() };
            return Ok(whole(clauses, purpose));
        }
        Some("citizen") => {
            // The die says which building it is.
            let _ = line.maybe(named::<Building>);
            let clauses = clauses(table, line)?;
            let purpose = Purpose::Citizen { from: clauses.from.unwrap_or(Origin::Supply), out: clauses.out };
            return Ok(whole(clauses, purpose));
        }
        Some("cathedral") => Purpose::Cathedral,
        Some("agriculture") => Purpose::Agriculture,
        Some("unsaid") => Purpose::Unsaid,
        other => return Err(line.needs(What::Purpose, other)),
    };
    Ok(whole(clauses(table, line)?, purpose))
}

fn whole(clauses: Clauses, purpose: Purpose) -> Order {
    Order::Act(Box::new(Act { group: clauses.dice, cube: clauses.cube, purpose }))
}

/// Returns the use of an activity: as often as the dice allow, unless it is said.
fn activity(table: &Table, card: Activity, clauses: &Clauses) -> Purpose {
    let most = || {
        let seat = table.active()?;
        let group = table.group(seat, &clauses.dice, clauses.cube).ok()?;
        table.offer(seat, &group, Target::Activity(card)).ok().map(|offer| offer.most)
    };
    let hire = clauses.hire.then(|| Hire { from: clauses.from.unwrap_or(Origin::Supply), told: clauses.cost });
    let uses = match (&clauses.buildings, &clauses.events) {
        (Some(buildings), _) => Uses::Buildings(buildings.clone()),
        (None, Some(events)) => Uses::Events(events.clone()),
        (None, None) => Uses::Times(clauses.times.or_else(most).unwrap_or(1)),
    };
    Purpose::Activity { card, hire, uses, told: clauses.told.clone() }
}

fn clauses(table: &Table, line: &mut Line<'_>) -> Result<Clauses, OrderReason> {
    let mut clauses = Clauses::default();
    while !line.is_done() {
        if line.peek() == Some("told") {
            clauses.told.extend(told(line)?);
            continue;
        }
        match line.word() {
            Some("with") => {
                clauses.dice.push(die(table, line, &clauses.dice)?);
                while line.peek().is_some_and(|word| !CLAUSES.contains(&word)) {
                    clauses.dice.push(die(table, line, &clauses.dice)?);
                }
            }
            Some("cube") => clauses.cube = Some(line.take(What::Activity, named)?),
            Some("hire") => clauses.hire = true,
            Some("from") => clauses.from = Some(origin(line)?),
            Some("cost") => clauses.cost = Some(number(line)?),
            Some("out") => clauses.out = nobody_or(line, owner_of)?,
            Some("times" | "cubes") => clauses.times = Some(number(line)?),
            Some("in") => clauses.buildings = Some(several(line, What::Building, named)?),
            Some("on") => clauses.events = Some(several(line, What::Event, event_of)?),
            other => return Err(line.needs(What::Clause, other)),
        }
    }
    Ok(clauses)
}

/// The first words of the clauses of an action.
const CLAUSES: [&str; 11] = ["with", "cube", "hire", "from", "cost", "out", "times", "cubes", "in", "on", "told"];

/// Parses a die of the city square.
fn die(table: &Table, line: &mut Line<'_>, taken: &[DieAt]) -> Result<DieAt, OrderReason> {
    let word = line.word();
    let found = word.and_then(|word| {
        let (owner, die) = match word.split_once(':') {
            Some((owner, die)) => (owner_of(owner)?, die),
            None => (Owner::Seat(table.active().unwrap_or(table.start())), word),
        };
        let taken: Vec<u8> = taken.iter().filter(|at| at.owner == owner).map(|at| at.index).collect();
        let index = place_of(die).or_else(|| die_that_shows(table, owner, die, &taken))?;
        Some(DieAt { owner, index })
    });
    found.ok_or_else(|| line.needs(What::Die, word))
}

/// Parses a place from which a citizen comes.
fn origin(line: &mut Line<'_>) -> Result<Origin, OrderReason> {
    if line.is("lying") {
        return Ok(Origin::Lying(line.take(What::Building, named)?));
    }
    line.take(What::Origin, |word| {
        if word == "supply" {
            return Some(Origin::Supply);
        }
        named(word).map(Origin::Standing).or_else(|| named(word).map(Origin::Tradesman))
    })
}
