//! The wheel: the stage's scene, with a name for each plaza for those who hear it.

use eframe::egui::{Rect, Ui};

use crate::crier::Words;
use crate::desk::look::Frame;
use crate::desk::look::tools::{Tools, describe};
use crate::games::troyes_dice::rules::{Die, Notch, Placed, Table};
use crate::games::troyes_dice::stage::{PLAZA_RADIUS, notch_center};
use crate::games::troyes_dice::words;
use crate::stage::Scene;

/// Paints a scene of that table into `rect`; `moving` if the next frame shows another one.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, scene: &Scene, table: &Table, moving: bool) {
    tools.pictures.paint(ui.painter(), rect, scene, moving);
    let words = tools.words;
    let wheel = format!("{}, {}", words.text("desk-wheel"), words::half_day(words, table.now()));
    describe(ui, rect, ui.scope_id().with("wheel"), &wheel);
    let frame = Frame::new(rect, scene.bounds);
    for notch in Notch::all() {
        let rect = frame.around(notch_center(notch), PLAZA_RADIUS);
        describe(ui, rect, ui.scope_id().with(("plaza", notch)), &said(words, table, notch));
    }
    for die in table.placed().into_iter().flatten() {
        let rect = frame.around(notch_center(die.notch), PLAZA_RADIUS / 2.0);
        let said = format!("{}, {}", die_said(words, die), words::color(words, die.color));
        let die_there = describe(ui, rect, ui.scope_id().with(("die", die.notch)), &said);
        ui.ctx().accesskit_node_builder(die_there.id, |node| node.set_value(die.value.value().to_string()));
    }
}

/// “Plaza 4, white, 1 denier, clear die 3, banquet 2: the die is free”.
fn said(words: &Words, table: &Table, notch: Notch) -> String {
    let plaza = if table.is_destroyed(notch) {
        words.text("desk-destroyed")
    } else {
        words::plaza(words, table.wheel().plaza(notch))
    };
    let number = (notch.index() + 1).into();
    let mut said = vec![words.with("desk-plaza", &[("number", number), ("plaza", plaza.into())])];
    let offer = table.offers().into_iter().find(|offer| offer.notch == notch);
    said.extend(offer.map(|offer| words::price(words, offer.price())));
    let die = table.placed().into_iter().flatten().find(|die| die.notch == notch);
    said.extend(die.map(|die| die_said(words, die)));
    said.extend(table.tile_at(notch).map(|tile| words::tile(words, tile)));
    said.join(", ")
}

/// “clear die 3”.
fn die_said(words: &Words, die: Placed) -> String {
    let name = match die.die {
        Die::Black => "desk-black-die",
        Die::Clear => "desk-clear-die",
    };
    words.with(name, &[("value", die.value.value().into())])
}
