//! The menu ☰ and what stands beside it on every screen: whatever has a key can be reached by mouse and by touch.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{
    Align, Align2, Button, Layout, PopupCloseBehavior, Rect, Response, RichText, Role, ScrollArea, Sense, Stroke,
    StrokeKind, TextWrapMode, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::command::{Command, Page, Picture, ResultsAsk};
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, tip, width};
use crate::show::{ReadyCount, Sent};
use crate::stage::Sprite;

/// The height that the menu leaves free, for its button.
const LEFT_FREE: f32 = 72.0;
const SETTINGS: &str = "desk-settings";
const HELP: &str = "desk-help";

/// What can be asked for here and now.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Offered {
    /// Whether a game is on the table.
    pub(crate) table: bool,
    /// Whether there are odds to show.
    pub(crate) odds: bool,
    /// Whether there is anything to print.
    pub(crate) print: bool,
    /// Whether there are cards of which a group says what is printed there.
    pub(crate) cards: bool,
}

/// The side of the sign of phones.
const SIGN: f32 = 26.0;

/// The width of what stands at the very end of a line: the phones, while they can follow, and the menu.
pub(crate) fn wide(ui: &Ui, tools: &Tools<'_>) -> f32 {
    let gap = ui.spacing().item_spacing.x;
    tokens::TOUCH + gap + badge(tools).map_or(0.0, |badge| phones_wide(ui, &badge) + gap)
}

/// What stands beside the sign of phones: how many follow, or how many of how many are ready.
fn badge(tools: &Tools<'_>) -> Option<String> {
    let follow = tools.phones?;
    Some(tools.ready.map_or_else(|| follow.to_string(), |ReadyCount { ready, of }| format!("{ready}/{of}")))
}

fn phones_wide(ui: &Ui, badge: &str) -> f32 {
    SIGN + width(ui, badge, tokens::strong_text()) + 10.0
}

/// Draws how many phones follow, while they can; it leads to their page.
pub(crate) fn phones(ui: &mut Ui, tools: &mut Tools<'_>) {
    let Some((count, badge)) = tools.phones.zip(badge(tools)) else { return };
    let follow = tools.words.with("phones-count", &[("count", count.into())]);
    let ready = tools.ready.map(|count| tools.ready_text(count));
    let name = [ready, Some(follow)].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let size = vec2(phones_wide(ui, &badge), ui.spacing().interact_size.y.max(tokens::TOUCH));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    let visuals = ui.style().interact(&response);
    ui.painter().rect(rect, visuals.corner_radius, visuals.bg_fill, visuals.bg_stroke, StrokeKind::Inside);
    let sign = Rect::from_center_size(pos2(rect.left() + 2.0 + SIGN / 2.0, rect.center().y), vec2(SIGN, SIGN));
    tools.pictures.icon(ui.painter(), sign, Sprite::PHONE);
    let at = pos2(sign.right(), rect.center().y);
    let ink = tools.palette.ink;
    ui.painter().text(at, Align2::LEFT_CENTER, badge, tokens::strong_text(), ink);
    if tip(response, &name).clicked() {
        tools.ask(Command::Page(Page::Phones));
    }
}

/// Returns the place of the line of buttons in that window: the same on every screen, so that no button jumps.
pub(crate) fn line(window: Rect) -> Rect {
    let [side, top] = tokens::EDGE;
    let window = window.shrink2(vec2(side, top));
    window.with_max_y(window.top() + tokens::TOUCH)
}

/// Sets the spacing of the line of buttons: all of them stand in it in every language.
pub(crate) fn set_spacing(ui: &mut Ui) {
    ui.spacing_mut().interact_size.y = tokens::TOUCH;
    ui.spacing_mut().item_spacing.x = 5.0;
    ui.spacing_mut().button_padding.x = 7.0;
}

/// Draws the menu, the settings and the help at the right end of the line of buttons, where no game is on the table; returns where
/// they begin. They take no room of `ui`: one that has only a part of the window would grow as wide as the line.
pub(crate) fn at_right(ui: &mut Ui, tools: &mut Tools<'_>, window: Rect, offered: Offered) -> f32 {
    let line = UiBuilder::new().id_salt("line").max_rect(line(window)).layout(Layout::left_to_right(Align::Center));
    buttons(&mut ui.new_child(line), tools, offered)
}

