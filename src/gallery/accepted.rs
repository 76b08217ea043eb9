//! The preferences in a request's headers: languages and compression.

use crate::crier::Language;

/// Returns the preferred language of those we have, by `Accept-Language`; English if it names none.
#[must_use]
pub fn language(header: &str) -> Language {
    let mut wished: Vec<(f32, &str)> = weighted(header).filter(|(weight, _)| *weight > 0.0).collect();
    // What is liked alike stays in its order.
    wished.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    wished.into_iter().find_map(|(_, tag)| tag.parse().ok()).unwrap_or(Language::English)
}

/// Whether the reader accepts gzip, by `Accept-Encoding`.
#[must_use]
pub fn gzip(header: &str) -> bool {
    weighted(header).any(|(weight, coding)| coding.eq_ignore_ascii_case("gzip") && weight > 0.0)
}

/// Returns the entries of a header with their weights; the default weight is 1.
fn weighted(header: &str) -> impl Iterator<Item = (f32, &str)> {
    header.split(',').map(|part| {
        let (name, more) = part.split_once(';').unwrap_or((part, ""));
        let weight = more.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.trim().parse().ok());
        (weight.filter(|weight: &f32| weight.is_finite()).unwrap_or_default(), name.trim())
    })
}
