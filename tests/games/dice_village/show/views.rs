//! Views of random games: every text is there in every language, and each thing of the picture stands once, within it.

use std::collections::BTreeSet;

use proptest::prelude::*;
use town_crier::crier::Words;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::Opening;
use town_crier::games::dice_village::rules::{
    Base, Card, CardAt, Correction, Depth, Face, Merchant, Order, Phase, Purse, Seat, Side, Table,
};
use town_crier::games::dice_village::stage::Part;
use town_crier::games::dice_village::words::{self, Doubt};
use town_crier::show::{Explained, Item, Reader, Watched as _};
use town_crier::stage::{Outline, Shape, Staged as _};

use super::all_words;
use crate::games::check;
use crate::games::dice_village::english;
use crate::games::dice_village::kit::{at, correct, counted, counted_to, follow, roll, until};
use crate::games::dice_village::random::{Game, counted_games, house_games};
use crate::games::dice_village::stage::seen::is_within;
use crate::tried::config;

fn explained(words: &Words, explained: &Explained) {
    check(words, &explained.name);
    check(words, &explained.rule);
    explained.state.iter().for_each(|state| check(words, state));
}

/// That all texts of the view hold.
fn view_holds(words: &Words, table: &Table, from: &Opening, opening: bool) {
    let words = &words.among(&from.players);
    check(words, &DiceVillage::title(words, table));
    let track = DiceVillage::track(words, table);
    check(words, &track.text);
    explained(words, &track.explained);
    assert!(track.done <= track.groups.iter().map(Vec::len).sum());
    for reader in [Reader::Crier, Reader::Audience] {
        let side = DiceVillage::side(words, table, from, reader, opening);
        let lines = [Some(&side.heading), side.note.as_ref(), side.warning.as_ref()];
        lines.into_iter().flatten().for_each(|line| check(words, line));
        assert!(!side.items.is_empty() && side.items.len() <= 12, "{:?}", side.items);
        for item in &side.items {
            match item {
                Item::Choice(choice) => {
                    // What is drawn needs no price in words.
                    for text in [&choice.name, &choice.price, &choice.said].into_iter().filter(|text| !text.is_empty())
                    {
                        check(words, text);
                    }
                    assert!(!choice.name.is_empty() && !choice.said.is_empty(), "{choice:?}");
                    choice.about.iter().for_each(|about| check(words, about));
                    explained(words, &choice.explained);
                    assert!(!choice.signs.is_empty());
                }
                Item::Note { text, said, .. } => [text, said].into_iter().for_each(|text| check(words, text)),
                Item::Card { .. } => panic!("{item:?}: no card is shown beside the picture"),
            }
        }
    }
    picture_holds(words, table, from);
}

fn picture_holds(words: &Words, table: &Table, from: &Opening) {
    let picture = DiceVillage::picture(words, table, from);
    check(words, &picture.name);
    let things: BTreeSet<_> = picture.things.iter().map(|thing| thing.part).collect();
    let parts: BTreeSet<_> = things.iter().copied().chain(picture.legend.iter().map(|mark| mark.part)).collect();
    assert_eq!(parts.len(), picture.things.len() + picture.legend.len(), "each has a name of its own");
    for thing in &picture.things {
        check(words, &thing.name);
        explained(words, &thing.explained);
    }
    picture.legend.iter().for_each(|mark| check(words, &mark.text));
    for shape in Shape::ALL {
        let scene = DiceVillage::scene(table, shape);
        assert_eq!(picture.things_in(&scene).count(), picture.things.len(), "{shape:?}: all of them can be seen");
        assert!(picture.legend_in(&scene).count() > 0, "{shape:?}: some sign can be seen");
        for place in scene.parts.values().map(Outline::bounds) {
            assert!(is_within(place, scene.bounds) && place.width() > 0.0, "{shape:?}: {place:?}");
        }
    }
}

/// Plays a game and looks at it in one language after the other, and at its first and last table in all.
fn holds(game: &Game, first: usize) {
    let words = all_words();
    let players = ["Anna", "", "Maximilian-Alexander Wes"].map(ToOwned::to_owned).into();
    let from = Opening { players, ..Opening::from_code("VIEWS".parse().expect("a code")) };
    let table = game.open();
    for words in &words {
        view_holds(words, &table, &from, true);
    }
    let mut turn = first;
    let last = game.play(|step, order| {
        turn += 1;
        view_holds(&words[turn % words.len()], step.after, &from, false);
        let before = step.before;
        check(&words[turn % words.len()], &DiceVillage::order(&words[turn % words.len()], order, before));
        check(&words[turn % words.len()], &DiceVillage::step(&words[turn % words.len()], before));
        Ok(())
    });
    let last = last.expect("it is played");
    for words in &words {
        view_holds(words, &last, &from, false);
    }
}

