//! Everybody's dice as they are typed or pressed: a line for each player.

use egui::text_edit::TextEditState;
use egui::{Align2, Button, Event, Id, Key, Modifiers, Sense, TextEdit, Ui, Vec2, vec2};

use super::thrown::Thrown;
use crate::crier::Words;
use crate::desk::widgets::menu::{LINE, chip};
use crate::desk::widgets::tools::{Tools, wrong};
use crate::desk::{Command, Entry, tokens};
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::record::Record;
use crate::games::dice_village::rules::{Face, Good, Order, Player, Seat, Table};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words;

/// The width of a text.
const FIELD: f32 = 116.0;
/// How many signs everybody's dice may take: typed in one go, they go to one player after the other.
const MOST: usize = 64;
/// How large a die is that only shows what was typed.
const SHOWN: f32 = 34.0;

impl Entry<DiceVillage> for Thrown {
    fn doing(&self, words: &Words) -> String {
        words.text("panel-enter")
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: &Record) {
        let words = tools.words.among(&record.opening().players);
        let tools = &mut tools.in_words(&words);
        let (table, id) = (record.table(), Id::unique("thrown dice of dice village"));
        // What is wrong stands where everybody looks: no field below it moves.
        match self.wrong.as_slice() {
            [] => drop(ui.label(tools.text("panel-throw"))),
            sentences => sentences.iter().for_each(|sentence| drop(wrong(ui, sentence))),
        }
        let next = self.next(table);
        let types = table.players().any(|(seat, _)| ui.memory(|memory| memory.has_focus(field(id, seat))));
        // A blank is no part of any die: it is the one key, as everywhere.
        if types && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Space)) {
            ui.input_mut(|input| input.events.retain(|event| *event != Event::Text(" ".to_owned())));
            tools.ask(Command::Next);
        }
        let mut onward = None;
        for (seat, _) in table.players() {
            let line = ui.horizontal(|ui| line(self, ui, tools, (table, seat), (id, next == Some(seat))));
            onward = onward.or(line.inner);
        }
        // Behind all fields: one that got the focus before it is drawn would be typed in, too.
        if let Some(field) = onward {
            TextEditState::default().store(ui.ctx(), field);
            ui.memory_mut(|memory| memory.request_focus(field));
        }
        ui.horizontal(|ui| {
            for face in Face::ALL {
                let name = tools.words.with("panel-add", &[("good", words::face(tools.words, face).into())]);
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(LINE), Sense::hover());
                let draw = |ui: &Ui, tools: &Tools<'_>, rect| {
                    tools.pictures.icon(ui.painter(), rect, Art::Stall(face));
                };
                if chip(ui, tools, rect, (id.with(("add", face.value())), &name), (true, None), draw) {
                    self.add(table, face);
                }
            }
            let button = Button::new(tools.text("panel-take-back")).wrap();
            if ui.add_sized(vec2(ui.available_width(), LINE), button).clicked() {
                self.take_back();
            }
        });
    }

    fn read(&mut self, words: &Words, record: &Record) -> Option<Order> {
        self.read(words, record)
    }
}

/// Returns the id of the field of that player's dice.
fn field(fields: Id, seat: Seat) -> Id {
    fields.with(("thrown", seat.index()))
}

/// One player's dice; when all of them are there, the field that is typed in next.
fn line(
    thrown: &mut Thrown,
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    (table, seat): (&Table, Seat),
    (fields, is_next): (Id, bool),
) -> Option<Id> {
    let (mark, _) = ui.allocate_exact_size(Vec2::splat(tokens::TOUCH), Sense::hover());
    tools.pictures.icon(ui.painter(), mark, Art::Mark(Mark::of(seat)));
    let who = words::seat(tools.words, seat);
    let dice = table.player(seat).map(Player::caravans).unwrap_or_default();
    let name = tools.words.with("panel-dice-of", &[("who", who.into()), ("count", dice.into())]);
    let field = self::field(fields, seat);
    let text = thrown.text(seat);
    let edit = TextEdit::singleline(text)
        .id(field)
        .font(tokens::strong())
        .desired_width(FIELD - 20.0)
        .char_limit(MOST)
        .align(Align2::LEFT_CENTER);
    let response = ui.add_sized(vec2(FIELD, tokens::TOUCH), edit).accessible_name(&name);
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let mut onward = None;
    if response.changed() {
        thrown.wrong.clear();
        thrown.flow(table);
        let whole = table.player(seat).is_some_and(|player| thrown.faces(seat).len() == usize::from(player.caravans()));
        let next = thrown.next(table).filter(|_| whole);
        onward = next.map(|next| self::field(fields, next));
    } else if is_next && !entered && ui.memory(|memory| memory.focused().is_none()) {
        // The group looks at the dice, not at the screen.
        response.request_focus();
        TextEditState::default().store(ui.ctx(), field);
    }
    if entered {
        tools.ask(Command::Next);
    }
    for face in thrown.faces(seat) {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(SHOWN), Sense::hover());
        for sprite in [Art::Die(Mark::of(seat)), Art::Good(Good::of(face))] {
            tools.pictures.icon(ui.painter(), rect, sprite);
        }
    }
    onward
}
