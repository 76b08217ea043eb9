//! Games of Troyes on the desk: saved after each order, gone on with, and a whole one by one key and the menu.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use town_crier::chronicle::{Choosing as _, Next};
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::{Draft, Record, bot_order, deal_bots};
use town_crier::games::troyes::rules::{Ask, Building, Order, Phase, Seat};
use town_crier::play::{PickId, Way};
use town_crier::show::MenuView;

use super::{TestDesk, dealt, open};
use crate::games::troyes::record::pressed::presses;

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
    desk.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(desk.troyes_game().done().len(), 1);
    assert!(matches!(desk.troyes_game().table().phase(), Phase::Settle(1)));
}

/// Presses what makes that order on the menu, by its digits where it has any; returns whether that gave the order.
fn press_all(desk: &mut TestDesk, record: &Record, order: &Order) -> bool {
    let words = Words::of::<Troyes>(Language::English, Manner::Plain).among(&record.opening().players);
    let (pressed, given) = presses(record, order);
    let mut draft = Draft::default();
    for (pick, number) in pressed {
        let view = MenuView::of(&words, record, &draft, false);
        let id = PickId::of(&pick);
        let item = view.offered().find(|item| item.pick == id).unwrap_or_else(|| panic!("{pick:?} is not offered"));
        if let Some(number) = number {
            let now = match item.kind {
                town_crier::play::Kind::Number { now, .. } => now,
                town_crier::play::Kind::Choose | town_crier::play::Kind::Act => panic!("{pick:?} is no number"),
            };
            let (name, times) = match now {
                Some(now) if now > number => ("menu-one-less", now - number),
                now => ("menu-one-more", number - now.unwrap_or_default()),
            };
            let name = words.with(name, &[("what", item.look.name.as_str().into())]);
            for _ in 0..times {
                desk.reach(&name);
            }
            Troyes::set_number(record, &mut draft, pick, Some(number));
            continue;
        }
        let way = item.way.map(|way| match way {
            Way::Change => Key::C,
            Way::Correct => Key::X,
            Way::Back => Key::Escape,
        });
        match item.digit {
            _ if way.is_some() => way.into_iter().for_each(|key| _ = desk.press(key)),
            Some(digit) => _ = desk.press(Key::from_name(&digit.to_string()).expect("a digit")),
            None => {
                let name = item.said().to_owned();
                let found = desk.0.query_all_by_label(&name).last();
                found.unwrap_or_else(|| panic!("“{name}” is not shown")).click_accesskit();
                desk.run();
            }
        }
        Troyes::pick(record, &mut draft, pick);
    }
    given
}

#[test]
fn a_whole_game_by_the_one_key_and_the_menu() {
    let mut desk = TestDesk::troyes(&open(dealt(2)));
    let bots = deal_bots(&desk.troyes_game().opening().code);
    let mut acted = 0;
    while desk.troyes_game().next() != Next::Over {
        let record = desk.troyes_game().clone();
        let before = record.done().len();
        let chosen = match record.next() {
            Next::Choose(_) | Next::Pick => match bot_order(&record.opening().code, &bots, record.table()) {
                Some(Ask::Order(order)) => Some(order),
                Some(Ask::Draw(draw)) => Some(record.complete(Ask::Draw(draw))),
                None => None,
            },
            Next::Order(_) | Next::Enter | Next::Over => None,
        };
        let given = chosen.as_ref().is_some_and(|order| press_all(&mut desk, &record, order));
        acted += usize::from(matches!(chosen, Some(Order::Act(_))));
        if !given {
            desk.press(Key::Space);
        }
        // It asks once before something is left for good.
        if desk.troyes_game().done().len() == before {
            desk.press(Key::Space);
        }
        let game = desk.troyes_game();
        let at = record.table().phase();
        assert_eq!(game.done().len(), before + 1, "{:?} in {at:?} for {chosen:?}", record.next());
        if let Some(order) = chosen {
            // What is said of it may differ, as where as many cubes as possible are put.
            let mut asked = record.clone();
            asked.order(order).expect("a bot's order is followed");
            assert_eq!(asked.table(), game.table(), "in {at:?}");
        }
        assert!(before < 1_000, "the game does not end");
    }
    assert!(acted > 12, "{acted} actions");
    let orders = desk.troyes_game().done().len();
    let mut desk = desk.reopened();
    desk.press(Key::Space);
    assert_eq!((desk.troyes_game().next(), desk.troyes_game().done().len()), (Next::Over, orders));
}
