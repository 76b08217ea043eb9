//! Everybody's dice as they are typed or pressed: a line for each player.

use egui::text_edit::TextEditState;
use egui::{Align2, Id, Key, Sense, TextEdit, Ui, Vec2, vec2};

use super::panel::Panel;
use super::parts::{GAP, LINE, SENTENCE, button, chip, die, icon, lines};
use crate::desk::look::tools::{Tools, wrong};
use crate::desk::{Command, tokens};
use crate::games::dice_village::record::Record;
use crate::games::dice_village::rules::{Face, Player, Seat, Table};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words;

/// The width of a text.
const FIELD: f32 = 116.0;
/// How large a die is that only shows what was typed.
const SHOWN: f32 = 34.0;

/// How high it is.
pub(super) fn height(panel: &Panel, table: &Table) -> f32 {
    let sentences: f32 = panel.thrown.wrong.iter().map(|_| 2.0 * SENTENCE).sum();
    let player = tokens::TOUCH + GAP;
    SENTENCE + GAP + table.players().map(|_| player).sum::<f32>() + sentences + lines(1)
}

/// Draws it.
pub(super) fn ui(panel: &mut Panel, ui: &mut Ui, tools: &mut Tools<'_>, record: &Record, id: Id) {
    let table = record.table();
    ui.label(tools.text("panel-throw"));
    let next = panel.thrown.next(table);
    let mut onward = None;
    for (seat, player) in table.players() {
        let line = ui.horizontal(|ui| line(panel, ui, tools, (seat, player), (id, next == Some(seat))));
        onward = onward.or(line.inner);
    }
    // Behind all fields: one that got the focus before it is drawn would be typed in, too.
    if let Some(field) = onward {
        ui.memory_mut(|memory| memory.request_focus(field));
    }
    ui.horizontal(|ui| {
        for face in Face::ALL {
            let name = tools.words.with("panel-add", &[("good", words::face(tools.words, face).into())]);
            if chip(ui, tools, (id.with(("add", face.value())), &name), Vec2::splat(LINE), None, |ui, tools, rect| {
                icon(ui, tools, rect, Art::Stall(face));
            }) {
                panel.thrown.add(table, face);
            }
        }
        if button(ui, true, ui.available_width(), &tools.text("panel-take-back")) {
            panel.thrown.take_back();
        }
    });
    for sentence in &panel.thrown.wrong {
        wrong(ui, sentence);
    }
}

/// One player's dice; when all of them are there, the field that is typed in next.
fn line(
    panel: &mut Panel,
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    (seat, player): (Seat, &Player),
    (id, is_next): (Id, bool),
) -> Option<Id> {
    let (mark, _) = ui.allocate_exact_size(Vec2::splat(tokens::TOUCH), Sense::hover());
    icon(ui, tools, mark, Art::Mark(Mark::of(seat)));
    let who = words::seat(tools.words, seat);
    let name = tools.words.with("panel-dice-of", &[("who", who.into()), ("count", player.caravans().into())]);
    let field = id.with(("thrown", seat.index()));
    let text = panel.thrown.text(seat);
    let edit = TextEdit::singleline(text)
        .id(field)
        .font(tokens::strong())
        .desired_width(FIELD - 20.0)
        .char_limit(12)
        .align(Align2::LEFT_CENTER);
    let response = ui.add_sized(vec2(FIELD, tokens::TOUCH), edit).accessible_name(&name);
    let whole = panel.thrown.faces(seat).len() == usize::from(player.caravans());
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let mut onward = None;
    if response.changed() {
        panel.thrown.wrong.clear();
        onward = whole.then(|| id.with(("thrown", seat.number())));
    } else if is_next && !entered && ui.memory(|memory| memory.focused().is_none()) {
        // The group looks at the dice, not at the screen.
        response.request_focus();
        TextEditState::default().store(ui.ctx(), field);
    }
    if entered {
        tools.ask(Command::Next);
    }
    for face in panel.thrown.faces(seat) {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(SHOWN), Sense::hover());
        die(ui, tools, rect, seat, Some(face));
    }
    onward
}
