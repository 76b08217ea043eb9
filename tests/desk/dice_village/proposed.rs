//! What the player whose turn it is proposes from a phone, and the one key that takes it.

use egui::{Key, Modifiers};
use serde_json::Value;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{Ask, CardsFrom, ChangePick, DiceFrom, Opening, Pick, Record, TurnPick};
use town_crier::games::dice_village::rules::{Base, Order, Sale, Spot, Step};
use town_crier::games::dice_village::stage::Part;
use town_crier::play::{PickId, Seat};
use town_crier::show::Watched as _;
use town_crier::stage::PartId;

use super::{opening, roll};
use crate::desk::phones::{local, open};
use crate::desk::seats::Sitting;
use crate::desk::{Place, SIZE, STILL, TestDesk};
use crate::games::dice_village::kit::at;

/// A desk with phones let in, at which Ann sells.
fn selling() -> TestDesk {
    selling_with(STILL)
}

fn selling_with(settings: &str) -> TestDesk {
    let players = ["Ann", "Bo"].map(str::to_owned).to_vec();
    let opening = Opening { players, ..opening(CardsFrom::Code, DiceFrom::Entered, 2) };
    let mut record = Record::open(opening).expect("it opens");
    record.order(roll(&["1616", "3445"])).expect("they fall");
    let mut desk = Place::keeping(settings, &record).with(SIZE, |desk| desk.with_network(local()));
    desk.press(Key::Space);
    open(&mut desk);
    desk
}

fn village(at: Spot) -> PickId {
    PickId::of(&Pick::Turn(TurnPick::Village(at)))
}

fn proposes(desk: &TestDesk, phone: &Sitting, pick: PickId) -> String {
    phone.pick(desk.game().done().len(), pick, None)
}

/// Picks that once the phones are asked it, which another thread hears of, and proposes it.
#[track_caller]
fn proposed(desk: &mut TestDesk, phone: &Sitting, pick: PickId) {
    picked(desk, phone, pick);
    picked(desk, phone, PickId::PROPOSE);
}

fn picked(desk: &mut TestDesk, phone: &Sitting, pick: PickId) {
    let orders = desk.game().done().len();
    phone.picks(desk, orders, pick, None);
}

fn change(pick: ChangePick) -> PickId {
    PickId::of(&Pick::Change(pick))
}

/// Bo, whose turn it is not, proposes a change of the own first die.
#[track_caller]
fn adjusts(desk: &mut TestDesk, bo: &Sitting) {
    adjusts_unheard(desk, bo);
    desk.wait_for("Bo proposes: One up for 2 favours: 3 gold → 4 wheat");
}

/// The same, before the desk has heard of it.
#[track_caller]
fn adjusts_unheard(desk: &mut TestDesk, bo: &Sitting) {
    picked(desk, bo, change(ChangePick::Die(Seat(1), 0)));
    proposed(desk, bo, change(ChangePick::Adjust(Step::Up)));
}

/// Lets enough time go by for whoever presses the key to have seen what is proposed.
fn look(desk: &mut TestDesk) {
    for _ in 0..10 {
        desk.run();
    }
}

#[test]
fn a_player_proposes_and_the_one_key_takes_it() {
    let mut desk = selling();
    let [ann, bo] = ["Ann", "Bo"].map(|name| Sitting::down(&desk, name));
    desk.press(Key::Escape);
    let before = desk.game().clone();
    assert_eq!(proposes(&desk, &bo, village(at(1, Base::OneSix))), "409", "it is not Bo's turn");
    assert_eq!(proposes(&desk, &ann, village(at(0, Base::ThreeFour))), "409", "the dice do not fit");
    picked(&mut desk, &ann, village(at(1, Base::OneSix)));
    desk.run();
    desk.lacks("Ann proposes");
    picked(&mut desk, &ann, PickId::PROPOSE);
    desk.wait_for("Ann proposes: Sell at village 1-6 of Bo: Ann gets 2 coins, Bo gets 1 coin");
    assert_eq!(desk.game(), &before, "nothing a phone does changes the game");
    look(&mut desk);
    desk.offers("Accept (Ann): Sell at village 1-6 of Bo").press(Key::Space);
    let last = desk.game().done().last().map(|entry| entry.order.clone());
    assert!(matches!(last, Some(Order::Sell(sale)) if sale.at == at(1, Base::OneSix)));
    // What is done is proposed as well, and says what it costs: who accepts that is not asked again.
    proposed(&mut desk, &ann, PickId::DONE);
    desk.wait_for("Ann proposes: End the turn; 2 dice to the market");
    look(&mut desk);
    desk.offers("Accept (Ann): End the turn; 2 dice to the market").press(Key::Space);
    assert_eq!(desk.game().table().active(), Some(Seat(1)));
}

