//! A player's points (`rules.md 6`).

use town_crier::games::troyes_dice::rules::{
    Building, ByBuilding, ByColor, Character, Color, Score, Sheet, SheetReason,
};

/// A row's number for each row, top to bottom.
fn rows(rows: [u8; 6]) -> ByBuilding<u8> {
    ByBuilding::from_array(rows)
}

fn sheet(built: [u8; 6], circles: [u8; 6]) -> Sheet {
    Sheet { built: rows(built), circles: rows(circles), ..Sheet::default() }
}

#[track_caller]
fn check(sheet: Sheet, total: u16) {
    assert_eq!(Score::of(sheet).expect("it can be").total(), total);
}

#[track_caller]
fn check_refused(sheet: &Sheet, expected: &[SheetReason]) {
    let refusal = Score::of(sheet.clone()).expect_err("it cannot be");
    assert_eq!(refusal.reasons, expected);
    assert_eq!(&refusal.sheet, sheet, "what was entered is handed back");
}

const fn too_often(number: u8, circles: u8, due: u8) -> SheetReason {
    SheetReason::CircleTooOften { number, circles, due }
}

#[test]
fn an_empty_sheet_scores_nothing() {
    check(Sheet::default(), 0);
}

#[test]
fn a_row_without_a_circle_scores_nothing() {
    check(sheet([6, 6, 6, 6, 0, 6], [0; 6]), 0);
}

#[test]
fn a_full_sheet_scores_every_row_in_full() {
    let mut full = sheet([6; 6], [3, 3, 2, 2, 1, 1]);
    full.leftovers = ByColor::from_array([18, 18, 18]);
    full.citizens = 60;
    check(full, 6 * 12 + 27 + 60);
}

#[test]
fn odd_leftovers_of_different_resources_make_no_pair() {
    check(Sheet { leftovers: ByColor::from_array([1, 1, 1]), ..Sheet::default() }, 0);
    check(Sheet { leftovers: ByColor::from_array([3, 5, 7]), ..Sheet::default() }, 1 + 2 + 3);
}

#[test]
fn each_character_scores_the_row_of_its_column() {
    let expected = [
        Character::HuguesDePayns,
        Character::IsabeauDeBaviere,
        Character::ThibautII,
        Character::JeanneDeChampagne,
        Character::UrbainIV,
        Character::MarieDeChampagne,
    ];
    assert_eq!(Building::ALL.map(Building::character), expected);
}

#[test]
fn rows_stand_in_their_districts() {
    let [r, y, w] = Color::ALL;
    assert_eq!(Building::ALL.map(Building::color), [r, r, y, y, w, w]);
}

#[test]
fn seven_in_a_row_are_refused() {
    check_refused(&sheet([0, 7, 0, 0, 0, 0], [0; 6]), &[SheetReason::TooManyBuilt(Building::CountsPalace, 7)]);
}

#[test]
fn nineteen_of_a_resource_are_refused() {
    let leftovers = ByColor::from_array([18, 19, 0]);
    let expected = [SheetReason::TooManyLeftovers(Color::Yellow, 19)];
    check_refused(&Sheet { leftovers, ..Sheet::default() }, &expected);
}

#[test]
fn sixty_one_citizens_are_refused() {
    check_refused(&Sheet { citizens: 61, ..Sheet::default() }, &[SheetReason::TooManyCitizens(61)]);
}

#[test]
fn circles_are_as_many_as_cathedrals() {
    check_refused(&sheet([0, 0, 0, 0, 2, 0], [1, 0, 0, 0, 0, 0]), &[SheetReason::CircleCount(1, 2)]);
    check_refused(&sheet([0, 0, 0, 0, 1, 0], [1, 1, 0, 0, 0, 0]), &[SheetReason::CircleCount(2, 1)]);
}

#[test]
fn circles_hold_1_1_2_2_3_3_as_far_as_they_go() {
    check(sheet([1, 0, 0, 0, 3, 1], [2, 1, 0, 0, 0, 1]), 2 + 1);
    check_refused(&sheet([0, 0, 0, 0, 1, 0], [2, 0, 0, 0, 0, 0]), &[too_often(2, 1, 0)]);
    check_refused(&sheet([0, 0, 0, 0, 3, 0], [1, 1, 1, 0, 0, 0]), &[too_often(1, 3, 2)]);
    check_refused(&sheet([0, 0, 0, 0, 6, 0], [1, 1, 2, 2, 3, 4]), &[SheetReason::NoSuchCircle(Building::Bishopric, 4)]);
}

#[test]
fn every_reason_is_collected() {
    let entered = Sheet {
        built: rows([9, 0, 0, 0, 7, 0]),
        circles: rows([255, 0, 0, 0, 0, 0]),
        leftovers: ByColor::from_array([20, 0, 255]),
        citizens: 200,
        ..Sheet::default()
    };
    let expected = [
        SheetReason::TooManyBuilt(Building::Fortress, 9),
        SheetReason::TooManyBuilt(Building::Cathedral, 7),
        SheetReason::NoSuchCircle(Building::Fortress, 255),
        SheetReason::TooManyLeftovers(Color::Red, 20),
        SheetReason::TooManyLeftovers(Color::White, 255),
        SheetReason::TooManyCitizens(200),
        SheetReason::CircleCount(1, 7),
    ];
    check_refused(&entered, &expected);
}
