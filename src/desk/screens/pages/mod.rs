//! The pages that open over the desk: help and settings.

mod first_time;
mod help;
mod pages;
mod replace;
mod rules;
mod sample;
mod settings;
mod speech;

pub(crate) use pages::{Told, ui};
pub(crate) use replace::ui as replace;
pub(crate) use rules::RulesPage;
