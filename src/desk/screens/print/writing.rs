//! Lays prints out, and writes them, in the background.

use std::sync::Arc;

use super::{Laid, LayoutJob};
use crate::crier::{InWords as _, Words};
use crate::desk::app::jobs::Done;
use crate::desk::app::notice::{Notice, Notices};
use crate::desk::app::outside::Outside;
use crate::desk::flows::saving::Saved;

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

/// Lays a print out.
pub(crate) fn lay_out(outside: &mut Outside, job: LayoutJob) {
    outside.jobs.start("layout", move || {
        job.run();
        Done::Quietly
    });
}

/// Prints into a file, chosen by a person or in the documents' folder; a notice reports the result.
pub(crate) fn write(outside: &mut Outside, notices: &mut Notices, words: &Arc<Words>, job: PrintJob) {
    let booklet = match job.laid {
        Ok(booklet) => booklet,
        Err(refusal) => {
            notices.tell(Notice::bad(refusal.in_words(words)));
            return;
        }
    };
    let folder = outside.files.documents.clone();
    let saved = Saved { message: "print-written", folder, name: job.file.to_owned(), ending: "pdf" };
    outside.save(words, saved, move || booklet.pdf());
}
