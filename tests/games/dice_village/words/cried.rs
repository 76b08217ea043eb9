//! What is cried in whole games: every happening, whose turn it is, the race to nine, who won and why.

use town_crier::crier::{Announcement as _, Cried as _, Language, Manner, Turn, Urgency, Words};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{CardsFrom, Opening, Record};
use town_crier::games::dice_village::rules::{
    Ahead, Base, Card, CardAt, Correction, Depth, Happening, Income, Merchant, Order, Phase, Player, Round, Seat, Side,
    Stall, Table, Trade,
};
use town_crier::games::dice_village::words::{Cry, cries, opening_cries};
use town_crier::play::{Game as _, Step, Transition};

use super::plain;
use crate::games::dice_village::kit::{
    at, correct, counted, counted_to, follow, house, roll, sell, until, with_cards, with_purse,
};
use crate::games::dice_village::record::{dealt, entered, play};
use crate::games::{all_words, check};

/// Random games of each kind: with the house deck, and with the box.
fn games() -> impl Iterator<Item = Record> {
    (0..8).map(|seed| {
        let players = 2 + usize::try_from(seed).expect("it is small") % 3;
        let opening = match seed % 4 {
            0 | 1 => dealt(players),
            2 => Opening { cards: CardsFrom::Box(Depth::Purses), ..dealt(players) },
            _ => entered(Depth::Sales),
        };
        play(opening, 400, seed)
    })
}

/// What is cried of what happens on that table.
fn called(table: &mut Table, happens: impl FnOnce(&mut Table) -> Vec<Happening>) -> Vec<Cry> {
    let before = table.clone();
    let happenings = happens(table);
    cries(Transition { before: &before, happenings: &happenings, after: table })
}

#[test]
fn every_happening_of_a_game_is_cried() {
    let words = all_words::<DiceVillage>();
    for record in games() {
        for told in record.walk() {
            told.walk(|Step { happening, after, .. }| {
                let happenings = std::slice::from_ref(happening);
                let cried = cries(Transition { before: told.before, happenings, after: told.after });
                let is_silent = match happening {
                    Happening::Income(_, Income::Market(dice)) => dice.is_empty(),
                    Happening::Round(Round::Began(phase)) => *phase == Phase::Over,
                    Happening::Inexact { asked, .. } => !asked,
                    _ => false,
                };
                assert_eq!(cried.is_empty(), is_silent, "{happening:?}");
                for words in &words {
                    for text in words.say(&cried, Turn::default()) {
                        check(words, &text);
                    }
                }
                if let Happening::Trade(Trade::Tucked(it) | Trade::Placed(it)) = happening {
                    assert_eq!(after.player(it.at.owner).map(Player::on_table), Some(it.cards), "the race is told");
                }
            });
        }
        assert_eq!(DiceVillage::opening(record.opened_table()), opening_cries(record.opened_table()));
    }
}

#[test]
fn an_opening_tells_who_is_first_and_whose_cards_they_are() {
    assert_eq!(opening_cries(&counted(3)), [Cry::Opening { first: Seat(0), row: 4 }]);
    let record = Record::open(dealt(2)).expect("it opens");
    assert_eq!(opening_cries(record.opened_table())[1..], [Cry::HouseDeck], "ours are called so");
}

#[test]
fn the_next_turn_stands_in_large_letters() {
    let mut table = counted(2);
    let cried = called(&mut table, |table| follow(table, &roll(&["1624", "3355"])));
    let english = plain(Language::English);
    let shown = english.proclaim(&cried, Turn::default());
    assert_eq!(shown.headline, "Round 1");
    assert_eq!(shown.text(), "The caravans are here. It is Red’s turn to sell.");
    let cried = called(&mut table, |table| follow(table, &Order::Done));
    assert_eq!(cried, [Cry::Marketed(Seat(0), 4), Cry::Sells(Seat(1))]);
    assert_eq!(english.proclaim(&cried, Turn::default()).headline, "Blue sells");
}

