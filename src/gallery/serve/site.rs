//! What all connections share: what is shown, who may see it, and how many do.

use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::{oneshot, watch};

use super::Options;
use super::made::Made;
use super::stream::Handover;
use crate::gallery::{
    Answers, Asks, Beat, Connections, Frames, Gone, Limits, Lost, Newcomer, NoSeat, Page, Phone, Place, Requests,
    Seats, Secret,
};
use crate::show::{ReadyCount, Show};

/// What all connections share.
pub(super) struct Site {
    pub(super) frames: Frames,
    pub(super) page: Page,
    pub(super) lost: Lost,
    pub(super) options: Options,
    pub(super) made: Made,
    /// Whether it closes.
    closes: watch::Receiver<bool>,
    connections: Mutex<Connections<oneshot::Sender<()>>>,
    requests: Mutex<Requests>,
    answers: Mutex<Answers>,
    phones: AtomicUsize,
    seats: Mutex<Seats>,
    /// How often the seats have changed.
    changes: watch::Sender<u64>,
    /// Called whenever a phone comes or goes, and whenever a seat changes.
    wake: Box<dyn Fn() + Send + Sync>,
}

/// The two ends of a connection.
#[derive(Clone, Debug)]
pub(super) struct Peer {
    /// Theirs.
    pub(super) caller: SocketAddr,
    /// Ours.
    pub(super) called: SocketAddr,
    /// Which connection it is.
    pub(super) place: Place,
    /// Where it takes over what it is to tell.
    pub(super) handover: Handover,
}

/// Who is let in, and by which key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guest {
    /// A phone.
    Phone,
    /// The overlay, on this computer.
    Overlay,
}

/// A connection that was let in. Dropped, it gives its place back.
pub(super) struct Connected {
    site: Arc<Site>,
    place: Place,
    /// The place is wanted for somebody else.
    out: oneshot::Receiver<()>,
}

/// A stream that is told to somebody. Dropped, it is over.
pub(super) struct Follows {
    site: Arc<Site>,
    peer: Peer,
    guest: Guest,
}

impl Connected {
    /// Serves it to its end, or until its place is wanted for somebody else.
    pub(super) async fn hold(mut self, serves: impl Future<Output = ()>) {
        tokio::select! {
            () = serves => {}
            _ = &mut self.out => {}
        }
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        locked(&self.site.connections).leave(self.place);
    }
}

impl Site {
    pub(super) fn new(epoch: String, options: Options, closes: watch::Receiver<bool>) -> Self {
        let limits = options.limits;
        Self {
            frames: Frames::new(epoch),
            page: Page::new(),
            lost: Lost::new(),
            options,
            made: Made::default(),
            closes,
            connections: Mutex::new(Connections::new(limits)),
            requests: Mutex::new(Requests::new(limits)),
            answers: Mutex::new(Answers::new(limits)),
            phones: AtomicUsize::new(0),
            seats: Mutex::new(Seats::new(limits)),
            changes: watch::Sender::new(0),
            wake: Box::new(|| {}),
        }
    }

    /// The same, with somebody who is called whenever a phone comes or goes or a seat changes.
    pub(super) fn waking(self, wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self { wake: Box::new(wake), ..self }
    }

    pub(super) const fn limits(&self) -> Limits {
        self.options.limits
    }

    /// Who that key lets in; an overlay is on this computer.
    pub(super) fn guest(&self, key: &str, peer: &Peer) -> Option<Guest> {
        // Both are compared, whichever it is.
        let (phone, overlay) = (self.options.key.opens(key), self.options.overlay.opens(key));
        // Who calls this computer from one of its own addresses is called at that one.
        let [theirs, ours] = [peer.caller, peer.called].map(|end| end.ip().to_canonical());
        match (phone, overlay && (theirs.is_loopback() || theirs == ours)) {
            (true, _) => Some(Guest::Phone),
            (false, true) => Some(Guest::Overlay),
            (false, false) => None,
        }
    }

    /// Lets in who comes, if there is a place; who has to go for that goes as what ends it is dropped.
    pub(super) fn connect(self: &Arc<Self>, theirs: SocketAddr, ours: SocketAddr) -> Option<(Peer, Connected)> {
        let (ends, out) = oneshot::channel();
        let (place, _) = locked(&self.connections).enter(theirs.ip(), ends)?;
        let peer = Peer { caller: theirs, called: ours, place, handover: Handover::default() };
        Some((peer, Connected { site: Arc::clone(self), place, out }))
    }

