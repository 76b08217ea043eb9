//! What is counted at the end: what the table knows, ranks with ties broken, and the hall of fame.

use proptest::prelude::*;
use town_crier::chronicle::hall::{Finished, FinishedReason, Hall};
use town_crier::chronicle::{PlayerSheet, Recorded as _, Results, parse_date};
use town_crier::crier::{Cried as _, Language, Manner, Turn, Words};
use town_crier::games::dice_village::record::{Record, Sheet};
use town_crier::games::dice_village::rules::{Correction, Depth, DiceVillage, Order, Phase, Purse, Seat, ranking};
use town_crier::games::dice_village::words::amount;
use town_crier::show::{
    Ceremony, Counted as _, Filled, HallShown, HandedIn, Mark, Row, Step, results_csv, results_picture, results_text,
};

use super::english;
use super::kit::roll;
use super::record::{dealt, entered, open, play};
use crate::tried::{config, each};

fn known(record: &Record) -> Results<DiceVillage> {
    let day = parse_date("2026-02-28").expect("a day");
    Results::blank(day, 7, &record.opening().players, DiceVillage::sheets(record.table()))
}

pub(super) fn sheet(cards: u16, coins: u16, favours: u16) -> Sheet {
    Sheet { cards, coins: Some(coins), favours: Some(favours) }
}

/// A sheet whose purse nobody has counted.
fn cards(cards: u16) -> Sheet {
    Sheet { cards, ..Sheet::default() }
}

pub(super) fn results(sheets: &[(&str, Sheet)]) -> Results<DiceVillage> {
    let player = |(name, sheet): &(&str, Sheet)| PlayerSheet { name: (*name).to_owned(), sheet: *sheet };
    Results { date: parse_date("2026-02-28").expect("a day"), stamp: 7, players: sheets.iter().map(player).collect() }
}

/// A game that is over, of which only the nine cards of the first player were told.
pub(super) fn over(sheets: &[(&str, Sheet)]) -> Record {
    let mut record = open(entered(Depth::Dice));
    record.order(roll(&["1234"; 3])).expect("dice");
    record.order(Order::Correct(Correction::OnTable(Seat(0), 9))).expect("a count");
    record.order(Order::Close).expect("the end");
    record.order(Order::Correct(Correction::OnTable(Seat(0), 9))).expect("a count that nobody told since");
    assert_eq!(record.table().phase(), Phase::Over);
    record.set_results(Some(results(sheets)));
    record
}

#[test]
fn a_sheet_that_the_table_knows_is_awaited_from_nobody() {
    let awaited = |record: &Record, filled| HandedIn::of(record, filled).awaited();
    let mut record = open(dealt(2));
    assert_eq!(awaited(&record, None), 0, "nobody has typed anything yet");
    let mut sheets = known(&record);
    record.set_results(Some(sheets.clone()));
    assert_eq!(awaited(&record, Some(Seat(0))), 0, "nobody types what is known");
    sheets.players.get_mut(Seat(0)).expect("a player").sheet = sheet(4, 0, 2);
    record.set_results(Some(sheets));
    assert_eq!(awaited(&record, Some(Seat(0))), 1);
    let blank = ["A", "B", "C"].map(|name| (name, Sheet::default()));
    assert_eq!(awaited(&over(&blank), None), 3, "the box knows nothing by dice alone");
}

/// `D 4.2`.
#[test]
fn coins_then_favours_break_ties_and_who_is_equal_in_all_shares() {
    let ranks = |sheets: &[Sheet]| {
        let named: Vec<(&str, Sheet)> = ["A", "B", "C", "D"].into_iter().zip(sheets.iter().copied()).collect();
        results(&named).ranks().into_iter().collect::<Vec<_>>()
    };
    assert_eq!(ranks(&[sheet(9, 3, 9), sheet(9, 4, 0)]), [Some(2), Some(1)]);
    assert_eq!(ranks(&[sheet(9, 4, 1), sheet(9, 4, 2), sheet(10, 0, 0)]), [Some(3), Some(2), Some(1)]);
    assert_eq!(ranks(&[sheet(9, 4, 2), sheet(3, 9, 9), sheet(9, 4, 2)]), [Some(1), Some(3), Some(1)]);
    assert_eq!(ranks(&[sheet(0, 9, 9), sheet(3, 0, 0)]), [None, Some(1)], "nobody has no villages");
}

