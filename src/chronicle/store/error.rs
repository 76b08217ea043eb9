//! What can go wrong between a thing and its file, with what to do about it.

use std::io;
use std::path::{Path, PathBuf};

use super::document::Document;
use crate::chronicle::FileKind;

/// Why a file gives nothing.
#[derive(Debug, thiserror::Error)]
pub enum LoadError<D: Document> {
    /// The system does not let it be read.
    #[error("{} cannot be read ({source}): {}", path.display(), advice(D::KIND, source))]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// It can be read and keeps nothing.
    #[error("{}: {damage}{}", path.display(), if *before_holds { " (the generation before it holds)" } else { "" })]
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
pub enum StoreError {
    /// Another window has it.
    #[error("{}: {}", in_use(*kind), path.display())]
    InUse {
        /// What kind of file it is.
        kind: FileKind,
        /// The file.
        path: PathBuf,
    },
    /// The system does not let it be done.
    #[error("{} cannot be {doing} ({source}): {}", path.display(), advice(*kind, source))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Doing {
    /// A folder was being made.
    #[error("made")]
    Folder,
    /// A file was being locked.
    #[error("locked")]
    Lock,
    /// A file or folder was being read.
    #[error("read")]
    Read,
    /// A file was being written.
    #[error("written")]
    Write,
    /// A file was being moved to `kept/`.
    #[error("moved aside")]
    Move,
    /// A generation that is no longer needed was being removed.
    #[error("removed")]
    Remove,
}

impl StoreError {
    pub(super) fn io<D: Document>(doing: Doing, path: &Path, source: io::Error) -> Self {
        Self::Io { kind: D::KIND, doing, path: path.to_path_buf(), source }
    }
}

const fn in_use(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Game => {
            "this game is open in another window of Town Crier, so it can be looked at but not played here"
        }
        FileKind::Hall => "another window of Town Crier is writing to this hall of fame, so try again when it is done",
    }
}

/// What a person can do about it.
fn advice(kind: FileKind, error: &io::Error) -> String {
    use io::ErrorKind as Kind;
    let advice = match error.kind() {
        Kind::StorageFull | Kind::QuotaExceeded => return "the disk is full, so make room on it and go on".to_owned(),
        Kind::PermissionDenied => "you may not do that there, so allow it or",
        Kind::ReadOnlyFilesystem => "nothing can be written there, so",
        Kind::NotADirectory | Kind::AlreadyExists | Kind::IsADirectory => "something else is in the way, so move it or",
        // The kinds are the system's and grow; for the others, another place is the one advice that can help.
        _ => "try again, or",
    };
    format!("{advice} keep the {kind} in another folder")
}
