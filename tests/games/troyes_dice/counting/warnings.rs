//! What strikes make surprising, and what they never do: refuse.

use town_crier::games::troyes_dice::rules::{
    Building, Color, Day, Die, Face, FullTracks, Half, HalfDay, Notch, Score, Sheet, SheetField, Strike, StruckBefore,
    Warning,
};

use crate::games::troyes_dice::kit::{colors, played, sheet};

fn on(day: u8, half: Half) -> HalfDay {
    HalfDay { day: Day::try_from(day).unwrap(), half }
}

/// Strikes on the sheets' dice of that color, one on each of these half-days, each on another value.
fn strikes(color: Color, when: &[HalfDay]) -> Vec<Strike> {
    let strike = |(half_day, value): (&HalfDay, Face)| Strike {
        half_day: *half_day,
        notch: Notch::all().next().unwrap(),
        color,
        value,
        by: Die::Black,
        sheets: true,
        already: false,
    };
    when.iter().zip(Face::ALL).map(strike).collect()
}

fn warnings(sheet: &Sheet, strikes: &[Strike]) -> Vec<Warning> {
    assert!(Score::of(sheet.clone()).is_ok(), "a warning is no refusal");
    Warning::of(sheet, &FullTracks::default(), strikes, &[])
}

/// The same where these dice were struck before a takeover with that half-day.
fn taken_over(sheet: &Sheet, strikes: &[Strike], from: HalfDay, dice: &[(Color, Face)]) -> Vec<Warning> {
    let before: Vec<_> =
        dice.iter().map(|(color, value)| StruckBefore { color: *color, value: *value, from }).collect();
    Warning::of(sheet, &FullTracks::default(), strikes, &before)
}

#[test]
fn a_full_row_is_possible_after_a_strike_on_day_3() {
    let full = sheet([0, 0, 6, 0, 0, 0], [0; 6], [0; 3], 0);
    let struck = strikes(Color::Yellow, &[on(3, Half::Morning), on(5, Half::Morning)]);
    assert_eq!(warnings(&full, &struck), [], "two of them can have been drawn before");
}

#[test]
fn three_that_must_have_been_drawn_before_are_surprising() {
    let struck = strikes(Color::Yellow, &[on(3, Half::Morning), on(5, Half::Morning), on(6, Half::Afternoon)]);
    let full = sheet([0, 0, 6, 0, 0, 0], [0; 6], [0; 3], 0);
    let warning = Warning::ManyInStruckColumns(Building::GreatHall, 3);
    assert_eq!(warnings(&full, &struck), [warning]);
    assert_eq!(warning.fields(), [SheetField::Built(Building::GreatHall)]);
    // Five leave one column empty, another color was not struck, and a Fortress may have saved one.
    assert_eq!(warnings(&sheet([0, 0, 5, 0, 0, 0], [0; 6], [0; 3], 0), &struck), []);
    assert_eq!(warnings(&sheet([0, 6, 0, 0, 0, 6], [0; 6], [0; 3], 0), &struck), []);
    assert_eq!(warnings(&sheet([1, 0, 6, 0, 0, 0], [0; 6], [0; 3], 0), &struck), []);
}

#[test]
fn a_fortress_saves_no_other_fortress() {
    let struck = strikes(Color::Red, &[on(3, Half::Morning), on(5, Half::Morning), on(6, Half::Afternoon)]);
    let full = sheet([6, 0, 0, 0, 0, 0], [0; 6], [0; 3], 0);
    assert_eq!(warnings(&full, &struck), [Warning::ManyInStruckColumns(Building::Fortress, 3)]);
    assert_eq!(warnings(&sheet([6, 6, 0, 0, 0, 0], [0; 6], [0; 3], 0), &struck).len(), 1, "the palaces are saved");
}

#[test]
fn a_second_strike_and_one_on_the_plaza_alone_count_for_nothing() {
    let mut struck = strikes(Color::Yellow, &[on(3, Half::Morning), on(5, Half::Morning), on(6, Half::Afternoon)]);
    struck[1].already = true;
    struck[2].sheets = false;
    assert_eq!(warnings(&sheet([0, 0, 6, 0, 0, 0], [0; 6], [0; 3], 0), &struck), []);
}

