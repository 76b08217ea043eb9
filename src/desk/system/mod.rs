//! What the desk asks of the system: a display that stays awake, which monitors there are, and programs that show a file.

mod awake;
mod monitors;
mod viewer;

pub(crate) use awake::Awake;
pub(crate) use monitors::Monitors;
pub use viewer::ShowFile;
pub(crate) use viewer::Viewer;
