//! Shares of a whole.

/// Returns the share of `count` in `whole`; 0 of nothing.
#[expect(clippy::cast_precision_loss, reason = "nobody counts to 2^52")]
#[must_use]
pub const fn share(count: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { count as f64 / whole as f64 }
}
