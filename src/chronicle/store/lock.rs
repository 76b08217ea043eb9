//! One window to a file.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::document::Document;
use super::error::{Doing, StoreError};
use super::file;

/// The lock on a file; the system lets go of it when this is dropped or its process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "an open file is a lock that is held")] File);

impl Lock {
    /// Takes the lock of that file.
    ///
    /// A file of its own bears it, since what bears the file's name is another file after every save.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another window has it.
    pub(super) fn take<D: Document>(kept: &Path) -> Result<Self, StoreError<D>> {
        let path = file::named_with(kept, ".lock");
        let io = |error| StoreError::io(Doing::Lock, &path, error);
        let lock = File::options().create(true).truncate(false).write(true).open(&path).map_err(io)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self(lock)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(kept.to_path_buf())),
            Err(TryLockError::Error(error)) => Err(io(error)),
        }
    }
}
