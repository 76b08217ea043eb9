//! A player's points (`rules.md 6`).

use crate::tried::each;
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

fn left(leftovers: [u8; 3]) -> Sheet {
    Sheet { leftovers: ByColor::from_array(leftovers), ..Sheet::default() }
}

const fn too_often(number: u8, circles: u8, due: u8) -> SheetReason {
    SheetReason::CircleTooOften { number, circles, due }
}

#[test]
fn sheets_that_can_be_score_their_points() {
    let full = Sheet { citizens: 60, ..sheet([6; 6], [3, 3, 2, 2, 1, 1]) };
    let rows = [
        ("an empty sheet scores nothing", Sheet::default(), 0),
        ("a row without a circle scores nothing", sheet([6, 6, 6, 6, 0, 6], [0; 6]), 0),
        (
            "a full sheet scores every row in full",
            Sheet { leftovers: left([18; 3]).leftovers, ..full },
            6 * 12 + 27 + 60,
        ),
        ("odd leftovers of different resources make no pair", left([1, 1, 1]), 0),
        ("each pair counts", left([3, 5, 7]), 1 + 2 + 3),
        ("circles hold 1, 1, 2, 2, 3, 3 as far as they go", sheet([1, 0, 0, 0, 3, 1], [2, 1, 0, 0, 0, 1]), 2 + 1),
    ];
    each(rows, |(name, sheet, total)| {
        assert_eq!(Score::of(sheet).map(|score| score.total()), Ok(total), "{name}");
    });
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
fn sheets_that_cannot_be_are_handed_back_with_every_reason() {
    use SheetReason::{CircleCount, NoSuchCircle, TooManyBuilt, TooManyCitizens, TooManyLeftovers};

    let all_wrong = Sheet {
        citizens: 200,
        leftovers: left([20, 0, 255]).leftovers,
        ..sheet([9, 0, 0, 0, 7, 0], [255, 0, 0, 0, 0, 0])
    };
    let rows = [
        ("seven in a row", sheet([0, 7, 0, 0, 0, 0], [0; 6]), vec![TooManyBuilt(Building::CountsPalace, 7)]),
        ("nineteen of a resource", left([18, 19, 0]), vec![TooManyLeftovers(Color::Yellow, 19)]),
        ("sixty-one citizens", Sheet { citizens: 61, ..Sheet::default() }, vec![TooManyCitizens(61)]),
        ("fewer circles than Cathedrals", sheet([0, 0, 0, 0, 2, 0], [1, 0, 0, 0, 0, 0]), vec![CircleCount(1, 2)]),
        ("more circles than Cathedrals", sheet([0, 0, 0, 0, 1, 0], [1, 1, 0, 0, 0, 0]), vec![CircleCount(2, 1)]),
        ("the first circle holds 1", sheet([0, 0, 0, 0, 1, 0], [2, 0, 0, 0, 0, 0]), vec![too_often(2, 1, 0)]),
        ("the third circle holds 2", sheet([0, 0, 0, 0, 3, 0], [1, 1, 1, 0, 0, 0]), vec![too_often(1, 3, 2)]),
        (
            "no circle holds 4",
            sheet([0, 0, 0, 0, 6, 0], [1, 1, 2, 2, 3, 4]),
            vec![NoSuchCircle(Building::Bishopric, 4)],
        ),
        (
            "every reason is collected",
            all_wrong,
            vec![
                TooManyBuilt(Building::Fortress, 9),
                TooManyBuilt(Building::Cathedral, 7),
                NoSuchCircle(Building::Fortress, 255),
                TooManyLeftovers(Color::Red, 20),
                TooManyLeftovers(Color::White, 255),
                TooManyCitizens(200),
                CircleCount(1, 7),
            ],
        ),
    ];
    each(rows, |(name, sheet, reasons)| {
        let refusal = Score::of(sheet.clone()).expect_err(name);
        assert_eq!((refusal.reasons, refusal.sheet), (reasons, sheet), "{name}");
    });
}
