//! One window to a file.

use std::fs::{self, File, Metadata, TryLockError};
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
        let lock = file::open_lock(&path).map_err(io)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self(lock)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { kind: D::KIND, path: kept.to_path_buf() }),
            Err(TryLockError::Error(error)) => Err(io(error)),
        }
    }

    /// Takes the lock again if somebody has removed its file, with the folder or alone: another window could have taken it.
    ///
    /// # Errors
    /// As [`Lock::take`].
    pub(super) fn hold<D: Document>(&mut self, kept: &Path) -> Result<(), StoreError> {
        if !self.is_there(&file::named_with(kept, ".lock")) {
            let folder = file::folder(kept);
            fs::create_dir_all(folder).map_err(|error| StoreError::io::<D>(Doing::Folder, folder, error))?;
            *self = Self::take::<D>(kept)?;
        }
        Ok(())
    }

    /// Whether the file of that name is the one that is locked.
    fn is_there(&self, path: &Path) -> bool {
        matches!((path.metadata(), self.0.metadata()), (Ok(there), Ok(here)) if are_one(&there, &here))
    }
}

#[cfg(unix)]
fn are_one(there: &Metadata, here: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;

    (there.dev(), there.ino()) == (here.dev(), here.ino())
}

/// No file that is open can be removed here, so what is there is the same.
#[cfg(not(unix))]
const fn are_one(_there: &Metadata, _here: &Metadata) -> bool {
    true
}

impl Drop for Lock {
    /// Closing the file alone is not enough: a program that is being started at this moment has a copy of it for an instant.
    fn drop(&mut self) {
        // What could not be let go of now is when the process ends.
        let _ = self.0.unlock();
    }
}
