//! Reopens the window where its library or a driver gave up: a window was destroyed from outside, or the graphics were
//! lost.
//!
//! A process has one event loop, so a window's library opens once. The program replaces itself instead (exec), with the
//! same arguments and the same files: the game is on disk before it is on screen, so it continues where it was. A
//! watchdog process would cost memory on every evening; this costs nothing on a good one.

use std::cell::RefCell;
use std::env;
use std::io::{self, Write as _};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The environment variable with the number of openings in a row that ended too soon, for a program that replaced
/// itself.
const REOPENED: &str = "TOWN_CRIER_REOPENED";
/// The time within which an ending may be caused by what the window shows.
const SOON: Duration = Duration::from_secs(10);
/// The most openings in a row that may end too soon.
const MOST: u32 = 3;

/// The one opening of this process.
static OPENING: OnceLock<Opening> = OnceLock::new();

thread_local! {
    static LAST_WORDS: RefCell<LastWords> = const { RefCell::new(LastWords(None)) };
}

struct Opening {
    began: Instant,
    /// The number of openings before it that ended too soon; `None` if there was none.
    before: Option<u32>,
    /// Whether a frame was drawn.
    drawn: AtomicBool,
    /// Whether it has ended; a second error while unwinding cannot be caught.
    ending: AtomicBool,
}

/// The words printed where a library ends the program, as Xlib does when its server is gone: only thread-local values
/// are dropped then.
struct LastWords(Option<Box<dyn FnOnce() -> String>>);

impl Drop for LastWords {
    fn drop(&mut self) {
        if let Some(say) = self.0.take() {
            // There is nobody left to tell it to.
            let _ = writeln!(io::stderr(), "{}", say());
        }
    }
}

/// Begins an opening in this thread; `say` returns what to print if the program is ended in the middle of it.
pub(crate) fn begin(say: impl FnOnce() -> String + 'static) {
    OPENING.get_or_init(|| Opening {
        began: Instant::now(),
        before: env::var(REOPENED).ok().map(|soon| soon.parse().unwrap_or(MOST)),
        drawn: AtomicBool::new(false),
        ending: AtomicBool::new(false),
    });
    LAST_WORDS.with_borrow_mut(|last| last.0 = Some(Box::new(say)));
}

/// Whether the window before this one was lost.
pub(crate) fn is_again() -> bool {
    OPENING.get().is_some_and(|opening| opening.before.is_some())
}

/// Notes that a frame was drawn.
pub(crate) fn drawn() {
    if let Some(opening) = OPENING.get() {
        opening.drawn.store(true, Ordering::Relaxed);
    }
}

/// Whether a frame was drawn.
pub(crate) fn was_drawn() -> bool {
    OPENING.get().is_some_and(|opening| opening.drawn.load(Ordering::Relaxed))
}

/// Notes that the window is lost; returns whether that was known already.
pub(crate) fn lose() -> bool {
    OPENING.get().is_some_and(|opening| opening.ending.swap(true, Ordering::Relaxed))
}

/// Notes that the window was closed, or that its refusal is printed elsewhere.
pub(crate) fn end() {
    LAST_WORDS.with_borrow_mut(|last| last.0 = None);
}

/// Reopens the window in another process; returns whether that succeeded. Where the system allows exec, this does not
/// return then.
pub(crate) fn again() -> bool {
    let Some(opening) = OPENING.get() else { return false };
    let Some(soon) = next(was_drawn(), opening.began.elapsed(), opening.before) else { return false };
    log::warn!("the window opens again");
    log::logger().flush();
    match take_place(soon) {
        Ok(()) => true,
        Err(error) => {
            log::error!("the window does not open again: {error}");
            false
        }
    }
}

/// Returns the number of openings in a row that ended too soon, for the next one; `None` if there should be none.
fn next(drawn: bool, lasted: Duration, before: Option<u32>) -> Option<u32> {
    let soon = if lasted < SOON { before.unwrap_or_default() + 1 } else { 0 };
    (drawn && soon <= MOST).then_some(soon)
}

fn take_place(soon: u32) -> io::Result<()> {
    let mut program = Command::new(env::current_exe()?);
    program.args(env::args_os().skip(1)).env(REOPENED, soon.to_string());
    #[cfg(unix)]
    return Err(std::os::unix::process::CommandExt::exec(&mut program));
    #[cfg(not(unix))]
    return program.spawn().map(drop);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_never_showed_anything_does_not_open_again() {
        assert_eq!(next(false, Duration::from_mins(1), None), None);
    }

    #[test]
    fn a_window_that_is_lost_at_once_each_time_opens_again_a_few_times_only() {
        let mut before = None;
        for soon in 1..=MOST {
            before = next(true, Duration::from_secs(1), before);
            assert_eq!(before, Some(soon));
        }
        assert_eq!(next(true, Duration::from_secs(1), before), None);
    }

    #[test]
    fn a_window_that_lasted_opens_again_however_often() {
        assert_eq!(next(true, SOON, Some(MOST)), Some(0));
        assert_eq!(next(true, Duration::from_secs(1), Some(0)), Some(1));
    }
}
