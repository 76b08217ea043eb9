//! The shelf: one file, locked by one window.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::aside::Aside;
use super::document::Document;
use super::error::{Doing, LoadError, Meddled, StoreError};
use super::lock::Lock;
use super::seen::{Held, Read, Seen};
use crate::chronicle::file::{self, Disk, FileSystem, Native, New};

/// The store of one document; as long as it lives, no other window can open it.
///
/// At every instant, whatever is killed or pulled out, a generation on disk reads and has everything for which
/// [`Shelf::save`] has returned. A file that does not read is never replaced nor kept as the generation before: it is
/// set aside.
///
/// It remembers what it last read and wrote, so that saving reads nothing again. A file that somebody else changes meanwhile
/// is noticed by its stamp, and then read.
#[derive(Debug)]
pub struct Shelf<D> {
    disk: Disk,
    path: PathBuf,
    before: PathBuf,
    aside: Aside<D>,
    /// The content of `path`, if it is known.
    seen: Option<Seen<D>>,
    /// The content of `before`, if it is known.
    seen_before: Option<Seen<D>>,
    lock: Lock,
}

/// The current content of a file.
struct Present<D> {
    seen: Seen<D>,
    /// The content that this window last saw there, if somebody else has changed it since.
    lost: Option<Seen<D>>,
}

impl<D: Document> Shelf<D> {
    /// Returns the default path; `None` on a system without a home folder.
    #[must_use]
    pub fn default_path() -> Option<PathBuf> {
        D::default_path()
    }

    /// Opens the store and locks its file, which need not exist yet.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another window has the file; [`StoreError::Io`] if its folder or its lock cannot be
    /// made.
    pub fn open(path: impl Into<PathBuf>) -> Result<Self, StoreError> {
        Self::open_on(Arc::new(Native), path)
    }

    /// As [`Shelf::open`], on this file system.
    ///
    /// # Errors
    /// As [`Shelf::open`].
    pub fn open_on(disk: Disk, path: impl Into<PathBuf>) -> Result<Self, StoreError> {
        let path = file::followed(&*disk, &path.into());
        let lock = Lock::take::<D>(&*disk, &path)?;
        let (before, aside) = (before(&path), Aside::beside(&path));
        Ok(Self { disk, path, before, aside, seen: None, seen_before: None, lock })
    }

    /// Reads a file without locking it, for a second window that only shows it.
    ///
    /// # Errors
    /// As [`Shelf::load`].
    pub fn look(path: &Path) -> Result<Option<D>, LoadError<D>> {
        Self::look_on(&Native, path)
    }

    /// As [`Shelf::look`], on this file system.
    ///
    /// # Errors
    /// As [`Shelf::load`].
    pub fn look_on(disk: &dyn FileSystem, path: &Path) -> Result<Option<D>, LoadError<D>> {
        let path = file::followed(disk, path);
        let Read { seen, damage } = read(disk, &path)?;
        match damage {
            None => Ok(seen.held.thing().cloned()),
            Some(damage) => {
                let before_holds =
                    matches!(read::<D>(disk, &before(&path)), Ok(read) if read.seen.held.thing().is_some());
                Err(LoadError::Damaged { path, damage, before_holds })
            }
        }
    }

    /// The path of the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the document; `None` if there is no file.
    ///
    /// # Errors
    /// [`LoadError::Io`] if the file cannot be read; [`LoadError::Damaged`] if it is damaged, and then whether the
    /// generation before it reads.
    pub fn load(&mut self) -> Result<Option<D>, LoadError<D>> {
        self.seen = None;
        let Read { seen, damage } = read(&*self.disk, &self.path)?;
        let thing = self.seen.insert(seen).held.thing().cloned();
        match damage {
            None => Ok(thing),
            Some(damage) => {
                let before_holds = matches!(self.load_before(), Ok(Some(_)));
                Err(LoadError::Damaged { path: self.path.clone(), damage, before_holds })
            }
        }
    }

    /// Reads the generation before; `None` if there is none.
    ///
    /// # Errors
    /// As [`Shelf::load`].
    pub fn load_before(&mut self) -> Result<Option<D>, LoadError<D>> {
        self.seen_before = None;
        let Read { seen, damage } = read(&*self.disk, &self.before)?;
        let thing = self.seen_before.insert(seen).held.thing().cloned();
        match damage {
            None => Ok(thing),
            Some(damage) => Err(LoadError::Damaged { path: self.before.clone(), damage, before_holds: false }),
        }
    }

