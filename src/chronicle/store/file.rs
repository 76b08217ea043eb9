//! Files that are read whole, with a limit, and replaced whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::document::Document;
use super::error::{Doing, LoadError, StoreError};

/// The file that a link stands for, so that saving replaces the file and not the link, and both names bear one lock.
pub(super) fn followed(path: PathBuf) -> PathBuf {
    if path.is_symlink() { path.canonicalize().unwrap_or(path) } else { path }
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

/// Where the generation before is kept: `game.before.ron` for `game.ron`.
pub(super) fn before(path: &Path) -> PathBuf {
    let mut name = OsString::from(path.file_stem().unwrap_or_default());
    name.push(".before");
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

/// The file's bytes, or none if there is no file; of one that is too long only so many that it is seen to be.
pub(super) fn read<D: Document>(path: &Path) -> io::Result<Option<Vec<u8>>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut bytes = Vec::new();
    file.take(D::KIND.longest() as u64 + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

/// What the file keeps, or nothing if there is no file.
pub(super) fn load<D: Document>(path: &Path) -> Result<Option<D>, LoadError<D>> {
    let bytes = read::<D>(path).map_err(|source| LoadError::Io { path: path.to_path_buf(), source })?;
    let read = bytes.map(|bytes| D::read(&bytes)).transpose();
    read.map_err(|damage| LoadError::Damaged { path: path.to_path_buf(), damage, before_holds: false })
}

/// What will stand in a file's place; it is on disk already, so that a full disk is noticed before anything is moved.
pub(super) struct New<'a> {
    new: PathBuf,
    path: &'a Path,
}

impl<'a> New<'a> {
    /// Writes these bytes beside the file.
    pub(super) fn write<D: Document>(path: &'a Path, bytes: &[u8]) -> Result<Self, StoreError> {
        let new = named_with(path, ".new");
        write(&new, bytes).map_err(|error| StoreError::io::<D>(Doing::Write, &new, error))?;
        Ok(Self { new, path })
    }

    /// Puts them in its place; at every instant the path names the whole old file or the whole new one.
    pub(super) fn put<D: Document>(self) -> Result<(), StoreError> {
        fs::rename(&self.new, self.path).map_err(|error| StoreError::io::<D>(Doing::Write, self.path, error))?;
        sync_folder(folder(self.path));
        Ok(())
    }
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    // Or else the new name could reach the disk before what it names.
    file.sync_all()
}

/// Lets a new name in the folder outlast a power cut.
///
/// Not every system and file system can do that for a folder; the file is whole without it, so that is no error.
pub(super) fn sync_folder(folder: &Path) {
    if cfg!(unix) {
        drop(File::open(folder).and_then(|folder| folder.sync_all()));
    }
}
