//! What things cost inside the process: `cargo bench -p town-crier-benches` prints it, and `-- --test` runs each once.
//!
//! A row `name` has its floor beside it, `name_floor`: the least that could do the same.

#![allow(clippy::disallowed_methods, reason = "a benchmark lays its files out as it needs them")]

mod kit;
mod frames;
mod games;
mod said;
mod files;
mod papers;

fn main() {
    divan::main();
}
