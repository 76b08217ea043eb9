//! The almanac: the same figures on any number of threads, near to what is computed, and what is computed true.

#![allow(clippy::cast_precision_loss, reason = "nobody counts to 2^52 here")]

use std::num::NonZero;

use town_crier::almanac::{
    Cell, ChiSquare, FigureTable, Kept, Plan, Studied as _, StudyRefusal, Unit, Verdict, csv, study,
};
use town_crier::chronicle::{Code, CodeRefusal, Entry, Record};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::almanac::{TroyesCounts, kept};
use town_crier::games::troyes_dice::record::{Opening, TilesFrom};
use town_crier::games::troyes_dice::rules::{
    Color, Face, Half, HalfDay, Odds, Order, Plaza, Roll, Side, Table, decide,
};

use crate::games::troyes_dice::{english, kit};
use crate::tried::each;

fn code(text: &str) -> Code {
    text.parse().unwrap()
}

/// The games of that seed.
fn plan(expansion: bool, games: u64, threads: usize) -> Plan<Opening> {
    let tiles = if expansion { TilesFrom::Code } else { TilesFrom::Box };
    let opening = Opening { tiles, ..Opening::from_code(code("any")) };
    Plan { opening, seed: code("test"), games, threads: NonZero::new(threads) }
}

fn played(expansion: bool, games: u64, threads: usize) -> TroyesCounts {
    study::<TroyesDice>(&plan(expansion, games, threads), |_| ()).unwrap()
}

/// How many games a test plays.
const GAMES: u64 = 500;

/// Asserts that what was seen is within five standard errors of what is exact, where something is.
#[track_caller]
fn near(at: &str, unit: Unit, cell: Cell, games: f64) {
    let Some(exact) = cell.exact else { return };
    // No number that is told here strays further from its mean than these from theirs.
    let deviation = match unit {
        Unit::Chance => (exact * (1.0 - exact)).max(0.0).sqrt(),
        Unit::Number => 2.0,
    };
    let bound = 5.0 * deviation / games.sqrt() + 1e-6;
    assert!((cell.seen - exact).abs() <= bound, "{at}: {} and exactly {exact}, further than {bound}", cell.seen);
}

fn tables(counts: &TroyesCounts) -> Vec<FigureTable> {
    TroyesDice::figures(&english(), counts)
}

#[test]
fn the_figures_are_the_same_on_any_number_of_threads() {
    let (one, many) = (played(true, 700, 1), played(true, 700, 5));
    assert_eq!(one, many);
    assert_eq!(one.games(), 700);
    // Each game is the one that its code gives.
    let struck = |counts: &TroyesCounts| tables(counts)[0].rows.iter().map(|row| row.cells[5].seen).sum::<f64>();
    let dice = (1..=20).map(|number| {
        let record = kit::played(&format!("TEST-{number}"), true);
        let table = record.table();
        let is_struck = |color| Face::ALL.into_iter().filter(|face| table.struck(color, *face).is_some()).count();
        Color::ALL.into_iter().map(is_struck).sum::<usize>()
    });
    let dice: usize = dice.sum();
    assert!((struck(&played(true, 20, 2)) * 20.0 - dice as f64).abs() < 1e-9);
}

#[test]
fn what_is_seen_is_near_what_is_computed() {
    for expansion in [false, true] {
        let counts = played(expansion, GAMES, 0);
        let mut exact = 0;
        for table in tables(&counts) {
            for row in &table.rows {
                assert_eq!(row.cells.len(), table.columns.len(), "{}", table.key);
                for ((column, unit), cell) in table.columns.iter().zip(&row.cells) {
                    exact += usize::from(cell.exact.is_some());
                    // A tile is in play in three games of eight.
                    let games = if table.key == "tiles" { GAMES as f64 * 3.0 / 8.0 } else { GAMES as f64 };
                    near(&format!("{}, {}, {}", table.key, row.head.key, column.key), *unit, *cell, games);
                }
            }
        }
        assert_eq!(exact, if expansion { 163 } else { 246 }, "figures that are computed");
        for test in TroyesDice::fairness(&english(), &counts) {
            assert!(matches!(test.test.verdict(), Verdict::Fair | Verdict::TooFew), "{}: {:?}", test.key, test.test);
        }
    }
}

