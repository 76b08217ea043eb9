//! Reads files whole, up to a limit, and writes them whole or not at all: the one place where this house reads and
//! writes files.
//!
//! Only regular files are read: a device never ends, and a pipe waits for its writer. No print or export replaces a
//! game or a hall of fame.
//!
//! Games and halls of fame are kept through a [`FileSystem`], so that a test can cut its power between any two calls.
//!
//! New bytes are first written to a temporary file beside the target, and renamed once they are on disk. So at every
//! instant, whatever is killed or pulled out, a path names the whole old file or the whole new one. Once a function
//! here has returned, the file survives a power cut: its bytes were synced before the rename and, where the system can
//! do that, its folder after; and so were the folders made for it.

#![expect(clippy::disallowed_methods, reason = "here, and here only, files are opened")]

mod native;
mod new;
mod system;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

pub use native::Native;
pub(super) use new::{New, link};
pub use system::{Disk, FileSystem, Kind, Locked, Stamp};

use super::envelope::{FileKind, is_ours};

/// The path names a device or a pipe instead of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is a device or a pipe, not a file")]
pub struct NotAFile;

/// The path names a file of ours, which nothing else may replace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it keeps a game or a hall of fame")]
pub struct Ours;

/// The path names a file of another kind than the print that would replace it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is a file of another kind")]
pub struct OtherKind;

/// The path names a pipe without a reader, so that writing would wait for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody reads from this pipe")]
pub struct NoReader;

/// Reads a file; of one that is longer than `longest` only enough bytes to tell so.
///
/// # Errors
/// The system refuses to read it, or there is no file; [`NotAFile`].
pub fn read(path: &Path, longest: usize) -> io::Result<Vec<u8>> {
    Native.read(path, longest)
}

/// Appends a text to a file, creating it if need be; a file longer than `longest` is left alone.
///
/// This is for logs: the append is not atomic.
///
/// # Errors
/// As [`read()`], or the system refuses to write it.
pub fn append(path: &Path, text: &str, longest: u64) -> io::Result<()> {
    if path.exists() {
        native::regular(path)?;
    }
    let mut file = File::options().create(true).append(true).open(path)?;
    if file.metadata()?.len() > longest {
        return Ok(());
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Reads a file as [`FileSystem::read`] does; `None` if there is no file.
///
/// # Errors
/// The system refuses to read it.
pub fn read_any(disk: &dyn FileSystem, path: &Path, longest: usize) -> io::Result<Option<Vec<u8>>> {
    match disk.read(path, longest) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Replaces a file with these bytes, keeping its permissions.
///
/// A symbolic link is kept, and its target replaced. A pipe or a device is written to; for a folder the error is that
/// it is one.
///
/// # Errors
/// [`Ours`], or the system refuses to write it; the old file is left as it was.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    match Native.stamp(path).map(|there| there.kind) {
        Ok(Kind::Other) => native::write_through(path, bytes),
        Ok(Kind::File | Kind::Folder) | Err(_) => put(&Native, path, bytes),
    }
}

/// As [`replace`], but a regular file is replaced only if it is empty or begins as these bytes do, so that a slip of
/// the keyboard destroys nothing.
///
/// # Errors
/// As [`replace`]; [`OtherKind`].
pub fn replace_alike(path: &Path, bytes: &[u8]) -> io::Result<()> {
    alike(path, bytes)?;
    replace(path, bytes)
}

/// Checks that [`replace_alike`] could write bytes that begin so: writes them to a temporary file and removes it again.
///
/// # Errors
/// As [`replace_alike`].
pub fn may_replace_alike(path: &Path, bytes: &[u8]) -> io::Result<()> {
    alike(path, bytes)?;
    match Native.stamp(path).map(|there| there.kind) {
        Ok(Kind::Other) => Ok(()),
        Ok(Kind::File | Kind::Folder) | Err(_) => beside(&Native, path, bytes).map(drop),
    }
}

/// Refuses a file that is neither empty nor begins as these bytes do.
fn alike(path: &Path, bytes: &[u8]) -> io::Result<()> {
    /// The number of bytes that identify a kind of file.
    const SIGN: usize = 4;
    if let Ok(Stamp { kind: Kind::File, length: 1.., .. }) = Native.stamp(path) {
        let mut there = Native.read(path, FIRST_LINE)?;
        // What is ours is told as such.
        let is_ours = is_ours(&there);
        there.truncate(SIGN);
        if !is_ours && !bytes.starts_with(&there) {
            return Err(io::Error::other(OtherKind));
        }
    }
    Ok(())
}

/// As [`replace`], for games and halls of fame, which are never written to a pipe or a device.
///
/// # Errors
/// [`Ours`], [`NotAFile`], or the system refuses to write it; the old file is left as it was.
pub fn put(disk: &dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<()> {
    beside(disk, path, bytes)?.put()
}

/// As [`put`], for a file that only the owner of the account may read; older permissions are dropped.
///
/// # Errors
/// The system refuses to write it; the old file is left as it was.
pub fn put_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    make_folder(&Native, folder(path))?;
    native::private_beside(path, bytes)?.persist(path).map_err(|refused| refused.error)?;
    Native.sync(folder(path))
}

/// Writes the bytes to a temporary file beside their target, if that may be replaced.
fn beside<'disk>(disk: &'disk dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<New<'disk>> {
    match disk.stamp(path).map(|there| there.kind) {
        Ok(Kind::Other) => return Err(io::Error::other(NotAFile)),
        Ok(Kind::Folder) => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(Kind::File) if is_ours(&disk.read(path, FIRST_LINE)?) => return Err(io::Error::other(Ours)),
        Ok(Kind::File) | Err(_) => {}
    }
    New::beside(disk, &disk.target(path)?, bytes)
}

