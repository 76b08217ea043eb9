//! The drawings.

use std::collections::BTreeSet;

use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::rules::{Base, Face, Good, Seat};
use town_crier::games::dice_village::stage::{Art, Mark, colors};
use town_crier::stage::{Look, Sprite};

use crate::stage::drawings;

fn drawn() -> Vec<Sprite> {
    Art::all().into_iter().map(Art::sprite).collect()
}

#[test]
fn every_file_is_a_drawing_and_every_drawing_a_file_in_both_looks() {
    drawings::every_file_is_a_drawing::<DiceVillage>("dice-village", &drawn());
}

#[test]
fn a_row_of_drawings_is_in_the_order_of_what_they_show() {
    let is = |art: Art, name: String| assert_eq!(art.sprite().name(), name, "{art:?}");
    for mark in Mark::ALL {
        let name = format!("{mark:?}").to_lowercase();
        is(Art::Die(mark), format!("die-{name}"));
        is(Art::Mark(mark), format!("mark-{name}"));
        is(Art::Cell(mark), format!("cell-{name}"));
    }
    for face in Face::ALL {
        let good: Good = Good::of(face);
        is(Art::Good(good), format!("good-{}", format!("{good:?}").to_lowercase()));
        is(Art::Stall(face), format!("stall-{}", face.value()));
    }
    for (base, name) in Base::ALL.into_iter().zip(["1-6", "2-5", "3-4"]) {
        is(Art::Village(base), format!("village-{name}"));
    }
}

#[test]
fn no_two_drawings_are_alike() {
    drawings::no_two_are_alike(&drawn(), Look::Rich, 0);
    // Plainly, a ground is white and the line around it tells which part is in play; a quiet line is a line.
    drawings::no_two_are_alike(&drawn(), Look::Plain, 2);
}

#[test]
fn nothing_is_pale_in_the_plain_look() {
    drawings::nothing_is_pale(&drawn());
}

#[test]
fn a_die_and_a_mark_are_of_the_players_color_in_both_looks() {
    for mark in Mark::ALL {
        let color = colors::mark(mark).to_string();
        for look in [Look::Rich, Look::Plain] {
            for art in [Art::Die(mark), Art::Mark(mark), Art::Cell(mark)] {
                assert!(art.sprite().in_look(look).contains(&color), "{art:?} {look:?}");
            }
        }
    }
    let seats: BTreeSet<String> = (0..4).map(|seat| format!("{:?}", Mark::of(Seat(seat)))).collect();
    assert_eq!(seats.len(), 4);
}

#[test]
fn what_is_written_on_a_color_can_be_read() {
    for mark in Mark::ALL {
        assert!(colors::mark(mark).contrast(colors::mark_ink(mark)) >= 4.5, "{mark:?}");
    }
}

#[test]
fn a_stall_and_the_die_for_it_bear_the_same_number() {
    for face in Face::ALL {
        let comment = |art: Art| art.sprite().svg().split_once("<!--").map(|(_, rest)| rest.to_owned()).unwrap();
        for art in [Art::Good(Good::of(face)), Art::Stall(face)] {
            assert!(comment(art).split_once("-->").unwrap().0.contains(&face.to_string()), "{art:?}");
        }
    }
}
