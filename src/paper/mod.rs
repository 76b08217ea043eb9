//! Printed things, as PDF: scoresheets, the crier's card and the game report.
//!
//! Everything here is a pure function of what it prints: no clock, no chance and no file, so the same order gives the same
//! bytes. Each printed thing draws with a `pen`, in millimeters from a page's upper left corner; the pen knows fonts
//! (`letters`) and art (`art`), and the PDF writer stays behind it. Words come from [`Words`](crate::crier::Words).

mod ink;
mod area;
mod letters;
mod art;
mod pen;
mod names;
mod marks;
mod size;
mod error;
mod document;
mod wheel;
mod sheet;
mod card;
mod report;

pub use card::card;
pub use error::PaperError;
pub use report::report;
pub use sheet::{Sheets, sheets};
pub use size::{Paper, PerPage};
