//! The cry as text for people: what a table needs to play from a terminal.
//!
//! All words come from the crier's [`Words`]; this file only selects what the wheel would show, and in which order.

use crate::cli::call;
use crate::crier::{Announcement as _, Turn, Words};
use crate::games::troyes_dice::TroyesDice;
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{
    Attack, Calendar, Dice, Half, HalfDay, Happening, Offered, Phase, Place, Placed, Table,
};
use crate::games::troyes_dice::words::{self, Cry, cries_of, opening_cries};
use crate::play::{Game as _, Transition};

/// Returns the lines that open a game.
#[must_use]
pub fn opened(words: &Words, record: &Record) -> Vec<String> {
    let table = record.opened_table();
    let mut lines = vec!["Troyes Dice".to_owned()];
    lines
        .extend(record.opening().deciding_code().map(|code| words.with("cli-code", &[("code", code.as_str().into())])));
    let turn = Turn::new(record.code(), TroyesDice::steps(table));
    lines.extend(words.say(&opening_cries(table), turn));
    lines.extend(words::struck_before_line(words, table.struck_before()));
    lines.push(words.text("cli-wheel"));
    lines.extend(words::plaza_lines(words, table).map(|plaza| format!("  {plaza}")));
    lines
}

/// Returns the lines for an order, in that variation.
#[must_use]
pub fn tell(words: &Words, told: Transition<'_, TroyesDice>, turn: Turn) -> Vec<String> {
    let mut earlier: Vec<Cry> = Vec::new();
    let mut lines = Vec::new();
    for happening in told.happenings {
        let cries = cries_of(happening);
        let said: Vec<(&Cry, Turn)> = cries.iter().map(|cry| (cry, turn.behind(&earlier, cry))).collect();
        lines.extend(tell_one(words, told.after, happening, &said, turn));
        earlier.extend(cries);
    }
    lines
}

fn tell_one(words: &Words, table: &Table, happening: &Happening, said: &[(&Cry, Turn)], turn: Turn) -> Vec<String> {
    let called = said.iter().map(|(cry, turn)| call(words, *cry, *turn));
    match happening {
        Happening::Dice(Dice::Rolled { half_day, roll }) => {
            let notes = said.iter().filter(|(cry, _)| !matches!(cry, Cry::HalfDay(_)));
            let notes = notes.map(|(cry, turn)| cry.say(words, *turn));
            let heading = [String::new(), words::heading(words, *half_day)];
            heading.into_iter().chain(notes).chain([words::dice_line(words, *roll)]).collect()
        }
        Happening::Dice(Dice::Placed(places)) => places.iter().map(|placed| place(words, table, *placed)).collect(),
        Happening::Dice(Dice::Offered(offered)) => offer(words, offered, turn),
        Happening::Attack(Attack::Struck(_)) => called.map(|text| text.to_uppercase()).collect(),
        Happening::Calendar(Calendar::DayBegan { .. }) => {
            let halves = [Half::Morning, Half::Afternoon].map(|half| upcoming(words, table, half));
            std::iter::once(String::new()).chain(called).chain(halves).collect()
        }
        Happening::Calendar(Calendar::Ended(_)) => std::iter::once(String::new()).chain(called).collect(),
        Happening::Attack(Attack::Spared(_)) | Happening::Calendar(Calendar::Closed(_)) | Happening::Flip(_) => {
            called.collect()
        }
    }
}

/// Describes a saved game after its file's name: code, half-day and orders.
#[must_use]
pub fn holds(words: &Words, file: &str, record: &Record) -> String {
    let code = record.opening().deciding_code();
    let code = code.map_or_else(
        || words.text("check-no-code"),
        |code| words.with("check-code", &[("code", code.as_str().into())]),
    );
    let now = record.table().now();
    let next = match record.table().phase() {
        Phase::Over => "over",
        Phase::Roll => "roll",
        Phase::Choose => "close",
    };
    let args = [
        ("file", file.into()),
        ("code", code.into()),
        ("day", now.day.number().into()),
        ("half", now.half.name().into()),
        ("number", now.number().into()),
        ("all", HalfDay::COUNT.into()),
        ("next", next.into()),
        ("orders", record.done().len().into()),
        ("undone", record.undone().len().into()),
    ];
    words.with("check-holds", &args)
}

fn place(words: &Words, table: &Table, placed: Placed) -> String {
    let line = words::placed(words, table, placed);
    format!("  {}", if table.is_destroyed(placed.notch) { words::destroyed(words, line) } else { line })
}

fn offer(words: &Words, offered: &Offered, turn: Turn) -> Vec<String> {
    let mut lines = vec![words.text("cli-choose")];
    lines.extend(offered.offers.iter().map(|offer| format!("  {}", words::offer(words, offer))));
    lines.push(words::available_line(words, offered.available));
    if !offered.any_free {
        lines.push(Cry::NoneFree.say(words, turn));
    }
    lines
}

/// Returns the line of the plazas for a half of the day, by place, as everybody sees them on a wheel.
fn upcoming(words: &Words, table: &Table, half: Half) -> String {
    let half_day = HalfDay { day: table.now().day, half };
    let plazas = Place::ALL.map(|place| words::plaza_color(words, table.wheel().plaza(place.notch(half_day)).up));
    format!("  {}", words::plazas_line(words, half, &plazas))
}
