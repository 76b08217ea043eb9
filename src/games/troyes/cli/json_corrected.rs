//! Corrections in the machine-readable cry.

#![allow(missing_docs, reason = "the names and the table of the format tell what each field is")]

use serde::Serialize;

use super::json_purses::name_of;
use super::json_values::Owner;
use crate::chronicle::Name;
use crate::games::troyes::rules::{self, Activity, Building, Correction, Count, Event, Lies};

/// A correction, with the corrected state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Corrected {
    Purse { player: u8, good: &'static str, has: u16 },
    Exact { player: u8, count: Name<Count> },
    Standing { owner: Owner, building: Name<Building>, citizens: u8 },
    Lying { owner: Owner, building: Name<Building>, lies: bool },
    Supply { player: u8, citizens: u8 },
    Tradesmen { card: Name<Activity>, spaces: Vec<Option<u8>> },
    Stored { player: u8, card: Name<Activity>, cubes: u8 },
    Event { event_card: Name<Event>, cubes: Vec<Owner> },
    Left { event_card: Name<Event>, card_to: Option<u8> },
    Cathedral { site: u8, level: u8, owner: Option<Owner> },
    Die { owner: Owner, die: u8, face: u8, lies: &'static str },
    Start { player: u8 },
    Turn { player: u8 },
    Passed { player: u8, deniers: Option<u8> },
    RoyPoints { has: u16 },
    RoyTradesman { card: Name<Activity>, space: Option<u8> },
}

/// Converts a correction to its form in a line.
pub(super) fn corrected(correction: &Correction) -> Corrected {
    let seat = |seat: &rules::Seat| seat.0;
    match correction {
        Correction::Purse(of, good, has) => Corrected::Purse { player: of.0, good: name_of(*good), has: *has },
        Correction::Exact(of, count) => Corrected::Exact { player: of.0, count: (*count).into() },
        Correction::Standing(building, owner, citizens) => {
            Corrected::Standing { owner: Owner(*owner), building: (*building).into(), citizens: *citizens }
        }
        Correction::Lying(building, owner, lies) => {
            Corrected::Lying { owner: Owner(*owner), building: (*building).into(), lies: *lies }
        }
        Correction::Supply(of, citizens) => Corrected::Supply { player: of.0, citizens: *citizens },
        Correction::Tradesmen(card, spaces) => Corrected::Tradesmen {
            card: (*card).into(),
            spaces: spaces.iter().map(|space| space.as_ref().map(seat)).collect(),
        },
        Correction::Stored(card, of, cubes) => Corrected::Stored { player: of.0, card: (*card).into(), cubes: *cubes },
        Correction::Event(event, cubes) => {
            Corrected::Event { event_card: (*event).into(), cubes: cubes.iter().copied().map(Owner).collect() }
        }
        Correction::Left(event, to) => Corrected::Left { event_card: (*event).into(), card_to: to.as_ref().map(seat) },
        Correction::Cathedral(site, level, cube) => {
            Corrected::Cathedral { site: site.value(), level: *level, owner: cube.map(Owner) }
        }
        Correction::Die(at, face, lies) => {
            let lies = match lies {
                Lies::Square => "square",
                Lies::Used => "used",
                Lies::Countered => "countered",
            };
            Corrected::Die { owner: Owner(at.owner), die: at.index, face: face.value(), lies }
        }
        Correction::Start(of) => Corrected::Start { player: of.0 },
        Correction::Turn(of) => Corrected::Turn { player: of.0 },
        Correction::Passed(of, deniers) => Corrected::Passed { player: of.0, deniers: *deniers },
        Correction::RoyPoints(has) => Corrected::RoyPoints { has: *has },
        Correction::RoyTradesman(card, space) => Corrected::RoyTradesman { card: (*card).into(), space: *space },
    }
}
