//! The panel at the table: what people throw, choose and correct, and what of it becomes an order.

use egui::{Frame, Id, Key, Modifiers, ScrollArea, Ui, UiBuilder, Vec2};

use super::caution::Caution;
use super::change::Change;
use super::fix::Fix;
use super::thrown::Thrown;
use super::turn::Turn;
use super::{change_ui, fix_ui, ninth, parts, throw_ui, turn_ui};
use crate::chronicle::Next;
use crate::crier::Words;
use crate::desk::look::scrolled::follow_focus;
use crate::desk::look::tools::Tools;
use crate::desk::{Command, Entry};
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::record::Record;
use crate::games::dice_village::rules::{Order, Purse, Table};
use crate::games::dice_village::stage::Part;
use crate::games::dice_village::words;

/// What is shown in the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Dice that were thrown, or what a player does in a turn.
    #[default]
    Turn,
    /// Favours for dice.
    Change,
    /// A correction.
    Fix,
}

/// The panel, as it was pressed and typed since the last order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    mode: Mode,
    pub(super) thrown: Thrown,
    pub(super) turn: Turn,
    pub(super) change: Change,
    pub(super) fix: Fix,
    /// Which place of the row was pressed: cards that are only counted are all alike.
    row: Option<usize>,
    /// What a button of the panel has just asked for.
    asked: Option<Order>,
    /// What the one key would give, and has asked about.
    doubted: Option<Order>,
}

impl Panel {
    /// Shows that part of the panel.
    pub fn turn_to(&mut self, mode: Mode) {
        self.mode = mode;
    }

    /// What is shown; what is not offered any more is not.
    #[must_use]
    pub fn mode(&self, table: &Table) -> Mode {
        match self.mode {
            Mode::Change if Change::seats(table).is_empty() => Mode::Turn,
            mode @ (Mode::Turn | Mode::Change | Mode::Fix) => mode,
        }
    }

    /// What is chosen of the turn, to choose more of it.
    pub const fn turn_mut(&mut self) -> &mut Turn {
        &mut self.turn
    }

    /// Lets that order be given.
    pub(super) fn ask(&mut self, tools: &mut Tools<'_>, order: Order) {
        self.asked = Some(order);
        tools.ask(Command::Give);
    }

    /// The order that is chosen: what a button asked for, or what is chosen in the part that is shown.
    #[must_use]
    pub fn order(&self, record: &Record) -> Option<Order> {
        let shown = || match self.mode(record.table()) {
            Mode::Change => self.change.reroll(record),
            Mode::Fix => self.fix.order(record.table()),
            Mode::Turn if tells(record) => self.turn.order(record.table()),
            Mode::Turn => None,
        };
        self.asked.clone().or_else(shown)
    }

    /// What the one key gives now: what is chosen, or else that the player is done.
    fn given(&self, record: &Record) -> Option<Order> {
        let done = match record.next() {
            Next::Choose(done) if !self.is_aside(record) => Some(done),
            Next::Choose(_) | Next::Order(_) | Next::Enter | Next::Over => None,
        };
        self.order(record).or(done)
    }

    /// What the panel offers besides, at its end, where it always stands.
    fn ways(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: &Record) {
        let table = record.table();
        let here = self.mode(table);
        let offered = match here {
            Mode::Turn if Change::seats(table).is_empty() => vec![(Mode::Fix, "panel-correct")],
            Mode::Turn => vec![(Mode::Change, "panel-change"), (Mode::Fix, "panel-correct")],
            // The one button leads back itself as long as it has nothing else to do.
            Mode::Change | Mode::Fix if self.order(record).is_none() => Vec::new(),
            Mode::Change | Mode::Fix => vec![(Mode::Turn, "desk-leave")],
        };
        let wide = (ui.available_width() - parts::GAP) / 2.0;
        ui.horizontal(|ui| {
            for (mode, name) in offered {
                if parts::button(ui, true, wide, &tools.text(name)) {
                    if mode == Mode::Fix {
                        self.fix = Fix::of(table);
                    }
                    self.turn_to(mode);
                }
            }
        });
    }

    /// The digit that was pressed, where no field is typed in.
    fn digit(ui: &Ui) -> Option<usize> {
        const KEYS: [Key; 9] =
            [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
        if ui.ctx().text_edit_focused() {
            return None;
        }
        let pressed = |key: &Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, *key));
        KEYS.iter().position(pressed)
    }
}

/// Whether a player's turn is told now: where people choose.
fn tells(record: &Record) -> bool {
    matches!(record.next(), Next::Choose(_))
}

/// Whose turn the one button ends, if it ends anybody's: who presses it once too often sees that it is another's.
fn done(words: &Words, table: &Table) -> Option<String> {
    let who = words::seat(words, table.active()?);
    Some(words.with("panel-done", &[("who", who.into())]))
}

impl Entry<DiceVillage> for Panel {
    fn height(&self, record: &Record, width: f32) -> f32 {
        let width = width - 2.0 * f32::from(parts::AROUND);
        let table = record.table();
        let shown = match self.mode(table) {
            Mode::Fix => fix_ui::height(self, table, width),
            Mode::Change => change_ui::height(self, record, width),
            Mode::Turn if record.next() == Next::Enter => throw_ui::height(self, table),
            Mode::Turn if tells(record) => turn_ui::height(self, record, width),
            Mode::Turn => ninth::height(table, width),
        };
        let around = if shown > 0.0 { 2.0 * f32::from(parts::AROUND) } else { 0.0 };
        shown + around + parts::LINE
    }

