//! Setups and throws that are refused: every reason, and what was asked.

use town_crier::games::troyes_dice::rules::{
    Color, Face, Half, NoSuchFace, NumberingReason, Roll, Setup, SetupReason, Side, Table, Throw, Tile, WhichDie,
};

use crate::games::troyes_dice::kit::{base, dice, from, open, plazas};

#[track_caller]
fn check(setup: &Setup, expected: &[SetupReason]) {
    let refusal = Table::open(setup.clone()).expect_err("it makes no table");
    assert_eq!(refusal.reasons, expected);
    assert_eq!(&refusal.setup, setup, "what was asked is handed back");
}

fn tiles(numbers: &[u8]) -> Setup {
    Setup { tiles: numbers.iter().map(|number| (*number, Side::Banquet)).collect(), ..base() }
}

#[test]
fn ten_plazas_or_eight_or_none_are_refused() {
    let with = |text: &str| Setup { plazas: plazas(text), ..base() };
    check(&with("rr yy ww ry ry rw rw yw yw yw"), &[SetupReason::PlazaCount(10)]);
    check(&with("rr yy ww ry ry rw rw yw"), &[SetupReason::PlazaCount(8)]);
    check(&Setup { plazas: Vec::new(), ..base() }, &[SetupReason::PlazaCount(0)]);
}

#[test]
fn one_two_four_and_seven_tiles_are_refused() {
    check(&tiles(&[1]), &[SetupReason::TileCount(1)]);
    check(&tiles(&[1, 2]), &[SetupReason::TileCount(2)]);
    check(&tiles(&[1, 2, 3, 4]), &[SetupReason::TileCount(4)]);
    check(&tiles(&[1, 2, 3, 4, 5, 6, 7]), &[SetupReason::TileCount(7)]);
}

#[test]
fn a_tile_that_does_not_exist_is_refused_with_its_position() {
    check(&tiles(&[1, 9, 3]), &[SetupReason::NoSuchTile(1, 9)]);
    check(&tiles(&[0, 2, 3]), &[SetupReason::NoSuchTile(0, 0)]);
}

#[test]
fn a_tile_twice_is_refused_once() {
    check(&tiles(&[5, 5, 5]), &[SetupReason::TileTwice(Tile::Five)]);
}

#[test]
fn tiles_without_three_same_color_plazas_are_refused() {
    let with = |text: &str| Setup { plazas: plazas(text), ..tiles(&[1, 2, 3]) };
    check(&with("rr yy wr ry ry rw rw yw yw"), &[SetupReason::SameColorPlazas(2)]);
    check(&with("rr yy ww ww ry rw rw yw yw"), &[SetupReason::SameColorPlazas(4)]);
    check(&with("ry yr wr ry ry rw rw yw yw"), &[SetupReason::SameColorPlazas(0)]);
}

#[test]
fn three_same_color_plazas_of_one_color_carry_tiles() {
    let table = open(Setup { plazas: plazas("ry rr rr rr ry rw rw yw yw"), ..tiles(&[1, 2, 3]) });
    assert_eq!(table.tiles().iter().map(|tile| tile.notch.index()).collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn without_tiles_any_number_of_same_color_plazas_will_do() {
    open(Setup { plazas: plazas("rr yy wr ry ry rw rw yw yw"), ..base() });
}

#[test]
fn a_bad_numbering_is_refused_with_its_reasons() {
    let setup = Setup { numbering: vec![1, 1, 3, 4, 5, 8], ..base() };
    let reasons = [NumberingReason::NoSuchFace(5, 8), NumberingReason::Twice(Face::One)];
    check(&setup, &reasons.map(SetupReason::Numbering));
}

#[test]
fn days_0_and_9_are_refused() {
    check(&Setup { day: 0, ..base() }, &[SetupReason::NoSuchDay(0)]);
    check(&Setup { day: 9, ..base() }, &[SetupReason::NoSuchDay(9)]);
}

fn struck(day: u8, half: Half, struck: &[(Color, u8)]) -> Setup {
    Setup { struck: struck.into(), ..from(day, half) }
}

#[test]
fn a_struck_die_of_no_value_is_refused_with_its_position() {
    let setup = struck(5, Half::Morning, &[(Color::Red, 0), (Color::White, 3), (Color::Red, 7)]);
    check(&setup, &[SetupReason::NoSuchStruckDie(0, 0), SetupReason::NoSuchStruckDie(2, 7)]);
}

#[test]
fn a_struck_die_twice_is_refused_once() {
    let setup = struck(5, Half::Morning, &[(Color::Red, 3), (Color::White, 3), (Color::Red, 3), (Color::Red, 3)]);
    check(&setup, &[SetupReason::StruckTwice(Color::Red, Face::Three)]);
}

#[test]
fn struck_dice_are_refused_before_any_can_have_been_struck() {
    for (day, half) in [(1, Half::Morning), (2, Half::Afternoon), (3, Half::Morning)] {
        check(&struck(day, half, &[(Color::Red, 3)]), &[SetupReason::StruckTooEarly]);
        open(struck(day, half, &[]));
    }
    open(struck(3, Half::Afternoon, &[(Color::Red, 3)]));
}

#[test]
fn every_reason_is_collected() {
    let setup = Setup {
        plazas: plazas("rr yy ww rr ry rw rw yw yw yw"),
        tiles: [8, 12, 8, 0].map(|number| (number, Side::Raid)).to_vec(),
        numbering: vec![1, 2, 3],
        day: 20,
        struck: [(Color::Red, 0), (Color::White, 3), (Color::White, 3)].into(),
        ..base()
    };
    let expected = [
        SetupReason::PlazaCount(10),
        SetupReason::TileCount(4),
        SetupReason::NoSuchTile(1, 12),
        SetupReason::NoSuchTile(3, 0),
        SetupReason::TileTwice(Tile::Eight),
        SetupReason::SameColorPlazas(4),
        SetupReason::Numbering(NumberingReason::Count(3)),
        SetupReason::NoSuchDay(20),
        SetupReason::NoSuchStruckDie(0, 0),
        SetupReason::StruckTwice(Color::White, Face::Three),
    ];
    check(&setup, &expected);
}

#[test]
fn a_throw_of_real_dice_is_a_roll() {
    assert_eq!(Roll::try_from(Throw { black: 3, clear: [6, 1, 3] }), Ok(dice(3, [1, 3, 6])));
}

#[test]
fn the_clear_dice_are_alike() {
    assert_eq!(dice(2, [6, 1, 3]), dice(2, [3, 6, 1]));
    assert_eq!(dice(2, [6, 1, 3]).clear().map(Face::value), [1, 3, 6]);
}

#[track_caller]
fn check_throw(black: u8, clear: [u8; 3], wrong: &[(WhichDie, u8)]) {
    let throw = Throw { black, clear };
    let refusal = Roll::try_from(throw).expect_err("no dice show that");
    assert_eq!(refusal.throw, throw, "what was asked is handed back");
    let expected: Vec<_> = wrong.iter().map(|(die, value)| (*die, NoSuchFace(*value))).collect();
    assert_eq!(refusal.wrong, expected);
}

#[test]
fn a_die_of_7_or_0_is_refused() {
    check_throw(7, [1, 2, 3], &[(WhichDie::Black, 7)]);
    check_throw(1, [1, 0, 3], &[(WhichDie::Clear(1), 0)]);
}

#[test]
fn every_wrong_die_is_named() {
    check_throw(9, [0, 6, 255], &[(WhichDie::Black, 9), (WhichDie::Clear(0), 0), (WhichDie::Clear(2), 255)]);
}
