//! A player's turn as it is pressed: the villages that can be sold at, the merchants that can be put there, what a sale brings,
//! and the cards that can be bought.

use eframe::egui::{Id, Sense, Ui, vec2};

use super::panel::Panel;
use super::parts::{
    CARD, GAP, LINE, MARK, NUMBER, SENTENCE, STALL, VILLAGE, card, chip, icon, key, lines, number, stall, village,
    wrapped,
};
use super::turn::Turn;
use crate::desk::look::tools::Tools;
use crate::games::dice_village::record::Record;
use crate::games::dice_village::rules::{Depth, Free, Happening, Purse, Reward, Seat, Side, Stall, Table, decide};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words;

/// Nobody earns more at one village.
const MOST: u16 = 99;

/// How high it is in that width.
pub(super) fn height(panel: &Panel, record: &Record, width: f32) -> f32 {
    let (table, turn) = (record.table(), &panel.turn);
    let told = match (turn.told(), is_told(record)) {
        (None, _) => 0.0,
        (Some(_), false) => 2.0 * SENTENCE + GAP,
        (Some(_), true) => numbers(turn, table, width),
    };
    lines(wrapped(Turn::villages(table).len(), VILLAGE, width))
        + lines(wrapped(turn.tucked().len() + turn.stalls(table).len(), STALL, width))
        + lines(wrapped(Turn::cards(table).len(), CARD, width))
        + told
}

/// How high the numbers of a sale are.
fn numbers(turn: &Turn, table: &Table, width: f32) -> f32 {
    let owner = usize::from(is_others(turn, table));
    let free = if turn.tucked().is_empty() { 0 } else { 3 };
    // With its mark before it a purse may need a second line.
    let purse = if MARK + 2.0 * (NUMBER + GAP) <= width { 1 } else { 2 };
    lines(purse * (1 + owner) + wrapped(free, NUMBER, width))
}

/// Whether people say what a sale brings.
fn is_told(record: &Record) -> bool {
    !record.table().knows_cards() && record.table().depth() == Depth::Purses
}

fn is_others(turn: &Turn, table: &Table) -> bool {
    turn.village().map(|at| at.owner) != table.active()
}

/// Draws it; the digit presses what has that number.
pub(super) fn ui(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, record: &Record, (id, digit): (Id, Option<usize>)) {
    let table = record.table();
    let mut number = Numbers { digit, last: 0 };
    villages(panel, ui, tools, table, id, &mut number);
    if !panel.turn.tucked().is_empty() || !panel.turn.stalls(table).is_empty() {
        ui.horizontal_wrapped(|ui| {
            tucked(panel, ui, tools, id);
            stalls(panel, ui, tools, table, id, &mut number);
        });
    }
    cards(panel, ui, tools, table, id, &mut number);
    if panel.turn.told().is_some() {
        if is_told(record) {
            told(panel, ui, tools, table);
        } else {
            ui.label(brings(panel, tools, table));
        }
    }
}

/// The numbers of what can be pressed, each by its digit.
struct Numbers {
    digit: Option<usize>,
    last: usize,
}

impl Numbers {
    /// The next number, and whether its digit was pressed.
    fn next(&mut self) -> (usize, bool) {
        self.last += 1;
        (self.last, self.digit == Some(self.last - 1))
    }
}

fn villages(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id, numbers: &mut Numbers) {
    let offered = Turn::villages(table);
    if offered.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for at in offered {
            let (number, typed) = numbers.next();
            let chosen = Some(panel.turn.is_at(at));
            let name = words::village(tools.words, at);
            let pressed = chip(ui, tools, (id.with(at), &name), vec2(VILLAGE, LINE), chosen, |ui, tools, rect| {
                village(ui, tools, rect, at);
                key(ui, tools, rect, number);
            });
            if pressed || typed {
                panel.turn.press_village(table, at);
            }
        }
    });
}

/// The merchants that come to the village of the sale; pressed, they go back to the hand.
fn tucked(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, id: Id) {
    let at = panel.turn.village();
    for (nth, there) in panel.turn.tucked().to_vec().into_iter().enumerate() {
        let name = tools.words.with("panel-tucked", &[("stall", named(tools, there).into())]);
        let size = vec2(STALL, LINE);
        if chip(ui, tools, (id.with(("tucked", nth)), &name), size, Some(true), |ui, tools, rect| {
            stall(ui, tools, rect, there, at);
        }) {
            panel.turn.take_back(nth);
        }
    }
}

fn stalls(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id, numbers: &mut Numbers) {
    let at = panel.turn.village();
    for there in panel.turn.stalls(table) {
        let (number, typed) = numbers.next();
        let chosen = panel.turn.stall().map(|chosen| chosen == there);
        let name = named(tools, there);
        let pressed = chip(ui, tools, (id.with(there), &name), vec2(STALL, LINE), chosen, |ui, tools, rect| {
            stall(ui, tools, rect, there, at);
            key(ui, tools, rect, number);
        });
        if pressed || typed {
            panel.turn.press_stall(table, there);
        }
    }
}