#[test]
fn more_buildings_before_a_strike_than_half_days() {
    let early = [on(3, Half::Morning), on(3, Half::Afternoon), on(4, Half::Morning)];
    let mut struck = strikes(Color::Yellow, &early);
    struck.extend(strikes(Color::White, &early));
    struck.sort_by_key(|strike| strike.half_day);
    // Four full rows: two at each strike of two colors, six in each color by the third.
    let full = sheet([0, 0, 6, 6, 6, 6], [1, 1, 2, 2, 3, 3], [0; 3], 0);
    let found = warnings(&full, &struck);
    let too_many = Warning::TooManyBefore { half_day: on(3, Half::Afternoon), buildings: 8, half_days: 5 };
    assert_eq!(found.last(), Some(&too_many), "four before day 3 could just be");
    assert_eq!(found.len(), 5, "{found:?}");
}

#[test]
fn what_was_struck_before_a_takeover_counts_like_a_strike() {
    let full = sheet([0, 0, 6, 0, 0, 0], [0; 6], [0; 3], 0);
    let early = [Face::One, Face::Two].map(|value| (Color::Yellow, value));
    let from = on(6, Half::Morning);
    assert_eq!(taken_over(&full, &[], from, &early), [], "two of them can have been drawn before");
    let mut later = strikes(Color::Yellow, &[on(7, Half::Morning)]);
    let warning = Warning::ManyInStruckColumns(Building::GreatHall, 3);
    assert_eq!(taken_over(&full, &later, from, &early), [warning]);
    assert_eq!(taken_over(&full, &later, from, &early.map(|(_, value)| (Color::White, value))), [], "another color");
    later[0].already = true;
    assert_eq!(taken_over(&full, &later, from, &early), [], "a strike on one of them changes nothing");
}

#[test]
fn more_buildings_before_a_takeover_than_half_days() {
    let full = sheet([0, 0, 6, 6, 6, 6], [1, 1, 2, 2, 3, 3], [0; 3], 0);
    let dice: Vec<_> = [Color::Yellow, Color::White]
        .into_iter()
        .flat_map(|color| [Face::One, Face::Two].map(|value| (color, value)))
        .collect();
    let too_many = Warning::TooManyBefore { half_day: on(4, Half::Morning), buildings: 8, half_days: 6 };
    assert_eq!(
        taken_over(&full, &[], on(4, Half::Afternoon), &dice),
        [too_many],
        "at the latest in the half-day before"
    );
    assert_eq!(taken_over(&full, &[], on(6, Half::Morning), &dice), [], "then there was time for eight");
}

#[test]
fn full_tracks_take_twenty_citizens_each() {
    let tracks = FullTracks { citizens: colors([true, false, true]), ..FullTracks::default() };
    let with = |citizens| Sheet { citizens, ..Sheet::default() };
    assert_eq!(Warning::of(&with(39), &tracks, &[], &[]), [Warning::TracksWithoutCitizens(2, 39)]);
    assert_eq!(Warning::of(&with(40), &tracks, &[], &[]), []);
}

#[test]
fn a_usual_sheet_is_never_warned_about() {
    for game in 0..20 {
        let record = played(&format!("USUAL-{game}"), true);
        let usual = sheet([2, 1, 3, 2, 3, 2], [1, 0, 1, 0, 2, 0], [1, 2, 3], 28);
        assert_eq!(warnings(&usual, record.table().strikes()), []);
    }
}

#[test]
fn numbers_beyond_what_can_be_are_no_trouble() {
    let wild = sheet([255; 6], [255; 6], [255; 3], 255);
    let tracks = FullTracks { citizens: colors([true; 3]), resources: colors([true; 3]) };
    let record = played("WILD", true);
    assert!(!Warning::of(&wild, &tracks, record.table().strikes(), &[]).is_empty());
}
