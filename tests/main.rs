//! All tests of the finished rooms in one binary: one link instead of many.

#![cfg(test)]
#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod random;
mod rules;
mod laws;
mod save;
mod reckoning;
mod fame;
mod store;
mod kill;
mod cli;
mod stage;
mod words;
#[cfg(feature = "desk")]
mod desk;
#[cfg(feature = "paper")]
mod paper;
mod voice;
