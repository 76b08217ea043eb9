//! The pages that open over the desk: help and settings.

mod aloud;
mod help;
mod pages;
mod settings;

pub(crate) use pages::ui;
