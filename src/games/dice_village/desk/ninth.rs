//! The ninth card, where a group tells only its dice: nothing else would end the game (`D 5.2`).

use egui::{Id, Ui, Vec2, vec2};

use super::panel::Panel;
use super::parts::{GAP, LINE, SENTENCE, chip, icon, key, lines, wrapped, written};
use crate::desk::look::tools::Tools;
use crate::games::dice_village::rules::{Correction, Order, Phase, Player, Seat, Table, decide};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words;

/// How wide a player is: two stand in a narrow line.
const PLAYER: f32 = 190.0;

/// Who can have placed it, each with the order that says so: anybody, until one has.
fn offered(table: &Table) -> Vec<(Seat, Order)> {
    match table.phase() {
        Phase::AllSell(_) if !table.is_last_round() => {
            let order = |seat| (seat, Order::Correct(Correction::OnTable(seat, Player::GOAL)));
            let orders = table.players().map(|(seat, _)| order(seat));
            orders.filter(|(_, order)| decide(table, order).is_ok()).collect()
        }
        Phase::Caravans
        | Phase::Sell(_)
        | Phase::Place(..)
        | Phase::AllSell(_)
        | Phase::Spend(_)
        | Phase::AllSpend(_)
        | Phase::End
        | Phase::Over => Vec::new(),
    }
}

/// How high it is in that width; nothing while nobody is asked.
pub(super) fn height(table: &Table, width: f32) -> f32 {
    match offered(table).len() {
        0 => 0.0,
        players => SENTENCE + GAP + lines(wrapped(players, PLAYER, width)),
    }
}

/// Draws it; the digit presses the player who has that number.
pub(super) fn ui(
    panel: &mut Panel,
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    table: &Table,
    (id, digit): (Id, Option<usize>),
) {
    let offered = offered(table);
    if offered.is_empty() {
        return;
    }
    ui.label(tools.text("panel-ninth"));
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        for (at, (seat, order)) in offered.into_iter().enumerate() {
            let who = words::seat(tools.words, seat);
            let name = tools.words.with("headline-ninth", &[("who", who.as_str().into())]);
            let pressed =
                chip(ui, tools, (id.with(("ninth", seat)), &name), vec2(PLAYER, LINE), None, |ui, tools, rect| {
                    let (mark, beside) = rect.split_left_right_at_x(rect.left() + rect.height());
                    icon(ui, tools, mark, Art::Mark(Mark::of(seat)));
                    written(ui, tools, beside.shrink2(Vec2::new(GAP, 0.0)), &who);
                    key(ui, tools, rect, at + 1);
                });
            if pressed || digit == Some(at) {
                asked = Some(order);
            }
        }
    });
    if let Some(order) = asked {
        panel.ask(tools, order);
    }
}
