//! One window to a file.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::document::Document;
use super::error::{Doing, StoreError};
use crate::chronicle::file;

/// The lock on a file; the system lets go of it when this is dropped or its process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock(File);

impl Lock {
    /// Takes the lock of that file.
    ///
    /// A file of its own bears it, since what bears the file's name is another file after every save.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another window has it.
    pub(super) fn take<D: Document>(kept: &Path) -> Result<Self, StoreError> {
        let path = file::named_with(kept, ".lock");
        let io = |error| StoreError::io::<D>(Doing::Lock, &path, error);
        let lock = File::options().create(true).truncate(false).write(true).open(&path).map_err(io)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self(lock)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { kind: D::KIND, path: kept.to_path_buf() }),
            Err(TryLockError::Error(error)) => Err(io(error)),
        }
    }
}

impl Drop for Lock {
    /// Closing the file alone is not enough: a program that is being started at this moment has a copy of it for an instant.
    fn drop(&mut self) {
        // What could not be let go of now is when the process ends.
        let _ = self.0.unlock();
    }
}
