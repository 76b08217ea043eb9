//! The page on which phones are let in, with instructions.

use std::sync::Arc;
use std::time::Duration;

use egui::{Align, Align2, ComboBox, Label, Layout, Response, RichText, Sense, TextEdit, Ui, vec2};

use super::phones::{Open, Phones, State};
use super::seats;
use crate::crier::InWords as _;
use crate::desk::app::command::{Command, PhonesAsk};
use crate::desk::tokens;
use crate::desk::widgets::qr;
use crate::desk::widgets::tools::{Tools, describe_picture, part_title, read_out, wrong};
use crate::gallery::address::Own;
use crate::gallery::{Qr, wifi};
use crate::show::{Invitation, ReadyCount, Sent, Wifi};

/// The seconds without a phone after which likely obstacles are listed.
const PATIENCE: f64 = 60.0;
/// The seconds for which the copying is confirmed.
const COPIED: f64 = 4.0;
/// The side of the code, where there is room for it, and that of the wireless network's code.
const CODE: f32 = 380.0;
const WIFI: f32 = 180.0;
/// The least width of the column beside the code.
const BESIDE: f32 = 330.0;

/// The settings of the page: for one evening, and in no file.
#[derive(Default)]
pub(crate) struct PhonesPage {
    /// Whether its first button is still to get the focus.
    pub(crate) opened: bool,
    /// The wireless network that phones join, and its password.
    wifi: String,
    password: String,
    /// The time when the address was copied.
    copied: Option<f64>,
    /// Whether the page has asked if all phones are to be disconnected.
    doubted: bool,
    /// The phones in the list.
    lines: seats::Lines,
}

/// The state of the frame that the page needs.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    /// The page sent to the players beside the game.
    pub(crate) sent: Option<Sent>,
    /// The ready count, while players choose.
    pub(crate) ready: Option<ReadyCount>,
    /// The desk's clock, in seconds.
    pub(crate) now: f64,
}

impl PhonesPage {
    /// Returns that invitation with the wireless network, if one is known.
    pub(crate) fn with_wifi(&self, invited: &Arc<Invitation>) -> Arc<Invitation> {
        match self.wifi() {
            Some(wifi) => Arc::new(Invitation { wifi: Some(wifi), ..Invitation::clone(invited) }),
            None => Arc::clone(invited),
        }
    }

    fn wifi(&self) -> Option<Wifi> {
        let name = self.wifi.trim();
        (!name.is_empty()).then(|| Wifi { name: name.to_owned(), code: wifi(name, &self.password) })
    }

    /// Gives the first widget the focus, once.
    fn focus(&mut self, first: &Response) {
        if self.opened {
            first.request_focus();
            (self.opened, self.doubted) = (false, false);
        }
    }
}

impl Phones {
    /// Draws the page.
    pub(crate) fn page(&self, ui: &mut Ui, tools: &mut Tools<'_>, page: &mut PhonesPage, moment: Moment) {
        ui.label(RichText::new(tools.text("phones-title")).font(tokens::title()));
        match &self.state {
            State::Open(open) => opened(ui, tools, page, open, moment),
            State::Opening(_) => {
                ui.label(RichText::new(tools.text("phones-opening")).font(tokens::large_text()));
            }
            State::Closed => closed(ui, tools, page),
            State::Refused(why) => {
                closed(ui, tools, page);
                let why = wrong(ui, &why.in_words(tools.words));
                read_out(ui, &why);
            }
        }
    }
}

/// Draws the introduction, and the button that opens the gallery.
fn closed(ui: &mut Ui, tools: &mut Tools<'_>, page: &mut PhonesPage) {
    ui.label(RichText::new(tools.text("phones-about")).font(tokens::large_text()));
    ui.add_space(tokens::GAP);
    let open = tools.text("phones-open");
    let open = tools.big_button(ui, &open, Command::Phones(PhonesAsk::Open));
    page.focus(&open);
    // Where the button stood there will be others.
    page.opened = open.clicked();
}

/// Draws the code, and everything else beside or below it.
fn opened(ui: &mut Ui, tools: &mut Tools<'_>, page: &mut PhonesPage, open: &Open, moment: Moment) {
    let (wide, high) = (ui.available_width(), ui.ctx().content_rect().height());
    let side = CODE.min(high * 0.55).min(wide);
    let code = |ui: &mut Ui, tools: &Tools<'_>| {
        let address = open.invitation.address.as_str();
        painted(ui, side, open.code.as_ref(), &tools.words.with("phones-code", &[("address", address.into())]));
    };
    if wide < side + tokens::GAP * 2.0 + BESIDE {
        ui.vertical_centered(|ui| code(ui, tools));
        beside(ui, tools, page, open, moment);
    } else {
        ui.horizontal_top(|ui| {
            code(ui, tools);
            ui.add_space(tokens::GAP);
            let rest = vec2(ui.available_width(), 0.0);
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                beside(ui, tools, page, open, moment);
            });
        });
    }
    help(ui, tools, open, moment.now);
    wireless(ui, tools, page);
}

