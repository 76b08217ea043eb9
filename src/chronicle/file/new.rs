//! A temporary file that will replace another one.

use std::io;
use std::path::{Path, PathBuf};

use super::{FileSystem, folder, named_with};

/// A temporary file that will replace another one; it is on disk already, so that a full disk is noticed before
/// anything is moved. It is removed unless it is put.
#[derive(Debug)]
pub(in crate::chronicle) struct New<'disk> {
    disk: &'disk dyn FileSystem,
    name: PathBuf,
    path: PathBuf,
    is_put: bool,
}

impl<'disk> New<'disk> {
    /// Writes these bytes beside a file that nobody else writes, under the name of [`New::name`]; replaces the leftover
    /// of a killed writer.
    pub(in crate::chronicle) fn write(disk: &'disk dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<Self> {
        let name = Self::name(path);
        cleared(disk, &name, || disk.write(&name, bytes))?;
        Ok(Self { disk, name, path: path.to_path_buf(), is_put: false })
    }

    /// Writes these bytes beside a file that others may write at the same time, under a random name.
    pub(super) fn beside(disk: &'disk dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<Self> {
        let name = disk.write_beside(path, bytes)?;
        Ok(Self { disk, name, path: path.to_path_buf(), is_put: false })
    }

    /// Returns the temporary name for a path: `game.ron.new` for `game.ron`.
    pub(in crate::chronicle) fn name(path: &Path) -> PathBuf {
        named_with(path, ".new")
    }

    /// Renames the temporary file to its target and syncs the folder.
    pub(in crate::chronicle) fn put(mut self) -> io::Result<()> {
        self.disk.rename(&self.name, &self.path)?;
        self.is_put = true;
        self.disk.sync(folder(&self.path))
    }
}

impl Drop for New<'_> {
    fn drop(&mut self) {
        if !self.is_put
            && let Err(error) = self.disk.remove(&self.name)
        {
            log::warn!("{} stays: {error}", self.name.display());
        }
    }
}

/// Links the file at `from`, which has these bytes, to `to`, replacing it; nobody else writes there.
///
/// A second name costs nothing. The link may be on disk only when the folder is next synced; until then, a power cut
/// may bring back the old file.
pub(in crate::chronicle) fn link(disk: &dyn FileSystem, from: &Path, to: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = New::name(to);
    match cleared(disk, &new, || disk.link(from, &new)) {
        Ok(()) => disk.rename(&new, to),
        // Not every file system has second names.
        Err(_) => New::write(disk, to, bytes)?.put(),
    }
}

/// Creates a file; if its name is taken by the leftover of a killed writer, removes that and tries again.
fn cleared(disk: &dyn FileSystem, name: &Path, write: impl Fn() -> io::Result<()>) -> io::Result<()> {
    match write() {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            disk.remove(name)?;
            write()
        }
        written => written,
    }
}
