//! The cry as text for people: the cries, what the current player has, and the open cards.

use crate::cli::called;
use crate::crier::{Turn, Words};
use crate::games::dice_village::record::{Next, Record};
use crate::games::dice_village::rules::{
    Card, Dice, DiceVillage, Happening, Heap, Lies, Phase, Player, Round, Row, Seat, Table,
};
use crate::games::dice_village::words::{self, Cry, opening_cries};
use crate::play::{Game as _, Transition};

/// Returns the lines that open a game.
#[must_use]
pub fn opened(words: &Words, record: &Record) -> Vec<String> {
    let table = record.opened_table();
    let mut lines = vec![DiceVillage::TITLE.to_owned()];
    lines.extend(record.code().map(|code| words.with("cli-code", &[("code", code.as_str().into())])));
    let names = Seat::all().zip(&record.opening().players).filter(|(_, name)| !name.is_empty());
    lines.extend(names.map(|(seat, name)| format!("  {}: {name}", words::color(words, seat))));
    lines.extend(words.say(&opening_cries(table), Turn::new(record.code(), DiceVillage::steps(table))));
    lines.extend(cards(words, "cli-row", table.row()));
    lines
}

/// Returns the lines for an order with its cries, in that variation.
#[must_use]
pub fn told(words: &Words, told: Transition<'_, DiceVillage>, cries: &[Cry], turn: Turn) -> Vec<String> {
    let round = told.happenings.iter().any(|happening| matches!(happening, Happening::Dice(Dice::Rolled { .. })));
    let mut lines: Vec<String> = round.then(String::new).into_iter().chain(called(words, cries, turn)).collect();
    if told.happenings.iter().any(is_of_turn) {
        lines.extend(standing(words, told.after));
    }
    lines
}

/// Returns the prompt for the person who types.
#[must_use]
pub fn prompt(words: &Words, table: &Table, next: &Next) -> String {
    match (next, table.active()) {
        (Next::Choose(_), Some(seat)) => words.with("cli-next-choose", &[("who", words::seat(words, seat).into())]),
        (Next::Enter, _) => words.text("cli-next-thrown"),
        (Next::Order(_) | Next::Choose(_) | Next::Over, _) => words.text("cli-next"),
    }
}

/// Whether the current player has something new to look at.
const fn is_of_turn(happening: &Happening) -> bool {
    match happening {
        Happening::Round(Round::Began(Phase::Sell(_) | Phase::Place(..) | Phase::Spend(_)))
        | Happening::Dice(Dice::Rerolled(..) | Dice::Adjusted(..))
        | Happening::Row(Row::Bought(..))
        | Happening::Corrected(_) => true,
        Happening::Round(
            Round::Began(Phase::Caravans | Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End | Phase::Over)
            | Round::PassedOver(_)
            | Round::Opened
            | Round::FirstPassed(_),
        )
        | Happening::Dice(Dice::Rolled { .. })
        | Happening::Row(Row::Filled(_))
        | Happening::Trade(_)
        | Happening::Income(..)
        | Happening::Forfeit(..)
        | Happening::Ending(_)
        | Happening::Inexact { .. } => false,
    }
}

/// Returns the lines of what the current player has, and of what can be bought.
#[must_use]
pub fn standing(words: &Words, table: &Table) -> Vec<String> {
    let active = table.active().and_then(|seat| Some((seat, table.player(seat)?)));
    let Some((seat, player)) = active else { return Vec::new() };
    let (who, purse) = (words::seat(words, seat), words::purse(words, player.purse()));
    let line = match table.phase() {
        Phase::Sell(_) => {
            let args = [("who", who.into()), ("dice", dice(player).into()), ("purse", purse.into())];
            words.with("cli-standing", &args)
        }
        // The dice lie at the villages and at the market.
        Phase::Caravans
        | Phase::Place(..)
        | Phase::AllSell(_)
        | Phase::Spend(_)
        | Phase::AllSpend(_)
        | Phase::End
        | Phase::Over => words.with("cli-purse", &[("who", who.into()), ("purse", purse.into())]),
    };
    let mut lines = vec![format!("  {line}")];
    lines.extend(cards(words, "cli-hand", player.hand()));
    if let Phase::Spend(_) = table.phase() {
        lines.extend(cards(words, "cli-row", table.row()));
    }
    lines
}

/// Returns the player's dice in their places, without those that were placed.
fn dice(player: &Player) -> String {
    let shown = player.dice().iter().map(|die| match die.lies {
        Lies::Free => die.face.to_string(),
        Lies::At(_) | Lies::Market => "–".to_owned(),
    });
    shown.collect::<Vec<_>>().join(" ")
}

/// Returns cards with their numbers, below that heading; no lines where there are none or they are only counted.
fn cards(words: &Words, heading: &str, heap: &Heap) -> Vec<String> {
    let known = heap.cards().into_iter().filter_map(|card| match card {
        Card::House(merchant) => Some((merchant.number(), card)),
        Card::Counted => None,
    });
    let lines: Vec<String> =
        known.map(|(number, card)| format!("    {number}: {}", words::card(words, card))).collect();
    let heading = (!lines.is_empty()).then(|| format!("  {}", words.text(heading)));
    heading.into_iter().chain(lines).collect()
}
