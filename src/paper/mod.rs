//! Prints: pages that a pen draws in millimeters, and their PDF.
//!
//! Everything here is a pure function of what it prints: no clock, no chance and no file, so the same input gives the
//! same bytes. A game draws with a [`Pen`](pen::Pen), from a page's upper left corner; the pen knows the fonts
//! ([`letters`]) and makes a [`Page`](page::Page), which is a display list. `pdf` writes pages into a PDF, with the
//! drawings by `art`; the desk shows the same pages before they are printed. Words come from
//! [`Words`](crate::crier::Words).

mod art;
mod invitation;
mod pdf;
pub mod document;
pub mod letters;
pub mod page;
pub mod pen;
pub mod size;

pub use document::{Booklet, PaperError};
pub use invitation::invitation;
pub use size::{Inks, Paper, PerPage};
