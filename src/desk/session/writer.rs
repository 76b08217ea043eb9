//! Writes the game's file in a thread of its own, in the order in which it is asked.
//!
//! An order waits for the disk ([`Writer::keep`]). What people type between orders does not: it is written once they rest
//! (a debounce), or when somebody asks for it.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::chronicle::store::{Doing, Meddled, Store, StoreError};
use crate::chronicle::{FileKind, Record, Recorded};

/// The thread that holds the game's file.
pub(crate) struct Writer<G: Recorded> {
    path: PathBuf,
    asks: Option<Sender<Ask<G>>>,
    thread: Option<JoinHandle<()>>,
}

/// What the thread is asked for.
enum Ask<G: Recorded> {
    Keep(Arc<Record<G>>, Sender<Result<(), StoreError>>),
    Begin(Vec<u8>, Sender<Result<(), StoreError>>),
    Soon(Arc<Record<G>>),
    Now,
}

/// What nobody waits for, and is told.
pub(super) enum Told {
    /// What was typed could not be written; it is tried again.
    Unkept(StoreError),
    /// Somebody else has done that to the file.
    Meddled(Meddled),
}

/// What was typed and is not written yet.
struct Typed<G: Recorded> {
    record: Arc<Record<G>>,
    /// Whether it could not be written, and people were told.
    is_told: bool,
}

impl<G: Recorded> Typed<G> {
    /// So long nothing else is asked before it is written, or tried again.
    const fn rest(&self) -> Duration {
        if self.is_told { Duration::from_secs(5) } else { Duration::from_millis(300) }
    }
}

impl<G: Recorded> Writer<G> {
    /// Takes the file over; `tell` hears of what could not be written later on, and of what somebody else has done to the file.
    ///
    /// # Errors
    /// If the system has no room for a thread.
    pub(super) fn start(mut store: Store<G>, tell: impl Fn(Told) + Send + 'static) -> io::Result<Self> {
        let path = store.path().to_path_buf();
        let (asks, asked) = channel();
        let work = move || follow(&mut store, &asked, tell);
        let thread = thread::Builder::new().name("game".to_owned()).spawn(work)?;
        Ok(Self { path, asks: Some(asks), thread: Some(thread) })
    }

    /// Puts the game on disk, and waits for it.
    ///
    /// # Errors
    /// Why it is not kept; what was on disk is still there then.
    pub(super) fn keep(&self, record: Arc<Record<G>>) -> Result<(), StoreError> {
        self.wait(|answer| Ask::Keep(record, answer))
    }

    /// Puts another game on disk, in these bytes and of whichever kind, with the one before it set aside; and waits for it.
    ///
    /// # Errors
    /// As [`Writer::keep`].
    pub(super) fn begin(&self, bytes: &[u8]) -> Result<(), StoreError> {
        self.wait(|answer| Ask::Begin(bytes.to_vec(), answer))
    }

    /// Puts the game on disk once nothing newer came for a while; it waits for nothing.
    pub(super) fn keep_soon(&self, record: Arc<Record<G>>) {
        self.ask(Ask::Soon(record));
    }

    /// Writes now what was to be written soon, without waiting for the disk.
    pub(super) fn flush(&self) {
        self.ask(Ask::Now);
    }

    fn ask(&self, ask: Ask<G>) {
        if let Some(asks) = &self.asks
            && asks.send(ask).is_err()
        {
            log::error!("the thread that keeps the game is gone");
        }
    }

    fn wait(&self, ask: impl FnOnce(Sender<Result<(), StoreError>>) -> Ask<G>) -> Result<(), StoreError> {
        let (answer, answered) = channel();
        self.ask(ask(answer));
        // The answer is dropped only with a thread that has panicked.
        answered.recv().unwrap_or_else(|_| Err(self.gone()))
    }

    /// What to say when nobody writes any more.
    fn gone(&self) -> StoreError {
        Self::unwritten(self.path.clone(), io::ErrorKind::BrokenPipe.into())
    }

    /// What to say of a file that cannot be written.
    pub(super) const fn unwritten(path: PathBuf, source: io::Error) -> StoreError {
        StoreError::Io { kind: FileKind::Game, doing: Doing::Write, path, source }
    }
}

impl<G: Recorded> Drop for Writer<G> {
    /// What waits is written before the file is let go of.
    fn drop(&mut self) {
        self.asks = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the thread that keeps the game has panicked");
        }
    }
}

fn follow<G: Recorded>(store: &mut Store<G>, asked: &Receiver<Ask<G>>, tell: impl Fn(Told)) {
    let mut waiting: Option<Typed<G>> = None;
    loop {
        let ask = match &waiting {
            None => asked.recv().ok(),
            Some(typed) => match asked.recv_timeout(typed.rest()) {
                Ok(ask) => Some(ask),
                Err(RecvTimeoutError::Timeout) => Some(Ask::Now),
                Err(RecvTimeoutError::Disconnected) => None,
            },
        };
        let (answer, kept) = match ask {
            Some(Ask::Soon(record)) => {
                let is_told = waiting.is_some_and(|typed| typed.is_told);
                waiting = Some(Typed { record, is_told });
                continue;
            }
            Some(Ask::Now) => {
                write(store, &mut waiting, &tell);
                continue;
            }
            // It holds what was typed before it as well.
            Some(Ask::Keep(record, answer)) => (answer, save(store, &record, &tell)),
            // What was typed belongs to the game that is set aside.
            Some(Ask::Begin(bytes, answer)) => {
                let kept = waiting.as_ref().map_or(Ok(()), |typed| save(store, &typed.record, &tell));
                (answer, kept.and_then(|()| store.begin(&bytes)))
            }
            None => return write(store, &mut waiting, &tell),
        };
        if kept.is_ok() {
            waiting = None;
        }
        if answer.send(kept).is_err() {
            log::warn!("nobody waits for the game to be kept");
        }
    }
}

/// Writes what was typed; what cannot be written stays, and is told once.
fn write<G: Recorded>(store: &mut Store<G>, waiting: &mut Option<Typed<G>>, tell: &impl Fn(Told)) {
    let Some(typed) = waiting else { return };
    match save(store, &typed.record, tell) {
        Ok(()) => *waiting = None,
        Err(error) if !typed.is_told => {
            typed.is_told = true;
            tell(Told::Unkept(error));
        }
        Err(_) => {}
    }
}

fn save<G: Recorded>(store: &mut Store<G>, record: &Arc<Record<G>>, tell: &impl Fn(Told)) -> Result<(), StoreError> {
    store.save_shared(record)?.into_iter().for_each(|meddled| tell(Told::Meddled(meddled)));
    Ok(())
}
