//! The server without a network: whatever could be sent is answered at once, in the thread that asks.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use futures_util::{FutureExt as _, StreamExt as _};
use hyper::service::Service as _;
use hyper_util::service::TowerToHyperService;
use tokio::runtime::{self, Runtime};
use tokio::sync::watch;

use super::Options;
use super::routes;
use super::site::Site;
use crate::gallery::{Phone, PhoneId, ProposalState, Seats};
use crate::show::Show;

/// A gallery that nobody can call: the same answers as of one that is open, to try it with whatever may be sent.
pub struct Rehearsal {
    site: Arc<Site>,
    router: Router,
    runtime: Runtime,
    called: SocketAddr,
    _closing: watch::Sender<bool>,
}

/// What is sent.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// From where.
    pub caller: SocketAddr,
    /// The method, as `GET`.
    pub method: &'a str,
    /// The path, with what is asked for behind it.
    pub path: &'a str,
    /// The headers, `Host` among them.
    pub headers: &'a [(&'a str, &'a [u8])],
    /// The body.
    pub body: &'a [u8],
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The headers, their names in small letters.
    pub headers: Vec<(String, String)>,
    /// The body; of a stream, what is told at once.
    pub body: Vec<u8>,
}

impl Rehearsal {
    /// A gallery of these options; `epoch` tells its views from others.
    ///
    /// # Errors
    /// The system's.
    pub fn new(epoch: &str, options: Options) -> io::Result<Self> {
        let runtime = runtime::Builder::new_current_thread().enable_time().build()?;
        let (closing, closes) = watch::channel(false);
        let called = options.bind;
        let site = Arc::new(Site::new(epoch.to_owned(), options, closes));
        let router = routes::router(Arc::clone(&site));
        Ok(Self { site, router, runtime, called, _closing: closing })
    }

    /// Shows that from now on: what stood there before as long as it is `moving`.
    pub fn show(&self, show: Show, moving: bool) {
        self.site.show(Arc::new(show), moving);
    }

    /// Everybody who has a seat.
    #[must_use]
    pub fn seats(&self) -> Vec<Phone> {
        self.site.seats(Seats::tell)
    }

    /// Shows somebody out.
    pub fn free(&self, phone: PhoneId) {
        self.site.seats(|seats| seats.free(phone));
    }

    /// Settles somebody's sheet.
    pub fn settle(&self, phone: PhoneId, state: ProposalState) {
        self.site.seats(|seats| seats.settle(phone, state));
    }

    /// What is answered; nothing if no request can be like that.
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