/// The number of bytes that tell whether a file is one of ours.
const FIRST_LINE: usize = 1024;

/// Renames a file, beside itself, to the first free name of `name.extension`, `name-2.extension` and so on.
///
/// # Errors
/// The system refuses to move it.
pub fn put_aside(disk: &dyn FileSystem, path: &Path, name: &str, extension: &str) -> io::Result<PathBuf> {
    let path = disk.target(path)?;
    let folder = folder(&path);
    let aside = keep_as(
        disk,
        &path,
        (1_u32..).map(|number| match number {
            1 => folder.join(format!("{name}.{extension}")),
            _ => folder.join(format!("{name}-{number}.{extension}")),
        }),
    )?;
    disk.remove(&path)?;
    Ok(aside)
}

/// Links a file to the first free one of these names, and returns that name. The link survives a power cut once this
/// returns, so that the caller may then remove the first name: a rename from folder to folder may lose both names at
/// once.
///
/// # Errors
/// The system refuses to link or copy it.
pub(super) fn keep_as(
    disk: &dyn FileSystem,
    path: &Path,
    places: impl Iterator<Item = PathBuf>,
) -> io::Result<PathBuf> {
    /// The size limit of a file that is copied where links are not possible, since it is read into memory.
    const LONGEST: usize = FileKind::Hall.longest();
    let is_taken = |kept: &io::Result<()>| matches!(kept, Err(error) if error.kind() == io::ErrorKind::AlreadyExists);
    for place in places {
        let mut kept = disk.link(path, &place);
        if kept.is_err() && !is_taken(&kept) {
            // Not every file system has second names.
            let bytes = disk.read(path, LONGEST)?;
            kept = if bytes.len() > LONGEST {
                Err(io::ErrorKind::FileTooLarge.into())
            } else {
                disk.write(&place, &bytes)
            };
        }
        if !is_taken(&kept) {
            kept?;
            disk.sync(folder(&place))?;
            return Ok(place);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Writes these bytes into a new file under the first free name of `name.extension`, `name-2.extension` and so on, and
/// returns its path. Creates the folder if need be, and replaces nothing.
///
/// # Errors
/// The system refuses to write it.
pub fn add(folder: &Path, name: &str, extension: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let mut path = folder.join(format!("{name}.{extension}"));
    let mut new = native::new_beside(&path, bytes, None)?;
    let mut number = 2_u32;
    loop {
        match new.persist_noclobber(&path) {
            Ok(_) => {
                Native.sync(folder)?;
                return Ok(path);
            }
            Err(taken) if taken.error.kind() == io::ErrorKind::AlreadyExists => {
                path = folder.join(format!("{name}-{number}.{extension}"));
                number += 1;
                new = taken.file;
            }
            Err(refused) => return Err(refused.error),
        }
    }
}

/// Creates a folder and its missing parents, and syncs them.
///
/// # Errors
/// The system refuses to make it.
pub fn make_folder(disk: &dyn FileSystem, path: &Path) -> io::Result<()> {
    let made = match disk.make_folder(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound && folder(path) != path => {
            make_folder(disk, folder(path))?;
            disk.make_folder(path)
        }
        made => made,
    };
    match made {
        Ok(()) => disk.sync(folder(path)),
        // Whoever made it may have been ended before its name was on disk.
        Err(_) if disk.stamp(path).is_ok_and(|there| there.kind == Kind::Folder) => disk.sync(folder(path)),
        Err(error) => Err(error),
    }
}

/// Returns the target of a link, so that writing replaces the file and not the link, and both names share one lock.
pub(super) fn followed(disk: &dyn FileSystem, path: &Path) -> PathBuf {
    disk.target(path).ok().filter(|target| disk.stamp(target).is_ok()).unwrap_or_else(|| path.to_path_buf())
}

/// Returns the folder of the file.
pub(super) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        Some(_) | None => Path::new("."),
    }
}

/// Returns the path with a suffix appended to its file name.
pub(super) fn named_with(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path.file_name().unwrap_or_default());
    name.push(end);
    path.with_file_name(name)
}
