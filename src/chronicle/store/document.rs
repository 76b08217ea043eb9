//! The trait of a document that the store keeps.

use std::fmt;
use std::io;
use std::path::PathBuf;

use directories::ProjectDirs;

use crate::chronicle::FileKind;

/// A document that one file keeps whole.
pub trait Document: Clone + fmt::Debug + Sized {
    /// Why a file is no such document.
    type Damage: fmt::Debug;

    /// The kind of its file.
    const KIND: FileKind;
    /// The folder beside its file for what is set aside.
    const ASIDE: &'static str;

    /// Returns the default file name.
    #[must_use]
    fn file_name() -> String;

    /// Writes the document as text.
    ///
    /// # Errors
    /// The document cannot be written; none that was made by its own rules is like that.
    fn write(&self) -> io::Result<String>;

    /// Reads a document from a file's bytes.
    ///
    /// # Errors
    /// What is wrong and where.
    fn read(bytes: &[u8]) -> Result<Self, Self::Damage>;

    /// Returns the file name for the document once it is set aside.
    #[must_use]
    fn name_aside(&self) -> String;

    /// Returns the file name for a damaged file once it is set aside.
    #[must_use]
    fn name_damaged(_damage: &Self::Damage) -> String {
        "unreadable".to_owned()
    }

    /// Whether this document carries on the present one; if not, both are kept.
    fn continues(&self, present: &Self) -> bool;

    /// Whether the older document is an earlier state of this one and need not be kept beside it.
    fn outdates(&self, older: &Self) -> bool;

    /// Returns the default path; `None` on a system without a home folder.
    #[must_use]
    fn default_path() -> Option<PathBuf> {
        ProjectDirs::from("", "", "town-crier").map(|dirs| dirs.data_dir().join(Self::file_name()))
    }
}
