//! Where the game is kept, if it can be.

use std::path::Path;

use crate::chronicle::store::StoreError;
use crate::crier::{InWords as _, Words};
use crate::desk::notice::Notice;
use crate::games::troyes_dice::record::{LoadError, Record, Store};

/// The file of the game in play, as this window may use it.
pub(crate) enum Keeper {
    /// This window keeps the game.
    Keeping(Store),
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
    /// Opens the file, or finds out why not.
    pub(crate) fn open(path: &Path) -> (Self, Found) {
        match Store::open(path) {
            Ok(store) => {
                let found = match store.load() {
                    Ok(record) => Found::from(record),
                    Err(error) => {
                        let kept = store.load_before().ok().flatten().map(Box::new);
                        Found::Trouble { error: Box::new(error), kept }
                    }
                };
                (Self::Keeping(store), found)
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

    /// Puts the game on disk.
    ///
    /// # Errors
    /// The sentence that says why it cannot be.
    pub(crate) fn save(&mut self, record: &Record, words: &Words) -> Result<(), String> {
        match self {
            Self::Keeping(store) => store.save(record).map_err(|error| error.in_words(words)),
            Self::Looking => Err(words.text("desk-looking")),
            Self::Nowhere(error) => Err(error.in_words(words)),
        }
    }

    /// Puts a new game on disk, with the one before it set aside.
    ///
    /// # Errors
    /// The sentence that says why it cannot be.
    pub(crate) fn begin(&mut self, record: &Record, words: &Words) -> Result<(), String> {
        if let Self::Keeping(store) = self {
            store.set_aside().map_err(|error| error.in_words(words))?;
        }
        self.save(record, words)
    }
}

impl From<Option<Record>> for Found {
    fn from(record: Option<Record>) -> Self {
        record.map_or(Self::Nothing, |record| Self::Game(Box::new(record)))
    }
}
