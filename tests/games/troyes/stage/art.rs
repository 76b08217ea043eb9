//! The drawings.

use std::collections::BTreeSet;
use std::path::Path;

use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::rules::{Building, Color, Face, Good, Owner, Seat};
use town_crier::games::troyes::stage::{Art, Body, Mark, Pips, colors};
use town_crier::stage::{Look, Sprite, Staged as _};

use crate::stage::drawn_in;

#[test]
fn every_file_is_a_drawing_and_every_drawing_a_file_in_both_looks() {
    let drawn: Vec<Sprite> = Art::all().into_iter().map(Art::sprite).collect();
    let named: BTreeSet<String> = drawn.iter().map(|sprite| sprite.name().to_owned()).collect();
    assert_eq!(named.len(), drawn.len(), "no two bear one name");
    assert_eq!(named, drawn_in("troyes/art"));
    assert_eq!(named, drawn_in("troyes/art/plain"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/troyes/art");
    assert!(folder.join("LICENSE.txt").is_file() && folder.join("README.md").is_file());
    for sprite in Troyes::drawings() {
        for look in [Look::Rich, Look::Plain] {
            let svg = sprite.in_look(look);
            assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{}", sprite.name());
            assert!(!svg.contains("<text") && !svg.contains("href") && !svg.contains("style"), "{}", sprite.name());
        }
    }
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
    for kind in ["card", "band"] {
        let drawn = Art::all().into_iter().filter(|art| match (kind, art) {
            ("card", Art::Card(_)) | ("band", Art::Band(_)) => true,
            _ => false,
        });
        let names: Vec<&str> = drawn.map(|art| art.sprite().name()).collect();
        assert_eq!(names, ["board", "red", "white", "yellow"].map(|deck| format!("{kind}-{deck}")));
    }
}

#[test]
fn no_two_drawings_are_alike() {
    for look in [Look::Rich, Look::Plain] {
        let inner = |art: &Art| art.sprite().in_look(look).split_once("-->").map(|(_, inner)| inner.to_owned());
        let mut all = Art::all();
        // Plainly, a ground is white or black, and the line around it tells which part is in play.
        all.retain(|art| {
            !matches!(art, Art::Ground | Art::GroundActive | Art::Wall | Art::Card(_) | Art::Band(_) | Art::EdgeFaint)
                || look == Look::Rich
        });
        let unlike: BTreeSet<_> = all.iter().map(inner).collect();
        assert_eq!(unlike.len(), all.len(), "{look:?}");
    }
}

#[test]
fn nothing_is_pale_in_the_plain_look() {
    for art in Art::all() {
        assert!(!art.sprite().in_look(Look::Plain).contains("opacity"), "{art:?}");
    }
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
