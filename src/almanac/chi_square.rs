//! Pearson's chi-square test of fair chance.

use super::share::share;
use super::tail::chi_square_tail;

/// The chi-square statistic of counts against fair chance.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ChiSquare {
    /// The sum over all cells of (seen − expected)² / expected.
    pub statistic: f64,
    /// The degrees of freedom.
    pub degrees: u32,
    /// Whether the expectation of some cell is too small for a verdict.
    few: bool,
}

/// The verdict of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Fair chance often deals so.
    Fair,
    /// Fair chance deals so unevenly in less than one of [`ChiSquare::SELDOM`] cases.
    Uneven,
    /// Fair chance deals so evenly in less than one of [`ChiSquare::SELDOM`] cases.
    TooEven,
    /// Too few games for a verdict.
    TooFew,
}

/// The fairness test of one thing that chance decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Fairness {
    /// The name for programs.
    pub key: &'static str,
    /// The tested thing, in words.
    pub name: String,
    /// The test's result.
    pub test: ChiSquare,
}

impl ChiSquare {
    /// The threshold of a verdict: fair chance is called unfair, on either side, in one of so many cases.
    pub const SELDOM: u32 = 1000;
    /// The least expectation of a cell, or the test says nothing (the usual rule of thumb).
    const LEAST: f64 = 5.0;

    /// Tests counts against their weights, which are relative likelihoods. A count without weight is impossible.
    #[must_use]
    pub fn of(cells: &[(u64, u32)]) -> Self {
        let seen: u64 = cells.iter().map(|(count, _)| count).sum();
        let weights: u64 = cells.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let mut test = Self::default();
        let mut free: u32 = 0;
        for (count, weight) in cells {
            let expected = share(seen, 1) * share(u64::from(*weight), weights);
            if *weight > 0 {
                free += 1;
                test.few |= expected < Self::LEAST;
                test.statistic += (share(*count, 1) - expected).powi(2) / expected.max(f64::MIN_POSITIVE);
            } else if *count > 0 {
                test.statistic = f64::INFINITY;
            }
        }
        test.degrees = free.saturating_sub(1);
        test
    }

    /// Combines two independent tests.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            statistic: self.statistic + other.statistic,
            degrees: self.degrees + other.degrees,
            few: self.few || other.few,
        }
    }

    /// Returns the likelihood that fair chance deals at least so unevenly.
    #[must_use]
    pub fn tail(self) -> f64 {
        chi_square_tail(self.degrees, self.statistic)
    }

    /// Returns the verdict.
    #[must_use]
    pub fn verdict(self) -> Verdict {
        let seldom = 1.0 / f64::from(Self::SELDOM);
        match self.tail() {
            _ if self.statistic.is_infinite() => Verdict::Uneven,
            _ if self.few || self.degrees == 0 => Verdict::TooFew,
            tail if tail < seldom => Verdict::Uneven,
            tail if tail > 1.0 - seldom => Verdict::TooEven,
            _ => Verdict::Fair,
        }
    }
}