/// `D 4.2`.
#[test]
fn the_hall_of_fame_breaks_ties() {
    let mut hall = Hall::default();
    let rows = [
        (1, [("Ann", sheet(9, 3, 9)), ("Bo", sheet(9, 4, 0)), ("Cy", sheet(4, 0, 0))]),
        (2, [("Ann", sheet(9, 4, 0)), ("Bo", sheet(9, 4, 0)), ("Cy", sheet(9, 3, 0))]),
    ];
    each(rows, |(stamp, sheets)| {
        let mut record = over(&sheets);
        record.set_results(record.results().cloned().map(|results| Results { stamp, ..results }));
        hall.add(Finished::of(&record).expect("it can be"));
    });
    let winners: Vec<Vec<Seat>> = hall.games().iter().map(Finished::winners).collect();
    assert_eq!(winners, [vec![Seat(1)], vec![Seat(0), Seat(1)]]);
    assert_eq!(hall.games()[0].ranks(), [2, 1, 3].into());
    let wins = hall.ranking().into_iter().map(|rank| (rank.name.to_string(), rank.wins));
    assert_eq!(wins.collect::<Vec<_>>(), [("Bo".to_owned(), 2), ("Ann".to_owned(), 1), ("Cy".to_owned(), 0)]);
    let best: Vec<(usize, String)> = hall.best().into_iter().map(|best| (best.place, best.name.to_string())).collect();
    let places = [(1, "Ann"), (1, "Bo"), (3, "Cy")].map(|(place, name)| (place, name.to_owned()));
    assert_eq!(best, places, "nine cards and four coins, and then those with three");
    let bo = hall.duels_of(hall.games()[0].players().get(Seat(1)).unwrap().name());
    assert_eq!(bo.iter().map(|duel| duel.ahead).collect::<Vec<_>>(), [1, 2], "once ahead of Ann, twice of Cy");
}

#[test]
fn results_begin_with_what_the_table_knows() {
    let record = play(dealt(3), 4000, 5);
    assert_eq!(record.table().phase(), Phase::Over);
    let known = known(&record);
    assert_eq!(known.players.values().map(|player| player.name.as_str()).collect::<Vec<_>>(), ["P1", "P2", "P3"]);
    let mut confirmed = record.clone();
    confirmed.set_results(Some(known));
    assert!(Finished::of(&confirmed).is_ok(), "the crier has only to confirm");
}

