//! What of a table can be seen.

use town_crier::games::dice_village::record::{Pick, TurnPick};
use town_crier::games::dice_village::rules::{Base, Face, Lies, Order, Phase, Player, Seat, Side, Spot, Stall, Table};
use town_crier::games::dice_village::rules::{Card, Correction, Depth, Keeper};
use town_crier::games::dice_village::stage::{chip, places, scene, stalls_covered};
use town_crier::stage::{Placement, Scene, Shape};

use super::seen::{area, is_within, named};
use crate::games::dice_village::kit::{at, correct, counted, counted_to, follow, house, roll, sell, until, with_cards};
use crate::games::dice_village::random::house_games;
use crate::tried::config;
use proptest::prelude::*;

/// What of these lies in a player's part.
fn of_seat<'scene>(scene: &'scene Scene, table: &Table, seat: usize, begin: &str) -> Vec<&'scene Placement> {
    let place = places(table.players().count(), Shape::Wide).seats[seat];
    named(scene, begin).into_iter().filter(|one| is_within(area(one), place)).collect()
}

#[test]
fn before_the_roll_dice_have_no_faces_and_then_everybody_s_have() {
    let mut table = counted(3);
    let before = scene(&table, Shape::Wide);
    assert_eq!(named(&before, "die-").len(), 12);
    assert_eq!(named(&before, "good-").len(), 0);
    follow(&mut table, &roll(&["1123", "4456", "1666"]));
    let after = scene(&table, Shape::Wide);
    for (seat, goods) in
        [["silk", "silk", "papyrus", "gold"], ["wheat", "wheat", "spices", "porcelain"]].iter().enumerate()
    {
        let shown: Vec<&str> =
            of_seat(&after, &table, seat, "good-").iter().map(|one| &one.sprite.name()[5..]).collect();
        assert_eq!(shown, goods);
    }
}

#[test]
fn a_sale_closes_the_village_and_moves_the_dice_there() {
    let mut table = counted(2);
    follow(&mut table, &roll(&["1625", "3444"]));
    follow(&mut table, &sell(at(1, Base::OneSix), &[]));
    let scene = scene(&table, Shape::Wide);
    assert_eq!(named(&scene, "gate-closed").len(), 1);
    assert_eq!(of_seat(&scene, &table, 1, "gate-closed").len(), 1);
    // Red's dice are at Blue's village, and where they lay nothing is left.
    assert_eq!(of_seat(&scene, &table, 1, "die-red").len(), 2);
    assert_eq!(of_seat(&scene, &table, 0, "die-red").len(), 2);
    assert_eq!(of_seat(&scene, &table, 0, "slot").len(), 2);
    assert_eq!(of_seat(&scene, &table, 1, "stall-").len(), 4);
}

#[test]
fn the_turn_the_camel_and_the_part_in_play_are_where_they_belong() {
    let mut table = counted(4);
    follow(&mut table, &roll(&["1111"; 4]));
    for seat in 0..4 {
        until(&mut table, Phase::Sell(Seat(seat)));
        let scene = scene(&table, Shape::Wide);
        let [turn] = named(&scene, "turn")[..] else { panic!("one turn") };
        let places = places(4, Shape::Wide);
        assert!(is_within(area(turn), places.seats[usize::from(seat)]));
        assert_eq!(of_seat(&scene, &table, 0, "camel").len(), 1);
        let [active] = named(&scene, "ground-active")[..] else { panic!("one part is in play") };
        assert!(is_within(area(active), places.seats[usize::from(seat)]));
    }
    until(&mut table, Phase::End);
    assert!(named(&scene(&table, Shape::Wide), "turn").is_empty());
    assert_eq!(named(&scene(&table, Shape::Wide), "slot-market").len(), 16);
}

#[test]
fn the_race_shows_every_card_and_its_ninth_field_is_the_goal() {
    let mut table = counted(2);
    with_cards(&mut table, 0, 8);
    with_cards(&mut table, 1, 11);
    let scene = scene(&table, Shape::Wide);
    assert_eq!(named(&scene, "cell-red").len(), 8);
    assert_eq!(named(&scene, "cell-blue").len(), 9);
    assert_eq!(named(&scene, "cell-goal").len(), 1);
    assert!(scene.labels.iter().any(|label| label.text == "11"));
    // The last round is marked as a part in play.
    assert!(named(&scene, "ground-active").iter().any(|one| is_within(area(one), places(2, Shape::Wide).race)));
}

/// However wide the picture is, who leads is seen and not only counted.
#[test]
fn the_race_is_drawn_in_every_shape_for_everybody() {
    for (players, shape) in (2..=4).flat_map(|players| Shape::ALL.map(|shape| (players, shape))) {
        let mut table = counted(players);
        with_cards(&mut table, 0, 7);
        let scene = scene(&table, shape);
        assert_eq!(named(&scene, "cell-red").len(), 7, "{players} in {shape:?}");
        assert_eq!(named(&scene, "cell-goal").len(), usize::from(players), "{players} in {shape:?}");
        let race = places(usize::from(players), shape).race;
        let cells = ["cell-red", "cell-empty", "cell-goal"].map(|cell| named(&scene, cell)).concat();
        assert!(cells.iter().all(|cell| is_within(area(cell), race)), "{players} in {shape:?}");
        assert!(cells.iter().all(|cell| cell.size >= 24.0), "{players} in {shape:?}");
    }
}