#[test]
fn what_a_phone_proposed_goes_with_it_when_it_is_removed() {
    for removes in [["Remove Ann"].as_slice(), &["New QR code", "Disconnect all phones?"], &["Stop"]] {
        let mut desk = selling();
        let ann = Sitting::down(&desk, "Ann");
        desk.press(Key::Escape);
        proposed(&mut desk, &ann, village(at(1, Base::OneSix)));
        desk.wait_for("Ann proposes: Sell at village 1-6 of Bo: Ann gets 2 coins, Bo gets 1 coin");
        desk.press(Key::F9);
        look(&mut desk);
        for button in removes {
            desk.reach(button);
        }
        if removes == ["Remove Ann"] {
            assert_eq!(ann.state().0, "410");
        }
        desk.press(Key::Escape).lacks("Ann proposes").lacks("Accept (Ann)");
    }
}

#[test]
fn what_the_crier_chose_is_not_lost_by_a_proposal() {
    let mut desk = selling();
    let ann = Sitting::down(&desk, "Ann");
    desk.press(Key::Escape).press(Key::Num1).offers("Sell at village 1-6 of Ann");
    let before = desk.game().clone();
    proposed(&mut desk, &ann, village(at(1, Base::OneSix)));
    desk.wait_for("Accept (Ann): Sell at village 1-6 of Bo");
    look(&mut desk);
    desk.press(Key::Escape).offers("Sell at village 1-6 of Ann").lacks("Ann proposes");
    assert_eq!(desk.game(), &before, "it is sent back");
    // The same key takes back what the crier chose.
    desk.press(Key::Escape).lacks("Sell at village 1-6 of Ann").press(Key::Num1);
    // Whatever the crier chooses afterwards is what the key gives.
    proposed(&mut desk, &ann, village(at(1, Base::OneSix)));
    desk.wait_for("Accept (Ann): Sell at village 1-6 of Bo");
    desk.press(Key::Num2).offers("Sell at village 1-6 of Bo").lacks("Ann proposes").press(Key::Num1);
    look(&mut desk);
    desk.press(Key::Space);
    let last = desk.game().done().last().map(|entry| entry.order.clone());
    assert!(matches!(last, Some(Order::Sell(sale)) if sale.at == at(0, Base::OneSix)));
}

#[test]
fn what_the_crier_picks_is_no_new_view_for_phones() {
    let mut desk = selling();
    let ann = Sitting::down(&desk, "Ann");
    desk.press(Key::Escape);
    let proposes = |desk: &mut TestDesk| {
        proposed(desk, &ann, village(at(1, Base::OneSix)));
        ann.reads(desk, |view| view["proposed"].is_string())
    };
    proposes(&mut desk);
    desk.press(Key::Escape);
    let before = ann.reads(&mut desk, |view| view["proposed"].is_null());
    desk.press(Key::Num1).offers("Sell at village 1-6 of Ann").press(Key::Escape).press(Key::Num2).press(Key::Escape);
    let after = proposes(&mut desk);
    assert!(after["rev"].as_u64() <= before["rev"].as_u64().map(|rev| rev + 2), "composed and proposed: {after}");
}

