//! Each entry that cannot be, by the name of its reason, the fields that a form marks for it, and its sentence.

use town_crier::games::troyes_dice::rules::{Building, Color, Sheet, SheetField, SheetReason};

use crate::games::troyes_dice::english;
use crate::games::troyes_dice::kit::{colors, sheet};
use crate::tried::each;

const fn built(building: Building) -> SheetField {
    SheetField::Built(building)
}

const fn circle(building: Building) -> SheetField {
    SheetField::Circle(building)
}

#[test]
fn each_reason_marks_its_fields_and_has_its_sentence() {
    let rule = "The first two Cathedrals give 1, the next two 2, the last two 3";
    let blank = || sheet([0; 6], [0; 6], [0; 3], 0);
    let drawn = |built, circles| sheet(built, circles, [0; 3], 0);
    let rows = [
        (
            drawn([0, 7, 0, 0, 0, 0], [0; 6]),
            SheetReason::TooManyBuilt(Building::CountsPalace, 7),
            vec![built(Building::CountsPalace)],
            "Count’s Palace: a row has 6 buildings, not 7. Please count that row again.",
        ),
        (
            drawn([0, 0, 0, 0, 1, 0], [0, 0, 4, 0, 0, 0]),
            SheetReason::NoSuchCircle(Building::GreatHall, 4),
            vec![circle(Building::GreatHall)],
            "Great Hall: a circle holds 1, 2 or 3, not 4.",
        ),
        (
            drawn([0, 0, 0, 0, 2, 0], [0, 0, 0, 0, 0, 1]),
            SheetReason::CircleCount(1, 2),
            vec![built(Building::Cathedral), circle(Building::Bishopric)],
            "Check Cathedrals and circles: each Cathedral drawn fills one circle. Entered are Cathedrals: 2, filled circles: 1.",
        ),
        (
            drawn([0, 0, 0, 0, 1, 0], [0; 6]),
            SheetReason::CircleCount(0, 1),
            vec![built(Building::Cathedral)],
            "Check Cathedrals and circles: each Cathedral drawn fills one circle. Entered are Cathedrals: 1, filled circles: 0.",
        ),
        (
            drawn([0, 0, 0, 0, 3, 0], [1, 0, 1, 0, 1, 0]),
            SheetReason::CircleTooOften { number: 1, circles: 3, due: 2 },
            vec![circle(Building::Fortress), circle(Building::GreatHall), circle(Building::Cathedral)],
            &format!(
                "Check the circles on the sheet: the Cathedrals give the number 1 only twice, but it was entered 3 times. {rule}."
            ),
        ),
        (
            drawn([0, 0, 0, 0, 1, 0], [0, 3, 0, 0, 0, 0]),
            SheetReason::CircleTooOften { number: 3, circles: 1, due: 0 },
            vec![circle(Building::CountsPalace)],
            &format!(
                "Check the circles on the sheet: no Cathedral gives the number 3 yet, but it was entered. {rule}."
            ),
        ),
        (
            Sheet { leftovers: colors([0, 0, 19]), ..blank() },
            SheetReason::TooManyLeftovers(Color::White, 19),
            vec![SheetField::Leftovers(Color::White)],
            "At most 18 knowledge can be left, not 19. Please count them again.",
        ),
        (
            Sheet { citizens: 61, ..blank() },
            SheetReason::TooManyCitizens(61),
            vec![SheetField::Citizens],
            "There are at most 60 citizens, not 61. Please count them again.",
        ),
    ];
    each(rows, |(sheet, reason, marked, sentence)| {
        assert!(sheet.reasons().contains(&reason), "{reason:?}: {:?}", sheet.reasons());
        assert_eq!((reason.fields(&sheet), english().sentence(&reason)), (marked, sentence.to_owned()), "{reason:?}");
    });
}

#[test]
fn fields_are_what_they_say() {
    let mut sheet = Sheet::default();
    for (number, field) in (1..).zip(SheetField::ALL) {
        *sheet.get_mut(field) = number;
    }
    assert_eq!(SheetField::ALL.map(|field| sheet.get(field)), std::array::from_fn(|at| u8::try_from(at + 1).unwrap()));
    assert_eq!(
        (
            sheet.built[Building::Fortress],
            sheet.circles[Building::Bishopric],
            sheet.leftovers[Color::White],
            sheet.citizens
        ),
        (1, 12, 15, 16)
    );
}
