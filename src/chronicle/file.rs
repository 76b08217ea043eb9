//! Files that are read whole, with a limit, and written whole or not at all: the one place where this house reads and writes
//! files.
//!
//! Only a regular file is read: a device never ends, and a pipe waits for whoever writes to it. Nothing that is printed or
//! exported is put in the place of a game or a hall of fame.
//!
//! What is written stands beside its place first, under a name of its own, and is moved there when it is on disk. So at every
//! instant, whatever is killed or pulled out, a path names the whole old file or the whole new one. Once a function here has
//! returned, the file outlasts a power cut: its bytes were synced before it was moved and, where the system can do that, its
//! folder after.

#![expect(clippy::disallowed_methods, reason = "here, and here only, files are opened")]

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use super::envelope::is_ours;

/// A device or a pipe stands where a file is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is a device or a pipe, not a file")]
pub struct NotAFile;

/// What stands there is a file of ours, which nothing else is written over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it keeps a game or a hall of fame")]
pub struct Ours;

/// The file's bytes; of one that is longer than `longest` only so many that it is seen to be.
///
/// # Errors
/// The system does not let it be read, or there is none; [`NotAFile`].
pub fn read(path: &Path, longest: usize) -> io::Result<Vec<u8>> {
    // Asked before it is opened: to open a pipe waits already.
    regular(path)?;
    let mut bytes = Vec::new();
    File::open(path)?.take(longest as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Refuses a device or a pipe; a folder says by itself that it is one.
fn regular(path: &Path) -> io::Result<()> {
    let meta = path.metadata()?;
    if meta.is_file() || meta.is_dir() { Ok(()) } else { Err(io::Error::other(NotAFile)) }
}

/// Opens a file that stays open, to be locked, and makes it if there is none.
///
/// # Errors
/// As [`read()`].
pub(super) fn open_lock(path: &Path) -> io::Result<File> {
    if path.exists() {
        regular(path)?;
    }
    File::options().create(true).truncate(false).write(true).open(path)
}

/// Adds a text to a file's end, and makes the file if there is none; one that is longer than `longest` stays as it is.
///
/// This is for logs: it is not written whole or not at all.
///
/// # Errors
/// As [`read()`], or it cannot be written.
pub fn append(path: &Path, text: &str, longest: u64) -> io::Result<()> {
    if path.exists() {
        regular(path)?;
    }
    let mut file = File::options().create(true).append(true).open(path)?;
    if file.metadata()?.len() > longest {
        return Ok(());
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// As [`read()`], but nothing if there is no file.
///
/// # Errors
/// The system does not let it be read.
pub fn read_any(path: &Path, longest: usize) -> io::Result<Option<Vec<u8>>> {
    match read(path, longest) {
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
    let there = path.metadata().ok();
    if there.as_ref().is_some_and(|there| !there.is_file()) {
        return File::options().write(true).open(path)?.write_all(bytes);
    }
    if there.is_some() && is_ours(&read(path, FIRST_LINE)?) {
        return Err(io::Error::other(Ours));
    }
    let new = New::write_apart(&target(path)?, bytes)?;
    if let Some(there) = there {
        new.file.as_file().set_permissions(there.permissions())?;
    }
    new.put().map(drop)
}

/// So many bytes tell whether a file is one of ours.
const FIRST_LINE: usize = 1024;

/// What a link stands for at last, whether it is there or not; a path that is no link stands for itself.
fn target(path: &Path) -> io::Result<PathBuf> {
    /// As many links as systems follow.
    const MOST: usize = 40;
    let mut path = path.to_path_buf();
    for _ in 0..MOST {
        match fs::read_link(&path) {
            Ok(link) => path = folder(&path).join(link),
            Err(_) => return Ok(path),
        }
    }
    Err(io::ErrorKind::InvalidInput.into())
}

/// Moves a file out of the way under the first of these names that is free, beside it: `name.extension`, `name-2.extension` and
/// so on.
///
/// # Errors
/// The system does not let it be moved.
pub fn put_aside(path: &Path, name: &str, extension: &str) -> io::Result<PathBuf> {
    let path = target(path)?;
    let folder = folder(&path);
    let names = (1_u32..).map(|number| match number {
        1 => format!("{name}.{extension}"),
        _ => format!("{name}-{number}.{extension}"),
    });
    let free = names.map(|name| folder.join(name)).find(|aside| !aside.exists());
    let aside = free.ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(&path, &aside)?;
    Ok(aside)
}

/// Writes these bytes into a new file under the first of these names that is free: `name.extension`, `name-2.extension` and so
/// on; and says which. It makes the folder if there is none, and replaces nothing.
///
/// # Errors
/// The system does not let it be written.
pub fn add(folder: &Path, name: &str, extension: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let mut path = folder.join(format!("{name}.{extension}"));
    let mut new = New::write_apart(&path, bytes)?;
    let mut number = 2_u32;
    loop {
        match new.file.persist_noclobber(&path) {
            Ok(_) => {
                sync_folder(folder);
                return Ok(path);
            }
            Err(taken) if taken.error.kind() == io::ErrorKind::AlreadyExists => {
                path = folder.join(format!("{name}-{number}.{extension}"));
                number += 1;
                new.file = taken.file;
            }
            Err(refused) => return Err(refused.error),
        }
    }
}

/// Removes a file.
///
/// # Errors
/// The system does not let it be removed.
pub fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path)
}

/// What will stand in a file's place; it is on disk already, so that a full disk is noticed before anything is moved. What is
/// not put there goes away.
#[derive(Debug)]
pub(super) struct New {
    file: NamedTempFile,
    path: PathBuf,
}

impl New {
    /// Writes these bytes beside a file that nobody else writes, under the name that [`New::name`] says; what a killed writer
    /// left there is replaced.
    pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<Self> {
        let name = Self::name(path);
        clear(&name)?;
        Self::write_named(path, name.file_name().unwrap_or_default(), 0, bytes)
    }

    /// Writes these bytes beside a file that others may write at the same time, under a name of chance.
    fn write_apart(path: &Path, bytes: &[u8]) -> io::Result<Self> {
        // A short name, since that of the file may be as long as the system lets it be.
        Self::write_named(path, OsStr::new(".town-crier-"), 6, bytes)
    }

    fn write_named(path: &Path, name: &OsStr, chance: usize, bytes: &[u8]) -> io::Result<Self> {
        let mut builder = Builder::new();
        builder.prefix(name).rand_bytes(chance);
        // A file of ours is no secret: others may read it as far as the system's mask lets them.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut file = builder.tempfile_in(folder(path))?;
        file.write_all(bytes)?;
        // Or else the new name could reach the disk before what it names.
        file.as_file().sync_all()?;
        Ok(Self { file, path: path.to_path_buf() })
    }

    /// What a file is called while it is not in its place yet: `game.ron.new` for `game.ron`.
    pub(super) fn name(path: &Path) -> PathBuf {
        named_with(path, ".new")
    }

    /// Puts it in its place.
    pub(super) fn put(self) -> io::Result<File> {
        let file = self.file.persist(&self.path)?;
        sync_folder(folder(&self.path));
        Ok(file)
    }
}

/// Puts what lies at `from`, which is in these bytes, at `to` as well; nobody else writes there.
///
/// The same file under a second name costs nothing. It may be on disk only when the folder is next synced; until then, what was
/// there before may still be.
pub(super) fn link(from: &Path, to: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = New::name(to);
    clear(&new)?;
    match fs::hard_link(from, &new) {
        Ok(()) => fs::rename(&new, to),
        // Not every file system has second names.
        Err(_) => New::write(to, bytes)?.put().map(drop),
    }
}

/// Removes what a killed writer left.
fn clear(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// The file that a link stands for, so that writing replaces the file and not the link, and both names bear one lock.
pub(super) fn followed(path: &Path) -> PathBuf {
    let real = if path.is_symlink() { path.canonicalize().ok() } else { None };
    real.unwrap_or_else(|| path.to_path_buf())
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

/// Lets a new name in the folder outlast a power cut.
///
/// Not every system and file system can do that for a folder; the file is whole without it, so that is no error.
pub(super) fn sync_folder(folder: &Path) {
    if cfg!(unix) {
        drop(File::open(folder).and_then(|folder| folder.sync_all()));
    }
}
