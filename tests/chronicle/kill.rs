//! A crier killed at any moment: every order that was shown is on disk, and every file opens; whatever game is played.
//!
//! The test runs its own binary again as the child that plays and saves. What the child does follows from a seed, so the
//! parent knows every state it goes through and asks for exactly the last one shown, or the one after it.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use town_crier::chronicle::save;
use town_crier::chronicle::store::Store;
use town_crier::chronicle::{Next, Record, Recorded};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{CardsFrom, Opening as Village};
use town_crier::games::dice_village::rules::Depth;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::Opening as Table;
use town_crier::games::troyes::rules::Depth as Told;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{DiceFrom, Opening, TilesFrom};
use town_crier::games::troyes_dice::rules::{Face, Order, Roll};

use crate::chronicle::aside;
use crate::games::dice_village::random as village;
use crate::games::troyes::{random as citizens, record as troyes};

/// A game that a child plays.
trait Played: Recorded {
    /// The test that is the child.
    const CHILD: &str;
    /// So often a child is killed.
    const ROUNDS: u64;

    /// A game of that code, of any kind.
    fn opening(code: &str, chance: &mut Chance) -> Self::Opening;

    /// An order that can be given now; the game is not over.
    fn order(record: &Record<Self>, chance: &mut Chance) -> Self::Order;
}

impl Played for TroyesDice {
    const CHILD: &str = "chronicle::kill::child";
    const ROUNDS: u64 = 200;

    fn opening(code: &str, chance: &mut Chance) -> Opening {
        let mut opening = Opening::from_code(code.parse().expect("letters and digits"));
        opening.dice = if chance.below(2) == 0 { DiceFrom::Code } else { DiceFrom::Entered };
        opening.tiles = if chance.below(2) == 0 { TilesFrom::Code } else { TilesFrom::Box };
        opening
    }

    fn order(record: &Record<Self>, chance: &mut Chance) -> Order {
        let mut face = || Face::ALL[usize::try_from(chance.below(6)).unwrap_or_default()];
        let roll = Roll::new(face(), [face(), face(), face()]);
        match record.next() {
            Next::Order(ask) | Next::Choose(ask) => record.complete(ask),
            Next::Enter => Order::Roll(roll),
            Next::Pick | Next::Over => panic!("the game is over"),
        }
    }
}

impl Played for DiceVillage {
    const CHILD: &str = "chronicle::kill::child_of_dice_village";
    const ROUNDS: u64 = 40;

    fn opening(code: &str, chance: &mut Chance) -> Village {
        let mut opening = Village::from_code(code.parse().expect("letters and digits"));
        opening.players = vec![String::new(); usize::try_from(2 + chance.below(3)).expect("few")];
        opening.cards = if chance.below(2) == 0 { CardsFrom::Code } else { CardsFrom::Box(Depth::Purses) };
        opening
    }

    fn order(record: &Record<Self>, chance: &mut Chance) -> village::Order {
        village::any_order(record, &mut village::Chance::new(chance.below(u64::MAX >> 16)))
    }
}

impl Played for Troyes {
    const CHILD: &str = "chronicle::kill::child_of_troyes";
    const ROUNDS: u64 = 40;

    fn opening(code: &str, chance: &mut Chance) -> Table {
        let players = usize::try_from(2 + chance.below(3)).expect("few");
        let opening = if chance.below(2) == 0 { troyes::dealt(players) } else { troyes::entered(players, Told::Deeds) };
        Table { code: code.parse().expect("letters and digits"), ..opening }
    }

    fn order(record: &Record<Self>, chance: &mut Chance) -> Self::Order {
        let order = troyes::any_order(record, &mut citizens::Chance(chance.below(u64::MAX >> 16)));
        order.expect("the game is not over")
    }
}

const ROUNDS_A_FOLDER: u64 = 20;
const SHOWN: &str = "step ";
const SEED: &str = "TOWN_CRIER_KILL_SEED";
const FILE: &str = "TOWN_CRIER_KILL_FILE";

/// A number after the other (xorshift).
struct Chance(u64);

impl Chance {
    const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below that one.
    const fn below(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % sides
    }
}

/// What a child with that seed does to the record that it finds; without end.
struct Script<G: Played> {
    chance: Chance,
    seed: u64,
    games: u32,
    record: Option<Record<G>>,
}

impl<G: Played> Script<G> {
    const fn new(seed: u64, found: Option<Record<G>>) -> Self {
        Self { chance: Chance::new(seed), seed, games: 0, record: found }
    }

    /// Goes one step on; says whether a new game began with it.
    fn step(&mut self) -> (bool, &Record<G>) {
        let is_over = self.record.as_ref().is_none_or(|record| record.next() == Next::Over);
        let chosen = self.chance.below(12);
        let begins = chosen == 0 || chosen > 3 && is_over || self.record.is_none();
        let mut record = self.record.take().filter(|_| !begins).unwrap_or_else(|| self.begin());
        match chosen {
            1 | 2 => drop(record.undo()),
            3 => drop(record.redo()),
            4.. if !begins => {
                let order = G::order(&record, &mut self.chance);
                record.order(order).expect("it can be given");
            }
            _ => {}
        }
        (begins, self.record.insert(record))
    }

