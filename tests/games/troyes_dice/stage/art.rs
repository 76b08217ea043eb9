//! The drawings.

use std::collections::BTreeSet;

use town_crier::games::troyes_dice::rules::{Color, Face, Half, Notch, Place, Side, Tile};
use town_crier::games::troyes_dice::stage::{Art, Body, Icon, Pips, SKYLINE};
use town_crier::stage::Sprite;

use crate::stage::drawings::drawn_in;

#[test]
fn every_file_is_a_drawing_and_every_drawing_a_file() {
    let moving = [Art::Dust, Art::Ring, Art::LitWindow];
    let strokes = [Icon::StrokeDown, Icon::StrokeUp].map(Art::Icon);
    let all = Art::at_rest().into_iter().chain(moving).chain(strokes).map(Sprite::from).chain(SKYLINE);
    let all: Vec<Sprite> = all.collect();
    let named = |sprites: &[Sprite]| -> BTreeSet<String> { sprites.iter().map(|it| it.name().to_owned()).collect() };
    let plain: Vec<Sprite> = all.iter().copied().filter(|sprite| sprite.has_plain()).collect();
    assert_eq!(named(&all).len(), all.len(), "no two bear one name");
    assert_eq!(named(&all), drawn_in("troyes-dice/art"));
    assert_eq!(named(&plain), drawn_in("troyes-dice/art/plain"));
}

#[test]
fn a_row_of_drawings_is_in_the_order_of_what_they_show() {
    let is = |art: Art, name: String| assert_eq!(art.sprite().name(), name, "{art:?}");
    for color in Color::ALL {
        let name = format!("{color:?}").to_lowercase();
        for (art, of) in
            [(Art::Plaza(color), "plaza"), (Art::Reminder(color), "reminder"), (Art::Citizen(color), "citizen")]
        {
            is(art, format!("{of}-{name}"));
        }
        is(Art::Die(Body::Tinted(color)), format!("die-{name}"));
        is(Art::Side(Body::Tinted(color)), format!("side-{name}"));
    }
    for (body, name) in [(Body::Black, "black"), (Body::Clear, "clear")] {
        is(Art::Die(body), format!("die-{name}"));
        is(Art::Side(body), format!("side-{name}"));
    }
    for face in Face::ALL {
        is(Art::Pips(Pips::Dark, face), format!("pips-dark-{}", face.value()));
        is(Art::Pips(Pips::Light, face), format!("pips-light-{}", face.value()));
    }
    for tile in Tile::ALL {
        is(Art::Tile(tile, Side::Banquet), format!("tile-{}-banquet", tile.number()));
        is(Art::Tile(tile, Side::Raid), format!("tile-{}-raid", tile.number()));
    }
    for (notch, number) in Notch::all().zip(1..) {
        is(Art::Number(notch), format!("number-{number}"));
    }
    for (place, name) in Place::ALL.into_iter().zip(["free", "any", "denier", "deniers"]) {
        is(Art::Price(place), format!("price-{name}"));
    }
    for (half, name) in [(Half::Morning, "sun"), (Half::Afternoon, "moon")] {
        is(Art::Zone(half), format!("zone-{name}"));
    }
}
