//! Where the game is kept, if it can be.

use std::path::PathBuf;
use std::sync::Arc;

use super::writer::{Told, Writer};
use crate::chronicle::Record;
use crate::chronicle::file::Disk;
use crate::chronicle::store::{LoadError, Store, StoreError};
use crate::crier::{Cried, InWords as _, Words};
use crate::desk::app::jobs::{Done, Outbox};
use crate::desk::app::notice::Notice;

/// The file of the game in play, as this window may use it.
pub(crate) enum Keeper<G: Cried> {
    /// This window keeps the game.
    Keeping(Writer<G>),
    /// Another window keeps it; this one only looks, until it is tried again and that window is gone.
    Looking(Place),
    /// It could not be kept, and why; it is tried again.
    Nowhere(StoreError, Place),
    /// The file keeps a game of another kind, or none was looked for yet.
    Away,
}

/// Where the game in play is kept.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) disk: Disk,
    pub(crate) file: PathBuf,
    /// Hears of what cannot be written later on.
    pub(crate) outbox: Outbox,
}

/// What was found when the desk opened.
pub(crate) enum Found<G: Cried> {
    /// No game is in play.
    Nothing,
    /// This one is.
    Game(Box<Record<G>>),
    /// Its file cannot be read; the generation before it may.
    Trouble {
        /// What is wrong, and where.
        error: Box<LoadError<Record<G>>>,
        /// The generation before it.
        kept: Option<Box<Record<G>>>,
    },
}

impl<G: Cried> Keeper<G> {
    /// Opens the file, or finds out why not.
    pub(crate) fn open(place: Place) -> (Self, Found<G>) {
        let path = place.file.as_path();
        match Store::<G>::open_on(Disk::clone(&place.disk), path) {
            Ok(mut store) => {
                let found = match store.load() {
                    Ok(record) => Found::from(record),
                    Err(error) => {
                        let kept = store.load_before().ok().flatten().map(Box::new);
                        Found::Trouble { error: Box::new(error), kept }
                    }
                };
                let outbox = place.outbox.clone();
                let tell = move |told| {
                    outbox.send(match told {
                        Told::Unkept(error) => Done::Unkept(error),
                        Told::Meddled(meddled) => Done::Meddled(meddled),
                    });
                };
                match Writer::start(store, tell) {
                    Ok(writer) => (Self::Keeping(writer), found),
                    Err(error) => {
                        let error = Writer::<G>::unwritten(path.to_path_buf(), error);
                        (Self::Nowhere(error, place), found)
                    }
                }
            }
            Err(StoreError::InUse { .. }) => match Store::<G>::look_on(&*place.disk, path) {
                Ok(record) => (Self::Looking(place), Found::from(record)),
                Err(error) => (Self::Looking(place), Found::Trouble { error: Box::new(error), kept: None }),
            },
            // What cannot be written can perhaps be read.
            Err(error) => {
                let found = Store::<G>::look_on(&*place.disk, path).map_or(Found::Nothing, Found::from);
                (Self::Nowhere(error, place), found)
            }
        }
    }

    /// Tries again to open a file that could not be opened; it stays so unless what is found fits.
    pub(crate) fn retry(&mut self, fits: impl FnOnce(&Found<G>) -> bool) {
        let (Self::Nowhere(_, place) | Self::Looking(place)) = self else { return };
        let (keeper, found) = Self::open(place.clone());
        match keeper {
            Self::Keeping(_) if !fits(&found) => {}
            Self::Keeping(_) | Self::Nowhere(..) => *self = keeper,
            // Another window has it now; what is shown here need not be what it plays.
            Self::Looking(_) | Self::Away => {}
        }
    }

    /// Whether this window keeps the game.
    pub(crate) const fn is_keeping(&self) -> bool {
        matches!(self, Self::Keeping(_))
    }

    /// Whether this window only looks.
    pub(crate) const fn is_looking(&self) -> bool {
        matches!(self, Self::Looking(_))
    }

    /// What a person must know about it.
    pub(crate) fn notice(&self, words: &Words) -> Option<Notice> {
        match self {
            Self::Keeping(_) | Self::Away => None,
            Self::Looking(_) => Some(Notice::bad(words.text("desk-looking"))),
            Self::Nowhere(error, _) => Some(Notice::bad(error.in_words(words))),
        }
    }

    /// Puts the game on disk, and waits for it.
    ///
    /// # Errors
    /// The sentence that says why it cannot be.
    pub(crate) fn save(&self, record: &Arc<Record<G>>, words: &Words) -> Result<(), String> {
        self.writer(words)?.keep(Arc::clone(record)).map_err(|error| error.in_words(words))
    }

    /// Puts another game on disk, in these bytes and of whichever kind, with the one before it set aside; and waits for it.
    ///
    /// # Errors
    /// The sentence that says why it cannot be.
    pub(crate) fn begin(&self, bytes: &[u8], words: &Words) -> Result<(), String> {
        self.writer(words)?.begin(bytes).map_err(|error| error.in_words(words))
    }

    /// Puts the game on disk once nothing newer comes for a while; nobody waits for it.
    ///
    /// # Errors
    /// The sentence that says why this window keeps nothing.
    pub(crate) fn save_soon(&self, record: &Arc<Record<G>>, words: &Words) -> Result<(), String> {
        self.writer(words)?.keep_soon(Arc::clone(record));
        Ok(())
    }

    /// Saves now what was to be saved soon, without waiting for the disk.
    pub(crate) fn flush(&self) {
        match self {
            Self::Keeping(writer) => writer.flush(),
            Self::Looking(_) | Self::Nowhere(..) | Self::Away => {}
        }
    }

    fn writer(&self, words: &Words) -> Result<&Writer<G>, String> {
        match self {
            Self::Keeping(writer) => Ok(writer),
            Self::Looking(_) | Self::Away => Err(words.text("desk-looking")),
            Self::Nowhere(error, _) => Err(error.in_words(words)),
        }
    }
}

impl<G: Cried> From<Option<Record<G>>> for Found<G> {
    fn from(record: Option<Record<G>>) -> Self {
        record.map_or(Self::Nothing, |record| Self::Game(Box::new(record)))
    }
}

impl<G: Cried> Found<G> {
    /// Whether this game was found, as it stands.
    pub(crate) fn is(&self, shown: &Record<G>) -> bool {
        match self {
            Self::Game(record) => **record == *shown,
            Self::Nothing | Self::Trouble { .. } => false,
        }
    }
}
