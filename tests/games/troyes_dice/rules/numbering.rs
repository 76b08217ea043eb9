//! Column numbering (`rules.md 5`).

use crate::tried::each;
use town_crier::games::troyes_dice::rules::{Direction, Face, Numbering, NumberingReason};

#[test]
fn rising_and_falling_wrap_from_each_value() {
    let rows = [
        ([1, 2, 3, 4, 5, 6], [1, 6, 5, 4, 3, 2]),
        ([2, 3, 4, 5, 6, 1], [2, 1, 6, 5, 4, 3]),
        ([3, 4, 5, 6, 1, 2], [3, 2, 1, 6, 5, 4]),
        ([4, 5, 6, 1, 2, 3], [4, 3, 2, 1, 6, 5]),
        ([5, 6, 1, 2, 3, 4], [5, 4, 3, 2, 1, 6]),
        ([6, 1, 2, 3, 4, 5], [6, 5, 4, 3, 2, 1]),
    ];
    each(rows, |(rising, falling)| {
        let from = |direction| Numbering::from_leftmost(Face::try_from(rising[0]).expect("a face"), direction);
        let numbers = [Direction::Rising, Direction::Falling].map(|to| from(to).values().map(Face::value));
        assert_eq!(numbers, [rising, falling]);
    });
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

#[test]
fn what_is_no_numbering_is_handed_back_with_every_reason() {
    use NumberingReason::{Count, NoSuchFace, Twice};

    let rows = [
        (&[][..], &[Count(0)][..]),
        (&[1, 2, 3, 4, 5], &[Count(5)]),
        (&[1, 2, 3, 4, 5, 6, 6], &[Count(7), Twice(Face::Six)]),
        (&[1, 2, 3, 4, 5, 7], &[NoSuchFace(5, 7)]),
        (&[0, 2, 3, 4, 5, 6], &[NoSuchFace(0, 0)]),
        (&[4, 4, 4, 5, 6, 1], &[Twice(Face::Four)]),
        (&[9, 5, 2, 0, 2, 5, 1], &[Count(7), NoSuchFace(0, 9), NoSuchFace(3, 0), Twice(Face::Two), Twice(Face::Five)]),
    ];
    each(rows, |(values, expected)| {
        let refusal = Numbering::try_from(values.to_vec()).expect_err("it is no numbering");
        assert_eq!((&refusal.values[..], &refusal.reasons[..]), (values, expected));
    });
}
