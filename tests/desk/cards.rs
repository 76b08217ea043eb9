//! A game that is counted in cards, of which the table knows everything: opened, confirmed, revealed and entered by one key.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Shape};
use egui_kittest::kittest::Queryable as _;
use town_crier::chronicle::hall::{Finished, FinishedPlayer, Hall, HallStore, export};
use town_crier::chronicle::{Next, Record, Recorded as _, Results, parse_date, save};
use town_crier::desk::Games;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Opening};
use town_crier::games::dice_village::rules::{Correction, Depth, DiceVillage, Order, Phase, Purse, Seat};

use crate::desk::{Place, STILL, TestDesk};

type Village = Record<DiceVillage>;

/// A game with cards of the box, one step before its end: Ben has as many cards as Anna and one coin more, and nobody knows
/// how many Clara has, unless it is `told`.
fn played(told: bool) -> Village {
    let players = ["Anna", "Ben", "Clara"].map(str::to_owned).to_vec();
    let code = "Market Day".parse().expect("a code");
    let opening =
        Opening { players, cards: CardsFrom::Box(Depth::Dice), dice: DiceFrom::Code, ..Opening::from_code(code) };
    let mut record = Village::open(opening).expect("it opens");
    let next = |record: &mut Village| match record.next() {
        Next::Order(ask) | Next::Choose(ask) => {
            record.ask(ask).expect("the next right thing");
        }
        Next::Pick | Next::Enter | Next::Over => panic!("there is something to do"),
    };
    next(&mut record);
    record.order(Order::Correct(Correction::OnTable(Seat(0), 9))).expect("it lies there");
    while record.table().phase() != Phase::Over {
        next(&mut record);
    }
    let purse = |coins, favours| Purse { coins, favours };
    let mut corrections = vec![
        Correction::Purse(Seat(0), purse(3, 9)),
        Correction::OnTable(Seat(1), 9),
        Correction::Purse(Seat(1), purse(4, 0)),
        Correction::Purse(Seat(2), purse(1, 1)),
        Correction::OnTable(Seat(0), 9),
    ];
    corrections.extend(told.then_some(Correction::OnTable(Seat(2), 5)));
    for correction in corrections {
        record.order(Order::Correct(correction)).expect("it lies there");
    }
    record
}

/// Where that game is kept, for a desk without another one.
fn kept(record: &Village) -> Place {
    let place = Place::of(|| Games::default().with::<DiceVillage>(), STILL);
    place.write("game.ron", save::write(record).unwrap());
    place
}

fn over(told: bool) -> TestDesk {
    let mut desk = kept(&played(told)).desk();
    desk.press(Key::Space);
    // What the table knows nobody counts.
    let button = if told { "Scoring" } else { "Count the cards" };
    assert!(desk.0.query_by_label(button).is_some(), "{button}");
    desk
}

#[test]
fn what_the_table_knows_is_confirmed_revealed_and_entered() {
    let mut desk = over(true);
    desk.press(Key::Space)
        .has("Scoring")
        .has("Ben: Coins")
        .lacks("until the results are revealed")
        .click("Show the totals")
        .has("Ben: 9 cards, place 1.");
    desk.has("Anna: 9 cards, place 2.");
    let winner = "Ben wins with 9 cards and 4 coins! Anna has as many cards, but fewer coins.";
    desk.has(winner).click("Reveal the results");
    desk.has("Next: Cards: place 3").press(Key::Space).has("Place 3: Clara, 5 cards.").has("Next: The winner");
    desk.press(Key::Space).has(winner).press(Key::Space).has("Heaviest purse: Ben (Coins: 4).").press(Key::Space);
    assert!(desk.shows("9 cards, 4 coins") || desk.shows("Place 1: Ben, 9 cards, 4 coins."));
    let hall = HallStore::<DiceVillage>::look(&desk.at("hall-dice-village.ron")).unwrap().expect("a hall");
    let game = hall.games().first().expect("a game");
    assert_eq!(game.players().values().map(FinishedPlayer::points).collect::<Vec<_>>(), [9, 9, 5]);
    assert_eq!(game.winners(), [Seat(1)]);
    desk.press(Key::F4).has("1. Ben: 9 cards").has("The last evening").has("Coins");
    desk.0.get_by_role_and_label(Role::Button, "Games").click();
    desk.run();
    desk.has("Ben 9 (4 coins)").has("Clara 5").click("Curiosities").has("The most coins at the end, 4: Ben");
}

