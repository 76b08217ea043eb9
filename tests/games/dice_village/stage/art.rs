//! The drawings.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::rules::{Base, Face, Good, Seat};
use town_crier::games::dice_village::stage::{Art, Mark, colors};
use town_crier::stage::{Look, Sprite, Staged as _};

use crate::stage::drawn_in;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/dice-village/art")
}

#[test]
fn every_file_is_a_drawing_and_every_drawing_a_file_in_both_looks() {
    let drawn: Vec<Sprite> = Art::all().into_iter().map(Art::sprite).collect();
    let named: BTreeSet<String> = drawn.iter().map(|sprite| sprite.name().to_owned()).collect();
    assert_eq!(named.len(), drawn.len(), "no two bear one name");
    assert_eq!(named, drawn_in("dice-village/art"));
    assert_eq!(named, drawn_in("dice-village/art/plain"));
    assert!(folder().join("LICENSE.txt").is_file() && folder().join("README.md").is_file());
    for sprite in DiceVillage::drawings() {
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
    for look in [Look::Rich, Look::Plain] {
        let inner = |art: &Art| art.sprite().in_look(look).split_once("-->").map(|(_, inner)| inner.to_owned());
        let all = Art::all();
        let unlike: BTreeSet<_> = all.iter().map(inner).collect();
        // Plainly, a ground is white and the line around it tells which part is in play; a quiet line is a line.
        let alike = if look == Look::Plain { 2 } else { 0 };
        assert_eq!(unlike.len() + alike, all.len(), "{look:?}");
    }
}

#[test]
fn nothing_is_pale_in_the_plain_look() {
    for art in Art::all() {
        assert!(!art.sprite().in_look(Look::Plain).contains("opacity"), "{art:?}");
    }
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
        let [ground, ink] = [colors::mark(mark), colors::mark_ink(mark)].map(luminance);
        let (light, dark) = (ground.max(ink), ground.min(ink));
        assert!((light + 0.05) / (dark + 0.05) >= 4.5, "{mark:?}");
    }
}

fn luminance(color: town_crier::stage::tokens::Rgb) -> f64 {
    let part = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(color.0) + 0.7152 * part(color.1) + 0.0722 * part(color.2)
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
