//! What one phone is told, as server-sent events: the whole view whenever it changes, and how much time is left.
//!
//! A phone that is slow is told the newest next, and nothing in between: what waits for it is one view at most. The first news
//! goes the way of every answer; then the connection itself tells on ([`Handover`]), without what a server keeps ready for the
//! next request: ten times as much as a stream needs.

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
use crate::gallery::Spoken;

/// The last event of a gallery that closes.
const BYE: &[u8] = b"event: bye\ndata:\n\n";
/// After so many milliseconds, and up to so many more, a phone comes back: not all at once.
const RETRY: [u32; 2] = [1_000, 1_500];
/// That seats have changed is told no sooner than so long after what was told before.
const COALESCED: Duration = Duration::from_millis(250);

/// A phone that says more than this while it is told something is none.
const SAID: usize = 8 * 1_024;

/// Where a connection gets what it is to tell, once the head of the answer and the first news were given to it. Without a
/// connection that wants it, the body of the answer tells on.
#[derive(Clone, Default)]
pub(super) struct Handover(Arc<Mutex<Option<oneshot::Sender<Told>>>>);

/// What one phone is told.
pub(super) struct Told {
    site: Arc<Site>,
    spoken: Spoken,
    /// The view that it has.
    has: Option<String>,
    changes: watch::Receiver<u64>,
    /// Tells when a seat changes.
    seats: watch::Receiver<u64>,
    closes: watch::Receiver<bool>,
    waiting: VecDeque<Bytes>,
    /// When it is told how much time is left, and when it was last.
    beat: Instant,
    beaten: Instant,
    over: bool,
    _place: site::Follows,
}

/// All that is told from now on to a phone that has that view already.
pub(super) fn told(site: Arc<Site>, spoken: Spoken, peer: Peer, guest: Guest, has: Option<String>) -> Body {
    let handover = peer.handover.clone();
    let place = site.tell(peer, guest);
    let [least, more] = RETRY;
    let jitter = SysRng.try_next_u32().map_or(0, |chance| chance.checked_rem(more).unwrap_or_default());
    let mut told = Told {
        spoken,
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

/// Tells on by itself on a connection whose answer has begun, to the end; in the chunks of HTTP/1.1.
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
    /// With what takes it over.
    pub(super) fn new() -> (Self, oneshot::Receiver<Told>) {
        let (gives, takes) = oneshot::channel();
        (Self(Arc::new(Mutex::new(Some(gives)))), takes)
    }

    /// Gives it to the connection and waits for ever; gives it back if there is none that wants it.
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
    /// What is sent next; nothing after the end.
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
                changed = self.changes.changed() => {
                    self.over = changed.is_err();
                    self.tell();
                }
                // All who are ready at once are told of at once.
                Ok(()) = self.seats.changed() => {
                    let soon = self.beaten.checked_add(COALESCED).unwrap_or(self.beaten);
                    self.beat = self.beat.min(soon);
                }
                () = sleep_until(self.beat) => self.beat(),
            }
        }
    }

    /// The newest view unless it is known, and how much time is left.
    fn tell(&mut self) {
        self.changes.mark_unchanged();
        let frame = self.site.frames.frame(self.spoken);
        if self.has.as_ref() != Some(&frame.id) {
            self.waiting.push_back(self.site.made.event(self.spoken, &frame));
            self.has = Some(frame.id.clone());
        }
        self.beat();
    }

    /// How much time is left.
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
