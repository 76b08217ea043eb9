//! What lies beyond the windows: the disk with the desk's files, other programs, the clock on the wall, and the jobs in the
//! background.

use std::path::PathBuf;
use std::sync::Arc;

use super::files::Files;
use super::jobs::{Done, Jobs};
use super::notice::Notice;
use crate::chronicle::file::Disk;
use crate::crier::Words;
use crate::desk::system::{Programs, TellTime};

/// The owner of what lies beyond the windows.
pub(crate) struct Outside {
    pub(crate) disk: Disk,
    pub(crate) files: Files,
    pub(crate) programs: Programs,
    pub(crate) jobs: Jobs,
    pub(crate) clock: Arc<TellTime>,
    /// Whether the window before this one was lost.
    pub(crate) reopened: bool,
}

impl Outside {
    /// Shows a file by another program, which may run for as long as it likes.
    pub(crate) fn show_file(&self, file: PathBuf, words: &Arc<Words>) {
        let (show, words) = (Arc::clone(&self.programs.show), Arc::clone(words));
        self.jobs.aside("viewer", move || match show(&file) {
            Ok(()) => Done::Quietly,
            // Systems say why in no words for people.
            Err(error) => {
                log::warn!("{} is not shown: {error}", file.display());
                let args = [("file", file.display().to_string().into())];
                Done::Told(Notice::bad(words.with("desk-unshown", &args)))
            }
        });
    }
}
