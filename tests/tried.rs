//! How often laws are tried, and by which chance; and tables, of which each row is tried.

use std::panic::{AssertUnwindSafe, catch_unwind};

use proptest::test_runner::{Config, RngSeed};

/// Whoever sets this lets every run try other cases, as a run by night may: `TOWN_CRIER_FREE_SEED=1 cargo test`.
const FREE_SEED: &str = "TOWN_CRIER_FREE_SEED";

/// Whoever sets this lets everything be tried so many times as often: `TOWN_CRIER_TIMES=20 cargo test laws`.
const TIMES: &str = "TOWN_CRIER_TIMES";

/// So many cases, or a multiple of them if that is asked for.
pub(crate) fn times(cases: u32) -> u32 {
    let times = std::env::var(TIMES).ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    // Interpreted, a case takes as long as some thousands.
    if cfg!(miri) { cases.min(2) } else { cases * times }
}

/// So many cases. They are the same in every run, so that a change is judged by itself, unless a free seed is asked for.
///
/// Nothing is written to disk: what fails is printed as small as it can be, and becomes a test of its own.
pub(crate) fn config(cases: u32) -> Config {
    let rng_seed = if std::env::var_os(FREE_SEED).is_some() { RngSeed::Random } else { RngSeed::Fixed(8) };
    Config { cases: times(cases), failure_persistence: None, rng_seed, ..Config::default() }
}

/// Tries each row of a table, also those after one that fails; what a row says stands above its number.
#[track_caller]
pub(crate) fn each<T>(rows: impl IntoIterator<Item = T>, mut check: impl FnMut(T)) {
    let tried = rows.into_iter().map(|row| catch_unwind(AssertUnwindSafe(|| check(row))).is_ok());
    let tried: Vec<bool> = tried.collect();
    let failed: Vec<usize> = (1..).zip(&tried).filter(|(_, holds)| !**holds).map(|(number, _)| number).collect();
    assert!(failed.is_empty(), "of {} rows these do not hold: {failed:?}", tried.len());
}

#[test]
fn a_row_that_fails_hides_none_after_it() {
    let mut tried = Vec::new();
    let table = catch_unwind(AssertUnwindSafe(|| {
        each([1, 2, 3, 4], |row| {
            tried.push(row);
            assert!(row % 2 == 0, "{row} is odd");
        });
    }));
    let said = table.expect_err("two rows fail").downcast::<String>().expect("a text");
    assert_eq!(*said, "of 4 rows these do not hold: [1, 3]");
    assert_eq!(tried, [1, 2, 3, 4]);
}
