//! Printed things, as PDF: scoresheets, the crier's card and the game report.
//!
//! Everything here is a pure function of what it prints: no clock, no chance and no file, so the same order gives the same
//! bytes. Each printed thing draws with a `pen`, in millimeters from a page's upper left corner; the pen knows fonts
//! (`letters`) and art (`art`), and the PDF writer stays behind it. Words come from [`Words`](crate::crier::Words).

pub mod area;
pub mod letters;
pub mod art;
pub mod pen;
pub mod size;
pub mod error;
pub mod document;

pub use error::PaperError;
pub use size::{Paper, PerPage};
