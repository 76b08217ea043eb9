//! All tests of the finished rooms in one binary: one link instead of many.

#![cfg(test)]

mod random;
mod kill;
mod save;
mod store;
#[cfg(feature = "desk")]
mod desk;
