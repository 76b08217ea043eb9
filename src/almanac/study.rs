//! Plays many games on all cores.

use std::io;
use std::num::NonZero;
use std::panic;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, Builder};

use super::studied::{Counts as _, Studied};
use crate::chronicle::{Code, CodeRefusal, Entry, Next};

/// The number of games in a batch: few enough that progress is seen, and so many that no thread waits for another.
const TOGETHER: u64 = 256;

/// The plan of a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<O> {
    /// The game; each is dealt by a code of its own.
    pub opening: O,
    /// The seed of the codes: the third game of `SEED` is dealt by `SEED-3`.
    pub seed: Code,
    /// The number of games.
    pub games: u64,
    /// The number of threads; by default that of the cores.
    pub threads: Option<NonZero<usize>>,
}

/// Why no games can be played.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum StudyRefusal {
    /// With that seed the last game's code is too long.
    Seed(CodeRefusal),
    /// The system refuses to start threads.
    Threads(io::Error),
    /// A code does not deal the game to its end.
    NotDealt,
}

/// Plays the games and counts them; calls `told` now and then with the number of games played so far.
///
/// # Errors
/// Why the study is not possible; nothing was counted then.
pub fn study<G: Studied>(plan: &Plan<G::Opening>, mut told: impl FnMut(u64)) -> Result<G::Counts, StudyRefusal> {
    plan.seed.numbered(plan.games).map_err(StudyRefusal::Seed)?;
    let threads = plan.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    let next = AtomicU64::new(0);
    let (tell, hear) = channel();
    thread::scope(|scope| {
        let mut players = Vec::new();
        for at in 0..threads {
            let (next, tell) = (&next, tell.clone());
            let player = Builder::new().name(format!("almanac {at}"));
            players.push(
                player.spawn_scoped(scope, move || player_of::<G>(plan, next, &tell)).map_err(StudyRefusal::Threads)?,
            );
        }
        drop(tell);
        let mut played = 0;
        for more in hear {
            played += more;
            told(played);
        }
        let mut counts = G::Counts::default();
        for player in players {
            counts.add(&player.join().unwrap_or_else(|mistake| panic::resume_unwind(mistake))?);
        }
        Ok(counts)
    })
}

/// Plays batches of games until there are no more, and sends the size of each.
fn player_of<G: Studied>(
    plan: &Plan<G::Opening>,
    next: &AtomicU64,
    tell: &Sender<u64>,
) -> Result<G::Counts, StudyRefusal> {
    let mut counts = G::Counts::default();
    loop {
        let first = next.fetch_add(TOGETHER, Ordering::Relaxed) + 1;
        let last = (first + TOGETHER - 1).min(plan.games);
        if first > last {
            return Ok(counts);
        }
        for number in first..=last {
            let code = plan.seed.numbered(number).map_err(StudyRefusal::Seed)?;
            play::<G>(&mut counts, &G::dealt_by(&plan.opening, code))?;
        }
        let _ = tell.send(last + 1 - first);
    }
}

/// Plays one game as a record would, but without its history.
fn play<G: Studied>(counts: &mut G::Counts, opening: &G::Opening) -> Result<(), StudyRefusal> {
    let Ok(mut table) = G::open(G::setup(opening)) else { return Err(StudyRefusal::NotDealt) };
    let mut seen = G::begin(counts, opening, &table);
    loop {
        let ask = match G::next(opening, &table) {
            Next::Order(ask) => ask,
            Next::Choose(done) => G::chosen(opening, &table).unwrap_or(done),
            Next::Pick => G::chosen(opening, &table).ok_or(StudyRefusal::NotDealt)?,
            Next::Enter => return Err(StudyRefusal::NotDealt),
            Next::Over => break,
        };
        let order = G::complete(opening, &table, ask);
        let Ok(entry) = Entry::<G>::follow(&table, order) else { return Err(StudyRefusal::NotDealt) };
        G::notice(counts, &mut seen, entry.on(&table));
        table = entry.table;
    }
    G::end(counts, seen, &table);
    Ok(())
}
