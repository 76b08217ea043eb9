//! What can be printed: scoresheets, the crier's card, and the game's report.
//!
//! `screen` has the choices, `page` shows how a page will look, `printed` makes the PDF, and `writing` puts it into a file
//! while the desk goes on.

mod page;
mod printed;
mod screen;
mod writing;

pub(crate) use printed::Printed;
pub(crate) use screen::PrintScreen;
pub(crate) use writing::Printing;
