//! One window to a game.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::error::{Doing, StoreError};
use super::file;

/// The lock on a game; the system lets go of it when this is dropped or its process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "an open file is a lock that is held")] File);

impl Lock {
    /// Takes the lock of that game.
    ///
    /// A file of its own bears it, since the game's file is another one after every save.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another window has it.
    pub(super) fn take(game: &Path) -> Result<Self, StoreError> {
        let path = file::named_with(game, ".lock");
        let io = |error| StoreError::io(Doing::Lock, &path, error);
        let lock = File::options().create(true).truncate(false).write(true).open(&path).map_err(io)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self(lock)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(game.to_path_buf())),
            Err(TryLockError::Error(error)) => Err(io(error)),
        }
    }
}