proptest! {
    #![proptest_config(config(6))]

    #[test]
    fn every_view_of_a_game_with_the_house_deck_holds(game in house_games(), first in 0..8_usize) {
        holds(&game, first);
    }

    #[test]
    fn every_view_of_a_game_that_only_counts_cards_holds(game in counted_games(), first in 0..8_usize) {
        holds(&game, first);
    }
}

/// What is told of a choice is what can be chosen.
#[test]
fn a_choice_stands_there_where_there_is_one() {
    let words = english();
    let game = crate::games::dice_village::kit::house(3, &[]);
    let side =
        DiceVillage::side(&words, &game, &Opening::from_code("VIEWS".parse().expect("a code")), Reader::Audience, true);
    assert_eq!(game.phase(), Phase::Caravans);
    assert!(side.items.iter().all(|item| matches!(item, Item::Note { .. })), "{side:?}");
}

/// What stands beside the picture, and the track.
fn standings(table: &Table) -> (Vec<String>, String, usize) {
    let (words, from) = (english(), Opening::from_code("VIEWS".parse().expect("a code")));
    let side = DiceVillage::side(&words, table, &from, Reader::Audience, false);
    let notes =
        side.items.into_iter().filter_map(|item| if let Item::Note { text, .. } = item { Some(text) } else { None });
    let track = DiceVillage::track(&words, table);
    (notes.collect(), track.text, track.groups.len())
}

/// `D 5.2`: where nothing but the dice is told, players stand in the order of their turns, without what nobody keeps.
#[test]
fn by_dice_alone_nobody_is_told_with_counts_that_nobody_keeps() {
    let (words, mut table) = (english(), counted_to(Depth::Dice, 2));
    assert_eq!(standings(&table).0, ["1. Red", "2. Blue"], "as all begin");
    follow(&mut table, &roll(&["1111", "1111"]));
    follow(&mut table, &Order::Close);
    let names = ["1. Blue", "2. Red"].map(ToOwned::to_owned).to_vec();
    assert_eq!(standings(&table), (names.clone(), "Goal: 9 cards".into(), 0));
    let hints = DiceVillage::hints(&words, &table, false);
    assert!(hints.iter().all(|hint| hint.id != "inexact"), "nothing is marked, so no mark is explained");
    let picture = DiceVillage::picture(&words, &table, &Opening::from_code("VIEWS".parse().expect("a code")));
    let thing = |part: Part| picture.things.iter().find(|thing| thing.part == part.into());
    let red = thing(Part::Player(Seat(0))).expect("it is there");
    assert_eq!((red.name.as_str(), red.explained.state.len()), ("Red", 1), "{red:?}");
    assert!(thing(Part::Pile).is_none(), "nobody tells of the row");
    correct(&mut table, Correction::OnTable(Seat(1), 9));
    assert_eq!(standings(&table), (names, "Ahead: Blue (9/9)".to_owned(), 2));
}

/// Players are called by their names, and whoever has none by the color of the dice; a hand is open while it is played from.
#[test]
fn players_are_called_by_their_names_and_only_the_hand_in_play_is_looked_up() {
    let mut table = crate::games::dice_village::kit::house(2, &[]);
    for (seat, merchant) in [(0, 0), (1, 1)] {
        let card = Merchant::all().nth(merchant).expect("a merchant");
        correct(&mut table, Correction::Card(card, CardAt::Hand(Seat(seat))));
    }
    follow(&mut table, &roll(&["1126", "3445"]));
    let words = english().among(&["Anna".to_owned(), String::new()]);
    let from = Opening::from_code("VIEWS".parse().expect("a code"));
    let side = DiceVillage::side(&words, &table, &from, Reader::Audience, false);
    assert_eq!(side.heading, "Anna sells");
    let names =
        side.items.iter().filter_map(|item| if let Item::Choice(it) = item { Some(it.name.as_str()) } else { None });
    let names: Vec<&str> = names.collect();
    assert!(
        names.iter().any(|name| name.contains("Anna")) && names.iter().any(|name| name.contains("Blue")),
        "{names:?}"
    );
    let picture = DiceVillage::picture(&words, &table, &from);
    let captions: Vec<&str> = picture.captions.iter().map(|caption| caption.text.as_str()).collect();
    assert_eq!(captions, ["Anna", "Blue"]);
    let hand = |seat| {
        let part = Part::Player(Seat(seat)).into();
        let thing = picture.things.iter().find(|thing| thing.part == part).expect("it is there");
        thing.explained.state.iter().any(|line| line.starts_with("left "))
    };
    assert_eq!([hand(0), hand(1)], [true, false]);
}

