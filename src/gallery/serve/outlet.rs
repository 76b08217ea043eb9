//! A stream of bytes that knows whether its output is blocked.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A stream that notes whether its output is blocked.
pub(super) struct Outlet<S> {
    pub(super) stream: S,
    blocked: Blocked,
}

/// A flag for blocked output; shared with the stream, so that it can be read while the stream is in use.
#[derive(Clone, Debug, Default)]
pub(super) struct Blocked(Arc<AtomicBool>);

impl<S> Outlet<S> {
    /// Wraps a stream, and returns it with its flag.
    pub(super) fn new(stream: S) -> (Self, Blocked) {
        let blocked = Blocked::default();
        (Self { stream, blocked: blocked.clone() }, blocked)
    }
}

impl Blocked {
    /// Whether output is blocked.
    pub(super) fn is(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    fn after<T>(&self, sent: Poll<T>) -> Poll<T> {
        self.0.store(sent.is_pending(), Ordering::Relaxed);
        sent
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Outlet<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buf)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Outlet<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, buf);
        self.blocked.after(sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, bufs);
        self.blocked.after(sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
