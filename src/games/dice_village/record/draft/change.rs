//! Favours for dice, as they are picked: dice that are rolled again, and one that goes a point up or down (`D 3.3`).

use super::{Pick, seats};
use crate::games::dice_village::record::{Ask, DiceFrom, Record};
use crate::games::dice_village::rules::{Draw, Face, Order, Phase, Player, Seat, Step, Table};
use crate::play::{Item, Menu, Place};

/// The dice to be changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Whose; of the player whose turn it is, as long as nobody was picked.
    seat: Option<Seat>,
    /// Which of them, ascending.
    dice: Vec<usize>,
    /// How those that were thrown again fell, as far as it was entered.
    faces: Vec<Face>,
    /// Whether it is asked how they fell: then digits are faces.
    falls: bool,
}

/// A part of a change of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChangePick {
    /// The player whose dice are changed.
    Seat(Seat),
    /// A die of that player, from 0.
    Die(Seat, usize),
    /// The next die that was thrown again fell so.
    Fell(Face),
    /// The dice are rolled again.
    Reroll,
    /// The die goes a point up or down.
    Adjust(Step),
}

impl Change {
    /// Returns who can change dice now; nobody while a card is placed, which has no need of a die.
    #[must_use]
    pub fn seats(table: &Table) -> Vec<Seat> {
        if matches!(table.phase(), Phase::Place(..)) {
            return Vec::new();
        }
        table.players().map(|(seat, _)| seat).filter(|seat| table.changes_on_offer(*seat).reroll).collect()
    }

    /// Returns the items for all dice that can be changed.
    pub(super) fn dice_of_all(table: &Table) -> Vec<Item<Pick>> {
        let dice = |seat| table.changes_on_offer(seat).dice.into_iter().map(move |die| ChangePick::Die(seat, die));
        Self::seats(table).into_iter().flat_map(dice).map(|pick| Item::choice(Pick::Change(pick), false)).collect()
    }

    /// Returns whose dice are to be changed; nothing where nobody can.
    #[must_use]
    pub fn seat(&self, table: &Table) -> Option<Seat> {
        self.seat.filter(|seat| Self::seats(table).contains(seat)).or_else(|| Self::first(table))
    }

    /// Returns whose dice are to be changed as long as nobody was picked: those that have digits.
    #[must_use]
    pub fn first(table: &Table) -> Option<Seat> {
        let seats = Self::seats(table);
        table.active().filter(|seat| seats.contains(seat)).or_else(|| seats.first().copied())
    }

    /// Returns how those that were thrown again fell, and how many they are.
    #[must_use]
    pub fn fell(&self) -> (&[Face], usize) {
        (&self.faces, self.dice.len())
    }

    /// True if the group throws, so that it enters how the chosen dice fell.
    #[must_use]
    pub fn is_thrown(&self, record: &Record) -> bool {
        record.opening().dice == DiceFrom::Entered && !self.dice.is_empty()
    }

    /// True if it is asked how the chosen dice fell.
    #[must_use]
    pub fn asks(&self, record: &Record) -> bool {
        self.falls && self.is_thrown(record)
    }

    /// True if the one key leads on to how the chosen dice fell, or it is not whole yet how they did.
    #[must_use]
    pub fn lacks_falls(&self, record: &Record) -> bool {
        self.is_thrown(record) && self.reroll(record).is_none()
    }

    /// Asks how the chosen dice fell.
    pub(super) const fn ask(&mut self) {
        self.falls = true;
    }

    /// True if it is a die of the player at that seat, or is done with dice of that player.
    pub(super) fn is_own(&self, table: &Table, seat: Seat, pick: ChangePick) -> bool {
        match pick {
            ChangePick::Die(whose, _) => whose == seat,
            ChangePick::Fell(_) | ChangePick::Reroll | ChangePick::Adjust(_) => {
                !self.dice.is_empty() && self.seat(table) == Some(seat)
            }
            ChangePick::Seat(_) => false,
        }
    }

