//! Which setups make a table, and what a table begins with.

use proptest::prelude::*;
use town_crier::games::dice_village::rules::{
    Cards, Depth, Face, Merchant, Paid, Phase, Purse, Seat, Setup, SetupReason, Table,
};

use crate::games::dice_village::kit::{counted, follow, house, house_setup, open, player, roll, until};
use crate::games::dice_village::random::some_merchants;
use crate::tried::config;

#[test]
fn everybody_begins_with_four_dice_two_favours_and_three_villages() {
    for table in [counted(4), house(4, &[])] {
        assert_eq!(table.players().count(), 4);
        for (_, player) in table.players() {
            assert_eq!(player.caravans(), 4);
            assert_eq!(player.purse(), Purse { coins: 0, favours: 2 });
            assert_eq!(player.on_table(), 3);
            assert!(player.hand().is_empty() && player.dice().is_empty());
        }
        assert_eq!((table.phase(), table.round()), (Phase::Caravans, 1));
    }
}

#[test]
fn the_row_is_dealt_from_the_top() {
    let top: Vec<Merchant> =
        [7, 3, 20, 11].into_iter().map(|number| Merchant::try_from(number).expect("one")).collect();
    let table = house(2, &top);
    let numbers: Vec<Merchant> = top.into_iter().take(3).collect();
    assert_eq!(*table.row(), town_crier::games::dice_village::rules::Heap::House(numbers));
    assert_eq!(table.pile().cards().len(), 27);
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let setup = Setup { players: 5, first: Seat(9), paid: Paid::Owner, cards: Cards::House(vec![0, 1, 0, 30]) };
    let refusal = Table::open(setup.clone()).expect_err("nothing of it holds");
    assert_eq!(refusal.setup, setup);
    let twice = SetupReason::MerchantTwice(Merchant::try_from(0).expect("the first"));
    let expected = [
        SetupReason::PlayerCount(5),
        SetupReason::NoSuchFirst(Seat(9)),
        SetupReason::MerchantCount(4),
        SetupReason::NoSuchMerchant(3, 30),
        twice,
    ];
    assert_eq!(refusal.reasons, expected);
}

#[test]
fn two_to_four_play() {
    for (players, holds) in [(0, false), (1, false), (2, true), (3, true), (4, true), (5, false)] {
        let setup = Setup { players, first: Seat(0), paid: Paid::Owner, cards: Cards::Counted(Depth::Purses) };
        assert_eq!(Table::open(setup).is_ok(), holds, "{players}");
    }
}

#[test]
fn the_turn_goes_around_from_the_first_player_and_the_first_passes_to_the_left() {
    let mut setup = house_setup(3, &[]);
    setup.first = Seat(2);
    let mut table = open(setup);
    let seats = |table: &Table| table.turn_order().map(|seat| seat.0).collect::<Vec<_>>();
    for expected in [[2, 0, 1], [0, 1, 2], [1, 2, 0], [2, 0, 1]] {
        assert_eq!(seats(&table), expected);
        follow(&mut table, &roll(&["1111"; 3]));
        assert_eq!(table.phase(), Phase::Sell(Seat(expected[0])));
        until(&mut table, Phase::Caravans);
    }
    assert_eq!(table.round(), 5);
}

#[test]
fn a_roll_keeps_the_dice_in_their_order() {
    let mut table = counted(2);
    follow(&mut table, &roll(&["6152", "3341"]));
    let shown: Vec<Face> = player(&table, 0).dice().iter().map(|die| die.face).collect();
    assert_eq!(shown, [Face::Six, Face::One, Face::Five, Face::Two]);
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn only_thirty_different_merchants_are_a_deck(numbers in some_merchants()) {
        let setup = Setup { players: 2, first: Seat(0), paid: Paid::Owner, cards: Cards::House(numbers.clone()) };
        prop_assert_eq!(Table::open(setup).is_ok(), numbers.len() == 30);
    }
}
