//! The shelf: one file, held by one window.

use std::fs;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use super::document::Document;
use super::error::{Doing, LoadError, StoreError};
use super::file::{self, New};
use super::kept::Kept;
use super::lock::Lock;

/// The place of one thing; as long as it lives, no other window has it.
///
/// At every instant, whatever is killed or pulled out, a generation on disk reads and holds everything for which
/// [`Shelf::save`] has returned. A file that does not read is never replaced nor kept as the generation before: it is moved
/// aside.
#[derive(Debug)]
pub struct Shelf<D> {
    path: PathBuf,
    kept: Kept,
    _lock: Lock,
    keeps: PhantomData<D>,
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
        let path = file::followed(path.into());
        let folder = file::folder(&path);
        fs::create_dir_all(folder).map_err(|error| StoreError::io::<D>(Doing::Folder, folder, error))?;
        let lock = Lock::take::<D>(&path)?;
        let kept = Kept::beside::<D>(&path);
        Ok(Self { path, kept, _lock: lock, keeps: PhantomData })
    }

    /// Reads a file without taking it, for a second window that only shows what it keeps.
    ///
    /// # Errors
    /// As [`Shelf::load`].
    pub fn look(path: &Path) -> Result<Option<D>, LoadError<D>> {
        load(&file::followed(path.to_path_buf()))
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
    pub fn load(&self) -> Result<Option<D>, LoadError<D>> {
        load(&self.path)
    }

    /// The generation before it, or nothing if none is kept.
    ///
    /// # Errors
    /// As [`Shelf::load`].
    pub fn load_before(&self) -> Result<Option<D>, LoadError<D>> {
        file::load(&file::before(&self.path))
    }

    /// Keeps this; once this returns, it is on disk.
    ///
    /// What was kept before becomes the generation before. What lies there and must not be lost, because it does not read
    /// or because it is another thing, is moved to `kept/`.
    ///
    /// # Errors
    /// [`StoreError::Io`]; what was on disk is still there then.
    pub fn save(&self, thing: &D) -> Result<(), StoreError> {
        let text = thing.write().map_err(|error| StoreError::io::<D>(Doing::Write, &self.path, error))?;
        let read = |path: &Path| file::read::<D>(path).map_err(|error| StoreError::io::<D>(Doing::Read, path, error));
        let present = read(&self.path)?;
        if present.as_deref() == Some(text.as_bytes()) {
            return Ok(());
        }
        let new = New::write::<D>(&self.path, text.as_bytes())?;
        let before = file::before(&self.path);
        match present.map(|bytes| (D::read(&bytes), bytes)) {
            Some((Ok(present), _)) if !thing.continues(&present) => {
                self.set_aside()?;
            }
            Some((Ok(_), bytes)) => {
                if let Some(Err(_)) = read(&before)?.map(|bytes| D::read(&bytes)) {
                    self.kept.take::<D>(&before)?;
                }
                New::write::<D>(&before, &bytes)?.put::<D>()?;
            }
            // The generation before stays, for it may be all that is left.
            Some((Err(_), _)) => {
                self.kept.take::<D>(&self.path)?;
            }
            // A generation without its file, as when somebody took the file away, is a thing of its own.
            None => {
                self.kept.take::<D>(&before)?;
            }
        }
        new.put::<D>()
    }

    /// Makes room for a new thing: this one goes to `kept/`; says where it is now, or nothing if there was none.
    ///
    /// The generation before it goes with it, or alone, unless it is only an older state of what is kept.
    ///
    /// # Errors
    /// [`StoreError::Io`]; it is then where it was, or in `kept/`.
    pub fn set_aside(&self) -> Result<Option<PathBuf>, StoreError> {
        // First the older one: what is left after a kill is then the newer one.
        let before = file::before(&self.path);
        let aside = match (self.load(), self.load_before()) {
            (Ok(Some(newer)), Ok(Some(older))) if newer.outdates(&older) => {
                fs::remove_file(&before).map_err(|error| StoreError::io::<D>(Doing::Remove, &before, error))?;
                None
            }
            (Ok(_) | Err(_), Ok(_) | Err(_)) => self.kept.take::<D>(&before)?,
        };
        Ok(self.kept.take::<D>(&self.path)?.or(aside))
    }

    /// The files in `kept/`, sorted by name; those that did not read are among them.
    ///
    /// # Errors
    /// [`StoreError::Io`] if the folder cannot be read.
    pub fn kept_files(&self) -> Result<Vec<PathBuf>, StoreError> {
        self.kept.files::<D>()
    }
}

fn load<D: Document>(path: &Path) -> Result<Option<D>, LoadError<D>> {
    match file::load(path) {
        Err(LoadError::Damaged { path, damage, .. }) => {
            let before_holds = matches!(file::load::<D>(&file::before(&path)), Ok(Some(_)));
            Err(LoadError::Damaged { path, damage, before_holds })
        }
        other @ (Ok(_) | Err(LoadError::Io { .. })) => other,
    }
}
