//! The pages that open over the desk: help and settings.

mod aloud;
mod first_time;
mod help;
mod pages;
mod replace;
mod rules;
mod sample;
mod settings;

pub(crate) use pages::{Told, ui};
pub(crate) use replace::ui as replace;
pub(crate) use rules::RulesPage;