/// What can be sold at glows, and nothing else; why not is told of the rest.
#[test]
fn villages_that_fit_the_dice_glow_and_others_tell_why_not() {
    let mut table = crate::games::dice_village::kit::house(2, &[]);
    let (words, from) = (english(), Opening::from_code("VIEWS".parse().expect("a code")));
    follow(&mut table, &roll(&["1126", "3445"]));
    let picture = DiceVillage::picture(&words, &table, &from);
    let glowing: BTreeSet<_> = picture.things.iter().filter(|thing| thing.glows).map(|thing| thing.part).collect();
    let offered = table.sales_on_offer().into_iter().map(|sale| Part::Village(sale.at).into());
    assert_eq!(glowing, offered.collect());
    let at = Part::Village(at(0, Base::ThreeFour)).into();
    let refused = picture.things.iter().find(|thing| thing.part == at).expect("it is there");
    assert!(refused.explained.state.iter().any(|line| line.starts_with("No unused die shows ")), "{refused:?}");
}

/// An empty purse that may be wrong is told in words, without a sign before “nothing”.
#[test]
fn an_empty_purse_that_may_be_wrong_is_told_in_words() {
    let (words, mut table) = (english(), counted_to(Depth::Purses, 2));
    for seat in [0, 1] {
        correct(&mut table, Correction::Purse(Seat(seat), Purse::NOTHING));
    }
    follow(&mut table, &roll(&["1111", "1111"]));
    follow(&mut table, &Order::Close);
    assert_eq!(standings(&table).0, ["Red: ~3 of 9 cards, perhaps no coins", "Blue: ~3 of 9 cards, perhaps no coins"]);
    follow(&mut table, &roll(&["1111", "1111"]));
    until(&mut table, Phase::Spend(Seat(1)));
    correct(&mut table, Correction::Purse(Seat(0), Purse::NOTHING));
    let from = Opening::from_code("VIEWS".parse().expect("a code"));
    let note = DiceVillage::side(&words, &table, &from, Reader::Crier, false).note;
    assert_eq!(note.as_deref(), Some("Each card costs 5 coins; Blue may have nothing"));
}

/// Where sales are told together by their own stalls, their merchants are told with them, and in a place that never folds away.
#[test]
fn sales_that_are_told_together_tell_of_their_merchants_in_place_of_a_price() {
    let words = english();
    let opening = Opening::from_code("TOGETHER".parse().expect("a code"));
    let told = |merchants: &[(u8, Base, Face)]| -> Vec<(usize, String, String)> {
        let mut table = counted(4);
        correct(&mut table, Correction::Caravans(Seat(0), 6));
        for (owner, base, number) in merchants {
            correct(&mut table, Correction::Stalls(at(*owner, *base), Side::Left, vec![*number]));
        }
        follow(&mut table, &roll(&["123456", "1111", "1111", "1111"]));
        let side = DiceVillage::side(&words, &table, &opening, Reader::Audience, false);
        let choices =
            side.items.into_iter().filter_map(|item| if let Item::Choice(it) = item { Some(it) } else { None });
        choices.map(|choice| (choice.signs.len(), choice.price, choice.said)).collect()
    };
    let more = "Merchants there need a die each.";
    let many = [
        (1, Base::OneSix, Face::Two),
        (2, Base::OneSix, Face::Three),
        (3, Base::OneSix, Face::Four),
        (1, Base::TwoFive, Face::One),
    ];
    let together = told(&many);
    let prices: Vec<(usize, &str)> = together.iter().map(|(signs, price, _)| (*signs, price.as_str())).collect();
    assert_eq!(prices, [(2, more), (2, more), (2, "")]);
    assert!(together[0].2.ends_with(more) && !together[2].2.contains(more), "{together:?}");
    let apart = told(&many[..2]);
    assert!(apart.iter().all(|(_, price, said)| price != more && !said.contains(more)), "{apart:?}");
    assert_eq!(apart.iter().map(|(signs, _, _)| *signs).max(), Some(3), "each with all that it needs: {apart:?}");
}

#[test]
fn a_purse_is_told_with_both_counts() {
    let words = english();
    let mut table = counted(2);
    correct(&mut table, Correction::Purse(Seat(0), Purse { coins: 0, favours: 18 }));
    let player = table.player(Seat(0)).expect("a player");
    let told = words::standing(&words, &table, (Seat(0), player), Doubt::Sign);
    assert!(told.ends_with("0 coins and 18 favours"), "{told}");
}

