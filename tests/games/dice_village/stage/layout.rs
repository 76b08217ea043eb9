//! Where things stand: within the picture, and not over one another.

use proptest::prelude::*;
use town_crier::games::dice_village::rules::{Base, Card, CardAt, Correction, Merchant, Player, Seat, Side};
use town_crier::games::dice_village::stage::{places, scene};
use town_crier::stage::{Bounds, Shape};

use super::seen::{faults, is_within, named, overlap};
use crate::games::dice_village::kit::{at, correct, counted, house, with_purse};
use crate::games::dice_village::random::{counted_games, house_games};
use crate::tried::config;

fn all_shapes() -> impl Iterator<Item = (u8, Shape)> {
    (2..=4).flat_map(|players| Shape::ALL.map(|shape| (players, shape)))
}

#[test]
fn parts_lie_beside_each_other_within_the_picture() {
    for (players, shape) in all_shapes() {
        let bounds = scene(&counted(players), shape).bounds;
        let places = places(usize::from(players), shape);
        assert_eq!(places.seats.len(), usize::from(players));
        let all: Vec<Bounds> = places.seats.into_iter().chain([places.row, places.race]).collect();
        for (at, place) in all.iter().enumerate() {
            assert!(is_within(*place, bounds), "{players} {shape:?}: {place:?}");
            assert!(all[..at].iter().all(|other| !overlap(*place, *other)), "{players} {shape:?}: {place:?}");
        }
    }
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn nothing_lies_over_another_thing_in_any_game(game in prop_oneof![house_games(), counted_games()]) {
        let mut orders = 0;
        game.play(|followed, _| {
            orders += 1;
            if orders % 7 == 0 {
                for shape in Shape::ALL {
                    prop_assert_eq!(faults(&scene(followed.after, shape)), Vec::<String>::new());
                }
            }
            Ok(())
        })?;
    }
}

#[test]
fn one_village_with_all_merchants_finds_room() {
    for (players, shape) in all_shapes() {
        let mut table = house(players, &[]);
        for merchant in Merchant::all() {
            let side = Side::ALL[usize::from(merchant.number() % 2)];
            correct(&mut table, Correction::Card(merchant, CardAt::Village(at(0, Base::TwoFive), side)));
        }
        assert_eq!(table.player(Seat(0)).map(Player::on_table), Some(33));
        let scene = scene(&table, shape);
        assert_eq!(faults(&scene), Vec::<String>::new());
        assert_eq!(named(&scene, "awning").len(), 30);
    }
}

#[test]
fn a_row_of_all_merchants_and_full_purses_find_room() {
    for (players, shape) in all_shapes() {
        let mut table = house(players, &[]);
        let row = table.row().cards();
        for merchant in Merchant::all().filter(|merchant| !row.contains(&Card::House(*merchant))) {
            correct(&mut table, Correction::Card(merchant, CardAt::Row));
        }
        for seat in 0..players {
            with_purse(&mut table, seat, u16::MAX, u16::MAX);
            correct(&mut table, Correction::Caravans(Seat(seat), Player::MOST_CARAVANS));
        }
        let scene = scene(&table, shape);
        assert_eq!(faults(&scene), Vec::<String>::new());
        assert_eq!(named(&scene, "card-house").len(), 30);
    }
}
