//! The shelf: one file, held by one window.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::aside::Aside;
use super::document::Document;
use super::error::{Doing, LoadError, StoreError};
use super::lock::Lock;
use super::seen::{Held, Read, Seen};
use crate::chronicle::file::{self, New};

/// The place of one thing; as long as it lives, no other window has it.
///
/// At every instant, whatever is killed or pulled out, a generation on disk reads and holds everything for which
/// [`Shelf::save`] has returned. A file that does not read is never replaced nor kept as the generation before: it is moved
/// aside.
///
/// It remembers what it last read and wrote, so that saving reads nothing again. A file that somebody else changes meanwhile
/// is noticed by its length and its time, and then read.
#[derive(Debug)]
pub struct Shelf<D> {
    path: PathBuf,
    before: PathBuf,
    aside: Aside<D>,
    /// What lies at `path`, if that is known.
    seen: Option<Seen<D>>,
    /// What lies at `before`, if that is known.
    seen_before: Option<Seen<D>>,
    lock: Lock,
}

impl<D: Document> Shelf<D> {
    /// Where it is kept if nobody says otherwise; nothing on a system without a home folder.
    #[must_use]
    pub fn default_path() -> Option<PathBuf> {
        D::default_path()
    }

    /// Takes the file for this window; there need not be one yet.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another window has it; [`StoreError::Io`] if its folder or its lock cannot be made.
    pub fn open(path: impl Into<PathBuf>) -> Result<Self, StoreError> {
        let path = file::followed(&path.into());
        let folder = file::folder(&path);
        fs::create_dir_all(folder).map_err(|error| StoreError::io::<D>(Doing::Folder, folder, error))?;
        let lock = Lock::take::<D>(&path)?;
        let (before, aside) = (before(&path), Aside::beside(&path));
        Ok(Self { path, before, aside, seen: None, seen_before: None, lock })
    }

