//! Where the game is kept, if it can be.

use std::path::Path;

use super::writer::Writer;
use crate::chronicle::store::StoreError;
use crate::crier::{InWords as _, Words};
use crate::desk::jobs::{Done, Outbox};
use crate::desk::notice::Notice;
use crate::games::troyes_dice::record::{LoadError, Record, Store};

/// The file of the game in play, as this window may use it.
pub(crate) enum Keeper {
    /// This window keeps the game.
    Keeping(Writer),
    /// Another window keeps it; this one only looks.
    Looking,
    /// It cannot be kept, and why.
    Nowhere(StoreError),
}

/// What was found when the desk opened.
pub(crate) enum Found {
    /// No game is in play.
    Nothing,
    /// This one is.
    Game(Box<Record>),
    /// Its file cannot be read; the generation before it may.
    Trouble {
        /// What is wrong, and where.
        error: Box<LoadError>,
        /// The generation before it.
        kept: Option<Box<Record>>,
    },
}

impl Keeper {
    /// Opens the file, or finds out why not; what cannot be written later on goes to `outbox`.
    pub(crate) fn open(path: &Path, outbox: Outbox) -> (Self, Found) {
        match Store::open(path) {
            Ok(mut store) => {
                let found = match store.load() {
                    Ok(record) => Found::from(record),
                    Err(error) => {
                        let kept = store.load_before().ok().flatten().map(Box::new);
                        Found::Trouble { error: Box::new(error), kept }
                    }
                };
                match Writer::start(store, move |error| outbox.send(Done::Unkept(error))) {
                    Ok(writer) => (Self::Keeping(writer), found),
                    Err(error) => (Self::Nowhere(Writer::unwritten(path.to_path_buf(), error)), found),
                }
            }
            Err(StoreError::InUse { .. }) => match Store::look(path) {
                Ok(record) => (Self::Looking, Found::from(record)),
                Err(error) => (Self::Looking, Found::Trouble { error: Box::new(error), kept: None }),
            },
            Err(error) => (Self::Nowhere(error), Found::Nothing),
        }
    }

    /// Whether this window only looks.
    pub(crate) const fn is_looking(&self) -> bool {
        matches!(self, Self::Looking)
    }

    /// What a person must know about it.
    pub(crate) fn notice(&self, words: &Words) -> Option<Notice> {
        match self {
            Self::Keeping(_) => None,
            Self::Looking => Some(Notice::bad(words.text("desk-looking"))),
            Self::Nowhere(error) => Some(Notice::bad(error.in_words(words))),
        }
    }

    /// Puts the game on disk, and waits for it.
    ///
    /// # Errors
    /// The sentence that says why it cannot be.
    pub(crate) fn save(&self, record: &Record, words: &Words) -> Result<(), String> {
        self.writer(words)?.keep(record).map_err(|error| error.in_words(words))
    }

    /// Puts a new game on disk, with the one before it set aside, and waits for it.
    ///
    /// # Errors
    /// The sentence that says why it cannot be.
    pub(crate) fn begin(&self, record: &Record, words: &Words) -> Result<(), String> {
        self.writer(words)?.begin(record).map_err(|error| error.in_words(words))
    }

    /// Puts the game on disk once nothing newer comes for a while; nobody waits for it.
    ///
    /// # Errors
    /// The sentence that says why this window keeps nothing.
    pub(crate) fn save_soon(&self, record: &Record, words: &Words) -> Result<(), String> {
        self.writer(words)?.keep_soon(record);
        Ok(())
    }

    /// Lets what is to be saved soon be saved now; nobody waits for it.
    pub(crate) fn hurry(&self) {
        match self {
            Self::Keeping(writer) => writer.hurry(),
            Self::Looking | Self::Nowhere(_) => {}
        }
    }

    fn writer(&self, words: &Words) -> Result<&Writer, String> {
        match self {
            Self::Keeping(writer) => Ok(writer),
            Self::Looking => Err(words.text("desk-looking")),
            Self::Nowhere(error) => Err(error.in_words(words)),
        }
    }
}

impl From<Option<Record>> for Found {
    fn from(record: Option<Record>) -> Self {
        record.map_or(Self::Nothing, |record| Self::Game(Box::new(record)))
    }
}
