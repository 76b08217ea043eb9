//! Files of the first formats, which every release reads: a saved game and a hall of fame.

use town_crier::chronicle::hall::{self, Finished};
use town_crier::chronicle::{PlayerSheet, Results, parse_date, save};
use town_crier::cli::Commanded as _;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{DiceFrom, FirstFrom, Hall, Opening, Record, Sheet};
use town_crier::play::Seat;

use super::{code, open};

const ORDERS: &str = include_str!("../../../data/dice-village-leaflet.orders");
const GAME: &str = include_str!("../../../data/dice-village-format-1.ron");
const HALL_1: &str = include_str!("../../../data/dice-village-hall-1.ron");
const HALL_2: &str = include_str!("../../../data/dice-village-hall-2.ron");

/// The leaflet's game, with what everybody has at its end.
fn played() -> Record {
    let players = vec!["Ann".to_owned(), "Bo".to_owned()];
    let (first, dice) = (FirstFrom::Entered(Seat(0)), DiceFrom::Entered);
    let mut record = open(Opening { players, first, dice, ..Opening::from_code(code("LEAFLET")) });
    for line in ORDERS.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '='])) {
        let ask = DiceVillage::ordered(&record, line).expect("an order");
        record.ask(ask).expect("it can be given");
    }
    let players = record.table().players().zip(&record.opening().players);
    let players = players.map(|((_, player), name)| PlayerSheet { name: name.clone(), sheet: Sheet::of(player) });
    let results = Results { date: parse_date("2026-02-28").expect("a day"), stamp: 7, players: players.collect() };
    record.set_results(Some(results));
    record
}

#[test]
fn a_game_of_format_1_is_read_for_ever() {
    let mut record = played();
    record.undo();
    record.undo();
    let text = GAME.replace("\r\n", "\n");
    assert_eq!(save::read::<DiceVillage>(&text).expect("it holds"), record);
    assert_eq!(save::write(&record).expect("it can be written"), text);
}

#[test]
fn a_hall_of_format_1_is_read_for_ever() {
    let mut hall = Hall::default();
    hall.add(Finished::of(&played()).expect("it is finished"));
    let text = HALL_1.replace("\r\n", "\n");
    assert_eq!(hall::import::<DiceVillage>(text.as_bytes()).expect("it holds"), hall);
    assert_eq!(hall::export(&hall).expect("it can be written"), text);
}

#[test]
fn a_hall_of_format_2_is_read_for_ever() {
    let mut hall = Hall::default();
    hall.add(Finished::of(&played()).expect("it is finished").with_minutes(Some(34)));
    let text = HALL_2.replace("\r\n", "\n");
    assert_eq!(hall::import::<DiceVillage>(text.as_bytes()).expect("it holds"), hall);
    assert_eq!(hall::export(&hall).expect("it can be written"), text);
}
