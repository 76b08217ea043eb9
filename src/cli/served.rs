//! A gallery without a desk: it shows a file, polls it for changes, and ends on request.

use std::io::{self, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, SystemTime};

use tokio::runtime;
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval};

use super::gallery::GalleryRequest;
use super::{Commands, Console, Stop, end, harmless, saved};
use crate::crier::{InWords as _, Language, Manner, Words};
use crate::gallery::{Frames, Gallery, Key, Limits, Options, Spoken, address};
use crate::show::{Publisher, Show};

use super::Streams;

/// The interval of polling the file.
const LOOK: Duration = Duration::from_millis(500);

/// Serves the requested gallery until `input` ends or the system asks to end; returns the exit code.
///
/// The first line of standard output is the page's whole address, the second the overlay's.
pub fn serve(
    request: GalleryRequest,
    spoken: Language,
    games: &[Commands],
    input: impl Read + Send + 'static,
    streams: &mut Streams<'_>,
) -> u8 {
    let words = Words::new(spoken, Manner::Plain, None);
    let mut console = Console { words: &words, streams };
    let ended = served(request, games, input, &mut console);
    end(ended, &mut console)
}

/// Returns the address at which phones find the listener: for one at all addresses, the likeliest of this computer.
fn reached(at: SocketAddr) -> SocketAddr {
    let likeliest = || address::own().ok()?.into_iter().find(|own| own.address.is_ipv4() == at.is_ipv4());
    let found = if at.ip().is_unspecified() { likeliest() } else { None };
    found.map_or(at, |own| SocketAddr::new(own.address, at.port()))
}

fn served(
    request: GalleryRequest,
    games: &[Commands],
    input: impl Read + Send + 'static,
    console: &mut Console<'_, '_>,
) -> Result<(), Stop> {
    let GalleryRequest { file, bind, key, overlay, hosts } = request;
    let refused = |refusal: crate::gallery::GalleryRefusal| Stop::because(refusal);
    let made_up = |key: Option<Key>| key.map_or_else(|| Key::random().map_err(|none| refused(none.into())), Ok);
    let (key, overlay) = (made_up(key)?, made_up(overlay)?);
    let publisher = Publisher::new();
    let mut followed = Followed::new(&file, games)?;
    publisher.publish(followed.show.clone());
    let options = Options { bind, key: key.clone(), overlay: overlay.clone(), hosts, limits: Limits::default() };
    let gallery = Gallery::open(publisher.follow(|| {}), options).map_err(refused)?;
    let at = reached(gallery.address());
    writeln!(console.streams.out, "{}\n{}", address::text(at, &key), address::overlay(at, &overlay))?;
    console.streams.out.flush()?;
    // The file is read here and not in the gallery's thread: a slow disk lets no phone wait.
    let runtime = runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
    runtime.block_on(async {
        let mut looks = interval(LOOK);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ends = std::pin::pin!(told_to_end(input));
        loop {
            tokio::select! {
                told = &mut ends => return told,
                _ = looks.tick() => match followed.look(games) {
                    None => {}
                    Some(Ok(show)) => publisher.publish(show),
                    // What was shown stays; if nobody reads this, it still does.
                    Some(Err(stop)) => drop(writeln!(console.streams.err, "{}", told(&stop, console.words))),
                },
            }
        }
    })?;
    gallery.close();
    Ok(())
}

/// A file that is shown.
struct Followed<'a> {
    file: &'a Path,
    stamp: Option<Stamp>,
    show: Show,
    /// The frame of it that phones get, for comparison.
    sent: Arc<str>,
}

/// The values that change with a file: its time, its length, and its number.
type Stamp = (Option<SystemTime>, u64, u64);

impl<'a> Followed<'a> {
    fn new(file: &'a Path, games: &[Commands]) -> Result<Self, Stop> {
        let stamp = stamp(file);
        let show = saved::show(file, games)?;
        Ok(Self { file, stamp, sent: sent(&show), show })
    }

    /// Returns the new show, if the file has changed it.
    fn look(&mut self, games: &[Commands]) -> Option<Result<Show, Stop>> {
        let stamp = stamp(self.file);
        if stamp == self.stamp {
            return None;
        }
        self.stamp = stamp;
        match saved::show(self.file, games) {
            Ok(show) => {
                let sent = sent(&show);
                // What phones do not see is written there, too.
                (sent != self.sent).then(|| {
                    (self.show, self.sent) = (show, sent);
                    Ok(self.show.clone())
                })
            }
            Err(stop) => Some(Err(stop)),
        }
    }
}

/// Returns the frame of a show, whatever its number of changes.
fn sent(show: &Show) -> Arc<str> {
    let frames = Frames::new(String::new());
    frames.show(Arc::new(show.clone()), false);
    Arc::clone(&frames.frame(Spoken { language: Language::English, manner: Manner::Plain }).json)
}

/// Returns the stamp of the file; `None` if there is none.
fn stamp(file: &Path) -> Option<Stamp> {
    let about = file.metadata().ok()?;
    #[cfg(unix)]
    let which = std::os::unix::fs::MetadataExt::ino(&about);
    #[cfg(not(unix))]
    let which = 0;
    Some((about.modified().ok(), about.len(), which))
}

/// Returns what is wrong, in a line.
fn told(stop: &Stop, words: &Words) -> String {
    harmless(&match stop {
        Stop::Refused(wrong) => wrong.in_words(words),
        Stop::Output(error) => error.in_words(words),
    })
}

/// Waits for the end: of the input, by the system's signal, or by Ctrl+C.
async fn told_to_end(mut input: impl Read + Send + 'static) -> io::Result<()> {
    let (ends, ended) = oneshot::channel();
    let read = move || {
        // An input that cannot be read has ended. Who waited may be gone.
        let _ = io::copy(&mut input, &mut io::sink());
        let _ = ends.send(());
    };
    thread::Builder::new().name("input".to_owned()).spawn(read)?;
    tokio::select! {
        _ = ended => Ok(()),
        interrupted = tokio::signal::ctrl_c() => interrupted,
        terminated = terminated() => terminated,
    }
}

/// Waits until the system asks to end.
#[cfg(unix)]
async fn terminated() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};

    signal(SignalKind::terminate())?.recv().await;
    Ok(())
}

/// Waits for ever: other systems have only Ctrl+C.
#[cfg(not(unix))]
async fn terminated() -> io::Result<()> {
    std::future::pending().await
}
