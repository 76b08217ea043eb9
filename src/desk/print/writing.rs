//! Writes what is printed, beside the desk.

use std::sync::Arc;

use super::Laid;
use crate::chronicle::file;
use crate::crier::InWords as _;
use crate::desk::Desk;
use crate::desk::jobs::Done;
use crate::desk::notice::Notice;

/// Something to be printed into a file.
#[derive(Clone, Debug)]
pub struct PrintJob {
    /// The file's name, without its extension.
    pub file: &'static str,
    /// The pages, as the preview showed them.
    pub laid: Laid,
}

impl PartialEq for PrintJob {
    /// The same pages are those of the same preview.
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

/// Prints into the documents' folder under a name that is not taken; told by a notice when it is done.
pub(crate) fn write(desk: &mut Desk, job: PrintJob) {
    let booklet = match job.laid {
        Ok(booklet) => booklet,
        Err(refusal) => {
            desk.notices.tell(Notice::bad(refusal.in_words(&desk.words)));
            return;
        }
    };
    let (folder, words) = (desk.files.documents.clone(), Arc::clone(&desk.words));
    desk.jobs.start("printing", move || {
        Done::Told(match booklet.pdf() {
            Ok(pdf) => {
                let written = file::add(&folder, job.file, "pdf", &pdf);
                Notice::written("print-written", written, &folder, &words)
            }
            Err(error) => Notice::written("print-written", Err(error), &folder, &words),
        })
    });
}
