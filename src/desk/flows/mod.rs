//! What happens from a command on until it is done: a game begins, is counted, revealed, explained, and taken away.

pub(crate) mod again;
mod begin;
pub(crate) mod books;
pub(crate) mod ceremony;
pub(crate) mod handed_in;
mod results;
pub(crate) mod saving;
pub(crate) mod shown;
pub(crate) mod teaching;
