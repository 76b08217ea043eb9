//! Dice that were thrown on the table: a line for each player.

use egui::{Rect, Ui};

use crate::crier::{Form, Why as _, Words};
use crate::desk::{DiceLine, DiceLook, Entry, Tools, TypedDice};
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::record::Record;
use crate::games::dice_village::rules::{Face, Good, Order, Seat, Table, decide};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words;

/// Everybody's dice as they are typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thrown(TypedDice);

impl Thrown {
    /// Returns that player's text, to be typed.
    pub fn text(&mut self, seat: Seat) -> &mut String {
        self.0.text(seat.index())
    }

    /// Adds a face to the first player whose dice are not all entered.
    pub fn add(&mut self, table: &Table, face: Face) {
        self.0.add(&unnamed(table), face);
    }

    /// Removes the die that was entered last.
    pub fn take_back(&mut self) {
        self.0.take_back();
    }

    /// Moves the dice that are too many in a player's text to the next player's; those behind the last one are dropped.
    pub fn flow(&mut self, table: &Table) {
        self.0.flow(&unnamed(table));
    }

    /// Returns what a player's dice show, as far as the text says it.
    #[must_use]
    pub fn faces(&self, seat: Seat) -> Vec<Face> {
        self.0.faces(seat.index())
    }

    /// Returns the first player whose dice are not all entered; nothing where all are.
    #[must_use]
    pub fn next(&self, table: &Table) -> Option<Seat> {
        self.0.next(&unnamed(table)).map(Seat::nth)
    }
}

impl Entry<DiceVillage> for Thrown {
    fn doing(&self, words: &Words) -> String {
        words.text("thrown-enter")
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: &Record) {
        let words = tools.words.among(&record.opening().players);
        let lines = lines(record.table(), |seat| words::seat(&words, seat));
        self.0.ui(ui, &mut tools.in_words(&words), &lines, &Look);
    }

    fn read(&mut self, words: &Words, record: &Record) -> Option<Order> {
        let lines = lines(record.table(), |seat| words::seat(words, seat));
        let order = Order::Roll(self.0.read(words, &lines)?.into_iter().collect());
        match decide(record.table(), &order) {
            Ok(_) => Some(order),
            Err(refusal) => {
                self.0.refuse(refusal.reason.why(words, Form::Sentence));
                None
            }
        }
    }
}

/// A player's dice have the player's color and show goods.
struct Look;

impl DiceLook for Look {
    fn mark(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, line: usize) {
        tools.pictures.icon(ui.painter(), rect, Art::Mark(Mark::of(Seat::nth(line))));
    }

    fn die(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, (line, _): (usize, usize), face: Option<Face>) {
        let Some(face) = face else { return };
        for sprite in [Art::Die(Mark::of(Seat::nth(line))), Art::Good(Good::of(face))] {
            tools.pictures.icon(ui.painter(), rect, sprite);
        }
    }

    fn face(&self, ui: &Ui, tools: &Tools<'_>, rect: Rect, face: Face) {
        tools.pictures.icon(ui.painter(), rect, Art::Stall(face));
    }

    fn name(&self, words: &Words, face: Face) -> String {
        words::face(words, face)
    }
}

fn lines(table: &Table, who: impl Fn(Seat) -> String) -> Vec<DiceLine> {
    table.players().map(|(seat, player)| DiceLine { who: who(seat), dice: player.caravans().into() }).collect()
}

fn unnamed(table: &Table) -> Vec<DiceLine> {
    lines(table, |_| String::new())
}