#[test]
fn what_comes_next_is_told_as_far_as_it_is_settled() {
    let words = english();
    let mut table = counted(2);
    let coming = |table: &Table| DiceVillage::coming(&words, table);
    assert_eq!(coming(&table).as_deref(), Some("Red sells"), "whatever is rolled");
    follow(&mut table, &roll(&["1111", "1111"]));
    assert_eq!(coming(&table).as_deref(), Some("Blue sells"));
    follow(&mut table, &Order::Done);
    assert_eq!(coming(&table).as_deref(), Some("The round is done"), "nobody can buy anything");
    correct(&mut table, Correction::Purse(Seat(1), Purse { coins: 5, favours: 0 }));
    assert_eq!(coming(&table).as_deref(), Some("Blue buys cards"));
    while table.phase() != Phase::Caravans {
        let order = if table.phase() == Phase::End { Order::Close } else { Order::Done };
        follow(&mut table, &order);
    }
    assert_eq!(coming(&table).as_deref(), Some("Blue sells"), "the first player is another one");
}

/// A phone says to its own player what fits those dice, and to the others of whom it speaks; none of them is offered what is another's.
#[test]
fn a_phone_tells_whose_dice_fit_no_village() {
    let (words, from) = (english(), Opening::from_code("VIEWS".parse().expect("a code")));
    let mut table = crate::games::dice_village::kit::house(2, &[]);
    follow(&mut table, &roll(&["1111", "3445"]));
    let told = |reader| {
        let side = DiceVillage::side(&words, &table, &from, reader, false);
        let first = side.items.first().map(|item| match item {
            Item::Note { text, .. } => text.split('.').next().unwrap_or_default().to_owned(),
            Item::Choice(_) | Item::Card { .. } => panic!("{side:?}"),
        });
        (first.unwrap_or_default(), side.note.is_some())
    };
    assert_eq!(told(Reader::Seat(Seat(0))), ("No open village fits your dice".to_owned(), true));
    assert_eq!(told(Reader::Seat(Seat(1))), (String::new(), false), "that is not about Blue");
    assert_eq!(told(Reader::Audience), ("Red: no open village fits these dice".to_owned(), true));
}

/// Who cannot buy reads so once on the own phone, in the news, and a card in the row has the name that it has where it is bought.
#[test]
fn a_phone_tells_once_who_cannot_buy_and_calls_a_card_by_its_one_name() {
    let (words, from) = (english(), Opening::from_code("VIEWS".parse().expect("a code")));
    let mut table = crate::games::dice_village::kit::house(3, &[]);
    let purse = |seat, coins| Correction::Purse(Seat(seat), Purse { coins, favours: 0 });
    for (seat, coins) in [(0, 7), (1, 0), (2, 0)] {
        correct(&mut table, purse(seat, coins));
    }
    follow(&mut table, &roll(&["1111", "1111", "1111"]));
    while !matches!(table.phase(), Phase::Spend(_)) {
        follow(&mut table, &Order::Done);
    }
    let side = |reader| DiceVillage::side(&words, &table, &from, reader, false);
    let told = |reader| format!("{:?}", side(reader));
    assert!(told(Reader::Audience).contains("Too few coins for a card: Blue, Green"), "{}", told(Reader::Audience));
    let own = told(Reader::Seat(Seat(1)));
    assert!(!own.contains("Too few coins"), "{own}");
    let names: Vec<String> = table
        .row()
        .cards()
        .into_iter()
        .filter_map(|card| match card {
            Card::House(merchant) => Some(words::halves(&words, merchant)),
            Card::Counted => None,
        })
        .collect();
    let offered = side(Reader::Audience).items.into_iter().filter_map(|item| match item {
        Item::Choice(choice) => Some(choice.name),
        Item::Note { .. } | Item::Card { .. } => None,
    });
    assert!(!names.is_empty());
    assert_eq!(offered.collect::<Vec<_>>(), names);
}

/// That the cards are ours is told before each roll, and is no warning.
#[test]
fn the_house_deck_is_no_alarm() {
    let (words, from) = (english(), Opening::from_code("VIEWS".parse().expect("a code")));
    let table = crate::games::dice_village::kit::house(2, &[]);
    for (opening, told) in [(true, "The merchants are our own house deck"), (false, "House deck")] {
        let side = DiceVillage::side(&words, &table, &from, Reader::Seat(Seat(0)), opening);
        let tells = |item: &Item| matches!(item, Item::Note { text, .. } if text.starts_with(told));
        assert!(side.warning.is_none() && side.items.iter().any(tells), "{side:?}");
    }
}
