//! What the desk asks of the system: a display that stays awake, which monitors there are, programs that show a file, a
//! dialog that chooses one, and places for files.

mod awake;
mod monitors;
mod programs;
mod written;

pub(crate) use awake::Awake;
pub(crate) use monitors::Monitors;
pub(crate) use programs::Programs;
pub use programs::{ChooseFile, ShowFile};
pub(crate) use written::write_new;
