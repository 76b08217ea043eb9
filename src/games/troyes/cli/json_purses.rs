//! How purses change, in the machine-readable cry.

#![allow(missing_docs, reason = "the names and the table of the format tell what each field is")]

use serde::Serialize;

use super::json_values::Owner;
use crate::chronicle::Name;
use crate::games::troyes::rules::{Activity, Change, Event, Good, Table, Why};

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
    let changes = |why| Changes {
        player: seat.0,
        good: name_of(good),
        amount,
        due,
        has: exact.map(|player| player.purse().has(good)),
        why,
        card: None,
        event_card: None,
        owner: None,
    };
    let event = |why, event: Event| Changes { event_card: Some(event.into()), ..changes(why) };
    let card = |why, card: Activity| Changes { card: Some(card.into()), ..changes(why) };
    match why {
        Why::Income => changes("income"),
        Why::Salaries => changes("salaries"),
        Why::SalariesShort => changes("short"),
        Why::Event(of) => event("event", of),
        Why::EventShort(of) => event("short", of),
        Why::Countered => changes("countered"),
        Why::Uncountered => changes("uncountered"),
        Why::BoughtFrom(owner) => Changes { owner: Some(Owner(owner)), ..changes("bought") },
        Why::SoldTo(buyer) => Changes { owner: Some(Owner(buyer.into())), ..changes("sold") },
        Why::Hire(of) => card("hire", of),
        Why::Activity(of, by) => Changes { owner: Some(Owner(by.into())), ..card("activity", of) },
        Why::Cathedral => changes("cathedral"),
        Why::Cubes(of) => event("cubes", of),
        Why::Reward(of) => event("reward", of),
        Why::Agriculture => changes("agriculture"),
        Why::Pass => changes("pass"),
        Why::Reroll => changes("reroll"),
        Why::Recruit => changes("recruit"),
        Why::TurnOver => changes("turn_over"),
        Why::Roy => Changes { owner: Some(Owner(crate::games::troyes::rules::Owner::Roy)), ..changes("sold") },
        Why::Character(_) => changes("character"),
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
