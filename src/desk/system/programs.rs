//! What other programs do for the desk: show a file, and let a person choose one.

use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;

/// Shows a file; it may take as long as the program that shows it is open.
pub type ShowFile = dyn Fn(&Path) -> io::Result<()> + Send + Sync;

/// Lets a person choose a file that ends with one of these; nothing if none was chosen, or if no dialog can be shown.
///
/// It is called in the window's thread, as some systems wish, and waited for in another one.
pub type ChooseFile = dyn Fn(&[&str]) -> Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>> + Send + Sync;

/// The programs that the desk uses.
#[derive(Clone)]
pub(crate) struct Programs {
    pub(crate) show: Arc<ShowFile>,
    pub(crate) choose: Arc<ChooseFile>,
}

impl Default for Programs {
    /// Those of the system.
    fn default() -> Self {
        Self { show: Arc::new(|path| open::that(path)), choose: Arc::new(choose) }
    }
}

fn choose(endings: &[&str]) -> Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>> {
    let dialog = rfd::AsyncFileDialog::new().add_filter("", endings);
    let chosen = dialog.pick_file();
    Box::pin(async move { Some(chosen.await?.path().to_path_buf()) })
}
