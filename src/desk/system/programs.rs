//! What other programs do for the desk: show a file, and let a person choose one.

use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Shows a file; it may take as long as the program that shows it is open.
pub type ShowFile = dyn Fn(&Path) -> io::Result<()> + Send + Sync;

/// Lets a person choose a file that ends with one of these; nothing if none was chosen, or if no dialog can be shown.
///
/// It is called in the window's thread, as some systems wish, and waited for in another one.
pub type ChooseFile = dyn Fn(&[&str]) -> Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>> + Send + Sync;

/// Lets a person say where something is written: a folder and a name without its ending are offered.
///
/// It is called in the window's thread, as some systems wish, and waited for in another one.
pub type SaveFile = dyn Fn(&Path, &str, &str) -> Pin<Box<dyn Future<Output = SaveTo> + Send>> + Send + Sync;

/// Where something is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveTo {
    /// Into this file; if it is there already, it is to be replaced.
    File(PathBuf),
    /// Nowhere: the dialog was closed.
    Nowhere,
    /// Nobody was asked, since no dialog can be shown.
    NoDialog,
}

/// The programs that the desk uses.
#[derive(Clone)]
pub(crate) struct Programs {
    pub(crate) show: Arc<ShowFile>,
    pub(crate) choose: Arc<ChooseFile>,
    /// Nothing if nobody is asked where things are written.
    pub(crate) save: Option<Arc<SaveFile>>,
}

impl Default for Programs {
    /// Those of the system, but nobody is asked where things are written.
    fn default() -> Self {
        Self { show: Arc::new(|path| open::that(path)), choose: Arc::new(choose), save: None }
    }
}

fn choose(endings: &[&str]) -> Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>> {
    let dialog = rfd::AsyncFileDialog::new().add_filter("", endings);
    let chosen = dialog.pick_file();
    Box::pin(async move { Some(chosen.await?.path().to_path_buf()) })
}

/// Asks by the system's own dialog where something is written.
pub(crate) fn save(folder: &Path, name: &str, ending: &str) -> Pin<Box<dyn Future<Output = SaveTo> + Send>> {
    /// Nobody reads a dialog and closes it so fast: there was none, of which the library says no more than of a closed one.
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

/// Whether this system can show a dialog: elsewhere it always can, on Linux by the desktop's portal or by a program for it.
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
