//! A game of Troyes Dice on record: what it was opened from and all that happened.

use super::Chronicle;
use super::Reckoning;
use crate::games::troyes_dice::record::deal_roll;
use crate::games::troyes_dice::record::{DiceFrom, Opening};
use crate::games::troyes_dice::rules::{Order, Phase, SetupRefusal, Table, TroyesDice};

/// The next right thing for the crier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// This order: a roll that the code deals, or the half-day's close.
    Order(Order),
    /// Throw the dice and enter them.
    EnterDice,
    /// Nothing: the game has ended.
    Over,
}

/// The record of one game; what is kept on disk and shown on the desk.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    opening: Opening,
    /// Orders and what they caused.
    pub chronicle: Chronicle<TroyesDice>,
    reckoning: Option<Reckoning>,
}

impl Record {
    /// Opens a record.
    ///
    /// # Errors
    /// The setup with every reason why it makes no table.
    pub fn open(opening: Opening) -> Result<Self, SetupRefusal> {
        let table = Table::open(opening.setup())?;
        Ok(Self { opening, chronicle: Chronicle::new(table), reckoning: None })
    }

    /// What the game was opened from.
    #[must_use]
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The table as it stands.
    #[must_use]
    pub const fn table(&self) -> &Table {
        self.chronicle.table()
    }

    /// The table as it was opened.
    #[must_use]
    pub fn opened_table(&self) -> Table {
        self.chronicle.table_after(0)
    }

    /// The players' results, if anybody entered some.
    #[must_use]
    pub const fn reckoning(&self) -> Option<&Reckoning> {
        self.reckoning.as_ref()
    }

    /// Sets the players' results as a whole, in place of those entered before.
    ///
    /// It is no order: undo and redo leave it alone, and it may be set before the game is over.
    pub fn set_reckoning(&mut self, reckoning: Option<Reckoning>) {
        self.reckoning = reckoning;
    }

    /// The next right thing for the crier.
    #[must_use]
    pub fn next(&self) -> Next {
        let table = self.table();
        match (table.phase(), self.opening.dice) {
            (Phase::Roll, DiceFrom::Code) => Next::Order(Order::Roll(deal_roll(&self.opening.code, table.now()))),
            (Phase::Roll, DiceFrom::Entered) => Next::EnterDice,
            (Phase::Choose, _) => Next::Order(Order::Close),
            (Phase::Over, _) => Next::Over,
        }
    }
}
