//! What is pressed in the panel becomes an order: without a window.

use town_crier::chronicle::Next;
use town_crier::desk::Entry as _;
use town_crier::games::dice_village::desk::{Change, Fix, Goes, Kind, Panel, Thrown, Turn};
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Opening, Record, deal_reroll};
use town_crier::games::dice_village::rules::{
    Base, Card, CardAt, Correction, Count, Depth, Face, Free, Heap, Merchant, Order, Phase, Purse, Reason, Seat, Side,
    Stall, Step, Told,
};
use town_crier::games::dice_village::stage::Part;

use super::{english, faces, opening, press_all, pressable, record, roll};
use crate::games::dice_village::kit::at;

/// Presses that village in the picture.
fn press_village(panel: &mut Panel, record: &Record, owner: u8, base: usize) {
    let at = at(owner, Base::ALL[base]);
    assert!(panel.press(record, Part::Village(at)), "{at:?}");
}

#[track_caller]
fn give(panel: &mut Panel, record: &mut Record) -> Order {
    let order = panel.read(&english(), record).expect("something is chosen");
    record.order(order.clone()).expect("the rules follow it");
    *panel = Panel::default();
    order
}

#[test]
fn a_plain_sale_is_one_tap_and_the_one_key() {
    let mut record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    let mut panel = Panel::default();
    let done = Some("Done: Red; 4 dice to the market".to_owned());
    assert_eq!(panel.label(&english(), &record), done, "nothing is chosen, so the key ends the turn");
    press_village(&mut panel, &record, 1, 0);
    assert_eq!(panel.label(&english(), &record).as_deref(), Some("Sell at 1-6 of Blue"));
    let order = give(&mut panel, &mut record);
    let Order::Sell(sale) = order else { panic!("{order:?}") };
    assert_eq!((sale.at, sale.told), (at(1, Base::OneSix), Told::NOTHING));
    assert_eq!(pressable(&panel, &record, Part::Village(at(1, Base::OneSix))), None, "it is closed");
}

#[test]
fn pressed_again_a_village_is_not_chosen_any_more() {
    let record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    let mut panel = Panel::default();
    press_village(&mut panel, &record, 0, 0);
    let chosen = |panel: &Panel| pressable(panel, &record, Part::Village(at(0, Base::OneSix)));
    assert_eq!(chosen(&panel), Some(true));
    press_village(&mut panel, &record, 0, 0);
    assert_eq!(chosen(&panel), Some(false));
    assert_eq!(panel.read(&english(), &record), None);
}

#[test]
fn a_village_is_expanded_by_merchants_of_the_hand_on_both_sides() {
    let mut record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    record.order(Order::Correct(Correction::InHand(Seat(0), 2))).expect("two cards in hand");
    let table = record.table().clone();
    let mut turn = Turn::default();
    assert!(turn.press_village(&table, at(0, Base::OneSix)));
    let stalls = [Stall::counted(Side::Right, Face::Two), Stall::counted(Side::Left, Face::One)];
    assert!(stalls.iter().all(|stall| turn.press_stall(&table, *stall)));
    assert_eq!((turn.tucked(), turn.stalls(&table)), (&stalls[..], Vec::new()), "all dice are used");
    turn.take_back(0);
    assert_eq!(turn.tucked(), &stalls[1..]);
    assert!(turn.press_stall(&table, stalls[0]));
    record.order(turn.order(&table).expect("a sale")).expect("it is sold");
    let red = record.table().player(Seat(0)).expect("red");
    assert_eq!((red.on_table(), red.free_dice().count()), (5, 0));
}

#[test]
fn another_s_village_is_sold_at_as_it_is() {
    let mut record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    record.order(Order::Correct(Correction::InHand(Seat(0), 2))).expect("two cards in hand");
    let mut turn = Turn::default();
    assert!(turn.press_village(record.table(), at(1, Base::OneSix)));
    assert_eq!(turn.stalls(record.table()), []);
    assert!(!turn.press_stall(record.table(), Stall::counted(Side::Left, Face::Two)));
}

