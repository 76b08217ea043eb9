//! The cry as text for people: the cries, what the current player has, and the whole table.

use super::args::SEATS;
use super::reading::shown_name;
use crate::cli::called;
use crate::crier::{Turn, Words};
use crate::games::troyes::record::{Next, Record};
use crate::games::troyes::rules::{
    BlackStep, Building, Color, Correction, Depth, Dice, Good, Happening, Owner, Phase, Player, Round, Seat, Table,
    Troyes, TurnStep,
};
use crate::games::troyes::words::{self, Cry, opening_cries};
use crate::play::{Game as _, Transition};
use crate::show::Watched as _;

/// Returns the lines that open a game.
#[must_use]
pub fn opened(words: &Words, record: &Record) -> Vec<String> {
    let table = record.opened_table();
    let mut lines = vec![Troyes::TITLE.to_owned()];
    lines.extend(record.code().map(|code| words.with("cli-code", &[("code", code.as_str().into())])));
    let names = SEATS.iter().zip(&record.opening().players).filter(|(_, name)| !name.is_empty());
    lines.extend(names.map(|(seat, name)| format!("  {seat}: {name}")));
    lines.extend(words.say(&opening_cries(table), Turn::new(record.code(), Troyes::steps(table))));
    lines
}

/// Returns the lines for an order with its cries, in that variation.
#[must_use]
pub fn told(words: &Words, told: Transition<'_, Troyes>, cries: &[Cry], turn: Turn) -> Vec<String> {
    let round = told.happenings.iter().any(|happening| matches!(happening, Happening::Round(Round::New(_))));
    let mut lines: Vec<String> = round.then(String::new).into_iter().chain(called(words, cries, turn)).collect();
    if told.happenings.iter().any(is_of_turn) {
        lines.extend(standing(words, told.after));
    }
    lines
}

/// Returns the prompt for the person who types.
#[must_use]
pub fn prompt(words: &Words, table: &Table, next: &Next) -> String {
    match next {
        Next::Pick | Next::Enter => words.text("cli-next-pick"),
        Next::Choose(_) => words.with("cli-next-choose", &[("does", Troyes::step(words, table).into())]),
        Next::Order(_) => words.with("cli-next-picked", &[("does", Troyes::step(words, table).into())]),
        Next::Over => words.text("cli-next"),
    }
}

/// Whether the current player has something new to look at.
const fn is_of_turn(happening: &Happening) -> bool {
    match happening {
        Happening::Round(Round::Began(
            Phase::Black(BlackStep::Counter(_)) | Phase::Turn(TurnStep::Act(_) | TurnStep::Aim(..)),
        ))
        | Happening::Dice(Dice::Rerolled(..) | Dice::TurnedOver(..))
        | Happening::Corrected(_) => true,
        Happening::Citizens(_)
        | Happening::Dice(Dice::Rolled(..))
        | Happening::Deed(_)
        | Happening::Gained(_)
        | Happening::Lost(_)
        | Happening::Events(_)
        | Happening::Black(_)
        | Happening::Works(_)
        | Happening::Cathedral(_)
        | Happening::Round(_)
        | Happening::Ending(_)
        | Happening::Roy(_)
        | Happening::Inexact { .. }
        | Happening::Booked(_) => false,
    }
}

/// Returns the lines of what the current player has; where nobody has the turn alone, only what is done now.
#[must_use]
pub fn standing(words: &Words, table: &Table) -> Vec<String> {
    let active = table.active().and_then(|seat| Some((seat, table.player(seat)?)));
    let line = match active {
        Some((seat, player)) => player_line(words, table, seat, player),
        None => words::phase(words, table, table.phase()),
    };
    vec![format!("  {line}")]
}

