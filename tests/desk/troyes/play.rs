//! A game of Troyes on the desk: saved after each order, and gone on with.

use egui::Key;
use town_crier::games::troyes::rules::{Building, Order, Phase, Seat};

use super::{TestDesk, dealt, open};

#[test]
fn citizens_are_placed_by_a_digit_each_and_the_game_goes_on_where_it_was() {
    let mut desk = TestDesk::troyes(&open(dealt(4)));
    let settler = |desk: &TestDesk| desk.troyes_game().table().active();
    let first = settler(&desk);
    desk.press(Key::Space);
    assert_eq!(desk.troyes_game().done().len(), 0, "the one key places nobody");
    desk.press(Key::Num1).press(Key::Num3);
    let orders: Vec<_> = desk.troyes_game().done().iter().map(|entry| entry.order.clone()).collect();
    assert_eq!(orders, [Order::Settle(Building::ALL[0]), Order::Settle(Building::ALL[2])]);
    let next = first.map(|seat| Seat((seat.0 + 2) % 4));
    assert_eq!(settler(&desk), next);
    let mut desk = desk.reopened();
    desk.press(Key::Space);
    assert_eq!((desk.troyes_game().done().len(), settler(&desk)), (2, next));
    desk.press_with(egui::Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.troyes_game().done().len(), 1);
    assert!(matches!(desk.troyes_game().table().phase(), Phase::Settle(1)));
}