#[test]
fn the_last_round_and_the_end_are_alarms() {
    let mut table = counted(2);
    let ninth = called(&mut table, |table| correct(table, Correction::OnTable(Seat(1), 9)));
    assert_eq!(ninth, [Cry::Ninth(Seat(1)), Cry::LastRound]);
    assert_eq!(plain(Language::English).proclaim(&ninth, Turn::default()).headline, "The last round!");
    assert!([Cry::LastRound, Cry::Ended(9)].iter().all(|cry| cry.urgency() == Urgency::Alarm && cry.must_be_heard()));
}

/// `D 5.2`, `D 5.4`: a group that tells only its dice.
#[test]
fn by_dice_alone_all_are_called_and_nobody_is_named_winner() {
    let mut table = counted_to(Depth::Dice, 2);
    let cried = called(&mut table, |table| follow(table, &roll(&["1111", "1111"])));
    assert_eq!(cried.last(), Some(&Cry::AllSell(Seat(0))));
    assert!(!cried.iter().any(|cry| matches!(cry, Cry::Sells(_))), "{cried:?}");
    let ninth = called(&mut table, |table| correct(table, Correction::OnTable(Seat(1), Player::GOAL)));
    assert_eq!(ninth, [Cry::Ninth(Seat(1)), Cry::LastRound], "it is no correction to whoever hears it");
    let cried = called(&mut table, |table| follow(table, &Order::Close));
    assert_eq!(cried, [Cry::Ended(1), Cry::Undecided], "nothing was asked, so nothing was left unsaid");
    let said = plain(Language::English).say(&cried, Turn::default());
    assert!(!said.iter().any(|said| said.contains("wins") || said.contains("Place 1")), "{said:?}");
}

/// `D 5.2`: only what was asked for can be left unsaid.
#[test]
fn what_a_group_does_not_enter_by_choice_is_not_called_missing() {
    let closed = |depth, phase| {
        let mut table = counted_to(depth, 2);
        // Both can buy.
        (0..2).for_each(|seat| with_purse(&mut table, seat, 9, 0));
        follow(&mut table, &roll(&["1111", "1111"]));
        until(&mut table, phase);
        let untold = |cry: &Cry| matches!(cry, Cry::Untold | Cry::Inexact(..));
        called(&mut table, |table| follow(table, &Order::Close)).into_iter().filter(untold).collect::<Vec<_>>()
    };
    assert_eq!(closed(Depth::Dice, Phase::AllSell(Seat(0))), []);
    assert_eq!(closed(Depth::Sales, Phase::AllSpend(Seat(0))), [], "buying alone");
    // They begin with the same words: however many there are, it is said once.
    assert_eq!(closed(Depth::Sales, Phase::Sell(Seat(0))), [Cry::Untold], "sales were asked for");
    assert_eq!(closed(Depth::Purses, Phase::Sell(Seat(0))), [Cry::Untold], "six counts in one sentence");
    assert_eq!(closed(Depth::Purses, Phase::Spend(Seat(1))), [Cry::Untold], "two counts of one player");
}

/// Who won, by what, and in which words.
#[track_caller]
fn ends(purses: [(u16, u16); 2], cards: [u8; 2], by: Option<Ahead>, sentence: &str) {
    let mut table = counted(2);
    for (seat, ((coins, favours), cards)) in (0..).zip(purses.into_iter().zip(cards)) {
        with_cards(&mut table, seat, cards);
        with_purse(&mut table, seat, coins, favours);
    }
    follow(&mut table, &roll(&["1111", "1111"]));
    until(&mut table, Phase::End);
    // The market paid for what nobody sold.
    for (seat, (coins, favours)) in (0..).zip(purses) {
        with_purse(&mut table, seat, coins, favours);
    }
    let cried = called(&mut table, |table| until(table, Phase::Over));
    let Some(Cry::Won(won)) = cried.iter().find(|cry| matches!(cry, Cry::Won(_))) else { panic!("{cried:?}") };
    assert_eq!(won.before.map(|(by, _)| by), by);
    let said = plain(Language::English).say(&cried, Turn::default());
    assert!(said.iter().any(|said| said == sentence), "{said:?}");
    assert_eq!(cried.iter().filter(|cry| matches!(cry, Cry::Standing(_))).count(), 2, "each has a place");
}

