//! Setups and throws that are refused: every reason, and what was asked.

use town_crier::games::troyes_dice::rules::{
    Color, Face, Half, NoSuchFace, NumberingReason, Roll, Setup, SetupReason, Side, Table, Throw, Tile, WhichDie,
};

use crate::games::troyes_dice::kit::{base, dice, from, plazas};
use crate::tried::each;

fn wheel(text: &str, setup: Setup) -> Setup {
    Setup { plazas: plazas(text), ..setup }
}

fn tiles(numbers: &[u8]) -> Setup {
    Setup { tiles: numbers.iter().map(|number| (*number, Side::Banquet)).collect(), ..base() }
}

fn struck(day: u8, half: Half, struck: &[(Color, u8)]) -> Setup {
    Setup { struck: struck.into(), ..from(day, half) }
}

#[test]
fn a_setup_that_makes_no_table_is_handed_back_with_every_reason() {
    use Color::{Red, White};
    use NumberingReason::{NoSuchFace, Twice};
    use SetupReason::{
        NoSuchDay, NoSuchStruckDie, NoSuchTile, Numbering, PlazaCount, SameColorPlazas, StruckTooEarly, StruckTwice,
        TileCount, TileTwice,
    };

    let (three, early) = ([1, 2, 3], [(Red, 3)]);
    let all_wrong = Setup {
        plazas: plazas("rr yy ww rr ry rw rw yw yw yw"),
        tiles: [8, 12, 8, 0].map(|number| (number, Side::Raid)).to_vec(),
        numbering: vec![1, 2, 3],
        day: 20,
        struck: [(Red, 0), (White, 3), (White, 3)].into(),
        ..base()
    };
    let numbered = Setup { numbering: vec![1, 1, 3, 4, 5, 8], ..base() };
    let no_values = [(Red, 0), (White, 3), (Red, 7)];
    let thrice = [(Red, 3), (White, 3), (Red, 3), (Red, 3)];
    let rows = [
        ("ten plazas", wheel("rr yy ww ry ry rw rw yw yw yw", base()), vec![PlazaCount(10)]),
        ("eight plazas", wheel("rr yy ww ry ry rw rw yw", base()), vec![PlazaCount(8)]),
        ("no plazas", Setup { plazas: Vec::new(), ..base() }, vec![PlazaCount(0)]),
        ("one tile", tiles(&[1]), vec![TileCount(1)]),
        ("two tiles", tiles(&[1, 2]), vec![TileCount(2)]),
        ("four tiles", tiles(&[1, 2, 3, 4]), vec![TileCount(4)]),
        ("seven tiles", tiles(&[1, 2, 3, 4, 5, 6, 7]), vec![TileCount(7)]),
        ("a tile that does not exist, with its position", tiles(&[1, 9, 3]), vec![NoSuchTile(1, 9)]),
        ("no tile 0", tiles(&[0, 2, 3]), vec![NoSuchTile(0, 0)]),
        ("a tile twice is refused once", tiles(&[5, 5, 5]), vec![TileTwice(Tile::Five)]),
        ("tiles by two plazas", wheel("rr yy wr ry ry rw rw yw yw", tiles(&three)), vec![SameColorPlazas(2)]),
        ("tiles by four plazas", wheel("rr yy ww ww ry rw rw yw yw", tiles(&three)), vec![SameColorPlazas(4)]),
        ("tiles by no plazas", wheel("ry yr wr ry ry rw rw yw yw", tiles(&three)), vec![SameColorPlazas(0)]),
        ("a bad numbering", numbered, [NoSuchFace(5, 8), Twice(Face::One)].map(Numbering).into()),
        ("day 0", Setup { day: 0, ..base() }, vec![NoSuchDay(0)]),
        ("day 9", Setup { day: 9, ..base() }, vec![NoSuchDay(9)]),
        (
            "a struck die of no value, with its position",
            struck(5, Half::Morning, &no_values),
            vec![NoSuchStruckDie(0, 0), NoSuchStruckDie(2, 7)],
        ),
        ("a struck die twice is refused once", struck(5, Half::Morning, &thrice), vec![StruckTwice(Red, Face::Three)]),
        ("struck in the first half-day", struck(1, Half::Morning, &early), vec![StruckTooEarly]),
        ("struck on day 2", struck(2, Half::Afternoon, &early), vec![StruckTooEarly]),
        ("struck before day 3's morning is over", struck(3, Half::Morning, &early), vec![StruckTooEarly]),
        (
            "every reason is collected",
            all_wrong,
            vec![
                PlazaCount(10),
                TileCount(4),
                NoSuchTile(1, 12),
                NoSuchTile(3, 0),
                TileTwice(Tile::Eight),
                SameColorPlazas(4),
                Numbering(NumberingReason::Count(3)),
                NoSuchDay(20),
                NoSuchStruckDie(0, 0),
                StruckTwice(White, Face::Three),
            ],
        ),
    ];
    each(rows, |(name, setup, reasons)| {
        let refusal = Table::open(setup.clone()).expect_err(name);
        assert_eq!((refusal.reasons, refusal.setup), (reasons, setup), "{name}");
    });
}

#[test]
fn what_is_rare_makes_a_table_all_the_same() {
    let rows = [
        (
            "three same-color plazas of one color carry tiles",
            wheel("ry rr rr rr ry rw rw yw yw", tiles(&[1, 2, 3])),
            &[1, 2, 3][..],
        ),
        ("without tiles any number of same-color plazas will do", wheel("rr yy wr ry ry rw rw yw yw", base()), &[]),
        ("nothing is struck before anything can be", struck(3, Half::Morning, &[]), &[]),
        ("what day 3's morning struck", struck(3, Half::Afternoon, &[(Color::Red, 3)]), &[]),
    ];
    each(rows, |(name, setup, tiles)| {
        let table = Table::open(setup).expect(name);
        assert_eq!(table.tiles().iter().map(|tile| tile.notch.index()).collect::<Vec<_>>(), tiles, "{name}");
    });
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

#[test]
fn a_throw_with_a_die_of_no_value_is_handed_back_and_every_wrong_die_is_named() {
    use WhichDie::{Black, Clear};

    let rows = [
        (7, [1, 2, 3], vec![(Black, 7)]),
        (1, [1, 0, 3], vec![(Clear(1), 0)]),
        (9, [0, 6, 255], vec![(Black, 9), (Clear(0), 0), (Clear(2), 255)]),
    ];
    each(rows, |(black, clear, wrong)| {
        let throw = Throw { black, clear };
        let refusal = Roll::try_from(throw).expect_err("no dice show that");
        let wrong: Vec<_> = wrong.into_iter().map(|(die, value)| (die, NoSuchFace(value))).collect();
        assert_eq!((refusal.throw, refusal.wrong), (throw, wrong));
    });
}
