//! Format 1's corrections, and their conversion to the rules' corrections and back.

use serde::{Deserialize, Serialize};

use super::values_1::{Building, Card, Lies, Owner, Wrong, face, left_out};
use crate::chronicle::Name;
use crate::games::troyes::rules::{self, Activity, Count, Event, Good, Seat};

/// A correction.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Correction {
    Purse {
        seat: u8,
        good: Name<Good>,
        amount: u16,
    },
    Exact {
        seat: u8,
        count: Name<Count>,
    },
    Standing {
        building: Building,
        owner: Owner,
        count: u8,
    },
    Lying {
        building: Building,
        owner: Owner,
        lies: bool,
    },
    Supply {
        seat: u8,
        count: u8,
    },
    Tradesmen {
        card: Card<Activity>,
        /// Space by space.
        spaces: Vec<Space>,
    },
    Stored {
        card: Card<Activity>,
        seat: u8,
        cubes: u8,
    },
    Event {
        event: Card<Event>,
        cubes: Vec<Owner>,
    },
    Left {
        event: Card<Event>,
        #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
        to: Option<u8>,
    },
    Cathedral {
        site: u8,
        level: u8,
        #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
        cube: Option<Owner>,
    },
    Die {
        district: Owner,
        die: u8,
        face: u8,
        lies: Lies,
    },
    Start {
        seat: u8,
    },
    Turn {
        seat: u8,
    },
    Passed {
        seat: u8,
        #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
        deniers: Option<u8>,
    },
    RoyPoints {
        points: u16,
    },
    RoyTradesman {
        card: Card<Activity>,
        #[serde(default, with = "left_out", skip_serializing_if = "Option::is_none")]
        space: Option<u8>,
    },
}

/// A space for a tradesman.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Space {
    Free,
    Seat(u8),
}

impl Correction {
    pub(super) fn correction(self) -> Result<rules::Correction, Wrong> {
        Ok(match self {
            Self::Purse { seat, good, amount } => rules::Correction::Purse(Seat(seat), good.0, amount),
            Self::Exact { seat, count } => rules::Correction::Exact(Seat(seat), count.0),
            Self::Standing { building, owner, count } => {
                rules::Correction::Standing(building.into(), owner.into(), count)
            }
            Self::Lying { building, owner, lies } => rules::Correction::Lying(building.into(), owner.into(), lies),
            Self::Supply { seat, count } => rules::Correction::Supply(Seat(seat), count),
            Self::Tradesmen { card, spaces } => {
                let seat = |space| match space {
                    Space::Free => None,
                    Space::Seat(seat) => Some(Seat(seat)),
                };
                rules::Correction::Tradesmen(card.0, spaces.into_iter().map(seat).collect())
            }
            Self::Stored { card, seat, cubes } => rules::Correction::Stored(card.0, Seat(seat), cubes),
            Self::Event { event, cubes } => {
                rules::Correction::Event(event.0, cubes.into_iter().map(Into::into).collect())
            }
            Self::Left { event, to } => rules::Correction::Left(event.0, to.map(Seat)),
            Self::Cathedral { site, level, cube } => {
                rules::Correction::Cathedral(face(site)?, level, cube.map(Into::into))
            }
            Self::Die { district, die, face: shown, lies } => {
                let at = rules::DieAt { owner: district.into(), index: die };
                rules::Correction::Die(at, face(shown)?, lies.into())
            }
            Self::Start { seat } => rules::Correction::Start(Seat(seat)),
            Self::Turn { seat } => rules::Correction::Turn(Seat(seat)),
            Self::Passed { seat, deniers } => rules::Correction::Passed(Seat(seat), deniers),
            Self::RoyPoints { points } => rules::Correction::RoyPoints(points),
            Self::RoyTradesman { card, space } => rules::Correction::RoyTradesman(card.0, space),
        })
    }
}

impl From<rules::Correction> for Correction {
    fn from(correction: rules::Correction) -> Self {
        match correction {
            rules::Correction::Purse(Seat(seat), good, amount) => Self::Purse { seat, good: good.into(), amount },
            rules::Correction::Exact(Seat(seat), count) => Self::Exact { seat, count: count.into() },
            rules::Correction::Standing(building, owner, count) => {
                Self::Standing { building: building.into(), owner: owner.into(), count }
            }
            rules::Correction::Lying(building, owner, lies) => {
                Self::Lying { building: building.into(), owner: owner.into(), lies }
            }
            rules::Correction::Supply(Seat(seat), count) => Self::Supply { seat, count },
            rules::Correction::Tradesmen(card, tradesmen) => {
                let space = |tradesman: Option<Seat>| tradesman.map_or(Space::Free, |seat| Space::Seat(seat.0));
                Self::Tradesmen { card: card.into(), spaces: tradesmen.into_iter().map(space).collect() }
            }
            rules::Correction::Stored(card, Seat(seat), cubes) => Self::Stored { card: card.into(), seat, cubes },
            rules::Correction::Event(event, cubes) => {
                Self::Event { event: event.into(), cubes: cubes.into_iter().map(Into::into).collect() }
            }
            rules::Correction::Left(event, to) => Self::Left { event: event.into(), to: to.map(|seat| seat.0) },
            rules::Correction::Cathedral(site, level, cube) => {
                Self::Cathedral { site: site.value(), level, cube: cube.map(Into::into) }
            }
            rules::Correction::Die(rules::DieAt { owner, index }, face, lies) => {
                Self::Die { district: owner.into(), die: index, face: face.value(), lies: lies.into() }
            }
            rules::Correction::Start(Seat(seat)) => Self::Start { seat },
            rules::Correction::Turn(Seat(seat)) => Self::Turn { seat },
            rules::Correction::Passed(Seat(seat), deniers) => Self::Passed { seat, deniers },
            rules::Correction::RoyPoints(points) => Self::RoyPoints { points },
            rules::Correction::RoyTradesman(card, space) => Self::RoyTradesman { card: card.into(), space },
        }
    }
}
