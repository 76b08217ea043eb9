//! A day of the calendar, as a value: this room reads no clock.

use std::fmt;

/// A day from 1970 on, ordered as days follow each other.
///
/// ```
/// use town_crier::chronicle::Date;
///
/// let date: Date = "2026-02-28".parse()?;
/// assert_eq!(Date::from_days(date.days() + 1).map(|date| date.to_string()), Some("2026-03-01".to_owned()));
/// # Ok::<(), town_crier::chronicle::DateRefusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date(u32);

/// A text that names no day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct DateRefusal(pub String);

impl Date {
    /// The first of January 1970.
    pub const FIRST: Self = Self(0);

    /// The last day of the year 9999.
    const LAST: u32 = 2_932_896;
    /// Days in 400 years, after which the calendar repeats.
    const ERA: u32 = 146_097;
    /// Days from the first of March of the year 0 to the first of January 1970.
    const EPOCH: u32 = 719_468;

    /// The day so many days after the first of January 1970; nothing after the year 9999.
    #[must_use]
    pub const fn from_days(days: u32) -> Option<Self> {
        if days <= Self::LAST { Some(Self(days)) } else { None }
    }

    /// Days since the first of January 1970.
    #[must_use]
    pub const fn days(self) -> u32 {
        self.0
    }

    /// Year, month and day of the month.
    ///
    /// Years are taken from March on, so that the leap day is their last (Howard Hinnant's `civil_from_days`).
    #[must_use]
    pub const fn civil(self) -> (u32, u32, u32) {
        let days = self.0 + Self::EPOCH;
        let (era, in_era) = (days / Self::ERA, days % Self::ERA);
        let year = (in_era - in_era / 1460 + in_era / 36_524 - in_era / 146_096) / 365;
        let in_year = in_era - (365 * year + year / 4 - year / 100);
        let month = (5 * in_year + 2) / 153;
        let day = in_year - (153 * month + 2) / 5 + 1;
        let january = if month < 10 { 0 } else { 1 };
        (year + era * 400 + january, (month + 2) % 12 + 1, day)
    }

    /// The day of that year, month and day of the month, if there is one.
    const fn from_civil(year: u32, month: u32, day: u32) -> Option<Self> {
        if year < 1970 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31 {
            return None;
        }
        let march_year = if month < 3 { year - 1 } else { year };
        let (era, in_era) = (march_year / 400, march_year % 400);
        let in_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let days = era * Self::ERA + in_era * 365 + in_era / 4 - in_era / 100 + in_year - Self::EPOCH;
        let date = Self(days);
        // The thirty-first of April is the first of May, and so is none.
        let (_, found, _) = date.civil();
        if found == month { Some(date) } else { None }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl std::str::FromStr for Date {
    type Err = DateRefusal;

    fn from_str(text: &str) -> Result<Self, DateRefusal> {
        let refused = || DateRefusal(text.to_owned());
        let bytes: &[u8; 10] = text.as_bytes().try_into().ok().ok_or_else(refused)?;
        let [y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2] = *bytes else { return Err(refused()) };
        let number = |digits: &[u8]| {
            digits
                .iter()
                .try_fold(0, |number, digit| digit.is_ascii_digit().then(|| number * 10 + u32::from(digit - b'0')))
        };
        let (year, month, day) = (number(&[y1, y2, y3, y4]), number(&[m1, m2]), number(&[d1, d2]));
        let date = year.zip(month).zip(day).and_then(|((year, month), day)| Self::from_civil(year, month, day));
        date.ok_or_else(refused)
    }
}
