//! The page on which phones are let in, and on which one reads how.

use std::time::Duration;

use eframe::egui::{Align, ComboBox, Label, Layout, RichText, Sense, Ui, vec2};

use super::phones::{Open, Phones, PhonesAsk, State};
use crate::crier::InWords as _;
use crate::desk::command::Command;
use crate::desk::look::qr;
use crate::desk::look::tools::{Tools, describe, part_title, read_out, wrong};
use crate::desk::tokens;
use crate::gallery::address::Own;
use crate::show::Sent;

/// After so many seconds without a phone it is told what may be in the way.
const PATIENCE: f64 = 60.0;
/// The side of the code, where there is room for it.
const CODE: f32 = 380.0;
/// The least width of what stands beside the code.
const BESIDE: f32 = 330.0;

impl Phones {
    /// Draws the page; `now` is the desk's clock, in seconds.
    pub(crate) fn page(&self, ui: &mut Ui, tools: &mut Tools<'_>, sent: Option<Sent>, now: f64) {
        ui.label(RichText::new(tools.text("phones-title")).font(tokens::title()));
        match &self.state {
            State::Open(open) => opened(ui, tools, open, (self.count(), sent, now)),
            State::Opening => {
                ui.label(RichText::new(tools.text("phones-opening")).font(tokens::large_text()));
            }
            State::Closed => closed(ui, tools),
            State::Refused(why) => {
                closed(ui, tools);
                let why = wrong(ui, &why.in_words(tools.words));
                read_out(ui, &why);
            }
        }
    }
}

/// What it is, and the button that begins it.
fn closed(ui: &mut Ui, tools: &mut Tools<'_>) {
    ui.label(RichText::new(tools.text("phones-about")).font(tokens::large_text()));
    ui.add_space(tokens::GAP);
    let open = tools.text("phones-open");
    tools.big_button(ui, &open, Command::Phones(PhonesAsk::Open));
}

/// The code, and beside or below it all else.
fn opened(ui: &mut Ui, tools: &mut Tools<'_>, open: &Open, (count, sent, now): (Option<usize>, Option<Sent>, f64)) {
    let (wide, high) = (ui.available_width(), ui.ctx().content_rect().height());
    let side = CODE.min(high * 0.55).min(wide);
    let code = |ui: &mut Ui, tools: &Tools<'_>| {
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        if let Some(code) = &open.code {
            qr::paint(ui.painter(), rect, code);
        }
        let address = open.invitation.address.as_str();
        let name = tools.words.with("phones-code", &[("address", address.into())]);
        describe(ui, rect, ui.scope_id().with("code"), &name);
    };
    if wide < side + tokens::GAP * 2.0 + BESIDE {
        ui.vertical_centered(|ui| code(ui, tools));
        beside(ui, tools, open, (count, sent));
    } else {
        ui.horizontal_top(|ui| {
            code(ui, tools);
            ui.add_space(tokens::GAP);
            let rest = vec2(ui.available_width(), 0.0);
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                beside(ui, tools, open, (count, sent));
            });
        });
    }
    if open.has_served() {
        return;
    }
    let left = open.since + PATIENCE - now;
    if left > 0.0 {
        ui.ctx().request_repaint_after(Duration::try_from_secs_f64(left).unwrap_or_default());
        return;
    }
    ui.add_space(tokens::GAP);
    part_title(ui, &tools.text("phones-none"));
    for help in ["phones-help-wifi", "phones-help-guest", "phones-help-firewall"] {
        ui.label(RichText::new(tools.text(help)).font(tokens::text()));
    }
}

/// The address, who follows, and what can be done.
fn beside(ui: &mut Ui, tools: &mut Tools<'_>, open: &Open, (count, sent): (Option<usize>, Option<Sent>)) {
    ui.label(RichText::new(tools.text("phones-scan")).font(tokens::large_text()));
    let address = open.invitation.address.as_str();
    ui.add(Label::new(RichText::new(address).font(tokens::strong())).selectable(true).wrap());
    let follow = tools.words.with("phones-count", &[("count", count.unwrap_or_default().into())]);
    let follow = part_title(ui, &follow);
    read_out(ui, &follow);
    ui.add_space(tokens::GAP);
    if open.own.len() > 1 {
        choose(ui, tools, open);
    }
    ui.horizontal_wrapped(|ui| {
        let shown = sent == Some(Sent::Phones);
        let name = if shown { "reference-hide" } else { "reference-show" };
        tools.button(ui, name, Command::Send(Sent::Phones));
        if ui.button(tools.text("phones-copy")).clicked() {
            ui.ctx().copy_text(address.to_owned());
        }
        tools.button(ui, "phones-new", Command::Phones(PhonesAsk::NewCode));
        tools.button(ui, "phones-stop", Command::Phones(PhonesAsk::Stop));
    });
    ui.label(RichText::new(tools.text("phones-new-about")).font(tokens::text()));
}

/// The addresses at which phones may find this computer: which is right cannot be known.
fn choose(ui: &mut Ui, tools: &mut Tools<'_>, open: &Open) {
    let name = |own: &Own| format!("{} ({})", own.address, own.device);
    let shown = open.own.iter().find(|own| own.address == open.at).map(name).unwrap_or_default();
    let label = ui.label(RichText::new(tools.text("phones-address")).font(tokens::strong_text()));
    let mut wished = open.at;
    let choice = ComboBox::from_id_salt("phones' address").width(tokens::LOG).selected_text(shown);
    let choice = choice.show_ui(ui, |ui| {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        for own in &open.own {
            ui.selectable_value(&mut wished, own.address, name(own));
        }
    });
    choice.response.labelled_by(label.id);
    if wished != open.at {
        tools.ask(Command::Phones(PhonesAsk::At(wished)));
    }
}
