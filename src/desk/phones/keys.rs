//! The keys with which phones were let in last: for one evening they outlast the app, so that nobody has to scan anew.
//!
//! They stand in a file of their own that nobody else may read; settings and logs are sent to others, and never have them.

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::chronicle::file::{self, FileSystem as _, Native};
use crate::gallery::{Key, NoChance};

/// Who may come in.
#[derive(Clone)]
pub(super) struct Keys {
    /// With this key one looks on, and sits down.
    pub(super) phones: Key,
    /// With this one streamers on this computer look on.
    pub(super) overlay: Key,
}

/// The same in the file.
#[derive(Serialize, Deserialize)]
struct Kept {
    format: u8,
    /// When phones were let in with them last, in seconds since 1970.
    opened: i64,
    phones: String,
    overlay: String,
}

impl Keys {
    /// So long they may be used again, in seconds: an evening, and no other day.
    const LASTS: i64 = 12 * 60 * 60;
    const FORMAT: u8 = 1;
    /// No file of ours is longer.
    const LONGEST: usize = 1_024;

    /// Makes new ones up.
    ///
    /// # Errors
    /// The system has no chance to make them from.
    pub(super) fn random() -> Result<Self, NoChance> {
        Ok(Self { phones: Key::random()?, overlay: Key::random()? })
    }

    /// Those in the file, if they may be used at that time, in seconds since 1970.
    pub(super) fn kept(path: &Path, now: i64) -> Option<Self> {
        let bytes = file::read_any(&Native, path, Self::LONGEST).ok()??;
        let kept: Kept = ron::de::from_bytes(&bytes).ok()?;
        let age = now.checked_sub(kept.opened)?;
        // A clock that was set back says nothing of how old they are.
        let lasts = kept.format == Self::FORMAT && (0..Self::LASTS).contains(&age);
        let keys = Self { phones: kept.phones.parse().ok()?, overlay: kept.overlay.parse().ok()? };
        lasts.then_some(keys)
    }

    /// Keeps them from that time on, for the owner of the account alone.
    ///
    /// # Errors
    /// They cannot be written.
    pub(super) fn keep(&self, path: &Path, now: i64) -> io::Result<()> {
        let [phones, overlay] = [&self.phones, &self.overlay].map(|key| key.letters().to_owned());
        let kept = Kept { format: Self::FORMAT, opened: now, phones, overlay };
        let text = ron::ser::to_string(&kept).map_err(io::Error::other)?;
        file::put_private(path, text.as_bytes())
    }

    /// Throws those in the file away.
    pub(super) fn forget(path: &Path) {
        match Native.remove(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                log::warn!("{} stays: {error}", path.display());
            }
            Ok(()) | Err(_) => {}
        }
    }
}
