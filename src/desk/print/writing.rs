//! Writes what is printed, beside the desk.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::{fs, thread};

use eframe::egui::Context;

use super::Laid;
use crate::crier::InWords as _;
use crate::desk::look::snapshot;
use crate::desk::notice::Notice;
use crate::desk::overlay::Overlay;
use crate::desk::{Desk, tokens};
use crate::games::troyes_dice::desk::print::PrintScreen;

/// What is being printed: it takes longer than a frame, so a thread of its own does it.
pub(crate) type Printing = Receiver<Result<PathBuf, String>>;

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

impl Desk {
    /// Shows what can be printed.
    pub(crate) fn show_print(&mut self) {
        self.audience.presenting = false;
        let screen = PrintScreen::new(self.record());
        self.overlays.show(Overlay::Print(Box::new(screen)));
    }

    /// Prints into the documents' folder under a name that is not taken; told by a notice when it is done.
    pub(crate) fn write_paper(&mut self, job: PrintJob) {
        let booklet = match job.laid {
            Ok(booklet) => booklet,
            Err(refusal) => {
                self.notices.tell(Notice::bad(refusal.in_words(&self.words)));
                return;
            }
        };
        let words = self.words.clone();
        let folder = self.files.documents.clone();
        let (done, printing) = channel();
        let write = move || {
            let written = booklet.pdf().map_err(|error| error.in_words(&words)).and_then(|pdf| {
                let path = snapshot::free_name(&folder, job.file, "pdf");
                let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, pdf));
                written.map(|()| path).map_err(|error| {
                    let args =
                        [("folder", folder.display().to_string().into()), ("error", error.in_words(&words).into())];
                    words.with("picture-unsaved", &args)
                })
            });
            // A desk that has closed wants to hear nothing.
            let _ = done.send(written);
        };
        let started = thread::Builder::new().name("printing".to_owned()).spawn(write);
        match started {
            Ok(_) => self.printing.push(printing),
            Err(error) => self.notices.tell(Notice::bad(error.in_words(&self.words))),
        }
    }

    /// Tells of what was printed; looks again soon while it is not done.
    pub(crate) fn hear_printing(&mut self, ctx: &Context) {
        let Some(printing) = self.printing.first() else { return };
        let heard = match printing.try_recv() {
            Ok(heard) => heard,
            Err(TryRecvError::Empty) => {
                ctx.request_repaint_after(tokens::SOON);
                return;
            }
            Err(TryRecvError::Disconnected) => Err(self.words.text("print-failed")),
        };
        self.printing.remove(0);
        let notice = match heard {
            Ok(path) => self.written("print-written", &path).of_file(path),
            Err(sentence) => Notice::bad(sentence),
        };
        self.notices.tell(notice);
        ctx.request_repaint();
    }
}