    /// Adds the items of the change to the menu.
    pub(super) fn menu(&self, record: &Record, menu: &mut Menu<Pick>) {
        let table = record.table();
        let (whose, first, can) = (self.seat(table), Self::first(table), Self::seats(table));
        let many = can.len() > 1;
        if many {
            menu.add(Place::Details, None, seats(can, whose, |seat| Pick::Change(ChangePick::Seat(seat))));
        }
        // A digit means the same die whoever is picked: another player's dice stand below, without digits.
        let others = whose.filter(|whose| first != Some(*whose));
        let asks = self.asks(record);
        let listed = if asks { Place::Details } else { Place::List };
        let of = |title| Some(title).filter(|_| many);
        for (place, seat, title) in
            [(listed, first, of("panel-first-dice")), (Place::Details, others, of("panel-other-dice"))]
        {
            let dice = seat.and_then(|seat| table.player(seat)).into_iter().flat_map(Player::free_dice);
            let chosen = |at| seat == whose && self.dice.contains(&at);
            let item = |seat, at| Item::choice(Pick::Change(ChangePick::Die(seat, at)), chosen(at));
            menu.add(place, title, dice.filter_map(|(at, _)| Some(item(seat?, at))).collect());
        }
        if let Some(first) = menu.groups.first_mut() {
            first.title = Some("panel-choose-dice");
        }
        let act = |pick, can: bool| Item::act(Pick::Change(pick), can);
        let step = |step| act(ChangePick::Adjust(step), self.adjust(table, step).is_some());
        let can = self.reroll(record).is_some() || self.is_thrown(record);
        // Where people throw, a digit beside a die is how it fell, and must pay for nothing else.
        let orders = if record.opening().dice == DiceFrom::Entered { Place::Details } else { Place::List };
        menu.add(orders, None, vec![act(ChangePick::Reroll, can), step(Step::Down), step(Step::Up)]);
        if self.is_thrown(record) {
            let fell = |face| Item::choice(Pick::Change(ChangePick::Fell(face)), self.faces.contains(&face));
            let place = if asks { Place::List } else { Place::Hidden };
            menu.add(place, None, Face::ALL.map(fell).to_vec());
        }
    }

    /// Presses an item. Returns the order if it gives one at once.
    pub(super) fn pick(&mut self, record: &Record, pick: ChangePick) -> Option<Ask> {
        match pick {
            ChangePick::Seat(seat) => *self = Self { seat: Some(seat), ..Self::default() },
            ChangePick::Die(seat, die) => self.pick_die(record.table(), seat, die),
            ChangePick::Fell(face) => {
                // Behind the last one it begins anew.
                if self.faces.len() >= self.dice.len() {
                    self.faces.clear();
                }
                self.faces.push(face);
            }
            ChangePick::Reroll => {
                let order = self.reroll(record);
                self.falls = order.is_none();
                return order;
            }
            ChangePick::Adjust(step) => return self.adjust(record.table(), step),
        }
        None
    }

    fn pick_die(&mut self, table: &Table, seat: Seat, die: usize) {
        if self.seat(table) != Some(seat) {
            self.dice.clear();
        }
        self.seat = Some(seat);
        self.falls = false;
        self.faces.clear();
        match self.dice.binary_search(&die) {
            Ok(at) => drop(self.dice.remove(at)),
            Err(at) => self.dice.insert(at, die),
        }
    }

    /// Returns the order that rolls the chosen dice again; nothing while none is chosen, or while it lacks how they fell.
    pub(super) fn reroll(&self, record: &Record) -> Option<Ask> {
        let seat = self.seat(record.table()).filter(|_| !self.dice.is_empty())?;
        match record.opening().dice {
            DiceFrom::Code => Some(Ask::Draw(Draw::Reroll(seat, self.dice.clone()))),
            DiceFrom::Entered if self.faces.len() == self.dice.len() => {
                let faces = self.dice.iter().copied().zip(self.faces.iter().copied()).collect();
                Some(Ask::Order(Order::Reroll(seat, faces)))
            }
            DiceFrom::Entered => None,
        }
    }

    /// Returns the order that lets the chosen die go a point up or down; nothing unless it is one, and can be paid.
    fn adjust(&self, table: &Table, step: Step) -> Option<Ask> {
        let seat = self.seat(table).filter(|seat| table.changes_on_offer(*seat).adjust)?;
        let [die] = self.dice.as_slice() else { return None };
        Some(Ask::Order(Order::Adjust(seat, *die, step)))
    }
}
