//! Shows written files by the system's own programs.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::{io, thread};

use eframe::egui::Context;

/// Shows a file; it may take as long as the program that shows it is open.
pub type ShowFile = dyn Fn(&Path) -> io::Result<()> + Send + Sync;

/// Shows files in threads of their own: some systems' programs come back only when they are closed.
pub(crate) struct Viewer {
    show: Arc<ShowFile>,
    /// What was asked for in this frame.
    asked: Option<PathBuf>,
    /// Files that no program shows; systems say why in no words for people.
    said: (Sender<PathBuf>, Receiver<PathBuf>),
}

impl Default for Viewer {
    fn default() -> Self {
        Self::new(Arc::new(|path| open::that(path)))
    }
}

impl Viewer {
    pub(crate) fn new(show: Arc<ShowFile>) -> Self {
        Self { show, asked: None, said: channel() }
    }

    /// Lets the file be shown once this frame is drawn.
    pub(crate) fn ask(&mut self, file: PathBuf) {
        self.asked = Some(file);
    }

    /// Shows what was asked for; hands out what could not be shown.
    pub(crate) fn follow(&mut self, ctx: &Context) -> Option<PathBuf> {
        if let Some(file) = self.asked.take() {
            let (show, said, ctx) = (Arc::clone(&self.show), self.said.0.clone(), ctx.clone());
            let path = file.clone();
            let shown = thread::Builder::new().name("viewer".to_owned()).spawn(move || {
                if show(&path).is_err() {
                    // A desk that has closed wants to hear nothing.
                    let _ = said.send(path);
                    ctx.request_repaint();
                }
            });
            if shown.is_err() {
                return Some(file);
            }
        }
        self.said.1.try_recv().ok()
    }
}
