//! The count of a game in which nobody was named: whoever sits there is called by the color of the dice.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use town_crier::chronicle::hall::PlayerName;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Opening, Record};
use town_crier::games::dice_village::rules::{Correction, Depth, Order, Phase, Purse, Seat};
use town_crier::games::troyes_dice::rules::TroyesDice;
use town_crier::show::{Counted as _, is_unnamed, seat_called};

use super::{opening, roll};
use crate::desk::TestDesk;

/// A desk on a game by dice alone that is over, in which players of these names sat.
fn over(names: [&str; 2]) -> TestDesk {
    let players = names.map(str::to_owned).to_vec();
    let opening = Opening { players, ..opening(CardsFrom::Box(Depth::Dice), DiceFrom::Entered, 2) };
    let mut record = Record::open(opening).expect("it opens");
    record.order(roll(&["1234"; 2])).expect("dice");
    let count = |seat, cards| Order::Correct(Correction::OnTable(Seat(seat), cards));
    for order in [count(0, 9), Order::Close, count(0, 9), count(1, 7)] {
        record.order(order).expect("the end");
    }
    assert_eq!(record.table().phase(), Phase::Over);
    TestDesk::village(&record)
}

fn names(desk: &TestDesk) -> Vec<String> {
    let results = desk.game().results().expect("results");
    results.players.values().map(|player| player.name.clone()).collect()
}

#[test]
fn who_has_no_name_is_counted_by_color_and_the_results_are_revealed_at_once() {
    for (sat, counted) in [(["", ""], ["Red", "Blue"]), (["Anna", ""], ["Anna", "Blue"])] {
        let mut desk = over(sat);
        desk.press(Key::F3);
        assert_eq!(names(&desk), counted, "names stay");
        desk.reach("Reveal the results").lacks("Reveal the results").lacks("has no name");
    }
}

#[test]
fn of_as_many_cards_whoever_has_more_coins_stands_above() {
    let opening = opening(CardsFrom::Box(Depth::Purses), DiceFrom::Entered, 3);
    let mut record = Record::open(opening).expect("it opens");
    let cards = |seat, cards| Order::Correct(Correction::OnTable(Seat(seat), cards));
    let coins = |seat, coins| Order::Correct(Correction::Purse(Seat(seat), Purse { coins, favours: 1 }));
    let ends = [roll(&["1234"; 3]), cards(0, 9), Order::Close];
    let counts = [cards(0, 9), cards(1, 7), cards(2, 7), coins(0, 4), coins(1, 3), coins(2, 5)];
    for order in ends.into_iter().chain(counts) {
        record.order(order).expect("the end");
    }
    assert_eq!(record.table().phase(), Phase::Over);
    let mut desk = TestDesk::village(&record);
    desk.press(Key::F3).reach("Show the totals");
    let top = |name: &str| desk.0.get_by_label(name).rect().top();
    let tops = ["Red: 9", "Green: 7", "Blue: 7"].map(top);
    assert!(tops.is_sorted(), "{tops:?}");
}

#[test]
fn the_list_of_keys_promises_no_odds() {
    let mut desk = over(["", ""]);
    desk.press(Key::F1).has("F7").lacks("F8");
    let mut desk = TestDesk::new();
    desk.press(Key::F1);
    assert!(desk.shows("F7") && desk.shows("F8"), "Troyes Dice has some");
}

/// Nobody is called so in the next game.
#[test]
fn colors_are_no_people() {
    for language in Language::ALL {
        let words = Words::of::<DiceVillage>(language, Manner::Plain);
        for seat in Seat::all().take(4) {
            let color = DiceVillage::seat(&words, seat).and_then(|color| PlayerName::new(&color)).expect("a color");
            assert_eq!(seat_called::<DiceVillage>(&color), Some(seat), "{color}");
            assert!(is_unnamed::<DiceVillage>(color.as_str()) && !is_unnamed::<TroyesDice>(color.as_str()));
        }
        assert_eq!(DiceVillage::seat(&words, Seat(4)), None);
    }
    assert!(is_unnamed::<DiceVillage>(" ") && !is_unnamed::<DiceVillage>("Anna"));
}
