//! Prints: pages that a pen draws in millimeters, and their PDF.
//!
//! Everything here is a pure function of what it prints: no clock, no chance and no file, so the same input gives the
//! same bytes. A game draws with a [`Pen`](pen::Pen), from a page's upper left corner; the pen knows the fonts
//! ([`letters`]) and makes a [`Page`](page::Page), which is a display list. `pdf` writes pages into a PDF, with the
//! drawings by `art`; the desk shows the same pages before they are printed. Words come from
//! [`Words`](crate::crier::Words).
//!
//! What a game has to print stands in its table of [`Print`]s, also in a build that prints nothing: it knows the commands.

#[cfg(feature = "paper")]
mod art;
#[cfg(feature = "paper")]
mod invitation;
#[cfg(feature = "paper")]
mod pdf;
#[cfg(feature = "paper")]
pub mod document;
#[cfg(feature = "paper")]
pub mod layout;
#[cfg(feature = "paper")]
pub mod letters;
pub mod page;
#[cfg(feature = "paper")]
pub mod pen;
mod print;
#[cfg(feature = "paper")]
mod structure;
#[cfg(feature = "paper")]
mod told;
pub mod size;

#[cfg(feature = "paper")]
pub use document::{Booklet, PaperError};
#[cfg(feature = "paper")]
pub use invitation::invitation;
pub use print::{Choice, Print, PrintOrder, Printable, Tick};
#[cfg(feature = "paper")]
pub use print::{Draw, DrawGame};
pub use size::{Inks, Paper, PerPage};
