//! Column numbering (`rules.md 5`).

use town_crier::games::troyes_dice::rules::{Direction, Face, Numbering, NumberingReason};

#[track_caller]
fn check(direction: Direction, leftmost: u8, expected: [u8; 6]) {
    let numbering = Numbering::from_leftmost(Face::try_from(leftmost).expect("a face"), direction);
    assert_eq!(numbering.values().map(Face::value), expected);
}

#[test]
fn rising_from_each_value_wraps() {
    check(Direction::Rising, 1, [1, 2, 3, 4, 5, 6]);
    check(Direction::Rising, 2, [2, 3, 4, 5, 6, 1]);
    check(Direction::Rising, 3, [3, 4, 5, 6, 1, 2]);
    check(Direction::Rising, 5, [5, 6, 1, 2, 3, 4]);
    check(Direction::Rising, 6, [6, 1, 2, 3, 4, 5]);
}

#[test]
fn falling_from_each_value_wraps() {
    check(Direction::Falling, 1, [1, 6, 5, 4, 3, 2]);
    check(Direction::Falling, 2, [2, 1, 6, 5, 4, 3]);
    check(Direction::Falling, 3, [3, 2, 1, 6, 5, 4]);
    check(Direction::Falling, 5, [5, 4, 3, 2, 1, 6]);
    check(Direction::Falling, 6, [6, 5, 4, 3, 2, 1]);
}

#[test]
fn an_expert_may_choose_any_order() {
    let numbering = Numbering::try_from(vec![3, 1, 6, 2, 5, 4]).expect("six values");
    assert_eq!(numbering.values().map(Face::value), [3, 1, 6, 2, 5, 4]);
}

#[test]
fn a_numbering_is_written_from_left_to_right() {
    assert_eq!(Numbering::from_leftmost(Face::Four, Direction::Rising).to_string(), "4 5 6 1 2 3");
}

#[track_caller]
fn check_refused(values: &[u8], expected: &[NumberingReason]) {
    let refusal = Numbering::try_from(values.to_vec()).expect_err("it is no numbering");
    assert_eq!(refusal.values, values, "what was asked is handed back");
    assert_eq!(refusal.reasons, expected);
}

#[test]
fn too_few_or_too_many_numbers_are_refused() {
    check_refused(&[], &[NumberingReason::Count(0)]);
    check_refused(&[1, 2, 3, 4, 5], &[NumberingReason::Count(5)]);
    check_refused(&[1, 2, 3, 4, 5, 6, 6], &[NumberingReason::Count(7), NumberingReason::Twice(Face::Six)]);
}

#[test]
fn a_number_that_is_on_no_die_is_refused_with_its_column() {
    check_refused(&[1, 2, 3, 4, 5, 7], &[NumberingReason::NoSuchFace(5, 7)]);
    check_refused(&[0, 2, 3, 4, 5, 6], &[NumberingReason::NoSuchFace(0, 0)]);
}

#[test]
fn a_value_twice_is_refused_once() {
    check_refused(&[4, 4, 4, 5, 6, 1], &[NumberingReason::Twice(Face::Four)]);
}

#[test]
fn every_reason_is_collected() {
    let expected = [
        NumberingReason::Count(7),
        NumberingReason::NoSuchFace(0, 9),
        NumberingReason::NoSuchFace(3, 0),
        NumberingReason::Twice(Face::Two),
        NumberingReason::Twice(Face::Five),
    ];
    check_refused(&[9, 5, 2, 0, 2, 5, 1], &expected);
}
