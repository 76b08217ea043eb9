//! The hall of fame over the scripted season, held against the numbers that `season.py` printed.

use std::str::FromStr as _;

use town_crier::chronicle::hall::{GameId, PlayerName};
use town_crier::games::troyes_dice::record::{DiceFrom, Finished, FinishedReason, Hall, Opening, Record, Results};
use town_crier::games::troyes_dice::rules::{Color, Face, Order, Roll, Score, SheetReason};
use town_crier::play::Seat;

use crate::chronicle::stored::{begun, has_gone_on};
use crate::games::troyes_dice::english;
use crate::games::troyes_dice::hall::season::{self, ALONE, COUNTED, FIRST, GAMES, OF_CODE, TIED};
use crate::games::troyes_dice::kit::{played, player, points, reckoning, sheet};
use crate::games::troyes_dice::said;

fn named(name: &str) -> PlayerName {
    PlayerName::new(name).unwrap()
}

fn game(stamp: u64, players: &[(&str, u8)]) -> Finished {
    let mut record = played("MARKET", false);
    let players = players.iter().map(|(name, citizens)| player(name, points(*citizens))).collect();
    record.set_results(Some(Results { stamp, ..reckoning(players) }));
    Finished::of(&record).unwrap()
}

#[test]
fn the_season_as_counted() {
    let hall = season::hall_of(GAMES);
    assert_eq!(hall.games().len(), GAMES);
    for (at, (games, wins, best, sum)) in COUNTED.into_iter().enumerate() {
        let standings = hall.ranking();
        let standing = standings.iter().find(|standing| standing.name == season::name(at)).unwrap();
        assert_eq!((standing.games, standing.wins, standing.best, standing.sum), (games, wins, best, sum));
        let average = f64::from(u32::try_from(sum).unwrap()) / f64::from(u32::try_from(games).unwrap());
        assert!((standing.average().unwrap() - average).abs() < 1e-9);
        let scores: Vec<u16> = hall.scores_of(&season::name(at)).into_iter().map(|(_, score)| score).collect();
        assert_eq!(scores[..5], FIRST[at]);
    }
    let order: Vec<String> = hall.ranking().iter().map(|standing| standing.name.as_str().to_lowercase()).collect();
    assert_eq!(order, ["cleo", "ann", "dora", "bo"], "most wins first");
}

#[test]
fn ties_and_games_alone_as_counted() {
    let hall = season::hall_of(GAMES);
    for (at, game) in hall.games().iter().enumerate() {
        assert_eq!(game.winners().len(), if at == TIED { 2 } else { 1 }, "game {at}");
        assert_eq!(game.players().len() == 1, ALONE.contains(&at), "game {at}");
    }
}

#[test]
fn codes_as_counted() {
    let hall = season::hall_of(GAMES);
    let codes: Vec<_> = hall.by_code().iter().map(|of| (of.code.to_string(), of.games.len(), of.best())).collect();
    assert_eq!(codes, OF_CODE.map(|(code, games, best)| (code.to_owned(), games, Some(best))));
    let market = &hall.by_code()[3];
    assert!(market.games.windows(2).all(|pair| pair[0].date() < pair[1].date()), "as they were played");
}

#[test]
fn a_name_is_shown_as_it_was_written_last() {
    let mut hall = Hall::default();
    hall.add(game(2, &[("BO", 1), ("ann", 2)]));
    hall.add(game(1, &[("Bo", 1), ("Ann", 2)]));
    let names: Vec<String> = hall.ranking().iter().map(|standing| standing.name.to_string()).collect();
    assert_eq!(names, ["ann", "BO"]);
}

#[test]
fn names_are_matched_whatever_their_letters() {
    for (one, other) in [("Ann", " aNN\n"), ("Zoé", "ZOE\u{301}"), ("Ærø", "æRØ")] {
        assert_eq!(named(one), named(other));
        assert_eq!(named(one).cmp(&named(other)), std::cmp::Ordering::Equal);
    }
    assert_ne!(named("Zoe"), named("Zoé"));
    assert_eq!(PlayerName::new(" \t"), None);
}

#[test]
fn a_corrected_game_counts_once() {
    let mut hall = Hall::default();
    assert_eq!(hall.add(game(1, &[("Ann", 30), ("Bo", 20)])), None);
    let before = hall.add(game(1, &[("Ann", 30), ("Bob", 40)]));
    assert_eq!(before.map(|game| game.winners()), Some(vec![Seat(0)]));
    assert_eq!(hall.games().len(), 1);
    assert_eq!(hall.games()[0].winners(), [Seat(1)]);
    assert_eq!(hall.ranking().len(), 2, "Bo never was");
    let id = hall.games()[0].id();
    assert!(hall.remove(id).is_some() && hall.remove(id).is_none() && hall.games().is_empty());
}

