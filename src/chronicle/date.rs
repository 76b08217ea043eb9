//! Calendar days in the spelling of our files; this room reads no clock.

use jiff::civil::{Date, date};

/// A text that names no day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct DateRefusal(pub String);

/// The earliest day that a file can have.
pub(super) const FIRST: Date = date(1970, 1, 1);

/// Parses a day from 1970 to 9999, in its one spelling.
///
/// ```
/// use jiff::civil::date;
/// use town_crier::chronicle::parse_date;
///
/// assert_eq!(parse_date("2026-02-28")?, date(2026, 2, 28));
/// assert!(parse_date("20260228").is_err() && parse_date("2026-02-29").is_err());
/// # Ok::<(), town_crier::chronicle::DateRefusal>(())
/// ```
///
/// # Errors
/// The text, if it names no day or spells it differently.
pub fn parse_date(text: &str) -> Result<Date, DateRefusal> {
    let date = text.parse::<Date>().ok().filter(|date| *date >= FIRST && date.to_string() == text);
    date.ok_or_else(|| DateRefusal(text.to_owned()))
}
