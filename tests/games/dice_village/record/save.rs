//! The saved game and the hall of fame: what was written reads back equal.

use proptest::prelude::*;
use town_crier::chronicle::hall::{self, Finished};
use town_crier::chronicle::{PlayerSheet, Recorded as _, Results, parse_date, save};
use town_crier::games::dice_village::record::{Hall, Record, Sheet, SheetReason};
use town_crier::games::dice_village::rules::{
    Base, Card, CardAt, Correction, Depth, DiceVillage, Face, Free, Merchant, Order, Phase, Purse, Sale, Seat, Side,
    Stall, Step, Told,
};

use super::{dealt, entered, open, play};
use crate::games::dice_village::kit::{at, roll, sell};
use crate::games::dice_village::random::depths;
use crate::games::laws::Random;

#[track_caller]
fn kept(record: &Record) -> String {
    let text = save::write(record).expect("it can be written");
    let read = save::read::<DiceVillage>(&text).unwrap_or_else(|damage| panic!("{damage:?}\n{text}"));
    assert_eq!(&read, record);
    assert_eq!(read.table(), record.table());
    assert_eq!(save::write(&read).expect("it can be written"), text);
    text
}

fn results(record: &Record) -> Results<DiceVillage> {
    let players = record.table().players().zip(&record.opening().players);
    let sheet =
        |((_, player), name): ((Seat, &_), &String)| PlayerSheet { name: name.clone(), sheet: Sheet::of(player) };
    Results { date: parse_date("2026-02-28").expect("a day"), stamp: 7, players: players.map(sheet).collect() }
}

impl Random for DiceVillage {
    fn records() -> BoxedStrategy<Record> {
        let opening = prop_oneof![(2..=4_usize).prop_map(dealt), depths().prop_map(entered)];
        let orders = prop_oneof![4 => 0..60_usize, 1 => 60..400_usize];
        let played = |(opening, orders, undone, seed)| {
            let mut record = play(opening, orders, seed);
            let results = results(&record);
            record.set_results(Some(results).filter(|_| seed % 2 == 0));
            for _ in 0..undone {
                record.undo();
            }
            record
        };
        (opening, orders, 0..40_usize, any::<u64>()).prop_map(played).boxed()
    }
}

#[test]
fn every_kind_of_order_is_kept() {
    let mut record = open(entered(Depth::Purses));
    let seat = Seat(1);
    let purse = Purse { coins: 5, favours: 9 };
    let village = at(1, Base::OneSix);
    let mut sale = Sale::plain(village);
    sale.tucked = vec![Stall::counted(Side::Left, Face::Two), Stall::counted(Side::Right, Face::Three)];
    sale.told = Told { seller: Some(purse), owner: None, free: Free { cards: 1, caravans: 0, placements: 1 } };
    let mut other = Sale::plain(at(0, Base::TwoFive));
    other.told = Told { owner: Some(purse), ..Told::NOTHING };
    let orders = [
        Order::Correct(Correction::First(Seat(0))),
        Order::Correct(Correction::First(seat)),
        Order::Correct(Correction::Purse(seat, purse)),
        Order::Correct(Correction::Caravans(seat, 6)),
        Order::Correct(Correction::OnTable(seat, 4)),
        Order::Correct(Correction::InHand(seat, 3)),
        Order::Correct(Correction::InRow(3)),
        Order::Correct(Correction::Stalls(at(2, Base::ThreeFour), Side::Right, vec![Face::Six])),
        roll(&["1111", "162343", "1111"]),
        Order::Correct(Correction::Die(seat, 5, Face::Six)),
        Order::Adjust(seat, 4, Step::Up),
        Order::Adjust(seat, 4, Step::Down),
        Order::Reroll(seat, vec![(4, Face::Two), (5, Face::Five)]),
        Order::Sell(sale.into()),
        Order::Sell(other.into()),
        Order::Done,
        Order::Place(at(1, Base::TwoFive), Stall::counted(Side::Left, Face::One)),
        Order::Done,
        Order::Done,
        Order::Buy(Card::Counted),
        Order::Close,
    ];
    for order in orders {
        record.order(order.clone()).unwrap_or_else(|refusal| panic!("{order:?}: {refusal:?}"));
    }
    let text = kept(&record);
    assert!(text.starts_with("// A game of Dice Village, kept by Town Crier. Sum "), "{text}");
}

#[test]
fn every_place_of_a_known_card_is_kept() {
    let mut record = open(dealt(2));
    let card = Merchant::try_from(17).expect("one");
    for to in [CardAt::Hand(Seat(1)), CardAt::Village(at(0, Base::TwoFive), Side::Left), CardAt::Row, CardAt::Pile] {
        record.order(Order::Correct(Correction::Card(card, to))).expect("it lies so");
    }
    kept(&record);
}

#[test]
fn a_plain_sale_is_a_short_line() {
    let mut record = open(entered(Depth::Purses));
    record.order(roll(&["1111", "1625", "1111"])).expect("they were thrown");
    record.order(sell(at(1, Base::OneSix), &[])).expect("it is open");
    let text = kept(&record);
    assert!(text.contains("\n        sell(at: (owner: 1, base: one_six)),\n"), "{text}");
}

#[test]
fn a_finished_game_goes_to_the_hall_and_back() {
    let mut record = play(dealt(3), usize::MAX, 5);
    assert_eq!(record.table().phase(), Phase::Over);
    let counted = results(&record);
    let points = counted.points();
    record.set_results(Some(counted));
    let on_table = record.table().players().map(|(_, player)| Ok(player.on_table().into()));
    assert_eq!(points, on_table.collect());

    let mut hall = Hall::default();
    hall.add(Finished::of(&record).expect("it is finished"));
    let text = hall::export(&hall).expect("it can be written");
    assert_eq!(hall::import::<DiceVillage>(text.as_bytes()).expect("it can be read"), hall);
}

#[test]
fn a_sheet_has_three_to_thirty_three_cards() {
    let sheet = |cards| Sheet { cards, ..Sheet::default() };
    for (cards, holds) in [(0, false), (2, false), (3, true), (33, true), (34, false)] {
        let points = DiceVillage::points(&sheet(cards));
        assert_eq!(
            points,
            match cards {
                0 => Err(vec![SheetReason::Uncounted]),
                _ if holds => Ok(cards),
                _ => Err(vec![SheetReason::Cards(cards)]),
            }
        );
    }
}
