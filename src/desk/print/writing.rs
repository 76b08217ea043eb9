//! Writes prints in the background.

use std::sync::Arc;

use super::Laid;
use crate::crier::InWords as _;
use crate::desk::Desk;
use crate::desk::notice::Notice;
use crate::desk::saving::Saved;

/// A print to be written to a file.
#[derive(Clone, Debug)]
pub struct PrintJob {
    /// The file's name, without its extension.
    pub file: &'static str,
    /// The pages of the preview.
    pub laid: Laid,
}

impl PartialEq for PrintJob {
    /// Compares pages by identity: the same pages are those of the same preview.
    fn eq(&self, other: &Self) -> bool {
        let same = match (&self.laid, &other.laid) {
            (Ok(one), Ok(other)) => Arc::ptr_eq(one, other),
            (Err(one), Err(other)) => one == other,
            (Ok(_), Err(_)) | (Err(_), Ok(_)) => false,
        };
        self.file == other.file && same
    }
}

impl Eq for PrintJob {}

/// Prints into a file, chosen by a person or in the documents' folder; a notice reports the result.
pub(crate) fn write(desk: &mut Desk, job: PrintJob) {
    let booklet = match job.laid {
        Ok(booklet) => booklet,
        Err(refusal) => {
            desk.notices.tell(Notice::bad(refusal.in_words(&desk.words)));
            return;
        }
    };
    let folder = desk.files.documents.clone();
    let saved = Saved { message: "print-written", folder, name: job.file.to_owned(), ending: "pdf" };
    desk.save(saved, move || booklet.pdf());
}
