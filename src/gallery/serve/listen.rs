//! Accepts connections within the limits, and closes those that take too long.

use std::future::{Future as _, poll_fn};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper::{Request, Version};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinSet, yield_now};
use tokio::time::{sleep, timeout};

use super::outlet::Outlet;
use super::routes;
use super::site::{Peer, Site, closed};
use super::stream::{self, Handover, Told};

/// The most headers of a request.
const HEADERS: usize = 64;
/// The size limit of a request's head, and of the send buffer of each phone.
const BYTES: usize = 8 * 1_024;
/// The time that a connection has to end.
const GRACE: Duration = Duration::from_secs(3);
/// The pause after accepting failed: mostly there are no more files to be opened.
const PAUSE: Duration = Duration::from_millis(50);

/// Serves all connections until the gallery closes.
pub(super) async fn listen(listener: TcpListener, site: Arc<Site>) {
    let router = routes::router(Arc::clone(&site));
    let mut closes = site.closes();
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            () = closed(&mut closes) => break,
            accepted = listener.accept() => accepted.and_then(|(stream, theirs)| Ok((theirs, stream.local_addr()?, stream))),
        };
        match accepted {
            // Who finds no place is closed at once: in the system's queue one would wait for nothing.
            Ok((theirs, ours, stream)) => {
                if let Some((peer, connected)) = site.connect(theirs, ours) {
                    connections.spawn(connected.hold(connection(stream, peer, Arc::clone(&site), router.clone())));
                }
            }
            Err(error) => {
                log::debug!("a phone was not let in: {error}");
                sleep(PAUSE).await;
            }
        }
        // Who has to go for this one is gone before the next one comes: there are never more files than places.
        while connections.len() > site.limits().connections {
            connections.join_next().await;
        }
        while connections.try_join_next().is_some() {}
        // Who comes with a request is heard before others take the place.
        yield_now().await;
    }
    drop(listener);
    // Those that are left are cut when the thread ends.
    let _ = timeout(2 * GRACE, async { while connections.join_next().await.is_some() {} }).await;
}

/// Serves one connection to its end.
async fn connection(stream: TcpStream, peer: Peer, site: Arc<Site>, router: Router) {
    // What is told is small and is wanted now. A socket that has neither is as good.
    let _ = stream.set_nodelay(true);
    #[cfg(target_os = "linux")]
    let _ = socket2::SockRef::from(&stream).set_tcp_user_timeout(Some(site.limits().patience));
    let mut closes = site.closes();
    // What is kept ready for a request is made when one comes, and gone again once it tells on: all phones may come at once, and
    // memory that was taken is seldom given back.
    let mut ear = [0];
    let asked = tokio::select! {
        asked = timeout(site.limits().head, stream.peek(&mut ear)) => asked.is_ok_and(|asked| asked.is_ok()),
        () = closed(&mut closes) => false,
    };
    if asked {
        serve(stream, peer, site, router).await;
    }
}

/// Serves a connection over any stream of bytes.
pub(super) async fn serve<S>(stream: S, peer: Peer, site: Arc<Site>, router: Router)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let mut closes = site.closes();
    // Boxed, so that nothing of it is left where a stream is told.
    let Some((stream, told)) = Box::pin(answer(stream, peer, site, router)).await else { return };
    let mut tells = pin!(stream::tell_on(stream, told));
    tokio::select! {
        _ = tells.as_mut() => return,
        () = closed(&mut closes) => {}
    }
    let _ = timeout(GRACE, tells).await;
}

/// Answers requests to the end, or until the connection becomes a stream of events.
async fn answer<S>(stream: S, peer: Peer, site: Arc<Site>, router: Router) -> Option<(S, Told)>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let limits = site.limits();
    let place = peer.place;
    let (handover, mut takes) = Handover::new();
    let inner = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        // Who speaks an older HTTP is answered in no chunks, which is hyper's to do.
        let handover = if request.version() == Version::HTTP_11 { handover.clone() } else { Handover::default() };
        request.extensions_mut().insert(Peer { handover, ..peer.clone() });
        inner.call(request)
    });
    let (stream, blocked) = Outlet::new(stream);
    let mut served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_headers(HEADERS)
        .max_buf_size(BYTES)
        .serve_connection(TokioIo::new(stream), service);
    let mut closes = site.closes();
    let mut told = None;
    loop {
        let answers = poll_fn(|context| {
            // That a phone goes is no error of ours.
            let ends = Pin::new(&mut served).poll(context).is_ready();
            told = told.take().or_else(|| takes.try_recv().ok());
            // What hyper has still to send, it has to send first.
            let tells = told.is_some() && !blocked.is();
            if ends || tells { Poll::Ready(tells) } else { Poll::Pending }
        });
        tokio::select! {
            tells = answers => if tells { break } else { return None },
            () = closed(&mut closes) => { told = None; break }
            // Who takes nothing holds a place for ever.
            () = sleep(limits.patience) => if !site.follows(place) { break },
        }
    }
    if let Some(told) = told {
        return Some((served.into_parts().io.into_inner().stream, told));
    }
    takes.close();
    Pin::new(&mut served).graceful_shutdown();
    let _ = timeout(GRACE, served).await;
    None
}
