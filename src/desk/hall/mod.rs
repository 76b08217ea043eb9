//! The hall of fame: players, codes and plots over all games that were entered.

mod plots;
mod screen;
mod tables;
pub(crate) mod work;

pub(crate) use screen::HallScreen;
