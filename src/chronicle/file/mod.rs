//! Files that are read whole, with a limit, and written whole or not at all: the one place where this house reads and writes
//! files.
//!
//! Only a regular file is read: a device never ends, and a pipe waits for whoever writes to it. Nothing that is printed or
//! exported is put in the place of a game or a hall of fame.
//!
//! What is kept is asked of a [`FileSystem`], so that a test can take its power away between any two calls.
//!
//! What is written stands beside its place first, under a name of its own, and is moved there when it is on disk. So at every
//! instant, whatever is killed or pulled out, a path names the whole old file or the whole new one. Once a function here has
//! returned, the file outlasts a power cut: its bytes were synced before it was moved and, where the system can do that, its
//! folder after; and so were the folders that were made for it.

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

/// A device or a pipe stands where a file is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is a device or a pipe, not a file")]
pub struct NotAFile;

/// What stands there is a file of ours, which nothing else is written over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it keeps a game or a hall of fame")]
pub struct Ours;

/// What stands there is a file of another kind than what would be printed over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is a file of another kind")]
pub struct OtherKind;

/// What stands there is a pipe, and whoever writes to it would wait for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody reads from this pipe")]
pub struct NoReader;

/// The file's bytes; of one that is longer than `longest` only so many that it is seen to be.
///
/// # Errors
/// The system does not let it be read, or there is none; [`NotAFile`].
pub fn read(path: &Path, longest: usize) -> io::Result<Vec<u8>> {
    Native.read(path, longest)
}

/// Adds a text to a file's end, and makes the file if there is none; one that is longer than `longest` stays as it is.
///
/// This is for logs: it is not written whole or not at all.
///
/// # Errors
/// As [`read()`], or it cannot be written.
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

/// The file's bytes as [`FileSystem::read`] gives them, but nothing if there is no file.
///
/// # Errors
/// The system does not let it be read.
pub fn read_any(disk: &dyn FileSystem, path: &Path, longest: usize) -> io::Result<Option<Vec<u8>>> {
    match disk.read(path, longest) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Puts these bytes in the file's place, for whoever may read what was there.
///
/// A link stays, and what it stands for is replaced. A pipe or a device is written to, and a folder says that it is one.
///
/// # Errors
/// [`Ours`], or the system does not let it be written; what was there is as it was.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    match Native.stamp(path).map(|there| there.kind) {
        Ok(Kind::Other) => native::write_through(path, bytes),
        Ok(Kind::File | Kind::Folder) | Err(_) => put(&Native, path, bytes),
    }
}

/// As [`replace`], but of regular files only in place of an empty one or of one that begins as these bytes do: what people asked
/// for by a slip of the keyboard is not lost.
///
/// # Errors
/// As [`replace`]; [`OtherKind`].
pub fn replace_alike(path: &Path, bytes: &[u8]) -> io::Result<()> {
    alike(path, bytes)?;
    replace(path, bytes)
}

/// Whether [`replace_alike`] could write what begins with these bytes: they are written beside it, and taken away again.
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

/// Whether what stands there is empty, or begins as these bytes do.
fn alike(path: &Path, bytes: &[u8]) -> io::Result<()> {
    /// So many bytes tell what a file is.
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

/// As [`replace`], of what is kept and no export: it has no place in a pipe or a device.
///
/// # Errors
/// [`Ours`], [`NotAFile`], or the system does not let it be written; what was there is as it was.
pub fn put(disk: &dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<()> {
    beside(disk, path, bytes)?.put()
}

/// As [`put`], of what nobody but the owner of the account may read; whoever could read what was there cannot any more.
///
/// # Errors
/// The system does not let it be written; what was there is as it was.
pub fn put_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    make_folder(&Native, folder(path))?;
    native::private_beside(path, bytes)?.persist(path).map_err(|refused| refused.error)?;
    Native.sync(folder(path))
}

/// Writes them beside their place, if they may be put there.
fn beside<'disk>(disk: &'disk dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<New<'disk>> {
    match disk.stamp(path).map(|there| there.kind) {
        Ok(Kind::Other) => return Err(io::Error::other(NotAFile)),
        Ok(Kind::Folder) => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(Kind::File) if is_ours(&disk.read(path, FIRST_LINE)?) => return Err(io::Error::other(Ours)),
        Ok(Kind::File) | Err(_) => {}
    }
    New::beside(disk, &disk.target(path)?, bytes)
}

/// So many bytes tell whether a file is one of ours.
const FIRST_LINE: usize = 1024;

/// Moves a file out of the way under the first of these names that is free, beside it: `name.extension`, `name-2.extension` and
/// so on.
///
/// # Errors
/// The system does not let it be moved.
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

/// Gives a file a second name, the first of these that is free, and says which. It outlasts a power cut before this returns, so
/// that the first name may be taken away then: to move a file from folder to folder may lose both names at once.
///
/// # Errors
/// The system does not let it be kept there.
pub(super) fn keep_as(
    disk: &dyn FileSystem,
    path: &Path,
    places: impl Iterator<Item = PathBuf>,
) -> io::Result<PathBuf> {
    /// No longer than what may be in memory at once.
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

/// Writes these bytes into a new file under the first of these names that is free: `name.extension`, `name-2.extension` and so
/// on; and says which. It makes the folder if there is none, and replaces nothing.
///
/// # Errors
/// The system does not let it be written.
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

/// Makes a folder and those that it lies in, as far as they are not there; they outlast a power cut.
///
/// # Errors
/// The system does not let it be made.
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

/// The file that a link stands for, so that writing replaces the file and not the link, and both names bear one lock.
pub(super) fn followed(disk: &dyn FileSystem, path: &Path) -> PathBuf {
    disk.target(path).ok().filter(|target| disk.stamp(target).is_ok()).unwrap_or_else(|| path.to_path_buf())
}

/// The folder that the file lies in.
pub(super) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        Some(_) | None => Path::new("."),
    }
}

/// The path with something behind its name.
pub(super) fn named_with(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path.file_name().unwrap_or_default());
    name.push(end);
    path.with_file_name(name)
}
