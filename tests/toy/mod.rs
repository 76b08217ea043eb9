//! A toy game beside the house: whatever a room asks of a game, it has, and no room knows it.

pub(crate) mod coin;
mod terminal;

use town_crier::chronicle::Record;
use town_crier::crier::{Language, Manner, Words};
use town_crier::play::{Game as _, Seat};
use town_crier::show::{Reader, Shown, Watched as _};
use town_crier::stage::Shape;

use crate::chronicle::choosing::whatever_is_offered_is_accepted;
use crate::chronicle::stored::{after, begun};
use crate::show::secrets::only_its_seat_knows;
use coin::{Bet, Coin, Fall, Order, THROWS};

#[test]
fn a_toy_game_is_drawn_and_told_in_two_languages_without_a_window() {
    let record = after::<Coin>("TOY", usize::MAX);
    assert_eq!(Coin::steps(record.table()).done, THROWS);
    let shown = Shown::now(&record);
    assert!(shown.scene(Shape::Wide).to_svg().contains("circle"), "the coin is drawn");
    assert!(shown.scene(Shape::Wide).part(()).is_some_and(|coin| (coin.width() - 80.0).abs() < 1e-3));
    let view =
        |language| shown.view(&Words::of::<Coin>(language, Manner::Plain), Reader::Audience).side.heading.clone();
    assert_eq!(view(Language::English), "Call the next throw!");
    assert_eq!(view(Language::French), "Annoncez le prochain lancer !");
}

/// A game in which both players have bet.
pub(crate) fn bets(anna: Bet, ben: Bet) -> Record<Coin> {
    let mut record = begun::<Coin>("TOY");
    for bet in [anna, ben] {
        record.order(Order::Bet(bet)).unwrap();
    }
    record
}

#[test]
fn a_bet_is_known_to_its_player_alone_until_the_coin_was_thrown() {
    let (heads, tails) = (Some((Fall::Heads, 1)), Some((Fall::Tails, 3)));
    for (one, other, of) in [(heads, tails, Seat(0)), (heads, None, Seat(1))] {
        let game = |bet| if of == Seat(0) { bets(bet, tails) } else { bets(tails, bet) };
        let (mut one, mut other) = (game(one), game(other));
        only_its_seat_knows(&one, &other, of);
        for game in [&mut one, &mut other] {
            game.go_on().expect("the rival bets").expect("it may");
            assert_eq!(Coin::seen_by(game.table(), None).bets, [None; 3]);
        }
        only_its_seat_knows(&one, &other, of);
        for game in [&mut one, &mut other] {
            game.go_on().expect("the coin is thrown").expect("it is time");
        }
        assert_ne!(Coin::seen_by(one.table(), None), Coin::seen_by(other.table(), None), "now it is told");
        assert_eq!(Shown::now(&one).reader(Some(of)), Reader::Audience, "and nobody knows more");
    }
}

#[test]
fn whatever_bet_is_offered_is_accepted() {
    let code = |seed: u64| format!("TOY-{seed}").parse().unwrap();
    whatever_is_offered_is_accepted::<Coin>(code, |_| unreachable!("the code draws"), |_, _| true);
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
