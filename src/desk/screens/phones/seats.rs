//! The phones at the table: by name, ready or not, each with the button that frees its seat.

use egui::{Button, Grid, Label, RichText, Ui, vec2};

use crate::desk::app::command::{Command, PhonesAsk};
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, part_title, read_out};
use crate::gallery::{Phone, ProposalState};
use crate::show::ReadyCount;

/// Draws the phones, if there are any; their ready state is shown while players choose.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, phones: &[Phone], ready: Option<ReadyCount>) {
    if phones.is_empty() {
        return;
    }
    ui.add_space(tokens::GAP);
    let title = match ready {
        Some(count) => tools.ready_text(count),
        None => tools.words.with("phones-seats", &[("count", phones.len().into())]),
    };
    let title = part_title(ui, &title);
    read_out(ui, &title);
    Grid::new("seats").num_columns(3).striped(true).spacing([tokens::GAP, 4.0]).show(ui, |ui| {
        for phone in phones {
            row(ui, tools, phone, ready.is_some());
            ui.end_row();
        }
    });
    ui.label(RichText::new(tools.text("phones-free-about")).font(tokens::text()));
}

fn row(ui: &mut Ui, tools: &mut Tools<'_>, phone: &Phone, chooses: bool) {
    ui.add(Label::new(RichText::new(phone.name.as_str()).font(tokens::strong_text())));
    let waits = phone.sheet.as_ref().is_some_and(|sheet| sheet.state == ProposalState::Waiting);
    let state = match (waits, chooses, phone.ready) {
        (true, _, _) => Some("phones-seat-sheet"),
        (false, true, true) => Some("phones-seat-ready"),
        (false, true, false) => Some("phones-seat-not-ready"),
        (false, false, _) => None,
    };
    ui.label(state.map(|name| tools.text(name)).unwrap_or_default());
    let button = ui.add(Button::new(tools.text("phones-free")).min_size(vec2(tokens::TOUCH, tokens::TOUCH)));
    let name = tools.words.with("phones-free-of", &[("name", phone.name.as_str().into())]);
    ui.ctx().accesskit_node_builder(button.id, |node| node.set_label(name));
    if button.gained_focus() {
        button.scroll_to_me(None);
    }
    if button.clicked() {
        tools.ask(Command::Phones(PhonesAsk::Free(phone.id)));
    }
}