#[test]
fn nobody_confirms_cards_that_were_never_told() {
    let record = over(&[]);
    let known = known(&record);
    assert_eq!(known.players.values().map(|player| player.sheet.cards).collect::<Vec<_>>(), [9, 0, 0]);
    let mut confirmed = record.clone();
    confirmed.set_results(Some(known));
    let refused: Vec<Seat> = Finished::of(&confirmed)
        .expect_err("two are not counted")
        .into_iter()
        .map(|reason| match reason {
            FinishedReason::Blank(seat) => seat,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(refused, [Seat(1), Seat(2)]);
}

/// `D 5.4`.
#[test]
fn a_purse_that_was_not_told_is_not_filled_in_and_breaks_no_tie() {
    let record = over(&[]);
    assert_eq!(
        known(&record).players.values().map(|player| player.sheet).collect::<Vec<_>>(),
        [cards(9), cards(0), cards(0)]
    );
    let coins = |cards, coins| Sheet { coins: Some(coins), ..self::cards(cards) };
    let rows = [
        ([cards(9), cards(8), cards(4)], [Some(1), Some(2), Some(3)], vec![]),
        ([cards(9), cards(9), cards(4)], [None, None, Some(3)], vec![(0, 1), (1, 0)]),
        ([coins(9, 0), cards(9), cards(10)], [None, None, Some(1)], vec![(1, 0)]),
        ([coins(9, 0), coins(9, 1), cards(4)], [Some(2), Some(1), Some(3)], vec![]),
        ([coins(9, 1), coins(9, 1), cards(4)], [None, None, Some(3)], vec![(0, 1), (1, 0)]),
        ([sheet(9, 1, 2), coins(9, 1), cards(4)], [None, None, Some(3)], vec![(1, 0)]),
        ([sheet(9, 1, 2), sheet(9, 1, 2), coins(9, 0)], [Some(1), Some(1), Some(3)], vec![]),
        ([sheet(9, 3, 2), sheet(9, 1, 2), cards(9)], [None, None, None], vec![(2, 0)]),
    ];
    each(rows, |(sheets, ranks, open)| {
        let named: Vec<(&str, Sheet)> = ["Ann", "Bo", "Cy"].into_iter().zip(sheets).collect();
        let counted = results(&named);
        let open: Vec<(Seat, Seat)> = open.into_iter().map(|(seat, other)| (Seat(seat), Seat(other))).collect();
        assert_eq!((counted.ranks(), counted.open_ties()), (ranks.into(), open.clone()), "{sheets:?}");
        let refused = open.iter().map(|(seat, other)| FinishedReason::Tied(*seat, *other)).collect::<Vec<_>>();
        assert_eq!(Finished::of(&over(&named)).err().unwrap_or_default(), refused, "{sheets:?}");
    });
}

#[test]
fn a_tie_that_is_open_is_told_as_what_is_missing() {
    let words = english();
    let record = over(&[("Ann", sheet(9, 0, 0)), ("Bo", cards(9)), ("Cy", cards(4))]);
    let results = record.results().expect("they stand");
    let rows = Row::all(&words, results, Some(record.table()), None);
    let missing: Vec<&[String]> = rows.values().map(|row| &row.judged.missing[..]).collect();
    assert_eq!(missing, [&[][..], &["Ann and Bo are tied: enter what breaks the tie.".to_owned()], &[]]);
    assert_eq!(rows.values().map(|row| row.rank).collect::<Vec<_>>(), [None, None, Some(3)]);
    assert_eq!(DiceVillage::winner(&words, results, Turn::default()), None);
    assert_eq!(results_csv(&words, results).lines().nth(2), Some("2026-02-28,Bo,9,,,9,"));
    assert!(results_text(&words, results).contains("Coins         0   –   –"), "{}", results_text(&words, results));
    let kept = town_crier::chronicle::save::write(&record).expect("a file");
    assert_eq!(town_crier::chronicle::save::read::<DiceVillage>(&kept), Ok(record), "{kept}");
}

#[test]
fn an_empty_field_is_no_zero() {
    for sheet in [Sheet::default(), cards(9), sheet(9, 0, 0), Sheet { favours: Some(2), ..cards(3) }] {
        assert_eq!(Filled::of::<DiceVillage>(&sheet).sheet::<DiceVillage>(), Some(sheet));
    }
    let mut sheet = sheet(9, 0, 2);
    let entered =
        |sheet: &Sheet| DiceVillage::FIELDS.iter().filter(|field| DiceVillage::get(sheet, **field).is_some()).count();
    assert_eq!(entered(&sheet), 3);
    for field in DiceVillage::FIELDS {
        DiceVillage::set(&mut sheet, *field, None);
    }
    assert!(entered(&sheet) == 0 && DiceVillage::is_blank(&sheet));
}

#[test]
fn averages_and_awards_are_of_what_was_counted() {
    let words = english();
    let games = [(1, [("Ann", sheet(9, 3, 1)), ("Bo", sheet(8, 5, 1))]), (2, [("Ann", cards(9)), ("Bo", cards(8))])];
    let mut hall = Hall::default();
    for (stamp, sheets) in games {
        let mut record = over(&sheets);
        record.set_results(record.results().cloned().map(|results| Results { stamp, ..results }));
        hall.add(Finished::of(&record).expect("no tie is open"));
        let awards = DiceVillage::awards(record.results().expect("they stand"));
        assert_eq!(awards.is_empty(), stamp == 2, "{awards:?}");
    }
    let view = HallShown::new(hall).view(&words);
    assert_eq!(view.players[0].numbers, ["2", "2", "9", "9.0", "3.0"]);
    assert_eq!(view.players[0].more[0], "On average: Cards 9.0, Coins 3.0, Favours 1.0.");
}

#[test]
fn what_is_blank_is_told_once() {
    let record = over(&[("Ann", sheet(9, 0, 0)), ("Bo", Sheet::default())]);
    assert_eq!(Finished::of(&record), Err(vec![FinishedReason::Blank(Seat(1))]));
}

#[test]
fn results_follow_the_table_where_nobody_typed_anything_else() {
    let mut record = over(&[]);
    let mut counted = known(&record);
    counted.players.get_mut(Seat(1)).unwrap().sheet.cards = 5;
    record.set_results(Some(counted.clone()));
    record.order(Order::Correct(Correction::Purse(Seat(0), Purse { coins: 4, favours: 1 }))).expect("a purse");
    record.order(Order::Correct(Correction::OnTable(Seat(1), 7))).expect("a count");
    let sheets = |record: &Record| {
        let results = record.results().expect("they stand");
        results.players.values().map(|player| player.sheet).collect::<Vec<_>>()
    };
    assert_eq!(sheets(&record)[0], sheet(9, 4, 1), "it says what the table says");
    assert_eq!(sheets(&record)[1], counted.players.get(Seat(1)).unwrap().sheet, "what was typed stays");
    record.undo();
    record.undo();
    assert_eq!(record.results(), Some(&counted));
}

proptest! {
    #![proptest_config(config(48))]

    /// `D 4.2`, by the rules and by the results.
    #[test]
    fn ranks_are_those_of_the_rules(players in 2..=4_usize, orders in 0..600_usize, seed in any::<u64>()) {
        let record = play(dealt(players), orders, seed);
        let ranks = known(&record).ranks();
        for ranked in ranking(record.table()).expect("all is known") {
            prop_assert_eq!(ranks.get(ranked.seat), Some(&Some(ranked.place.into())));
        }
    }
}

/// `D 4.2`, in words.
#[test]
fn the_winner_is_told_with_what_decided() {
    let said = |language, manner, sheets: &[(&str, Sheet)]| {
        let words = Words::of::<DiceVillage>(language, manner);
        DiceVillage::winner(&words, &results(sheets), Turn::default())
    };
    let check = |language, manner, sheets: &[(&str, Sheet)], sentence: &str| {
        assert_eq!(said(language, manner, sheets).as_deref(), Some(sentence));
    };
    let (coins, cards) =
        ([("", sheet(9, 4, 0)), ("", sheet(9, 3, 9))], [("Ann", sheet(9, 1, 0)), ("", sheet(8, 3, 9))]);
    let plain = Manner::Plain;
    check(
        Language::English,
        plain,
        &coins,
        "Red wins with 9 cards and 4 coins! Blue has as many cards, but fewer coins.",
    );
    check(Language::English, plain, &cards, "Ann wins with 9 cards!");
    let favours = [("Bo", sheet(9, 1, 0)), ("Ann", sheet(9, 1, 7)), ("Cy", sheet(3, 0, 0))];
    check(
        Language::English,
        plain,
        &favours,
        "Ann wins with 9 cards, 1 coin and 7 favours! Bo has as many cards and coins, but fewer favours.",
    );
    check(
        Language::German,
        plain,
        &favours,
        "Ann gewinnt mit 9 Karten und hat eine Münze und 7 Gefallen! Bo hat gleich viele Karten und Münzen, aber weniger \
         Gefallen.",
    );
    check(
        Language::Polish,
        plain,
        &coins,
        "Wygrywa Czerwony, bo ma dziewięć kart i cztery monety! Niebieski ma tyle samo kart, ale mniej monet.",
    );
    check(Language::Lithuanian, plain, &cards, "Laimi Ann: devynios kortos!");
    let shared = [("Ann", sheet(9, 1, 7)), ("Bo", sheet(3, 0, 0)), ("Cy", sheet(9, 1, 7))];
    check(
        Language::English,
        plain,
        &shared,
        "Ann and Cy share the victory with 9 cards each, equal in coins and favours too!",
    );
    check(Language::English, Manner::Herald, &cards, "Hear ye! Glory to Ann, who wins with 9 cards!");
    check(Language::English, plain, &cards[..1], "Ann ends the game with 9 cards.");
    let wrong = [("Ann", sheet(9, 1, 7)), ("Bo", sheet(2, 0, 0))];
    assert_eq!(said(Language::English, plain, &wrong), None);
    for (language, manner) in
        Language::ALL.into_iter().flat_map(|language| Manner::ALL.map(|manner| (language, manner)))
    {
        for sheets in [&coins[..], &cards, &favours, &shared, &cards[..1]] {
            let said = said(language, manner, sheets).expect("somebody won");
            let cards = amount(&Words::of::<DiceVillage>(language, manner), 9);
            assert!(!said.contains(['{', '}']) && said.contains(&cards), "{said}");
        }
    }
}

#[test]
fn the_app_says_cards_where_it_says_points_of_other_games() {
    let said = |language, name| {
        let words = Words::of::<DiceVillage>(language, Manner::Plain);
        words.with(name, &[("points", 9.into()), ("name", "Ann".into()), ("rank", "1.".into())])
    };
    assert_eq!(said(Language::English, "unit-amount"), "9 cards");
    assert_eq!(said(Language::German, "unit-sum-of"), "Ann: 9 Karten, Platz 1.");
    assert_eq!(said(Language::Polish, "unit-count"), "Policz karty");
}

#[test]
fn the_count_marks_what_the_table_knows_otherwise_or_not_at_all() {
    let words = english();
    let record = over(&[("Ann", cards(8)), ("Bo", sheet(5, 0, 2)), ("Cy", Sheet::default())]);
    let rows = Row::all(&words, record.results().expect("they stand"), Some(record.table()), None);
    let rows: Vec<Row> = rows.into_iter().collect();
    let marks = |row: &Row| [0, 1, 2].map(|field| row.about(field).0);
    let told = |row: &Row| row.judged.surprising.iter().map(|remark| remark.text.clone()).collect::<Vec<_>>();
    assert_eq!(marks(&rows[0]), [Mark::Surprising, Mark::Fine, Mark::Fine], "no coin decides Ann's rank");
    assert_eq!(told(&rows[0]), ["Entered during the game (Cards): 9."]);
    assert_eq!(marks(&rows[1]), [Mark::Fine; 3], "a number is an answer, whatever was known before");
    assert_eq!(marks(&rows[2]), [Mark::Fine; 3], "nothing is said of what is not entered yet");
    assert_eq!(rows.iter().map(|row| row.rank).collect::<Vec<_>>(), [Some(1), Some(2), None]);
    let again = "Not everything was entered during the game; count again: Coins, Favours.";
    let tied = results(&[("Ann", cards(8)), ("Bo", sheet(8, 0, 2)), ("Cy", cards(3))]);
    let tied = Row::all(&words, &tied, Some(record.table()), None);
    let asked = [0, 2].map(|seat| told(tied.get(Seat(seat)).unwrap()).iter().any(|told| told == again));
    assert_eq!(asked, [true, false], "Ann's coins decide a rank, and Cy's do not");
    for filling in [None, Some(Seat(0))] {
        let purse = Sheet { cards: 0, ..sheet(9, 4, 2) };
        let row = Row::all(&words, &results(&[("Ann", purse)]), None, filling).remove(Seat(0)).unwrap();
        let missing = ["Cards on the table are still to be counted.".to_owned()];
        assert_eq!((row.judged.wrong, row.judged.missing, row.rank), (vec![], missing.into(), None), "no mistake");
    }
    let filling = Row::all(&words, &results(&[("Ann", sheet(1, 0, 0))]), None, Some(Seat(0)));
    let judged = &filling.get(Seat(0)).unwrap().judged;
    assert!(judged.wrong.is_empty() && !judged.missing.is_empty(), "12 may be meant");
}

#[test]
fn results_are_taken_away_with_what_breaks_ties() {
    let words = english();
    let results = results(&[("Ann", sheet(9, 3, 9)), ("Bo", sheet(9, 12, 0))]);
    let text =
        "2026-02-28  Ann  Bo\nCards         9   9\nCoins         3  12\nFavours       9   0\nPlace         2   1\n";
    assert_eq!(results_text(&words, &results), text);
    let csv = results_csv(&words, &results);
    assert_eq!(csv.lines().next(), Some("Date,Player,Cards,Coins,Favours,Total,Place"));
    assert_eq!(csv.lines().nth(2), Some("2026-02-28,Bo,9,12,0,9,1"));
    let picture = results_picture(&words, &results, "Dice Village", Some("MARKET DAY"));
    let labels: Vec<&str> = picture.labels.iter().map(|label| label.text.as_str()).collect();
    let rows = ["Dice Village", "Cards", "Place", "Bo", "9", "12", "0", "1.", "Ann", "9", "3", "9", "2.", "MARKET DAY"];
    assert_eq!(labels, rows);
}

#[test]
fn a_ceremony_says_what_broke_a_tie() {
    let words = english();
    let record = over(&[("Ann", sheet(9, 3, 9)), ("Bo", sheet(9, 4, 0)), ("Cy", sheet(4, 9, 9))]);
    let ceremony = Ceremony::new(&Finished::of(&record).expect("it can be"), record.table(), Turn::default());
    let place = |rank| Step::Places { worst: rank, best: rank };
    let steps = [Step::Names, place(3), Step::Duel, Step::Winner, Step::Awards, Step::Podium];
    assert_eq!(ceremony.steps(), steps);
    assert_eq!(ceremony.name(&words, place(3)), "Cards: place 3");
    assert!(
        ceremony
            .sentence(&words, Step::Podium)
            .ends_with("Place 2: Ann, 9 cards, 3 coins. Place 1: Bo, 9 cards, 4 coins.")
    );
    assert_eq!(ceremony.sentence(&words, place(3)), "Place 3: Cy, 4 cards.");
    let winner = "Bo wins with 9 cards and 4 coins! Ann has as many cards, but fewer coins.";
    assert_eq!(ceremony.sentence(&words, Step::Winner), winner);
    let awards =
        "Heaviest purse: Cy (Coins: 9). Most favours left: Ann, Cy (Favours: 9). Fewest favours left: Bo (Favours: 0).";
    assert_eq!(ceremony.sentence(&words, Step::Awards), awards);
}
