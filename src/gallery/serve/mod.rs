//! The server of the gallery: one thread of its own, which tells phones what is shown and lets none of them change it.
//!
//! `listen` accepts all connections, and keeps as many as there may be; `guard` looks at every request; `routes` answers those that were invited,
//! and `answer` those of phones with a seat; `stream` tells one phone
//! after the other what is new; `follow` hears what is shown. Nothing of it exists until a gallery is opened.

mod answer;
mod follow;
mod guard;
mod listen;
mod made;
mod open_files;
mod outlet;
mod refusal;
mod rehearsal;
mod routes;
mod site;
mod stream;
#[cfg(test)]
mod tests;

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use rand::TryRng as _;
use rand::rngs::SysRng;
use tokio::net::{TcpListener, TcpSocket};
use tokio::runtime;
use tokio::sync::watch;

use super::{Asks, Hosts, Key, Limits, Phone, PhoneId, ProposalState, Seats};
use crate::show::{Follower, ReadyCount};
pub use refusal::GalleryRefusal;
pub use rehearsal::{Asked, Rehearsal, Reply};
use site::Site;

/// How a gallery is to be opened.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where it listens; with port 0 the system chooses one.
    pub bind: SocketAddr,
    /// The phones' key.
    pub key: Key,
    /// The key of the overlay, which only this computer may use.
    pub overlay: Key,
    /// Which names it answers to, beside its own.
    pub hosts: Hosts,
    /// What it puts up with; it may be less where a process may have few files open.
    pub limits: Limits,
}

/// An open gallery. Dropped, it tells all phones so and ends by itself.
pub struct Gallery {
    address: SocketAddr,
    site: Arc<Site>,
    closing: watch::Sender<bool>,
    thread: Option<JoinHandle<()>>,
}

impl Gallery {
    /// So many callers may wait to be accepted: all phones come back at once after the network was gone.
    const BACKLOG: u32 = 4_096;

    /// Opens a gallery that shows what is followed.
    ///
    /// # Errors
    /// Why there is none: mostly that somebody else has the port.
    pub fn open(follower: Follower, options: Options) -> Result<Self, GalleryRefusal> {
        Self::open_and_wake(follower, options, || {})
    }

    /// The same; `wake` is called whenever a phone comes or goes and whenever a seat changes, and must not wait.
    ///
    /// # Errors
    /// As [`Gallery::open`].
    pub fn open_and_wake(
        follower: Follower,
        options: Options,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Self, GalleryRefusal> {
        let refused = |error: io::Error| GalleryRefusal::of(error, options.bind);
        let limits = open_files::raised().map_or(options.limits, |files| options.limits.within(files));
        let options = Options { limits, ..options };
        let runtime = runtime::Builder::new_current_thread().enable_io().enable_time().build().map_err(refused)?;
        let listener = {
            let _entered = runtime.enter();
            bound(options.bind).map_err(refused)?
        };
        let address = listener.local_addr().map_err(refused)?;
        let Ok(epoch) = SysRng.try_next_u32() else { return Err(GalleryRefusal::NoChance) };
        let (closing, closes) = watch::channel(false);
        let site = Arc::new(Site::new(format!("{epoch:08x}"), options, closes).waking(wake));
        site.show(follower.latest(), false);
        let served = Arc::clone(&site);
        let serve = move || {
            runtime.block_on(async {
                let follows = tokio::spawn(follow::follow(follower, Arc::clone(&served)));
                listen::listen(listener, served).await;
                follows.abort();
            });
        };
        let spawned = thread::Builder::new().name("gallery".to_owned()).spawn(serve);
        let thread = Some(spawned.map_err(|error| GalleryRefusal::of(error, address))?);
        Ok(Self { address, site, closing, thread })
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many phones follow now.
    #[must_use]
    pub fn phones(&self) -> usize {
        self.site.phones()
    }

    /// Everybody who sits at the table with a phone, the first one first. The sheets that are told here can be settled.
    #[must_use]
    pub fn seats(&self) -> Vec<Phone> {
        self.site.seats(Seats::tell)
    }

    /// How many of them are ready for what they are asked now. On a look back they are asked about what is looked back at.
    #[must_use]
    pub fn ready(&self) -> ReadyCount {
        self.site.seats(|seats| seats.count())
    }

    /// How many are ready after so many orders: nobody as long as phones are asked about something else.
    #[must_use]
    pub fn ready_after(&self, orders: usize) -> ReadyCount {
        self.site.seats(|seats| {
            let count = seats.count();
            let asked = seats.asks() == Some(Asks::Ready(orders));
            ReadyCount { ready: if asked { count.ready } else { 0 }, ..count }
        })
    }

    /// Shows somebody out; nothing if nobody sits there.
    pub fn free(&self, phone: PhoneId) {
        self.site.seats(|seats| seats.free(phone));
    }

    /// Tells somebody what became of the sheet that was handed in; nothing if there is none, or one that was not told here yet.
    pub fn settle(&self, phone: PhoneId, state: ProposalState) {
        self.site.seats(|seats| seats.settle(phone, state));
    }

    /// Closes it, and waits until all phones were told, for a moment at most.
    pub fn close(mut self) {
        self.closing.send_replace(true);
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::warn!("the gallery's thread had come to grief");
        }
    }
}

impl Drop for Gallery {
    fn drop(&mut self) {
        self.closing.send_replace(true);
    }
}

impl fmt::Debug for Gallery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Gallery")
            .field("address", &self.address)
            .field("phones", &self.phones())
            .finish_non_exhaustive()
    }
}

/// Listens there; within a runtime.
fn bound(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // So that the same port can be opened again at once; on Windows it would let others take it.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(Gallery::BACKLOG)
}
