//! The operations that the chronicle needs of a file system, and no more.

use std::fmt;
use std::fs::TryLockError;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

/// A shared handle to a file system.
pub type Disk = Arc<dyn FileSystem>;

/// The seam below everything that is kept: [`super::Native`] is the system's own; a test passes one that is full,
/// forbids or loses its power.
///
/// Nothing here is sure to survive a power cut but the bytes given to [`write`](Self::write), and the names in a folder
/// once [`sync`](Self::sync) has returned.
pub trait FileSystem: fmt::Debug + Send + Sync {
    /// Returns the stamp of what a path names; links are followed.
    ///
    /// # Errors
    /// The system refuses, or nothing is there.
    fn stamp(&self, path: &Path) -> io::Result<Stamp>;

    /// Reads a regular file; of one that is longer than `longest` only enough bytes to tell so.
    ///
    /// # Errors
    /// The system refuses to read it, or there is none; [`super::NotAFile`].
    fn read(&self, path: &Path, longest: usize) -> io::Result<Vec<u8>>;

    /// Lists the paths in a folder, in any order.
    ///
    /// # Errors
    /// The system refuses to read it.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Writes a new file and syncs its bytes; removes it again if that fails.
    ///
    /// # Errors
    /// The system refuses to write it, or the name is taken.
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// As [`write`](Self::write), under a random name beside that file and with its permissions; returns the path.
    ///
    /// # Errors
    /// The system refuses to write it.
    fn write_beside(&self, path: &Path, bytes: &[u8]) -> io::Result<PathBuf>;

    /// Renames a file, replacing any file at the new name.
    ///
    /// # Errors
    /// The system refuses to move it.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Links a file to a second name.
    ///
    /// # Errors
    /// The name is taken, or the file system has no links.
    fn link(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// The system refuses to remove it, or there is none.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Creates a folder in an existing one.
    ///
    /// # Errors
    /// The system refuses to make it, or the name is taken.
    fn make_folder(&self, path: &Path) -> io::Result<()>;

    /// Syncs the names in a folder, so that they survive a power cut; does nothing where a system has no way to do
    /// that.
    ///
    /// # Errors
    /// The system could not write them.
    fn sync(&self, folder: &Path) -> io::Result<()>;

    /// Locks a file, creating it if need be. The lock is released when this is dropped or the process ends, however it
    /// ends.
    ///
    /// # Errors
    /// Another process has the lock, or the system refuses.
    fn lock(&self, path: &Path) -> Result<Box<dyn Locked>, TryLockError>;

    /// Returns the target of a chain of links, whether it exists or not; a path that is no link is its own target.
    ///
    /// # Errors
    /// The links form a circle.
    fn target(&self, path: &Path) -> io::Result<PathBuf>;
}

/// A lock on a file, held until it is dropped.
pub trait Locked: fmt::Debug + Send {
    /// Whether the path still names the locked file.
    fn is_at(&self, path: &Path) -> bool;
}

/// The kind of what a path names, and the values that show whether somebody has changed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The kind.
    pub kind: Kind,
    /// The length in bytes.
    pub length: u64,
    /// The time of the last write.
    pub modified: Option<SystemTime>,
    /// The file's number on its disk, where files have numbers.
    pub number: Option<(u64, u64)>,
}

/// The kind of what a path names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A regular file.
    File,
    /// A folder.
    Folder,
    /// A device or a pipe.
    Other,
}