#[test]
fn odds_are_those_of_every_throw_to_come() {
    let (rr, ry, yw, rw) = (
        Plaza::new(Color::Red, Color::Red),
        Plaza::new(Color::Red, Color::Yellow),
        Plaza::new(Color::Yellow, Color::White),
        Plaza::new(Color::Red, Color::White),
    );
    let (yy, ww) = (Plaza::new(Color::Yellow, Color::Yellow), Plaza::new(Color::White, Color::White));
    let wheel = vec![rr, ry, yy, yw, rw.turned(), ww, yw, rw, ry.turned()];
    let rows = [
        vec![],
        vec![(8, Side::Banquet), (1, Side::Raid), (2, Side::Banquet)],
        vec![(3, Side::Raid), (8, Side::Raid), (4, Side::Banquet)],
    ];
    each(rows, |tiles| {
        let opening = Opening {
            plazas: Some(wheel.clone()),
            tiles: if tiles.is_empty() { TilesFrom::Box } else { TilesFrom::Entered(tiles) },
            day: 8,
            half: Half::Morning,
            struck: vec![(Color::White, 2)],
            ..Opening::from_code(code("any"))
        };
        let table = Record::<TroyesDice>::open(opening).unwrap().table().clone();
        let odds = Odds::of(&table);
        // The last two half-days, throw by throw.
        let mut struck = [[0.0; 6]; 3];
        for (first, ways) in Roll::all() {
            let afternoon = follow(&follow(&table, Order::Roll(first)), Order::Close);
            let chance = ways as f64 / 1296.0;
            let later = next_chances(&afternoon);
            for (color, value) in dice() {
                let now =
                    if afternoon.struck(color, value).is_some() { 1.0 } else { later[color as usize][value.index()] };
                struck[color as usize][value.index()] += chance * now;
            }
        }
        let rolled = follow(&table, Order::Roll(Roll::new(Face::Three, [Face::One, Face::Four, Face::Six])));
        let (after, later) = (Odds::of(&rolled), next_chances(&follow(&rolled, Order::Close)));
        for (color, value) in dice() {
            let (told, is) = (odds.by(color, value, HalfDay::LAST), struck[color as usize][value.index()]);
            assert!((told - is).abs() < 1e-9, "{color:?} {value}: told {told}, is {is}");
            // In mid-half-day, too.
            let is = if rolled.struck(color, value).is_some() { 1.0 } else { later[color as usize][value.index()] };
            assert!((after.by(color, value, HalfDay::LAST) - is).abs() < 1e-9, "{color:?} {value} after a roll");
        }
        assert!(odds.by(Color::White, Face::Two, HalfDay::LAST) > 0.999_999);
    });
}

fn dice() -> impl Iterator<Item = (Color, Face)> {
    Color::ALL.into_iter().flat_map(|color| Face::ALL.map(|face| (color, face)))
}

fn follow(table: &Table, order: Order) -> Table {
    Entry::<TroyesDice>::follow(table, order).unwrap().table
}

/// How likely each die is struck by the next roll.
fn next_chances(table: &Table) -> [[f64; 6]; 3] {
    let mut chances = [[0.0; 6]; 3];
    for (roll, ways) in Roll::all() {
        let mut struck = [[false; 6]; 3];
        for happening in decide(table, &Order::Roll(roll)).unwrap() {
            if let Some(strike) = happening.struck() {
                struck[strike.color as usize][strike.value.index()] = true;
            }
        }
        for (chances, struck) in chances.as_flattened_mut().iter_mut().zip(struck.as_flattened()) {
            *chances += if *struck { ways as f64 / 1296.0 } else { 0.0 };
        }
    }
    chances
}

