//! Influence that is spent, before a black die is countered or before an action (`T 11.1`).

use super::{Pick, toggle};
use crate::games::troyes::record::{Ask, DiceFrom, Record};
use crate::games::troyes::rules::{Draw, Face, Order, Owner, Seat, Table, Use};
use crate::play::{Item, Menu, Place};

/// The picks of a use of influence; none at first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spend {
    /// The dice of the own district, ascending.
    dice: Vec<u8>,
    /// Whether it is asked how the die fell that people threw again.
    falls: bool,
    face: Option<Face>,
}

/// A part of a use of influence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpendPick {
    /// A die of the own district, from 0.
    Die(u8),
    /// The die is rolled again.
    Reroll,
    /// The dice are turned over.
    TurnOver,
    /// A citizen comes from the general supply.
    Recruit,
    /// The die that people threw again shows that.
    Fell(Face),
}

impl SpendPick {
    /// Whether it is a choice that a player may propose, and no die that people threw.
    pub(super) const fn is_choice(self) -> bool {
        match self {
            Self::Die(_) | Self::Reroll | Self::TurnOver | Self::Recruit => true,
            Self::Fell(_) => false,
        }
    }
}

impl Spend {
    /// Whether somebody can spend influence on anything now.
    #[must_use]
    pub fn is_possible(table: &Table) -> bool {
        let Some(seat) = table.spender() else { return false };
        let reroll = |(at, _)| can(table, seat, &Use::Reroll(at, Face::One));
        can(table, seat, &Use::Recruit) || table.district(Owner::Seat(seat)).any(reroll)
    }

    /// The dice that are chosen, ascending.
    #[must_use]
    pub fn dice(&self) -> &[u8] {
        &self.dice
    }

    /// Whether it is asked how the die fell that people threw again.
    #[must_use]
    pub fn falls(&self, record: &Record) -> bool {
        self.falls && is_thrown(record)
    }

    /// Adds the items to the menu.
    pub(super) fn menu(&self, record: &Record, menu: &mut Menu<Pick>) {
        let table = record.table();
        let Some(seat) = table.spender() else { return };
        let die = |(at, _)| Item::choice(Pick::Spend(SpendPick::Die(at)), self.dice.contains(&at));
        menu.add(Place::List, Some("panel-dice-of"), table.district(Owner::Seat(seat)).map(die).collect());
        let act = |pick, of: Option<Use>| Item::act(Pick::Spend(pick), of.is_some_and(|of| can(table, seat, &of)));
        let reroll = act(SpendPick::Reroll, self.one().map(|die| Use::Reroll(die, Face::One)));
        let turn = act(SpendPick::TurnOver, Some(Use::TurnOver(self.dice.clone())));
        menu.add(Place::Lettered, None, vec![reroll, turn, act(SpendPick::Recruit, Some(Use::Recruit))]);
        if self.falls(record) {
            let fell = |face| Item::choice(Pick::Spend(SpendPick::Fell(face)), self.face == Some(face));
            menu.add(Place::Lettered, Some("panel-fell-again"), Face::ALL.map(fell).to_vec());
        }
    }

    /// Presses an item. Returns the order if it gives one at once.
    pub(super) fn pick(&mut self, record: &Record, pick: SpendPick) -> Option<Ask> {
        match pick {
            SpendPick::Die(at) => {
                toggle(&mut self.dice, at);
                self.dice.sort_unstable();
                (self.falls, self.face) = (false, None);
                None
            }
            SpendPick::Reroll => {
                self.falls = is_thrown(record);
                if self.falls { None } else { Some(Ask::Draw(Draw::Reroll(self.one()?))) }
            }
            SpendPick::TurnOver => Some(Ask::Order(Order::Spend(Use::TurnOver(self.dice.clone())))),
            SpendPick::Recruit => Some(Ask::Order(Order::Spend(Use::Recruit))),
            SpendPick::Fell(face) => {
                self.face = Some(face);
                None
            }
        }
    }

    /// Returns the order that rolls the chosen die again, as people threw it; nothing while it lacks how it fell.
    pub(super) fn reroll(&self, record: &Record) -> Option<Ask> {
        let (die, face) = (self.one()?, self.face.filter(|_| self.falls)?);
        let (table, of) = (record.table(), Use::Reroll(die, face));
        can(table, table.spender()?, &of).then_some(Ask::Order(Order::Spend(of)))
    }

    /// Returns the die, if one alone is chosen.
    fn one(&self) -> Option<u8> {
        match self.dice.as_slice() {
            [die] => Some(*die),
            _ => None,
        }
    }
}

fn can(table: &Table, seat: Seat, of: &Use) -> bool {
    table.against_use(seat, of).is_empty()
}

fn is_thrown(record: &Record) -> bool {
    record.opening().dice == DiceFrom::Entered
}
