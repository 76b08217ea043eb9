//! The hall of fame: players, codes and plots over all entered games.

mod fame;
pub(crate) mod plots;
mod screen;
mod tables;
mod work;

pub(crate) use screen::HallScreen;
pub(crate) use work::{HallFile, HallFileOf, HallJob, HallRead, choose_import};