    fn begin(&mut self) -> Record<G> {
        self.games += 1;
        let code = format!("R{}-{}", self.seed, self.games);
        Record::open(G::opening(&code, &mut self.chance)).expect("a code deals what the rules allow")
    }
}

/// Plays so many steps, and shows each once it is on disk; hands out the state after the last one.
fn plays<G: Played>(seed: u64, file: &Path, steps: usize, out: &mut dyn Write) -> Option<Record<G>> {
    let mut store = Store::<G>::open(file).unwrap();
    let mut script = Script::new(seed, store.load().unwrap());
    for number in 0..steps {
        let (begins, record) = script.step();
        if begins {
            store.set_aside().unwrap();
        }
        store.save(record).unwrap();
        // The test harness may have begun a line.
        write!(out, "\n{SHOWN}{number}\n").unwrap();
        out.flush().unwrap();
    }
    script.record
}

/// The child that a test below starts and kills. Where nobody started it, it plays for a while and ends by itself: then
/// what it showed last is on disk.
fn lives<G: Played>() {
    if let (Ok(seed), Ok(file)) = (std::env::var(SEED), std::env::var(FILE)) {
        plays::<G>(seed.parse().unwrap(), Path::new(&file), usize::MAX, &mut std::io::stdout());
        panic!("it was not killed");
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    let mut shown = Vec::new();
    let last = plays::<G>(1, &file, 100, &mut shown);
    assert_eq!(shown.lines().map_while(Result::ok).filter(|line| line.starts_with(SHOWN)).count(), 100);
    assert!(last.is_some());
    assert_eq!(Store::<G>::look(&file).unwrap(), last);
}

#[test]
fn child() {
    lives::<TroyesDice>();
}

#[test]
fn child_of_dice_village() {
    lives::<DiceVillage>();
}

#[test]
fn child_of_troyes() {
    lives::<Troyes>();
}

#[test]
fn killed_two_hundred_times_nothing_shown_is_lost() {
    killed_again_and_again::<TroyesDice>();
}

#[test]
fn killed_forty_times_nothing_shown_of_dice_village_is_lost() {
    killed_again_and_again::<DiceVillage>();
}

#[test]
fn killed_forty_times_nothing_shown_of_troyes_is_lost() {
    killed_again_and_again::<Troyes>();
}

fn killed_again_and_again<G: Played>() {
    for first in (0..G::ROUNDS).step_by(usize::try_from(ROUNDS_A_FOLDER).unwrap()) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.ron");
        let mut left = Vec::new();
        for seed in first..first + ROUNDS_A_FOLDER {
            round::<G>(seed, &file, &mut left);
        }
        assert_kept(&file, &left);
    }
}

/// One child's life and what it left; `left` gathers the games that were followed by others.
fn round<G: Played>(seed: u64, file: &Path, left: &mut Vec<Record<G>>) {
    let found = Store::<G>::look(file).unwrap();
    // A stream of its own, or else the moment of the kill would hang together with what is played.
    let mut moments = Chance::new(seed + 1_000_000);
    let shown = killed::<G>(seed, file, moments.below(7), moments.below(100_000));

    let mut script = Script::new(seed, found.clone());
    let mut state = found;
    for _ in 0..shown {
        let before = state.take();
        let (begins, record) = script.step();
        state = Some(record.clone());
        left.extend(before.filter(|_| begins));
    }
    let (begins, next) = script.step();

    let mut store = Store::<G>::open(file).unwrap();
    let on_disk = store.load().unwrap();
    store.load_before().unwrap();
    if on_disk.as_ref() == Some(next) || on_disk.is_none() && begins {
        left.extend(state.filter(|_| begins));
    } else {
        assert!(on_disk == state, "seed {seed}: step {shown} was shown last, but another state is on disk");
    }
}

/// Runs a child and kills it some time after so many steps were shown; says how many were.
fn killed<G: Played>(seed: u64, file: &Path, after: u64, spin: u64) -> usize {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", G::CHILD, "--nocapture", "--test-threads=1"])
        .env(SEED, seed.to_string())
        .env(FILE, file)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut shown = 0;
    while shown < usize::try_from(after).unwrap() {
        let line = lines.next().expect("the child plays until it is killed");
        shown += usize::from(line.starts_with(SHOWN));
    }
    for _ in 0..spin {
        std::hint::spin_loop();
    }
    child.kill().unwrap();
    // What it showed before it was killed is still in the pipe.
    shown += lines.filter(|line| line.starts_with(SHOWN)).count();
    assert!(!child.wait().unwrap().success(), "seed {seed}: the child ended by itself");
    shown
}

/// Every game that another one followed is in `kept/`, as it was left, and all that is there opens.
fn assert_kept<G: Played>(file: &Path, left: &[Record<G>]) {
    let store = Store::<G>::open(file).unwrap();
    let kept: BTreeSet<PathBuf> = aside(&store).into_iter().collect();
    let kept = kept.iter().map(|path| save::read_bytes(&std::fs::read(path).unwrap()).unwrap());
    let kept: Vec<Record<G>> = kept.collect();
    for record in left {
        assert!(kept.contains(record), "{:?} is not kept as it was left", record.code());
    }
}
