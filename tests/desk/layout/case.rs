//! The hardest half-days: those that have the most to tell.

use town_crier::chronicle::Code;
use town_crier::games::troyes_dice::record::{DiceFrom, Opening, Record, TilesFrom};
use town_crier::games::troyes_dice::rules::{Attack, Color, Happening, Phase, Sheet, Side};
use town_crier::play::Seat;

use crate::chronicle::stored::has_gone_on;
use crate::games::troyes_dice::hall::season::records;
use crate::show::ceremony::played;

/// People whose names are as long as names are, in alphabets that the fonts have.
pub(super) const PEOPLE: [&str; 14] = [
    "Maximiliane-Josephine",
    "Žydrūnas",
    "Αλέξανδρος",
    "Bartholomäus",
    "Wilhelmina van den Berg",
    "Ann",
    "Światosława",
    "Jean-Baptiste",
    "Guðrún",
    "Bo",
    "Ľudmila",
    "François",
    "Ewa",
    "Kęstutis",
];

/// A game at a hard moment.
pub(super) struct Case {
    /// What is hard about it.
    pub(super) name: String,
    pub(super) record: Record,
    /// Whether the time to choose is limited.
    pub(super) timed: bool,
}

/// Three tiles lie on the table; together these sets have each tile.
const TILES: [[u8; 3]; 6] = [[1, 2, 3], [4, 5, 6], [7, 8, 1], [2, 5, 8], [3, 6, 7], [4, 1, 8]];

/// For each set of tiles and each of their sides a roll with as much on it as twenty codes deal, then one for each rare
/// thing, then the moments at which there is no die to choose.
pub(super) fn hardest() -> Vec<Case> {
    let mut cases = Vec::new();
    for (number, tiles) in TILES.into_iter().enumerate() {
        for side in [Side::Banquet, Side::Raid] {
            let best = games(tiles, side, 20).max_by_key(weight);
            cases.extend(best.map(|record| case(format!("tiles {tiles:?} {side:?}"), record, number % 2 == 0)));
        }
    }
    let all = || TILES.into_iter().flat_map(|tiles| games(tiles, Side::Banquet, 8));
    for (name, hard) in HARD {
        cases.extend(all().filter(hard).max_by_key(weight).map(|record| case(name.to_owned(), record, false)));
    }
    let opened = opening(1, [1, 4, 7], Side::Banquet, 1);
    let taken_over = opening(2, [3, 6, 8], Side::Raid, 5);
    cases.push(case("just opened".to_owned(), opened, true));
    cases.push(case("taken over".to_owned(), taken_over, false));
    cases
}

type Hard = fn(&Record) -> bool;

const HARD: [(&str, Hard); 6] = [
    ("none is free, three tiles in play", |record| {
        choosing(record) && !record.table().offers().iter().any(|offer| offer.price().is_free())
    }),
    ("two strikes", |record| struck(record) >= 2),
    ("spared", |record| last(record).iter().any(|happening| matches!(happening, Happening::Attack(Attack::Spared(_))))),
    ("sheets are struck from today", |record| {
        record.table().phase() == Phase::Roll && record.table().now().number() == 5
    }),
    ("the last half-day", |record| choosing(record) && record.table().now().number() == 16),
    ("the end", |record| record.table().phase() == Phase::Over),
];

fn case(name: String, record: Record, timed: bool) -> Case {
    Case { name, record, timed }
}

/// Every moment of so many games with these tiles: from the first day with the banquets, from the fifth with the raids.
fn games(tiles: [u8; 3], side: Side, codes: u32) -> impl Iterator<Item = Record> {
    (0..codes).flat_map(move |code| {
        let day = match side {
            Side::Banquet => 1,
            Side::Raid => 5,
        };
        let mut record = opening(code, tiles, side, day);
        let mut moments = Vec::new();
        while has_gone_on(&mut record) {
            if weight(&record) > 0 {
                moments.push(record.clone());
            }
        }
        moments
    })
}

fn opening(code: u32, tiles: [u8; 3], side: Side, day: u8) -> Record {
    let code: Code = format!("HARDEST-OF-ALL-{code}").parse().expect("a code");
    let struck = [(Color::Red, 1), (Color::Yellow, 3), (Color::White, 6)];
    let struck = if day > 1 { struck.to_vec() } else { Vec::new() };
    let tiles = TilesFrom::Entered(tiles.map(|tile| (tile, side)).to_vec());
    Record::open(Opening { tiles, day, struck, dice: DiceFrom::Code, ..Opening::from_code(code) }).expect("a game")
}

/// How much there is to tell.
fn weight(record: &Record) -> usize {
    let offers = record.table().offers();
    let tiles = offers.iter().filter(|offer| offer.tile.is_some()).count();
    let none_free = choosing(record) && !offers.iter().any(|offer| offer.price().is_free());
    1 + tiles * 10 + offers.len() + usize::from(none_free) * 8 + struck(record) * 6
}

fn choosing(record: &Record) -> bool {
    record.table().phase() == Phase::Choose
}

fn struck(record: &Record) -> usize {
    last(record).iter().filter_map(Happening::struck).filter(|strike| strike.sheets).count()
}

fn last(record: &Record) -> &[Happening] {
    record.last().map(|told| told.happenings).unwrap_or_default()
}

/// A game of these people that is over, with different points; one has much that is new.
pub(super) fn ended(people: &[&'static str]) -> Record {
    let sheet = records()[1].results().expect("counted").players.get(Seat(0)).unwrap().sheet.clone();
    let sheets = (0..).zip(people).map(|(at, name)| {
        let citizens = if at == 1 { 60 } else { 12 + at % 5 };
        (*name, Sheet { citizens, ..sheet.clone() })
    });
    played(&sheets.collect::<Vec<_>>())
}