#[test]
fn what_a_sale_brings_is_told_or_left_unsaid() {
    let exact = |told: Told| {
        let mut record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
        let mut turn = Turn::default();
        turn.press_village(record.table(), at(0, Base::OneSix));
        turn.tell(told);
        record.order(turn.order(record.table()).expect("a sale")).expect("it is sold");
        record.order(Order::Done).expect("done");
        let red = record.table().player(Seat(0)).expect("red").clone();
        (red.is_exact(Count::Purse), red.purse().coins)
    };
    assert!(!exact(Told::NOTHING).0);
    let seller = Some(Purse { coins: 3, favours: 0 });
    assert_eq!(exact(Told { seller, ..Told::NOTHING }), (true, 3));
}

#[test]
fn free_things_go_with_the_cards_that_give_them() {
    let mut record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    record.order(Order::Correct(Correction::InHand(Seat(0), 2))).expect("two cards in hand");
    let mut turn = Turn::default();
    turn.press_village(record.table(), at(0, Base::OneSix));
    turn.press_stall(record.table(), Stall::counted(Side::Left, Face::One));
    turn.tell(Told { free: Free { cards: 1, ..Free::NOTHING }, ..Told::NOTHING });
    turn.take_back(0);
    assert_eq!(turn.told(), Some(Told::NOTHING));
}

#[test]
fn dice_of_any_player_are_changed_until_they_are_sold() {
    let mut record = record(CardsFrom::Code, &["1126", "3445", "2256"]);
    let mut panel = Panel::default();
    let blue = |die| Part::Die(Seat(1), die);
    assert!(panel.press(&record, blue(0)) && panel.press(&record, blue(2)), "two dice of Blue");
    assert_eq!([0, 1, 2].map(|die| pressable(&panel, &record, blue(die))), [true, false, true].map(Some));
    let mut change = Change::default();
    change.press(record.table(), Seat(1), 2);
    assert_eq!(change.reroll(&record), None, "they are thrown, and nobody said how they fell");
    change.press_face(Face::Six);
    let order = change.reroll(&record).expect("one die, one face");
    assert_eq!(order, Order::Reroll(Seat(1), vec![(2, Face::Six)]));
    record.order(order).expect("it is paid");
    assert!(!Change::seats(record.table()).is_empty());
    let up = {
        let mut change = Change::default();
        change.press(record.table(), Seat(2), 3);
        assert!(change.adjust(record.table(), Step::Up).is_some());
        change.press(record.table(), Seat(2), 1);
        change.adjust(record.table(), Step::Up)
    };
    assert_eq!(up, None, "one die at a time");
}

#[test]
fn what_the_code_deals_is_dealt_again() {
    let mut record = Record::open(opening(CardsFrom::Code, DiceFrom::Code, 3)).expect("it opens");
    let Next::Order(order) = record.next() else { panic!("dice are rolled") };
    record.order(order).expect("they are");
    let mut change = Change::default();
    change.press(record.table(), Seat(2), 3);
    change.press(record.table(), Seat(2), 1);
    let dealt = deal_reroll(&record.opening().code, record.table(), Seat(2), &[1, 3]);
    let order = change.reroll(&record).expect("two dice");
    assert_eq!(order, Order::Reroll(Seat(2), dealt));
    record.order(order).expect("the code deals it");
}

#[test]
fn nothing_but_dice_is_asked_of_a_group_that_tells_no_more() {
    let mut record = record(CardsFrom::Box(Depth::Dice), &["1126", "3445"]);
    let panel = Panel::default();
    let offered = panel.offered(&record);
    assert!(offered.iter().all(|(part, _)| matches!(part, Part::Die(..))), "{offered:?}");
    assert!(!offered.is_empty(), "favours change dice all the same");
    assert!(panel.height(&record, 440.0) < 160.0, "a line of players, one of whom has nine cards, and one of buttons");
    record.order(Order::Correct(Correction::OnTable(Seat(1), 9))).expect("the ninth");
    assert!(panel.height(&record, 440.0) < 60.0, "a line of buttons");
}

