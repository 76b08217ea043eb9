//! The state that all connections share: the show, the limits, and the seats.

use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::{oneshot, watch};

use super::Options;
use super::answer::{named, players};
use super::made::Made;
use super::stream::Handover;
use crate::chronicle::hall::{Looks, PlayerName};
use crate::gallery::moment::Moment;
use crate::gallery::{
    Answers, Asks, Beat, Connections, Frames, Gone, Limits, Lost, Newcomer, NoSeat, Page, Phone, PhoneId, Picked,
    Picks, Place, Requests, SeatName, Seats, Secret,
};
use crate::play::Seat;
use crate::show::{ReadyCount, Show};

/// The state that all connections share.
pub(super) struct Site {
    pub(super) frames: Frames,
    pub(super) page: Page,
    pub(super) lost: Lost,
    pub(super) options: Options,
    pub(super) made: Made,
    /// Whether the gallery closes.
    closes: watch::Receiver<bool>,
    connections: Mutex<Connections<oneshot::Sender<()>>>,
    requests: Mutex<Requests>,
    answers: Mutex<Answers>,
    phones: AtomicUsize,
    seats: Mutex<Seats>,
    picks: Mutex<Picks>,
    /// The number of changes to the seats.
    changes: watch::Sender<u64>,
    /// The callback for whenever a phone comes or goes, and whenever a seat changes.
    wake: Box<dyn Fn() + Send + Sync>,
}

/// The two ends of a connection.
#[derive(Clone, Debug)]
pub(super) struct Peer {
    /// The caller's address.
    pub(super) caller: SocketAddr,
    /// Our address.
    pub(super) called: SocketAddr,
    /// The connection's place.
    pub(super) place: Place,
    /// The slot through which it becomes a stream of events.
    pub(super) handover: Handover,
}

/// The kind of a guest, by the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guest {
    /// A phone.
    Phone,
    /// The overlay, on this computer.
    Overlay,
}

/// A connection that was let in. Dropping it gives its place back.
pub(super) struct Connected {
    site: Arc<Site>,
    place: Place,
    /// The signal that the place is wanted for another connection.
    out: oneshot::Receiver<()>,
}

/// A stream of events to a guest. Dropping it ends the stream.
pub(super) struct Follows {
    site: Arc<Site>,
    peer: Peer,
    guest: Guest,
    /// The secret of the phone's seat, if it has one.
    secret: Option<Secret>,
}

