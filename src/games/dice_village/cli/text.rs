//! The cry as text for people: the cries, what the current player has, and the open cards.

use super::orders::color;
use crate::cli::called;
use crate::crier::{Turn, Words};
use crate::games::dice_village::record::{Next, Record};
use crate::games::dice_village::rules::{
    Base, Card, Dice, DiceVillage, Die, Happening, Heap, Lies, Phase, Player, Round, Row, Seat, Spot, Table,
};
use crate::games::dice_village::words::{self, Cry, opening_cries};
use crate::play::{Game as _, Transition};
use crate::show::Watched as _;

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
        (Next::Order(_), _) => words.with("cli-next-picked", &[("does", DiceVillage::step(words, table).into())]),
        (Next::Choose(_) | Next::Pick | Next::Over, _) => words.text("cli-next"),
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
    let (who, purse) = (words::seat(words, seat), words::both(words, player.purse()));
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

/// Returns the lines that tell the whole table: everybody's cards, coins, favours, dice, hand and villages; the row; and what
/// can be sold now.
#[must_use]
pub fn table(words: &Words, record: &Record) -> Vec<String> {
    let table = record.table();
    let mut lines = vec![words::round(words, table)];
    for (seat, player) in table.players() {
        let standing = words::standing(words, table, (seat, player), words::Doubt::Words);
        let dice = (!player.dice().is_empty()).then(|| dice(player));
        let dice = dice.map(|dice| words.with("cli-dice", &[("dice", dice.into())]));
        lines.push([Some(standing), dice].into_iter().flatten().collect::<Vec<_>>().join("; "));
        lines.extend(
            Base::ALL.into_iter().map(|base| format!("  {}", village(words, table, Spot { owner: seat, base }))),
        );
        lines.extend(cards(words, "cli-hand", player.hand()));
    }
    lines.extend(cards(words, "cli-row", table.row()));
    let sales: Vec<String> = table.sales_on_offer().iter().map(|sale| order(table, sale.at)).collect();
    lines.extend((!sales.is_empty()).then(|| words.with("cli-fits", &[("sales", sales.join(", ").into())])));
    lines
}

/// Returns a village with its merchants, the numbers that it needs, and whether it is open.
fn village(words: &Words, table: &Table, at: Spot) -> String {
    let open = match table.closed_by(at) {
        Some(seat) => words.with("explain-closed", &[("who", words::seat(words, seat).into())]),
        None => words.text("explain-open"),
    };
    let owner = table.player(at.owner);
    let merchants = owner.into_iter().flat_map(|owner| owner.village(at.base).stalls());
    let merchants: Vec<String> = merchants.map(|stall| words::stall(words, stall)).collect();
    let own = words::faces(words, at.base.numbers());
    let stalls: Vec<String> = std::iter::once(own).chain(merchants).collect();
    format!("{}: {}. {open}", at.base.name(), stalls.join(", "))
}

/// Returns the order of a sale there, as it is typed.
fn order(table: &Table, at: Spot) -> String {
    let base = at.base.name();
    if table.active() == Some(at.owner) { format!("sell {base}") } else { format!("sell {} {base}", color(at.owner)) }
}

/// Returns the player's dice, each behind its place, without those that were placed.
fn dice(player: &Player) -> String {
    let shown = (1..).zip(player.dice()).filter(|(_, die)| die.lies == Lies::Free);
    shown.map(|(place, die): (usize, &Die)| format!("{place}:{}", die.face)).collect::<Vec<_>>().join(" ")
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
