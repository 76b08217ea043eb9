//! Who is connected, and who goes where there is no room for somebody else.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::net::IpAddr;

use super::limits::{Limits, whose};

/// The connections of a gallery. `T` ends one when it is dropped.
#[derive(Debug)]
pub struct Connections<T> {
    limits: Limits,
    /// Which of these groups each is in.
    all: BTreeMap<Place, Group>,
    /// By where they come from and what they have come to, the oldest first.
    of: BTreeMap<Group, BTreeMap<Place, T>>,
    next: u64,
}

type Group = (Standing, IpAddr);

/// A place among the connections, to be given back; an older one is less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place(u64);

/// What a connection has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    /// It has not shown a key.
    Stranger,
    /// It has, and is told nothing by itself.
    Invited,
    /// It is a stream.
    Stream,
}

impl<T> Connections<T> {
    /// No connections yet.
    #[must_use]
    pub const fn new(limits: Limits) -> Self {
        Self { limits, all: BTreeMap::new(), of: BTreeMap::new(), next: 0 }
    }

    /// Takes a place for a connection from that address, and returns it with what ends the one that has to go for it; nothing where
    /// all others are streams.
    ///
    /// Where there is no room, a stranger goes, or else one that is no stream: of the address that has most of them the oldest. So
    /// nobody who holds many keeps others out, and the phones of a whole hall may stand behind one router.
    pub fn enter(&mut self, address: IpAddr, ends: T) -> Option<(Place, Option<T>)> {
        let out = if self.len() < self.limits.connections {
            None
        } else {
            self.take(self.first_out(Standing::Stranger).or_else(|| self.first_out(Standing::Invited))?)
        };
        let place = Place(self.next);
        self.next += 1;
        self.put(place, (Standing::Stranger, whose(address)), ends);
        Some((place, out.map(|(_, ends)| ends)))
    }

    /// Notes that it has shown a key.
    pub fn invite(&mut self, place: Place) {
        if matches!(self.all.get(&place), Some((Standing::Stranger, _))) {
            self.change(place, Standing::Invited);
        }
    }

    /// Notes that it is a stream, and returns what ends the one that has to go for it.
    ///
    /// An address with more than its share loses its oldest, once half of all connections are streams: where there is room, a
    /// whole hall may stand behind one router, and no one address can take the room from all others.
    pub fn follow(&mut self, place: Place) -> Option<T> {
        let address = self.change(place, Standing::Stream)?;
        let streams: usize = self.those(Standing::Stream).map(BTreeMap::len).sum();
        let own = self.of.get(&(Standing::Stream, address))?;
        let crowded = streams > self.limits.connections / 2 && own.len() > self.limits.streams;
        let oldest = own.keys().copied().find(|other| *other != place).filter(|_| crowded)?;
        self.take(oldest).map(|(_, ends)| ends)
    }

    /// Notes that it is a stream no more.
    pub fn rest(&mut self, place: Place) {
        self.change(place, Standing::Invited);
    }

    /// Gives the place back; it may be gone already.
    pub fn leave(&mut self, place: Place) {
        self.take(place);
    }

    /// Whether it is a stream.
    #[must_use]
    pub fn follows(&self, place: Place) -> bool {
        matches!(self.all.get(&place), Some((Standing::Stream, _)))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Those by their addresses.
    fn those(&self, standing: Standing) -> impl Iterator<Item = &BTreeMap<Place, T>> {
        self.of.iter().filter(move |((of, _), _)| *of == standing).map(|(_, those)| those)
    }

    /// The oldest of those, of the address that has most of them.
    fn first_out(&self, standing: Standing) -> Option<Place> {
        let oldest = self.those(standing).filter_map(|those| Some((those.len(), Reverse(*those.keys().next()?))));
        oldest.max().map(|(_, Reverse(oldest))| oldest)
    }

    /// Lets it come to that; its address, if it is still there.
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
