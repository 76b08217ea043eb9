//! The scoring of a game, for whoever knows no game: the desk's own checks, and nothing told too early.

use jiff::civil::date;
use town_crier::chronicle::hall::{Finished, Hall, PlayerName};
use town_crier::chronicle::{PlayerSheet, Results};
use town_crier::games::dice_village::{self, DiceVillage};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Record;
use town_crier::play::Seat;
use town_crier::show::{Counted as _, Filled, Row, Scoring, boxes, form};

use crate::games::troyes_dice::english;
use crate::games::troyes_dice::kit::played;
use crate::tried::each;

/// A sheet with that many citizens and nothing else.
fn citizens(number: u16) -> Filled {
    let mut numbers = vec![None; TroyesDice::FIELDS.len()];
    *numbers.last_mut().unwrap() = Some(number);
    Filled { numbers, ticks: vec![true] }
}

fn results(points: &[(&str, u16)], stamp: u64) -> Results<TroyesDice> {
    let player = |(name, points): &(&str, u16)| PlayerSheet {
        name: (*name).to_owned(),
        sheet: citizens(*points).sheet::<TroyesDice>().unwrap(),
    };
    Results { date: date(2026, 2, 28), stamp, players: points.iter().map(player).collect() }
}

fn seat(scoring: &Scoring, name: &str) -> Option<Seat> {
    scoring.seat(&PlayerName::new(name).unwrap())
}

#[test]
fn a_sheet_is_judged_as_at_the_desk() {
    let (words, mut record) = (english(), played("MARKETDAY", false));
    let scoring = Scoring::of(&record, false, None);
    for filled in [Filled::default(), citizens(9), citizens(200), Filled { numbers: vec![Some(7); 16], ticks: vec![] }]
    {
        for filling in [false, true] {
            let judged = scoring.judged(&words, &filled, filling).unwrap();
            let sheet = filled.sheet::<TroyesDice>().unwrap();
            let alone =
                Results { players: [PlayerSheet { sheet, ..PlayerSheet::default() }].into(), ..results(&[], 1) };
            let desk = Row::all(&words, &alone, Some(record.table()), filling.then_some(Seat(0))).remove(Seat(0));
            assert_eq!(judged, Row { rank: None, ..desk.unwrap() });
        }
    }
    let boxes = boxes::<TroyesDice>(&words, "Anna", &citizens(9).sheet::<TroyesDice>().unwrap());
    assert!(boxes[0].head.contains("Anna") && boxes[0].boxes[0].ticked && !boxes[0].boxes[1].ticked);
    assert!(
        !scoring.boxes(&words, "Anna")[0].boxes[0].ticked && scoring.boxes(&words, "Anna")[0].head == boxes[0].head
    );
    assert_eq!(scoring.form(&words), form::<TroyesDice>(&words));
    record.set_results(Some(results(&[("Anna", 9), (" ", 0)], 1)));
    assert_eq!(Scoring::of(&record, false, None).names(), ["Anna"]);
}

#[test]
fn what_no_sheet_can_hold_is_refused_as_a_whole() {
    let (words, record) = (english(), played("MARKETDAY", false));
    let scoring = Scoring::of(&record, false, None);
    let fields = citizens(0).numbers.len();
    let rows = [
        citizens(256),
        citizens(u16::MAX),
        Filled { numbers: vec![Some(0); fields + 1], ticks: vec![] },
        Filled { numbers: vec![], ticks: vec![false; 7] },
    ];
    each(rows, |filled| {
        assert_eq!(scoring.judged(&words, &filled, true), None, "{filled:?}");
    });
    let whole = Filled { numbers: vec![Some(1); fields], ticks: vec![true; 6] };
    assert_eq!(Filled::of::<TroyesDice>(&whole.sheet::<TroyesDice>().unwrap()), whole);
}

