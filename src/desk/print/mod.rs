//! What can be printed: scoresheets, the crier's card, and the game's report.
//!
//! `screen` has the choices, `page` shows how a page will look, `printed` makes the PDF, and `writing` puts it into a file
//! while the desk goes on.

mod page;
mod printed;
mod screen;
mod writing;

pub(super) use printed::Printed;
pub(super) use screen::PrintScreen;
pub(super) use writing::Printing;
