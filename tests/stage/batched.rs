//! Sprites in batches of one drawing in one size: the same picture, drawn in fewer steps.

use proptest::prelude::*;
use town_crier::stage::{Bounds, Placement, Point, Scene, Sprite};

use crate::tried::config;

const DRAWINGS: [Sprite; 3] = [Sprite::SHEET, Sprite::BOOK, Sprite::PRINTER];

/// A picture of these sprites: each its drawing, place and size. Their opacities are their numbers.
fn picture(sprites: &[(usize, [u8; 2], u8)]) -> Scene {
    let placed = (1_u8..).zip(sprites).map(|(number, (drawing, [x, y], size))| {
        let center = Point { x: f32::from(*x), y: f32::from(*y) };
        Placement { opacity: f32::from(number), ..Placement::new(DRAWINGS[*drawing], center, f32::from(*size)) }
    });
    let bounds = Bounds::around(Point { x: 10.0, y: 10.0 }, 20.0);
    Scene { sprites: placed.collect(), ..Scene::empty(bounds) }
}

/// How often the drawing or its size changes from one sprite to the next.
fn batches(scene: &Scene) -> usize {
    let alike = |one: &Placement, other: &Placement| one.sprite == other.sprite && (one.size - other.size).abs() < 0.1;
    scene.sprites.chunk_by(alike).count()
}

#[test]
fn what_lies_beside_each_other_is_drawn_by_drawing() {
    // Four dice, each with its face.
    let dice = [0, 4, 8, 12].map(|x| [(0, [x, 5], 3), (1, [x, 5], 2)]).concat();
    assert_eq!([batches(&picture(&dice)), batches(&picture(&dice).batched())], [8, 2]);
    // The last die lies over the face of the one before it.
    let over = [&dice[..], &[(0, [13, 5], 3)]].concat();
    assert_eq!(batches(&picture(&over).batched()), 3);
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn what_lies_over_another_thing_still_does(
        sprites in prop::collection::vec((0..3_usize, [0..20_u8, 0..20], 1..4_u8), 0..60),
    ) {
        let before = picture(&sprites);
        let after = before.clone().batched();
        prop_assert_eq!(before.sprites.len(), after.sprites.len());
        let at = |sprite: &Placement| after.sprites.iter().position(|other| other == sprite).expect("none is lost");
        for (number, below) in before.sprites.iter().enumerate() {
            for above in before.sprites.iter().skip(number + 1).filter(|it| it.bounds().overlaps(below.bounds())) {
                prop_assert!(at(below) < at(above), "{:?} and {:?}", below, above);
            }
        }
        prop_assert!(batches(&after) <= batches(&before));
    }
}
