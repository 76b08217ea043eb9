//! Favours for dice as they are pressed: whose, which, and what is done with them.

use egui::{Id, Ui, Vec2};

use super::change::Change;
use super::panel::Panel;
use super::parts::{self, GAP, LINE, SENTENCE, button, chip, die, icon, lines, wrapped};
use crate::desk::look::tools::Tools;
use crate::games::dice_village::record::{DiceFrom, Record};
use crate::games::dice_village::rules::{Face, Order, Purse, Step, Table};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words;

/// How wide a button is at least of which several stand in a line.
const WAY: f32 = 180.0;

/// How high it is in that width.
pub(super) fn height(panel: &Panel, record: &Record, width: f32) -> f32 {
    let table = record.table();
    let several = usize::from(Change::seats(table).len() > 1);
    let player = panel.change.seat(table).and_then(|seat| table.player(seat));
    let dice = wrapped(player.map_or(0, |player| player.free_dice().count()), LINE, width);
    let ways = if is_wide(width) { 1 } else { 2 };
    let thrown = usize::from(throws(record) && !panel.change.dice().is_empty());
    let fell = if thrown > 0 { SENTENCE + GAP } else { 0.0 };
    SENTENCE + GAP + lines(several + dice + ways + thrown) + fell
}

/// Whether all that can be done with dice stands in one line: long words need room.
fn is_wide(width: f32) -> bool {
    width >= 3.0 * WAY
}

/// Whether the group throws, so that it enters how dice fell.
fn throws(record: &Record) -> bool {
    record.opening().dice == DiceFrom::Entered
}

/// Draws it.
pub(super) fn ui(panel: &mut Panel, ui: &mut Ui, tools: &mut Tools<'_>, record: &Record, id: Id) {
    let table = record.table();
    ui.label(tools.text("panel-choose-dice"));
    seats(panel, ui, tools, table, id);
    dice(panel, ui, tools, table, id);
    if throws(record) && !panel.change.dice().is_empty() {
        faces(panel, ui, tools, id);
    }
    let price = |price| words::purse(tools.words, price);
    let (again, step) = (price(Purse::REROLL), price(Purse::STEP));
    let offered = [
        ("panel-reroll", again, panel.change.reroll(record)),
        ("panel-down", step.clone(), panel.change.adjust(table, Step::Down)),
        ("panel-up", step, panel.change.adjust(table, Step::Up)),
    ];
    let first = if is_wide(ui.available_width()) { offered.len() } else { 1 };
    let (first, others) = offered.split_at(first.min(offered.len()));
    for line in [first, others] {
        ways(panel, ui, tools, line);
    }
}

/// What can be done with the dice, each of a line as wide as the others.
fn ways(panel: &mut Panel, ui: &mut Ui, tools: &mut Tools<'_>, line: &[(&str, String, Option<Order>)]) {
    let Ok(count @ 1..) = u8::try_from(line.len()) else { return };
    let wide = (ui.available_width() + GAP) / f32::from(count) - GAP;
    ui.horizontal(|ui| {
        for (name, price, order) in line {
            let text = tools.words.with(name, &[("price", price.as_str().into())]);
            let pressed = button(ui, order.is_some(), wide, &text);
            if let Some(order) = order.as_ref().filter(|_| pressed) {
                panel.ask(tools, order.clone());
            }
        }
    });
}

/// Who can change dice, where these are several.
fn seats(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id) {
    let seats = Change::seats(table);
    if seats.len() < 2 {
        return;
    }
    let here = panel.change.seat(table);
    ui.horizontal(|ui| {
        for seat in seats {
            let name = words::seat(tools.words, seat);
            let size = Vec2::splat(LINE);
            if chip(ui, tools, (id.with(seat), &name), size, Some(here == Some(seat)), |ui, tools, rect| {
                icon(ui, tools, rect, Art::Mark(Mark::of(seat)));
            }) {
                panel.change.press_seat(seat);
            }
        }
    });
}

/// That player's dice that were not placed yet.
fn dice(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, table: &Table, id: Id) {
    let Some((seat, player)) = panel.change.seat(table).and_then(|seat| Some((seat, table.player(seat)?))) else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        for (at, face) in player.free_dice() {
            let chosen = panel.change.holds(table, seat, at);
            let name = parts::die_name(tools.words, seat, at, face);
            if chip(ui, tools, (id.with(("die", at)), &name), Vec2::splat(LINE), Some(chosen), |ui, tools, rect| {
                die(ui, tools, rect, seat, Some(face));
            }) {
                panel.change.press(table, seat, at);
            }
        }
    });
}

/// How the chosen dice fell that were thrown again.
fn faces(panel: &mut Panel, ui: &mut Ui, tools: &Tools<'_>, id: Id) {
    ui.horizontal(|ui| {
        for face in Face::ALL {
            let entered = panel.change.faces().iter().filter(|other| **other == face).count();
            let args = [("good", words::face(tools.words, face).into()), ("count", entered.into())];
            let name = tools.words.with("panel-fell", &args);
            let size = Vec2::splat(LINE);
            if chip(ui, tools, (id.with(("fell", face.value())), &name), size, Some(entered > 0), |ui, tools, rect| {
                icon(ui, tools, rect, Art::Stall(face));
            }) {
                panel.change.press_face(face);
            }
        }
    });
    let fell = words::faces(tools.words, panel.change.faces().iter().copied());
    let of = panel.change.dice().len();
    let args = [("count", panel.change.faces().len().into()), ("of", of.into()), ("goods", fell.into())];
    ui.label(tools.words.with("panel-fell-so-far", &args));
}
