//! Many phones at once: sockets that read what they are told, and say when.

use std::cell::{Cell, RefCell};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::Notify;
use tokio::task::{AbortHandle, spawn_local};
use tokio::time::{sleep_until, timeout};

use crate::wire::{Heard, Reader, Wire};

/// Where phones come to.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) at: SocketAddr,
    pub(crate) path: String,
    pub(crate) wire: Wire,
}

/// Phones that follow. Dropped, they are gone.
pub(crate) struct Crowd {
    phones: Vec<Phone>,
    told: Rc<Told>,
}

/// One of them.
struct Phone {
    task: AbortHandle,
    last: Rc<Cell<Option<Instant>>>,
}

/// What all of them were told together.
#[derive(Default)]
struct Told {
    views: Cell<usize>,
    bytes: Cell<usize>,
    gone: Cell<usize>,
    more: Notify,
}

/// How long each phone waited, and how many waited in vain.
#[derive(Default)]
pub(crate) struct Waits {
    pub(crate) waits: Vec<Duration>,
    pub(crate) lost: usize,
}

thread_local! {
    /// What was read last, by whichever phone.
    static BUFFER: RefCell<Vec<u8>> = RefCell::new(vec![0; 64 * 1_024]);
}

impl Crowd {
    /// So many may call from one address, as behind one router.
    const EACH: usize = 10;
    /// Nobody waits longer.
    const PATIENCE: Duration = Duration::from_secs(10);

    /// So many come at once; how long each waits for its first view.
    pub(crate) async fn come(place: &Place, many: usize) -> (Self, Waits) {
        Self::come_within(place, many, Self::PATIENCE).await
    }

    /// The same, when nobody waits longer than that.
    pub(crate) async fn come_within(place: &Place, many: usize, patience: Duration) -> (Self, Waits) {
        let began = Instant::now();
        let told = Rc::<Told>::default();
        let phones = (0..many).map(|number| {
            let last = Rc::<Cell<_>>::default();
            let task = phone(place.clone(), address(number), Rc::clone(&last), Rc::clone(&told));
            Phone { task: spawn_local(task).abort_handle(), last }
        });
        let crowd = Self { phones: phones.collect(), told };
        let waits = crowd.waits(began, began + patience).await;
        (crowd, waits)
    }

    /// How long each waits from now on, as somebody tells, for the last that it hears within that time.
    pub(crate) async fn hear(&self, tell: impl Future<Output = ()>, within: Duration) -> Waits {
        self.told.views.set(0);
        self.phones.iter().for_each(|phone| phone.last.set(None));
        let began = Instant::now();
        tell.await;
        self.waits(began, began + Self::PATIENCE).await;
        sleep_until((began + within).into()).await;
        self.since(began)
    }

    /// How many bytes the last view had.
    pub(crate) fn bytes(&self) -> usize {
        self.told.bytes.get()
    }

    /// How many were shown out.
    pub(crate) fn gone(&self) -> usize {
        self.told.gone.get()
    }

    /// Waits until all were told something.
    async fn waits(&self, began: Instant, until: Instant) -> Waits {
        let all = async {
            while self.told.views.get() < self.phones.len() {
                self.told.more.notified().await;
            }
        };
        let _ = timeout(until.saturating_duration_since(Instant::now()), all).await;
        self.since(began)
    }

    fn since(&self, began: Instant) -> Waits {
        let waits: Vec<_> = self.phones.iter().filter_map(|phone| Some(phone.last.get()? - began)).collect();
        Waits { lost: self.phones.len() - waits.len(), waits }
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        self.phones.iter().for_each(|phone| phone.task.abort());
    }
}

impl Waits {
    /// Adds what was waited another time.
    pub(crate) fn add(&mut self, other: Self) {
        self.waits.extend(other.waits);
        self.lost += other.lost;
    }
}

/// The address from which that phone calls: all of this computer.
pub(crate) fn address(number: usize) -> Ipv4Addr {
    let street = number / Crowd::EACH;
    let [high, low] = [street / 250, street % 250].map(|part| u8::try_from(part).unwrap_or(u8::MAX));
    Ipv4Addr::new(127, 1, high, low + 1)
}

/// Calls that place from that address.
pub(crate) async fn call(at: SocketAddr, from: Ipv4Addr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let stream = socket.connect(at).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Follows until it is shown out.
async fn phone(place: Place, from: Ipv4Addr, last: Rc<Cell<Option<Instant>>>, told: Rc<Told>) {
    // Who was told too little counts as lost, whyever that is.
    let _ = follow(place, from, &last, &told).await;
    told.gone.set(told.gone.get() + 1);
}

async fn follow(
    Place { at, path, wire }: Place,
    from: Ipv4Addr,
    last: &Cell<Option<Instant>>,
    told: &Told,
) -> io::Result<()> {
    let mut stream = call(at, from).await?;
    stream.write_all(wire.request(at, &path).as_bytes()).await?;
    let mut reader = Reader::new(wire);
    loop {
        stream.readable().await?;
        let mut answer: &[u8] = &[];
        let read = BUFFER.with_borrow_mut(|buffer| {
            let read = stream.try_read(buffer)?;
            reader.read(&buffer[..read], |heard| match heard {
                Heard::View(bytes) => {
                    if last.replace(Some(Instant::now())).is_none() {
                        told.views.set(told.views.get() + 1);
                        told.more.notify_one();
                    }
                    told.bytes.set(bytes);
                }
                Heard::Asked(wanted) => answer = wanted,
            });
            Ok(read)
        });
        match read {
            Ok(0) => return Ok(()),
            Ok(_) => {}
            Err(error) if io::Error::kind(&error) == io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
        if !answer.is_empty() {
            stream.write_all(answer).await?;
        }
    }
}
