//! Troyes, as `src/games/troyes` has it.

mod cards;
mod printed;
