//! The table: the wheel, the cry, the offers, the strikes, the log and the one button.

use std::sync::Arc;

use eframe::egui::{Align, CentralPanel, Frame, Layout, Margin, Panel, ScrollArea, Ui, UiBuilder};

use super::clock::Clock;
use super::evening::EveningTold;
use super::order::Order;
use super::shown::Shown;
use super::throw::ThrowField;
use super::timer::Timer;
use super::tools::Tools;
use super::{cry_banner, log, offers, strike_grid, tokens, top_bar, wheel};
use crate::chronicle::{Next, Record};
use crate::crier::Words;
use crate::games::troyes_dice;
use crate::stage::Motion;

/// The screen on which a game is played.
pub(super) struct TableScreen {
    /// The game; only the desk's orders change it.
    pub(super) record: Record,
    /// What is shown of it.
    pub(super) shown: Arc<Shown>,
    /// How many orders the look back reaches, if one is shown.
    pub(super) look_back: Option<usize>,
    /// The field for dice that were thrown on the table.
    pub(super) throw: ThrowField,
    /// The desk's own clock for motions.
    clock: Clock,
}

impl TableScreen {
    /// The table of that game, at rest.
    pub(super) fn new(record: Record, words: &Words) -> Self {
        let shown = Arc::new(Shown::now(&record, words));
        Self { record, shown, look_back: None, throw: ThrowField::default(), clock: Clock::default() }
    }

    /// Shows the game as it stands, at rest.
    pub(super) fn show(&mut self, record: Record, words: &Words) {
        *self = Self { clock: self.clock, ..Self::new(record, words) };
    }

    /// Ends a motion: the table is shown as it stands.
    pub(super) fn come_to_rest(&mut self) {
        self.shown = Arc::new(self.shown.at_rest());
    }

    /// Whether a motion has not come to its end, on the desk or in the view that stands in its place.
    pub(super) fn is_moving(&self, presenting: bool, present: Clock) -> bool {
        let clock = if presenting { present } else { self.clock };
        clock.is_moving(&self.shown.motion)
    }

    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        tools: &mut Tools<'_>,
        motion: Motion,
        timer: Timer,
        evening: Option<EveningTold>,
    ) {
        let Self { record, shown, look_back, throw, clock } = self;
        clock.tick(ui, &shown.motion, motion);
        let told = clock.told(shown, motion);
        let logged = if look_back.is_some() { record.chronicle.done().len() } else { told.orders };
        let bar = Panel::top("bar").frame(panel(tools, 8)).exact_size(52.0).show_separator_line(false);
        bar.show(ui, |ui| top_bar::ui(ui, tools, record, &told.table));
        let cry = Panel::top("cry").frame(panel(tools, 0)).exact_size(124.0).show_separator_line(false);
        cry.show(ui, |ui| {
            let sizes = cry_banner::Sizes { cry: 46.0, least_cry: 34.0, text: 19.0 };
            cry_banner::paint(ui, tools, ui.max_rect(), &sizes, &told.proclamation, look_back.is_none());
        });
        let height = 72.0 + if record.next() == Next::EnterDice { throw.height() } else { 0.0 };
        let bottom = Panel::bottom("next").frame(panel(tools, 8)).exact_size(height).show_separator_line(false);
        bottom.show(ui, |ui| {
            if look_back.is_some() {
                tools.big_button(ui, &tools.text("desk-return"), Order::Return);
                return;
            }
            let all = ui.max_rect();
            let (big, small) = all.split_left_right_at_x(all.right() - timer.buttons_width());
            ui.scope_builder(UiBuilder::new().max_rect(big), |ui| next(ui, tools, record, throw));
            let row = UiBuilder::new().max_rect(small).layout(Layout::right_to_left(Align::Center));
            ui.scope_builder(row, |ui| timer.buttons(ui, tools));
        });
        let left = Panel::left("log").frame(panel(tools, 8)).exact_size(tokens::LOG).resizable(false);
        left.show_separator_line(false).show(ui, |ui| log::ui(ui, tools, record, logged, *look_back, evening));
        let right = Panel::right("side").frame(panel(tools, 8)).exact_size(tokens::SIDE).resizable(false);
        right.show_separator_line(false).show(ui, |ui| {
            let bottom = ui.max_rect().bottom();
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| side(ui, tools, told, bottom));
        });
        CentralPanel::default().frame(panel(tools, 4)).show(ui, |ui| {
            let scene = clock.scene(&shown.motion, motion, &shown.table);
            wheel::paint(ui, tools, ui.max_rect(), &scene, &shown.table, clock.is_moving(&shown.motion));
            timer.paint(ui, tools, ui.max_rect(), 40.0);
        });
    }
}

/// What stands beside the wheel.
fn side(ui: &mut Ui, tools: &Tools<'_>, shown: &Shown, bottom: f32) {
    ui.spacing_mut().item_spacing.y = 4.0;
    offers::ui(ui, tools, &shown.table);
    ui.add_space(4.0);
    strike_grid::ui(ui, tools, &shown.table, shown.code.as_deref(), bottom);
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
            tools.big_button(ui, &tools.text("desk-count"), Order::Next);
        }
    }
}

fn panel(tools: &Tools<'_>, vertical: i8) -> Frame {
    Frame::new().fill(tools.palette.ground).inner_margin(Margin::symmetric(14, vertical))
}
