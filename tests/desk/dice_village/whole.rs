//! Whole games with the house deck, from the first roll to the ranking, by keyboard alone and by mouse alone.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::chronicle::Choosing as _;
use town_crier::chronicle::Next;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Draft, Pick, Record, TurnPick};
use town_crier::games::dice_village::rules::{Order, Phase};
use town_crier::play::{PickId, State};
use town_crier::show::MenuView;

use super::play::rolled_on;
use super::{english, opening};
use crate::desk::TestDesk;

/// What is pressed of the panel: the digit that stands on it, and its name.
struct Pressed {
    digit: u32,
    name: String,
}

/// What expands as much as can be and buys whatever can be paid, in the order in which it is pressed; the more orders were
/// given, the later the village.
fn chosen(record: &Record) -> Vec<Pressed> {
    let (words, mut draft, mut pressed) = (english(), Draft::default(), Vec::new());
    let mut place = |draft: &mut Draft, is: fn(&Pick) -> bool, nth: usize| {
        let view = MenuView::of(&words, record, draft, false);
        let menu = DiceVillage::menu(record, draft);
        let items: Vec<_> = menu.offered().filter(|item| is(&item.pick) && item.state == State::Free).collect();
        let Some(item) = nth.checked_rem(items.len()).map(|nth| items[nth].clone()) else { return false };
        let shown = view.offered().find(|shown| shown.pick == PickId::of(&item.pick)).expect("it is shown");
        let digit = shown.key.and_then(|key| key.to_digit(10)).expect("it has a digit");
        pressed.push(Pressed { digit, name: format!("{}, key {digit}", shown.said()) });
        DiceVillage::pick(record, draft, item.pick);
        true
    };
    place(&mut draft, |pick| matches!(pick, Pick::Turn(TurnPick::Village(_))), record.done().len());
    let stall = |pick: &Pick| matches!(pick, Pick::Turn(TurnPick::FromHand(_)));
    // Where a card is placed, one comes with the village.
    let placing = matches!(record.table().phase(), Phase::Place(..));
    while !placing && place(&mut draft, stall, 0) {}
    place(&mut draft, |pick| matches!(pick, Pick::Turn(TurnPick::Card(_))), 0);
    pressed
}

/// Plays a game to its end: `press` presses something of the panel, `go_on` the one button. Every press of the one button is one
/// order, or asks once; only the one that ends a round rolls for the next one, too.
fn play(desk: &mut TestDesk, press: impl Fn(&mut TestDesk, &Pressed), go_on: impl Fn(&mut TestDesk)) {
    while desk.game().next() != Next::Over {
        if let Next::Choose(_) = desk.game().next() {
            for pressed in chosen(desk.game()) {
                press(desk, &pressed);
            }
        }
        let before = desk.game().done().len();
        go_on(desk);
        if desk.game().done().len() == before {
            go_on(desk);
        }
        let game = desk.game();
        let orders = before + 1 + usize::from(rolled_on(game, before));
        assert_eq!(game.done().len(), orders, "{:?} in {:?}", game.next(), game.table().phase());
        assert!(before < 1_000, "the game does not end");
    }
    let given = |kind: fn(&Order) -> bool| desk.game().done().iter().filter(|entry| kind(&entry.order)).count();
    assert!(given(|order| matches!(order, Order::Sell(sale) if !sale.tucked.is_empty())) > 2, "villages were expanded");
    assert!(given(|order| matches!(order, Order::Buy(_))) > 2, "cards were bought");
    assert!(given(|order| matches!(order, Order::Correct(_))) == 0 && desk.game().table().round() > 3);
    assert!(desk.shows("The game is over"));
}

fn new_desk() -> TestDesk {
    let record = Record::open(opening(CardsFrom::Code, DiceFrom::Code, 2)).expect("it opens");
    TestDesk::village(&record)
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    let mut desk = new_desk();
    let key = |digit: u32| Key::from_name(&digit.to_string()).expect("a digit");
    play(&mut desk, |desk, pressed| _ = desk.press(key(pressed.digit)), |desk| _ = desk.press(Key::Space));
}

#[test]
fn a_whole_game_by_mouse_alone() {
    let mut desk = new_desk();
    let go_on = |desk: &mut TestDesk| {
        let names = "Sell at |Lost: |Place the card at |Buy this card|Roll the dice|Now: |Done: |End the round";
        let shown = desk.0.query_all_by_role(Role::Button);
        let found = shown.filter(|button| {
            let label = button.accesskit_node().label().unwrap_or_default();
            names.split('|').any(|name| label.starts_with(name))
        });
        let found = found.max_by(|a, b| a.rect().area().total_cmp(&b.rect().area()));
        let buttons = || desk.0.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
        found.unwrap_or_else(|| panic!("the one button, of {:#?}", buttons().collect::<Vec<_>>())).click();
        desk.run();
    };
    play(&mut desk, |desk, pressed| _ = desk.point(&pressed.name), go_on);
}
