//! A scripted season: thirty games of four players, some of them alone.
//!
//! `season.py` makes the same season by itself and counts it; the constants below are what it printed.

use std::sync::OnceLock;

use jiff::ToSpan as _;
use jiff::civil::date;
use town_crier::chronicle::hall::{PlayerName, export, import};
use town_crier::games::troyes_dice::record::{Finished, Hall, HallDamage, PlayerSheet, Record, Results};
use town_crier::games::troyes_dice::rules::{FullTracks, Sheet};

use crate::games::troyes_dice::kit::{colors, played, sheet};

pub(crate) const GAMES: usize = 30;
pub(crate) const NAMES: [&str; 4] = ["Ann", "Bo", "Cleo", "Dora"];
pub(crate) const CODES: [&str; 7] = ["MARKET", "SQUARE", "ABBEY", "BRIDGE", "TOWER", "WELL", "GATE"];
/// Games, wins, best and all points of each player.
pub(crate) const COUNTED: [(usize, usize, u16, u64); 4] =
    [(25, 7, 55, 835), (22, 3, 71, 657), (22, 8, 69, 692), (24, 4, 49, 727)];
/// The first five scores of each player.
pub(crate) const FIRST: [[u16; 5]; 4] =
    [[22, 39, 31, 38, 39], [26, 34, 28, 45, 9], [37, 30, 22, 50, 49], [43, 28, 39, 48, 44]];
/// The game that two players won, and those that one played alone.
pub(crate) const TIED: usize = 2;
pub(crate) const ALONE: [usize; 9] = [0, 5, 8, 12, 20, 21, 23, 28, 29];
/// Games and best score of each code, sorted by code.
pub(crate) const OF_CODE: [(&str, usize, u16); 7] = [
    ("ABBEY", 4, 42),
    ("BRIDGE", 4, 49),
    ("GATE", 4, 71),
    ("MARKET", 5, 44),
    ("SQUARE", 5, 46),
    ("TOWER", 4, 69),
    ("WELL", 4, 55),
];

/// A player's numbers, as the script draws them.
pub(crate) struct Part {
    pub(crate) player: usize,
    pub(crate) built: [u8; 6],
    pub(crate) circles: [u8; 6],
    pub(crate) left: [u8; 3],
    pub(crate) citizens: u8,
    pub(crate) full: [bool; 6],
}

/// A game's numbers.
pub(crate) struct Script {
    pub(crate) code: &'static str,
    pub(crate) expansion: bool,
    pub(crate) parts: Vec<Part>,
}

struct Lcg(u64);

impl Lcg {
    fn below(&mut self, sides: u64) -> u8 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u8::try_from((self.0 >> 33) % sides).expect("few sides")
    }
}

/// All thirty games' numbers.
pub(crate) fn scripts() -> Vec<Script> {
    let mut chance = Lcg(48);
    let game = |number: usize| {
        let expansion = chance.below(3) == 0;
        let players = if chance.below(4) == 0 { vec![usize::from(chance.below(4))] } else { vec![0, 1, 2, 3] };
        let parts = players.into_iter().map(|player| part(&mut chance, player)).collect();
        Script { code: CODES[number % CODES.len()], expansion, parts }
    };
    (0..GAMES).map(game).collect()
}

fn part(chance: &mut Lcg, player: usize) -> Part {
    let cathedrals = if chance.below(30) == 0 { 6 } else { chance.below(5) };
    let mut columns = [0, 1, 2, 3, 4, 5];
    for last in (1..6_usize).rev() {
        columns.swap(last, usize::from(chance.below(last as u64 + 1)));
    }
    let mut circles = [0; 6];
    for (column, number) in columns.into_iter().take(usize::from(cathedrals)).zip(Sheet::CIRCLES) {
        circles[column] = number;
    }
    let mut built = [0; 6];
    for row in &mut built {
        *row = if chance.below(30) == 0 { 6 } else { chance.below(5) };
    }
    built[4] = cathedrals;
    let left = [chance.below(7), chance.below(7), chance.below(7)];
    let citizens = 4 + chance.below(37);
    let mut full = [false; 6];
    for track in &mut full {
        *track = chance.below(60) == 0;
    }
    Part { player, built, circles, left, citizens, full }
}

/// A name as careless people write it.
fn written(player: usize, game: usize) -> String {
    let name = NAMES[player];
    match game % 3 {
        0 => name.to_owned(),
        1 => format!("  {}", name.to_uppercase()),
        _ => format!("{}\t", name.to_lowercase()),
    }
}

/// The reckoning of a game of the script.
pub(crate) fn reckoning(script: &Script, game: usize) -> Results {
    let player = |part: &Part| {
        let [resources @ .., _, _, _] = part.full;
        let [_, _, _, citizens @ ..] = part.full;
        let tracks = FullTracks { resources: colors(resources), citizens: colors(citizens) };
        PlayerSheet {
            name: written(part.player, game),
            sheet: Sheet { tracks, ..sheet(part.built, part.circles, part.left, part.citizens) },
        }
    };
    Results {
        date: date(2026, 1, 1) + (7 * i64::try_from(game).unwrap()).days(),
        stamp: 0,
        players: script.parts.iter().map(player).collect(),
    }
}

/// All thirty games, played by their codes and reckoned.
pub(crate) fn records() -> &'static [Record] {
    static RECORDS: OnceLock<Vec<Record>> = OnceLock::new();
    RECORDS.get_or_init(|| {
        let record = |(game, script): (usize, Script)| {
            let mut record = played(script.code, script.expansion);
            record.set_results(Some(reckoning(&script, game)));
            record
        };
        scripts().into_iter().enumerate().map(record).collect()
    })
}

/// Their finished games.
pub(crate) fn finished() -> &'static [Finished] {
    static FINISHED: OnceLock<Vec<Finished>> = OnceLock::new();
    FINISHED.get_or_init(|| records().iter().map(|record| Finished::of(record).unwrap()).collect())
}

/// The hall of so many of them, added backwards.
pub(crate) fn hall_of(games: usize) -> Hall {
    let mut hall = Hall::default();
    for game in finished()[..games].iter().rev() {
        assert_eq!(hall.add(game.clone()), None);
    }
    hall
}

/// The hall as text.
pub(crate) fn exported(hall: &Hall) -> String {
    export(hall).expect("any hall can be written")
}

/// The hall of a file's bytes.
pub(crate) fn imported(bytes: &[u8]) -> Result<Hall, HallDamage> {
    import(bytes)
}

pub(crate) fn name(player: usize) -> PlayerName {
    PlayerName::new(NAMES[player]).unwrap()
}
