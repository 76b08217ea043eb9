//! Replays a saved game and says whether it holds.

use std::fs::File;
use std::io::{self, Read as _, Write};
use std::path::Path;

use super::Stop;
use crate::games::troyes_dice::record::{Next, Record, schema};
use crate::games::troyes_dice::rules::{Half, HalfDay, Order};

/// Why a saved game does not hold.
#[derive(Debug, thiserror::Error)]
pub enum CheckRefusal {
    /// The file cannot be read.
    #[error("{0}: it cannot be read: {1}")]
    Unread(String, io::Error),
    /// It keeps no game.
    #[error("{0}: {1}")]
    Damaged(String, schema::Damage),
}

/// Says in one line that the save holds, and what it holds.
///
/// # Errors
/// One sentence that says what is wrong and where; or that nothing can be written.
pub fn check(file: &Path, out: &mut dyn Write) -> Result<(), Stop<CheckRefusal>> {
    let record = saved(file).map_err(Stop::Refused)?;
    let name = file.display();
    writeln!(out, "{name}: it holds: {}", told(&record))?;
    Ok(out.flush()?)
}

/// The game that the file keeps.
pub(super) fn saved(file: &Path) -> Result<Record, CheckRefusal> {
    let name = file.display().to_string();
    let bytes = read(file).map_err(|error| CheckRefusal::Unread(name.clone(), error))?;
    schema::read_bytes(&bytes).map_err(|damage| CheckRefusal::Damaged(name, damage))
}

/// The file's bytes, but no more than show that it is too long for a game.
fn read(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(file)?.take(schema::LONGEST as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Code, half-day and orders, as “code MARKETDAY, day 3's morning (5 of 16), 8 orders, 2 undone”.
fn told(record: &Record) -> String {
    let code = record.opening().deciding_code();
    let code = code.map_or_else(|| "no code, wheel and dice entered".to_owned(), |code| format!("code {code}"));
    let now = record.table().now();
    let half = match now.half {
        Half::Morning => "morning",
        Half::Afternoon => "afternoon",
    };
    let next = match record.next() {
        Next::Over => "over",
        Next::Enter | Next::Order(Order::Roll(_)) => "dice not rolled",
        Next::Order(Order::Close) => "dice rolled",
    };
    let orders = match record.done().len() {
        1 => "1 order".to_owned(),
        orders => format!("{orders} orders"),
    };
    let undone = match record.undone().len() {
        0 => String::new(),
        undone => format!(", {undone} undone"),
    };
    let (day, number, count) = (now.day.number(), now.number(), HalfDay::COUNT);
    format!("{code}; day {day}'s {half} ({number} of {count}), {next}; {orders}{undone}")
}
