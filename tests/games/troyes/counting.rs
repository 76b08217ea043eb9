//! What is counted at the end: the rows of a sheet, what to check in them, and the ceremony row by row.

use proptest::prelude::*;
use town_crier::chronicle::hall::Finished;
use town_crier::chronicle::{PlayerSheet, Recorded as _, Results, parse_date};
use town_crier::crier::voice::Bell;
use town_crier::crier::{Language, Manner, Turn, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::{ByRow, CardsFrom, Opening, Record, Row, Sheet};
use town_crier::games::troyes::rules::{
    Book, Building, Character, Correction, Depth, Good, Order, Owner, Phase, Seat, Setup, Table, TurnStep, Work,
};
use town_crier::games::troyes::words;
use town_crier::show::{
    Ceremony, Counted as _, Counts, Filled, Judged, Row as Counting, Step, results_csv, results_text,
};

use super::kit::{ANNA, FAYE};
use super::record::{any_order, dealt, entered, open, results as table_results, told_whole};
use super::solo::{alone, played};
use crate::games::check;
use crate::games::troyes::random::Chance;
use crate::tried::{config, each};

pub(super) fn english() -> Words {
    Words::of::<Troyes>(Language::English, Manner::Plain)
}

/// A sheet of the rows gained, events, tradesmen, characters, levels.
pub(super) fn sheet(rows: [u16; 5]) -> Sheet {
    partly(rows.map(Some))
}

fn partly(rows: [Option<u16>; 5]) -> Sheet {
    Sheet(Row::ALL.into_iter().zip(rows).collect::<ByRow<Option<u16>>>())
}

pub(super) fn results(sheets: &[(&str, Sheet)]) -> Results<Troyes> {
    let player = |(name, sheet): &(&str, Sheet)| PlayerSheet { name: (*name).to_owned(), sheet: *sheet };
    Results { date: parse_date("2026-02-28").expect("a day"), stamp: 7, players: sheets.iter().map(player).collect() }
}

/// A game that is over and in which nobody told more than that depth, of these sheets.
pub(super) fn over(depth: Depth, sheets: &[(&str, Sheet)]) -> Record {
    let mut record = open(Opening { characters: CardsFrom::Code, ..entered(sheets.len(), depth) });
    let mut chance = Chance(3);
    while !record.table().phase().is_over() {
        let order = match record.table().phase() {
            Phase::Turn(TurnStep::Act(_)) => Order::Close,
            _ => any_order(&record, &mut chance).expect("the game goes on"),
        };
        record.order(order.clone()).unwrap_or_else(|refusal| panic!("{order:?}: {refusal:?}"));
    }
    record.set_results(Some(results(sheets)));
    record
}

/// `T 12.3`.
#[test]
fn the_most_points_win_and_equals_share() {
    let ranks = |sheets: &[(&str, Sheet)]| results(sheets).ranks().into_iter().collect::<Vec<_>>();
    let [forty, other, less] = [[30, 2, 5, 7, 4], [38, 0, 0, 2, 0], [30, 2, 5, 7, 6]].map(sheet);
    assert_eq!(ranks(&[("A", less), ("B", forty), ("C", other)]), [Some(3), Some(1), Some(1)]);
    assert_eq!(Troyes::ties(&forty), [], "nothing breaks a tie");
}

/// `T 12.2`.
#[test]
fn what_the_cathedral_costs_comes_off_the_points_gained() {
    let parts = |rows| Troyes::parts(&sheet(rows)).into_iter().map(|part| part.points).collect::<Vec<u16>>();
    let rows = [
        ([30, 2, 5, 7, 4], [26, 2, 5, 7]),
        ([30, 2, 5, 7, 0], [30, 2, 5, 7]),
        ([1, 3, 5, 7, 6], [0, 0, 3, 7]),
        ([1, 0, 0, 2, 6], [0, 0, 0, 0]),
    ];
    each(rows, |(rows, expected)| assert_eq!(parts(rows), expected, "{rows:?}"));
    assert_eq!(Troyes::parts(&sheet([30, 0, 0, 0, 4]))[0].from.as_deref(), Some("30 − 4"));
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn the_parts_are_the_points(rows in [0..40_u16, 0..18_u16, 0..20_u16, 0..24_u16, 0..4_u16]) {
        let [gained, events, tradesmen, characters, levels] = rows;
        let sheet = sheet([gained, events, tradesmen, characters, levels * 2]);
        let parts: u16 = Troyes::parts(&sheet).iter().map(|part| part.points).sum();
        prop_assert_eq!(Troyes::points(&sheet), Ok(parts));
    }

    #[test]
    fn a_sheet_is_filled_in_row_by_row(rows in prop::array::uniform5(prop::option::of(0..300_u16))) {
        let sheet = partly(rows);
        if !Troyes::is_blank(&sheet) {
            prop_assert_eq!(Filled::of::<Troyes>(&sheet).sheet::<Troyes>(), Some(sheet));
        }
    }
}

#[test]
fn what_was_told_has_only_to_be_confirmed() {
    for players in 2..=4 {
        let mut record = told_whole(players, 5);
        let day = parse_date("2026-02-28").expect("a day");
        let known = Results::blank(day, 7, &record.opening().players, Troyes::sheets(record.table()));
        let rows = Counting::all(&english(), &known, Some(record.table()), None);
        assert!(rows.values().all(|row| row.judged == Judged::default()), "{rows:?}");
        for seat in Seat::all().take(players) {
            assert_eq!(Troyes::inexact(record.table(), seat), []);
        }
        record.set_results(Some(known));
        assert!(Finished::of(&record).is_ok());
    }
}

#[test]
fn what_nobody_told_is_counted_again() {
    let words = english();
    let sheets = [("Anna", sheet([20, 1, 2, 3, 4])), ("Faye", partly([Some(9), None, Some(1), None, None]))];
    let record = over(Depth::Dice, &sheets);
    assert_eq!(Troyes::inexact(record.table(), ANNA), Row::ALL);
    let rows = Counting::all(&words, record.results().expect("they stand"), Some(record.table()), None);
    let [anna, faye] = [ANNA, FAYE].map(|seat| rows.get(seat).expect("a player").judged.clone());
    assert_eq!(anna, Judged::default(), "all of it was counted by hand");
    let missing = "Still to count: Events, Characters and Lost for empty levels.";
    assert_eq!(faye.missing[0], missing);
    let names: Vec<String> =
        record.table().characters_in_game().into_iter().map(|one| words::character(&words, one)).collect();
    assert!(names.len() == 4 && names.iter().all(|name| faye.missing[1].contains(name)), "{:?}", faye.missing);
    assert_eq!(faye.surprising.len(), 1, "they are named once: {faye:?}");
    assert_eq!(faye.surprising[0].fields, [1, 3, 4]);
}

#[test]
fn a_remark_says_what_to_look_at() {
    let words = english();
    let judged = |table: Option<&Table>, sheet: &Sheet| Troyes::judge(&words, sheet, table, false);
    assert_eq!(judged(None, &Sheet::default()), Judged::default(), "a blank sheet has no remarks");
    let wrong = judged(None, &sheet([20, 1, 2, 3, 5])).wrong;
    assert_eq!(wrong.iter().map(|remark| &remark.fields[..]).collect::<Vec<_>>(), [&[Row::Levels][..]]);

    // A tradesman stands on a space that nobody has read.
    let mut record = open(Opening { book: Book::rulebook(), ..dealt(3) });
    let mut chance = Chance(3);
    let hired = |table: &Table| {
        let taken = |work: &Work| work.tradesmen.iter().any(Option::is_some);
        table.works().iter().find(|work| taken(work)).map(|work| work.activity)
    };
    while hired(record.table()).is_none() {
        let order = any_order(&record, &mut chance).expect("the game goes on");
        record.order(order).expect("it is on offer");
    }
    let card = hired(record.table()).expect("somebody was hired");
    let missing = judged(Some(record.table()), &partly([Some(20), Some(1), None, Some(3), Some(4)])).missing;
    let name = words::activity(&words, card);
    assert_eq!(missing[0], "Still to count: Tradesmen.");
    assert!(missing[1].contains(&name), "{missing:?}");

    let table = told_whole(2, 5).table().clone();
    let most = u16::try_from(table.queue().len()).expect("few");
    let told = judged(Some(&table), &sheet([20, most + 1, 2, 24, 4]));
    let text = format!("Events: at this table {most} at most.");
    assert_eq!(told.surprising.iter().map(|remark| &remark.text).collect::<Vec<_>>(), [&text], "four characters: 24");
    let three = told_whole(3, 5).table().clone();
    let told = judged(Some(&three), &sheet([20, 1, 2, 19, 4]));
    assert_eq!(told.surprising.iter().map(|remark| &remark.fields[..]).collect::<Vec<_>>(), [&[Row::Characters][..]]);
}

#[test]
fn the_count_follows_a_correction_after_the_end() {
    let mut record = told_whole(2, 5);
    let before = Sheet::of(record.table(), ANNA);
    assert!(before.0.values().all(Option::is_some), "{before:?}");
    record.order(Order::Correct(Correction::Purse(ANNA, Good::Point, 41))).expect("a purse");
    let after = Sheet::of(record.table(), ANNA);
    assert_eq!(after.0[Row::Gained], Some(41));
    assert!(Row::ALL.into_iter().filter(|row| *row != Row::Gained).all(|row| after.0[row] == before.0[row]));
}

#[test]
fn each_seat_has_the_color_of_its_mark_in_the_picture() {
    let colors: Vec<_> = Seat::all().take(4).map(Troyes::color).collect();
    assert!(colors.iter().all(Option::is_some));
    assert!((1..4).all(|seat| !colors[..seat].contains(&colors[seat])), "{colors:?}");
    assert_eq!(Troyes::color(Seat(4)), None);
}

#[test]
fn the_count_is_a_ceremony_row_by_row_to_the_winner() {
    let words = english();
    let sheets =
        [("Anna", sheet([20, 1, 2, 9, 4])), ("Faye", sheet([12, 2, 4, 7, 2])), ("Geoffrey", sheet([3, 0, 0, 1, 6]))];
    let record = over(Depth::Dice, &sheets);
    let ceremony = Ceremony::new(&Finished::of(&record).expect("a game"), record.table(), Turn::default());
    assert_eq!(ceremony.race().categories(), 5);
    assert_eq!(ceremony.race().totals().into_iter().collect::<Vec<_>>(), [28, 23, 0]);
    let steps = ceremony.steps();
    let [first, .., last] = &steps[..] else { panic!("{steps:?}") };
    assert_eq!((*first, *last), (Step::Names, Step::Podium));
    let names: Vec<String> = (0..4).map(|row| ceremony.name(&words, Step::Category(row))).collect();
    assert_eq!(names, ["Points gained", "Lost for empty levels", "Events", "Tradesmen"]);
    assert_eq!(ceremony.heading(&words, Step::Duel), "Characters", "what each gave is not known");
    assert_eq!(ceremony.race().brought(Step::Category(1)), [-4, -2, -3].into(), "what is missing costs");
    let spoken = ceremony.spoken(&words, Step::Category(1));
    assert_eq!(
        spoken,
        "Lost for empty levels. Empty levels: Geoffrey 3, Anna 2, Faye 1. Points: Faye −2, Geoffrey −3, Anna −4. \
         Anna leads with 16."
    );
    assert!(ceremony.sentence(&words, Step::Winner).contains("Anna"));
    let awards = ceremony.sentence(&words, Step::Awards);
    assert_eq!(
        awards,
        "Most points from characters: Anna (Characters: 9). Best tradesmen: Faye (Tradesmen: 4). \
         On the most events: Faye (Events: 2)."
    );
    assert!(results_text(&words, record.results().expect("they stand")).contains("Points gained"));
    let csv = results_csv(&words, record.results().expect("they stand"));
    assert_eq!(csv.lines().nth(1), Some("2026-02-28,Anna,20,1,2,9,4,16,28,1"));
}

/// How many each has, who has most, and what it brings, building by building.
#[test]
fn the_majority_in_each_building_is_counted_aloud() {
    let mut record = told_whole(4, 5);
    record.set_results(Some(table_results(&record)));
    let table = record.table();
    let ceremony = Ceremony::new(&Finished::of(&record).expect("a game"), table, Turn::default());
    let counts_for = table.characters_in_game().contains(&Character::Chretien);
    let stand = |seat: Seat, at| u16::from(table.standing(at).get(seat.into()).copied().unwrap_or_default());
    for language in Language::ALL {
        let words = Words::of::<Troyes>(language, Manner::Plain);
        let view = ceremony.view(&words);
        let stood = Building::ALL.into_iter().filter(|at| (0..4).any(|seat| stand(Seat(seat), *at) > 0));
        for (step, at) in (0..).zip(stood) {
            let (category, step) = (&view.categories[step], Step::Category(step));
            assert_eq!(
                (category.counts, ceremony.heading(&words, step)),
                (Counts::Majority, words::building(&words, at))
            );
            let had = &category.tally.as_ref().expect("citizens").had;
            assert!(had.iter().all(|(seat, (_, count))| *count == stand(seat, at)), "{had:?}");
            let most = had.values().map(|(_, count)| *count).max().expect("four players");
            let sentence = ceremony.sentence(&words, step);
            for (name, (_, count)) in view.players.values().zip(had.values()) {
                assert_eq!(sentence.contains(&format!("{name} {most}")), *count == most, "{sentence}");
            }
            let spoken = ceremony.spoken(&words, step);
            assert!(spoken.contains(&sentence) && spoken.contains(&category.rule), "{spoken}");
            let character = words::character(&words, Character::Chretien);
            assert_eq!(category.rule.contains(&character), counts_for, "{}", category.rule);
            check(&words, &spoken);
            assert_eq!(ceremony.race().points(step), [0; 4].into(), "standing alone brings nothing");
        }
    }
}

/// Each with what it counts and what it gives, as the cards are turned over.
#[test]
fn characters_are_counted_one_by_one_in_the_ceremony() {
    let mut record = told_whole(4, 5);
    record.set_results(Some(table_results(&record)));
    let table = record.table();
    let ceremony = Ceremony::new(&Finished::of(&record).expect("a game"), table, Turn::default());
    let all = table.characters_in_game();
    let stands = |at: &Building| table.players().any(|(seat, _)| table.stand(seat, *at) > 0);
    let before = Building::ALL.iter().filter(|at| stands(at)).count() + 4;
    assert_eq!(ceremony.race().categories(), before + all.len());
    let scores = table.score().expect("everything was told");
    let totals = scores.map(|(_, score)| u16::try_from(score.total().max(0)).expect("few"));
    assert_eq!(ceremony.race().totals(), totals);
    for language in Language::ALL {
        let words = Words::of::<Troyes>(language, Manner::Plain);
        let view = ceremony.view(&words);
        for (at, one) in (before..).zip(&all) {
            let category = &view.categories[at];
            assert_eq!(category.name, words::character(&words, *one));
            // Phones have room for words: each number of the card, and no sign between them.
            for (least, points) in one.scale(4) {
                assert!(category.rule.contains(&format!("{least}+\u{a0}→\u{a0}{points}")), "{}", category.rule);
                assert!(
                    category.told.contains(&least.to_string()) && !category.told.contains('→'),
                    "{}",
                    category.told
                );
            }
            check(&words, &category.told);
            let tally = category.tally.as_ref().expect("something is counted");
            assert!(tally.had.iter().all(|(seat, (_, count))| *count == table.judged(seat, *one)));
            let most = tally.had.values().map(|(_, count)| *count).max().unwrap_or_default();
            let spoken = ceremony.spoken(&words, Step::Category(at));
            assert!(most == 0 || spoken.contains(&tally.what) && spoken.contains(&format!(" {most}")), "{spoken}");
            check(&words, &spoken);
        }
    }
    let given = |step| ceremony.race().brought(step);
    let score = |seat: Seat| scores.get(seat).expect("a player");
    for (at, one) in (before..before + all.len() - 1).zip(0..) {
        let all = given(Step::Category(at));
        assert!(all.iter().all(|(seat, points)| *points == i32::from(score(seat).characters[one].1)), "{all:?}");
        assert_eq!(ceremony.bell(Step::Category(at)), Some(Bell::Flip));
    }
}

#[test]
fn every_language_says_how_a_sheet_is_counted() {
    for language in Language::ALL {
        let words = Words::of::<Troyes>(language, Manner::Plain);
        let steps = Troyes::count_steps(&words);
        assert_eq!(steps.len(), Row::ALL.len());
        for step in &steps {
            assert!(!step.sum.starts_with(char::is_numeric), "{}: it is only an example", step.sum);
            check(&words, &step.text);
        }
        let table = Table::open(Setup::house(4)).expect("a sound setup");
        let sheet = partly([Some(20), Some(9), None, None, Some(4)]);
        let judged = Troyes::judge(&words, &sheet, Some(&table), false);
        assert_eq!((judged.missing.len(), judged.surprising.len()), (1, 1));
        judged
            .missing
            .iter()
            .chain(judged.surprising.iter().map(|remark| &remark.text))
            .for_each(|text| check(&words, text));
    }
}

/// Le Roy is counted beside the player: row by row, and character by character.
#[test]
fn le_roy_is_counted_beside_the_player() {
    for code in ["Market Day", "Troyes", "Fair"] {
        let mut record = played(alone(code, &[]), |_| false);
        record.set_results(Some(table_results(&record)));
        let table = record.table();
        let ceremony = Ceremony::new(&Finished::of(&record).expect("a game"), table, Turn::default());
        let score = table.score().expect("everything was told").into_iter().next().expect("a player");
        let roy = table.roy_score().expect("a game against him");
        let totals = [&score, &roy].map(|score| u16::try_from(score.total().max(0)).expect("few"));
        assert_eq!(ceremony.race().totals(), totals.into());
        let lost = score.total() <= roy.total();
        assert_eq!(ceremony.race().ranks(), (if lost { [2, 1] } else { [1, 2] }).into());
        let words = english();
        let view = ceremony.view(&words);
        let name = words::owner(&words, Owner::Roy);
        assert_eq!(view.players, ["Anna".to_owned(), name.clone()].into());
        assert_eq!(ceremony.sentence(&words, Step::Names), format!("Anna, {name}"));
        let gained = view.categories.iter().position(|category| category.name == words::row(&words, Row::Gained));
        let gained = Step::Category(gained.expect("a row"));
        assert_eq!(ceremony.race().brought(gained), [score.gained, roy.gained].map(i32::from).into());
        assert!(ceremony.steps().contains(&Step::Duel), "nobody sees who is ahead until the last card");
    }
}
