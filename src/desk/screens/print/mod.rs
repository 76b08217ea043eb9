//! Printing: a game's pages are shown as a [`Preview`], and written as a PDF while the desk goes on.

mod painted;
pub(crate) mod parts;
mod preview;
mod writing;

pub use preview::{Laid, Preview};
pub(crate) use preview::{blank, page};
pub use writing::PrintJob;
pub(crate) use writing::write;