#[test]
fn nobody_is_told_a_result_before_everybody_was() {
    let (words, mut record) = (english(), played("MARKETDAY", false));
    record.set_results(Some(results(&[("Anna", 20), ("Ben", 31), ("Carl", 20)], 1)));
    assert_eq!(Scoring::of(&record, false, Some(&Hall::default())).outcome(&words, Seat(0)), None);
    let mut hall = Hall::<TroyesDice>::default();
    let mut before = played("BEFORE", false);
    before.set_results(Some(Results { date: date(2026, 1, 3), ..results(&[("anna", 12), ("Dora", 5)], 1) }));
    hall.add(Finished::of(&before).unwrap());
    let told = Scoring::of(&record, true, Some(&hall));
    let anna = told.outcome(&words, seat(&told, "ANNA").unwrap()).expect("a result");
    assert_eq!((anna.points, anna.rank, anna.of), (20, 2, 3));
    assert_eq!(anna.before.iter().map(|game| (game.points, game.rank, game.of)).collect::<Vec<_>>(), [(12, 1, 2)]);
    assert_eq!(anna.parts.iter().map(|part| part.points).sum::<u16>(), anna.points);
    let ben = told.outcome(&words, Seat(1)).expect("a result");
    assert!(ben.before.is_empty() && !ben.new.is_empty(), "whoever wins first has something new");
    assert!(ben.new.iter().all(|new| ben.achievements.contains(new)));
    assert_eq!((seat(&told, "Dora"), told.outcome(&words, Seat(3))), (None, None), "she did not play");
    hall.add(Finished::of(&record).unwrap());
    assert_eq!(Scoring::of(&record, true, Some(&hall)).outcome(&words, Seat(0)), Some(anna), "a game counts once");
}

#[test]
fn the_scoring_of_a_game_is_no_other_ones() {
    let (one, other) = (played("MARKETDAY", false), played("OTHER", false));
    let of = |record: &Record| Scoring::of(record, false, None);
    assert_eq!(of(&one).play(), of(&one).play());
    assert_ne!(of(&one).play(), of(&other).play());
}

/// A game of Dice Village in which nobody sold anything, opened for players of these names.
fn village(names: &[&str]) -> town_crier::chronicle::Record<DiceVillage> {
    let players = names.iter().map(|name| (*name).to_owned()).collect();
    let opening = dice_village::record::Opening::from_code("MARKETDAY".parse().unwrap());
    town_crier::chronicle::Record::open(dice_village::record::Opening { players, ..opening }).unwrap()
}

#[test]
fn a_phone_finds_its_seat_by_the_players_name() {
    let mut record = played("MARKETDAY", false);
    assert_eq!(seat(&Scoring::of(&record, false, None), "Anna"), None, "nobody is named");
    record.set_results(Some(results(&[("", 0), (" Anna\u{301} ", 9), ("anna\u{301}", 3)], 1)));
    let scoring = Scoring::of(&record, false, None);
    assert_eq!(seat(&scoring, "ANN\u{c1}"), Some(Seat(1)), "of two who are called alike the first");
    assert_eq!(["Ben", "Player 1", "Red"].map(|name| seat(&scoring, name)), [None; 3]);
    // Somebody takes the first player out, and the second one is renamed.
    record.set_results(Some(results(&[("Anna", 9), ("Ben", 3)], 1)));
    let scoring = Scoring::of(&record, false, None);
    assert_eq!(["Anna", "Anna\u{301}", "Ben"].map(|name| seat(&scoring, name)), [Some(Seat(0)), None, Some(Seat(1))]);
}

#[test]
fn a_seat_without_a_name_is_found_by_its_color_in_any_language() {
    let mut record = village(&["", "Anna", "", ""]);
    let colors = ["Red", "rot", "Rouge", "Czerwony", "Blue", "Blau", "Grün", "Żółty", "Anna"];
    let seats = [Some(0), Some(0), Some(0), Some(0), None, None, Some(2), Some(3), Some(1)].map(|at| at.map(Seat));
    let found = |record: &_| colors.map(|name| seat(&Scoring::of(record, false, None), name));
    assert_eq!(found(&record), seats, "before anything is counted; Anna is called by no color");
    // The desk speaks German, and writes the colors down.
    let named = |names: &[&str]| {
        let player = |name: &&str| PlayerSheet { name: (*name).to_owned(), ..PlayerSheet::default() };
        Results { date: date(2026, 2, 28), stamp: 1, players: names.iter().map(player).collect() }
    };
    record.set_results(Some(named(&["Rot", "Anna", "Grün", "Gelb"])));
    assert_eq!(found(&record), seats);
    // Without the first player everybody moves up; a color stays whose it was.
    record.set_results(Some(named(&["Anna", "Grün", "Gelb"])));
    assert_eq!(found(&record), [None, None, None, None, None, None, Some(1), Some(2), Some(0)].map(|at| at.map(Seat)));
    // A color goes by what is written, wherever it stands.
    record.set_results(Some(named(&["Blue", "Anna"])));
    assert_eq!(seat(&Scoring::of(&record, false, None), "Blau"), Some(Seat(0)));
}
