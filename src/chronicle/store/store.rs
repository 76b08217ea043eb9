//! The store: one game's file, held by one window.

use std::fs;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::error::{Doing, LoadError, StoreError};
use super::file::{self, New};
use super::kept::Kept;
use super::lock::Lock;
use crate::chronicle::{Record, schema};

/// The place of one game in play; as long as it lives, no other window plays that game.
///
/// At every instant, whatever is killed or pulled out, a generation on disk reads and holds every order for which
/// [`Store::save`] has returned. A file that does not read is never replaced nor kept as the generation before: it is moved
/// aside.
#[derive(Debug)]
pub struct Store {
    game: PathBuf,
    kept: Kept,
    _lock: Lock,
}

impl Store {
    /// Where the game in play is kept if nobody says otherwise; nothing on a system without a home folder.
    #[must_use]
    pub fn default_path() -> Option<PathBuf> {
        ProjectDirs::from("", "", "town-crier").map(|dirs| dirs.data_dir().join("game.ron"))
    }

    /// Takes the game's file for this window; there need not be one yet.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another window has it; [`StoreError::Io`] if its folder or its lock cannot be made.
    pub fn open(path: impl Into<PathBuf>) -> Result<Self, StoreError> {
        let game = file::followed(path.into());
        let folder = file::folder(&game);
        fs::create_dir_all(folder).map_err(|error| StoreError::io(Doing::Folder, folder, error))?;
        let lock = Lock::take(&game)?;
        let kept = Kept::beside(&game);
        Ok(Self { game, kept, _lock: lock })
    }

    /// Reads a game's file without taking it, for a second window that only shows the game.
    ///
    /// # Errors
    /// As [`Store::load`].
    pub fn look(path: &Path) -> Result<Option<Record>, LoadError> {
        load(&file::followed(path.to_path_buf()))
    }

    /// The game's file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.game
    }

    /// The game in play, or none if there is no file.
    ///
    /// # Errors
    /// [`LoadError::Io`] if the file cannot be read; [`LoadError::Damaged`] if it holds no game, and then whether the
    /// generation before it does.
    pub fn load(&self) -> Result<Option<Record>, LoadError> {
        load(&self.game)
    }

    /// The generation before the game in play, or none if none is kept.
    ///
    /// # Errors
    /// As [`Store::load`].
    pub fn load_kept(&self) -> Result<Option<Record>, LoadError> {
        file::load(&file::before(&self.game))
    }

    /// Keeps the record; once this returns, it is on disk.
    ///
    /// The record before it becomes the generation before. What lies there and must not be lost, because it does not read
    /// or because it is another game, is moved to `kept/`.
    ///
    /// # Errors
    /// [`StoreError::Unsavable`] if the record would not read again; [`StoreError::Io`] with what to do about it. What was
    /// on disk is still there then.
    pub fn save(&self, record: &Record) -> Result<(), StoreError> {
        let text = schema::write(record);
        // A record whose dice its code does not give would be refused for ever; so it must not replace one that reads.
        schema::read(&text).map_err(StoreError::Unsavable)?;
        let read = |path: &Path| file::read(path).map_err(|error| StoreError::io(Doing::Read, path, error));
        let present = read(&self.game)?;
        if present.as_deref() == Some(text.as_bytes()) {
            return Ok(());
        }
        let new = New::write(&self.game, text.as_bytes())?;
        let before = file::before(&self.game);
        match present.map(|bytes| (schema::read_bytes(&bytes), bytes)) {
            Some((Ok(present), _)) if is_another_game(&present, record) => {
                self.set_aside()?;
            }
            Some((Ok(_), bytes)) => {
                if let Some(Err(_)) = read(&before)?.map(|bytes| schema::read_bytes(&bytes)) {
                    self.kept.take(&before)?;
                }
                New::write(&before, &bytes)?.put()?;
            }
            // The generation before stays, for it may be all that is left of the game.
            Some((Err(_), _)) => {
                self.kept.take(&self.game)?;
            }
            // A generation without its game, as when somebody took the file away, is a game of its own.
            None => {
                self.kept.take(&before)?;
            }
        }
        new.put()
    }

    /// Makes room for a new game: the game in play goes to `kept/`; says where it is now, or nothing if there was none.
    ///
    /// The generation before it goes with it, or alone, unless it is only an older state of the game that is kept.
    ///
    /// # Errors
    /// [`StoreError::Io`]; the game is then where it was, or in `kept/`.
    pub fn set_aside(&self) -> Result<Option<PathBuf>, StoreError> {
        // First the older one: what is left after a kill is then the game itself.
        let before = file::before(&self.game);
        let aside = match (self.load(), self.load_kept()) {
            (Ok(Some(game)), Ok(Some(older))) if game.opening() == older.opening() => {
                fs::remove_file(&before).map_err(|error| StoreError::io(Doing::Remove, &before, error))?;
                None
            }
            (Ok(_) | Err(_), Ok(_) | Err(_)) => self.kept.take(&before)?,
        };
        Ok(self.kept.take(&self.game)?.or(aside))
    }

    /// The files in `kept/`, sorted by name; those that did not read are among them.
    ///
    /// # Errors
    /// [`StoreError::Io`] if the folder cannot be read.
    pub fn kept_games(&self) -> Result<Vec<PathBuf>, StoreError> {
        self.kept.games()
    }
}

fn load(game: &Path) -> Result<Option<Record>, LoadError> {
    match file::load(game) {
        Err(LoadError::Damaged { path, damage, .. }) => {
            let kept_holds = matches!(file::load(&file::before(game)), Ok(Some(_)));
            Err(LoadError::Damaged { path, damage, kept_holds })
        }
        other @ (Ok(_) | Err(LoadError::Io { .. })) => other,
    }
}

/// Whether the record is not the one that is present, played on.
///
/// A game played again from the same opening is known by having no order: undone ones are kept, so that a game that had
/// one never has none again.
fn is_another_game(present: &Record, record: &Record) -> bool {
    let is_new = |record: &Record| record.chronicle.done().is_empty() && record.chronicle.undone().is_empty();
    present.opening() != record.opening() || is_new(record) && !is_new(present)
}