fn cards(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id, numbers: &mut Numbers) {
    let offered = Turn::cards(table);
    if offered.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for shown in offered {
            let (number, typed) = numbers.next();
            let name = words::card(tools.words, shown);
            let chosen = Some(panel.turn.card() == Some(shown));
            let size = vec2(CARD, LINE);
            let pressed = chip(ui, tools, (id.with(shown), &name), size, chosen, |ui, tools, rect| {
                card(ui, tools, rect, shown);
                key(ui, tools, rect, number);
            });
            if pressed || typed {
                panel.turn.press_card(table, shown);
            }
        }
    });
}

/// A merchant beside a village in words, with its side.
pub(super) fn named(tools: &Tools<'_>, stall: Stall) -> String {
    let name = match stall.side {
        Side::Left => "panel-left",
        Side::Right => "panel-right",
    };
    tools.words.with(name, &[("stall", words::stall(tools.words, stall).into())])
}

/// What people say that the sale brings; what nobody touches is left unsaid.
fn told(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, table: &Table) {
    let (Some(mut told), Some(at), Some(seller)) = (panel.turn.told(), panel.turn.village(), table.active()) else {
        return;
    };
    let mut changed = purse(ui, tools, seller, &mut told.seller);
    if is_others(&panel.turn, table) {
        changed |= purse(ui, tools, at.owner, &mut told.owner);
    }
    if !panel.turn.tucked().is_empty() {
        changed |= free(ui, tools, &mut told.free);
    }
    if changed {
        panel.turn.tell(told);
    }
}

/// A purse that may be left unsaid; whether it was changed.
fn purse(ui: &mut Ui, tools: &Tools<'_>, whose: Seat, told: &mut Option<Purse>) -> bool {
    let before = *told;
    let who = words::seat(tools.words, whose);
    ui.horizontal_wrapped(|ui| {
        let (mark, _) = ui.allocate_exact_size(vec2(MARK, LINE), Sense::hover());
        icon(ui, tools, mark, Art::Mark(Mark::of(whose)));
        let coins = tools.words.with("panel-coins", &[("who", who.as_str().into())]);
        let mut now = before.map(|purse| purse.coins);
        if number(ui, tools, (Art::Coin, &coins), &mut now, MOST) {
            *told = now.map(|coins| Purse { coins, ..before.unwrap_or_default() });
        }
        let favours = tools.words.with("panel-favours", &[("who", who.as_str().into())]);
        let mut now = before.map(|purse| purse.favours);
        if number(ui, tools, (Art::Favour, &favours), &mut now, MOST) {
            *told = now.map(|favours| Purse { favours, ..before.unwrap_or_default() });
        }
    });
    *told != before
}

/// What the cards give that were put there; whether it was changed.
fn free(ui: &mut Ui, tools: &Tools<'_>, told: &mut Free) -> bool {
    let before = *told;
    let rewards = [
        (Reward::FreeCard, &mut told.cards),
        (Reward::FreeCaravan, &mut told.caravans),
        (Reward::FreePlacement, &mut told.placements),
    ];
    ui.horizontal_wrapped(|ui| {
        for (reward, count) in rewards {
            let name = words::reward(tools.words, reward);
            let mut now = Some((*count).into());
            if number(ui, tools, (Art::Reward(reward), &name), &mut now, 9) {
                *count = now.and_then(|now| u8::try_from(now).ok()).unwrap_or_default();
            }
        }
    });
    *told != before
}

/// What a sale brings with the house deck.
fn brings(panel: &Panel, tools: &Tools<'_>, table: &Table) -> String {
    let (Some(order), true) = (panel.turn.order(table), table.knows_cards()) else { return String::new() };
    let happenings = decide(table, &order).unwrap_or_default();
    // A sale is told first.
    let Some(Happening::Sold(sold)) = happenings.first() else { return String::new() };
    let gets = |seat, purse: Option<Purse>| {
        let purse = words::purse(tools.words, purse.filter(|purse| *purse != Purse::NOTHING)?);
        let who = words::seat(tools.words, seat);
        Some(tools.words.with("panel-gets", &[("who", who.into()), ("what", purse.into())]))
    };
    let free = [
        (sold.free.cards, Reward::FreeCard),
        (sold.free.caravans, Reward::FreeCaravan),
        (sold.free.placements, Reward::FreePlacement),
    ];
    let free = free.into_iter().filter(|(count, _)| *count > 0).map(|(_, reward)| words::reward(tools.words, reward));
    let purses = [gets(sold.seller, sold.pays_seller), gets(sold.at.owner, sold.pays_owner)];
    purses.into_iter().flatten().chain(free).collect::<Vec<_>>().join(" · ")
}
