//! What the benchmarks lay out: a window, games, and a game without an end.

/// How many games or orders are many: as few as show that it works, where nothing is measured.
pub(crate) const MANY: usize = if cfg!(debug_assertions) { 100 } else { 10_000 };

pub(crate) mod endless;
pub(crate) mod played;
pub(crate) mod window;
