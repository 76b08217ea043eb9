//! What the benchmarks lay out: a window, games, and a game without an end.

pub(crate) mod endless;
pub(crate) mod played;
pub(crate) mod window;
