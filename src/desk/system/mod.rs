//! The services that the desk uses of the system: a display that stays awake, the list of monitors, programs that show
//! a file, a file dialog, and paths for files, the log and crash reports among them.

mod awake;
pub(crate) mod crash;
mod first_frame;
mod fitting;
mod fonts;
mod log;
mod monitors;
mod programs;
pub(crate) mod reopen;

pub(crate) use awake::Awake;
pub(crate) use first_frame::FirstFrame;
pub use first_frame::TellPainted;
pub(crate) use fitting::{Fitting, Standing};
pub(crate) use fonts::SystemFonts;
pub use log::FileLog;
pub(crate) use monitors::Monitors;
pub use programs::{ChooseFile, SaveFile, SaveTo, ShowFile};
pub(crate) use programs::{Programs, save};

/// Returns the time in the desk's own zone: an evening is filed under the day of the local calendar.
pub type TellTime = dyn Fn() -> jiff::Zoned + Send + Sync;
