//! How purses change, in the machine-readable cry.

#![allow(missing_docs, reason = "the names and the table of the format tell what each field is")]

use serde::Serialize;

use super::json_values::Owner;
use crate::chronicle::Name;
use crate::games::troyes::rules::{self, Activity, Change, Event, Good, Table, Why};

/// How a purse changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Changes {
    pub player: u8,
    pub good: &'static str,
    pub amount: u16,
    pub due: u16,
    pub has: Option<u16>,
    pub why: &'static str,
    pub card: Option<Name<Activity>>,
    pub event_card: Option<Name<Event>>,
    pub owner: Option<Owner>,
}

/// Returns a change of a purse, with the table right after it.
pub(super) fn changed(Change { seat, good, amount, due, why }: Change, after: &Table) -> Changes {
    let exact = after.player(seat).filter(|player| player.is_exact(good.into()));
    let has = exact.map(|player| player.purse().has(good));
    let Cause { why, card, event, owner } = Cause::of(why);
    let (card, event_card, owner) = (card.map(Name), event.map(Name), owner.map(Owner));
    Changes { player: seat.0, good: name_of(good), amount, due, has, why, card, event_card, owner }
}

/// Why something is gained or lost: its name, and what it is about.
pub(super) struct Cause {
    pub(super) why: &'static str,
    card: Option<Activity>,
    event: Option<Event>,
    owner: Option<rules::Owner>,
}

impl Cause {
    pub(super) fn of(why: Why) -> Self {
        let plain = |why| Self { why, card: None, event: None, owner: None };
        let event = |why, of| Self { event: Some(of), ..plain(why) };
        let card = |why, of| Self { card: Some(of), ..plain(why) };
        match why {
            Why::Income => plain("income"),
            Why::Salaries => plain("salaries"),
            Why::SalariesShort => plain("short"),
            Why::Event(of) => event("event", of),
            Why::EventShort(of) => event("short", of),
            Why::Countered => plain("countered"),
            Why::Uncountered => plain("uncountered"),
            Why::BoughtFrom(owner) => Self { owner: Some(owner), ..plain("bought") },
            Why::SoldTo(buyer) => Self { owner: Some(buyer.into()), ..plain("sold") },
            Why::Hire(of) => card("hire", of),
            Why::Activity(of, by) => Self { owner: Some(by.into()), ..card("activity", of) },
            Why::Cathedral => plain("cathedral"),
            Why::Cubes(of) => event("cubes", of),
            Why::Reward(of) => event("reward", of),
            Why::Agriculture => plain("agriculture"),
            Why::Pass => plain("pass"),
            Why::Reroll => plain("reroll"),
            Why::Recruit => plain("recruit"),
            Why::TurnOver => plain("turn_over"),
            Why::Roy => Self { owner: Some(rules::Owner::Roy), ..plain("sold") },
            Why::Character(_) => plain("character"),
        }
    }
}

/// Returns a good's name, as purses have it.
pub(super) const fn name_of(good: Good) -> &'static str {
    match good {
        Good::Denier => "deniers",
        Good::Influence => "influence",
        Good::Point => "points",
    }
}