    /// Notes that it has shown its key.
    pub(super) fn invite(&self, place: Place) {
        locked(&self.connections).invite(place);
    }

    /// Whether it is a stream.
    pub(super) fn follows(&self, place: Place) -> bool {
        locked(&self.connections).follows(place)
    }

    /// Whether that address may ask once more, with a key or without.
    pub(super) fn allows(&self, address: IpAddr, invited: bool) -> bool {
        locked(&self.requests).allow(address, invited, now())
    }

    /// Whether who has no seat may answer once more.
    pub(super) fn allows_answer(&self) -> bool {
        locked(&self.answers).allow(now())
    }

    /// Lets somebody sit down.
    pub(super) fn sit(&self, newcomer: Newcomer) -> Result<Phone, NoSeat> {
        self.seats(|seats| seats.sit(newcomer, now()))
    }

    /// The seat of that secret, from which something is heard now; nothing if that is too often.
    pub(super) fn hear(&self, secret: &Secret) -> Result<Option<Phone>, Gone> {
        self.seats(|seats| seats.hear(secret, now()))
    }

    /// Makes a stream of a connection; who has to go for that goes.
    pub(super) fn tell(self: &Arc<Self>, peer: Peer, guest: Guest) -> Follows {
        drop(locked(&self.connections).follow(peer.place));
        if guest == Guest::Phone {
            self.phones.fetch_add(1, Ordering::Relaxed);
            (self.wake)();
        }
        Follows { site: Arc::clone(self), peer, guest }
    }

    /// How many phones follow.
    pub(super) fn phones(&self) -> usize {
        self.phones.load(Ordering::Relaxed)
    }

    /// The number of the newest change.
    pub(super) fn rev(&self) -> u64 {
        *self.frames.subscribe().borrow()
    }

    /// How much time is left now, and how many are ready.
    pub(super) fn beat(&self) -> Beat {
        let (ReadyCount { ready, of: seats }, changes) = self.seats(|seats| (seats.count(), seats.changes()));
        Beat { seats, ready, changes, ..self.frames.beat(now(), self.phones()) }
    }

    /// Shows that from now on: what stood there before as long as it is `moving`.
    pub(super) fn show(&self, show: Arc<Show>, moving: bool) {
        let before = self.frames.now();
        let tables = [&before, &show].map(|show| show.shown.as_ref());
        let is_other = matches!(tables, [Some(one), Some(other)] if !one.is_one_with(other));
        let asks = Frames::asks(&show, moving);
        // Before it is shown, so that an answer to what is shown finds it asked.
        self.seats(|seats| {
            let scored = [&before, &show].map(|show| show.scoring.as_ref());
            match scored {
                [Some(one), Some(other)] if Arc::ptr_eq(one, other) => {}
                [_, Some(scoring)] => seats.score(scoring.play()),
                [_, None] => {}
            }
            let is_choice = matches!(asks, Some(Asks::Ready(_)));
            if asks != seats.asks() || is_choice && is_other {
                seats.ask(asks);
            }
        });
        self.frames.show(show, moving);
    }

    /// Does something with the seats, and tells everybody who should know of what changed.
    pub(super) fn seats<T>(&self, deed: impl FnOnce(&mut Seats) -> T) -> T {
        let mut seats = locked(&self.seats);
        let before = (seats.changes(), seats.count().of);
        let done = deed(&mut seats);
        let after = (seats.changes(), seats.count().of);
        drop(seats);
        if before.0 != after.0 {
            self.changes.send_replace(after.0);
            // As long as nobody sits, nobody has changed anything.
            if before.1 + after.1 > 0 {
                (self.wake)();
            }
        }
        done
    }

    /// Tells whenever a seat changes.
    pub(super) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Tells that it closes.
    pub(super) fn closes(&self) -> watch::Receiver<bool> {
        self.closes.clone()
    }
}

impl Drop for Follows {
    fn drop(&mut self) {
        locked(&self.site.connections).rest(self.peer.place);
        if self.guest == Guest::Phone {
            self.site.phones.fetch_sub(1, Ordering::Relaxed);
            (self.site.wake)();
        }
    }
}

/// Waits until it closes; who closed it may be gone already.
pub(super) async fn closed(closes: &mut watch::Receiver<bool>) {
    let _ = closes.wait_for(|closed| *closed).await;
}

/// The time, as the runtime's clock has it.
fn now() -> Instant {
    tokio::time::Instant::now().into_std()
}

/// What one thread alone may change; that one came to grief meanwhile harms nobody.
pub(super) fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
