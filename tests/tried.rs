//! How often laws are tried, and by which chance.

use proptest::test_runner::{Config, RngSeed};

/// Whoever sets this lets every run try other cases, as a run by night may: `TOWN_CRIER_FREE_SEED=1 cargo test`.
const FREE_SEED: &str = "TOWN_CRIER_FREE_SEED";

/// So many cases. They are the same in every run, so that a change is judged by itself, unless a free seed is asked for.
///
/// Nothing is written to disk: what fails is printed as small as it can be, and becomes a test of its own.
pub(crate) fn config(cases: u32) -> Config {
    // Interpreted, a case takes as long as some thousands.
    let cases = if cfg!(miri) { cases.min(2) } else { cases };
    let rng_seed = if std::env::var_os(FREE_SEED).is_some() { RngSeed::Random } else { RngSeed::Fixed(8) };
    Config { cases, failure_persistence: None, rng_seed, ..Config::default() }
}
