//! A group that tells only its dice: one key for a round, one for the ninth card, and nobody named before the table is counted.

use egui::Key;
use town_crier::chronicle::Next;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Record};
use town_crier::games::dice_village::rules::{Correction, Depth, Order, Phase, Player, Seat};

use super::opening;
use crate::desk::TestDesk;

/// A game of four, whose dice have fallen.
fn rolled(desk: &mut TestDesk) {
    desk.press(Key::Space);
    assert_eq!(desk.game().table().phase(), Phase::AllSell(Seat(0)));
    assert!(desk.says("End the round"), "there is nothing to choose");
}

#[test]
fn the_ninth_card_is_told_by_a_digit_and_by_a_button_and_nobody_is_named_winner() {
    for by_key in [true, false] {
        let cards = CardsFrom::Box(Depth::Dice);
        let record = Record::open(opening(cards, DiceFrom::Code, 4)).expect("it opens");
        let mut desk = TestDesk::village(&record);
        rolled(&mut desk);
        for color in ["Red", "Blue", "Green", "Yellow"] {
            let name = format!("The ninth card: {color}");
            let button = desk.called(&name).last().expect("a button").rect();
            assert!(button.width() >= 44.0 && button.height() >= 44.0, "{color}: {button:?}");
        }
        _ = if by_key { desk.press(Key::Num2) } else { desk.point("The ninth card: Blue") };
        let ninth = Order::Correct(Correction::OnTable(Seat(1), Player::GOAL));
        assert_eq!(desk.game().done().last().map(|entry| &entry.order), Some(&ninth));
        assert!(desk.game().table().is_last_round());
        assert!(!desk.says("The ninth card: Red"), "it is asked once");
        desk.press(Key::Space);
        assert_eq!(desk.game().next(), Next::Over);
        assert!(!desk.says("Victory: Blue"));
    }
}
