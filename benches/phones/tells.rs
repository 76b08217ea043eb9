//! How long phones wait for what they are told, ours beside the floor and beside Node's.

use std::time::Duration;

use tokio::time::sleep;

use crate::Scale;
use crate::child::{Server, Who};
use crate::crowd::{Crowd, Waits};
use crate::table::{Row, Unit, quantile};

/// As much as a small view.
const BYTES: usize = 1_200;
/// So long somebody gets to do what is nobody's wait.
const MOMENT: Duration = Duration::from_millis(300);
/// What a phone may take of our memory, and how long it may wait in the worst case of a hundred.
const MEMORY: f64 = 12.0 * 1_024.0;
const LATE: f64 = 0.050;
const BACK: f64 = 0.250;

/// What one server did in one run; times in seconds, memory in bytes.
struct Run {
    middle: f64,
    late: f64,
    memory: f64,
    back: f64,
    /// How often a phone was not told something.
    lost: usize,
}

/// Everybody, one after another, as often as there are runs.
pub(crate) async fn rows(scale: Scale) -> Vec<Row> {
    let real = real().await;
    let all = [
        Who::Floor(BYTES),
        Who::Small(BYTES),
        Who::Floor(real),
        Who::Real,
        Who::Node("http", BYTES),
        Who::Node("ws", BYTES),
        Who::Node("socket.io", BYTES),
    ];
    let mut runs: [Vec<Run>; 7] = Default::default();
    for number in 0..scale.runs {
        for turn in 0..all.len() {
            let place = (turn + number) % all.len();
            // Who does not start is not measured beside us.
            runs[place].extend(run(all[place], scale).await);
        }
    }
    let [floor, small, large, ours, http, ws, socket_io] = &runs;
    let kilobytes = |bytes: usize| format!("{}.{} kB", bytes / 1_000, bytes % 1_000 / 100);
    let mut rows = ours_beside(&format!("{} phones, {}", scale.phones, kilobytes(BYTES)), small, floor);
    rows.extend(ours_beside(&format!("{} phones, a real view of {}", scale.phones, kilobytes(real)), ours, large));
    for (name, peer) in [("http", http), ("ws", ws), ("socket.io", socket_io)] {
        let what = format!("Node's `{name}`, {} phones, {}", scale.phones, kilobytes(BYTES));
        if peer.is_empty() {
            let figure = "not measured: Node or the package is not there".to_owned();
            rows.push(Row { name: what, figure, ..Row::default() });
        } else {
            rows.extend(beside(&what, peer, floor));
        }
    }
    rows
}

/// Ours with its goals.
fn ours_beside(what: &str, ours: &[Run], floor: &[Run]) -> Vec<Row> {
    let [middle, late, memory, back] = beside(what, ours, floor);
    let lost: usize = ours.iter().map(|run| run.lost).sum();
    vec![
        middle,
        late.times(2.0).most(Unit::Time, &of(ours, |run| run.late), LATE),
        memory.most(Unit::Memory, &of(ours, |run| run.memory), MEMORY),
        back.most(Unit::Time, &of(ours, |run| run.back), BACK),
        Row { name: format!("{what}: not told, of all"), figure: lost.to_string(), ..Row::default() }
            .goal("0", lost == 0),
    ]
}

fn beside(what: &str, ours: &[Run], floor: &[Run]) -> [Row; 4] {
    let row = |name: &str, unit, value: fn(&Run) -> f64| {
        Row::beside(format!("{what}: {name}"), unit, &of(ours, value), &of(floor, value))
    };
    [
        row("told, p50", Unit::Time, |run| run.middle),
        row("told, p99", Unit::Time, |run| run.late),
        // The floor has next to nothing, of which nobody needs a multiple.
        Row { ratio: None, ..row("memory for each", Unit::Memory, |run| run.memory) },
        row("all come back at once, p99", Unit::Time, |run| run.back),
    ]
}

fn of(runs: &[Run], value: fn(&Run) -> f64) -> Vec<f64> {
    runs.iter().map(value).collect()
}

/// How long a real view is.
async fn real() -> usize {
    let server = Server::start(Who::Real).await.expect("our gallery");
    let (one, _) = Crowd::come(&server.place, 1).await;
    one.bytes()
}

/// What one of them does in one run; nothing if it does not start.
async fn run(who: Who, scale: Scale) -> Option<Run> {
    let mut server = Server::start(who).await.ok()?;
    let place = server.place.clone();
    // What is made for the first is there before the others are counted.
    let (one, _) = Crowd::come(&place, 1).await;
    one.hear(server.say("tell"), scale.pause).await;
    drop(one);
    sleep(MOMENT).await;
    let before = server.memory();
    let (crowd, came) = Crowd::come(&place, scale.phones).await;
    let mut waits = Waits::default();
    for _ in 0..scale.tells {
        waits.add(crowd.hear(server.say("tell"), scale.pause).await);
    }
    let more = server.memory().saturating_sub(before);
    let gone = crowd.gone();
    drop(crowd);
    sleep(MOMENT).await;
    let (_crowd, back) = Crowd::come(&place, scale.phones).await;
    let seconds = |waits: &Waits, q| quantile(&waits.waits, q).as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "a mean")]
    Some(Run {
        middle: seconds(&waits, 0.5),
        late: seconds(&waits, 0.99),
        memory: more as f64 / scale.phones as f64,
        back: seconds(&back, 0.99),
        lost: waits.lost + came.lost + back.lost + gone,
    })
}
