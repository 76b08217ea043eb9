//! The hall of fame and the achievements: a scripted season held against numbers counted elsewhere, and its file against
//! damage.

mod achievements;
mod export;
mod file;
mod hall;
mod naive;
mod part;
pub(crate) mod season;
mod shown;
mod timed;