#[test]
fn villages_are_larger_than_the_cards_on_offer() {
    for (players, shape) in (2..=4).flat_map(|players| Shape::ALL.map(|shape| (players, shape))) {
        let scene = scene(&counted(players), shape);
        let size = |name: &str| named(&scene, name).iter().map(|one| one.size).fold(0.0, f32::max);
        assert!(size("village-") > size("card-house").max(size("slot")), "{players} in {shape:?}");
    }
}

#[test]
fn what_is_not_exact_is_marked() {
    let mut table = counted(2);
    follow(&mut table, &roll(&["1111", "1111"]));
    follow(&mut table, &Order::Close);
    let scene = scene(&table, Shape::Wide);
    assert!(scene.labels.iter().filter(|label| label.text.starts_with('~')).count() >= 6);
}

/// `D 5.2`: where nothing but the dice is told, nothing else is drawn.
#[test]
fn by_dice_alone_nothing_else_is_shown() {
    let mut table = counted_to(Depth::Dice, 2);
    let signs = ["coin", "favour", "hand", "cell-", "village-", "card-"];
    for step in [None, Some(roll(&["1111", "1111"])), Some(Order::Close), Some(roll(&["2345", "1111"]))] {
        if let Some(order) = &step {
            follow(&mut table, order);
        }
        for shape in Shape::ALL {
            let scene = scene(&table, shape);
            assert_eq!(signs.map(|sign| named(&scene, sign).len()), [0; 6], "{shape:?}");
            assert_eq!((named(&scene, "mark-").len(), named(&scene, "die-").len()), (2, 8), "{shape:?}");
            assert!(scene.labels.is_empty(), "{shape:?}: {:?}", scene.labels);
        }
    }
}

#[test]
fn a_merchant_s_half_is_shown_with_its_number_and_what_it_brings() {
    let table = house(4, &[]);
    let scene = scene(&table, Shape::Wide);
    assert_eq!(named(&scene, "card-house").len(), 5);
    let Card::House(first) = table.row().cards()[0] else { panic!("a house card") };
    let stalls: Vec<&str> = named(&scene, "stall-").iter().take(2).map(|one| one.sprite.name()).collect();
    let numbers = Side::ALL.map(|side| format!("stall-{}", first.half(side).number));
    assert_eq!(stalls, numbers);
    assert_eq!(named(&scene, "reward-").len(), 10);
}

#[test]
fn dice_of_a_village_that_was_corrected_are_still_seen() {
    let mut table = counted(2);
    follow(&mut table, &roll(&["1622", "3333"]));
    let spot = at(0, Base::OneSix);
    correct(&mut table, Correction::InHand(Seat(0), 1));
    let stall = Stall { side: Side::Left, keeper: Keeper::Counted(Face::Two) };
    follow(&mut table, &sell(spot, &[stall]));
    correct(&mut table, Correction::Stalls(spot, Side::Left, vec![Face::Five]));
    let covered: Vec<_> =
        stalls_covered(&table, spot).into_iter().map(|(number, die)| (number, die.map(|die| die.2))).collect();
    assert_eq!(covered, [(Face::One, Some(Face::One)), (Face::Six, Some(Face::Six)), (Face::Five, Some(Face::Two))]);
}

#[test]
fn the_button_of_a_village_shows_all_that_a_sale_there_takes() {
    let mut table = counted(2);
    let spot = at(0, Base::OneSix);
    correct(&mut table, Correction::Stalls(spot, Side::Right, vec![Face::Three]));
    let button = chip(&table, Pick::Turn(TurnPick::Village(spot))).expect("a drawing");
    let stalls: Vec<&str> = named(&button, "stall-").iter().map(|one| one.sprite.name()).collect();
    assert_eq!(stalls, ["stall-1", "stall-6", "stall-3"]);
}

proptest! {
    #![proptest_config(config(24))]

    /// Each die is seen once: free before its player, or on a stall of its number; the others are at the market.
    #[test]
    fn every_die_is_seen_where_it_lies(game in house_games()) {
        let mut orders = 0;
        game.play(|followed, _| {
            orders += 1;
            if orders % 5 != 0 {
                return Ok(());
            }
            let table = followed.after;
            let seen = scene(table, Shape::Wide);
            let dice = || table.players().flat_map(|(_, player)| player.dice());
            let to_come: usize = table.players().map(|(_, player)| usize::from(player.caravans()).saturating_sub(player.dice().len())).sum();
            let at_market = dice().filter(|die| die.lies == Lies::Market).count();
            prop_assert_eq!(named(&seen, "die-").len(), dice().count() - at_market + to_come);
            prop_assert_eq!(named(&seen, "slot-market").len(), at_market);
            let spots = table.players().flat_map(|(owner, _)| Base::ALL.map(|base| Spot { owner, base }));
            let mut closed = 0;
            for spot in spots {
                closed += usize::from(!table.is_open(spot));
                for (number, die) in stalls_covered(table, spot) {
                    prop_assert!(die.is_none_or(|(.., face)| face == number));
                }
            }
            prop_assert_eq!(named(&seen, "gate-closed").len(), closed);
            let merchants: u8 = table.players().map(|(_, player)| player.on_table() - Player::VILLAGES).sum();
            prop_assert_eq!(named(&seen, "awning").len(), usize::from(merchants) + 2 * usize::from(table.row().len()));
            Ok(())
        })?;
    }
}