/// Paints a code with that side, and describes it to screen readers.
fn painted(ui: &mut Ui, side: f32, code: Option<&Qr>, name: &str) {
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    if let Some(code) = code {
        qr::paint(ui.painter(), rect, code);
    }
    describe_picture(ui, rect, ui.scope_id().with("code"), name);
}

/// Draws the likely obstacles, once no phone has come for a while.
fn help(ui: &mut Ui, tools: &Tools<'_>, open: &Open, now: f64) {
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

/// Draws the address, the followers, and the actions.
fn beside(ui: &mut Ui, tools: &mut Tools<'_>, page: &mut PhonesPage, open: &Open, moment: Moment) {
    ui.label(RichText::new(tools.text("phones-scan")).font(tokens::large_text()));
    let address = open.invitation.address.as_str();
    ui.add(Label::new(RichText::new(address).font(tokens::strong())).selectable(true).wrap());
    let follow = tools.words.with("phones-count", &[("count", open.count().into())]);
    let follow = part_title(ui, &follow);
    read_out(ui, &follow);
    ui.add_space(tokens::GAP);
    if open.own.len() > 1 {
        choose(ui, tools, open);
    }
    ui.horizontal_wrapped(|ui| {
        let shown = moment.sent == Some(Sent::Phones);
        let name = if shown { "reference-hide" } else { "reference-show" };
        let show = tools.button(ui, name, Command::ShowToAudience(Sent::Phones));
        page.focus(&show);
        copy(ui, tools, page, (address, moment.now));
        renew(ui, tools, page, open);
        tools.button(ui, "phones-stop", Command::Phones(PhonesAsk::Stop));
    });
    ui.label(RichText::new(tools.text("phones-new-about")).font(tokens::text()));
    seats::ui(ui, tools, (&open.seats(), &mut page.lines), moment.ready);
}

/// Draws the button for a new code; once a phone has come, it asks first whether all are to be disconnected.
fn renew(ui: &mut Ui, tools: &mut Tools<'_>, page: &mut PhonesPage, open: &Open) {
    let button = ui.button(tools.text(if page.doubted { "phones-new-anyway" } else { "phones-new" }));
    if page.doubted {
        read_out(ui, &button);
    }
    if button.clicked() {
        page.doubted = open.has_served() && !page.doubted;
        if !page.doubted {
            tools.ask(Command::Phones(PhonesAsk::NewCode));
        }
    }
}

/// Draws the button that copies the address, and confirms that for a while.
fn copy(ui: &mut Ui, tools: &Tools<'_>, page: &mut PhonesPage, (address, now): (&str, f64)) {
    let left = page.copied.map(|copied| copied + COPIED - now).filter(|left| *left > 0.0);
    let name = if left.is_some() { "phones-copied" } else { "phones-copy" };
    let button = ui.button(tools.text(name));
    if let Some(left) = left {
        read_out(ui, &button);
        ui.ctx().request_repaint_after(Duration::try_from_secs_f64(left).unwrap_or_default());
    }
    if button.clicked() {
        ui.ctx().copy_text(address.to_owned());
        page.copied = Some(now);
    }
}

/// Draws the wireless network, which phones join by a code of its own.
fn wireless(ui: &mut Ui, tools: &Tools<'_>, page: &mut PhonesPage) {
    ui.add_space(tokens::GAP);
    part_title(ui, &tools.text("phones-wifi"));
    ui.label(RichText::new(tools.text("phones-wifi-about")).font(tokens::text()));
    ui.horizontal_wrapped(|ui| {
        for (name, text) in [("phones-wifi-name", &mut page.wifi), ("phones-wifi-password", &mut page.password)] {
            ui.vertical(|ui| {
                ui.set_width(tokens::LOG);
                let label = ui.label(RichText::new(tools.text(name)).font(tokens::strong_text()));
                // A network's name has 32 bytes at most, and a password 63 letters.
                let edit = TextEdit::singleline(text).font(tokens::strong_text()).char_limit(63);
                let edit = edit.desired_width(tokens::LOG).min_size(vec2(0.0, tokens::TOUCH));
                ui.add(edit.align(Align2::LEFT_CENTER)).labelled_by(label.id);
            });
            ui.add_space(tokens::GAP);
        }
        if let Some(wifi) = page.wifi() {
            let side = WIFI.min(ui.available_width());
            let name = tools.words.with("phones-wifi-code", &[("name", wifi.name.as_str().into())]);
            painted(ui, side, Qr::of(&wifi.code).as_ref(), &name);
        }
    });
}

/// Draws the choice among the addresses at which phones may find this computer: which is right cannot be known.
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
