//! The names that an address does not sit down under for a while: the desk has removed them there, or they left again and again.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use super::seat_name::SeatName;

/// The names that have left, each with its address.
#[derive(Debug, Default)]
pub(super) struct Barred(VecDeque<Departure>);

/// A name that has left.
#[derive(Debug)]
struct Departure {
    name: SeatName,
    address: IpAddr,
    at: Instant,
    until: Instant,
}

impl Barred {
    /// The time after the desk has removed a phone: whoever really bears the name comes first. So long each departure is known.
    const REMOVED: Duration = Duration::from_mins(2);
    /// The time after a phone has left that had left before: long enough for somebody else to sit down.
    const LEFT: Duration = Duration::from_secs(3);
    /// The most departures.
    const MOST: usize = 1_024;

    /// Notes that the phone of that name and address was removed at the desk.
    pub(super) fn remove(&mut self, name: &SeatName, address: IpAddr, now: Instant) {
        self.note(name, address, now, |_| Self::REMOVED);
    }

    /// Notes that the phone of that name and address has left.
    pub(super) fn leave(&mut self, name: &SeatName, address: IpAddr, now: Instant) {
        self.note(name, address, now, |again| if again { Self::LEFT } else { Duration::ZERO });
    }

    /// Iterates over the names that this address has to wait for.
    pub(super) fn names(&self, address: IpAddr, now: Instant) -> impl Iterator<Item = &SeatName> {
        let waits = move |gone: &&Departure| gone.address == address && now < gone.until;
        self.0.iter().filter(waits).map(|gone| &gone.name)
    }

    fn note(&mut self, name: &SeatName, address: IpAddr, now: Instant, lasts: impl FnOnce(bool) -> Duration) {
        self.0.retain(|gone| now.saturating_duration_since(gone.at) < Self::REMOVED);
        let is_same = |gone: &Departure| gone.address == address && gone.name.looks().meet(name.looks());
        let before = self.0.iter().position(is_same).and_then(|at| self.0.remove(at));
        let until = now + lasts(before.is_some());
        let until = before.map_or(until, |before| before.until.max(until));
        // A flood of names that have left does not end what the desk has done.
        if self.0.len() >= Self::MOST {
            let first = self.0.iter().enumerate().min_by_key(|(_, gone)| gone.until).map(|(at, _)| at);
            first.and_then(|at| self.0.remove(at));
        }
        self.0.push_back(Departure { name: name.clone(), address, at: now, until });
    }
}
