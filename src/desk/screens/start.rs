//! The first screen: go on with the game in play, play a new one, read what it is, print sheets, or go on with a recent one.

use egui::{
    Align, Button, CentralPanel, Frame, Layout, Margin, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind,
    Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::desk::app::command::{Command, Page};
use crate::desk::app::menu;
use crate::desk::session::{InPlay, KeptGame, Tabletop};
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, part_title, wrong};
use crate::stage::{Shape, Sprite};

/// The most recent games on offer.
const RECENT: usize = 5;
/// The height of a card.
const CARD: f32 = 150.0;

/// The greatest share of the height for the actions, in a window that is higher than wide.
const UPPER: f32 = 0.6;

/// An action on a card.
struct Card {
    sprite: Sprite,
    title: &'static str,
    about: &'static str,
    command: Command,
}

/// The contents of the first screen.
pub(crate) struct Offers<'a> {
    /// All games.
    pub(crate) games: Vec<&'a dyn Tabletop>,
    /// The index of the chosen one.
    pub(crate) chosen: usize,
    /// The game in play.
    pub(crate) in_play: InPlay,
    /// Whether it is over.
    pub(crate) ended: bool,
    /// The games that were set aside.
    pub(crate) kept: &'a [KeptGame],
}

impl Offers<'_> {
    fn game(&self) -> Option<&dyn Tabletop> {
        self.games.get(self.chosen).copied()
    }

    fn prints(&self) -> bool {
        self.game().is_some_and(|game| game.playable().prints)
    }
}

/// Draws the first screen.
pub(crate) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, offers: &Offers<'_>) {
    let frame = Frame::new().inner_margin(Margin::symmetric(28, 14));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let all = ui.max_rect();
        let (title, rest) = all.split_top_bottom_at_y(all.top() + 108.0);
        ui.scope_builder(UiBuilder::new().max_rect(title), |ui| heading(ui, tools, offers));
        let list = |ui: &mut Ui, tools: &mut Tools<'_>| {
            let found = go_on(ui, tools, offers);
            cards(ui, tools, offers.prints(), found, offers.kept.is_empty() && !found);
            recent(ui, tools, offers.kept, offers.games.len() > 1);
        };
        // The picture stands beside what one may do, and is chosen before it; in a window that is higher than wide, below it.
        if all.width() < all.height() {
            let scroll = ScrollArea::vertical().auto_shrink([false, true]).max_height(rest.height() * UPPER);
            let upper = ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| scroll.show(ui, |ui| list(ui, tools)));
            pictures(ui, tools, rest.with_min_y(upper.response.rect.bottom()), offers);
        } else {
            let (art, right) = rest.split_left_right_at_x(rest.left() + rest.width() * 0.4);
            pictures(ui, tools, art, offers);
            let right = right.with_min_x(right.left() + tokens::GAP * 2.0);
            let scroll = ScrollArea::vertical().auto_shrink(false);
            ui.scope_builder(UiBuilder::new().max_rect(right), |ui| scroll.show(ui, |ui| list(ui, tools)));
        }
    });
}

/// Draws the game's picture; of several games, each one's with its name, to choose from.
fn pictures(ui: &mut Ui, tools: &mut Tools<'_>, art: Rect, offers: &Offers<'_>) {
    let number: f32 = offers.games.iter().map(|_| 1.0).sum();
    let (size, step) = if art.width() < art.height() {
        let high = (art.height() + tokens::GAP) / number;
        (vec2(art.width(), high - tokens::GAP), vec2(0.0, high))
    } else {
        let wide = (art.width() + tokens::GAP) / number;
        (vec2(wide - tokens::GAP, art.height()), vec2(wide, 0.0))
    };
    let mut corner = art.min;
    for (at, game) in offers.games.iter().enumerate() {
        let rect = Rect::from_min_size(corner, size);
        let picture = if offers.games.len() > 1 { choice(ui, tools, rect, offers, at) } else { rect };
        if let Some(shown) = game.title() {
            tools.pictures.paint(ui.painter(), picture.shrink(tokens::GAP), &shown.scene(Shape::Wide), false);
        }
        corner += step;
    }
}

/// Draws one of several games: a press chooses it, and another one prepares it. Returns the place of its picture.
fn choice(ui: &mut Ui, tools: &mut Tools<'_>, rect: Rect, offers: &Offers<'_>, at: usize) -> Rect {
    let title = offers.games.get(at).map(|game| game.playable().kind.title).unwrap_or_default();
    let chosen = at == offers.chosen;
    let response = ui.interact(rect, ui.scope_id().with(("game", at)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, title));
    let palette = tools.palette;
    let fill = if chosen || response.hovered() { palette.chosen } else { palette.card };
    let stroke = match (response.has_focus(), chosen) {
        (true, _) => Stroke::new(3.0, palette.focus),
        (false, true) => Stroke::new(3.0, palette.ink),
        (false, false) => Stroke::new(1.5, palette.line),
    };
    ui.painter().rect(rect, tokens::CORNER, fill, stroke, StrokeKind::Inside);
    let name = ui.painter().layout(title.to_owned(), tokens::strong(), palette.ink, rect.width() - tokens::GAP);
    let (picture, below) = rect.split_top_bottom_at_y(rect.bottom() - name.size().y - tokens::GAP);
    ui.painter().galley(pos2(below.center().x - name.size().x / 2.0, below.top()), name, palette.ink);
    if response.clicked() {
        tools.ask(if chosen { Command::SetUp } else { Command::Prepare(at) });
    }
    picture
}

fn heading(ui: &mut Ui, tools: &mut Tools<'_>, offers: &Offers<'_>) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(tools.text("app-name")).font(tokens::cry()));
        menu::at_right(ui, tools, offers.game().is_some_and(|game| game.playable().kind.odds), offers.prints());
    });
    ui.label(RichText::new(tools.text("app-about")).font(tokens::large_text()));
}

