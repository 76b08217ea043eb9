//! The almanac: what bots do over many games, and the figures that are kept.

use town_crier::almanac::{Counts as _, Kept, Plan, Studied as _, Verdict, csv, study};
use town_crier::chronicle::Code;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::almanac::{CityCounts, Count, Kind};
use town_crier::games::troyes::record::{Next, Opening, Record, bot_order, deal_bots};
use town_crier::games::troyes::rules::{Activity, Book, CardNumber, Event};

use super::record::{code, dealt};
use crate::tried::each;

/// What ten thousand games came to, by the number of players.
const KEPT: [(usize, &str); 3] = [
    (2, include_str!("../../../assets/troyes/almanac/2.csv")),
    (3, include_str!("../../../assets/troyes/almanac/3.csv")),
    (4, include_str!("../../../assets/troyes/almanac/4.csv")),
];

fn studied(opening: Opening, games: u64, seed: &str, threads: usize) -> CityCounts {
    let plan = Plan { opening, seed: code(seed), games, threads: threads.try_into().ok() };
    study::<Troyes>(&plan, |_| ()).expect("the code deals all")
}

fn english() -> Words {
    Words::of::<Troyes>(Language::English, Manner::Plain)
}

fn figure(kept: &Kept, table: &str, row: &str, column: &str) -> f64 {
    kept.get(table, row, column).unwrap_or_else(|| panic!("{table}, {row}, {column}")).seen
}

#[test]
fn no_seat_wins_too_often_no_activity_gives_too_much_and_no_round_is_without_a_deed() {
    each(KEPT, |(players, text)| {
        assert!(text.contains("played,game,,troyes,\n") && text.contains("played,games,,10000,\n"), "{text}");
        let kept = Kept::read(text);
        // A shared victory counts for each, so with two players both can win more than half.
        let (seat, turn) = ([0.54, 0.38, 0.30][players - 2], [0.56, 0.42, 0.40][players - 2]);
        // Whoever starts the last round wins more often: with four players the second, who starts the second, too.
        for (table, most) in [("seats", seat), ("turns", turn)] {
            for row in 1..=players {
                let won = figure(&kept, table, &row.to_string(), "won");
                assert!(won <= most, "{players} players: {table}, {row} wins {won}");
            }
        }
        let points = |card: &Activity| {
            let of = |column| figure(&kept, "activities", card.name(), column);
            of("effect") + of("spaces")
        };
        for number in CardNumber::ALL {
            let has = |card: &Activity| !card.is_bonus() && Book::house().number(*card) == number;
            let cards: Vec<Activity> = Activity::ALL.into_iter().filter(has).collect();
            let mean = cards.iter().map(points).sum::<f64>() / f64::from(u8::try_from(cards.len()).expect("nine"));
            for card in cards {
                let times = points(&card) / mean;
                assert!(times <= 1.5, "{players} players: {card:?} gives {times} times the mean of its number");
            }
        }
        assert!(figure(&kept, "rounds", "deeds", "fewest") >= 1.0);
    });
}

#[test]
fn fewer_games_come_to_the_figures_that_are_kept() {
    let (games, words) = (16, english());
    let counts = studied(dealt(4), games, "ALMANAC", 2);
    let seen = Kept::read(&csv(&[], &Troyes::figures(&words, &counts), &[]));
    let kept = Kept::read(KEPT[2].1);
    for ([table, row, column], cell) in seen.all() {
        let known = figure(&kept, table, row, column);
        // Four times how far so few games may be from the truth.
        let far = match (table.as_str(), column.as_str()) {
            ("seats" | "turns" | "bots", "won") => 4.0 * (known * (1.0 - known) / 16.0).sqrt(),
            ("seats" | "turns" | "bots", "total") => 5.0,
            ("points", _) => 4.0,
            ("events", "came") => 0.5,
            ("rounds", "none") => 0.05,
            ("rounds", "average") => 0.1 * known.max(1.0),
            // Of a card that comes seldom, a few games tell little.
            _ => continue,
        };
        assert!((cell.seen - known).abs() <= far, "{table}, {row}, {column}: {} and not {known}", cell.seen);
    }
}

#[test]
fn any_number_of_threads_counts_the_same() {
    let one = studied(dealt(3), 3, "THREADS", 1);
    assert_eq!(one, studied(dealt(3), 3, "THREADS", 3));
    let mut sum = one.clone();
    sum.add(&one);
    assert_eq!(sum.games(), 6);
    let all = |count: Count| one.whole(count).iter().sum::<u64>();
    assert_eq!([all(Count::Won), all(Count::WonAt)], [all(Count::WonBy); 2]);
    assert_eq!((all(Count::Start), all(Count::Came), all(Count::RoundDeeds)), (3, 3 * 9, 3 * 5));
    assert_eq!(
        [all(Count::Points), all(Count::PointsAt), all(Count::Bonus)],
        [all(Count::PointsBy), all(Count::PointsBy), 0]
    );
}

/// The third game of a seed is the one that its code deals.
#[test]
fn a_game_of_the_almanac_is_played_alike() {
    let before = studied(dealt(2), 2, "CRIED", 1);
    let third = studied(dealt(2), 3, "CRIED", 1);
    let code: Code = code("CRIED-3");
    let mut record = Record::open(Opening { code: code.clone(), ..dealt(2) }).expect("it opens");
    let bots = deal_bots(&code);
    loop {
        let ask = match record.next() {
            Next::Order(ask) => ask,
            Next::Choose(_) | Next::Pick | Next::Enter => {
                bot_order(&code, &bots, record.table()).expect("a bot chooses")
            }
            Next::Over => break,
        };
        record.ask(ask).expect("the rules accept it");
    }
    let orders = record.done().len();
    assert_eq!(third.get(Count::GameOrders, orders), before.get(Count::GameOrders, orders) + 1);
    let totals: i64 =
        record.table().score().expect("all is known").values().map(|score| i64::from(score.total())).sum();
    let points = |counts: &CityCounts| {
        let kinds = Kind::ALL.into_iter().cycle().zip(counts.whole(Count::PointsAt));
        let signed = |(kind, points): (Kind, &u64)| {
            let points = i64::try_from(*points).expect("few");
            if kind.is_loss() { -points } else { points }
        };
        kinds.map(signed).sum::<i64>()
    };
    assert_eq!(points(&third) - points(&before), totals, "every point has its kind");
}

#[test]
fn chance_is_tested_with_the_bonus_cards_and_without() {
    let words = english();
    for bonus in [false, true] {
        let counts = studied(Opening { bonus, ..dealt(2) }, 4, "FAIR", 1);
        let tests = Troyes::fairness(&words, &counts);
        let keys: Vec<&str> = tests.iter().map(|test| test.key).collect();
        assert_eq!(keys, ["dice", "black", "start", "characters", "activities", "events"]);
        let degrees: Vec<u32> = tests.iter().map(|test| test.test.degrees).collect();
        let cards = if bonus { [21, 14] } else { [18, 13] };
        assert_eq!(degrees, [5, 5, 1, 5, cards[0], cards[1]]);
        assert!(tests.iter().all(|test| test.test.statistic.is_finite()));
        assert_eq!(tests[3].test.verdict(), Verdict::TooFew);
        assert_eq!(counts.get(Count::Bonus, 0), if bonus { 4 } else { 0 });
        let came = counts.get(Count::EventCame, Event::Marauding as usize);
        assert_eq!(came, 4, "it is on the board of every game");
    }
}