#[test]
fn the_one_key_goes_on_from_the_count_wherever_the_focus_was() {
    for (keys, key) in [
        (&[][..], Key::Space),
        (&[], Key::PageDown),
        (&[Key::F4, Key::Escape], Key::Space),
        (&[Key::Tab, Key::F4, Key::Escape], Key::Enter),
        (&[Key::Tab, Key::F4, Key::Escape], Key::Space),
    ] {
        let mut desk = over(true);
        desk.press(Key::Space).has("Reveal the results");
        for key in keys {
            let back = if *key == Key::Tab { Modifiers::SHIFT } else { Modifiers::NONE };
            desk.press_with(back, *key);
        }
        assert!(desk.shows("Reveal the results"), "{keys:?}");
        desk.press(key);
        assert!(desk.shows("Next: Cards: place 3"), "{keys:?}, {key:?}");
    }
    let mut desk = over(true);
    desk.press(Key::Space).press(Key::Enter);
    assert!(desk.shows("Reveal the results"), "in a cell Enter goes down");
}

#[test]
fn cards_that_were_never_told_have_to_be_counted_first() {
    let mut desk = over(false);
    desk.press(Key::Space).click("Reveal the results").has("Clara: Cards on the table are still to be counted.");
    assert!(!desk.shows("not 0"), "nobody has made a mistake yet");
    desk.has("Clara: Not everything was entered during the game; count again: Cards.").type_text("5");
    desk.click("Reveal the results");
    assert!(desk.shows("Next: Cards: place 3"), "now it can be revealed");
}

#[test]
fn long_names_stand_whole_in_the_hall_of_fame() {
    for size in [[1024.0, 768.0], [1280.0, 720.0]] {
        let mut record = played(true);
        let day = parse_date("2026-02-28").expect("a day");
        let names = ["Bartholomew", "Maximiliane-Ottilie", "Clara"].map(str::to_owned);
        record.set_results(Some(Results::blank(day, 7, &names, DiceVillage::sheets(record.table()))));
        let mut hall = Hall::default();
        hall.add(Finished::of(&record).expect("it is over"));
        let place = kept(&record);
        place.write("hall-dice-village.ron", export::<DiceVillage>(&hall).unwrap());
        let mut desk = place.sized(size);
        desk.press(Key::F4);
        let painted = desk.0.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) => Some(&text.galley),
            _ => None,
        });
        for name in &names {
            let mut shown = painted.clone().filter(|galley| galley.job.text.trim() == name.as_str());
            assert!(shown.clone().count() >= 2, "{name}: among the best and in the table");
            assert!(shown.all(|galley| !galley.elided), "{name} is cut at {size:?}");
        }
    }
}

#[test]
fn the_count_follows_the_table_until_somebody_types() {
    let mut desk = over(true);
    desk.press(Key::Space).press(Key::Escape);
    let place = desk.place().clone();
    drop(desk);
    let kept = || save::read_bytes::<DiceVillage>(place.read("game.ron").as_bytes()).expect("a game");
    let sheets = |record: &Village| {
        let results = record.results().expect("the count was opened");
        results.players.values().map(|player| (player.sheet.cards, player.sheet.coins)).collect::<Vec<_>>()
    };
    assert_eq!(sheets(&kept()), [(9, Some(3)), (9, Some(4)), (5, Some(1))], "it is kept");
    let mut record = kept();
    record.order(Order::Correct(Correction::Purse(Seat(0), Purse { coins: 4, favours: 9 }))).expect("it lies there");
    place.write("game.ron", save::write(&record).unwrap());
    let mut desk = place.desk();
    desk.press(Key::Space).press(Key::Space).click("Show the totals");
    assert!(desk.shows("Anna: 9 cards, place 1."), "with as many coins, and more favours");
}

#[test]
fn of_what_the_table_knows_nobody_hands_anything_in() {
    let mut desk = over(true);
    desk.press(Key::F11).has("The results are next").lacks("All sheets are in").lacks("handed in");
    let mut desk = over(false);
    desk.press(Key::F11).lacks("The results are next").has("Clara: not handed in yet");
}
