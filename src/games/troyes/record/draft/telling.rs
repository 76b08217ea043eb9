//! What people say of events that get cubes, where a card book leaves their figures open (`T 17.3`).

use super::Pick;
use crate::games::troyes::rules::{Event, Table, ToldEvent};
use crate::play::{Item, Menu, Place};

/// What is said of events so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Telling(Vec<ToldEvent>);

/// A part of what is said of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TellPick {
    /// All its banners are covered.
    Beaten(Event),
    /// The points for most cubes.
    First(Event),
    /// The points for second most cubes.
    Second(Event),
}

/// Nobody gets more points for an event.
const MOST: u16 = 20;

impl Telling {
    /// Adds the items for events that get cubes to the menu.
    pub(super) fn menu(&self, table: &Table, events: &[Event], pick: fn(TellPick) -> Pick, menu: &mut Menu<Pick>) {
        for event in distinct(events) {
            let (page, told) = (&table.book().events[event], self.of(event));
            let mut items = Vec::new();
            if page.banners.get().is_none() {
                items.push(Item::choice(pick(TellPick::Beaten(event)), told.beaten));
            }
            if page.rewards().is_none() && (told.beaten || page.banners.get().is_some()) {
                let [first, second] = told.rewards.map_or([None, None], |rewards| rewards.map(|of| Some(of.into())));
                items.push(Item::number(pick(TellPick::First(event)), first, MOST));
                items.push(Item::number(pick(TellPick::Second(event)), second, MOST));
            }
            menu.add(Place::Lettered, None, items);
        }
    }

    /// Presses an item.
    pub(super) fn pick(&mut self, pick: TellPick) {
        match pick {
            TellPick::Beaten(event) => self.change(event, |told| told.beaten = !told.beaten),
            TellPick::First(_) | TellPick::Second(_) => {}
        }
    }

    /// Sets a reward; the larger is never smaller than the other.
    pub(super) fn set_number(&mut self, pick: TellPick, number: Option<u8>) {
        let reward = |event, with: fn(u8, [u8; 2]) -> [u8; 2]| {
            (event, number.map(|number| move |old: Option<[u8; 2]>| with(number, old.unwrap_or_default())))
        };
        let (event, rewards) = match pick {
            TellPick::First(event) => reward(event, |first, [_, second]| [first, second.min(first)]),
            TellPick::Second(event) => reward(event, |second, [first, _]| [first.max(second), second]),
            TellPick::Beaten(_) => return,
        };
        self.change(event, |told| told.rewards = rewards.map(|with| with(told.rewards)));
    }

    /// Returns what is said of these events, each once.
    pub(super) fn told(&self, table: &Table, events: &[Event]) -> Vec<ToldEvent> {
        let told = distinct(events).into_iter().map(|event| {
            let (page, told) = (&table.book().events[event], self.of(event));
            // Rewards count only where it is said that the event is countered, or known.
            let shown = told.beaten || page.banners.get().is_some();
            ToldEvent { rewards: told.rewards.filter(|_| shown), ..told }
        });
        told.filter(|told| told.beaten || told.rewards.is_some()).collect()
    }

    fn of(&self, event: Event) -> ToldEvent {
        let told = self.0.iter().find(|told| told.event == event).copied();
        told.unwrap_or(ToldEvent { event, beaten: false, rewards: None })
    }

    fn change(&mut self, event: Event, change: impl FnOnce(&mut ToldEvent)) {
        let mut told = self.of(event);
        change(&mut told);
        self.0.retain(|other| other.event != event);
        self.0.push(told);
    }
}

/// Returns the events, each once.
fn distinct(events: &[Event]) -> Vec<Event> {
    let mut distinct: Vec<Event> = Vec::new();
    for event in events {
        if !distinct.contains(event) {
            distinct.push(*event);
        }
    }
    distinct
}