#[test]
fn crooked_chance_is_called_unfair() {
    let verdict = |cells: &[(u64, u32)]| ChiSquare::of(cells).verdict();
    assert_eq!(verdict(&[(95, 1), (105, 1), (98, 1), (102, 1), (110, 1), (90, 1)]), Verdict::Fair);
    assert_eq!(verdict(&[(60, 1), (105, 1), (98, 1), (102, 1), (110, 1), (125, 1)]), Verdict::Uneven);
    assert_eq!(verdict(&[(100, 1); 30]), Verdict::TooEven);
    assert_eq!(verdict(&[(1, 1), (3, 1)]), Verdict::TooFew);
    assert_eq!(verdict(&[(300, 1), (100, 3)]), Verdict::Uneven);
    assert_eq!(verdict(&[(100, 1), (98, 1), (1, 0)]), Verdict::Uneven, "what cannot be");
    // Statistic and degrees are those of the formula.
    let test = ChiSquare::of(&[(8, 1), (12, 1)]).and(ChiSquare::of(&[(30, 3), (10, 1)]));
    assert_eq!((test.statistic, test.degrees), (0.8, 2));
}

#[test]
fn figures_are_read_as_they_were_written() {
    let counts = played(true, 200, 0);
    let tables = tables(&counts);
    let tests = TroyesDice::fairness(&english(), &counts);
    let kept = Kept::read(&csv(&[("games", "200".to_owned())], &tables, &tests));
    assert_eq!(kept.get("played", "games", "").map(|cell| cell.seen), Some(200.0));
    let mut figures = 1 + 2 * tests.len();
    for table in &tables {
        for row in &table.rows {
            for ((column, _), cell) in table.columns.iter().zip(&row.cells) {
                let read = kept.get(table.key, &row.head.key, &column.key).unwrap();
                assert!((read.seen - cell.seen).abs() < 1e-6);
                assert_eq!(read.exact.is_some(), cell.exact.is_some());
                figures += 1;
            }
        }
    }
    assert_eq!(kept.all().count(), figures, "no two figures have one name");
}

#[test]
fn the_kept_almanac_is_that_of_these_games() {
    for expansion in [false, true] {
        let kept = kept(expansion);
        assert_eq!(kept.get("played", "games", "").map(|cell| cell.seen), Some(1e6));
        // The first of its games.
        let plan = Plan { seed: code("almanac"), ..plan(expansion, GAMES, 0) };
        let counts = study::<TroyesDice>(&plan, |_| ()).unwrap();
        let mut figures = 0;
        for table in tables(&counts) {
            for row in &table.rows {
                for ((column, unit), cell) in table.columns.iter().zip(&row.cells) {
                    let at = format!("{}, {}, {}", table.key, row.head.key, column.key);
                    let kept = kept.get(table.key, &row.head.key, &column.key).unwrap_or_else(|| panic!("{at}"));
                    let same = |(one, other): (f64, f64)| (one - other).abs() < 1e-6;
                    assert_eq!(kept.exact.is_some(), cell.exact.is_some(), "{at}");
                    assert!(kept.exact.zip(cell.exact).is_none_or(same), "{at}: {:?}, {:?}", kept.exact, cell.exact);
                    let games = if table.key == "tiles" { 3.0 / 8.0 } else { 1.0 };
                    near(&at, *unit, kept, games * 1e6);
                    // Numbers of dice that so many games do not exceed are whole.
                    match column.key.as_str() {
                        "10" | "50" | "90" => assert!((cell.seen - kept.seen).abs() <= 1.0, "{at}"),
                        _ => {
                            let both = Cell::new(cell.seen, Some(kept.seen));
                            near(&at, *unit, both, games * GAMES as f64);
                        }
                    }
                    figures += 1;
                }
            }
        }
        let about = kept.all().filter(|([table, ..], _)| ["played", "chi-square"].contains(&table.as_str())).count();
        assert_eq!(kept.all().count(), figures + about);
        for ([_, test, what], tail) in kept.all().filter(|([table, ..], _)| table == "chi-square") {
            let fair = what != "tail" || (0.001..=0.999).contains(&tail.seen);
            assert!(fair, "{test}: {}", tail.seen);
        }
    }
}

#[test]
fn a_seed_that_leaves_no_room_for_numbers_is_refused() {
    let plan = Plan { seed: code("abcdefghijklmnopqrstuvwxyz-1234"), ..plan(false, 10, 1) };
    let refused = study::<TroyesDice>(&plan, |_| ()).unwrap_err();
    assert!(matches!(refused, StudyRefusal::Seed(CodeRefusal::TooLong(34))), "{refused:?}");
}
