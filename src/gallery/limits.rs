//! The limits of a gallery: connections, streams, requests, and timeouts.
//!
//! Nothing here reads a clock: the time comes in.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::time::{Duration, Instant};

/// The limits of a gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most connections at once ([`super::Connections`]).
    pub connections: usize,
    /// The streams that one address may have in any case, and as many connections without one.
    pub streams: usize,
    /// The burst of requests of an address.
    pub burst: u32,
    /// The further requests of an address each second.
    pub rate: u32,
    /// The burst of answers of a seat.
    pub seat_burst: u32,
    /// The further answers of a seat each second.
    pub seat_rate: u32,
    /// The burst of sheets of a seat; then one each second.
    pub sheet_burst: u32,
    /// The burst of answers of an address without a seat, which nobody else takes from it.
    pub answer_burst: u32,
    /// Its further answers each second.
    pub answer_rate: u32,
    /// The answers beyond those of all who have no seat together: the burst, and the number each second.
    pub answers: u32,
    /// The timeout for a request's head, for its body, and for silence between two requests.
    pub head: Duration,
    /// The longest life of a connection that is no stream, and the timeout for sent data.
    pub patience: Duration,
    /// The interval of the beats on a stream, by which both sides see whether it still is one.
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
            sheet_burst: 4,
            // All seats may be taken from behind one router: each phone asks for the names, and then for one of them.
            answer_burst: 128,
            answer_rate: 16,
            answers: 500,
            head: Duration::from_secs(5),
            patience: Duration::from_secs(30),
            beat: Duration::from_secs(10),
        }
    }
}

/// The requests that each address has left: some with the key, and as many without.
#[derive(Debug)]
pub struct Requests {
    limits: Limits,
    of: Buckets<(IpAddr, bool)>,
}

/// The answers that those who have no seat have left: each address some of its own, and all together some more.
#[derive(Debug)]
pub struct Answers {
    limits: Limits,
    of: Buckets<IpAddr>,
    all: Option<Bucket>,
}

/// The token buckets of so many callers.
#[derive(Debug)]
struct Buckets<K>(BTreeMap<K, Bucket>);

/// A rate: a burst, and so many more each second.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rate {
    burst: u32,
    each_second: u32,
}

/// A token bucket with its last update.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket {
    left: f64,
    since: Instant,
}

impl Limits {
    /// The files that a process reserves for itself: for its windows, voices and drivers, and above all for the game.
    pub const OWN_FILES: usize = 128;

    /// Lowers the number of connections to what a process with so many files may open. Where those are few, half of
    /// them are connections.
    #[must_use]
    pub fn within(self, files: usize) -> Self {
        let left = files.saturating_sub(Self::OWN_FILES).max(files / 2);
        Self { connections: self.connections.min(left), ..self }
    }

    const fn of_address(self) -> Rate {
        Rate { burst: self.burst, each_second: self.rate }
    }

    const fn of_newcomers(self) -> Rate {
        Rate { burst: self.answer_burst, each_second: self.answer_rate }
    }

    pub(super) const fn of_seat(self) -> Rate {
        Rate { burst: self.seat_burst, each_second: self.seat_rate }
    }

    pub(super) const fn of_sheets(self) -> Rate {
        Rate { burst: self.sheet_burst, each_second: 1 }
    }
}

impl Requests {
    /// The most addresses that are remembered.
    pub const ADDRESSES: usize = 4_096;

    /// Creates full buckets.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self { limits, of: Buckets::new() }
    }

    /// Whether that address may make another request now; requests without a key do not use up those with one.
    pub fn allow(&mut self, address: IpAddr, invited: bool, now: Instant) -> bool {
        self.of.take((whose(address), invited), self.limits.of_address(), now)
    }

    /// Returns the number of remembered addresses.
    #[must_use]
    pub fn addresses(&self) -> usize {
        self.of.0.len()
    }
}

impl Answers {
    /// Creates full buckets.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self { limits, of: Buckets::new(), all: None }
    }

    /// Whether that address may be given another answer now.
    pub fn allow(&mut self, address: IpAddr, now: Instant) -> bool {
        let of_all = Rate { burst: self.limits.answers, each_second: self.limits.answers };
        self.of.take(whose(address), self.limits.of_newcomers(), now)
            || self.all.get_or_insert(Bucket::full(of_all, now)).take(of_all, now)
    }
}

impl<K: Ord> Buckets<K> {
    const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// Takes one token of a caller, if there is one.
    fn take(&mut self, of: K, rate: Rate, now: Instant) -> bool {
        if self.0.len() >= Requests::ADDRESSES && !self.0.contains_key(&of) {
            self.0.retain(|_, bucket| !bucket.is_full(rate, now));
            // Who floods from so many is held by the number of connections; nobody else is locked out for it.
            if self.0.len() >= Requests::ADDRESSES {
                self.0.clear();
            }
        }
        self.0.entry(of).or_insert(Bucket::full(rate, now)).take(rate, now)
    }
}

impl Bucket {
    pub(super) fn full(rate: Rate, now: Instant) -> Self {
        Self { left: f64::from(rate.burst), since: now }
    }

    /// Takes one token, if there is one.
    pub(super) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        *self = Self { left: self.left_at(rate, now), since: now };
        let is_left = self.left >= 1.0;
        if is_left {
            self.left -= 1.0;
        }
        is_left
    }

    /// Returns the time of the last request for a token.
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

/// Returns the address by which a caller is counted: of version 6 a caller has a whole network, so its prefix.
pub(super) const fn whose(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}
