//! The drawings.

use std::collections::BTreeSet;

use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::rules::{Building, Color, Face, Good, Owner, Seat};
use town_crier::games::troyes::stage::{Art, Body, Mark, Pips, colors};
use town_crier::stage::{Look, Sprite};

use crate::stage::drawings;

fn drawn() -> Vec<Sprite> {
    Art::all().into_iter().map(Art::sprite).collect()
}

#[test]
fn every_file_is_a_drawing_and_every_drawing_a_file_in_both_looks() {
    drawings::every_file_is_a_drawing::<Troyes>("troyes", &drawn());
}

#[test]
fn a_row_of_drawings_is_in_the_order_of_what_they_show() {
    let is = |art: Art, name: String| assert_eq!(art.sprite().name(), name, "{art:?}");
    for mark in Mark::ALL {
        let name = format!("{mark:?}").to_lowercase();
        is(Art::Mark(mark), format!("mark-{name}"));
        is(Art::Citizen(mark), format!("citizen-{name}"));
        is(Art::Cube(mark), format!("cube-{name}"));
    }
    for color in Color::ALL {
        is(Art::Die(Body::Of(color)), format!("die-{}", color.name()));
        is(Art::Side(Body::Of(color)), format!("side-{}", color.name()));
        is(Art::Order(color), format!("order-{}", color.name()));
    }
    is(Art::Die(Body::Black), "die-black".to_owned());
    is(Art::Side(Body::Black), "side-black".to_owned());
    for face in Face::ALL {
        is(Art::Pips(Pips::Dark, face), format!("pips-dark-{face}"));
        is(Art::Pips(Pips::Light, face), format!("pips-light-{face}"));
    }
    for building in Building::ALL {
        is(Art::Building(building), format!("building-{}", building.name()));
    }
    for good in Good::ALL {
        is(Art::Good(good), good.name().to_owned());
    }
    for (kind, is) in
        [("card", (|art| matches!(art, Art::Card(_))) as fn(&Art) -> bool), ("band", |art| matches!(art, Art::Band(_)))]
    {
        let names: Vec<&str> = Art::all().into_iter().filter(is).map(|art| art.sprite().name()).collect();
        assert_eq!(names, ["board", "red", "white", "yellow"].map(|deck| format!("{kind}-{deck}")));
    }
}

#[test]
fn no_two_drawings_are_alike() {
    drawings::no_two_are_alike(&drawn(), Look::Rich, 0);
    // Plainly, a ground is white or black, and the line around it tells which part is in play.
    let is_ground = |art: &Art| {
        matches!(art, Art::Ground | Art::GroundActive | Art::Wall | Art::Card(_) | Art::Band(_) | Art::EdgeFaint)
    };
    let others = Art::all().into_iter().filter(|art| !is_ground(art)).map(Art::sprite);
    drawings::no_two_are_alike(&others.collect::<Vec<_>>(), Look::Plain, 0);
}

#[test]
fn nothing_is_pale_in_the_plain_look() {
    drawings::nothing_is_pale(&drawn());
}

#[test]
fn things_of_an_owner_are_of_the_owner_s_color_in_both_looks() {
    for mark in Mark::ALL {
        let color = colors::mark(mark).to_string();
        for look in [Look::Rich, Look::Plain] {
            for art in [Art::Mark(mark), Art::Citizen(mark), Art::Cube(mark)] {
                assert!(art.sprite().in_look(look).contains(&color), "{art:?} {look:?}");
            }
        }
    }
    let owners = (0..4).map(|seat| Owner::Seat(Seat(seat))).chain([Owner::Gray]);
    let marks: BTreeSet<String> = owners.map(|owner| format!("{:?}", Mark::of(owner))).collect();
    assert_eq!(marks.len(), 5);
    // No citizen is taken for a die.
    assert!(Color::ALL.into_iter().all(|color| Mark::ALL.iter().all(|mark| colors::mark(*mark) != colors::of(color))));
}

#[test]
fn what_is_written_on_a_color_can_be_read() {
    for mark in Mark::ALL {
        assert!(colors::mark(mark).contrast(colors::mark_ink(mark)) >= 4.5, "{mark:?}");
    }
    for color in Color::ALL {
        assert!(colors::of(color).contrast(colors::ink(color)) >= 4.5, "{color:?}");
    }
}
