//! How much is too much: connections, streams and requests, and how long somebody may take.
//!
//! Nothing here looks at a clock: the time comes in.

use std::collections::{BTreeMap, VecDeque};
use std::net::{IpAddr, Ipv6Addr};
use std::time::{Duration, Instant};

/// What a gallery puts up with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// So many connections are served at once; the next wait until one ends.
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
    /// So many answers all seats together may send at once, and each second.
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

/// Who has a stream. `T` ends it when it is dropped.
#[derive(Debug)]
pub struct Streams<T> {
    limits: Limits,
    of: BTreeMap<IpAddr, VecDeque<(u64, T)>>,
    all: usize,
    next: u64,
}

/// A place among the streams, to be given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    address: IpAddr,
    number: u64,
}

impl<T> Streams<T> {
    /// No streams yet.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self { limits, of: BTreeMap::new(), all: 0, next: 0 }
    }

    /// Takes a place for a stream from that address.
    ///
    /// An address with more than its share loses its oldest, once half of all connections are streams: where there is room, a
    /// whole hall may stand behind one router, and no one address can take the room from all others.
    pub fn enter(&mut self, address: IpAddr, ends: T) -> (Place, Option<T>) {
        let address = whose(address);
        let streams = self.of.entry(address).or_default();
        let crowded = self.all >= self.limits.connections / 2 && streams.len() >= self.limits.streams;
        let out = if crowded { streams.pop_front() } else { None };
        let place = Place { address, number: self.next };
        streams.push_back((place.number, ends));
        self.next += 1;
        self.all = self.all + 1 - usize::from(out.is_some());
        (place, out.map(|(_, ends)| ends))
    }

    /// Gives the place back; it may be gone already.
    pub fn leave(&mut self, place: Place) {
        let Some(streams) = self.of.get_mut(&place.address) else { return };
        let before = streams.len();
        streams.retain(|(number, _)| *number != place.number);
        self.all -= before - streams.len();
        if streams.is_empty() {
            self.of.remove(&place.address);
        }
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.all
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.all == 0
    }
}

/// How many requests each address has left (a bucket of tokens).
#[derive(Debug)]
pub struct Requests {
    limits: Limits,
    of: BTreeMap<IpAddr, Bucket>,
}

/// How many answers each seat has left, and all seats together.
#[derive(Debug)]
pub struct Answers {
    limits: Limits,
    all: Option<Bucket>,
    of: BTreeMap<u32, Bucket>,
}

/// So many at once, and so many more each second.
#[derive(Clone, Copy, Debug)]
struct Rate {
    burst: u32,
    each_second: u32,
}

/// What somebody has left, as of then.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    since: Instant,
}

impl Requests {
    /// So many addresses are remembered at most.
    pub const ADDRESSES: usize = 4_096;

    /// Nobody has asked for anything yet.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self { limits, of: BTreeMap::new() }
    }

    /// Whether that address may have one more request now.
    pub fn allow(&mut self, address: IpAddr, now: Instant) -> bool {
        let address = whose(address);
        if self.of.len() >= Self::ADDRESSES && !self.of.contains_key(&address) {
            let rate = self.limits.of_address();
            self.of.retain(|_, bucket| !bucket.is_full(rate, now));
            // Who floods from so many is held by the number of connections; nobody else is locked out for it.
            if self.of.len() >= Self::ADDRESSES {
                self.of.clear();
            }
        }
        let rate = self.limits.of_address();
        self.of.entry(address).or_insert(Bucket::full(rate, now)).take(rate, now)
    }

    /// How many addresses are remembered.
    #[must_use]
    pub fn addresses(&self) -> usize {
        self.of.len()
    }
}

impl Limits {
    const fn of_address(self) -> Rate {
        Rate { burst: self.burst, each_second: self.rate }
    }
}

impl Answers {
    /// So many seats are remembered at most: more than there are at once.
    pub const SEATS: usize = 256;

    /// Nobody has answered anything yet.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self { limits, all: None, of: BTreeMap::new() }
    }

    /// Whether anybody may answer once more now.
    pub fn allow(&mut self, now: Instant) -> bool {
        let rate = Rate { burst: self.limits.answers, each_second: self.limits.answers };
        self.all.get_or_insert(Bucket::full(rate, now)).take(rate, now)
    }

    /// Whether who sits there may.
    pub fn allow_seat(&mut self, number: u32, now: Instant) -> bool {
        let rate = Rate { burst: self.limits.seat_burst, each_second: self.limits.seat_rate };
        if self.of.len() >= Self::SEATS && !self.of.contains_key(&number) {
            // The lowest numbers left first, if they are not there any more.
            self.of.pop_first();
        }
        self.of.entry(number).or_insert(Bucket::full(rate, now)).take(rate, now)
    }
}

impl Bucket {
    fn full(rate: Rate, now: Instant) -> Self {
        Self { left: f64::from(rate.burst), since: now }
    }

    /// Takes one, if there is one.
    fn take(&mut self, rate: Rate, now: Instant) -> bool {
        *self = Self { left: self.left_at(rate, now), since: now };
        let is_left = self.left >= 1.0;
        if is_left {
            self.left -= 1.0;
        }
        is_left
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
const fn whose(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}
