//! The parts of the screen for printing: the bar with the paper, cards, and their buttons.

use egui::{Align, Button, Frame, Layout, Margin, Panel, Rect, RichText, Stroke, StrokeKind, Ui, UiBuilder, vec2};

use super::{Laid, PrintJob};
use crate::desk::app::command::Command;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, part_title};
use crate::paper::Paper;

/// The padding of a card.
pub(super) const INSIDE: f32 = 16.0;

/// Returns the frame of the whole screen.
pub(super) fn frame() -> Frame {
    Frame::new().inner_margin(Margin::symmetric(14, 8))
}

/// Draws the bar above: the title, the size of the paper, and the way out.
pub(super) fn bar(ui: &mut Ui, tools: &mut Tools<'_>, paper: &mut Paper) {
    let bar = Panel::top("print bar").frame(frame()).exact_size(60.0).show_separator_line(false);
    bar.show(ui, |ui| {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.horizontal_centered(|ui| {
            ui.label(RichText::new(tools.text("print-title")).font(tokens::title()));
            ui.add_space(tokens::GAP * 2.0);
            ui.label(RichText::new(tools.text("print-paper")).font(tokens::strong_text()));
            for (choice, name) in [(Paper::A4, "print-a4"), (Paper::Letter, "print-letter")] {
                ui.selectable_value(paper, choice, tools.text(name));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| tools.button(ui, "desk-leave", Command::Leave));
        });
    });
}

/// Draws a card on the ground, with its title.
pub(super) fn card(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    rect: Rect,
    title: &str,
    inside: impl FnOnce(&mut Ui, &mut Tools<'_>),
) {
    let line = Stroke::new(1.5, tools.palette.line);
    ui.painter().rect(rect, tokens::CORNER, tools.palette.card, line, StrokeKind::Inside);
    ui.scope_builder(UiBuilder::new().id_salt(title).max_rect(rect.shrink(INSIDE)), |ui| {
        part_title(ui, &tools.text(title));
        inside(ui, tools);
    });
}

/// Draws a button at the bottom of a card, as wide as it: prints the pages into a file with that name; it is disabled
/// without pages.
pub(super) fn print_button(ui: &mut Ui, tools: &mut Tools<'_>, name: &str, file: &'static str, laid: Option<&Laid>) {
    let bottom = Panel::bottom("print").frame(Frame::new()).exact_size(56.0).show_separator_line(false);
    bottom.show(ui, |ui| {
        ui.add_enabled_ui(laid.is_some(), |ui| {
            let text = RichText::new(tools.text(name)).font(tokens::strong());
            let button = ui.add_sized(vec2(ui.available_width(), 56.0), Button::new(text));
            if let Some(laid) = laid.filter(|_| button.clicked()) {
                tools.ask(Command::WritePaper(PrintJob { file, laid: laid.clone() }));
            }
        });
    });
}
