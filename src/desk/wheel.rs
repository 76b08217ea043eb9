//! The wheel: the stage's scene, with a name for each plaza for those who hear it.

use eframe::egui::{Rect, Ui};

use super::picture::Frame;
use super::tools::{Tools, describe};
use crate::games::troyes_dice::{Die, Notch, Table};
use crate::stage::{PLAZA_RADIUS, Scene, notch_center};

/// Paints a scene of that table into `rect`; `moving` if the next frame shows another one.
pub(super) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, scene: &Scene, table: &Table, moving: bool) {
    tools.pictures.paint(ui.painter(), rect, scene, moving);
    let frame = Frame::new(rect, scene.bounds);
    for notch in Notch::all() {
        let rect = frame.around(notch_center(notch), PLAZA_RADIUS);
        describe(ui, rect, ui.scope_id().with(("plaza", notch)), &said(tools, table, notch));
    }
}

/// “Plaza 4, white, clear die 3, banquet 2: the die is free”.
fn said(tools: &Tools<'_>, table: &Table, notch: Notch) -> String {
    let words = tools.words;
    let plaza =
        if table.is_destroyed(notch) { words.text("desk-destroyed") } else { words.plaza(table.wheel().plaza(notch)) };
    let number = (notch.index() + 1).into();
    let mut said = vec![words.with("desk-plaza", &[("number", number), ("plaza", plaza.into())])];
    let die = table.placed().into_iter().flatten().find(|die| die.notch == notch);
    said.extend(die.map(|die| {
        let name = match die.die {
            Die::Black => "desk-black-die",
            Die::Clear => "desk-clear-die",
        };
        words.with(name, &[("value", die.value.value().into())])
    }));
    said.extend(table.tile_at(notch).map(|tile| words.tile(tile)));
    said.join(", ")
}
