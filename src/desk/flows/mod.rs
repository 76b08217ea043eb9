//! What happens from a command on until it is done: a game begins, is counted, revealed, explained, and taken away.

pub(crate) mod again;
pub(crate) mod begin;
pub(crate) mod books;
mod cards;
pub(crate) mod ceremony;
pub(crate) mod handed_in;
pub(crate) mod pace;
mod results;
pub(crate) mod saving;
pub(crate) mod shown;
pub(crate) mod teaching;
pub(crate) mod words;