#[test]
fn a_card_of_the_row_is_bought_by_pressing_it() {
    for cards in [CardsFrom::Box(Depth::Purses), CardsFrom::Code] {
        let mut record = record(cards, &["1126", "3445"]);
        let rich = Purse { coins: 5, favours: 0 };
        record.order(Order::Correct(Correction::Purse(Seat(0), rich))).expect("rich");
        while record.table().phase() != Phase::Spend(Seat(0)) {
            record.order(Order::Done).expect("done");
        }
        let mut panel = Panel::default();
        assert!(panel.press(&record, Part::Card(1)));
        let ringed = |panel: &Panel| {
            let is_ringed = |card: &usize| pressable(panel, &record, Part::Card(*card)) == Some(true);
            (0..5).filter(is_ringed).collect::<Vec<_>>()
        };
        assert_eq!(ringed(&panel), [1], "one card, and no other that is like it");
        assert!(panel.press(&record, Part::Card(2)));
        assert_eq!(ringed(&panel), [2], "another one in its place");
        assert!(panel.press(&record, Part::Card(2)));
        assert_eq!(ringed(&panel), [0; 0], "pressed again it is not chosen any more");
        assert!(panel.press(&record, Part::Card(1)));
        let order = give(&mut panel, &mut record);
        match (order, cards) {
            (Order::Buy(Card::Counted), CardsFrom::Box(Depth::Purses))
            | (Order::Buy(Card::House(_)), CardsFrom::Code) => {}
            other => panic!("{other:?}"),
        }
        let red = record.table().player(Seat(0)).expect("red");
        assert_eq!((red.purse().coins, red.hand().len()), (0, 1));
    }
}

#[test]
fn thrown_dice_are_typed_and_what_is_wrong_is_said_at_once() {
    let record = Record::open(opening(CardsFrom::Box(Depth::Purses), DiceFrom::Entered, 2)).expect("it opens");
    let mut thrown = Thrown::default();
    assert_eq!(thrown.read(&english(), &record), None, "dice of both are lacking");
    thrown.text(Seat(0)).push_str("1 1, 2x");
    assert_eq!(thrown.read(&english(), &record), None);
    thrown.text(Seat(0)).clear();
    for face in faces("11263445") {
        thrown.add(record.table(), face);
    }
    thrown.take_back();
    thrown.add(record.table(), Face::Six);
    assert_eq!(thrown.next(record.table()), None);
    assert_eq!(thrown.read(&english(), &record), Some(roll(&["1126", "3446"])));
}

/// A correction of each kind that says something new.
fn corrected(kind: Kind, record: &Record) -> Fix {
    let mut fix = Fix::default();
    fix.turn_to(kind, Seat(1), (Base::TwoFive, Side::Right));
    match kind {
        Kind::Purse => fix.purse = Some(Purse { coins: 7, favours: 1 }),
        Kind::Caravans | Kind::OnTable => fix.count = Some(5),
        Kind::Die => {
            let free = |seat: &Seat| record.table().player(*seat).and_then(|player| player.free_dice().next());
            let seats = || record.table().players().map(|(seat, _)| seat);
            fix.seat = seats().find(|seat| free(seat).is_some()).expect("a free die");
            let (die, face) = free(&fix.seat).expect("it is free");
            (fix.die, fix.face) = (Some(die), Some(face.stepped(Step::Up)));
        }
        Kind::First => {
            let other = record.table().players().map(|(seat, _)| seat).find(|seat| *seat != record.table().first());
            fix.seat = other.expect("another player");
        }
        Kind::InHand => fix.count = Some(2),
        Kind::InRow => fix.count = Some(1),
        Kind::Stalls => fix.numbers = Some(faces("34")),
        Kind::Card => (fix.merchant, fix.goes) = (Merchant::all().last(), Goes::Village),
    }
    fix
}

