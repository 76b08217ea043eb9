//! The open connections, and the choice of the one that is closed to make room.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::net::IpAddr;

use super::limits::{Limits, whose};

/// The connections of a gallery. Dropping `T` ends a connection.
#[derive(Debug)]
pub struct Connections<T> {
    limits: Limits,
    /// The group of each connection.
    all: BTreeMap<Place, Group>,
    /// The connections of each standing and address, the oldest first.
    of: BTreeMap<Group, BTreeMap<Place, T>>,
    next: u64,
}

type Group = (Standing, IpAddr);

/// A connection's place, to be given back; an older one is less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place(u64);

/// The standing of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    /// A connection that has not shown a key.
    Stranger,
    /// A connection that has shown a key, and is no stream.
    Invited,
    /// A stream of events.
    Stream,
}

impl<T> Connections<T> {
    /// Makes an empty set of connections.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self { limits, all: BTreeMap::new(), of: BTreeMap::new(), next: 0 }
    }

    /// Adds a connection from that address; returns its place and the handle of the connection that has to make room.
    /// `None` where all others are streams.
    ///
    /// Without room, the address that has most connections without a stream loses one of them, if those are more than its share: a
    /// phone that has just come is a stranger, too. Else a stranger is closed, or one that is no stream: the oldest of the address
    /// that has most of them. So nobody who opens many keeps others out.
    pub fn enter(&mut self, address: IpAddr, ends: T) -> Option<(Place, Option<T>)> {
        let out = if self.len() < self.limits.connections {
            None
        } else {
            let out = self.first_out_of_the_many().or_else(|| self.first_out(Standing::Stranger));
            self.take(out.or_else(|| self.first_out(Standing::Invited))?)
        };
        let place = Place(self.next);
        self.next += 1;
        self.put(place, (Standing::Stranger, whose(address)), ends);
        Some((place, out.map(|(_, ends)| ends)))
    }

    /// Marks a connection as having shown a key.
    pub fn invite(&mut self, place: Place) {
        if matches!(self.all.get(&place), Some((Standing::Stranger, _))) {
            self.change(place, Standing::Invited);
        }
    }

    /// Marks a connection as a stream; returns the handle of the one that has to make room.
    ///
    /// Once half of all connections are streams, the oldest stream is closed of the address that has most of them, if that is
    /// more than its share: where there is room, a whole hall may be behind one router, and whoever came first takes no room
    /// from those who come later. Beyond three quarters it goes whatever its share: requests always find a place. An address that
    /// has as many as any other closes its own, so that phones that come back close no streams of others in turn.
    pub fn follow(&mut self, place: Place) -> Option<T> {
        let address = self.change(place, Standing::Stream)?;
        let streams: usize = self.those(Standing::Stream).map(BTreeMap::len).sum();
        let most = self.those(Standing::Stream).map(BTreeMap::len).max()?;
        let all = self.limits.connections;
        let has_room = streams <= all / 2 || streams <= all / 4 * 3 && most <= self.limits.streams;
        if has_room {
            return None;
        }
        let other = |oldest: &Place| *oldest != place;
        let own = self.of.get(&(Standing::Stream, address)).filter(|own| own.len() == most);
        let oldest = own.and_then(|own| own.keys().copied().find(other));
        let oldest = oldest.or_else(|| self.first_out(Standing::Stream)).filter(other);
        self.take(oldest?).map(|(_, ends)| ends)
    }

    /// Marks a connection as no stream any more.
    pub fn rest(&mut self, place: Place) {
        self.change(place, Standing::Invited);
    }

    /// Removes a connection; it may be gone already.
    pub fn leave(&mut self, place: Place) {
        self.take(place);
    }

    /// Whether the connection is a stream.
    #[must_use]
    pub fn follows(&self, place: Place) -> bool {
        matches!(self.all.get(&place), Some((Standing::Stream, _)))
    }

    /// Returns the number of connections.
    #[must_use]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there are no connections.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Iterates over the connections of a standing, grouped by address.
    fn those(&self, standing: Standing) -> impl Iterator<Item = &BTreeMap<Place, T>> {
        self.of.iter().filter(move |((of, _), _)| *of == standing).map(|(_, those)| those)
    }

    /// Returns the oldest connection of a standing, of the address that has most of them.
    fn first_out(&self, standing: Standing) -> Option<Place> {
        let oldest = self.those(standing).filter_map(|those| Some((those.len(), Reverse(*those.keys().next()?))));
        oldest.max().map(|(_, Reverse(oldest))| oldest)
    }

    /// Returns the first to go of the address that has most connections without a stream, if those are more than its share: its
    /// oldest stranger, or else the oldest.
    fn first_out_of_the_many(&self) -> Option<Place> {
        let mut idle: BTreeMap<IpAddr, usize> = BTreeMap::new();
        for ((_, address), those) in self.of.iter().filter(|((standing, _), _)| *standing != Standing::Stream) {
            *idle.entry(*address).or_default() += those.len();
        }
        let (address, _) =
            idle.into_iter().filter(|(_, many)| *many > self.limits.streams).max_by_key(|(_, many)| *many)?;
        let of = |standing| self.of.get(&(standing, address)).and_then(|those| those.keys().next().copied());
        of(Standing::Stranger).or_else(|| of(Standing::Invited))
    }

    /// Changes a connection's standing; returns its address if it is still open.
    fn change(&mut self, place: Place, standing: Standing) -> Option<IpAddr> {
        let ((_, address), ends) = self.take(place)?;
        self.put(place, (standing, address), ends);
        Some(address)
    }

    fn put(&mut self, place: Place, group: Group, ends: T) {
        self.all.insert(place, group);
        self.of.entry(group).or_default().insert(place, ends);
    }

    fn take(&mut self, place: Place) -> Option<(Group, T)> {
        let group = self.all.remove(&place)?;
        let those = self.of.get_mut(&group)?;
        let ends = those.remove(&place)?;
        if those.is_empty() {
            self.of.remove(&group);
        }
        Some((group, ends))
    }
}