#[test]
fn a_phone_that_proposes_again_and_again_holds_up_the_key_for_one_press_at_most() {
    let mut desk = selling();
    let ann = Sitting::down(&desk, "Ann");
    desk.press(Key::Escape);
    let orders = desk.game().done().len();
    proposed(&mut desk, &ann, village(at(0, Base::OneSix)));
    desk.step_until("Accept (Ann): Sell at village 1-6 of Ann").press_once(Key::Space).has("has just changed");
    assert_eq!(desk.game().done().len(), orders, "nobody can have seen it");
    // What comes now waits until what stands there was given.
    assert_eq!(proposes(&desk, &ann, village(at(1, Base::OneSix))), "204");
    desk.steps(4).offers("Accept (Ann): Sell at village 1-6 of Ann").press_once(Key::Space);
    let last = desk.game().done().last().map(|entry| entry.order.clone());
    assert!(matches!(last, Some(Order::Sell(sale)) if sale.at == at(0, Base::OneSix)));
}

#[test]
fn a_proposal_that_changes_nothing_leaves_what_the_key_has_asked() {
    let mut desk = selling();
    let bo = Sitting::down(&desk, "Bo");
    desk.press(Key::Escape);
    let orders = desk.game().done().len();
    desk.press(Key::Space).offers("Ann can still sell at 2 villages. Done anyway?");
    let die = change(ChangePick::Die(Seat(1), 0));
    picked(&mut desk, &bo, die);
    desk.run();
    desk.offers("Ann can still sell at 2 villages. Done anyway?").press(Key::Space);
    assert_eq!(desk.game().done().len(), orders + 1);
}

#[test]
fn who_waits_proposes_what_becomes_of_the_own_dice() {
    let mut desk = selling();
    let bo = Sitting::down(&desk, "Bo");
    desk.press(Key::Escape);
    assert_eq!(proposes(&desk, &bo, change(ChangePick::Die(Seat(0), 0))), "409", "Ann's");
    adjusts(&mut desk, &bo);
    look(&mut desk);
    // The one key is for Ann, whose turn it is; Bo's waits, whatever the crier chooses for her.
    desk.press(Key::Space).offers("Ann can still sell at 2 villages. Done anyway?").press(Key::Escape);
    desk.press(Key::Num1).offers("Sell at village 1-6 of Ann").has("Bo proposes").press(Key::Escape);
    desk.has("Bo proposes").reach_containing("Accept (Bo): ");
    let last = desk.game().done().last().map(|entry| entry.order.clone());
    assert_eq!(last, Some(Order::Adjust(Seat(1), 0, Step::Up)));
    desk.lacks("Bo proposes");
}

/// Clicks what is called so before anybody can have seen what stands there.
fn click_now(desk: &mut TestDesk, label: &str) {
    let now = desk.0.ctx.input(|input| input.time);
    desk.called(label).last().expect(label).click();
    for _ in 0..6 {
        desk.0.input_mut().time = Some(now);
        desk.0.step();
    }
    desk.0.input_mut().time = None;
    desk.has("has just changed");
}

/// What was proposed before its turn lies there until the key gives it; no page that opens and closes does.
#[test]
fn what_lies_there_before_its_turn_does_not_count_by_itself() {
    let mut desk = selling_with("(motion: none, trusts: true)");
    let bo = Sitting::down(&desk, "Bo");
    desk.press(Key::Escape);
    adjusts(&mut desk, &bo);
    look(&mut desk);
    let orders = desk.game().done().len();
    desk.press(Key::Space).press(Key::Space).has("Bo proposes").press(Key::F1).press(Key::Escape);
    look(&mut desk);
    assert_eq!((desk.game().done().len(), desk.game().table().active()), (orders + 1, Some(Seat(1))));
    desk.has("Bo proposes").press(Key::Space);
    assert_eq!(desk.game().done().len(), orders + 2);
}

