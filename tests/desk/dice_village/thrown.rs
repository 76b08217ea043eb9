//! Dice that were thrown, as they are typed.

use town_crier::desk::Entry as _;
use town_crier::games::dice_village::desk::Thrown;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Record};
use town_crier::games::dice_village::rules::{Depth, Face, Seat};

use super::{english, faces, opening, roll};

#[test]
fn thrown_dice_are_typed_and_what_is_wrong_is_said_at_once() {
    let record = Record::open(opening(CardsFrom::Box(Depth::Purses), DiceFrom::Entered, 2)).expect("it opens");
    let mut thrown = Thrown::default();
    assert_eq!(thrown.read(&english(), &record), None, "dice of both are lacking");
    thrown.text(Seat(0)).push_str("1 1, 2x");
    assert_eq!(thrown.read(&english(), &record), None);
    thrown.text(Seat(0)).clear();
    for face in faces("11263445") {
        thrown.add(record.table(), face);
    }
    thrown.take_back();
    thrown.add(record.table(), Face::Six);
    assert_eq!(thrown.next(record.table()), None);
    assert_eq!(thrown.read(&english(), &record), Some(roll(&["1126", "3446"])));
}

#[test]
fn a_die_too_many_is_the_next_players() {
    let record = Record::open(opening(CardsFrom::Box(Depth::Purses), DiceFrom::Entered, 3)).expect("it opens");
    let mut thrown = Thrown::default();
    thrown.text(Seat(0)).push_str("11263 445 1235 66");
    thrown.flow(record.table());
    let dice = [0, 1, 2].map(|seat| thrown.faces(Seat(seat)).len());
    assert_eq!(dice, [4, 4, 4], "and what is left behind the last one is nobody's");
    assert_eq!(thrown.read(&english(), &record), Some(roll(&["1126", "3445", "1235"])));
}