#[test]
fn the_winner_is_told_and_why() {
    let nine = "Red wins with 9 cards on the table";
    ends([(0, 0), (9, 9)], [9, 8], Some(Ahead::Cards), &format!("{nine}, more than Blue."));
    ends([(4, 0), (3, 9)], [9, 9], Some(Ahead::Coins), &format!("{nine}: Blue has as many, but fewer coins."));
    let favours = format!("{nine}: Blue has as many cards and coins, but fewer favours.");
    ends([(4, 5), (4, 4)], [9, 9], Some(Ahead::Favours), &favours);
    let shared = "Red and Blue share the victory with 9 cards on the table each, equal in coins and favours too.";
    ends([(4, 4), (4, 4)], [9, 9], None, shared);
}

/// What a cry begins with, up to its first sign.
fn greeting(text: &str) -> &str {
    text.split(['!', ':', '.', ',']).next().unwrap_or_default().trim()
}

#[test]
fn no_two_cries_of_a_moment_begin_alike() {
    let moments = games().flat_map(|record| {
        let said = record.walk().map(|told| (cries(told), Turn::new(record.code(), DiceVillage::steps(told.after))));
        said.collect::<Vec<_>>()
    });
    let moments: Vec<_> = moments.collect();
    for words in Language::ALL.map(|language| Words::of::<DiceVillage>(language, Manner::Herald)) {
        for (cried, turn) in &moments {
            let said = words.say(cried, *turn);
            for pair in said.windows(2) {
                assert_ne!(greeting(&pair[0]), greeting(&pair[1]), "{}: {pair:?}", words.language());
            }
        }
    }
}

/// What a sale brings in the race is larger than that a village is closed, and the last card counts.
#[test]
fn a_card_on_the_table_leads_before_the_village_that_it_closes() {
    let mut table = house(2, &[]);
    let hand = [0, 1].map(|at| Merchant::all().nth(at).expect("a merchant"));
    for card in hand {
        correct(&mut table, Correction::Card(card, CardAt::Hand(Seat(0))));
    }
    let stalls = hand.map(|merchant| Stall::house(Side::Left, merchant));
    let all = [1, 6, stalls[0].number().value(), stalls[1].number().value()].map(|face| face.to_string()).concat();
    follow(&mut table, &roll(&[&all, "2222"]));
    let sold = called(&mut table, |table| follow(table, &sell(at(0, Base::OneSix), &stalls)));
    let english = plain(Language::English);
    assert_eq!(english.proclaim(&sold, Turn::default()).headline, "Red: 5 of 9 cards");
}

#[test]
fn what_a_sale_brings_and_a_round_stand_in_large_letters() {
    let english = plain(Language::English);
    let large = |cries: &[Cry]| english.proclaim(cries, Turn::default()).headline;
    let sold = |mut table: Table| {
        follow(&mut table, &roll(&["1622", "3355"]));
        called(&mut table, |table| follow(table, &sell(at(1, Base::OneSix), &[])))
    };
    assert_eq!(large(&sold(house(2, &[]))), "Red will get 2 coins");
    assert_eq!(large(&sold(counted(2))), "Closed: 1-6 of Blue", "nobody told what it brings");
    assert_eq!(large(&[Cry::VillagesOpen, Cry::First(Seat(1)), Cry::Round(2), Cry::Sells(Seat(1))]), "Round 2");
}

#[test]
fn a_bought_card_is_named() {
    let mut table = house(2, &[]);
    with_purse(&mut table, 0, 5, 0);
    follow(&mut table, &roll(&["1111", "1111"]));
    until(&mut table, Phase::Spend(Seat(0)));
    let card = table.row().cards()[0];
    let bought = called(&mut table, |table| follow(table, &Order::Buy(card)));
    let english = plain(Language::English);
    let said = english.say(&bought, Turn::default()).join(" ");
    let Card::House(merchant) = card else { panic!("the house deck") };
    let number = merchant.half(Side::Left).number.value();
    assert!(said.starts_with(&format!("Red buys a card for 5 coins: left {number} ")), "{said}");
    // Large, though the turn of another begins.
    let large = english.proclaim(&bought, Turn::default()).headline;
    assert!(large.starts_with(&format!("Red buys {number} ")) && large.contains(" | "), "{large}");
}
