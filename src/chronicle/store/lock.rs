//! One window to a file.

use std::fs::TryLockError;
use std::path::Path;

use super::document::Document;
use super::error::{Doing, StoreError};
use crate::chronicle::file::{self, FileSystem, Locked};

/// The lock on a file.
#[derive(Debug)]
pub(super) struct Lock(Box<dyn Locked>);

impl Lock {
    /// Takes the lock of that file, in a folder that it makes if there is none.
    ///
    /// A file of its own bears it, since what bears the file's name is another file after every save.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another window has it.
    pub(super) fn take<D: Document>(disk: &dyn FileSystem, kept: &Path) -> Result<Self, StoreError> {
        let (folder, path) = (file::folder(kept), file::named_with(kept, ".lock"));
        file::make_folder(disk, folder).map_err(|error| StoreError::io::<D>(Doing::Folder, folder, error))?;
        match disk.lock(&path) {
            Ok(lock) => Ok(Self(lock)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { kind: D::KIND, path: kept.to_path_buf() }),
            Err(TryLockError::Error(error)) => Err(StoreError::io::<D>(Doing::Lock, &path, error)),
        }
    }

    /// Takes the lock again if somebody has removed its file, with the folder or alone: another window could have taken it.
    ///
    /// # Errors
    /// As [`Lock::take`].
    pub(super) fn hold<D: Document>(&mut self, disk: &dyn FileSystem, kept: &Path) -> Result<(), StoreError> {
        if !self.0.is_at(&file::named_with(kept, ".lock")) {
            *self = Self::take::<D>(disk, kept)?;
        }
        Ok(())
    }
}