#[test]
fn whatever_lies_otherwise_is_corrected_in_every_phase() {
    for cards in [CardsFrom::Box(Depth::Purses), CardsFrom::Code] {
        let mut seen = Vec::new();
        let mut record = record(cards, &["1126", "3445"]);
        for _ in 0..12 {
            for kind in Kind::offered(record.table()) {
                let order = corrected(kind, &record).order(record.table());
                let order = order.unwrap_or_else(|| panic!("{kind:?} in {:?}", record.table().phase()));
                record.clone().order(order).expect("the rules follow it");
                seen.push(kind);
            }
            let next = match record.next() {
                Next::Order(order) | Next::Choose(order) => order,
                Next::Enter => roll(&["1126", "3445"]),
                Next::Over => break,
            };
            record.order(next).expect("it goes on");
        }
        let counted = [Kind::OnTable, Kind::InHand, Kind::InRow, Kind::Stalls];
        assert!([Kind::Purse, Kind::Caravans, Kind::Die, Kind::First].iter().all(|kind| seen.contains(kind)));
        assert_eq!(counted.iter().all(|kind| seen.contains(kind)), cards == CardsFrom::Box(Depth::Purses));
        assert_eq!(seen.contains(&Kind::Card), cards == CardsFrom::Code);
    }
}

#[test]
fn a_correction_that_cannot_be_says_why_and_what_nobody_touched_does_not() {
    let record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    let mut fix = Fix::default();
    fix.turn_to(Kind::Caravans, Seat(0), (Base::OneSix, Side::Left));
    assert_eq!((fix.order(record.table()), fix.refused(record.table())), (None, None), "it is so already");
    fix.count = Some(7);
    assert!(matches!(fix.refused(record.table()), Some(Reason::Correction(_))));
    assert_eq!(fix.order(record.table()), None);
}

#[test]
fn a_card_of_the_house_deck_goes_anywhere() {
    let record = record(CardsFrom::Code, &["1126", "3445"]);
    let Heap::House(row) = record.table().row().clone() else { panic!("each is known") };
    let mut fix = Fix::default();
    fix.turn_to(Kind::Card, Seat(1), (Base::ThreeFour, Side::Right));
    fix.merchant = row.first().copied();
    let to = |goes| {
        let fix = Fix { goes, ..fix.clone() };
        let Some(Order::Correct(Correction::Card(_, at))) = fix.order(record.table()) else { panic!("{goes:?}") };
        at
    };
    let village = CardAt::Village(at(1, Base::ThreeFour), Side::Right);
    assert_eq!([to(Goes::Hand), to(Goes::Pile), to(Goes::Village)], [CardAt::Hand(Seat(1)), CardAt::Pile, village]);
}

#[test]
fn whatever_the_panel_offers_the_rules_follow() {
    for code in ["A", "B", "C", "D"] {
        let opening = Opening {
            first: FirstFrom::Entered(Seat(0)),
            code: code.parse().expect("a code"),
            ..opening(CardsFrom::Code, DiceFrom::Code, 3)
        };
        let mut record = Record::open(opening).expect("it opens");
        let mut placed = 0;
        for step in 0..2_000 {
            let order = match record.next() {
                Next::Order(order) => order,
                Next::Choose(done) => {
                    let mut panel = Panel::default();
                    press_all(&mut panel, &record, step);
                    panel.read(&english(), &record).unwrap_or(done)
                }
                Next::Enter => panic!("the code deals"),
                Next::Over => break,
            };
            placed += usize::from(matches!(order, Order::Sell(_) | Order::Place(..)));
            record.order(order.clone()).unwrap_or_else(|refusal| panic!("{order:?}: {refusal:?}"));
        }
        assert!(record.next() == Next::Over && placed > 10, "{code}: {placed} in {:?}", record.table().phase());
    }
}