fn buttons(ui: &mut Ui, tools: &mut Tools<'_>, offered: Offered) -> f32 {
    set_spacing(ui);
    let wide = wide(ui, tools);
    tools.at_right_and(ui, &[SETTINGS, HELP], wide, |ui, tools| {
        tools.button(ui, SETTINGS, Command::Page(Page::Settings));
        tools.button(ui, HELP, Command::Page(Page::Help));
        phones(ui, tools);
        button(ui, tools, offered);
    })
}

/// Draws the menu's button and, while it is open, the menu.
pub(crate) fn button(ui: &mut Ui, tools: &mut Tools<'_>, offered: Offered) -> Response {
    let name = tools.text("desk-menu");
    let sign = Button::new("").min_size(vec2(tokens::TOUCH, ui.spacing().interact_size.y));
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClick);
    let (response, _) = MenuButton::from_button(sign).config(config).ui(ui, |ui| {
        // Large letters in a small window leave no room for all of them at once.
        let most = ui.content_rect().height() - LEFT_FREE;
        ui.set_max_height(most);
        ScrollArea::vertical().max_height(most).show(ui, |ui| entries(ui, tools, offered));
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let bars = response.rect.shrink2(vec2((response.rect.width() - 20.0) / 2.0, (response.rect.height() - 14.0) / 2.0));
    for at in [bars.top(), bars.center().y, bars.bottom()] {
        ui.painter().hline(bars.x_range(), at, Stroke::new(2.5, tools.palette.ink));
    }
    response
}

/// All that can be asked for, in named groups: beside each other where a game is on the table, since below each other there would be
/// no room.
fn entries(ui: &mut Ui, tools: &mut Tools<'_>, offered: Offered) {
    ui.spacing_mut().interact_size.y = tokens::TOUCH;
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
    let groups = [("menu-game", game(offered)), ("menu-projector", projector(offered)), ("menu-more", more(offered))];
    let mut show = |ui: &mut Ui| {
        for (title, entries) in &groups {
            ui.vertical(|ui| {
                // Letters with a mark reach out of their line.
                ui.add_space(tokens::GAP / 2.0);
                ui.label(RichText::new(tools.text(title)).font(tokens::strong_text()).color(tools.palette.faint));
                for (name, command) in entries {
                    tools.button(ui, name, command.clone());
                }
                ui.add_space(tokens::GAP / 2.0);
            });
        }
    };
    if offered.table {
        ui.horizontal_top(show);
    } else {
        show(ui);
    }
}

type Entry = (&'static str, Command);

/// What concerns the game while people play.
fn game(offered: Offered) -> Vec<Entry> {
    let entries = [
        (offered.table, "menu-hands-free", Command::HandsFree(true)),
        (offered.table, "menu-pause", Command::Pause),
        (true, "menu-mute", Command::Mute),
        (offered.table, "desk-legend", Command::Legend),
        (offered.table, "desk-picture", Command::SavePicture(Picture::Table)),
        (offered.table, "desk-copy-picture", Command::CopyPicture(Picture::Table)),
    ];
    kept(entries)
}

/// What the players see; a test picture is among the settings of the projector.
fn projector(offered: Offered) -> Vec<Entry> {
    let entries = [
        (offered.table, "menu-present", Command::Present),
        (true, "menu-dark", Command::BlackOut),
        (offered.table, "menu-break", Command::ShowToAudience(Sent::Break)),
        (offered.table, "desk-legend-send", Command::ShowToAudience(Sent::Legend)),
        (cfg!(feature = "gallery"), "desk-phones", Command::Page(Page::Phones)),
    ];
    kept(entries)
}

/// What leads away from the table.
fn more(offered: Offered) -> Vec<Entry> {
    let entries = [
        (offered.table, "desk-reckoning", Command::Results(ResultsAsk::Count)),
        (true, "desk-hall", Command::Hall),
        (offered.odds, "desk-odds", Command::Odds),
        (true, "desk-rules", Command::Page(Page::Rules)),
        (true, "start-first", Command::Page(Page::FirstTime)),
        (offered.print, "desk-print", Command::Print),
        (offered.cards, "cards-open", Command::Cards),
        (offered.table, "menu-start", Command::Start),
    ];
    kept(entries)
}

fn kept<const N: usize>(entries: [(bool, &'static str, Command); N]) -> Vec<Entry> {
    entries.into_iter().filter(|(offered, ..)| *offered).map(|(_, name, command)| (name, command)).collect()
}
