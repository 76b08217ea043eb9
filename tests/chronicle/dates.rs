//! Days of the calendar, as files have them.

use crate::tried::each;
use jiff::civil::{Date, date};
use town_crier::chronicle::{DateRefusal, parse_date};
use town_crier::crier::{InWords as _, Language, Manner, Words};

#[test]
fn every_year_from_1970_to_9999() {
    for year in 1970..=9999 {
        let leap = (year % 4 == 0) && (year % 100 != 0) || year % 400 == 0;
        for (month, day) in [(1, 1), (2, if leap { 29 } else { 28 }), (3, 1), (12, 31)] {
            let text = format!("{year:04}-{month:02}-{day:02}");
            assert_eq!(parse_date(&text), Ok(date(year, month, day)));
            assert_eq!(date(year, month, day).to_string(), text);
        }
        assert_eq!(parse_date(&format!("{year:04}-02-29")).is_ok(), leap, "{year}");
    }
    assert_eq!(parse_date("10000-01-01"), Err(DateRefusal("10000-01-01".to_owned())));
}

#[test]
fn texts_that_name_no_day() {
    let rows = [
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
    ];
    each(rows, |text| {
        let refused = parse_date(text).unwrap_err();
        assert_eq!(refused, DateRefusal(text.to_owned()));
        let sentence = format!("write a day from 1970 to 9999 as in 2026-02-28, not “{text}”");
        assert_eq!(refused.in_words(&Words::new(Language::English, Manner::Plain, None)), sentence);
    });
    assert_eq!(parse_date("2024-02-29"), Ok(Date::constant(2024, 2, 29)));
}
