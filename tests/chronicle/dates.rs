//! Days of the calendar, as files have them.

use jiff::civil::{Date, date};
use town_crier::chronicle::{DateRefusal, parse_date};
use town_crier::crier::{InWords as _, Language, Manner, Words};

/// The days of a month, as a child learns them.
const fn days_of(year: i16, month: i8) -> i8 {
    let leap = (year % 4 == 0) && (year % 100 != 0) || year % 400 == 0;
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[test]
fn every_day_from_1970_to_9999() {
    let (mut year, mut month, mut day) = (1970, 1, 1);
    let mut next = Some(date(1970, 1, 1));
    let mut days = 0;
    while let Some(found) = next {
        assert_eq!((found.year(), found.month(), found.day()), (year, month, day));
        // Each fifth to the text and back; all of them take long.
        if days % 5 == 0 || day > 27 {
            assert_eq!(found.to_string(), format!("{year:04}-{month:02}-{day:02}"));
            assert_eq!(parse_date(&found.to_string()), Ok(found));
        }
        day += 1;
        if day > days_of(year, month) {
            (month, day) = (month + 1, 1);
        }
        if month > 12 {
            (year, month) = (year + 1, 1);
        }
        days += 1;
        next = found.tomorrow().ok();
    }
    assert_eq!((year, month, day), (10_000, 1, 1), "the last day is the last of 9999");
    assert_eq!(days, 2_932_897);
}

#[test]
fn texts_that_name_no_day() {
    for text in [
        "",
        "2026-2-28",
        "2026-02-29",
        "2026-04-31",
        "2026-13-01",
        "2026-00-01",
        "2026-01-00",
        "1969-12-31",
        "+026-01-01",
        "2026/01/01",
        "2026-01-011",
        "١٩٧٠-٠١",
        " 2026-01-1",
        // Days in other spellings.
        "20260101",
        "+002026-01-01",
        "-002026-01-01",
        "2026-01-01T12:00",
        "2026-01-01 ",
        "2026-W01-4",
    ] {
        let refused = parse_date(text).unwrap_err();
        assert_eq!(refused, DateRefusal(text.to_owned()));
        let sentence = format!("write a day from 1970 to 9999 as in 2026-02-28, not “{text}”");
        assert_eq!(refused.in_words(&Words::new(Language::English, Manner::Plain, None)), sentence);
    }
    assert_eq!(parse_date("2024-02-29"), Ok(Date::constant(2024, 2, 29)));
}
