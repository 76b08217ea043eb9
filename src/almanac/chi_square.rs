//! Whether chance is fair: Pearson's chi-square test.

use super::share::share;
use super::tail::chi_square_tail;

/// How far counts are from what fair chance would give.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ChiSquare {
    /// The sum over all cells of (seen − expected)² / expected.
    pub statistic: f64,
    /// How many of the cells could be chosen freely.
    pub degrees: u32,
    /// Whether some cell is expected too seldom for a verdict.
    few: bool,
}

/// What is made of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Fair chance often deals so.
    Fair,
    /// Fair chance deals so unevenly in less than one of [`ChiSquare::SELDOM`] cases.
    Uneven,
    /// Fair chance deals so evenly in less than one of [`ChiSquare::SELDOM`] cases.
    TooEven,
    /// Too few games were played to say.
    TooFew,
}

/// The test of one thing that chance decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Fairness {
    /// The name for programs.
    pub key: &'static str,
    /// What was tested, in words.
    pub name: String,
    /// How it came out.
    pub test: ChiSquare,
}

impl ChiSquare {
    /// In so few cases a fair chance is called unfair, on either side: one of these.
    pub const SELDOM: u32 = 1000;
    /// A cell is expected at least so often, or the test says nothing (the usual rule of thumb).
    const LEAST: f64 = 5.0;

    /// The test of counts, each with its weight: how likely it is beside the others. What has no weight cannot be.
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

    /// Both tests as one; they must not depend on each other.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            statistic: self.statistic + other.statistic,
            degrees: self.degrees + other.degrees,
            few: self.few || other.few,
        }
    }

    /// How likely fair chance deals at least so unevenly.
    #[must_use]
    pub fn tail(self) -> f64 {
        chi_square_tail(self.degrees, self.statistic)
    }

    /// What is made of it.
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
