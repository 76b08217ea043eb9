//! Favours for dice, as they are pressed: dice that are rolled again, and one that goes a point up or down (`D 3.3`).

use crate::games::dice_village::record::{DiceFrom, Record, deal_reroll};
use crate::games::dice_village::rules::{Changes, Face, Order, Phase, Seat, Step, Table};

/// The dice that are to be changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Whose; that of whoever's turn it is, as long as nobody was pressed.
    seat: Option<Seat>,
    /// Which of them, ascending.
    dice: Vec<usize>,
    /// How those that were thrown again fell, as far as it was entered.
    faces: Vec<Face>,
}

impl Change {
    /// Who can change dice now; nobody while a card is placed, which has no need of a die.
    #[must_use]
    pub fn seats(table: &Table) -> Vec<Seat> {
        if matches!(table.phase(), Phase::Place(..)) {
            return Vec::new();
        }
        table.players().map(|(seat, _)| seat).filter(|seat| table.changes_on_offer(*seat).reroll).collect()
    }

    /// Whose dice are to be changed; nothing where nobody can.
    #[must_use]
    pub fn seat(&self, table: &Table) -> Option<Seat> {
        let seats = Self::seats(table);
        let can = |seat: &Seat| seats.contains(seat);
        self.seat.filter(can).or_else(|| table.active().filter(can)).or_else(|| seats.first().copied())
    }

    /// What can be changed of those dice.
    #[must_use]
    pub fn offered(&self, table: &Table) -> Option<Changes> {
        self.seat(table).map(|seat| table.changes_on_offer(seat))
    }

    /// The dice that are chosen.
    #[must_use]
    pub fn dice(&self) -> &[usize] {
        &self.dice
    }

    /// How those that were thrown again fell.
    #[must_use]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// Whether that die is chosen.
    #[must_use]
    pub fn holds(&self, table: &Table, seat: Seat, die: usize) -> bool {
        self.seat(table) == Some(seat) && self.dice.contains(&die)
    }

    /// A player was pressed: these dice are changed.
    pub fn press_seat(&mut self, seat: Seat) {
        *self = Self { seat: Some(seat), ..Self::default() };
    }

    /// A die was pressed: it is chosen, or no longer. Whether it can be.
    pub fn press(&mut self, table: &Table, seat: Seat, die: usize) -> bool {
        let changes = table.changes_on_offer(seat);
        if !changes.reroll || !changes.dice.contains(&die) {
            return false;
        }
        if self.seat(table) != Some(seat) {
            self.press_seat(seat);
        }
        self.seat = Some(seat);
        self.faces.clear();
        match self.dice.binary_search(&die) {
            Ok(at) => drop(self.dice.remove(at)),
            Err(at) => self.dice.insert(at, die),
        }
        true
    }

    /// The next die that was thrown again fell so; behind the last one it begins anew.
    pub fn press_face(&mut self, face: Face) {
        if self.faces.len() >= self.dice.len() {
            self.faces.clear();
        }
        self.faces.push(face);
    }

    /// The order that rolls the chosen dice again; nothing while none is chosen, or while it lacks how they fell.
    #[must_use]
    pub fn reroll(&self, record: &Record) -> Option<Order> {
        let seat = self.seat(record.table()).filter(|_| !self.dice.is_empty())?;
        let faces = match record.opening().dice {
            DiceFrom::Code => deal_reroll(&record.opening().code, record.table(), seat, &self.dice),
            DiceFrom::Entered if self.faces.len() == self.dice.len() => {
                self.dice.iter().copied().zip(self.faces.iter().copied()).collect()
            }
            DiceFrom::Entered => return None,
        };
        Some(Order::Reroll(seat, faces))
    }

    /// The order that lets the chosen die go a point up or down; nothing unless it is one, and can be paid.
    #[must_use]
    pub fn adjust(&self, table: &Table, step: Step) -> Option<Order> {
        let seat = self.seat(table).filter(|seat| table.changes_on_offer(*seat).adjust)?;
        let [die] = self.dice.as_slice() else { return None };
        Some(Order::Adjust(seat, *die, step))
    }
}
