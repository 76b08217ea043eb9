//! The record: undo, redo, and what an opening fills in.

use town_crier::chronicle::Code;
use town_crier::games::troyes_dice::record::{
    Ask, DiceFrom, Next, Opening, OrderRefusal, Record, TilesFrom, deal_plazas, deal_roll, deal_tiles,
};
use town_crier::games::troyes_dice::rules::{
    Draw, HalfDay, Order, Phase, Reason, Refusal, SetupReason, Side, TroyesDice,
};

use crate::chronicle::stored::after;
use crate::games::troyes_dice::kit::{base, plazas, roll};

fn code() -> Code {
    "Market Day".parse().expect("a code")
}

fn dealt() -> Record {
    Record::open(Opening::from_code(code())).expect("it holds")
}

/// A record of entered dice with one half-day played and the second one rolled.
fn entered() -> Record {
    let opening = Opening { dice: DiceFrom::Entered, ..Opening::from_code(code()) };
    let mut record = Record::open(opening).expect("it holds");
    for order in [roll(3, [1, 2, 4]), Order::Close, roll(1, [2, 3, 4])] {
        record.order(order).expect("it is allowed");
    }
    record
}

#[test]
fn undo_hands_out_the_order_and_keeps_it() {
    let mut record = entered();
    assert_eq!(record.undo().map(|entry| entry.order), Some(roll(1, [2, 3, 4])));
    assert_eq!((record.done().len(), record.undone().len()), (2, 1));
    assert_eq!(record.table().phase(), Phase::Roll);
}

#[test]
fn a_different_order_forgets_what_was_undone() {
    let mut record = entered();
    record.undo();
    record.order(roll(6, [6, 6, 6])).expect("it is allowed");
    assert!(record.undone().is_empty());
    assert_eq!(record.done().len(), 3);
}

#[test]
fn the_same_order_again_keeps_what_was_undone_after_it() {
    let mut record = entered();
    record.undo();
    record.undo();
    record.order(Order::Close).expect("it is allowed");
    assert_eq!(record.undone().len(), 1);
}

#[test]
fn a_refused_order_changes_nothing_and_keeps_what_was_undone() {
    let mut record = entered();
    record.undo();
    let before = record.clone();
    let refusal = record.order(Order::Close).map(|told| told.happenings.len()).expect_err("nothing is rolled");
    let expected = Refusal { order: Order::Close, reason: Reason::NotRolled };
    assert_eq!(refusal, OrderRefusal::Rules(expected));
    assert_eq!(record, before);
}

#[test]
fn records_of_another_opening_length_or_dice_differ() {
    let later = Record::open(Opening { day: 2, ..Opening::from_code(code()) }).expect("it holds");
    assert_ne!(dealt(), later);
    let mut undone = entered();
    undone.undo();
    assert_ne!(undone, entered());
    undone.order(roll(2, [2, 3, 4])).expect("it is allowed");
    assert_ne!(undone, entered());
}

#[test]
fn a_record_takes_only_what_its_code_deals() {
    let mut record = dealt();
    let deals = Order::Roll(deal_roll(&code(), HalfDay::FIRST));
    for order in any_rolls().filter(|order| *order != deals) {
        let refusal = record.order(order).map(|told| told.happenings.len()).expect_err("the code deals something else");
        assert_eq!(refusal, OrderRefusal::NotDealt { order, dealt: deals, code: code() });
        assert_eq!(record, dealt(), "nothing has changed");
    }
    record.order(deals).expect("the code deals it");
    // Where no roll is due, the rules say so, whatever the code deals.
    let refusal =
        record.order(roll(1, [1, 1, 1])).map(|told| told.happenings.len()).expect_err("it was rolled already");
    let expected = Refusal { order: roll(1, [1, 1, 1]), reason: Reason::RolledAlready };
    assert_eq!(refusal, OrderRefusal::Rules(expected));
}

#[test]
fn a_record_takes_any_dice_that_people_throw() {
    for order in any_rolls() {
        let mut record =
            Record::open(Opening { dice: DiceFrom::Entered, ..Opening::from_code(code()) }).expect("it holds");
        record.order(order).expect("people may throw it");
    }
}

/// Every roll, the clear dice ascending.
fn any_rolls() -> impl Iterator<Item = Order> {
    let clear = (1..=6).flat_map(|a| (a..=6).flat_map(move |b| (b..=6).map(move |c| [a, b, c])));
    clear.flat_map(|clear| (1..=6).map(move |black| roll(black, clear)))
}

#[test]
fn the_next_thing_is_the_codes_roll_then_the_close() {
    let mut record = dealt();
    assert_eq!(record.next(), Next::Order(Ask::Draw(Draw::Roll)));
    record.order(Order::Roll(deal_roll(&code(), HalfDay::FIRST))).expect("it is allowed");
    assert_eq!(record.next(), Next::Order(Ask::Order(Order::Close)));
}

#[test]
fn entered_dice_are_asked_for() {
    let mut record = entered();
    assert_eq!(record.next(), Next::Order(Ask::Order(Order::Close)));
    record.undo();
    assert_eq!(record.next(), Next::Enter);
}

#[test]
fn a_game_that_is_over_has_no_next_thing() {
    let record = after::<TroyesDice>("Market Day", usize::MAX);
    assert_eq!((record.next(), record.table().half_days_played()), (Next::Over, 16));
}

#[test]
fn an_opening_fills_in_what_the_code_deals() {
    let opening = Opening { tiles: TilesFrom::Code, ..Opening::from_code(code()) };
    let setup = opening.setup();
    assert_eq!(setup.plazas, deal_plazas(&code()));
    assert_eq!(setup.tiles, deal_tiles(&code()).map(|tile| (tile.number(), Side::Banquet)));
    assert_eq!((setup.numbering, setup.day), (vec![1, 2, 3, 4, 5, 6], 1));
    let with = Record::open(opening).expect("it holds");
    assert_eq!((with.table().wheel(), with.next()), (dealt().table().wheel(), dealt().next()), "wheel and dice stay");
}

#[test]
fn an_opening_that_makes_no_table_is_refused() {
    let opening = Opening { day: 0, plazas: Some(Vec::new()), ..Opening::from_code(code()) };
    let refusal = Record::open(opening.clone()).expect_err("it does not hold");
    assert_eq!(refusal.reasons, [SetupReason::PlazaCount(0), SetupReason::NoSuchDay(0)]);
    assert_eq!(refusal.setup, opening.setup());
}

#[test]
fn the_code_decides_unless_all_is_entered() {
    let all = Opening { plazas: Some(base().plazas), dice: DiceFrom::Entered, ..Opening::from_code(code()) };
    assert_eq!(all.deciding_code(), None);
    assert_eq!(Opening { plazas: None, ..all.clone() }.deciding_code(), Some(&code()));
    assert_eq!(Opening { dice: DiceFrom::Code, ..all.clone() }.deciding_code(), Some(&code()));
    assert_eq!(Opening { tiles: TilesFrom::Code, ..all.clone() }.deciding_code(), Some(&code()));
    assert_eq!(Opening { tiles: TilesFrom::Entered(Vec::new()), ..all }.deciding_code(), None);
}

#[test]
fn an_entered_wheel_lies_as_it_was_entered() {
    for wheel in [plazas("ry yr rw wr yw wy rr yy ww"), base().plazas] {
        let opening = Opening { plazas: Some(wheel.clone()), ..Opening::from_code(code()) };
        let record = Record::open(opening).expect("it holds");
        assert_eq!(record.opened_table().wheel().plazas().to_vec(), wheel);
    }
}
