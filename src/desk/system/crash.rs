//! Crash reports: written beside the save when the app ended by a mistake of ours, and shown at the next start.

use std::backtrace::Backtrace;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::process;
use std::thread;

use jiff::Timestamp;

use super::reopen;
use crate::chronicle::file;
use crate::crier::{InWords as _, Language, Manner, Words};
use crate::desk::WindowRefusal;

/// The greatest length of a report, however often threads panic.
const LONGEST: u64 = 1 << 18;
/// The exit code for a window lost in the middle: that of every refusal.
const LOST: i32 = 2;
/// The name of the main thread, which has the window.
const MAIN: &str = "main";

/// Installs a panic hook that writes a report into that file; if it cannot be written, the previous hook runs.
///
/// A second panic while unwinding would abort the program, so a lost window is reopened at once then; if that fails,
/// the program ends here, with a sentence.
pub fn report_to(file: PathBuf) {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let backtrace = Backtrace::force_capture();
        if !note(&file, &report(info, &backtrace)) {
            before(info);
        }
        if thread::current().name() == Some(MAIN) && reopen::lose() && !reopen::again() {
            reopen::end();
            let words = Words::new(Language::of_system(), Manner::Plain, None);
            // There is nobody left to tell it to.
            let _ = writeln!(io::stderr(), "{}", WindowRefusal::Lost(file.clone()).in_words(&words));
            #[expect(clippy::disallowed_methods, reason = "an abort would come next; the game is on disk already")]
            process::exit(LOST);
        }
    }));
}

/// Reports that the window was lost, and why.
pub(crate) fn lost(file: &Path, why: &str) {
    note(
        file,
        &format!("{}\nTown Crier {}\nthe window was lost: {why}\n", Timestamp::now(), env!("CARGO_PKG_VERSION")),
    );
}

/// Appends to the report; returns whether that succeeded.
fn note(file: &Path, text: &str) -> bool {
    let noted = file::append(file, text, LONGEST);
    if let Err(error) = &noted {
        log::error!("{} cannot be written: {error}", file.display());
    }
    noted.is_ok()
}

/// Takes the report that was left and not shown yet; renames it to the returned path, so that it is shown once.
pub(crate) fn left(file: &Path) -> Option<PathBuf> {
    if !file.is_file() {
        return None;
    }
    let told = file.with_extension("told.txt");
    match fs::rename(file, &told) {
        Ok(()) => Some(told),
        Err(error) => {
            log::warn!("{} stays where it is: {error}", file.display());
            Some(file.to_path_buf())
        }
    }
}

/// Returns the report of a panic: time, version, platform, thread, place, message and backtrace.
fn report(info: &PanicHookInfo<'_>, backtrace: &Backtrace) -> String {
    let payload = info.payload();
    let message = payload.downcast_ref::<&str>().copied();
    let message = message.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message");
    let mut text = String::new();
    let place = info.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
    let thread = thread::current();
    let wrote = write!(
        text,
        "{}\nTown Crier {} on {} {}\nthread {} panicked at {place}:\n{message}\n\n{backtrace}\n",
        Timestamp::now(),
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        thread.name().unwrap_or("without a name"),
    );
    // Writing to a text cannot fail; if it does, the message alone is worth much.
    if wrote.is_ok() { text } else { message.to_owned() }
}
