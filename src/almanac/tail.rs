//! The tail of the chi-square distribution.

/// Returns the probability that a chi-square of so many degrees of freedom is at least `statistic`: Q(degrees / 2,
/// statistic / 2).
///
/// Abramowitz & Stegun, *Handbook of Mathematical Functions*: 26.4.19 for the distribution, 6.5.29 (a series) below the mean and
/// 6.5.31 (a continued fraction, by Lentz's way) above it. Good to ten digits.
pub(super) fn chi_square_tail(degrees: u32, statistic: f64) -> f64 {
    let (a, x) = (f64::from(degrees) / 2.0, statistic / 2.0);
    if degrees == 0 || x <= 0.0 {
        return 1.0;
    }
    if x.is_infinite() {
        return 0.0;
    }
    let factor = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 { 1.0 - factor * series(a, x) } else { factor * fraction(a, x) }
}

/// The most terms of a sum here, for some hundred thousand degrees of freedom.
const MOST: u32 = 20_000;

/// Returns the sum over n of xⁿ / (a (a + 1) … (a + n)).
fn series(a: f64, x: f64) -> f64 {
    let mut term = 1.0 / a;
    let mut sum = term;
    for n in 1..MOST {
        term *= x / (a + f64::from(n));
        sum += term;
        if term < sum * f64::EPSILON {
            break;
        }
    }
    sum
}

/// Returns 1 / (x + 1 − a − 1 (1 − a) / (x + 3 − a − 2 (2 − a) / (x + 5 − a − …))).
fn fraction(a: f64, x: f64) -> f64 {
    const TINY: f64 = 1e-300;

    let mut part = x + 1.0 - a;
    let mut above = 1.0 / TINY;
    let mut below = 1.0 / part;
    let mut value = below;
    for n in (1..MOST).map(f64::from) {
        let by = -n * (n - a);
        part += 2.0;
        below = 1.0 / nonzero(by * below + part, TINY);
        above = nonzero(part + by / above, TINY);
        value *= below * above;
        if (below * above - 1.0).abs() < f64::EPSILON {
            break;
        }
    }
    value
}

fn nonzero(value: f64, tiny: f64) -> f64 {
    if value.abs() < tiny { tiny } else { value }
}

/// Returns the logarithm of Γ(a), by Stirling's series (6.1.41) from 10 on, and Γ(a + 1) = a Γ(a) below (6.1.15).
fn ln_gamma(a: f64) -> f64 {
    let (mut at, mut below) = (a, 0.0);
    while at < 10.0 {
        below += at.ln();
        at += 1.0;
    }
    let square = at * at;
    let more = (1.0 / 12.0 - (1.0 / 360.0 - (1.0 / 1260.0 - 1.0 / (1680.0 * square)) / square) / square) / at;
    (at - 0.5) * at.ln() - at + std::f64::consts::TAU.ln() / 2.0 + more - below
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tail_is_that_of_the_books() {
        // Abramowitz & Stegun, table 26.8.
        for (degrees, statistic, tail) in [
            (1, 3.841_46, 0.05),
            (5, 11.070_5, 0.05),
            (10, 2.558_21, 0.99),
            (30, 59.703_1, 0.001),
            (100, 99.334_1, 0.5),
            (100, 124.342, 0.05),
        ] {
            let is = chi_square_tail(degrees, statistic);
            assert!((is - tail).abs() < 2e-5, "{degrees}, {statistic}: {is}");
        }
        // Two degrees are exponential.
        for statistic in [0.1, 1.0, 5.0, 40.0] {
            assert!((chi_square_tail(2, statistic) - (-statistic / 2.0).exp()).abs() < 1e-12);
        }
        // Wilson and Hilferty's approximation (26.4.17) is good where there are many degrees.
        for degrees in [1000_u32, 5759, 50_000] {
            assert!((chi_square_tail(degrees, f64::from(degrees)) - 0.5).abs() < 0.01, "{degrees}");
        }
        assert_eq!(
            (chi_square_tail(0, 1.0), chi_square_tail(3, 0.0), chi_square_tail(3, f64::INFINITY)),
            (1.0, 1.0, 0.0)
        );
    }
}
