//! The system's own file system.

use std::ffi::OsStr;
use std::fs::{self, File, Metadata, Permissions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::{thread, time::Duration};

use tempfile::{Builder, NamedTempFile};

#[cfg(unix)]
use super::NoReader;
use super::system::{FileSystem, Kind, Locked, Stamp};
use super::{NotAFile, folder};

/// The file system of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Native;

/// The lock on a lock file.
#[derive(Debug)]
struct NativeLock(File);

impl FileSystem for Native {
    fn stamp(&self, path: &Path) -> io::Result<Stamp> {
        Ok(Stamp::from(&path.metadata()?))
    }

    fn read(&self, path: &Path, longest: usize) -> io::Result<Vec<u8>> {
        // Asked before it is opened: to open a pipe waits already.
        regular(path)?;
        let mut bytes = Vec::new();
        File::open(path)?.take(longest as u64 + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        Ok(fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect())
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        written(path, path.file_name().unwrap_or_default(), 0, bytes, None)?.keep()?;
        Ok(())
    }

    fn write_beside(&self, path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
        let like = path.metadata().ok().map(|there| there.permissions());
        let (_, name) = new_beside(path, bytes, like)?.keep()?;
        Ok(name)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::hard_link(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir(path)
    }

    fn sync(&self, folder: &Path) -> io::Result<()> {
        use io::ErrorKind as Kind;
        if !cfg!(unix) {
            return Ok(());
        }
        match File::open(folder).and_then(|folder| folder.sync_all()) {
            // Not every file system can do that, and who may write in a folder may not always open it. What is in it is whole
            // without it.
            Err(error) if matches!(error.kind(), Kind::InvalidInput | Kind::PermissionDenied | Kind::Unsupported) => {
                Ok(())
            }
            synced => synced,
        }
    }

    fn lock(&self, path: &Path) -> Result<Box<dyn Locked>, TryLockError> {
        if path.exists() {
            regular(path).map_err(TryLockError::Error)?;
        }
        let opened = File::options().create(true).truncate(false).write(true).open(path);
        let file = opened.map_err(TryLockError::Error)?;
        file.try_lock()?;
        Ok(Box::new(NativeLock(file)))
    }

    fn target(&self, path: &Path) -> io::Result<PathBuf> {
        /// The most links that systems follow.
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
}

impl Locked for NativeLock {
    fn is_at(&self, path: &Path) -> bool {
        matches!((path.metadata(), self.0.metadata()), (Ok(there), Ok(here)) if are_one(&there, &here))
    }
}

impl Drop for NativeLock {
    /// Unlocks explicitly: closing the file is not enough, since a process that is being spawned at this moment has a
    /// copy of the handle for an instant.
    fn drop(&mut self) {
        // What could not be let go of now is when the process ends.
        let _ = self.0.unlock();
    }
}

impl From<&Metadata> for Stamp {
    fn from(meta: &Metadata) -> Self {
        let kind = match () {
            () if meta.is_file() => Kind::File,
            () if meta.is_dir() => Kind::Folder,
            () => Kind::Other,
        };
        Self { kind, length: meta.len(), modified: meta.modified().ok(), number: number(meta) }
    }
}

/// Refuses a device or a pipe; for a folder the system's own error is enough.
pub(super) fn regular(path: &Path) -> io::Result<()> {
    let meta = path.metadata()?;
    if meta.is_file() || meta.is_dir() { Ok(()) } else { Err(io::Error::other(NotAFile)) }
}

/// Writes to a device, or to a pipe that has a reader.
pub(super) fn write_through(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // It stays open until all is written, or else the reader would find the pipe's end.
    #[cfg(unix)]
    let _read = read_by_somebody(path)?;
    File::options().write(true).open(path)?.write_all(bytes)
}

/// Opens a pipe for writing once it has a reader, since the open would block otherwise; `None` for anything but a pipe.
#[cfg(unix)]
fn read_by_somebody(path: &Path) -> io::Result<Option<File>> {
    use rustix::fs::{Mode, OFlags};
    use rustix::io::Errno;
    use std::os::unix::fs::FileTypeExt as _;
    /// The number of tries, and the pause between them, for a reader that is just being started.
    const TRIES: (u32, Duration) = (20, Duration::from_millis(50));
    if !path.metadata()?.file_type().is_fifo() {
        return Ok(None);
    }
    for _ in 0..TRIES.0 {
        match rustix::fs::open(path, OFlags::WRONLY | OFlags::NONBLOCK | OFlags::CLOEXEC, Mode::empty()) {
            Err(Errno::NXIO) => thread::sleep(TRIES.1),
            opened => return Ok(Some(opened?.into())),
        }
    }
    Err(io::Error::other(NoReader))
}

/// Writes these bytes to a new temporary file with a random name beside the path, where other processes may write too.
pub(super) fn new_beside(path: &Path, bytes: &[u8], like: Option<Permissions>) -> io::Result<NamedTempFile> {
    // A short name, since that of the file may be as long as the system lets it be.
    written(path, OsStr::new(".town-crier-"), 6, bytes, like)
}

/// As [`new_beside`], readable only by the owner of the account. Elsewhere than on Unix the folder's permissions
/// decide.
pub(super) fn private_beside(path: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    // So are temporary files unless others are asked for.
    let mut file = Builder::new().prefix(".town-crier-").tempfile_in(folder(path))?;
    file.as_file_mut().write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}

fn written(
    path: &Path,
    name: &OsStr,
    chance: usize,
    bytes: &[u8],
    like: Option<Permissions>,
) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(name).rand_bytes(chance);
    // A file of ours is no secret: others may read it as far as the system's mask lets them.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder(path))?;
    file.as_file_mut().write_all(bytes)?;
    if let Some(like) = like {
        file.as_file().set_permissions(like)?;
    }
    // Or else the new name could reach the disk before what it names.
    file.as_file().sync_all()?;
    Ok(file)
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere files have no numbers")]
fn number(meta: &Metadata) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;

    Some((meta.dev(), meta.ino()))
}

#[cfg(not(unix))]
const fn number(_meta: &Metadata) -> Option<(u64, u64)> {
    None
}

/// Whether these are one file. Where files have no numbers an open file cannot be removed, so the file there is the
/// same.
fn are_one(there: &Metadata, here: &Metadata) -> bool {
    number(there) == number(here)
}