impl Connected {
    /// Serves the connection to its end, or until its place is wanted for another one.
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
            picks: Mutex::default(),
            changes: watch::Sender::new(0),
            wake: Box::new(|| {}),
        }
    }

    /// Sets a callback for whenever a phone comes or goes or a seat changes.
    pub(super) fn waking(self, wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self { wake: Box::new(wake), ..self }
    }

    pub(super) const fn limits(&self) -> Limits {
        self.options.limits
    }

    /// Returns the guest of that key; an overlay is allowed on this computer only.
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

    /// Admits a connection, if there is a place; the connection that has to make room is ended.
    pub(super) fn connect(self: &Arc<Self>, theirs: SocketAddr, ours: SocketAddr) -> Option<(Peer, Connected)> {
        let (ends, out) = oneshot::channel();
        let (place, _) = locked(&self.connections).enter(theirs.ip(), ends)?;
        let peer = Peer { caller: theirs, called: ours, place, handover: Handover::default() };
        Some((peer, Connected { site: Arc::clone(self), place, out }))
    }

    /// Marks a connection as having shown its key.
    pub(super) fn invite(&self, place: Place) {
        locked(&self.connections).invite(place);
    }

    /// Whether the connection is a stream.
    pub(super) fn follows(&self, place: Place) -> bool {
        locked(&self.connections).follows(place)
    }

    /// Whether that address may make another request, with a key or without.
    pub(super) fn allows(&self, address: IpAddr, invited: bool) -> bool {
        locked(&self.requests).allow(address, invited, now())
    }

    /// Whether another answer without a seat is allowed to that address.
    pub(super) fn allows_answer(&self, address: IpAddr) -> bool {
        locked(&self.answers).allow(address, now())
    }

    /// Takes a seat in the game that is shown. Two names that mean one seat, as a color in two languages, are one name.
    pub(super) fn sit(&self, newcomer: Newcomer) -> Result<Phone, NoSeat> {
        self.seats(|seats| {
            // Read here, so that a game which opens meanwhile finds whoever sat down before.
            let (show, now) = (self.frames.now(), now());
            let wanted = means(&show, newcomer.name.player());
            let is_wanted = |name: &SeatName| wanted.is_some() && means(&show, name.player()) == wanted;
            if seats.names().any(is_wanted) || wanted.is_none() && resembles(&show, newcomer.name.looks()) {
                return Err(NoSeat::Taken);
            }
            if seats.barred(newcomer.address, now).any(is_wanted) {
                return Err(NoSeat::Barred);
            }
            seats.sit(newcomer, &players(&show), now)
        })
    }

    /// Returns the phone of a secret and notes that it was active; `None` if it asks too often.
    pub(super) fn hear(&self, secret: &Secret) -> Result<Option<Phone>, Gone> {
        self.seats(|seats| seats.hear(secret, now()))
    }

    /// Makes a stream of a connection; the one that has to make room is ended.
    pub(super) fn tell(self: &Arc<Self>, peer: Peer, guest: Guest, secret: Option<Secret>) -> Follows {
        drop(locked(&self.connections).follow(peer.place));
        if guest == Guest::Phone {
            self.phones.fetch_add(1, Ordering::Relaxed);
            if let Some(secret) = &secret {
                self.seats(|seats| seats.arrive(secret));
            }
            (self.wake)();
        }
        Follows { site: Arc::clone(self), peer, guest, secret }
    }

    /// Returns the number of phones that follow.
    pub(super) fn phones(&self) -> usize {
        self.phones.load(Ordering::Relaxed)
    }

    /// Returns the number of the newest change.
    pub(super) fn rev(&self) -> u64 {
        *self.frames.subscribe().borrow()
    }

    /// Returns the time left and the ready counts.
    pub(super) fn beat(&self) -> Beat {
        let (ReadyCount { ready, of: seats }, changes) = self.seats(|seats| (seats.count(), seats.changes()));
        Beat { seats, ready, changes, ..self.frames.beat(now(), self.phones()) }
    }

    /// Sets the show; while `moving`, phones see the state before it.
    pub(super) fn show(&self, show: Arc<Show>, moving: bool) {
        let before = self.frames.now();
        let tables = [&before, &show].map(|show| show.shown.as_ref());
        let is_other = matches!(tables, [Some(one), Some(other)] if !one.is_one_with(other));
        let asks = Moment { show: &show, moving, epoch: "", rev: 0 }.asks();
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
        let (playing, all) = (players(&show), named(&show));
        let counted = [&before, &show].map(|show| show.scoring.as_ref());
        // Names that are typed while sheets are awaited stand there letter by letter.
        let types = matches!(counted, [Some(one), Some(other)] if one.is_of(other));
        let is_another = counted[0].is_some() || playing != players(&before) || all != named(&before);
        let opens = tables[0].is_none() || !types && is_another;
        self.frames.show(show, moving);
        if opens {
            let show = self.frames.now();
            self.seats(|seats| {
                seats.name(all);
                seats.open(&playing, |name| means(&show, name), |looks| resembles(&show, looks));
            });
        }
    }

    /// Runs `deed` on the seats, and notifies everybody concerned of its changes.
    pub(super) fn seats<T>(&self, deed: impl FnOnce(&mut Seats) -> T) -> T {
        let mut seats = locked(&self.seats);
        let before = (seats.changes(), seats.names().count());
        let done = deed(&mut seats);
        let after = (seats.changes(), seats.names().count());
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

    /// Frees the seat of a phone, with what it has proposed and the desk has not taken.
    pub(super) fn free(&self, phone: PhoneId) {
        let freed = self.seats(|seats| seats.free(phone, now()));
        if let Some(seat) = freed.and_then(|name| means(&self.frames.now(), name.player())) {
            locked(&self.picks).drop_of(seat);
        }
    }

    /// Queues for the desk what the phone of that secret picks, if it is `offered`; whether it is.
    ///
    /// # Errors
    /// The seat is gone, perhaps since the request began.
    pub(super) fn pick(&self, secret: &Secret, offered: impl FnOnce(&Phone) -> Option<Picked>) -> Result<bool, Gone> {
        let is_offered = self.seats(|seats| {
            let picked = offered(seats.phone(secret)?);
            // Nobody can free the seat meanwhile: what waits for the desk is dropped behind that.
            Ok(picked.map(|picked| locked(&self.picks).add(picked)).is_some())
        })?;
        if is_offered {
            (self.wake)();
        }
        Ok(is_offered)
    }

    /// Takes the proposed picks out.
    pub(super) fn picks(&self) -> Vec<Picked> {
        locked(&self.picks).take().collect()
    }

    /// Subscribes to changes of the seats.
    pub(super) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Subscribes to the closing of the gallery.
    pub(super) fn closes(&self) -> watch::Receiver<bool> {
        self.closes.clone()
    }
}

impl Drop for Follows {
    fn drop(&mut self) {
        locked(&self.site.connections).rest(self.peer.place);
        if self.guest == Guest::Phone {
            self.site.phones.fetch_sub(1, Ordering::Relaxed);
            if let Some(secret) = &self.secret {
                self.site.seats(|seats| seats.depart(secret));
            }
            (self.site.wake)();
        }
    }
}

/// Waits until the gallery closes; its owner may be gone already.
pub(super) async fn closed(closes: &mut watch::Receiver<bool>) {
    let _ = closes.wait_for(|closed| *closed).await;
}

/// Returns the seat that a name means in the game that is shown, if there is one.
fn means(show: &Show, name: &PlayerName) -> Option<Seat> {
    show.shown.as_ref()?.seat(name, true)
}

/// Whether that looks like the name of a seat whose player has none, such as a color.
fn resembles(show: &Show, looks: &Looks) -> bool {
    show.shown.as_ref().is_some_and(|shown| shown.resembles(looks))
}

/// Returns the time of the runtime's clock.
pub(super) fn now() -> Instant {
    tokio::time::Instant::now().into_std()
}

/// Locks shared state, ignoring poison: a panic in another thread harms nobody.
pub(super) fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
