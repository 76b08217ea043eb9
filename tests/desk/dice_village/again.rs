//! The same game of Dice Village once more: everything that a group chose is kept.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use town_crier::chronicle::{PlayerSheet, Results};
use town_crier::crier::Words;
use town_crier::desk::Form as _;
use town_crier::games::dice_village::desk::Form;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Opening, Record, Sheet};
use town_crier::games::dice_village::rules::{Correction, Depth, Order, Paid, Seat};

use super::{english, roll};
use crate::chronicle::stored::has_gone_on;
use crate::desk::{Place, STILL, TestDesk};

/// Three with the box, of whom the second begins; sales are told, and merchants pay whoever sells.
fn opening() -> Opening {
    Opening {
        code: "MARKET".parse().expect("a code"),
        players: ["Ann", "Bo", "Cy"].map(ToOwned::to_owned).to_vec(),
        first: FirstFrom::Entered(Seat(1)),
        paid: Paid::Seller,
        cards: CardsFrom::Box(Depth::Sales),
        dice: DiceFrom::Entered,
    }
}

/// A game that is over, counted under these names.
fn over(opening: Opening, names: &[&str]) -> Record {
    let mut record = Record::open(opening).expect("it opens");
    let players = record.table().players().count();
    record.order(roll(&["1111"; 4][..players])).expect("it is rolled");
    record.order(Order::Correct(Correction::OnTable(Seat(0), 9))).expect("nine cards");
    while has_gone_on(&mut record) {}
    let sheet = |at: u16| Sheet { cards: 9 - at, coins: Some(0), favours: Some(0) };
    let players = (0..).zip(names).map(|(at, name)| PlayerSheet { name: (*name).to_owned(), sheet: sheet(at) });
    let results = Results { date: jiff::civil::date(2026, 11, 30), stamp: 7, players: players.collect() };
    record.set_results(Some(results));
    record
}

/// What is on the table after that was clicked on the first screen.
#[track_caller]
fn again(record: &Record, label: &str) -> Opening {
    let mut desk = Place::keeping(STILL, record).desk();
    desk.click(label);
    let now = desk.game();
    assert!(now.done().is_empty() && now.opening().code != record.opening().code);
    Opening { code: record.opening().code.clone(), ..now.opening().clone() }
}

#[test]
fn everything_that_the_group_chose_is_kept() {
    let names = ["Ann", "Bo", "Cy"];
    assert_eq!(again(&over(opening(), &names), "Play again: Ann, Bo, Cy, cards of the box"), opening());
    let nobody = Opening { players: vec![String::new(); 3], ..opening() };
    assert_eq!(again(&over(nobody.clone(), &["Red", "Blue", "Green"]), "Play again: cards of the box"), nobody);
}

#[test]
fn who_was_named_when_the_cards_were_counted_plays_again_in_the_same_seat() {
    let nobody = Opening { players: vec![String::new(); 3], ..opening() };
    let named = again(&over(nobody.clone(), &["Zoe", "Yan", "Xia"]), "Play again: Zoe, Yan, Xia, cards of the box");
    assert_eq!(named.players, ["Zoe", "Yan", "Xia"]);
    let more = again(&over(opening(), &["Ann", "Bo", "Cy", "Di", "Ed"]), "Play again: Ann, Bo, Cy, cards of the box");
    assert_eq!(more, opening(), "whoever was only counted has no seat");
}

#[test]
fn the_podium_of_dice_village_stands_until_its_button_is_clicked() {
    let record = over(opening(), &["Ann", "Bo", "Cy"]);
    let mut desk = TestDesk::village(&record);
    desk.press(Key::F3).click("Reveal the results").press_times(30, Key::Space);
    assert_eq!(desk.game(), &record);
    desk.point("Play again: Ann, Bo, Cy, cards of the box");
    assert_eq!(desk.game().opening().first, FirstFrom::Entered(Seat(1)));
    assert!(desk.0.query_by_label("A new game").is_none());
}

#[test]
fn the_form_of_the_same_game_is_filled_in_to_it() {
    let words: Words = english();
    for cards in [CardsFrom::Code, CardsFrom::Box(Depth::Dice), CardsFrom::Box(Depth::Purses)] {
        for (dice, paid) in [(DiceFrom::Code, Paid::Owner), (DiceFrom::Entered, Paid::Seller)] {
            for (first, count) in [(FirstFrom::Code, 4), (FirstFrom::Entered(Seat(1)), 2)] {
                let mut players = vec!["Ann".to_owned()];
                players.resize(count, String::new());
                let opening = Opening { players, first, paid, cards, dice, ..opening() };
                let code = "ANOTHER".parse().expect("a code");
                let form = Form::again(&code, &opening, &opening.players);
                let Ok(record) = form.record(&words) else { panic!("it holds") };
                assert_eq!(record.opening(), &Opening { code, ..opening });
            }
        }
    }
}

#[test]
fn the_next_new_game_has_the_same_cards() {
    let mut desk = TestDesk::new();
    desk.reach("Dice Village").reach("From the box").reach("Sales").reach("Start the game").press(Key::Space);
    assert_eq!(desk.game().opening().cards, CardsFrom::Box(Depth::Sales));
    assert_eq!(desk.0.state().settings().variants.get("dice-village").map(String::as_str), Some("box-sales"));
    desk.reach("New game").reach("Start the game").reach("Keep it and start the new game");
    assert_eq!(desk.game().opening().cards, CardsFrom::Box(Depth::Sales));
    desk.reach("New game").reach("House deck").reach("Start the game");
    assert_eq!(desk.game().opening().cards, CardsFrom::Code);
    assert!(desk.0.state().settings().variants.is_empty(), "the usual one is not kept");
}

#[test]
fn every_variant_of_the_form_is_known_again() {
    let code = "MARKET".parse().expect("a code");
    for cards in [Depth::Dice, Depth::Sales, Depth::Purses].map(CardsFrom::Box) {
        let form = Form::again(&code, &Opening { cards, ..opening() }, &[]);
        let mut next = Form::new(&code);
        next.choose_variant(form.variant().expect("it is not the usual one"));
        assert_eq!(next.variant(), form.variant());
    }
    let mut form = Form::new(&code);
    form.choose_variant("of another release");
    assert_eq!((form.variant(), form), (None, Form::new(&code)));
}
