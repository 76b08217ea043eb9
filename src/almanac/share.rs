//! Counts as parts of a whole.

/// The part that `count` is of `whole`; nothing of nothing.
#[expect(clippy::cast_precision_loss, reason = "nobody counts to 2^52")]
#[must_use]
pub const fn share(count: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { count as f64 / whole as f64 }
}
