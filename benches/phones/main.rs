//! What a thousand phones cost: `benches/run phones` prints it, and `-- --test` shows with a few that it can be measured.
//!
//! Phones are sockets of this process. Whoever tells them something is a process of its own, started anew for each run: our
//! gallery, Node's libraries, and the least that could do the same. All take turns, so that what else the machine does hits all.

#![allow(
    clippy::disallowed_methods,
    reason = "a benchmark lays its files out as it needs them, and asks the system of itself"
)]

mod child;
#[allow(dead_code, reason = "the smallest game there is; what only a desk asks of it is not asked here")]
#[path = "../../tests/toy/coin.rs"]
mod coin;
mod crowd;
mod desk;
#[allow(dead_code, reason = "the other benchmarks have the rest of it")]
#[path = "../kit/mod.rs"]
mod kit;
mod limits;
mod rude;
mod servers;
mod table;
mod tells;
mod wire;

use std::env;
use std::fs;
use std::process::ExitCode;
use std::time::Duration;

use tokio::runtime;
use tokio::task::LocalSet;

use table::Row;

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    /// So many phones.
    pub(crate) phones: usize,
    /// So many runs of each.
    pub(crate) runs: usize,
    /// So often all are told something in a run, and so long after one another.
    pub(crate) tells: usize,
    pub(crate) pause: Duration,
    /// So long frames are drawn for a figure.
    pub(crate) frames: Duration,
}

const WHOLE: Scale =
    Scale { phones: 1_000, runs: 5, tells: 8, pause: Duration::from_millis(250), frames: Duration::from_secs(2) };
const SHORT: Scale =
    Scale { phones: 50, runs: 1, tells: 2, pause: Duration::from_millis(50), frames: Duration::from_millis(100) };

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match *words.as_slice() {
        ["serve", "floor", bytes] => servers::floor(bytes.parse().expect("bytes")),
        ["serve", "gallery"] => servers::gallery(None),
        ["serve", "gallery", bytes] => servers::gallery(Some(bytes.parse().expect("bytes"))),
        ["serve", "desk"] => desk::desk(),
        _ => return measured(&words),
    }
    ExitCode::SUCCESS
}

/// Measures what is asked for: everything, unless some parts are named.
fn measured(words: &[&str]) -> ExitCode {
    let scale = if words.contains(&"--test") { SHORT } else { WHOLE };
    let runs = words.iter().find_map(|word| word.strip_prefix("--runs=")?.parse().ok());
    let scale = Scale { runs: runs.unwrap_or(scale.runs), ..scale };
    if let Some(files) = files().filter(|files| *files < scale.phones + 200) {
        eprintln!("so many phones need more open files than {files}: ulimit -n 4096");
        return ExitCode::FAILURE;
    }
    let wanted = |part: &str| !words.iter().any(|word| PARTS.contains(word)) || words.contains(&part);
    let runtime = runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let rows = LocalSet::new().block_on(&runtime, async {
        let mut rows = Vec::new();
        if wanted("told") {
            rows.extend(tells::rows(scale).await);
        }
        if wanted("desk") {
            rows.extend(limits::desk(scale).await);
        }
        if wanted("limits") {
            rows.extend(limits::rows(scale).await);
        }
        rows
    });
    let cells: Vec<[String; 6]> = rows.iter().map(Row::cells).collect();
    if words.contains(&"--json") {
        println!("{}", serde_json::to_string(&cells).expect("rows"));
    } else {
        for cells in &cells {
            println!("| {} |", cells.join(" | "));
        }
    }
    ExitCode::SUCCESS
}

const PARTS: [&str; 3] = ["told", "desk", "limits"];

/// How many files may be open at once, where the system tells.
fn files() -> Option<usize> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}
