//! The hall of fame: players, codes and plots over all entered games.

mod evening;
mod fame;
pub(crate) mod plots;
mod replay;
mod screen;
mod tables;
mod work;

pub(crate) use replay::ReplayScreen;
pub(crate) use screen::HallScreen;
pub(crate) use work::{HallFile, HallFileOf, HallJob, HallRead, choose_import};