    /// Saves the document; once this returns, it is on disk. Returns what somebody else has done to the file meanwhile,
    /// if anything.
    ///
    /// The present document becomes the generation before. A file that must not be lost, because it does not read, is
    /// another document or was put there by somebody else, is set aside.
    ///
    /// # Errors
    /// [`StoreError::Io`]; the old file is still there then.
    pub fn save(&mut self, thing: &D) -> Result<Option<Meddled>, StoreError> {
        self.save_shared(&Arc::new(thing.clone()))
    }

    /// As [`Shelf::save`], for a document that is shared with the store: it is copied no more.
    ///
    /// # Errors
    /// As [`Shelf::save`].
    pub fn save_shared(&mut self, thing: &Arc<D>) -> Result<Option<Meddled>, StoreError> {
        self.lock.hold::<D>(&*self.disk, &self.path)?;
        let bytes = thing.write().map_err(io::<D>(Doing::Write, &self.path))?.into_bytes();
        let is_known = self.seen.is_some();
        let Present { seen: present, lost } = self.present()?;
        if present.held.is(&bytes) {
            // A save that failed at its very end put it there.
            if !is_known {
                let folder = file::folder(&self.path);
                self.disk.sync(folder).map_err(io::<D>(Doing::Write, folder))?;
            }
            self.seen = Some(present);
            return Ok(None);
        }
        let disk = Arc::clone(&self.disk);
        let new = match New::write(&*disk, &self.path, &bytes) {
            Ok(new) => new,
            Err(error) => {
                // What somebody else has done is told with the next save.
                self.seen = Some(lost.unwrap_or(present));
                return Err(StoreError::io::<D>(Doing::Write, &New::name(&self.path), error));
            }
        };
        let (mut meddled, mut is_before_over) = (None, false);
        match present.held {
            Held::Thing { bytes, thing: present } if lost.is_none() && thing.continues(&present) => {
                self.keep_before(bytes, present)?;
            }
            held @ (Held::Thing { .. } | Held::Damaged | Held::Nothing) => {
                let kept = self.aside.keep(&*disk, &self.path)?;
                is_before_over = self.spare_before(held.thing(), Some(thing))?;
                meddled = lost.map(|_| Meddled::new(&self.path, kept));
            }
        }
        new.put().map_err(io::<D>(Doing::Write, &self.path))?;
        // What is not known is read when it is needed.
        self.seen = Seen::written(&*disk, &self.path, bytes, Arc::clone(thing)).ok();
        if is_before_over {
            self.let_before_go();
        }
        Ok(meddled)
    }

    /// Replaces the document with a new one, possibly of another game, and sets the present one aside.
    ///
    /// # Errors
    /// [`StoreError::Io`]; nothing is set aside if the new one could not be written.
    pub fn begin(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        self.lock.hold::<D>(&*self.disk, &self.path)?;
        let disk = Arc::clone(&self.disk);
        let new = New::write(&*disk, &self.path, bytes).map_err(io::<D>(Doing::Write, &New::name(&self.path)))?;
        let (_, is_before_over) = self.spare()?;
        new.put().map_err(io::<D>(Doing::Write, &self.path))?;
        if is_before_over {
            self.let_before_go();
        }
        Ok(())
    }

    /// Sets the present document aside to make room for a new one; returns its new path, or `None` if there was none.
    ///
    /// The generation before goes with it, or alone, unless it is only an older state of the same document.
    ///
    /// # Errors
    /// [`StoreError::Io`]; the document is then where it was, or set aside.
    pub fn set_aside(&mut self) -> Result<Option<PathBuf>, StoreError> {
        let (kept, is_before_over) = self.spare()?;
        // First the older one: what is left after a kill is then the newer one.
        if is_before_over {
            self.end_before()?;
        }
        if kept.is_some() {
            self.disk.remove(&self.path).map_err(io::<D>(Doing::Remove, &self.path))?;
        }
        let folder = file::folder(&self.path);
        self.disk.sync(folder).map_err(io::<D>(Doing::Write, folder))?;
        Ok(kept)
    }