#[test]
fn a_code_played_again_counts_again() {
    let mut hall = Hall::default();
    hall.add(game(1, &[("Ann", 30)]));
    hall.add(game(2, &[("Ann", 30)]));
    assert_eq!(hall.games().len(), 2);
    assert_eq!(hall.by_code()[0].games.len(), 2);
}

#[test]
fn an_id_stays_what_it_is() {
    // Were it ever another, a game that is corrected would count twice.
    let id = game(1, &[("Ann", 30)]).id();
    assert_eq!(id.to_string(), "64ceddcfb5798b2a73a9ad83582c25d1");
    assert_eq!(GameId::from_str(&id.to_string()), Ok(id));
    for text in ["", "0", "+0000000000000000000000000000000", "ABCDEF00000000000000000000000000"] {
        assert_eq!(said(&GameId::from_str(text).unwrap_err()), "a game’s id has 32 small hexadecimal digits");
    }
}

#[test]
fn another_game_was_taken_over_where_other_dice_were_struck_before() {
    let id = |struck: &[(Color, u8)]| {
        let opening = Opening { day: 8, struck: struck.to_vec(), ..Opening::from_code("MARKET".parse().unwrap()) };
        let mut record = Record::open(opening).unwrap();
        while has_gone_on(&mut record) {}
        record.set_results(Some(reckoning(vec![player("Ann", points(30))])));
        Finished::of(&record).unwrap().id()
    };
    let (red, white) = ((Color::Red, 5), (Color::White, 3));
    assert_eq!(id(&[red, white]), id(&[white, red]), "in whatever order they are named");
    assert!(id(&[red]) != id(&[]) && id(&[red]) != id(&[red, white]));
}

#[test]
fn a_physical_game_has_no_code() {
    let mut opening = Opening::from_code("MARKET".parse().unwrap());
    opening.plazas = Some(opening.setup().plazas);
    opening.dice = DiceFrom::Entered;
    opening.day = 8;
    let mut record = Record::open(opening).unwrap();
    for _ in 0..2 {
        record.order(Order::Roll(Roll::new(Face::One, [Face::Two; 3]))).unwrap();
        record.order(Order::Close).unwrap();
    }
    record.set_results(Some(reckoning(vec![player("Ann", points(3))])));
    let mut hall = Hall::default();
    hall.add(Finished::of(&record).unwrap());
    assert!(hall.by_code().is_empty() && hall.games()[0].code().is_none());
}

#[test]
fn a_game_alone_is_not_won() {
    let mut hall = Hall::default();
    hall.add(game(1, &[("Ann", 60)]));
    assert_eq!(hall.ranking()[0].wins, 0);
    hall.add(game(2, &[("Ann", 60), ("Bo", 60)]));
    assert_eq!(hall.ranking().iter().map(|standing| standing.wins).collect::<Vec<_>>(), [1, 1]);
}

#[track_caller]
fn check_refused(record: &Record, expected: &[FinishedReason], sentences: &[&str]) {
    let reasons = Finished::of(record).expect_err("it should be refused");
    assert_eq!(reasons, expected);
    let said: Vec<String> = reasons.iter().map(|reason| english().finished_reason(reason, record.results())).collect();
    assert_eq!(said, sentences);
}

#[test]
fn what_makes_no_finished_game() {
    let mut begun = begun("MARKET");
    check_refused(
        &begun,
        &[FinishedReason::NotOver, FinishedReason::Nobody],
        &["The game is not over.", "No sheet has been entered yet."],
    );
    begun.set_results(Some(reckoning(vec![player("Ann", points(3))])));
    check_refused(&begun, &[FinishedReason::NotOver], &["The game is not over."]);

    let mut over = played("MARKET", false);
    over.set_results(Some(reckoning(Vec::new())));
    check_refused(&over, &[FinishedReason::Nobody], &["No sheet has been entered yet."]);
    let wrong = sheet([7, 0, 0, 0, 0, 0], [0; 6], [0; 3], 61);
    let players = vec![player("Ann", wrong), player(" ", points(1)), player("", points(1)), player("ANN ", points(1))];
    over.set_results(Some(reckoning(players)));
    let reasons = Score::of(sheet([7, 0, 0, 0, 0, 0], [0; 6], [0; 3], 61)).unwrap_err().reasons;
    assert_eq!(reasons.len(), 2);
    check_refused(
        &over,
        &[
            FinishedReason::Sheet(Seat(0), reasons[0]),
            FinishedReason::Sheet(Seat(0), SheetReason::TooManyCitizens(61)),
            FinishedReason::NoName(Seat(1)),
            FinishedReason::NoName(Seat(2)),
            FinishedReason::NameTwice(Seat(0), Seat(3)),
        ],
        &[
            "Ann: Fortress: a row has 6 buildings, not 7. Please count that row again.",
            "Ann: There are at most 60 citizens, not 61. Please count them again.",
            "Player 2 has no name.",
            "Player 3 has no name.",
            "Two players are called ANN.",
        ],
    );
}
