//! The phones at the table: by name, ready or not, each with the button that frees its seat.

use egui::{Button, Grid, Label, RichText, Ui, vec2};

use crate::desk::app::command::{Command, PhonesAsk};
use crate::desk::app::time::SEEN;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, part_title, read_out};
use crate::gallery::{Phone, ProposalState, SeatName};
use crate::show::ReadyCount;

/// The names in their lines, each with the time since when it stands there: whoever leaves and comes back at once is meant, too.
#[derive(Default)]
pub(super) struct Lines(Vec<(SeatName, f64)>);

impl Lines {
    /// Sets the phones that are shown now.
    fn set(&mut self, phones: &[Phone], now: f64) {
        let line = |(at, phone): (usize, &Phone)| {
            let stands = self.0.get(at).filter(|(stood, _)| *stood == phone.name);
            stands.cloned().unwrap_or_else(|| (phone.name.clone(), now))
        };
        self.0 = phones.iter().enumerate().map(line).collect();
    }

    /// Whether the name has stood in its line for long enough to be meant by a click.
    fn is_seen(&self, name: &SeatName, now: f64) -> bool {
        self.0.iter().any(|(stands, since)| stands == name && now - since > SEEN)
    }
}

/// Draws the phones, if there are any; their ready state is shown while players choose.
pub(super) fn ui(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    (phones, lines): (&[Phone], &mut Lines),
    ready: Option<ReadyCount>,
) {
    let now = ui.input(|input| input.time);
    lines.set(phones, now);
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
            row(ui, tools, phone, ready.is_some(), lines.is_seen(&phone.name, now));
            ui.end_row();
        }
    });
    ui.label(RichText::new(tools.text("phones-free-about")).font(tokens::text()));
}

/// Draws a phone; a click on its button counts if it `is_seen`.
fn row(ui: &mut Ui, tools: &mut Tools<'_>, phone: &Phone, chooses: bool, is_seen: bool) {
    ui.add(Label::new(RichText::new(phone.name.as_str()).font(tokens::strong_text())));
    let waits = phone.sheet.as_ref().is_some_and(|sheet| sheet.state == ProposalState::Waiting);
    let state = match (waits, chooses && phone.ready, phone.is_away) {
        (true, _, _) => Some("phones-seat-sheet"),
        (false, true, _) => Some("phones-seat-ready"),
        (false, false, true) => Some("phones-seat-away"),
        (false, false, false) => chooses.then_some("phones-seat-not-ready"),
    };
    ui.label(state.map(|name| tools.text(name)).unwrap_or_default());
    let button = ui.add(Button::new(tools.text("phones-free")).min_size(vec2(tokens::TOUCH, tokens::TOUCH)));
    let name = tools.words.with("phones-free-of", &[("name", phone.name.as_str().into())]);
    ui.ctx().accesskit_node_builder(button.id, |node| node.set_label(name));
    if button.gained_focus() {
        button.scroll_to_me(None);
    }
    if button.clicked() && is_seen {
        tools.ask(Command::Phones(PhonesAsk::Free(phone.id)));
    }
}