/// Returns the lines that tell the whole table: what is done now, everybody's dice and purse, and what lies on buildings, activities,
/// events and the Cathedral, as a correction would say it.
#[must_use]
pub fn table(words: &Words, table: &Table) -> Vec<String> {
    let mut lines = vec![words.with("headline-round", &[("round", table.round().into())])];
    lines.push(words::phase(words, table, table.phase()));
    lines.extend(table.players().map(|(seat, player)| player_line(words, table, seat, player)));
    let neutral = table.neutral();
    let points = table.roy().map(|roy| words::amount(words, Good::Point, roy.points()));
    let has = [dice(table, neutral), points.unwrap_or_default()];
    let has = has.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ");
    lines.push(line(words, &words::owner(words, neutral), &has));
    if table.roy().is_some() {
        // The top one is the first.
        let pile = table.players().flat_map(|(_, player)| player.characters());
        let pile = pile.map(|character| words::character(words, *character));
        lines.push(line(words, &words.text("setup-characters"), &pile.collect::<Vec<_>>().join(", ")));
    }
    if table.depth() == Depth::Dice {
        return lines;
    }
    for building in Building::ALL {
        let standing = table.standing(building).iter().filter(|(_, count)| **count > 0);
        let standing = standing.map(|(owner, count)| format!("{} {count}", words::owner(words, owner)));
        lines.push(line(words, &words::building(words, building), &standing.collect::<Vec<_>>().join(", ")));
        let lying = table.lying(building).iter().filter(|(_, lies)| **lies);
        let lying = lying.map(|(owner, _)| words::correction(words, &Correction::Lying(building, owner, true)));
        lines.extend(lying.map(|line| format!("  {line}")));
    }
    for work in table.works() {
        lines.push(words::correction(words, &Correction::Tradesmen(work.activity, work.tradesmen.clone())));
        let roy = work.roy.map(|space| format!("{} {}", words::owner(words, Owner::Roy), u16::from(space) + 1));
        lines.extend(roy.map(|roy| format!("  {roy}")));
        let stored = work.stored.iter().filter(|(_, cubes)| **cubes > 0);
        let stored = stored.map(|(seat, cubes)| Correction::Stored(work.activity, seat, *cubes));
        lines.extend(stored.map(|stored| format!("  {}", words::correction(words, &stored))));
    }
    let event = |in_play: &crate::games::troyes::rules::InPlay| {
        words::correction(words, &Correction::Event(in_play.event, in_play.cubes.clone()))
    };
    lines.extend(table.queue().iter().map(event));
    for (site, levels) in table.cathedral() {
        let built = (1..).zip(levels).filter_map(|(level, cube)| Some((level, (*cube)?)));
        let built = built.map(|(level, cube)| Correction::Cathedral(site, level, Some(cube)));
        lines.extend(built.map(|cube| words::correction(words, &cube)));
    }
    lines
}

/// Returns a player's dice, and what the player has of what the group tells.
fn player_line(words: &Words, table: &Table, seat: Seat, player: &Player) -> String {
    let dice = dice(table, Owner::Seat(seat));
    let asked = Good::ALL.into_iter().filter(|good| table.depth().asks((*good).into()));
    let purse: Vec<String> = asked.map(|good| words::amount(words, good, player.purse().has(good))).collect();
    let supply = (table.depth() != Depth::Dice).then(|| words.with("cli-supply", &[("count", player.supply().into())]));
    let parts = [dice, purse.join(", ")].into_iter().filter(|part| !part.is_empty()).chain(supply);
    line(words, &words::seat(words, seat), &parts.collect::<Vec<_>>().join("; "))
}

/// Returns the dice that lie in a district, as they are typed.
fn dice(table: &Table, owner: Owner) -> String {
    let mut dice: Vec<(Color, _)> = table.district(owner).map(|(_, die)| (die.color, die.face)).collect();
    dice.sort_unstable();
    dice.into_iter().map(|(color, face)| shown_name(color, face)).collect::<Vec<_>>().join(" ")
}

fn line(words: &Words, what: &str, said: &str) -> String {
    let said = if said.is_empty() { words.text("nobody-gains") } else { said.to_owned() };
    words.with("cli-line", &[("what", what.into()), ("said", said.into())])
}
