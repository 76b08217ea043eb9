//! What can go wrong between a game and its file, with what to do about it.

use std::io;
use std::path::{Path, PathBuf};

use crate::chronicle::schema::Damage;

/// Why a game's file gives no game.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The system does not let it be read.
    #[error("{} cannot be read ({source}): {}", path.display(), advice(source))]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// It can be read and keeps no game.
    #[error("{}: {damage}{}", path.display(), if *kept_holds { " (the generation before it holds)" } else { "" })]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        damage: Damage,
        /// Whether the generation before it reads.
        kept_holds: bool,
    },
}

/// Why a game is not kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another window plays this game.
    #[error("this game is open in another window of Town Crier, so it can be looked at but not played here: {}", .0.display())]
    InUse(PathBuf),
    /// What would be written would not read again; the record was not made by its own rules.
    #[error("this game cannot be kept, for it would not open again: {0}")]
    Unsavable(#[source] Damage),
    /// The system does not let it be done.
    #[error("{} cannot be {doing} ({source}): {}", path.display(), advice(source))]
    Io {
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
    pub(super) fn io(doing: Doing, path: &Path, source: io::Error) -> Self {
        Self::Io { doing, path: path.to_path_buf(), source }
    }
}

/// What a person can do about it.
fn advice(error: &io::Error) -> &'static str {
    use io::ErrorKind as Kind;
    match error.kind() {
        Kind::StorageFull | Kind::QuotaExceeded => "the disk is full, so make room on it and go on",
        Kind::PermissionDenied => "you may not do that there, so allow it or keep the game in another folder",
        Kind::ReadOnlyFilesystem => "nothing can be written there, so keep the game in another folder",
        Kind::NotADirectory | Kind::AlreadyExists | Kind::IsADirectory => {
            "something else is in the way, so move it or keep the game in another folder"
        }
        // The kinds are the system's and grow; for the others, another place is the one advice that can help.
        _ => "try again, or keep the game in another folder",
    }
}
