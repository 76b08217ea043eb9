//! What the desk asks of the system: a display that stays awake, which monitors there are, programs that show a file, a
//! dialog that chooses one, and places for files, the log and what happened at a crash among them.

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

/// Tells the time where the desk stands, in that place's own zone: an evening is filed under the day that the wall says.
pub type TellTime = dyn Fn() -> jiff::Zoned + Send + Sync;
