//! The laws of motion.

use proptest::prelude::*;
use town_crier::crier::Turn;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::rules::{Base, Face, Happening, Order, Row, Seat, Table, Trade};
use town_crier::games::dice_village::stage::{Moving, Part, scene};
use town_crier::play::{Game as _, Transition};
use town_crier::stage::{Act, Beat, Focus, Motion, Scene, Shape, Staged as _};

use super::seen::{area, is_within, named};
use crate::games::dice_village::kit::{at, counted, follow, roll, sell};
use crate::games::dice_village::random::house_games;
use crate::tried::config;

fn moved(table: &mut Table, order: &Order, shape: Shape) -> Moving {
    let before = table.clone();
    let happenings = follow(table, order);
    Moving::of(Transition { before: &before, happenings: &happenings, after: table }, shape).expect("something moves")
}

fn faces(scene: &Scene) -> usize {
    named(scene, "good-").iter().filter(|good| good.opacity > 0.0).count()
}

fn frame(moving: &Moving, part: f32) -> Scene {
    use town_crier::stage::Moment as _;
    moving.scene(Motion::Full, moving.duration(Motion::Full) * part)
}

#[test]
fn rolled_dice_show_no_face_before_they_have_tumbled() {
    let mut table = counted(4);
    let moving = moved(&mut table, &roll(&["1234", "5612", "3456", "1122"]), Shape::Wide);
    assert_eq!(faces(&frame(&moving, 0.0)), 0);
    assert_eq!(faces(&frame(&moving, 0.3)), 0);
    assert_eq!(faces(&frame(&moving, 0.99)), 16);
    assert_eq!(frame(&moving, 1.0), scene(&table, Shape::Wide));
}

#[test]
fn a_sale_brings_dice_to_the_stalls_and_shuts_the_gate_then() {
    for shape in Shape::ALL {
        let mut table = counted(2);
        follow(&mut table, &roll(&["1625", "3444"]));
        let before = scene(&table, shape);
        let moving = moved(&mut table, &sell(at(1, Base::OneSix), &[]), shape);
        let shut = |scene: &Scene| named(scene, "gate-closed").first().map_or(0.0, |gate| gate.opacity);
        let begun = frame(&moving, 0.0);
        assert!(shut(&begun) < 0.01);
        // At first the dice are where they lay.
        let places = |scene: &Scene| {
            let mut all: Vec<String> =
                named(scene, "die-red").iter().map(|die| format!("{:.0} {:.0}", die.center.x, die.center.y)).collect();
            all.sort();
            all
        };
        assert_eq!(places(&begun), places(&before));
        for die in [Part::Die(Seat(0), 0), Part::Die(Seat(0), 1)] {
            let way = [&begun, &frame(&moving, 1.0)].map(|scene| {
                let seen = scene.sprites.iter().find(|one| one.part == Some(die.into())).expect("it is seen");
                (seen.center.x.round(), seen.center.y.round())
            });
            let rests = [&before, &scene(&table, shape)].map(|scene| {
                let center = scene.part(die).expect("it lies there").center();
                (center.x.round(), center.y.round())
            });
            assert_eq!(way, rests, "{shape:?}: {die:?} itself goes there");
        }
        assert_eq!(frame(&moving, 1.0), scene(&table, shape));
        assert!(shut(&frame(&moving, 1.0)) > 0.99);
    }
}

#[test]
fn dice_that_are_rolled_again_are_all_that_move() {
    let mut table = counted(2);
    follow(&mut table, &roll(&["1625", "3444"]));
    let order = Order::Reroll(Seat(0), vec![(1, Face::Two)]);
    let moving = moved(&mut table, &order, Shape::Wide);
    assert_eq!(faces(&frame(&moving, 0.2)), 7);
    assert_eq!(faces(&frame(&moving, 1.0)), 8);
}

proptest! {
    #![proptest_config(config(16))]

    #[test]
    fn it_ends_as_the_table_stands_and_stays_in_the_picture(game in house_games(), part in 0.0_f32..1.0) {
        let mut orders = 0;
        game.play(|followed, _| {
            orders += 1;
            let after = followed.after;
            let moves = followed.happenings.iter().any(|happening| {
                matches!(
                    happening,
                    Happening::Dice(_) | Happening::Trade(Trade::Sold(_)) | Happening::Row(Row::Bought(..))
                )
            });
            if orders > 60 {
                return Ok(());
            }
            let code = "Market Day".parse().ok();
            let seed = Turn::new(code.as_ref(), DiceVillage::steps(after)).seed();
            let moment = DiceVillage::moment(followed, &[], seed);
            let duration = moment.duration(Motion::Full);
            prop_assert_eq!(duration > 0.0, moves);
            prop_assert!(duration < 3.0);
            for shape in Shape::ALL {
                let seen = moment.in_shape(shape).expect("each shape has its own");
                prop_assert!((seen.duration(Motion::Full) - duration).abs() < 1e-3);
                prop_assert_eq!(seen.scene(Motion::Full, duration), scene(after, shape));
                let shown = seen.scene(Motion::Full, duration * part);
                // A card on its way lies over all else.
                let is_bought = |happening: &Happening| matches!(happening, Happening::Row(Row::Bought(..)));
                let more = shown.sprites.len() - scene(after, shape).sprites.len();
                prop_assert!(more == 0 || followed.happenings.iter().any(is_bought), "{}", more);
                for sprite in &shown.sprites {
                    prop_assert!(is_within(area(sprite), shown.bounds), "{:?}", sprite);
                }
            }
            let cues = moment.full_cues();
            prop_assert!(cues.windows(2).all(|pair| pair[0].at <= pair[1].at));
            if moves {
                prop_assert_eq!(cues.last().map(|cue| cue.beat), Some(Beat::Told));
                prop_assert_eq!(moment.full_acts().last().map(|act: &Act| act.focus), Some(Focus::Table));
            }
            Ok(())
        })?;
    }
}
