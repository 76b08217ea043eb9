//! The log of errors that nobody can mend now, in a file beside the save.
//!
//! It is quiet: warnings and errors alone, unless the environment asks for more. A thread of its own writes it, so that
//! logging never waits for the disk.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use jiff::Timestamp;
use log::{LevelFilter, Log, Metadata, Record};

use crate::chronicle::file;

/// The environment variable for the level: `error`, `warn`, `info`, `debug` or `trace`.
const MORE: &str = "TOWN_CRIER_LOG";

/// A logger that writes into a file.
pub struct FileLog {
    level: LevelFilter,
    lines: Mutex<Sender<Line>>,
}

enum Line {
    Text(String),
    /// A request to be notified when everything before it is written.
    Flush(Sender<()>),
}

impl FileLog {
    /// The greatest length of a file; the previous one is kept beside it.
    pub const LONGEST: u64 = 1 << 18;

    /// Creates a log of that level and above; the file is created with the first line.
    ///
    /// # Errors
    /// The system has no room for a thread.
    pub fn new(file: PathBuf, level: LevelFilter) -> io::Result<Self> {
        let (lines, written) = channel();
        thread::Builder::new().name("log".to_owned()).spawn(move || follow(&file, &written))?;
        Ok(Self { level, lines: Mutex::new(lines) })
    }

    /// Installs a log to that file as the program's, at the level of the environment.
    pub(crate) fn install(file: PathBuf) {
        let wished = std::env::var(MORE).ok().and_then(|level| level.parse().ok());
        let level = wished.unwrap_or(LevelFilter::Warn);
        // Without a thread, or with a log of somebody else's, nothing is lost but the log.
        if let Ok(log) = Self::new(file, level)
            && log::set_boxed_logger(Box::new(log)).is_ok()
        {
            log::set_max_level(level);
        }
    }

    fn send(&self, line: Line) -> bool {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).send(line).is_ok()
    }
}

impl Log for FileLog {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() <= self.level
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            let (level, target) = (record.level(), record.target());
            self.send(Line::Text(format!("{} {level} {target}: {}\n", Timestamp::now(), record.args())));
        }
    }

    fn flush(&self) {
        let (done, wait) = channel();
        if self.send(Line::Flush(done)) {
            // It is dropped only if the thread is gone, and then there is nothing to wait for.
            let _ = wait.recv();
        }
    }
}

fn follow(file: &Path, lines: &Receiver<Line>) {
    for line in lines {
        match line {
            // A log that cannot be written has nowhere to say so.
            Line::Text(text) => drop(append(file, &text)),
            Line::Flush(done) => drop(done.send(())),
        }
    }
}

fn append(path: &Path, text: &str) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|meta| meta.len() + text.len() as u64 > FileLog::LONGEST) {
        fs::rename(path, path.with_extension("old.log"))?;
    }
    file::append(path, text, FileLog::LONGEST)
}
