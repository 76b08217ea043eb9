//! A crier killed at any moment: every order that was shown is on disk, and every file opens.
//!
//! The test runs its own binary again as the child that plays and saves. What the child does follows from a seed, so the
//! parent knows every state it goes through and asks for exactly the last one shown, or the one after it.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use town_crier::games::troyes_dice::record::{DiceFrom, Opening, Record, Store, TilesFrom};
use town_crier::games::troyes_dice::rules::{Face, Roll};

use crate::chronicle::aside;
use crate::games::troyes_dice::random::{Step, walk};
use crate::games::troyes_dice::record::save::loaded_bytes;

const ROUNDS: u64 = 200;
const ROUNDS_A_FOLDER: u64 = 20;
const SHOWN: &str = "step ";
const SEED: &str = "TOWN_CRIER_KILL_SEED";
const FILE: &str = "TOWN_CRIER_KILL_FILE";

/// What a child with that seed does to the record that it finds; without end.
struct Script {
    chance: u64,
    seed: u64,
    games: u32,
    record: Option<Record>,
}

impl Script {
    const fn new(seed: u64, found: Option<Record>) -> Self {
        Self { chance: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1, seed, games: 0, record: found }
    }

    /// Goes one step on; says whether a new game began with it.
    fn step(&mut self) -> (bool, &Record) {
        let is_over = self.record.as_ref().is_none_or(|record| record.table().half_days_played() == 16);
        let step = match self.below(12) {
            0 => None,
            1 | 2 => Some(Step::Undo),
            3 => Some(Step::Redo),
            _ if is_over => None,
            _ => Some(Step::Go(Roll::new(self.face(), [self.face(), self.face(), self.face()]))),
        };
        let begins = step.is_none() || self.record.is_none();
        let mut record = self.record.take().filter(|_| !begins).unwrap_or_else(|| self.begin());
        if let Some(step) = step {
            walk(&mut record, step);
        }
        (begins, self.record.insert(record))
    }

    fn begin(&mut self) -> Record {
        self.games += 1;
        let code = format!("R{}-{}", self.seed, self.games);
        let mut opening = Opening::from_code(code.parse().expect("letters and digits"));
        opening.dice = if self.below(2) == 0 { DiceFrom::Code } else { DiceFrom::Entered };
        opening.tiles = if self.below(2) == 0 { TilesFrom::Code } else { TilesFrom::Box };
        Record::open(opening).expect("a code deals what the rules allow")
    }

    /// A number below that one (xorshift).
    fn below(&mut self, sides: u64) -> u64 {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance >> 16) % sides
    }

    fn face(&mut self) -> Face {
        Face::ALL[usize::try_from(self.below(6)).unwrap_or_default()]
    }
}

/// Plays so many steps, and shows each once it is on disk; hands out the state after the last one.
fn plays(seed: u64, file: &Path, steps: usize, out: &mut dyn Write) -> Option<Record> {
    let mut store = Store::open(file).unwrap();
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

/// The child that the test below starts and kills. Where nobody started it, it plays for a while and ends by itself: then
/// what it showed last is on disk.
#[test]
fn child() {
    if let (Ok(seed), Ok(file)) = (std::env::var(SEED), std::env::var(FILE)) {
        plays(seed.parse().unwrap(), Path::new(&file), usize::MAX, &mut std::io::stdout());
        panic!("it was not killed");
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    let mut shown = Vec::new();
    let last = plays(1, &file, 100, &mut shown);
    assert_eq!(shown.lines().map_while(Result::ok).filter(|line| line.starts_with(SHOWN)).count(), 100);
    assert!(last.is_some());
    assert_eq!(Store::look(&file).unwrap(), last);
}

#[test]
fn killed_two_hundred_times_nothing_shown_is_lost() {
    for first in (0..ROUNDS).step_by(usize::try_from(ROUNDS_A_FOLDER).unwrap()) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.ron");
        let mut left = Vec::new();
        for seed in first..first + ROUNDS_A_FOLDER {
            round(seed, &file, &mut left);
        }
        assert_kept(&file, &left);
    }
}

/// One child's life and what it left; `left` gathers the games that were followed by others.
fn round(seed: u64, file: &Path, left: &mut Vec<Record>) {
    let found = Store::look(file).unwrap();
    // A stream of its own, or else the moment of the kill would hang together with what is played.
    let mut moments = Script::new(seed + 1_000_000, None);
    let shown = killed(seed, file, moments.below(7), moments.below(100_000));

    let mut script = Script::new(seed, found.clone());
    let mut state = found;
    for _ in 0..shown {
        let before = state.take();
        let (begins, record) = script.step();
        state = Some(record.clone());
        left.extend(before.filter(|_| begins));
    }
    let (begins, next) = script.step();

    let mut store = Store::open(file).unwrap();
    let on_disk = store.load().unwrap();
    store.load_before().unwrap();
    if on_disk.as_ref() == Some(next) || on_disk.is_none() && begins {
        left.extend(state.filter(|_| begins));
    } else {
        assert!(on_disk == state, "seed {seed}: step {shown} was shown last, but another state is on disk");
    }
}

/// Runs a child and kills it some time after so many steps were shown; says how many were.
fn killed(seed: u64, file: &Path, after: u64, spin: u64) -> usize {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "chronicle::kill::child", "--nocapture", "--test-threads=1"])
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
fn assert_kept(file: &Path, left: &[Record]) {
    let store = Store::open(file).unwrap();
    let kept: BTreeSet<PathBuf> = aside(&store).into_iter().collect();
    let kept: Vec<Record> = kept.iter().map(|path| loaded_bytes(&std::fs::read(path).unwrap()).unwrap()).collect();
    for record in left {
        assert!(kept.contains(record), "{:?} is not kept as it was left", record.opening().code);
    }
}
