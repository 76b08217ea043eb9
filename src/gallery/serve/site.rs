//! What all connections share: what is shown, who may see it, and how many do.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::{oneshot, watch};

use super::Options;
use super::made::Made;
use crate::gallery::limits::{Place, Requests, Streams};
use crate::gallery::{Beat, Frames, Limits, Page};

/// What all connections share.
pub(super) struct Site {
    pub(super) frames: Frames,
    pub(super) page: Page,
    pub(super) options: Options,
    pub(super) made: Made,
    /// Whether it closes.
    closes: watch::Receiver<bool>,
    streams: Mutex<Streams<oneshot::Sender<()>>>,
    requests: Mutex<Requests>,
    phones: AtomicUsize,
    /// Called whenever a phone comes or goes.
    wake: Box<dyn Fn() + Send + Sync>,
}

/// The two ends of a connection.
#[derive(Clone, Debug)]
pub(super) struct Peer {
    /// Theirs.
    pub(super) caller: SocketAddr,
    /// Ours.
    pub(super) called: SocketAddr,
    /// How many streams it has.
    pub(super) streams: Arc<AtomicUsize>,
}

/// Who is let in, and by which key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guest {
    /// A phone.
    Phone,
    /// The overlay, on this computer.
    Overlay,
}

/// A stream that is told to somebody. Dropped, it is over.
pub(super) struct Seat {
    site: Arc<Site>,
    place: Place,
    peer: Peer,
    guest: Guest,
}

impl Site {
    pub(super) fn new(epoch: String, options: Options, closes: watch::Receiver<bool>) -> Self {
        let limits = options.limits;
        Self {
            frames: Frames::new(epoch),
            page: Page::new(),
            options,
            made: Made::default(),
            closes,
            streams: Mutex::new(Streams::new(limits)),
            requests: Mutex::new(Requests::new(limits)),
            phones: AtomicUsize::new(0),
            wake: Box::new(|| {}),
        }
    }

    /// The same, with somebody who is called whenever a phone comes or goes.
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

    /// Whether that address may ask once more.
    pub(super) fn allows(&self, address: IpAddr) -> bool {
        locked(&self.requests).allow(address, now())
    }

    /// Takes a seat, and what tells that it is wanted for somebody else.
    pub(super) fn seat(self: &Arc<Self>, peer: Peer, guest: Guest) -> (Seat, oneshot::Receiver<()>) {
        let (ends, ended) = oneshot::channel();
        // What has to go goes as its sender is dropped.
        let (place, _) = locked(&self.streams).enter(peer.caller.ip(), ends);
        peer.streams.fetch_add(1, Ordering::Relaxed);
        if guest == Guest::Phone {
            self.phones.fetch_add(1, Ordering::Relaxed);
            (self.wake)();
        }
        (Seat { site: Arc::clone(self), place, peer, guest }, ended)
    }

    /// How many phones follow.
    pub(super) fn phones(&self) -> usize {
        self.phones.load(Ordering::Relaxed)
    }

    /// The number of the newest change.
    pub(super) fn rev(&self) -> u64 {
        *self.frames.subscribe().borrow()
    }

    /// How much time is left now.
    pub(super) fn beat(&self) -> Beat {
        self.frames.beat(now(), self.phones())
    }

    /// Tells that it closes.
    pub(super) fn closes(&self) -> watch::Receiver<bool> {
        self.closes.clone()
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        locked(&self.site.streams).leave(self.place);
        self.peer.streams.fetch_sub(1, Ordering::Relaxed);
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
