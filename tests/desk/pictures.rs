//! A few small pictures: each drawing as the desk really paints it.

use egui::Vec2;
use egui_kittest::{Harness, SnapshotOptions};
use town_crier::desk::{Desk, Pictures};
use town_crier::games::troyes_dice::rules::{Color, Face, HalfDay, Phase, Side, Tile};
use town_crier::games::troyes_dice::stage::Art;
use town_crier::games::troyes_dice::stage::{Body, scene};
use town_crier::stage::{Bounds, Look, Placement, Point, Scene, Sprite};

use crate::chronicle::stored::go_on;
use crate::games::troyes_dice::kit::with_tiles;

/// Compares a scene with the picture of that name.
#[track_caller]
fn check(name: &str, size: Vec2, scene: &Scene) {
    check_in(Look::Rich, name, size, scene);
}

/// The same in that look.
#[track_caller]
fn check_in(look: Look, name: &str, size: Vec2, scene: &Scene) {
    let pictures = Pictures::default();
    // Another version of the software renderer may round an edge differently; a wrong drawing is far more than that.
    let options = SnapshotOptions::new().threshold(2.0).max_failed_pixels(20);
    let builder = Harness::builder().with_size(size).with_context_setup(Desk::set_up).with_options(options);
    let mut harness =
        builder.wgpu().build_ui(|ui| pictures.in_look(look).paint(ui.painter(), ui.max_rect(), scene, false));
    harness.run();
    harness.snapshot(name);
}

/// Sprites in a row, each a hundred units wide.
fn row(sprites: &[&[Sprite]]) -> (Vec2, Scene) {
    let mut placement = Vec::new();
    let count = f32::from(u8::try_from(sprites.len()).expect("a row"));
    let mut x = -50.0 * (count - 1.0);
    for stack in sprites {
        placement.extend(stack.iter().map(|sprite| Placement::new(*sprite, Point { x, y: 0.0 }, 96.0)));
        x += 100.0;
    }
    let size = Vec2::new(100.0 * count, 100.0);
    (size, Scene { sprites: placement, ..Scene::empty(Bounds::around(Point { x: 0.0, y: 0.0 }, 100.0)) })
}

#[test]
fn a_plaza_of_each_color() {
    let (size, scene) = plazas();
    check("plazas", size, &scene);
}

#[test]
fn a_plain_plaza_of_each_color() {
    let (size, scene) = plazas();
    check_in(Look::Plain, "plazas-plain", size, &scene);
}

fn plazas() -> (Vec2, Scene) {
    let plazas = Color::ALL.map(|color| [Art::Plaza(color).sprite()]);
    row(&plazas.each_ref().map(<[Sprite; 1]>::as_slice))
}

#[test]
fn a_die_of_each_kind() {
    let bodies =
        [Body::Black, Body::Clear, Body::Tinted(Color::Red), Body::Tinted(Color::Yellow), Body::Tinted(Color::White)];
    let drawn = |(body, face): (Body, Face)| [Art::Die(body).sprite(), Art::Pips(body.pips(), face).sprite()];
    let dice: Vec<[Sprite; 2]> = bodies.into_iter().zip(Face::ALL).map(drawn).collect();
    let dice: Vec<&[Sprite]> = dice.iter().map(<[Sprite; 2]>::as_slice).collect();
    let (size, scene) = row(&dice);
    check("dice", size, &scene);
}

#[test]
fn a_tile_of_each_side() {
    let tile = |side| [Art::Tile(Tile::Eight, side).sprite()];
    let (size, scene) = row(&[&tile(Side::Banquet), &tile(Side::Raid)]);
    check("tiles", size, &scene);
}

#[test]
fn the_wheel_on_day_three() {
    check("wheel", Vec2::splat(400.0), &wheel());
}

#[test]
fn the_plain_wheel_on_day_three() {
    check_in(Look::Plain, "wheel-plain", Vec2::splat(400.0), &wheel());
}

fn wheel() -> Scene {
    let mut record = with_tiles("MARKETDAY");
    let day_3 = HalfDay::all().nth(4).expect("sixteen half-days");
    while record.table().now() < day_3 || record.table().phase() == Phase::Roll {
        go_on(&mut record);
    }
    scene(record.table())
}