    /// Links the present file into the folder for what is set aside; returns the new path, and whether the generation
    /// before is not needed any more.
    fn spare(&mut self) -> Result<(Option<PathBuf>, bool), StoreError> {
        let present = self.present()?.seen.held;
        let kept = self.aside.keep(&*self.disk, &self.path)?;
        let is_before_over = self.spare_before(present.thing(), None)?;
        Ok((kept, is_before_over))
    }

    /// Returns the current content of the file, reading it only if it has changed.
    fn present(&mut self) -> Result<Present<D>, StoreError> {
        let unread = |error| StoreError::io::<D>(Doing::Read, &self.path, error);
        match self.seen.take() {
            Some(seen) if seen.is_there(&*self.disk, &self.path).map_err(unread)? => Ok(Present { seen, lost: None }),
            before => {
                let seen = Seen::<D>::read(&*self.disk, &self.path).map_err(unread)?.seen;
                let lost = before.filter(|before| !seen.held.is_as(&before.held));
                Ok(Present { seen, lost })
            }
        }
    }

    /// Links the present file, which has these bytes, as the generation before.
    fn keep_before(&mut self, bytes: Vec<u8>, thing: Arc<D>) -> Result<(), StoreError> {
        let replaced = self.present_before()?;
        match replaced.held {
            // A save that failed at its end has done it already.
            Held::Thing { .. } if replaced.held.is(&bytes) => {
                self.seen_before = Some(replaced);
                return Ok(());
            }
            Held::Damaged => {
                self.aside.keep(&*self.disk, &self.before)?;
            }
            Held::Nothing | Held::Thing { .. } => {}
        }
        let linked = file::link(&*self.disk, &self.path, &self.before, &bytes);
        linked.map_err(io::<D>(Doing::Write, &New::name(&self.before)))?;
        self.seen_before = Seen::written(&*self.disk, &self.before, bytes, thing).ok();
        Ok(())
    }

    /// Links the generation before into the folder for what is set aside, unless it is an older state of the present
    /// document or the following one; returns whether it is not needed here any more.
    fn spare_before(&mut self, present: Option<&D>, following: Option<&D>) -> Result<bool, StoreError> {
        let older = self.present_before()?;
        match &older.held {
            Held::Nothing => return Ok(false),
            Held::Thing { bytes: _, thing: older } if following.is_some_and(|thing| thing.continues(older)) => {
                return Ok(false);
            }
            Held::Thing { bytes: _, thing: older } if present.is_some_and(|thing| thing.outdates(older)) => {}
            Held::Thing { .. } | Held::Damaged => {
                self.aside.keep(&*self.disk, &self.before)?;
            }
        }
        Ok(true)
    }

    fn present_before(&mut self) -> Result<Seen<D>, StoreError> {
        let unread = |error| StoreError::io::<D>(Doing::Read, &self.before, error);
        match self.seen_before.take() {
            Some(seen) if seen.is_there(&*self.disk, &self.before).map_err(unread)? => Ok(seen),
            Some(_) | None => Ok(Seen::read(&*self.disk, &self.before).map_err(unread)?.seen),
        }
    }

    /// As [`Self::end_before`], once the following document is saved: a failure only logs, and the next save replaces
    /// the file.
    fn let_before_go(&mut self) {
        if let Err(error) = self.end_before() {
            log::warn!("{} stays: {error}", self.before.display());
        }
    }

    /// Removes the generation before, which belongs to another document than the present one.
    fn end_before(&mut self) -> Result<(), StoreError> {
        self.seen_before = None;
        self.disk.remove(&self.before).map_err(io::<D>(Doing::Remove, &self.before))
    }
}

/// Returns the path of the generation before: `game.before.ron` for `game.ron`.
fn before(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(".before");
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

fn read<D: Document>(disk: &dyn FileSystem, path: &Path) -> Result<Read<D>, LoadError<D>> {
    Seen::read(disk, path).map_err(|source| LoadError::Io { path: path.to_path_buf(), source })
}

fn io<D: Document>(doing: Doing, path: &Path) -> impl FnOnce(io::Error) -> StoreError {
    move |error| StoreError::io::<D>(doing, path, error)
}
