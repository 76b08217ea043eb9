//! All tests of the finished rooms in one binary, laid out as `src/` is: one link instead of many.

#![cfg(test)]
#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]
#![allow(clippy::disallowed_methods, reason = "tests lay files and colors out as they need them")]

mod chronicle;
mod crier;
mod show;
mod gallery;
mod stage;
#[cfg(feature = "desk")]
mod desk;
mod cli;
mod games;
mod house;
mod readme;
mod sources;
mod toy;
mod tried;