/// Draws the game in play, if there is one; returns whether there is.
fn go_on(ui: &mut Ui, tools: &mut Tools<'_>, offers: &Offers<'_>) -> bool {
    if let Some(trouble) = &offers.in_play.trouble {
        wrong(ui, trouble);
        ui.add_space(tokens::GAP);
    }
    let Some(found) = &offers.in_play.found else { return false };
    ui.label(RichText::new(found).font(tokens::strong()));
    let name = match (offers.in_play.trouble.is_some(), offers.ended) {
        (true, true | false) => "desk-continue-kept",
        // Nothing goes on in it any more.
        (false, true) => "desk-continue-over",
        (false, false) => "desk-continue",
    };
    tools.big_button(ui, &tools.text(name), Command::Continue);
    if let Some(again) = &offers.in_play.again {
        let button = Button::new(again).min_size(vec2(ui.available_width(), tokens::TOUCH)).truncate();
        if ui.add(button).clicked() {
            tools.ask(Command::PlayAgain);
        }
    }
    ui.add_space(tokens::GAP);
    true
}

/// Draws the actions; playing is what most want, unless there is a game to go on with.
fn cards(ui: &mut Ui, tools: &mut Tools<'_>, prints: bool, found: bool, alone: bool) {
    let play =
        Card { sprite: Sprite::APP_ICON, title: "start-play", about: "start-play-about", command: Command::SetUp };
    let first = Card {
        sprite: Sprite::BOOK,
        title: "start-first",
        about: "start-first-about",
        command: Command::Page(Page::FirstTime),
    };
    let print =
        Card { sprite: Sprite::PRINTER, title: "start-print", about: "start-print-about", command: Command::Print };
    let cards: Vec<Card> = [play, first].into_iter().chain(prints.then_some(print)).collect();
    let all = ui.available_rect_before_wrap();
    let number: f32 = cards.iter().map(|_| 1.0).sum();
    let gaps = tokens::GAP * (number - 1.0);
    // Below each other where nothing else wants the room.
    let (size, step) = if alone {
        (vec2(all.width(), CARD), vec2(0.0, CARD + tokens::GAP))
    } else {
        let wide = (all.width() - gaps) / number;
        (vec2(wide, CARD), vec2(wide + tokens::GAP, 0.0))
    };
    let mut corner = all.min;
    for (at, card) in cards.into_iter().enumerate() {
        draw_card(ui, tools, Rect::from_min_size(corner, size), card, at == 0 && !found);
        corner += step;
    }
    let high = if alone { CARD * number + gaps } else { CARD };
    ui.allocate_rect(all.with_max_y(all.top() + high), Sense::hover());
    ui.add_space(tokens::GAP);
}

fn draw_card(ui: &mut Ui, tools: &mut Tools<'_>, rect: Rect, card: Card, first: bool) {
    let (title, about) = (tools.text(card.title), tools.text(card.about));
    let response = ui.interact(rect, ui.scope_id().with(card.title), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &title));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about.as_str()));
    let palette = tools.palette;
    let (fill, ink) = match (first, response.hovered()) {
        (true, false) => (palette.action, palette.action_ink),
        (true, true) => (palette.action_hovered, palette.action_ink),
        (false, false) => (palette.card, palette.ink),
        (false, true) => (palette.chosen, palette.ink),
    };
    let stroke = if response.has_focus() { Stroke::new(3.0, palette.focus) } else { Stroke::new(1.5, palette.line) };
    ui.painter().rect(rect, tokens::CORNER, fill, stroke, StrokeKind::Inside);
    let inside = rect.shrink(tokens::GAP);
    let picture = Rect::from_min_size(inside.min, vec2(56.0, 56.0));
    tools.pictures.icon(ui.painter(), picture, card.sprite);
    let beside = Rect::from_min_max(pos2(picture.right() + 8.0, picture.top()), pos2(inside.right(), picture.bottom()));
    let words = |text: &str, font, width| ui.painter().layout(text.to_owned(), font, ink, width);
    let name = words(&title, tokens::strong(), beside.width());
    ui.painter().galley(pos2(beside.left(), beside.center().y - name.size().y / 2.0), name, ink);
    let text = words(&about, tokens::text(), inside.width());
    ui.painter().galley(pos2(inside.left(), picture.bottom() + 8.0), text, ink);
    if response.clicked() {
        tools.ask(card.command);
    }
}

/// Draws the games that were set aside last, each with its title if there are several games; none of them is lost when
/// another is resumed.
fn recent(ui: &mut Ui, tools: &mut Tools<'_>, kept: &[KeptGame], several: bool) {
    if kept.is_empty() {
        return;
    }
    part_title(ui, &tools.text("desk-kept"));
    ui.spacing_mut().interact_size.y = tokens::TOUCH;
    for game in kept.iter().take(RECENT) {
        let whose = game.whose();
        // Whose game it is may be told by the title alone.
        let message = if several && whose != game.title { "desk-kept-game-of" } else { "desk-kept-game" };
        let args = [
            ("date", tools.words.date(game.date).into()),
            ("title", game.title.into()),
            ("game", whose.into()),
            ("at", game.at.as_str().into()),
        ];
        let text = tools.words.with(message, &args);
        let button = Button::new(text).min_size(vec2(ui.available_width(), tokens::TOUCH)).truncate();
        let (size, line) = (vec2(ui.available_width(), tokens::TOUCH), Layout::left_to_right(Align::Center));
        let row = ui.allocate_ui_with_layout(size, line, |ui| ui.add(button));
        if row.inner.clicked() {
            tools.ask(Command::GoOnWith(game.file.clone()));
        }
    }
}
