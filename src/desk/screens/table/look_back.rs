//! The look back: the table as it stood at a step of the log, and the way from there to another step or to the game.

use std::sync::Arc;

use egui::{Align2, Rect, Ui, vec2};

use super::TableScreen;
use crate::crier::Words;
use crate::desk::app::command::{Command, Look};
use crate::desk::played::Played;
use crate::desk::session::Ceremonial;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, describe, width};
use crate::show::Shown;

impl<G: Played> TableScreen<G> {
    /// Looks back at the game, or returns from it.
    pub(crate) fn look(&mut self, look: Look, words: &Words) {
        match look {
            Look::Back(orders) => self.look_at(orders),
            Look::Earlier => self.step(words, false),
            Look::Later => self.step(words, true),
            Look::Now => self.end_look_back(words),
        }
    }

    /// Looks back at the table as it stood after so many orders.
    fn look_at(&mut self, orders: usize) {
        self.look_back = Some(orders);
        self.shown = Arc::new(Shown::after(&self.record, orders));
    }

    /// Steps to the line of the log before or after the one that is seen; behind the last one is the game as it stands.
    fn step(&mut self, words: &Words, later: bool) {
        let Some(at) = self.look_back else { return };
        let lines = self.log.lines(words, &self.record, self.record.done().len());
        let mut orders = lines.iter().map(|line| line.orders);
        let next = if later { orders.find(|orders| *orders > at) } else { orders.rfind(|orders| *orders < at) };
        match next {
            Some(orders) => self.look_at(orders),
            None if later => self.end_look_back(words),
            None => {}
        }
    }

    /// Shows the game as it stands, after a look back.
    fn end_look_back(&mut self, words: &Words) {
        if self.look_back.is_some() {
            let ceremony = self.ceremony.take();
            let held = ceremony.as_ref().is_some_and(Ceremonial::is_held);
            let shown = if held { Shown::won(&self.record) } else { Shown::now(&self.record) };
            self.show(Arc::clone(&self.record), shown, words);
            self.ceremony = ceremony;
        }
    }
}

/// From one step to another, on a look back.
pub(super) const STEPS: [&str; 2] = ["desk-earlier", "desk-later"];

/// Draws the buttons that lead from one step to another.
pub(super) fn steps(ui: &mut Ui, tools: &mut Tools<'_>) {
    ui.spacing_mut().interact_size.y = tokens::TOUCH;
    ui.horizontal_centered(|ui| {
        tools.button(ui, STEPS[0], Command::Look(Look::Earlier));
        tools.button(ui, STEPS[1], Command::Look(Look::Later));
    });
}

/// Draws the one button on a look back, which ends it.
pub(super) fn return_button(ui: &mut Ui, tools: &mut Tools<'_>) {
    tools.big_button(ui, &tools.text("desk-return"), Command::Look(Look::Now));
}

/// Washes the picture out like an old print, with a ribbon: what is seen is past.
pub(super) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect) {
    ui.painter().rect_filled(rect, tokens::CORNER, tools.palette.chosen.gamma_multiply(0.4));
    let text = tools.text("desk-looking-back");
    let wide = width(ui, &text, tokens::strong_text()) + 2.0 * tokens::GAP;
    let ribbon = Rect::from_min_size(rect.min, vec2(wide, 30.0));
    ui.painter().rect_filled(ribbon, tokens::CORNER, tools.palette.cry);
    let ink = tools.palette.cry_ink;
    ui.painter().text(ribbon.center(), Align2::CENTER_CENTER, &text, tokens::strong_text(), ink);
    describe(ui, ribbon, ui.scope_id().with("past"), &text);
}
