//! The errors of loading and storing a document.

use std::io;
use std::path::{Path, PathBuf};

use super::document::Document;
use crate::chronicle::FileKind;

/// Why a file cannot be loaded.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum LoadError<D: Document> {
    /// The system refuses to read the file.
    Io {
        /// The file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// The file can be read, but is no such document.
    Damaged {
        /// The file.
        path: PathBuf,
        /// The damage.
        damage: D::Damage,
        /// Whether the generation before it reads.
        before_holds: bool,
    },
}

/// Why a document cannot be stored.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum StoreError {
    /// Another window has locked the file.
    InUse {
        /// The kind of the file.
        kind: FileKind,
        /// The file.
        path: PathBuf,
    },
    /// The system refuses an operation.
    Io {
        /// The kind of the file.
        kind: FileKind,
        /// The operation.
        doing: Doing,
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
}

/// An operation of the store on a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Creating a folder.
    Folder,
    /// Locking a file.
    Lock,
    /// Reading a file or folder.
    Read,
    /// Writing a file.
    Write,
    /// Moving a file to `kept/`.
    Move,
    /// Removing a generation that is no longer needed.
    Remove,
}

/// A change that somebody else made to a file while this window had it. Nothing is lost by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meddled {
    /// The file was removed; now it is there again.
    Removed {
        /// The file.
        path: PathBuf,
    },
    /// The file was changed or replaced.
    Changed {
        /// The file.
        path: PathBuf,
        /// The path where the foreign version is kept.
        kept: PathBuf,
    },
}

impl Meddled {
    pub(super) fn new(path: &Path, kept: Option<PathBuf>) -> Self {
        let path = path.to_path_buf();
        match kept {
            None => Self::Removed { path },
            Some(kept) => Self::Changed { path, kept },
        }
    }
}

impl StoreError {
    pub(super) fn io<D: Document>(doing: Doing, path: &Path, source: io::Error) -> Self {
        Self::Io { kind: D::KIND, doing, path: path.to_path_buf(), source }
    }
}
