//! What the player whose turn it is proposes from a phone, and the one key that takes it.

use std::time::Instant;

use egui::Key;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Opening, Pick, Record, TurnPick};
use town_crier::games::dice_village::rules::{Base, Order, Spot};
use town_crier::play::{PickId, Seat};

use super::{opening, roll};
use crate::desk::phones::{local, open};
use crate::desk::seats::Sitting;
use crate::desk::{PATIENCE, Place, SIZE, STILL, TestDesk};
use crate::games::dice_village::kit::at;

/// A desk with phones let in, at which Ann sells.
fn selling() -> TestDesk {
    let players = ["Ann", "Bo"].map(str::to_owned).to_vec();
    let opening = Opening { players, ..opening(CardsFrom::Code, DiceFrom::Entered, 2) };
    let mut record = Record::open(opening).expect("it opens");
    record.order(roll(&["1616", "3445"])).expect("they fall");
    let mut desk = Place::keeping(STILL, &record).with(SIZE, |desk| desk.with_network(local()));
    desk.press(Key::Space);
    open(&mut desk);
    desk
}

fn proposes(desk: &TestDesk, phone: &Sitting, at: Spot) -> String {
    let (orders, pick) = (desk.game().done().len(), PickId::of(&Pick::Turn(TurnPick::Village(at))));
    phone.ask("PUT seat/pick", &format!("{{\"orders\":{orders},\"pick\":\"{pick}\"}}")).0
}

/// The same once the phones are asked that, which another thread hears of.
#[track_caller]
fn proposed(desk: &mut TestDesk, phone: &Sitting, at: Spot) {
    let until = Instant::now() + PATIENCE;
    while proposes(desk, phone, at) != "204" {
        assert!(Instant::now() < until, "nobody asks for a proposal");
        desk.run();
    }
}

#[test]
fn a_player_proposes_and_the_one_key_takes_it() {
    let mut desk = selling();
    let [ann, bo] = ["Ann", "Bo"].map(|name| Sitting::down(&desk, name));
    desk.press(Key::Escape);
    let before = desk.game().clone();
    assert_eq!(proposes(&desk, &bo, at(1, Base::OneSix)), "409", "it is not Bo's turn");
    assert_eq!(proposes(&desk, &ann, at(0, Base::ThreeFour)), "409", "the dice do not fit");
    proposed(&mut desk, &ann, at(1, Base::OneSix));
    desk.wait_for("Proposed: Sell at 1-6 of Bo");
    assert_eq!(desk.game(), &before, "nothing a phone does changes the game");
    for _ in 0..10 {
        desk.run();
    }
    desk.press(Key::Space);
    let last = desk.game().done().last().map(|entry| entry.order.clone());
    assert!(matches!(last, Some(Order::Sell(sale)) if sale.at == at(1, Base::OneSix)));
    // Pressed again it is taken out, by the crier as well.
    proposed(&mut desk, &ann, at(0, Base::OneSix));
    desk.wait_for("Proposed: Sell at 1-6 of Ann");
    desk.press(Key::Num1);
    assert!(desk.says("Done: Ann; 2 dice to the market"));
    let active = desk.game().table().active();
    assert_eq!(active, Some(Seat(0)));
}
