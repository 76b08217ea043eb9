//! What will stand in a file's place.

use std::io;
use std::path::{Path, PathBuf};

use super::{FileSystem, folder, named_with};

/// What will stand in a file's place; it is on disk already, so that a full disk is noticed before anything is moved. What is
/// not put there goes away.
#[derive(Debug)]
pub(in crate::chronicle) struct New<'disk> {
    disk: &'disk dyn FileSystem,
    name: PathBuf,
    path: PathBuf,
    is_put: bool,
}

impl<'disk> New<'disk> {
    /// Writes these bytes beside a file that nobody else writes, under the name that [`New::name`] says; what a killed writer
    /// left there is replaced.
    pub(in crate::chronicle) fn write(disk: &'disk dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<Self> {
        let name = Self::name(path);
        cleared(disk, &name, || disk.write(&name, bytes))?;
        Ok(Self { disk, name, path: path.to_path_buf(), is_put: false })
    }

    /// Writes these bytes beside a file that others may write at the same time, under a name of chance.
    pub(super) fn beside(disk: &'disk dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<Self> {
        let name = disk.write_beside(path, bytes)?;
        Ok(Self { disk, name, path: path.to_path_buf(), is_put: false })
    }

    /// What a file is called while it is not in its place yet: `game.ron.new` for `game.ron`.
    pub(in crate::chronicle) fn name(path: &Path) -> PathBuf {
        named_with(path, ".new")
    }

    /// Puts it in its place, where it outlasts a power cut.
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

/// Puts what lies at `from`, which is in these bytes, at `to` as well; nobody else writes there.
///
/// The same file under a second name costs nothing. It may be on disk only when the folder is next synced; until then, what was
/// there before may still be.
pub(in crate::chronicle) fn link(disk: &dyn FileSystem, from: &Path, to: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = New::name(to);
    match cleared(disk, &new, || disk.link(from, &new)) {
        Ok(()) => disk.rename(&new, to),
        // Not every file system has second names.
        Err(_) => New::write(disk, to, bytes)?.put(),
    }
}

/// Makes a file; where that name is taken, it removes what a killed writer left there, and makes it then.
fn cleared(disk: &dyn FileSystem, name: &Path, write: impl Fn() -> io::Result<()>) -> io::Result<()> {
    match write() {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            disk.remove(name)?;
            write()
        }
        written => written,
    }
}
