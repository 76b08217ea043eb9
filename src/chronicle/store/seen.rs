//! The store's memory of a file that it alone writes, so that nothing is read again to be replaced.

use std::io;
use std::path::Path;
use std::sync::Arc;

use super::document::Document;
use crate::chronicle::file::{self, FileSystem, Stamp};

/// A file's stamp and content when this window last read or wrote it.
#[derive(Debug)]
pub(super) struct Seen<D> {
    /// The stamp; `None` if there was no file.
    stamp: Option<Stamp>,
    pub(super) held: Held<D>,
}

/// The content of a file just read, with its damage if it has any.
pub(super) struct Read<D: Document> {
    pub(super) seen: Seen<D>,
    pub(super) damage: Option<D::Damage>,
}

/// The content of a file.
#[derive(Debug)]
pub(super) enum Held<D> {
    /// There is no file.
    Nothing,
    /// The file is damaged.
    Damaged,
    /// A document and its bytes.
    Thing {
        /// The whole file.
        bytes: Vec<u8>,
        /// The document, shared with whoever saved it.
        thing: Arc<D>,
    },
}

impl<D: Document> Seen<D> {
    /// Reads the file.
    pub(super) fn read(disk: &dyn FileSystem, path: &Path) -> io::Result<Read<D>> {
        // Before the file is read, so that what is changed meanwhile is noticed next time.
        let stamp = stamp(disk, path)?;
        let seen = |held| Self { stamp, held };
        Ok(match file::read_any(disk, path, D::KIND.longest())? {
            None => Read { seen: Self { stamp: None, held: Held::Nothing }, damage: None },
            Some(bytes) => match D::read(&bytes) {
                Ok(thing) => Read { seen: seen(Held::Thing { bytes, thing: Arc::new(thing) }), damage: None },
                Err(damage) => Read { seen: seen(Held::Damaged), damage: Some(damage) },
            },
        })
    }

    /// Returns the memory of a file that was just written.
    pub(super) fn written(disk: &dyn FileSystem, path: &Path, bytes: Vec<u8>, thing: Arc<D>) -> io::Result<Self> {
        Ok(Self { stamp: stamp(disk, path)?, held: Held::Thing { bytes, thing } })
    }

    /// Whether the file is unchanged since, as far as its stamp tells.
    ///
    /// A change means that somebody else made it. No other window of ours does, for this one has the lock.
    pub(super) fn is_there(&self, disk: &dyn FileSystem, path: &Path) -> io::Result<bool> {
        Ok(stamp(disk, path)? == self.stamp)
    }
}

impl<D: Document> Held<D> {
    /// Returns the document, if the file reads.
    pub(super) fn thing(&self) -> Option<&D> {
        match self {
            Self::Thing { bytes: _, thing } => Some(thing),
            Self::Nothing | Self::Damaged => None,
        }
    }

    /// Whether the document has these bytes.
    pub(super) fn is(&self, these: &[u8]) -> bool {
        match self {
            Self::Thing { bytes, thing: _ } => bytes == these,
            Self::Nothing | Self::Damaged => false,
        }
    }

    /// Whether the content is the same as before, as far as is known: touching a file changes nothing.
    pub(super) fn is_as(&self, before: &Self) -> bool {
        match (self, before) {
            (_, Self::Thing { bytes, thing: _ }) => self.is(bytes),
            (Self::Nothing, Self::Nothing) | (Self::Damaged, Self::Damaged) => true,
            (Self::Nothing | Self::Damaged | Self::Thing { .. }, Self::Nothing | Self::Damaged) => false,
        }
    }
}

/// Returns the file's stamp; `None` if there is no file.
fn stamp(disk: &dyn FileSystem, path: &Path) -> io::Result<Option<Stamp>> {
    match disk.stamp(path) {
        Ok(stamp) => Ok(Some(stamp)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
