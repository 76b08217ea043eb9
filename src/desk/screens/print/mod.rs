//! Printing: a game's pages are laid out for a [`Preview`], and written as a PDF, while the desk goes on.

mod painted;
mod parts;
mod preview;
mod screen;
mod writing;

pub use preview::{Laid, LayoutJob, Pages, Preview};
use preview::{blank, page};
pub(crate) use screen::PrintScreen;
pub use writing::PrintJob;
pub(crate) use writing::{lay_out, write};
