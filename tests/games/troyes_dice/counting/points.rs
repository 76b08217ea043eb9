//! Points and ranks (`rules.md 6`).

use proptest::prelude::*;
use town_crier::games::troyes_dice::rules::{Building, Color, Score, Sheet, SheetField, SheetReason};

use crate::games::troyes_dice::kit::{loose_sheet, player, points, reckoning, sheet, sound_sheet};
use crate::tried::config;

/// The points counted slowly: building by building, resource by resource.
fn slow_count(sheet: &Sheet) -> u16 {
    let mut count = 0;
    for (built, circle) in SheetField::ALL[..6].iter().zip(&SheetField::ALL[6..12]) {
        for _building in 0..sheet.get(*built) {
            for _point in 0..sheet.get(*circle) {
                count += 1;
            }
        }
    }
    for leftover in &SheetField::ALL[12..15] {
        let mut resources = sheet.get(*leftover);
        while resources >= 2 {
            resources -= 2;
            count += 1;
        }
    }
    for _citizen in 0..sheet.citizens {
        count += 1;
    }
    count
}

/// Whether a sheet can be, asked another way: some order of building gives these circles.
fn can_be(sheet: &Sheet) -> bool {
    let mut numbers: Vec<u8> = SheetField::ALL[6..12].iter().map(|circle| sheet.get(*circle)).collect();
    numbers.sort_unstable();
    let mut possible = Vec::new();
    for cathedrals in 0..=6_usize {
        let mut written = [1, 1, 2, 2, 3, 3][..cathedrals].to_vec();
        written.resize(6, 0);
        written.sort_unstable();
        possible.push((u8::try_from(cathedrals).unwrap(), written));
    }
    let rows_fit = SheetField::ALL[..6].iter().all(|row| sheet.get(*row) <= 6);
    let leftovers_fit = SheetField::ALL[12..15].iter().all(|left| sheet.get(*left) <= 18);
    rows_fit && leftovers_fit && sheet.citizens <= 60 && possible.contains(&(sheet.built[Building::Cathedral], numbers))
}

#[test]
fn what_is_entered_in_a_field_is_read_from_it_and_from_no_other() {
    for field in SheetField::ALL {
        let mut sheet = Sheet::default();
        *sheet.get_mut(field) = 7;
        for other in SheetField::ALL {
            assert_eq!(sheet.get(other), if other == field { 7 } else { 0 }, "{field:?}, {other:?}");
        }
    }
}

#[test]
fn no_reason_is_given_twice() {
    let all_wrong = sheet([7; 6], [4; 6], [19; 3], 61);
    let reasons = all_wrong.reasons();
    assert_eq!(reasons.len(), 6 + 6 + 3 + 1 + 1, "{reasons:?}");
    assert!(reasons.contains(&SheetReason::CircleCount(6, 7)));
}

#[test]
fn a_reason_marks_the_fields_that_it_is_about() {
    let circle = SheetField::Circle;
    let row = Building::ALL;
    // Three Cathedrals stand for 1, 1 and 2; one of the ones is missing, and there is a 3.
    let wrong = sheet([7, 0, 0, 0, 3, 0], [0, 2, 1, 0, 3, 0], [0, 19, 0], 61);
    let marked: Vec<_> = wrong.reasons().into_iter().map(|reason| (reason, reason.fields(&wrong))).collect();
    let expected = [
        (SheetReason::TooManyBuilt(row[0], 7), vec![SheetField::Built(row[0])]),
        (SheetReason::TooManyLeftovers(Color::Yellow, 19), vec![SheetField::Leftovers(Color::Yellow)]),
        (SheetReason::TooManyCitizens(61), vec![SheetField::Citizens]),
        (SheetReason::CircleTooOften { number: 3, circles: 1, due: 0 }, vec![circle(row[4])]),
    ];
    assert_eq!(marked, expected);
    let missing = sheet([0, 0, 0, 0, 3, 0], [0, 2, 1, 0, 0, 0], [0; 3], 0);
    let cathedrals = SheetField::Built(Building::Cathedral);
    assert_eq!(SheetReason::CircleCount(2, 3).fields(&missing), [cathedrals, circle(row[1]), circle(row[2])]);
    assert_eq!(SheetReason::NoSuchCircle(row[5], 4).fields(&missing), [circle(row[5])]);
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn the_sum_is_the_slow_count(sheet in sound_sheet()) {
        let score = Score::of(sheet.clone());
        prop_assert_eq!(score.map(|score| score.total()), Ok(slow_count(&sheet)));
    }

    #[test]
    fn what_cannot_be_is_refused_and_nothing_else(sheet in loose_sheet()) {
        prop_assert_eq!(Score::of(sheet.clone()).is_ok(), can_be(&sheet), "{:?}", sheet.reasons());
    }

    #[test]
    fn sound_sheets_are_sound(sheet in sound_sheet()) {
        prop_assert!(can_be(&sheet));
    }

    #[test]
    fn a_rank_is_one_more_than_the_better_ones(citizens in prop::collection::vec(0..=6_u8, 0..8)) {
        let mut sorted = citizens.clone();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        let expected = citizens.iter().map(|own| sorted.iter().position(|other| other == own).map(|better| better + 1));
        let players = citizens.iter().map(|citizens| player("Ann", points(*citizens))).collect();
        prop_assert_eq!(reckoning(players).ranks(), expected.collect());
    }
}
