//! A page over the desk, until it is closed.

use std::sync::Arc;

use egui::{Align2, AreaState, Frame, Id, Key, Margin, Modal, ScrollArea, Ui, vec2};

use super::rules::RulesPage;
use super::{first_time, help, rules as rules_page, settings as settings_page};
use crate::crier::voice::Voice;
use crate::desk::app::command::{Command, Page};
use crate::desk::app::settings::Settings;
use crate::desk::screens::phones::{Moment, Phones, PhonesPage};
use crate::desk::tokens;
use crate::desk::widgets::scrolled::{follow_button, leave_room, more_below};
use crate::desk::widgets::tools::Tools;
use crate::show::{GameKind, Shown};

/// The data of the pages.
pub(crate) struct Told<'a> {
    /// The settings as they are.
    pub(crate) settings: &'a Settings,
    /// The connected monitors.
    pub(crate) monitors: &'a [String],
    /// The game.
    pub(crate) kind: Option<&'static GameKind>,
    /// Whether it has a card book.
    pub(crate) cards: bool,
    /// Whether another window keeps the game.
    pub(crate) looks_on: bool,
    /// Whether a page of the rules can be sent to the players; none can before a game is on the table.
    pub(crate) can_send: bool,
    /// A sample game for the settings.
    pub(crate) sample: Option<Arc<Shown>>,
    /// The phones that follow.
    pub(crate) phones: &'a Phones,
    /// The other state of this frame.
    pub(crate) moment: Moment,
}

/// Scrolls by the keys, while no widget has the focus.
fn scroll(ui: &Ui, high: f32) {
    if ui.memory(|memory| memory.focused().is_some()) {
        return;
    }
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let keys = [(Key::ArrowUp, 0.1), (Key::ArrowDown, -0.1), (Key::PageUp, 0.5), (Key::PageDown, -0.5)];
    for (_, part) in keys.into_iter().filter(|(key, _)| pressed(*key)) {
        ui.scroll_with_delta(vec2(0.0, part * high));
    }
}

/// Draws a page until it is closed.
pub(crate) fn ui(
    ui: &Ui,
    tools: &mut Tools<'_>,
    page: Page,
    voice: Option<&Voice>,
    told: &Told<'_>,
    (rules, phones): (&mut RulesPage, &mut PhonesPage),
) {
    let size = ui.ctx().content_rect().size();
    let frame = Frame::window(&ui.ctx().global_style()).inner_margin(Margin::same(20));
    // What changes in it leaves its top where it is, under whoever points there.
    let area = Modal::default_area(Id::unique("page")).anchor(Align2::CENTER_TOP, vec2(0.0, size.y * 0.05));
    let before = AreaState::load(ui.ctx(), Id::unique("page")).and_then(|area| area.size);
    let modal = Modal::new(Id::unique("page")).area(area).frame(frame).show(ui.ctx(), |ui| {
        ui.set_width((size.x * 0.86).min(1080.0));
        // Else the page would grow with every frame, as far as it could grow in the one before.
        ui.set_max_height(size.y * 0.9);
        let area = ScrollArea::vertical().id_salt(page).max_height(size.y * 0.77);
        ui.spacing_mut().interact_size = vec2(tokens::TOUCH, tokens::TOUCH);
        let scrolled = area.show(ui, |ui| {
            scroll(ui, size.y);
            leave_room(ui);
            match page {
                Page::Help => help::ui(ui, tools, told.kind, told.cards),
                Page::Settings => settings_page::ui(ui, tools, told, voice),
                Page::FirstTime => first_time::ui(ui, tools, told.kind, told.looks_on),
                Page::Rules => rules_page::ui(ui, tools, rules, told),
                Page::Phones => told.phones.page(ui, tools, phones, told.moment),
            }
            follow_button(ui);
        });
        more_below(ui, tools, &scrolled);
        ui.add_space(tokens::GAP);
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        tools.button(ui, "desk-close-page", Command::ClosePage);
    });
    // Where its size changed it stands in its middle from the next frame on.
    if before.is_some_and(|before| (before - modal.response.rect.size()).abs().max_elem() > 1.0) {
        ui.ctx().request_repaint();
    }
    if modal.should_close() {
        tools.ask(Command::ClosePage);
    }
}
