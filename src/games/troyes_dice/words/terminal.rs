//! The terminal's lines beside the cries: the wheel and the dice, which are not visible there, and the prompts for
//! Enter.

use super::values;
use crate::crier::Words;
use crate::games::troyes_dice::rules::{ByColor, Die, Half, HalfDay, Notch, Placed, Roll, StruckBefore, Table};
use crate::games::troyes_dice::words;

/// Returns “Struck before the takeover: red 5, white 3.”; `None` if there are none.
pub(crate) fn struck_before_line(words: &Words, struck: &[StruckBefore]) -> Option<String> {
    let dice: Vec<String> = struck.iter().map(|die| words::color_die(words, die.color, die.value)).collect();
    (!dice.is_empty()).then(|| words.with("cli-struck-before", &[("dice", dice.join(", ").into())]))
}

/// Returns “plaza 3: yellow on both sides”.
pub(crate) fn plaza_line(words: &Words, table: &Table, notch: Notch) -> String {
    let plaza = words::plaza(words, table.wheel().plaza(notch));
    words.with("cli-plaza", &[("number", values::plaza(notch)), ("plaza", plaza.into())])
}

/// Returns “Day 3, morning (5 of 16)”.
pub(crate) fn heading(words: &Words, half_day: HalfDay) -> String {
    let args = [
        ("half-day", words::half_day(words, half_day).into()),
        ("number", values::number(half_day.number())),
        ("all", values::number(HalfDay::COUNT)),
    ];
    words.with("cli-heading", &args)
}

/// Returns “Dice: black 3, clear 1 3 6.”
pub(crate) fn dice_line(words: &Words, roll: Roll) -> String {
    words.with("cli-dice", &[("roll", words::roll(words, roll).into())])
}

/// Returns the wheel's plazas, clockwise, with their tiles and the neutral zone.
pub(crate) fn plaza_lines(words: &Words, table: &Table) -> impl Iterator<Item = String> {
    Notch::all().map(|notch| {
        let tile = table.tile_at(notch).map(|tile| words::tile_name(words, tile.tile));
        let neutral = (notch == Notch::neutral(table.now())).then(|| words.text("cli-neutral"));
        let notes = tile.into_iter().chain(neutral).map(|note| format!(" ({note})"));
        format!("{}{}", plaza_line(words, table, notch), notes.collect::<Vec<_>>().concat())
    })
}

/// Returns “white 3” or “black 3”: a die as it lies on the wheel.
pub(crate) fn placed_die(words: &Words, placed: Placed) -> String {
    match placed.die {
        Die::Black => words.with("cli-black-die", &[("value", values::number(placed.value.value()))]),
        Die::Clear => words::color_die(words, placed.color, placed.value),
    }
}

/// Returns “place 2: white 3 (plaza 5: white, red on the other side)”.
pub(crate) fn placed(words: &Words, table: &Table, placed: Placed) -> String {
    let args = [
        ("place", values::number(placed.place.number())),
        ("die", placed_die(words, placed).into()),
        ("number", values::plaza(placed.notch)),
        ("plaza", words::plaza(words, table.wheel().plaza(placed.notch)).into()),
    ];
    words.with("cli-place", &args)
}

/// Returns the line of a placed die, with the news that its plaza is destroyed.
pub(crate) fn destroyed(words: &Words, placed: String) -> String {
    words.with("cli-place-destroyed", &[("placed", placed.into())])
}

/// Returns “Available for a Great Hall: 1 red, 2 yellow, 0 white.”
pub(crate) fn available_line(words: &Words, available: ByColor<u8>) -> String {
    words.with("cli-available", &[("available", words::available(words, available).into())])
}

/// Returns “morning plazas: red, white, white, yellow”.
pub(crate) fn plazas_line(words: &Words, of: Half, plazas: &[String]) -> String {
    words.with("cli-plazas", &[("half", of.name().into()), ("plazas", plazas.join(", ").into())])
}

/// Returns the prompt for Enter before a roll.
pub(crate) fn next_roll(words: &Words, now: HalfDay) -> String {
    at(words, "cli-next-roll", now)
}

/// Returns the prompt for Enter before dice are taken from a file.
pub(crate) fn next_dice(words: &Words, now: HalfDay) -> String {
    at(words, "cli-next-dice", now)
}

/// Returns the prompt for dice on standard input.
pub(crate) fn ask_dice(words: &Words, now: HalfDay) -> String {
    at(words, "cli-ask-dice", now)
}

/// Returns the prompt for Enter while everybody chooses.
pub(crate) fn next_close(words: &Words, now: HalfDay) -> String {
    at(words, "cli-next-close", now)
}

fn at(words: &Words, name: &str, now: HalfDay) -> String {
    words.with(name, &[("day", values::number(now.day.number())), ("half", now.half.name().into())])
}
