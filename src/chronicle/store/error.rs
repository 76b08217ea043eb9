//! What can go wrong between a thing and its file.

use std::io;
use std::path::{Path, PathBuf};

use super::document::Document;
use crate::chronicle::FileKind;

/// Why a file gives nothing.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum LoadError<D: Document> {
    /// The system does not let it be read.
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// It can be read and keeps nothing.
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        damage: D::Damage,
        /// Whether the generation before it reads.
        before_holds: bool,
    },
}

/// Why a thing is not kept.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum StoreError {
    /// Another window has it.
    InUse {
        /// What kind of file it is.
        kind: FileKind,
        /// The file.
        path: PathBuf,
    },
    /// The system does not let it be done.
    Io {
        /// What kind of file it is about.
        kind: FileKind,
        /// What was being done.
        doing: Doing,
        /// To which file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// What was being done to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// A folder was being made.
    Folder,
    /// A file was being locked.
    Lock,
    /// A file or folder was being read.
    Read,
    /// A file was being written.
    Write,
    /// A file was being moved to `kept/`.
    Move,
    /// A generation that is no longer needed was being removed.
    Remove,
}

/// What somebody else has done to a file that this window keeps. Nothing is lost by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meddled {
    /// It was removed; now it is there again.
    Removed {
        /// The file.
        path: PathBuf,
    },
    /// It was changed or replaced.
    Changed {
        /// The file.
        path: PathBuf,
        /// Where that is kept which was found there.
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
