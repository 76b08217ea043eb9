//! How much is too much: connections, streams and requests, and how long somebody may take.
//!
//! Nothing here looks at a clock: the time comes in.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::time::{Duration, Instant};

/// What a gallery puts up with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// So many connections there are at once ([`super::Connections`]).
    pub connections: usize,
    /// So many streams one address may have for sure.
    pub streams: usize,
    /// So many requests an address may have at once.
    pub burst: u32,
    /// So many more each second.
    pub rate: u32,
    /// So many answers a seat may send at once.
    pub seat_burst: u32,
    /// So many more each second.
    pub seat_rate: u32,
    /// So many answers all who have no seat may send together at once, and each second.
    pub answers: u32,
    /// How long a request's head may take, and its body, and how long a connection may be silent between two.
    pub head: Duration,
    /// How long a connection may last that has no stream, and how long what was sent may be on its way.
    pub patience: Duration,
    /// How often a stream is told how much time is left, so that both sides see whether it still is one.
    pub beat: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 1_024,
            streams: 16,
            // All phones may stand behind one router, and come back at once.
            burst: 2_048,
            rate: 200,
            seat_burst: 20,
            seat_rate: 5,
            answers: 500,
            head: Duration::from_secs(5),
            patience: Duration::from_secs(30),
            beat: Duration::from_secs(10),
        }
    }
}

/// How many requests each address has left (a bucket of tokens): some with the key, and as many without.
#[derive(Debug)]
pub struct Requests {
    limits: Limits,
    of: BTreeMap<(IpAddr, bool), Bucket>,
}

/// How many answers all who have no seat have left.
#[derive(Debug)]
pub struct Answers {
    limits: Limits,
    all: Option<Bucket>,
}

/// So many at once, and so many more each second.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rate {
    burst: u32,
    each_second: u32,
}

/// What somebody has left, as of then.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket {
    left: f64,
    since: Instant,
}

impl Limits {
    /// So many files a process keeps for itself: for its windows, voices and drivers, and above all for the game.
    pub const OWN_FILES: usize = 128;

    /// The same in a process that may have so many files open, of which each connection is one. Where they are few, half of them
    /// are connections.
    #[must_use]
    pub fn within(self, files: usize) -> Self {
        let left = files.saturating_sub(Self::OWN_FILES).max(files / 2);
        Self { connections: self.connections.min(left), ..self }
    }

    const fn of_address(self) -> Rate {
        Rate { burst: self.burst, each_second: self.rate }
    }

    pub(super) const fn of_seat(self) -> Rate {
        Rate { burst: self.seat_burst, each_second: self.seat_rate }
    }
}

impl Requests {
    /// So many addresses are remembered at most.
    pub const ADDRESSES: usize = 4_096;

    /// Nobody has asked for anything yet.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self { limits, of: BTreeMap::new() }
    }

    /// Whether that address may have one more request now; who has no key takes nothing from who has it.
    pub fn allow(&mut self, address: IpAddr, invited: bool, now: Instant) -> bool {
        let (whose, rate) = ((whose(address), invited), self.limits.of_address());
        if self.of.len() >= Self::ADDRESSES && !self.of.contains_key(&whose) {
            self.of.retain(|_, bucket| !bucket.is_full(rate, now));
            // Who floods from so many is held by the number of connections; nobody else is locked out for it.
            if self.of.len() >= Self::ADDRESSES {
                self.of.clear();
            }
        }
        self.of.entry(whose).or_insert(Bucket::full(rate, now)).take(rate, now)
    }

    /// How many addresses are remembered.
    #[must_use]
    pub fn addresses(&self) -> usize {
        self.of.len()
    }
}

impl Answers {
    /// Nobody has answered anything yet.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self { limits, all: None }
    }

    /// Whether anybody may answer once more now.
    pub fn allow(&mut self, now: Instant) -> bool {
        let rate = Rate { burst: self.limits.answers, each_second: self.limits.answers };
        self.all.get_or_insert(Bucket::full(rate, now)).take(rate, now)
    }
}

impl Bucket {
    pub(super) fn full(rate: Rate, now: Instant) -> Self {
        Self { left: f64::from(rate.burst), since: now }
    }

    /// Takes one, if there is one.
    pub(super) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        *self = Self { left: self.left_at(rate, now), since: now };
        let is_left = self.left >= 1.0;
        if is_left {
            self.left -= 1.0;
        }
        is_left
    }

    /// When one was asked for last.
    pub(super) const fn since(self) -> Instant {
        self.since
    }

    fn left_at(self, rate: Rate, now: Instant) -> f64 {
        let come = now.saturating_duration_since(self.since).as_secs_f64() * f64::from(rate.each_second);
        (self.left + come).min(f64::from(rate.burst))
    }

    fn is_full(self, rate: Rate, now: Instant) -> bool {
        self.left_at(rate, now) >= f64::from(rate.burst)
    }
}

/// Whose address that is: of version 6 somebody has as many as there are, and all begin alike.
pub(super) const fn whose(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}
