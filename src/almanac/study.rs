//! Plays many games on all cores.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};

use super::studied::{Counts as _, Studied};
use crate::chronicle::{Code, CodeRefusal, Next};

/// So many games are counted together; few enough that progress is seen, and so many that nobody waits for anybody.
const TOGETHER: u64 = 256;

/// What is to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<O> {
    /// The game; each is dealt by a code of its own.
    pub opening: O,
    /// The code that makes the codes: the third game of `SEED` is dealt by `SEED-3`.
    pub seed: Code,
    /// How many games.
    pub games: u64,
    /// On how many threads; as many as there are cores if nothing is said.
    pub threads: Option<NonZero<usize>>,
}

/// Why no games are played.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum StudyRefusal {
    /// With that seed the last game's code would be too long.
    Seed(CodeRefusal),
    /// The system gives no threads.
    Threads(rayon::ThreadPoolBuildError),
    /// The game is not dealt by a code to its end.
    NotDealt,
}

/// Plays the games and counts them, and tells how many were played so far, from any thread.
///
/// # Errors
/// Why it cannot be done; nothing was counted then.
pub fn study<G: Studied>(plan: &Plan<G::Opening>, told: impl Fn(u64) + Sync) -> Result<G::Counts, StudyRefusal> {
    plan.seed.numbered(plan.games).map_err(StudyRefusal::Seed)?;
    let threads = plan.threads.map_or(0, NonZero::get);
    let pool = ThreadPoolBuilder::new().num_threads(threads).thread_name(|at| format!("almanac {at}"));
    let pool = pool.build().map_err(StudyRefusal::Threads)?;
    let played = AtomicU64::new(0);
    pool.install(|| {
        let parts = (0..plan.games.div_ceil(TOGETHER)).into_par_iter();
        parts
            .try_fold(G::Counts::default, |mut counts, part| {
                let (first, last) = (part * TOGETHER + 1, ((part + 1) * TOGETHER).min(plan.games));
                for number in first..=last {
                    let code = plan.seed.numbered(number).map_err(StudyRefusal::Seed)?;
                    play::<G>(&mut counts, &G::dealt_by(&plan.opening, code))?;
                }
                let more = last + 1 - first;
                told(played.fetch_add(more, Ordering::Relaxed) + more);
                Ok(counts)
            })
            .try_reduce(G::Counts::default, |mut counts, other| {
                counts.add(&other);
                Ok(counts)
            })
    })
}

/// Plays one game as a record would, but keeps nothing of it.
fn play<G: Studied>(counts: &mut G::Counts, opening: &G::Opening) -> Result<(), StudyRefusal> {
    let Ok(mut table) = G::open(G::setup(opening)) else { return Err(StudyRefusal::NotDealt) };
    let mut seen = G::begin(counts, opening, &table);
    loop {
        let order = match G::next(opening, &table) {
            Next::Order(order) => order,
            Next::Choose(done) => G::chosen(opening, &table).unwrap_or(done),
            Next::Enter => return Err(StudyRefusal::NotDealt),
            Next::Over => break,
        };
        let Ok(happenings) = G::decide(&table, &order) else { return Err(StudyRefusal::NotDealt) };
        for happening in &happenings {
            G::apply(&mut table, happening);
        }
        G::notice(counts, &mut seen, &table, &happenings);
    }
    G::end(counts, seen, &table);
    Ok(())
}
