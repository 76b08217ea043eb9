//! The server-sent events of one phone: the whole view whenever it changes, and beats with the time left.
//!
//! A slow phone gets the newest view next, and nothing in between: at most one view waits for it. The first events go
//! the way of every response; then the connection itself takes over ([`Handover`]), without the buffers that a server
//! keeps for the next request: ten times as much as a stream needs.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::fmt;
use std::future::pending;
use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::{Body, Bytes};
use futures_util::stream;
use hyper::body::Buf;
use rand::TryRng as _;
use rand::rngs::SysRng;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::site::{self, Guest, Peer, Site, closed, locked};
use crate::gallery::{Secret, Spoken};

/// The last event of a gallery that closes.
const BYE: &[u8] = b"event: bye\ndata:\n\n";
/// The delay before a phone reconnects, in milliseconds, and its random extra: not all come back at once.
const RETRY: [u32; 2] = [1_000, 1_500];
/// The shortest time between two beats, with each of which comes the newest view.
const COALESCED: Duration = Duration::from_millis(250);

/// The most bytes that a phone may send while it receives events.
const SAID: usize = 8 * 1_024;

/// The slot through which a connection takes over the events, once the head of the response and the first events were
/// sent. Without a connection that wants it, the body of the response goes on.
#[derive(Clone, Default)]
pub(super) struct Handover(Arc<Mutex<Option<oneshot::Sender<Told>>>>);

/// The events of one phone.
pub(super) struct Told {
    site: Arc<Site>,
    spoken: Spoken,
    /// The secret of its seat, if it has one: with it come the player's own views.
    secret: Option<Secret>,
    /// The id of the view that the phone has.
    has: Option<String>,
    changes: watch::Receiver<u64>,
    /// The receiver of changes to the seats.
    seats: watch::Receiver<u64>,
    closes: watch::Receiver<bool>,
    waiting: VecDeque<Bytes>,
    /// The time of the next beat, and that of the last one.
    beat: Instant,
    beaten: Instant,
    over: bool,
    _place: site::Follows,
}

/// Returns the body of events to a phone that may have a seat, and a view already.
pub(super) fn told(
    site: Arc<Site>,
    (spoken, secret): (Spoken, Option<Secret>),
    (peer, guest): (Peer, Guest),
    has: Option<String>,
) -> Body {
    let handover = peer.handover.clone();
    let place = site.tell(peer, guest, secret.clone());
    let [least, more] = RETRY;
    let jitter = SysRng.try_next_u32().map_or(0, |chance| chance.checked_rem(more).unwrap_or_default());
    let mut told = Told {
        spoken,
        secret,
        has,
        changes: site.frames.subscribe(),
        seats: site.changes(),
        closes: site.closes(),
        waiting: VecDeque::from([Bytes::from(format!("retry: {}\n\n", least + jitter))]),
        beat: Instant::now(),
        beaten: Instant::now(),
        over: false,
        _place: place,
        site,
    };
    told.tell();
    Body::from_stream(stream::unfold((told, handover), |(told, handover)| async {
        // Asked for more, the body knows that the first news is on its way.
        let mut told = if told.waiting.is_empty() { handover.give(told).await } else { told };
        let bytes = told.next().await?;
        Some((Ok::<Bytes, Infallible>(bytes), (told, handover)))
    }))
}

/// Sends the events on a connection whose response has begun, to the end; in the chunks of HTTP/1.1.
pub(super) async fn tell_on<S: AsyncRead + AsyncWrite + Unpin>(mut stream: S, mut told: Told) -> io::Result<()> {
    let mut said = 0;
    loop {
        let mut ear = [0; 64];
        let first = tokio::select! {
            first = told.next() => first,
            heard = stream.read(&mut ear) => match heard? {
                0 => return Ok(()),
                more => {
                    said += more;
                    if said > SAID {
                        return Ok(());
                    }
                    continue;
                }
            }
        };
        let Some(first) = first else { break };
        let second = told.waiting.pop_front().unwrap_or_default();
        let head = format!("{:x}\r\n", first.len() + second.len());
        let mut chunk = Buf::chain(head.as_bytes(), first).chain(second).chain(b"\r\n".as_slice());
        stream.write_all_buf(&mut chunk).await?;
    }
    stream.write_all(b"0\r\n\r\n").await?;
    stream.shutdown().await
}

impl Handover {
    /// Creates a slot and its receiving end.
    pub(super) fn new() -> (Self, oneshot::Receiver<Told>) {
        let (gives, takes) = oneshot::channel();
        (Self(Arc::new(Mutex::new(Some(gives)))), takes)
    }

    /// Passes the events to the connection and waits for ever; returns them if no connection wants them.
    async fn give(&self, told: Told) -> Told {
        let Some(gives) = locked(&self.0).take() else { return told };
        match gives.send(told) {
            Ok(()) => pending().await,
            Err(told) => told,
        }
    }
}

impl fmt::Debug for Handover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Handover").finish_non_exhaustive()
    }
}

impl Told {
    /// Returns the next bytes to send; `None` after the end.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(bytes) = self.waiting.pop_front() {
                return Some(bytes);
            }
            if self.over {
                return None;
            }
            tokio::select! {
                biased;
                () = closed(&mut self.closes) => {
                    self.waiting.push_back(Bytes::from_static(BYE));
                    self.over = true;
                }
                // All who are ready at once are told of at once, and so is what a player lays on the desk and takes back again and again.
                changed = self.changes.changed() => {
                    self.over = changed.is_err();
                    self.hurry();
                }
                Ok(()) = self.seats.changed() => self.hurry(),
                // A seat that was admitted or freed reads something else.
                () = sleep_until(self.beat) => self.tell(),
            }
        }
    }

    /// Lets the next beat come at once, or as soon after the last as one may.
    fn hurry(&mut self) {
        let soon = self.beaten.checked_add(COALESCED).unwrap_or(self.beaten);
        self.beat = self.beat.min(soon);
    }

    /// Queues the newest view unless the phone has it, and a beat.
    fn tell(&mut self) {
        self.changes.mark_unchanged();
        let phone = self.secret.as_ref().and_then(|secret| self.site.seats(|seats| seats.phone(secret).cloned().ok()));
        let phone = phone.as_ref().map(|phone| (phone.name.player(), phone.admitted));
        let frame = self.site.frames.frame_of(self.spoken, phone);
        if self.has.as_ref() != Some(&frame.id) {
            self.waiting.push_back(self.site.made.event(self.spoken, &frame));
            self.has = Some(frame.id.clone());
        }
        self.beat();
    }

    /// Queues a beat.
    fn beat(&mut self) {
        // That numbers cannot be written is not possible.
        let beat = serde_json::to_string(&self.site.beat()).unwrap_or_default();
        self.waiting.push_back(Bytes::from(format!("event: beat\ndata: {beat}\n\n")));
        self.seats.mark_unchanged();
        let now = Instant::now();
        self.beaten = now;
        self.beat = now.checked_add(self.site.limits().beat).unwrap_or(now);
    }
}
