//! What the store must know of a thing to keep it.

use std::fmt;
use std::io;
use std::path::PathBuf;

use directories::ProjectDirs;

use crate::chronicle::FileKind;

/// Something that one file keeps whole.
pub trait Document: Clone + fmt::Debug + Sized {
    /// What can be wrong with its file.
    type Damage: fmt::Debug;

    /// What kind of file keeps it.
    const KIND: FileKind;
    /// The folder beside its file for what is set aside.
    const ASIDE: &'static str;

    /// Its file's name if nobody says otherwise.
    #[must_use]
    fn file_name() -> String;

    /// The text that keeps it.
    ///
    /// # Errors
    /// It cannot be written down; nothing that was made by its own rules is like that.
    fn write(&self) -> io::Result<String>;

    /// What the bytes of a file keep.
    ///
    /// # Errors
    /// What is wrong and where.
    fn read(bytes: &[u8]) -> Result<Self, Self::Damage>;

    /// What its file is called once it is set aside.
    #[must_use]
    fn name_aside(&self) -> String;

    /// What a file that does not read is called once it is set aside.
    #[must_use]
    fn name_damaged(_damage: &Self::Damage) -> String {
        "unreadable".to_owned()
    }

    /// Whether this is what is present, carried on: if not, both are kept.
    fn continues(&self, present: &Self) -> bool;

    /// Whether that older state is one of the same thing and need not be kept beside it.
    fn outdates(&self, older: &Self) -> bool;

    /// Where it is kept if nobody says otherwise; nothing on a system without a home folder.
    #[must_use]
    fn default_path() -> Option<PathBuf> {
        ProjectDirs::from("", "", "town-crier").map(|dirs| dirs.data_dir().join(Self::file_name()))
    }
}
