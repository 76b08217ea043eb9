//! Games of Troyes on the desk: saved after each order, gone on with, and a whole one by one key and the menu.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::chronicle::{Choosing as _, Next};
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::{CounterPick, Draft, Opening, Pick, Record};
use town_crier::games::troyes::rules::{BlackStep, Building, Order, Phase, Seat, TurnStep};
use town_crier::play::{PickId, Way};
use town_crier::show::{MenuKeys, MenuView};

use super::{TestDesk, chosen, dealt, open};
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

#[test]
fn an_arrow_key_reaches_the_menu() {
    let mut desk = TestDesk::troyes(&open(dealt(4)));
    desk.press(Key::ArrowRight);
    assert_eq!(desk.troyes_game().done().len(), 0, "it only goes there");
    desk.press(Key::ArrowRight).press(Key::Enter);
    let orders: Vec<_> = desk.troyes_game().done().iter().map(|entry| entry.order.clone()).collect();
    assert_eq!(orders, [Order::Settle(Building::ALL[1])]);
}

/// Presses what makes that order on the menu, by its digits where it has any; returns whether that gave the order.
pub(super) fn press_all(desk: &mut TestDesk, record: &Record, order: &Order) -> bool {
    let words = Words::of::<Troyes>(Language::English, Manner::Plain).among(&record.opening().players);
    let (pressed, given) = presses(record, order);
    // Keys stay what they were, but another menu has its own.
    let (mut draft, mut keys, mut aside) = (Draft::default(), MenuKeys::default(), false);
    for (pick, number) in pressed {
        if aside != Troyes::is_aside(record, &draft) {
            (aside, keys) = (!aside, MenuKeys::default());
        }
        let view = MenuView::keyed(&words, record, (&draft, &mut keys), false);
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
        match item.key {
            _ if way.is_some() => way.into_iter().for_each(|key| _ = desk.press(key)),
            Some(key) => press_letter(desk, key),
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
    let mut acted = 0;
    while desk.troyes_game().next() != Next::Over {
        let record = desk.troyes_game().clone();
        let before = record.done().len();
        let order = match record.next() {
            Next::Choose(_) | Next::Pick => chosen(&record),
            Next::Order(_) | Next::Enter | Next::Over => None,
        };
        let given = order.as_ref().is_some_and(|order| press_all(&mut desk, &record, order));
        acted += usize::from(matches!(order, Some(Order::Act(_))));
        if !given {
            desk.press(Key::Space);
        }
        // It asks once before something is left for good.
        if desk.troyes_game().done().len() == before {
            desk.press(Key::Space);
        }
        let game = desk.troyes_game();
        let at = record.table().phase();
        assert_eq!(game.done().len(), before + 1, "{:?} in {at:?} for {order:?}", record.next());
        if let Some(order) = order {
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

/// Presses the key of a letter: a capital one with Shift.
pub(super) fn press_letter(desk: &mut TestDesk, letter: char) {
    let key = Key::from_name(&letter.to_ascii_uppercase().to_string()).expect("a letter");
    desk.press_with(if letter.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE }, key);
}

/// Points at what makes that order, in the picture where it stands there, and else in the menu; returns whether that gave the order, and
/// how often it was pressed, and in the picture.
fn point_all(desk: &mut TestDesk, record: &Record, order: &Order) -> (bool, [usize; 2]) {
    let words = Words::of::<Troyes>(Language::English, Manner::Plain).among(&record.opening().players);
    let (pressed, given) = presses(record, order);
    let (mut draft, mut taps, mut pictured) = (Draft::default(), 0, 0);
    for (pick, number) in pressed {
        let view = MenuView::of(&words, record, &draft, false);
        let id = PickId::of(&pick);
        let item = view.offered().find(|item| item.pick == id).unwrap_or_else(|| panic!("{pick:?} is not offered"));
        if let (Some(number), town_crier::play::Kind::Number { now, .. }) = (number, item.kind) {
            let now = now.unwrap_or_default();
            let name = if now > number { "menu-one-less" } else { "menu-one-more" };
            let name = words.with(name, &[("what", item.look.name.as_str().into())]);
            (0..now.abs_diff(number)).for_each(|_| desk.point_at(&name, false));
            taps += usize::from(now.abs_diff(number));
            Troyes::set_number(record, &mut draft, pick, Some(number));
            continue;
        }
        let is_pictured = item.look.part.is_some();
        desk.point_at(if is_pictured { &item.look.name } else { item.said() }, is_pictured);
        (taps, pictured) = (taps + 1, pictured + usize::from(is_pictured));
        Troyes::pick(record, &mut draft, pick);
    }
    (given, [taps, pictured])
}

impl TestDesk {
    /// Points at what has that name, with its key or without, and presses: in the picture, which stands before the menu, or in the menu,
    /// which is scrolled to it.
    #[track_caller]
    fn point_at(&mut self, name: &str, pictured: bool) {
        let is_it = |label: &str| {
            label.strip_prefix(name).is_some_and(|rest| {
                rest.is_empty() || [", key ", " (", ". "].iter().any(|begin| rest.starts_with(begin))
            })
        };
        let found = |desk: &Self| {
            let buttons =
                desk.0.query_all_by_label_contains(name).filter(|node| node.accesskit_node().role() == Role::Button);
            let mut all = buttons.filter(|node| node.accesskit_node().label().is_some_and(|label| is_it(&label)));
            let node = if pictured { all.next() } else { all.next_back() };
            node.map(|node| {
                node.scroll_to_me();
                node.rect().center()
            })
        };
        found(self).unwrap_or_else(|| panic!("“{name}” is shown"));
        self.run();
        let at = found(self).expect("it is still shown");
        self.press_at(at);
    }

    fn press_at(&mut self, at: Pos2) {
        self.0.hover_at(at);
        self.0.drag_at(at);
        self.0.drop_at(at);
        self.run();
    }

    /// Points at the one button, the widest that there is.
    fn point_one(&mut self) {
        const HIGH: f32 = 56.0;
        let buttons = self.0.query_all_by_role(Role::Button).map(|node| node.rect());
        let widest =
            buttons.filter(|rect| (rect.height() - HIGH).abs() < 0.5).max_by(|a, b| a.width().total_cmp(&b.width()));
        self.press_at(widest.expect("the one button").center());
    }
}

/// A game of four at the first table like that; another code each time until there is one.
fn at_first(is_it: impl Fn(&Record) -> bool) -> Record {
    for code in 1..40 {
        let code = format!("MARKET DAY {code}").parse().expect("a code");
        let mut record = open(Opening { code, ..dealt(4) });
        while record.next() != Next::Over {
            if is_it(&record) {
                return record;
            }
            match chosen(&record) {
                Some(order) => _ = record.order(order).expect("a bot's order is followed"),
                None => assert!(record.go_on().is_some_and(|followed| followed.is_ok())),
            }
        }
    }
    panic!("no game comes there")
}

/// The one button calls people by their names, as where it rolls for somebody.
#[test]
fn the_one_button_knows_the_players() {
    let record = at_first(|record| matches!(record.table().phase(), Phase::Turn(TurnStep::Shoot(..))));
    let who = record.opening().players[record.table().active().expect("somebody shoots").index()].clone();
    let mut desk = TestDesk::troyes(&record);
    desk.has(&format!("{who} rolls for the Archer"));
}

/// What is chosen against black dice goes by Escape, whether it is enough or not.
#[test]
fn escape_takes_back_a_defence() {
    let faces = |record: &Record| matches!(record.table().phase(), Phase::Black(BlackStep::Counter(_)));
    let record = at_first(|record| faces(record) && record.next() == Next::Pick);
    let (highest, _) = record.table().highest_black().expect("it stands");
    let view = MenuView::of::<Troyes>(
        &Words::of::<Troyes>(Language::English, Manner::Plain),
        &record,
        &Draft::default(),
        false,
    );
    let of = |pick: Pick| view.offered().find(|item| item.pick == PickId::of(&pick)).and_then(|item| item.key);
    let key = of(Pick::Counter(CounterPick::Black(highest))).expect("it has a key");
    let mut desk = TestDesk::troyes(&record);
    desk.has("Choose dice against the black die");
    press_letter(&mut desk, key);
    desk.has("Choose the highest black die");
    desk.press(Key::Escape).has("Choose dice against the black die");
    assert_eq!(desk.troyes_game(), &record);
}

/// All rounds of a game of four by mouse alone, through the picture and the menu, and its count to the podium.
#[test]
fn a_whole_game_by_mouse_alone() {
    let mut desk = TestDesk::troyes(&open(dealt(4)));
    let (mut pictured, mut taps) = (0, Vec::new());
    while desk.troyes_game().next() != Next::Over {
        let record = desk.troyes_game().clone();
        let before = record.done().len();
        let order = chosen(&record).filter(|_| matches!(record.next(), Next::Choose(_) | Next::Pick));
        let (given, [mut pressed, in_picture]) =
            order.as_ref().map_or((false, [0; 2]), |order| point_all(&mut desk, &record, order));
        pictured += in_picture;
        for _ in 0..2 {
            if !given && desk.troyes_game().done().len() == before {
                desk.point_one();
                pressed += 1;
            }
        }
        assert_eq!(desk.troyes_game().done().len(), before + 1, "{order:?} in {:?}", record.table().phase());
        if let Some(order) = order {
            let mut asked = record.clone();
            asked.order(order).expect("a bot's order is followed");
            assert_eq!(asked.table(), desk.troyes_game().table());
            taps.push(pressed);
        }
    }
    taps.sort_unstable();
    println!("{} choices, {pictured} presses in the picture, presses: {taps:?}", taps.len());
    assert!(pictured > 60, "{pictured} presses in the picture");
    assert!(taps.len() > 60 && taps[taps.len() / 2] <= 3, "{taps:?}");
    let mut steps = 0;
    while !desk.shows("Play again: ") {
        desk.point_one();
        steps += 1;
        assert!(steps < 40, "the ceremony does not end");
    }
    desk.has("Place 1: ");
}
