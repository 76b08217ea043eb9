//! The keys with which phones were last let in: for one evening they outlast the app, so that nobody has to scan anew.
//!
//! They are in a file of their own that nobody else may read; settings and logs are sent to others, and never have
//! them.

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::chronicle::file::{self, FileSystem as _, Native};
use crate::gallery::{Key, NoChance};

/// The keys of a gallery.
#[derive(Clone)]
pub(super) struct Keys {
    /// The key of phones, for watching and for sitting down.
    pub(super) phones: Key,
    /// The key of streamers on this computer.
    pub(super) overlay: Key,
}

/// The keys in their file.
#[derive(Serialize, Deserialize)]
struct Kept {
    format: u8,
    /// The time when phones were last let in with them, in seconds since 1970.
    opened: i64,
    phones: String,
    overlay: String,
    /// Whether phones may follow still, as far as this file knows: nobody has stopped it.
    #[serde(default)]
    open: bool,
}

impl Keys {
    /// The time for which they may be reused, in seconds: an evening, and no other day.
    const LASTS: i64 = 12 * 60 * 60;
    const FORMAT: u8 = 1;
    /// The size limit of the file.
    const LONGEST: usize = 1_024;

    /// Makes new random keys.
    ///
    /// # Errors
    /// The system gives no random numbers.
    pub(super) fn random() -> Result<Self, NoChance> {
        Ok(Self { phones: Key::random()?, overlay: Key::random()? })
    }

    /// Returns the keys in the file, if they may be reused at that time, in seconds since 1970.
    pub(super) fn kept(path: &Path, now: i64) -> Option<Self> {
        let kept = Kept::read(path, now)?;
        Some(Self { phones: kept.phones.parse().ok()?, overlay: kept.overlay.parse().ok()? })
    }

    /// Whether phones could follow with them until the app ended, so that they may wait at that time.
    pub(super) fn wait(path: &Path, now: i64) -> bool {
        Kept::read(path, now).is_some_and(|kept| kept.open)
    }

    /// Notes that phones may follow no longer, if the file is there.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn stop(path: &Path, now: i64) -> io::Result<()> {
        Kept::read(path, now).map_or(Ok(()), |kept| Kept { open: false, ..kept }.write(path))
    }

    /// Saves the keys with that time, for the owner of the account alone.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn keep(&self, path: &Path, now: i64) -> io::Result<()> {
        let [phones, overlay] = [&self.phones, &self.overlay].map(|key| key.letters().to_owned());
        Kept { format: Self::FORMAT, opened: now, phones, overlay, open: true }.write(path)
    }

    /// Removes the file.
    pub(super) fn forget(path: &Path) {
        match Native.remove(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                log::warn!("{} stays: {error}", path.display());
            }
            Ok(()) | Err(_) => {}
        }
    }
}

impl Kept {
    /// Returns the file's content, if its keys may be reused at that time.
    fn read(path: &Path, now: i64) -> Option<Self> {
        let bytes = file::read_any(&Native, path, Keys::LONGEST).ok()??;
        let kept: Self = ron::de::from_bytes(&bytes).ok()?;
        let age = now.checked_sub(kept.opened)?;
        // A clock that was set back says nothing of how old they are.
        let lasts = kept.format == Keys::FORMAT && (0..Keys::LASTS).contains(&age);
        lasts.then_some(kept)
    }

    fn write(&self, path: &Path) -> io::Result<()> {
        let text = ron::ser::to_string(self).map_err(io::Error::other)?;
        file::put_private(path, text.as_bytes())
    }
}
