//! Troyes Dice on the command line: its arguments, its dice, its lines of JSON and of text.

pub mod dice;
pub mod json;
pub mod reason;
mod refusals;
pub mod request;
pub mod text;
pub mod samples;
