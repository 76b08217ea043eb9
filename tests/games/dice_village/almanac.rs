//! The almanac: what bots do over many games, and the figures that are kept.

use town_crier::almanac::{Counts as _, Kept, Plan, Studied as _, csv, study};
use town_crier::cli::Run;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::almanac::{Count, VillageCounts};

use crate::cli::{printed, run};
use crate::games::dice_village::english;
use crate::games::dice_village::record::{code, dealt};
use crate::tried::each;

/// What ten thousand games came to, by the number of players.
const KEPT: [(usize, &str); 3] = [
    (2, include_str!("../../../assets/dice-village/almanac/2.csv")),
    (3, include_str!("../../../assets/dice-village/almanac/3.csv")),
    (4, include_str!("../../../assets/dice-village/almanac/4.csv")),
];

fn studied(players: usize, games: u64, seed: &str, threads: usize) -> VillageCounts {
    let threads = threads.try_into().ok();
    let plan = Plan { opening: dealt(players), seed: code(seed), games, threads };
    study::<DiceVillage>(&plan, |_| ()).expect("the code deals all")
}

fn figure(kept: &Kept, table: &str, row: &str, column: &str) -> f64 {
    kept.get(table, row, column).unwrap_or_else(|| panic!("{table}, {row}, {column}")).seen
}

#[test]
fn no_seat_wins_too_often_and_no_reward_is_bought_too_often_or_too_seldom() {
    each(KEPT, |(players, text)| {
        assert!(text.contains("played,game,,dice-village,\n") && text.contains("played,games,,10000,\n"), "{text}");
        let kept = Kept::read(text);
        let most = [0.55, 0.37, 0.30][players - 2];
        for seat in 1..=players {
            let won = figure(&kept, "seats", &seat.to_string(), "won");
            assert!(won < most, "{players} players: turn {seat} wins {won}");
        }
        for reward in ["1 coin", "2 coins", "5 favours", "free card", "free die", "free placement"] {
            let of = |column| figure(&kept, "rewards", reward, column);
            for part in ["bought", "used"] {
                let times = of(part) / of("deck");
                assert!((0.5..=2.0).contains(&times), "{players} players: {reward} is {part} {times} times its part");
            }
        }
        assert!(figure(&kept, "rounds", "rounds", "longest") <= 40.0);
    });
}

#[test]
fn fewer_games_come_to_the_figures_that_are_kept() {
    let (games, words) = (120, english());
    let counts = studied(4, games, "ALMANAC", 2);
    let seen = Kept::read(&csv(&[], &DiceVillage::figures(&words, &counts), &[]));
    let kept = Kept::read(KEPT[2].1);
    assert_eq!(
        seen.all().count(),
        kept.all().filter(|([table, ..], _)| !["played", "chi-square"].contains(&table.as_str())).count()
    );
    for ([table, row, column], cell) in seen.all() {
        let known = figure(&kept, table, row, column);
        // Four times how far so few games may be from the truth; a share of cards is far nearer.
        let far = match (table.as_str(), column.as_str()) {
            (_, "deck") => 1e-9,
            ("seats" | "bots", "won") => 4.0 * (known * (1.0 - known) / 100.0).sqrt(),
            ("rewards", _) => 0.05,
            ("rounds", "shortest" | "longest") => 10.0,
            _ => 1.5,
        };
        assert!((cell.seen - known).abs() <= far, "{table}, {row}, {column}: {} and not {known}", cell.seen);
    }
}

#[test]
fn any_number_of_threads_counts_the_same() {
    let one = studied(3, 12, "THREADS", 1);
    assert_eq!(one, studied(3, 12, "THREADS", 3));
    let mut sum = one.clone();
    sum.add(&one);
    assert_eq!(sum.games(), 24);
    assert_eq!(one.whole(Count::WonAt).iter().sum::<u64>(), one.whole(Count::WonBy).iter().sum::<u64>());
    assert_eq!(one.get(Count::First, 0) + one.get(Count::First, 1) + one.get(Count::First, 2), 12);
}

/// The third game of a seed is the one that `cry` shows for its code.
#[test]
fn a_game_of_the_almanac_is_cried_alike() {
    let before = studied(2, 2, "CRIED", 1);
    let third = studied(2, 3, "CRIED", 1);
    let cry = printed(&["cry", "--game", "dice-village", "--code", "CRIED-3", "--bots", "--format", "json"], "");
    let rounds = cry.matches("\"event\":\"caravans\"").count();
    assert_eq!(third.get(Count::Rounds, rounds), before.get(Count::Rounds, rounds) + 1);
}

#[test]
fn the_command_tells_people_and_programs() {
    let ran = run(&["almanac", "--game", "dice-village", "--games", "10", "--players", "3"], "");
    assert_eq!(ran.run, Run::Exit(0), "{}", ran.err);
    assert!(
        ran.out.starts_with("Dice Village: 10 games, dealt by the codes ALMANAC-1 to ALMANAC-10\nevery figure"),
        "{}",
        ran.out
    );
    for part in
        ["\n  turn 3  ", "\n  builder  ", "\n  a free placement  10.00%", "\n  rounds  ", "Who is first: too few"]
    {
        assert!(ran.out.contains(part), "{part} is not in {}", ran.out);
    }
    assert!(!ran.out.contains("turn 4") && ran.out.lines().count() < 40, "{}", ran.out);
    let ran = run(&["almanac", "--game", "dice-village", "--players", "5"], "");
    assert_eq!((ran.run, ran.err.as_str()), (Run::Exit(2), "--players: 2 to 4 can play, not 5\n"));
    let file = run(&["almanac", "--game", "dice-village", "--games", "3", "--csv", "-"], "").out;
    assert!(file.contains("\nrewards,free die,deck,0.100000,\n"), "{file}");
}
