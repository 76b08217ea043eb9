//! The server of the gallery: one thread of its own, which shows phones the game and lets none of them change it.
//!
//! `listen` accepts all connections, within the limits; `guard` checks every request; `routes` answers those with a
//! key, and `answer` those of phones with a seat; `stream` sends events to one phone; `follow` receives the show.
//! Nothing of it exists until a gallery is opened.

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

use super::{Asks, Hosts, Key, Limits, Phone, PhoneId, Picked, ProposalState, Seats};
use crate::show::{Follower, ReadyCount};
pub use refusal::GalleryRefusal;
pub use rehearsal::{Asked, Rehearsal, Reply};
use site::Site;

/// The options of a gallery.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen at; with port 0 the system chooses one.
    pub bind: SocketAddr,
    /// The phones' key.
    pub key: Key,
    /// The key of the overlay, which only this computer may use.
    pub overlay: Key,
    /// The accepted host names, beside its own.
    pub hosts: Hosts,
    /// The limits; they may be lowered where a process may have few files open.
    pub limits: Limits,
}

/// An open gallery. Dropping it notifies all phones and closes it.
pub struct Gallery {
    address: SocketAddr,
    site: Arc<Site>,
    closing: watch::Sender<bool>,
    thread: Option<JoinHandle<()>>,
}

impl Gallery {
    /// The length of the accept queue: all phones come back at once after the network was gone.
    const BACKLOG: u32 = 4_096;

    /// Opens a gallery that shows what its follower receives.
    ///
    /// # Errors
    /// Why it cannot open: mostly that another program has the port.
    pub fn open(follower: Follower, options: Options) -> Result<Self, GalleryRefusal> {
        Self::open_and_wake(follower, options, || {})
    }

    /// As [`Gallery::open`]; `wake` is called whenever a phone comes or goes and whenever a seat changes, and must not
    /// block.
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

    /// The address at which it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the number of phones that follow.
    #[must_use]
    pub fn phones(&self) -> usize {
        self.site.phones()
    }

    /// Returns all seated phones, in the order in which they sat down.
    #[must_use]
    pub fn seats(&self) -> Vec<Phone> {
        self.site.seats(|seats| seats.seated())
    }

    /// As [`Gallery::seats`], for whoever shows their sheets, which can then be settled: a newer one has to be shown first.
    #[must_use]
    pub fn sheets(&self) -> Vec<Phone> {
        self.site.seats(Seats::tell)
    }

    /// Returns the names of all seats, in the order in which they were taken.
    #[must_use]
    pub fn names(&self) -> Arc<[String]> {
        self.site.seats(|seats| seats.names().map(ToString::to_string).collect())
    }

    /// Counts the phones that are ready for the current question. On a look back the question is of the table that is
    /// shown.
    #[must_use]
    pub fn ready(&self) -> ReadyCount {
        self.site.seats(|seats| seats.count())
    }

    /// Counts the phones that are ready after so many orders: nobody while the question is another.
    #[must_use]
    pub fn ready_after(&self, orders: usize) -> ReadyCount {
        let (count, asks) = self.site.seats(|seats| (seats.count(), seats.asks()));
        ReadyCount { ready: if asks == Some(Asks::Ready(orders)) { count.ready } else { 0 }, ..count }
    }

    /// Takes the picks that players have proposed since the last call.
    #[must_use]
    pub fn picks(&self) -> Vec<Picked> {
        self.site.picks()
    }

    /// Frees the seat of a phone, if it has one.
    pub fn free(&self, phone: PhoneId) {
        self.site.free(phone);
    }

    /// Admits the phones of these ids to what their players alone may know.
    pub fn admit(&self, phones: &[PhoneId]) {
        self.site.seats(|seats| seats.admit(phones));
    }

    /// Sets the state of a phone's sheet. Ignored without a sheet, or for one that was not returned by
    /// [`Gallery::sheets`] yet.
    pub fn settle(&self, phone: PhoneId, state: ProposalState) {
        self.site.seats(|seats| seats.settle(phone, state));
    }

    /// Closes the gallery, and waits briefly until all phones are notified.
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

/// Binds a listener to that address; must be called within a runtime.
fn bound(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // So that the same port can be opened again at once; on Windows it would let others take it.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(Gallery::BACKLOG)
}
