//! Follows what was asked of the desk.

use std::mem;

use super::Desk;
use super::notice::Notice;
use super::order::Order;
use super::screen::Screen;
use super::setup::SetupScreen;
use super::table::TableScreen;
use super::throw::ThrowField;
use crate::chronicle::{Code, Next, Record};
use crate::games::troyes_dice::{self, Roll, Throw};

impl Desk {
    /// Follows one order. Every way to ask comes through here.
    pub(super) fn run(&mut self, order: Order) {
        self.notice = self.keeper.notice(&self.words);
        match order {
            Order::Next => self.next(),
            Order::Enter(throw) => self.enter(throw),
            Order::Undo => self.undo(),
            Order::Redo => self.redo(),
            Order::SetUp => self.set_up_game(),
            Order::AnotherCode => self.another_code(),
            Order::Open => self.open_game(),
            Order::Back => self.back(),
            Order::Continue => self.go_on(),
            Order::Keys => self.keys_shown = !self.keys_shown,
            Order::Close => self.keys_shown = false,
        }
    }

    fn next(&mut self) {
        match &mut self.screen {
            Screen::Welcome(welcome) if welcome.game.is_some() => self.go_on(),
            Screen::Welcome(_) => self.set_up_game(),
            Screen::Setup(_) => self.open_game(),
            Screen::Table(table) => match table.record.next() {
                Next::Order(order) => self.give(order),
                Next::EnterDice => match table.throw.read(&self.words) {
                    Ok(throw) => self.enter(throw),
                    Err(sentence) => table.throw.wrong = vec![sentence],
                },
                Next::Over => {}
            },
        }
    }

    fn enter(&mut self, throw: Throw) {
        match Roll::try_from(throw) {
            Ok(roll) => self.give(troyes_dice::Order::Roll(roll)),
            Err(refusal) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.throw.wrong = self.words.roll_refusal(&refusal);
                }
            }
        }
    }

    /// Gives the table an order.
    fn give(&mut self, order: troyes_dice::Order) {
        self.change(|record, words| match record.chronicle.order(order) {
            Ok(_) => Ok(None),
            Err(refusal) => Err(words.order_reason(refusal.reason)),
        });
    }

    fn undo(&mut self) {
        self.change(|record, words| {
            let undone = record.chronicle.undo().map(|entry| entry.order);
            let at = record.table().now();
            Ok(undone.map(|order| words.with("desk-undid", &[("order", words.order(&order, at).into())])))
        });
    }

    fn redo(&mut self) {
        self.change(|record, words| {
            let at = record.table().now();
            let redone = record.chronicle.redo().map(|entry| entry.order);
            Ok(redone.map(|order| words.with("desk-redid", &[("order", words.order(&order, at).into())])))
        });
    }

    /// Changes a copy of the game, puts it on disk, and only then on the table (invariant 6).
    ///
    /// The change says what to tell, or why it cannot be.
    fn change(&mut self, change: impl FnOnce(&mut Record, &crate::crier::Words) -> Result<Option<String>, String>) {
        let Screen::Table(table) = &mut self.screen else {
            return;
        };
        let mut record = table.record.clone();
        let changed = change(&mut record, &self.words).and_then(|told| {
            if record != table.record {
                self.keeper.save(&record, &self.words)?;
            }
            Ok(told)
        });
        match changed {
            Ok(told) => {
                table.record = record;
                table.throw = ThrowField::default();
                self.notice = told.map(Notice::good).or_else(|| self.notice.take());
            }
            Err(sentence) => self.notice = Some(Notice::bad(sentence)),
        }
    }

    fn set_up_game(&mut self) {
        if self.keeper.is_looking() {
            return;
        }
        let setup = Screen::Setup(Box::new(SetupScreen::new()));
        let before = mem::replace(&mut self.screen, setup);
        match (&mut self.screen, before) {
            (Screen::Setup(setup), Screen::Table(table)) => setup.behind = Some(table),
            // A form that is filled in stays as it is.
            (screen, before @ Screen::Setup(_)) => *screen = before,
            (_, Screen::Welcome(_) | Screen::Table(_)) => {}
        }
    }

    fn another_code(&mut self) {
        if let Screen::Setup(setup) = &mut self.screen {
            setup.form.code = Code::random().to_string();
        }
    }

    fn open_game(&mut self) {
        let Screen::Setup(setup) = &mut self.screen else {
            return;
        };
        match setup.form.record(&self.words) {
            Ok(record) => match self.keeper.begin(&record, &self.words) {
                Ok(()) => self.screen = Screen::Table(Box::new(TableScreen::new(record))),
                Err(sentence) => self.notice = Some(Notice::bad(sentence)),
            },
            // Each sentence stands at its field; what is wrong must not be hidden.
            Err(_) => setup.form.more = true,
        }
    }

    fn back(&mut self) {
        if let Screen::Setup(setup) = &mut self.screen
            && let Some(table) = setup.behind.take()
        {
            self.screen = Screen::Table(table);
        }
    }

    fn go_on(&mut self) {
        if let Screen::Welcome(welcome) = &mut self.screen
            && let Some(record) = welcome.game.take()
        {
            self.screen = Screen::Table(Box::new(TableScreen::new(record)));
        }
    }
}
