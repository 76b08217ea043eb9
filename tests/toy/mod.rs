//! A toy game beside the house: whatever a room asks of a game, it has, and no room knows it.

pub(crate) mod coin;
mod terminal;

use town_crier::chronicle::{Next, Record};
use town_crier::crier::{Language, Manner, Words};
use town_crier::play::Game as _;
use town_crier::show::{Reader, Shown, Watched as _};
use town_crier::stage::Shape;

use coin::{Coin, Lies, THROWS};

#[test]
fn a_toy_game_is_drawn_and_told_in_two_languages_without_a_window() {
    let mut record = Record::<Coin>::open("TOY".parse().unwrap()).unwrap();
    while let Next::Order(ask) = record.next() {
        record.ask(ask).unwrap();
    }
    assert_eq!(Coin::steps(record.table()).done, THROWS);
    let shown = Shown::now(&record);
    assert!(shown.scene(Shape::Wide).to_svg().contains("circle"), "the coin is drawn");
    assert!(shown.scene(Shape::Wide).part(Lies).is_some_and(|coin| (coin.width() - 80.0).abs() < 1e-3));
    let view =
        |language| shown.view(&Words::of::<Coin>(language, Manner::Plain), Reader::Audience).side.heading.clone();
    assert_eq!(view(Language::English), "Call the next throw!");
    assert_eq!(view(Language::French), "Annoncez le prochain lancer !");
}

#[test]
fn a_toy_game_has_rules_to_look_up() {
    let rules = |language| Coin::reference(&Words::of::<Coin>(language, Manner::Plain));
    let found = rules(Language::English).find("THREE times");
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].1.lines[0].text, "The coin is thrown three times.");
    assert_eq!(rules(Language::French).find("piece lancee").len(), 1, "an accent may be left out");
    assert_eq!(rules(Language::French).find("piece roulee"), []);
}
