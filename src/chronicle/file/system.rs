//! What is asked of a file system, and no more.

use std::fmt;
use std::fs::TryLockError;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

/// A file system, as it is handed on.
pub type Disk = Arc<dyn FileSystem>;

/// The seam below everything that is kept: [`super::Native`] is the system's own; a test hands in one that is full, forbids or
/// loses its power.
///
/// Nothing here is sure to outlast a power cut but the bytes that [`write`](Self::write) was given, and the names in a folder
/// once [`sync`](Self::sync) has returned.
pub trait FileSystem: fmt::Debug + Send + Sync {
    /// What stands there; links are followed.
    ///
    /// # Errors
    /// The system does not say, or nothing is there.
    fn stamp(&self, path: &Path) -> io::Result<Stamp>;

    /// The bytes of a regular file; of one that is longer than `longest` only so many that it is seen to be.
    ///
    /// # Errors
    /// The system does not let it be read, or there is none; [`super::NotAFile`].
    fn read(&self, path: &Path, longest: usize) -> io::Result<Vec<u8>>;

    /// What lies in a folder, in any order.
    ///
    /// # Errors
    /// The system does not let it be read.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Writes a new file and syncs its bytes; nothing is left of one that cannot be written.
    ///
    /// # Errors
    /// The system does not let it be written, or that name is taken.
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// As [`write`](Self::write), under a name of chance beside that file, for whoever may read what stands there; says which.
    ///
    /// # Errors
    /// The system does not let it be written.
    fn write_beside(&self, path: &Path, bytes: &[u8]) -> io::Result<PathBuf>;

    /// Gives a file another name, in place of what bears it.
    ///
    /// # Errors
    /// The system does not let it be moved.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Gives a file a second name.
    ///
    /// # Errors
    /// That name is taken, or there are no second names.
    fn link(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// The system does not let it be removed, or there is none.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Makes a folder in one that is there.
    ///
    /// # Errors
    /// The system does not let it be made, or that name is taken.
    fn make_folder(&self, path: &Path) -> io::Result<()>;

    /// Lets the names in a folder outlast a power cut; where a system has no way to do that, it does nothing.
    ///
    /// # Errors
    /// The system could not write them.
    fn sync(&self, folder: &Path) -> io::Result<()>;

    /// Locks a file, which is made if there is none. It is let go of when this is dropped or the process ends, however it ends.
    ///
    /// # Errors
    /// Another process has it, or the system does not let it be locked.
    fn lock(&self, path: &Path) -> Result<Box<dyn Locked>, TryLockError>;

    /// What a link stands for at last, whether it is there or not; a path that is no link stands for itself.
    ///
    /// # Errors
    /// Links lead round and round.
    fn target(&self, path: &Path) -> io::Result<PathBuf>;
}

/// A lock that is held.
pub trait Locked: fmt::Debug + Send {
    /// Whether what bears that name is still the file that is locked.
    fn is_at(&self, path: &Path) -> bool;
}

/// What stands under a name, and by what it is noticed that somebody has changed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// What it is.
    pub kind: Kind,
    /// So many bytes long.
    pub length: u64,
    /// When it was last written.
    pub modified: Option<SystemTime>,
    /// Its number on its disk, where files have numbers.
    pub number: Option<(u64, u64)>,
}

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A regular file.
    File,
    /// A folder.
    Folder,
    /// A device or a pipe.
    Other,
}
