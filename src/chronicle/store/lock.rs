//! The lock that gives a file to one window.

use std::fs::TryLockError;
use std::path::Path;

use super::document::Document;
use super::error::{Doing, StoreError};
use crate::chronicle::file::{self, FileSystem, Locked};

/// The lock on a file.
#[derive(Debug)]
pub(super) struct Lock(Box<dyn Locked>);

impl Lock {
    /// Locks the file, creating its folder if need be.
    ///
    /// The lock is on a file of its own, since every save replaces the file itself.
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

    /// Takes the lock again if its file was removed, with the folder or alone: another window could have taken it.
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