    fn label(&self, words: &Words, record: &Record) -> Option<String> {
        let is_aside = self.is_aside(record);
        if record.next() == Next::Enter && !is_aside {
            return Some(words.text("panel-enter"));
        }
        let table = record.table();
        let does = match self.order(record) {
            None if is_aside => Some(words.text("desk-leave")),
            None => done(words, table),
            Some(Order::Sell(sale)) => {
                Some(words.with("panel-sell", &[("village", words::village(words, sale.at).into())]))
            }
            Some(Order::Place(at, _)) => {
                Some(words.with("panel-place", &[("village", words::village(words, at).into())]))
            }
            Some(Order::Buy(_)) => Some(words.text("panel-buy")),
            Some(Order::Reroll(..)) => {
                Some(words.with("panel-reroll", &[("price", words::purse(words, Purse::REROLL).into())]))
            }
            Some(Order::Correct(_)) => Some(words.text("panel-correct-this")),
            Some(Order::Roll(_) | Order::Adjust(..) | Order::Done | Order::Close) => None,
        }?;
        let given = self.given(record);
        let caution = given.as_ref().and_then(|order| Caution::of(record, order)).zip(table.active());
        Some(match caution {
            Some((caution, who)) => caution.label(words, who, does, self.doubted == given),
            None => does,
        })
    }

    fn asks_first(&mut self, record: &Record, order: &Order) -> bool {
        let asks = self.doubted.as_ref() != Some(order) && Caution::of(record, order).is_some();
        if asks {
            self.doubted = Some(order.clone());
        }
        asks
    }

    fn has_asked(&self) -> bool {
        self.doubted.is_some()
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: &Record) {
        let id = Id::unique("dice village's panel");
        let table = record.table();
        ui.spacing_mut().item_spacing = Vec2::splat(parts::GAP);
        let high = (ui.available_height() - parts::LINE - parts::GAP).max(0.0);
        let scroll = ScrollArea::vertical().id_salt(id).auto_shrink(false).min_scrolled_height(0.0).max_height(high);
        let around = Frame::new().inner_margin(parts::AROUND);
        let shown = |ui: &mut Ui| match self.mode(table) {
            Mode::Fix => fix_ui::ui(self, ui, tools, table, id),
            Mode::Change => change_ui::ui(self, ui, tools, record, id),
            Mode::Turn if record.next() == Next::Enter => throw_ui::ui(self, ui, tools, record, id),
            Mode::Turn if tells(record) => turn_ui::ui(self, ui, tools, record, (id, Self::digit(ui))),
            Mode::Turn => ninth::ui(self, ui, tools, table, (id, Self::digit(ui))),
        };
        scroll.show(ui, |ui| {
            around.show(ui, shown);
            follow_focus(ui);
        });
        let foot = ui.max_rect().with_min_y(ui.max_rect().bottom() - parts::LINE);
        ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| self.ways(ui, tools, record));
        // Whoever chooses something else is asked anew.
        if self.doubted.is_some() && self.doubted != self.given(record) {
            self.doubted = None;
        }
    }

    fn read(&mut self, words: &Words, record: &Record) -> Option<Order> {
        let asked = self.asked.take();
        if asked.is_some() || self.is_aside(record) || record.next() != Next::Enter {
            return asked.or_else(|| self.order(record));
        }
        self.thrown.read(words, record)
    }

    fn is_aside(&self, record: &Record) -> bool {
        self.mode(record.table()) != Mode::Turn
    }

    fn leave(&mut self) {
        self.turn_to(Mode::Turn);
    }

    fn offered(&self, record: &Record) -> Vec<(Part, bool)> {
        let table = record.table();
        let changes = self.mode(table) == Mode::Change;
        let mut offered = Vec::new();
        for seat in Change::seats(table) {
            let chosen = |die| changes && self.change.holds(table, seat, die);
            let dice = table.changes_on_offer(seat).dice;
            offered.extend(dice.into_iter().map(|die| (Part::Die(seat, die), chosen(die))));
        }
        if tells(record) {
            let villages = Turn::villages(table).into_iter();
            offered.extend(villages.map(|at| (Part::Village(at), self.turn.is_at(at))));
            let (cards, chosen) = (Turn::cards(table), self.place(table));
            let row = table.row().cards().into_iter().enumerate().filter(|(_, card)| cards.contains(card));
            offered.extend(row.map(|(at, _)| (Part::Card(at), chosen == Some(at))));
        }
        offered
    }

    fn press(&mut self, record: &Record, part: Part) -> bool {
        let table = record.table();
        match part {
            Part::Die(seat, die) => {
                self.turn_to(Mode::Change);
                self.change.press(table, seat, die)
            }
            Part::Village(at) => {
                self.turn_to(Mode::Turn);
                self.turn.press_village(table, at)
            }
            Part::Card(at) => {
                self.turn_to(Mode::Turn);
                let Some(card) = table.row().cards().get(at).copied() else { return false };
                // Of cards that are alike another one is chosen by its place.
                let other = self.turn.card() == Some(card) && self.place(table) != Some(at);
                self.row = Some(at);
                other || self.turn.press_card(table, card)
            }
            Part::Player(_) | Part::Pile | Part::Gate(_) | Part::Stall(..) | Part::Sign(_) => false,
        }
    }
}

impl Panel {
    /// Where in the row the chosen card lies: where it was pressed, or else the first that is such a card.
    fn place(&self, table: &Table) -> Option<usize> {
        let (chosen, cards) = (self.turn.card()?, table.row().cards());
        let pressed = self.row.filter(|at| cards.get(*at) == Some(&chosen));
        pressed.or_else(|| cards.iter().position(|card| *card == chosen))
    }
}