    /// Reads a file without taking it, for a second window that only shows what it keeps.
    ///
    /// # Errors
    /// As [`Shelf::load`].
    pub fn look(path: &Path) -> Result<Option<D>, LoadError<D>> {
        let path = file::followed(path);
        let Read { seen, damage } = read(&path)?;
        match damage {
            None => Ok(seen.held.thing()),
            Some(damage) => {
                let before_holds = matches!(read::<D>(&before(&path)), Ok(read) if read.seen.held.thing().is_some());
                Err(LoadError::Damaged { path, damage, before_holds })
            }
        }
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the file keeps, or nothing if there is none.
    ///
    /// # Errors
    /// [`LoadError::Io`] if the file cannot be read; [`LoadError::Damaged`] if it keeps nothing, and then whether the
    /// generation before it does.
    pub fn load(&mut self) -> Result<Option<D>, LoadError<D>> {
        self.seen = None;
        let Read { seen, damage } = read(&self.path)?;
        let thing = self.seen.insert(seen).held.thing();
        match damage {
            None => Ok(thing),
            Some(damage) => {
                let before_holds = matches!(self.load_before(), Ok(Some(_)));
                Err(LoadError::Damaged { path: self.path.clone(), damage, before_holds })
            }
        }
    }

    /// The generation before it, or nothing if there is none.
    ///
    /// # Errors
    /// As [`Shelf::load`].
    pub fn load_before(&mut self) -> Result<Option<D>, LoadError<D>> {
        self.seen_before = None;
        let Read { seen, damage } = read(&self.before)?;
        let thing = self.seen_before.insert(seen).held.thing();
        match damage {
            None => Ok(thing),
            Some(damage) => Err(LoadError::Damaged { path: self.before.clone(), damage, before_holds: false }),
        }
    }

    /// Keeps this; once this returns, it is on disk.
    ///
    /// What was kept before becomes the generation before. What lies there and must not be lost, because it does not read
    /// or because it is another thing, is set aside.
    ///
    /// # Errors
    /// [`StoreError::Io`]; what was on disk is still there then.
    pub fn save(&mut self, thing: &D) -> Result<(), StoreError> {
        self.lock.hold::<D>(&self.path)?;
        let bytes = thing.write().map_err(io::<D>(Doing::Write, &self.path))?.into_bytes();
        let present = known(self.seen.take(), &self.path).map_err(io::<D>(Doing::Read, &self.path))?;
        if present.held.is(&bytes) {
            self.seen = Some(present);
            return Ok(());
        }
        let new = New::write(&self.path, &bytes).map_err(io::<D>(Doing::Write, &New::name(&self.path)))?;
        match present.held {
            Held::Thing { bytes, thing: present } if thing.continues(&present) => self.keep_before(bytes, present)?,
            Held::Thing { .. } => {
                self.set_aside()?;
            }
            // The generation before stays, for it may be all that is left.
            Held::Damaged => {
                self.aside.take(&self.path)?;
            }
            // A generation without its file, as when somebody took the file away, is a thing of its own.
            Held::Nothing => {
                self.seen_before = None;
                self.aside.take(&self.before)?;
            }
        }
        new.put().map_err(io::<D>(Doing::Write, &self.path))?;
        // What is not known is read when it is needed.
        self.seen = Seen::written(&self.path, bytes, thing.clone()).ok();
        Ok(())
    }

    /// Puts a new thing in the place of this one, which is set aside whatever it is; it may be of another game.
    ///
    /// # Errors
    /// [`StoreError::Io`]; nothing is set aside for what could not be written.
    pub fn begin(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        self.lock.hold::<D>(&self.path)?;
        let new = New::write(&self.path, bytes).map_err(io::<D>(Doing::Write, &New::name(&self.path)))?;
        self.set_aside()?;
        new.put().map_err(io::<D>(Doing::Write, &self.path))?;
        Ok(())
    }

    /// Makes room for a new thing: this one goes to the folder for what is set aside; says where it is now, or nothing if there
    /// was none.
    ///
    /// The generation before it goes with it, or alone, unless it is only an older state of what is kept.
    ///
    /// # Errors
    /// [`StoreError::Io`]; it is then where it was, or set aside.
    pub fn set_aside(&mut self) -> Result<Option<PathBuf>, StoreError> {
        let newer = known(self.seen.take(), &self.path).map_err(io::<D>(Doing::Read, &self.path))?;
        let older = known(self.seen_before.take(), &self.before).map_err(io::<D>(Doing::Read, &self.before))?;
        // First the older one: what is left after a kill is then the newer one.
        let aside = match (newer.held, older.held) {
            (Held::Thing { thing: newer, .. }, Held::Thing { thing: older, .. }) if newer.outdates(&older) => {
                fs::remove_file(&self.before).map_err(io::<D>(Doing::Remove, &self.before))?;
                None
            }
            (Held::Nothing | Held::Damaged | Held::Thing { .. }, _) => self.aside.take(&self.before)?,
        };
        Ok(self.aside.take(&self.path)?.or(aside))
    }

    /// Lets what lies in the file, in these bytes, be the generation before as well.
    fn keep_before(&mut self, bytes: Vec<u8>, thing: D) -> Result<(), StoreError> {
        let replaced = known(self.seen_before.take(), &self.before).map_err(io::<D>(Doing::Read, &self.before))?;
        match replaced.held {
            Held::Damaged => {
                self.aside.take(&self.before)?;
            }
            Held::Nothing | Held::Thing { .. } => {}
        }
        file::link(&self.path, &self.before, &bytes).map_err(io::<D>(Doing::Write, &New::name(&self.before)))?;
        self.seen_before = Seen::written(&self.before, bytes, thing).ok();
        Ok(())
    }
}

/// Where the generation before is kept: `game.before.ron` for `game.ron`.
fn before(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(".before");
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

fn read<D: Document>(path: &Path) -> Result<Read<D>, LoadError<D>> {
    Seen::read(path).map_err(|source| LoadError::Io { path: path.to_path_buf(), source })
}

/// What lies there: what was seen, if it still does.
fn known<D: Document>(seen: Option<Seen<D>>, path: &Path) -> io::Result<Seen<D>> {
    match seen {
        Some(seen) if seen.is_there(path)? => Ok(seen),
        Some(_) | None => Ok(Seen::read(path)?.seen),
    }
}

fn io<D: Document>(doing: Doing, path: &Path) -> impl FnOnce(io::Error) -> StoreError {
    move |error| StoreError::io::<D>(doing, path, error)
}
