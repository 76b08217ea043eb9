//! Days of the calendar as values.

use town_crier::chronicle::Date;

use crate::games::troyes_dice::said;

/// The days of a month, as a child learns them.
const fn days_of(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
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
    let mut days = 0;
    while let Some(date) = Date::from_days(days) {
        assert_eq!(date.civil(), (year, month, day));
        // Each fifth to the text and back; all of them take long.
        if days % 5 == 0 || day > 27 {
            assert_eq!(date.to_string().parse(), Ok(date));
        }
        day += 1;
        if day > days_of(year, month) {
            (month, day) = (month + 1, 1);
        }
        if month > 12 {
            (year, month) = (year + 1, 1);
        }
        days += 1;
    }
    assert_eq!((year, month, day), (10_000, 1, 1), "the last day is the last of 9999");
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
    ] {
        let refused = said(&text.parse::<Date>().unwrap_err());
        assert_eq!(refused, format!("write a day from 1970 to 9999 as in 2026-02-28, not “{text}”"));
    }
    assert_eq!("2024-02-29".parse::<Date>().map(Date::days), Ok(19_782));
}
