//! The table: the wheel, the cry, the offers, the strikes, the log and the one button.

use eframe::egui::{CentralPanel, Frame, Margin, Panel, Ui};

use super::order::Order;
use super::throw::ThrowField;
use super::tools::Tools;
use super::{cry_banner, log, offers, strike_grid, tokens, top_bar, wheel};
use crate::chronicle::{Next, Record};
use crate::games::troyes_dice;

/// The screen on which a game is played.
pub(super) struct TableScreen {
    /// The game; only the desk's orders change it.
    pub(super) record: Record,
    /// The field for dice that were thrown on the table.
    pub(super) throw: ThrowField,
}

impl TableScreen {
    /// The table of that game.
    pub(super) fn new(record: Record) -> Self {
        Self { record, throw: ThrowField::default() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>) {
        let Self { record, throw } = self;
        let table = record.table();
        Panel::top("bar").frame(panel(8)).exact_size(52.0).show_separator_line(false).show(ui, |ui| {
            top_bar::ui(ui, tools, record);
        });
        Panel::top("cry").frame(panel(0)).exact_size(112.0).show_separator_line(false).show(ui, |ui| {
            cry_banner::ui(ui, tools, record);
        });
        let height = 72.0 + if record.next() == Next::EnterDice { throw.height() } else { 0.0 };
        Panel::bottom("next").frame(panel(8)).exact_size(height).show_separator_line(false).show(ui, |ui| {
            next(ui, tools, record, throw);
        });
        Panel::left("log")
            .frame(panel(8))
            .exact_size(tokens::LOG)
            .resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| log::ui(ui, tools, record));
        Panel::right("side").frame(panel(8)).exact_size(tokens::SIDE).resizable(false).show_separator_line(false).show(
            ui,
            |ui| {
                offers::ui(ui, tools, table);
                ui.add_space(tokens::GAP);
                strike_grid::ui(ui, tools, table);
                ui.label(
                    tools
                        .words
                        .with("desk-numbering-is", &[("numbers", tools.words.numbering(table.numbering()).into())]),
                );
            },
        );
        CentralPanel::default().frame(panel(4)).show(ui, |ui| wheel::ui(ui, tools, ui.max_rect(), table));
    }
}

/// The one button, or the field for the dice and the button.
fn next(ui: &mut Ui, tools: &mut Tools<'_>, record: &Record, throw: &mut ThrowField) {
    match record.next() {
        Next::Order(troyes_dice::Order::Roll(_)) => {
            tools.big_button(ui, &tools.text("desk-roll"), Order::Next);
        }
        Next::Order(troyes_dice::Order::Close) => {
            tools.big_button(ui, &tools.text("desk-close"), Order::Next);
        }
        Next::EnterDice => {
            throw.ui(ui, tools);
            tools.big_button(ui, &tools.text("desk-enter"), Order::Next);
        }
        Next::Over => {
            tools.big_button(ui, &tools.text("desk-another-game"), Order::SetUp);
        }
    }
}

fn panel(vertical: i8) -> Frame {
    Frame::new().fill(tokens::PARCHMENT).inner_margin(Margin::symmetric(14, vertical))
}
