//! The services of other programs: showing a file, and file dialogs.

use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Shows a file; it may return only when the program that shows it is closed.
pub type ShowFile = dyn Fn(&Path) -> io::Result<()> + Send + Sync;

/// Asks a person for a file with one of these endings; `None` if none was chosen, or if no dialog can be shown.
///
/// It is called in the window's thread, as some systems wish, and waited for in another one.
pub type ChooseFile = dyn Fn(&[&str]) -> Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>> + Send + Sync;

/// Asks a person where to write a file, offering a folder and a name without its ending.
///
/// It is called in the window's thread, as some systems wish, and waited for in another one.
pub type SaveFile = dyn Fn(&Path, &str, &str) -> Pin<Box<dyn Future<Output = SaveTo> + Send>> + Send + Sync;

/// The answer to where a file is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveTo {
    /// This file; if it exists, it is to be replaced.
    File(PathBuf),
    /// Nowhere, since the dialog was closed.
    Nowhere,
    /// No answer, since no dialog can be shown.
    NoDialog,
}

/// The programs that the desk uses.
#[derive(Clone)]
pub(crate) struct Programs {
    pub(crate) show: Arc<ShowFile>,
    pub(crate) choose: Arc<ChooseFile>,
    /// The dialog for where files are written; `None` to use the default without asking.
    pub(crate) save: Option<Arc<SaveFile>>,
}

impl Default for Programs {
    /// Returns those of the system, without the dialog for writing.
    fn default() -> Self {
        Self { show: Arc::new(|path| open::that(path)), choose: Arc::new(choose), save: None }
    }
}

fn choose(endings: &[&str]) -> Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>> {
    let dialog = rfd::AsyncFileDialog::new().add_filter("", endings);
    let chosen = dialog.pick_file();
    Box::pin(async move { Some(chosen.await?.path().to_path_buf()) })
}

/// Asks by the system's own dialog where to write a file.
pub(crate) fn save(folder: &Path, name: &str, ending: &str) -> Pin<Box<dyn Future<Output = SaveTo> + Send>> {
    /// The time in which nobody reads a dialog and closes it: a faster answer means that there was none, which the
    /// library does not distinguish.
    const UNSEEN: Duration = Duration::from_millis(300);

    if !has_dialogs() {
        return Box::pin(async { SaveTo::NoDialog });
    }
    let dialog = rfd::AsyncFileDialog::new().add_filter(ending.to_uppercase(), &[ending]);
    let dialog = dialog.set_file_name(format!("{name}.{ending}"));
    let dialog = if folder.is_dir() { dialog.set_directory(folder) } else { dialog };
    let asked = Instant::now();
    let chosen = dialog.save_file();
    Box::pin(async move {
        match chosen.await {
            Some(file) => SaveTo::File(file.path().to_path_buf()),
            None if asked.elapsed() < UNSEEN => SaveTo::NoDialog,
            None => SaveTo::Nowhere,
        }
    })
}

/// Whether this system can show a dialog: on Linux this needs the desktop's portal or a program for it, and elsewhere
/// it is always possible.
fn has_dialogs() -> bool {
    const PORTAL: &str = "dbus-1/services/org.freedesktop.portal.Desktop.service";

    if !cfg!(target_os = "linux") {
        return true;
    }
    let var = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let there = |dirs: std::ffi::OsString, file: &str| std::env::split_paths(&dirs).any(|dir| dir.join(file).exists());
    let bus = var("DBUS_SESSION_BUS_ADDRESS").is_some()
        || var("XDG_RUNTIME_DIR").is_some_and(|dir| Path::new(&dir).join("bus").exists());
    let data = var("XDG_DATA_DIRS").unwrap_or_else(|| "/usr/local/share:/usr/share".into());
    // In a sandbox the portal is there and its file is not to be seen.
    let portal = there(data, PORTAL) || Path::new("/.flatpak-info").exists() || var("SNAP").is_some();
    bus && portal || var("PATH").is_some_and(|path| there(path, "zenity"))
}
