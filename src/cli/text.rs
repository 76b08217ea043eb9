//! The cry as text for people: what a table needs to play from a terminal.
//!
//! What is called out comes from the crier's [`Words`]; this file only adds what the wheel would show.

use crate::chronicle::Record;
use crate::crier::{Cry, Urgency, Words, cries, opening_cries};
use crate::games::troyes_dice::{Die, Half, HalfDay, Happening, Notch, Offered, Place, Placed, Table};

/// The lines that open a game.
#[must_use]
pub fn opened(words: &Words, record: &Record) -> Vec<String> {
    let table = record.opened_table();
    let mut lines = vec!["Troyes Dice".to_owned()];
    if let Some(code) = record.opening().deciding_code() {
        lines.push(format!("Code: {code}"));
    }
    lines.extend(opening_cries(&table).iter().map(|cry| words.cry(cry)));
    lines.push("The wheel, clockwise:".to_owned());
    lines.extend(Notch::all().map(|notch| {
        let neutral = if notch == Notch::neutral(table.now()) { " (neutral zone)" } else { "" };
        let tile = table.tile_at(notch).map_or_else(String::new, |tile| format!(" ({})", words.tile_name(tile.tile)));
        format!("  notch {}: {}{tile}{neutral}", notch.index(), words.plaza(table.wheel().plaza(notch)))
    }));
    lines
}

/// The lines that tell what an order caused; `table` stands as it stood after the order.
#[must_use]
pub fn tell(words: &Words, table: &Table, happenings: &[Happening]) -> Vec<String> {
    happenings.iter().flat_map(|happening| tell_one(words, table, happening)).collect()
}

/// What Enter will do next, before a roll.
#[must_use]
pub fn before_roll(words: &Words, half_day: HalfDay) -> String {
    format!("Enter rolls the dice of {}.", in_sentence(words, half_day))
}

/// What Enter will do next, before dice are taken from a file.
#[must_use]
pub fn before_dice(words: &Words, half_day: HalfDay) -> String {
    format!("Enter takes the dice of {} from the file.", in_sentence(words, half_day))
}

/// Asks for dice on standard input.
#[must_use]
pub fn ask_dice(words: &Words, half_day: HalfDay) -> String {
    format!("The dice of {}, the black one first:", in_sentence(words, half_day))
}

/// What Enter will do next, while everybody chooses.
#[must_use]
pub fn before_close(words: &Words, half_day: HalfDay) -> String {
    format!("When everybody has chosen and acted, Enter ends {}.", in_sentence(words, half_day))
}

/// Said when Enter can come no more.
pub const INPUT_ENDED: &str = "Standard input has ended, so the cry stops here.";

fn tell_one(words: &Words, table: &Table, happening: &Happening) -> Vec<String> {
    let said = cries(std::slice::from_ref(happening));
    match happening {
        Happening::Rolled { half_day, roll } => {
            let heading = format!("{} ({} of {})", words.half_day(*half_day), half_day.number(), HalfDay::COUNT);
            let notes = said.iter().filter(|cry| !matches!(cry, Cry::HalfDay(_))).map(|cry| words.cry(cry));
            let dice = format!("Dice: {}.", words.roll(*roll));
            [String::new(), heading].into_iter().chain(notes).chain([dice]).collect()
        }
        Happening::Placed(places) => places.iter().map(|placed| place(words, table, *placed)).collect(),
        Happening::Offered(offered) => offer(words, offered),
        Happening::Struck(_) => said.iter().map(|cry| words.cry(cry).to_uppercase()).collect(),
        Happening::DayBegan { .. } => {
            let halves = [Half::Morning, Half::Afternoon].map(|half| upcoming(words, table, half));
            std::iter::once(String::new()).chain(said.iter().map(|cry| call(words, cry))).chain(halves).collect()
        }
        Happening::Ended { .. } => {
            std::iter::once(String::new()).chain(said.iter().map(|cry| call(words, cry))).collect()
        }
        Happening::Spared(_)
        | Happening::Closed { .. }
        | Happening::Rebuilt { .. }
        | Happening::TurnedToRaid { .. } => said.iter().map(|cry| call(words, cry)).collect(),
    }
}

/// A cry; in capitals if everybody must act on it.
fn call(words: &Words, cry: &Cry) -> String {
    match cry.urgency() {
        Urgency::Alarm => words.cry(cry).to_uppercase(),
        Urgency::Call | Urgency::Note => words.cry(cry),
    }
}

fn place(words: &Words, table: &Table, placed: Placed) -> String {
    let die = match placed.die {
        Die::Black => format!("black {}", placed.value),
        Die::Clear => format!("{} {}", words.color(placed.color), placed.value),
    };
    let plaza = words.plaza(table.wheel().plaza(placed.notch));
    let destroyed = if table.is_destroyed(placed.notch) { ", destroyed" } else { "" };
    format!("  place {}: {die} (notch {}: {plaza}){destroyed}", placed.place.number(), placed.notch.index())
}

fn offer(words: &Words, offered: &Offered) -> Vec<String> {
    let mut lines = vec!["Choose one:".to_owned()];
    lines.extend(offered.offers.iter().map(|offer| format!("  {}", words.offer(offer))));
    lines.push(format!("Available for a Great Hall: {}.", words.available(offered.available)));
    if !offered.any_free {
        lines.push(words.cry(&Cry::NoneFree));
    }
    lines
}

/// The plazas of a half of the day, by place, as everybody sees them on a wheel.
fn upcoming(words: &Words, table: &Table, half: Half) -> String {
    let half_day = HalfDay { day: table.now().day, half };
    let plazas = Place::ALL.map(|place| words.color(table.wheel().plaza(place.notch(half_day)).up));
    format!("  {} plazas: {}", words.half(half), plazas.join(", "))
}

fn in_sentence(words: &Words, half_day: HalfDay) -> String {
    format!("day {}'s {}", half_day.day.number(), words.half(half_day.half))
}
