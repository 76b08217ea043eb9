//! Printing: a game's pages are shown as a [`Preview`], and written as a PDF while the desk goes on.

mod painted;
mod parts;
mod preview;
mod screen;
mod writing;

pub use preview::{Laid, Preview};
use preview::{blank, page};
pub(crate) use screen::PrintScreen;
pub use writing::PrintJob;
pub(crate) use writing::write;
