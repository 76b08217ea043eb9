//! What a reader asks for in words of HTTP: languages, and a shorter way to send.

use crate::crier::Language;

/// The language that a reader likes best of those that there are, as `Accept-Language` says it; English if it names none.
#[must_use]
pub fn language(header: &str) -> Language {
    let mut wished: Vec<(f32, &str)> = weighted(header).filter(|(weight, _)| *weight > 0.0).collect();
    // What is liked alike stays in its order.
    wished.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    wished.into_iter().find_map(|(_, tag)| tag.parse().ok()).unwrap_or(Language::English)
}

/// Whether a reader takes what is compressed by gzip, as `Accept-Encoding` says it.
#[must_use]
pub fn gzip(header: &str) -> bool {
    weighted(header).any(|(weight, coding)| coding.eq_ignore_ascii_case("gzip") && weight > 0.0)
}

/// What a header lists, each thing with its weight; what has none weighs 1.
fn weighted(header: &str) -> impl Iterator<Item = (f32, &str)> {
    header.split(',').map(|part| {
        let (name, more) = part.split_once(';').unwrap_or((part, ""));
        let weight = more.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.trim().parse().ok());
        (weight.filter(|weight: &f32| weight.is_finite()).unwrap_or_default(), name.trim())
    })
}
