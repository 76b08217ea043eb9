//! The server without a network: any request is answered at once, in the calling thread.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use futures_util::{FutureExt as _, StreamExt as _};
use hyper::service::Service as _;
use hyper_util::service::TowerToHyperService;
use tokio::runtime::{self, Runtime};
use tokio::sync::watch;

use super::Options;
use super::follow::Seen;
use super::routes;
use super::site::{Site, locked};
use crate::gallery::{Phone, PhoneId, Picked, ProposalState, Seats};
use crate::show::{ReadyCount, Show};

/// A gallery without a socket: it gives the responses of an open one, for trying any request on it.
pub struct Rehearsal {
    site: Arc<Site>,
    router: Router,
    runtime: Runtime,
    called: SocketAddr,
    seen: Mutex<Seen>,
    _closing: watch::Sender<bool>,
}

/// A request.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The caller's address.
    pub caller: SocketAddr,
    /// The method, as `GET`.
    pub method: &'a str,
    /// The path, with the query.
    pub path: &'a str,
    /// The headers, `Host` among them.
    pub headers: &'a [(&'a str, &'a [u8])],
    /// The body.
    pub body: &'a [u8],
}

/// A response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The headers, their names in small letters.
    pub headers: Vec<(String, String)>,
    /// The body; of a stream, its first events.
    pub body: Vec<u8>,
}

impl Rehearsal {
    /// Creates a gallery with these options; `epoch` tells its views from others.
    ///
    /// # Errors
    /// The system's error.
    pub fn new(epoch: &str, options: Options) -> io::Result<Self> {
        let runtime = runtime::Builder::new_current_thread().enable_time().build()?;
        let (closing, closes) = watch::channel(false);
        let called = options.bind;
        let site = Arc::new(Site::new(epoch.to_owned(), options, closes));
        let router = routes::router(Arc::clone(&site));
        let seen = Mutex::new(Seen::of(Arc::default()));
        Ok(Self { site, router, runtime, called, seen, _closing: closing })
    }

    /// Sets the show; while `moving`, phones see the state before it.
    pub fn show(&self, show: Show, moving: bool) {
        self.site.show(Arc::new(show), moving);
    }

    /// Follows that show as one of the desk; returns whether a motion hides it from phones.
    pub fn follow(&self, show: Show) -> bool {
        let mut seen = locked(&self.seen);
        _ = seen.take(Arc::new(show));
        seen.tell(&self.site);
        seen.hides
    }

    /// Ends that motion.
    pub fn reveal(&self) {
        let mut seen = locked(&self.seen);
        seen.reveal();
        seen.tell(&self.site);
    }

    /// Returns all seated phones.
    #[must_use]
    pub fn seats(&self) -> Vec<Phone> {
        self.site.seats(Seats::tell)
    }

    /// Counts the phones that are ready for the current question.
    #[must_use]
    pub fn ready(&self) -> ReadyCount {
        self.site.seats(|seats| seats.count())
    }

    /// Takes the picks that players have proposed since the last call.
    #[must_use]
    pub fn picks(&self) -> Vec<Picked> {
        self.site.picks()
    }

    /// Frees the seat of a phone.
    pub fn free(&self, phone: PhoneId) {
        self.site.free(phone);
    }

    /// Sets the state of a phone's sheet.
    pub fn settle(&self, phone: PhoneId, state: ProposalState) {
        self.site.seats(|seats| seats.settle(phone, state));
    }

    /// Answers a request; `None` if no request can be like that.
    #[must_use]
    pub fn ask(&self, asked: Asked<'_>) -> Option<Reply> {
        let Asked { caller, method, path, headers, body } = asked;
        let (peer, _connected) = self.site.connect(caller, self.called)?;
        let mut request = Request::builder().method(method).uri(path).extension(peer);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::from(body.to_vec())).ok()?;
        let service = TowerToHyperService::new(self.router.clone());
        self.runtime.block_on(async {
            let (head, body) = service.call(request).await.ok()?.into_parts();
            let mut told = Vec::new();
            let mut pieces = body.into_data_stream();
            while let Some(Some(Ok(piece))) = pieces.next().now_or_never() {
                told.extend_from_slice(&piece);
            }
            let header = |(name, value): (&axum::http::HeaderName, &axum::http::HeaderValue)| {
                (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned())
            };
            Some(Reply { status: head.status.as_u16(), headers: head.headers.iter().map(header).collect(), body: told })
        })
    }
}

impl fmt::Debug for Rehearsal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rehearsal").field("called", &self.called).finish_non_exhaustive()
    }
}
