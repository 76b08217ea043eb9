//! Bots: they play by what is on offer, each in its way, to the end.

use town_crier::games::dice_village::bots::Bot;
use town_crier::games::dice_village::record::{Ask, Next, Opening, Record, bot_order, deal_bots, deal_mood};
use town_crier::games::dice_village::rules::{Paid, Phase, Table};

use crate::games::dice_village::kit::{counted, follow, house, roll};
use crate::games::dice_village::record::{code, dealt, open};

/// More rounds than any game of bots has: without a card nobody needs more than ten to buy one and to make dice fit for it.
const MOST_ROUNDS: u16 = 40;

/// A game that bots play to its end, and every table at which one of them chose.
pub(super) fn played(opening: Opening) -> (Record, Vec<Table>) {
    let mut record = open(opening);
    let bots = deal_bots(&record.opening().code);
    let mut tables = Vec::new();
    loop {
        let ask = match record.next() {
            Next::Order(ask) => ask,
            Next::Choose(_) => {
                tables.push(record.table().clone());
                bot_order(&record.opening().code, &bots, record.table()).expect("a bot knows what to do")
            }
            Next::Pick | Next::Enter => panic!("the code rolls"),
            Next::Over => return (record, tables),
        };
        record.ask(ask.clone()).unwrap_or_else(|refusal| panic!("{ask:?}: {refusal:?}"));
        assert!(record.table().round() <= MOST_ROUNDS, "it does not end");
    }
}

#[test]
fn bots_end_every_game_in_bounded_rounds() {
    for players in 2..=4 {
        for number in 0..30 {
            let paid = if number % 3 == 0 { Paid::Seller } else { Paid::Owner };
            let (record, _) = played(Opening { code: code(&format!("BOTS-{number}")), paid, ..dealt(players) });
            let table = record.table();
            assert_eq!(table.phase(), Phase::Over);
            assert!(table.players().any(|(_, player)| player.has_nine()));
        }
    }
}

#[test]
fn no_two_bots_are_alike() {
    let tables: Vec<Table> =
        (0..6).flat_map(|number| played(Opening { code: code(&format!("LIKE-{number}")), ..dealt(4) }).1).collect();
    for one in Bot::ALL {
        for other in Bot::ALL.into_iter().filter(|other| *other != one) {
            let otherwise = tables.iter().filter(|table| one.choose(table, 7) != other.choose(table, 7)).count();
            assert!(
                otherwise * 20 > tables.len(),
                "{one:?} and {other:?} differ {otherwise} of {} times",
                tables.len()
            );
        }
    }
}

#[test]
fn the_mood_decides_between_equals_alone() {
    let (record, tables) = played(Opening { code: code("MOOD"), ..dealt(4) });
    let otherwise = tables.iter().filter(|table| Bot::Seller.choose(table, 1) != Bot::Seller.choose(table, 2)).count();
    assert!(otherwise > 0 && otherwise * 2 < tables.len(), "{otherwise} of {}", tables.len());
    let first = tables.first().expect("somebody chose");
    let mood = |seat| deal_mood(&record.opening().code, first, seat);
    let moods: Vec<u32> = first.players().map(|(seat, _)| mood(seat)).collect();
    assert!(moods.iter().all(|mood| moods.iter().filter(|other| *other == mood).count() == 1), "{moods:?}");
}

#[test]
fn a_code_seats_each_bot_once() {
    let mut first = Vec::new();
    for number in 0..40 {
        let mut bots = deal_bots(&code(&format!("SEATS-{number}")));
        first.push(bots[0]);
        bots.sort_unstable();
        assert_eq!(bots, Bot::ALL);
    }
    assert!(Bot::ALL.iter().all(|bot| first.contains(bot)), "each is first somewhere");
}

#[test]
fn a_bot_chooses_only_in_a_turn_and_only_what_it_can_know() {
    assert_eq!(Bot::Seller.choose(&house(2, &[]), 0), None, "the dice are due");
    let mut table = counted(2);
    follow(&mut table, &roll(&["1626", "1111"]));
    assert_eq!(Bot::Seller.choose(&table, 0), None, "of the box's cards a bot knows nothing");
    let mut table = house(2, &[]);
    follow(&mut table, &roll(&["1626", "1111"]));
    assert!(matches!(Bot::Seller.choose(&table, 0), Some(Ask::Order(_))));
}