#[test]
fn a_click_is_for_what_was_seen_there() {
    let mut desk = selling();
    let bo = Sitting::down(&desk, "Bo");
    desk.press(Key::Escape);
    let before = desk.game().clone();
    adjusts_unheard(&mut desk, &bo);
    // What a proposal has just moved there was not meant.
    desk.step_until("Bo proposes: One up for 2 favours: 3 gold → 4 wheat");
    click_now(&mut desk, "1-6 of Ann");
    desk.steps(4).lacks("Sell at village 1-6 of Ann");
    // What stands there is swapped under the pointer.
    desk.steps(16);
    picked(&mut desk, &bo, change(ChangePick::Adjust(Step::Down)));
    bo.picks(&mut desk, before.done().len(), PickId::PROPOSE, None);
    let down = "Accept (Bo): One down for 2 favours";
    desk.step_until("Bo proposes: One down for 2 favours: 3 gold → 2 papyrus");
    click_now(&mut desk, down);
    assert_eq!(desk.game(), &before);
    desk.steps(4).reach(down);
    let last = desk.game().done().last().map(|entry| entry.order.clone());
    assert_eq!(last, Some(Order::Adjust(Seat(1), 0, Step::Down)));
}

/// Whoever proposes beside another is taken next, if it still can be done: nothing is dropped unsaid.
#[test]
fn what_others_propose_stands_while_it_can_be_done_and_else_their_phone_says_so() {
    let mut desk = selling();
    let [ann, bo] = ["Ann", "Bo"].map(|name| Sitting::down(&desk, name));
    desk.press(Key::Escape);
    adjusts(&mut desk, &bo);
    desk.lacks("more proposal");
    proposed(&mut desk, &ann, village(at(1, Base::OneSix)));
    desk.wait_for("Ann proposes: Sell at village 1-6 of Bo").has("1 more proposal waits").lacks("Bo proposes");
    look(&mut desk);
    let orders = desk.game().done().len() + 1;
    let last = |desk: &TestDesk| desk.game().done().last().map(|entry| entry.order.clone());
    // Two presses at once: nobody can have seen what comes in the place of the first one.
    let now = desk.0.ctx.input(|input| input.time);
    for _ in 0..2 {
        desk.0.key_press(Key::Space);
        for _ in 0..3 {
            desk.0.input_mut().time = Some(now);
            desk.0.step();
        }
    }
    desk.0.input_mut().time = None;
    desk.has("has just changed").has("Bo proposes: One up for 2 favours: 3 gold → 4 wheat").lacks("more proposal");
    assert!(matches!(last(&desk), Some(Order::Sell(_))));
    assert_eq!(desk.game().done().len(), orders);
    look(&mut desk);
    desk.reach_containing("Accept (Bo): ");
    assert_eq!(last(&desk), Some(Order::Adjust(Seat(1), 0, Step::Up)));
    let told = bo.reads_own(&mut desk, |view| view["choices"]["accepted"] == true);
    // Bo has no favour left, so there is nothing more to choose.
    assert_eq!((&told["choices"]["lost"], &told["choices"]["groups"]), (&false.into(), &Value::Array(Vec::new())));
    // The same change once more is another one: the die shows something else by then.
    desk.press_with(Modifiers::COMMAND, Key::Z);
    adjusts(&mut desk, &bo);
    desk.press_with(Modifiers::COMMAND, Key::Y).lacks("Bo proposes");
    assert!(bo.reads_own(&mut desk, |view| view["choices"]["lost"] == true)["choices"]["does"].is_null());
}

/// What is proposed is seen in the picture, too: whoever accepts it need not look for it.
#[test]
fn a_proposal_names_the_parts_of_the_picture_that_it_is_about() {
    let players = ["Ann", "Bo"].map(str::to_owned).to_vec();
    let opening = Opening { players, ..opening(CardsFrom::Code, DiceFrom::Entered, 2) };
    let mut record = Record::open(opening).expect("it opens");
    record.order(roll(&["1616", "3445"])).expect("they fall");
    let at = at(1, Base::OneSix);
    let concerns = |order| DiceVillage::concerns(&record, &Ask::Order(order));
    assert_eq!(concerns(Order::Sell(Box::new(Sale::plain(at)))), [PartId::from(Part::Village(at))]);
    assert_eq!(concerns(Order::Adjust(Seat(1), 2, Step::Up)), [PartId::from(Part::Die(Seat(1), 2))]);
    assert_eq!(concerns(Order::Done), []);
    let card = record.table().row().cards()[1];
    assert_eq!(concerns(Order::Buy(card)), [PartId::from(Part::Card(1))]);
}
