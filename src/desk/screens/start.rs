//! The first screen, a poster: the games to choose from, what one may do with the chosen one, and the games to go on with.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align, Button, Color32, FocusDirection, Galley, Id, Key, Label, Layout, Memory, Rect, RichText, Role, ScrollArea,
    Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::desk::app::command::{Command, Page};
use crate::desk::app::menu;
use crate::desk::projector::backdrop;
use crate::desk::session::{InPlay, KeptGame, Tabletop};
use crate::desk::tokens::{self, EDGE, GAP};
use crate::desk::widgets::ground;
use crate::desk::widgets::tools::{Tools, focus_ring, part_title, wrong};
use crate::show::{Clock, Cover, Material, Shown};
use crate::stage::{Motion, Shape, Sprite};

/// The most recent games on offer.
const RECENT: usize = 5;
/// The side of a card's sign.
const SIGN: f32 = 52.0;
/// The share of the width for the games, in a window that is wider than high.
const GAMES: f32 = 0.57;
/// The greatest share of the height for them, in one that is higher than wide.
const UPPER: f32 = 0.4;

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

    fn has_cards(&self) -> bool {
        self.game().is_some_and(|game| game.playable().cards)
    }
}

/// Draws the first screen.
pub(crate) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, offers: &Offers<'_>, motion: Motion) {
    let window = ui.max_rect();
    // The town of the first game that has one.
    if ground::is_dressed(ui.ctx()) {
        let town = offers.games.iter().find_map(|game| game.title()?.backdrop());
        backdrop::ui(ui, tools, town.as_ref());
    }
    let rest = window.shrink2(vec2(2.0 * EDGE[0], 2.0 * EDGE[1]));
    let rest = rest.with_min_y(heading(ui, tools, rest, offers) + GAP);
    let several = offers.games.len() > 1;
    let list = |ui: &mut Ui, tools: &mut Tools<'_>| {
        let found = go_on(ui, tools, offers);
        actions(ui, tools, offers.prints(), found, offers.kept.is_empty() && !found);
        recent(ui, tools, offers.kept, several);
    };
    let (games, below) = if window.width() > window.height() {
        let (games, list) = rest.split_left_right_at_x(rest.left() + rest.width() * GAMES);
        (games.with_max_x(games.right() - GAP), list.with_min_x(list.left() + GAP))
    } else {
        let (games, list) = rest.split_top_bottom_at_y(rest.top() + rest.height() * UPPER);
        (games.with_max_y(games.bottom() - GAP), list)
    };
    posters(ui, tools, games, offers, motion);
    let scroll = ScrollArea::vertical().auto_shrink(false);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| scroll.show(ui, |ui| list(ui, tools)));
}

/// Draws the app's name, what it does, and the line of buttons; returns where that ends.
fn heading(ui: &mut Ui, tools: &mut Tools<'_>, rest: Rect, offers: &Offers<'_>) -> f32 {
    let window = ui.max_rect();
    let titled = ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.label(RichText::new(tools.text("app-name")).font(tokens::poster()));
        ui.label(RichText::new(tools.text("app-about")).font(tokens::large_text()));
    });
    let odds = offers.game().is_some_and(|game| game.playable().kind.odds);
    let (print, cards) = (offers.prints(), offers.has_cards());
    menu::at_right(ui, tools, window, menu::Offered { table: false, odds, print, cards });
    titled.response.rect.bottom()
}

/// Draws the games beside each other, to choose from.
fn posters(ui: &mut Ui, tools: &mut Tools<'_>, all: Rect, offers: &Offers<'_>, motion: Motion) {
    let number: f32 = offers.games.iter().map(|_| 1.0).sum();
    let step = (all.width() + GAP) / number;
    let wide = step - GAP;
    let covers: Vec<_> = offers.games.iter().map(|game| Words::of(ui, tools, *game, wide - 2.0 * GAP)).collect();
    // All of them are as high as the one with the most words.
    let words = covers.iter().map(Words::height).fold(0.0, f32::max);
    let high = (wide + words + GAP).min(all.height());
    let mut corner = all.min;
    if let Some(to) = stepped(ui, offers.games.len(), offers.chosen) {
        // The focus has moved already.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        ui.memory_mut(|memory| memory.request_focus(poster(ui, to)));
        tools.ask(Command::Prepare(to));
    }
    for (at, (game, cover)) in offers.games.iter().zip(covers).enumerate() {
        let rect = Rect::from_min_size(corner, vec2(wide, high));
        let (picture, below) = rect.shrink(GAP).split_top_bottom_at_y(rect.bottom() - words - GAP);
        if offers.games.len() > 1 {
            choose(ui, tools, rect, (at, offers.chosen), &cover);
            cover.paint(ui, tools, below);
        }
        let picture = picture.with_max_y(picture.bottom() - GAP / 2.0);
        match game.playable().kind.cover.and_then(|cover| cover.picture) {
            Some(sprite) => tools.pictures.icon(ui.painter(), picture, sprite),
            None => {
                if let Some(shown) = game.title() {
                    title(ui, tools, picture, &shown, motion);
                }
            }
        }
        corner.x += step;
    }
}

/// Returns the game that an arrow key chooses: the one beside what has the focus or, while nothing has it, beside the chosen one.
fn stepped(ui: &Ui, number: usize, chosen: usize) -> Option<usize> {
    let from = match ui.memory(Memory::focused) {
        None => chosen,
        Some(focused) => (0..number).find(|at| poster(ui, *at) == focused)?,
    };
    let to = match [Key::ArrowLeft, Key::ArrowRight].map(|key| ui.input(|input| input.key_pressed(key))) {
        [true, false] => from.checked_sub(1)?,
        [false, true] => from + 1,
        [true, true] | [false, false] => return None,
    };
    (to < number).then_some(to)
}

fn poster(ui: &Ui, at: usize) -> Id {
    ui.scope_id().with(("game", at))
}

/// Draws a title's picture, which moves once, after the app has begun.
fn title(ui: &Ui, tools: &Tools<'_>, rect: Rect, shown: &Shown, motion: Motion) {
    let id = ui.scope_id().with(("title", shown.game()));
    let mut clock = ui.data_mut(|data| *data.get_temp_mut_or_default::<Clock>(id));
    let moves = clock.tick(ui.input(|input| input.time), &shown.motion, motion);
    ui.data_mut(|data| data.insert_temp(id, clock));
    tools.pictures.paint(ui.painter(), rect, &clock.scene(shown, motion, Shape::Wide), moves);
    if moves {
        ui.ctx().request_repaint();
    }
}

/// Draws the ground of one of several games: a press chooses it, and another one prepares it. Gold means chosen, and nothing else.
fn choose(ui: &Ui, tools: &mut Tools<'_>, rect: Rect, (at, chosen): (usize, usize), words: &Words) {
    let (title, chosen) = (words.title.text(), at == chosen);
    let response = ui.interact(rect, poster(ui, at), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, title));
    let about: Vec<&str> = words.lines.iter().map(|line| line.text()).collect();
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about.join(". ")));
    let palette = tools.palette;
    let fill = if chosen { palette.chosen } else { palette.card };
    let stroke = match (chosen, response.hovered()) {
        (true, true | false) => Stroke::new(3.0, palette.ink),
        (false, true) => Stroke::new(2.0, palette.ink),
        (false, false) => Stroke::new(1.5, palette.line),
    };
    ui.painter().rect(rect, tokens::CORNER, fill, stroke, StrokeKind::Inside);
    if response.has_focus() {
        focus_ring(ui.painter(), rect, palette);
    }
    if response.clicked() {
        tools.ask(if chosen { Command::SetUp } else { Command::Prepare(at) });
    }
}

/// The words of a poster: the game's title, and what it asks of those who play.
struct Words {
    title: Arc<Galley>,
    lines: Vec<Arc<Galley>>,
}

impl Words {
    /// Lays the words out in that width.
    fn of(ui: &Ui, tools: &Tools<'_>, game: &dyn Tabletop, wide: f32) -> Self {
        let kind = game.playable().kind;
        let set = |text: String, font| {
            let job = LayoutJob::simple(text, font, tools.palette.ink, wide);
            ui.fonts_mut(|fonts| fonts.layout_job(LayoutJob { halign: Align::Center, ..job }))
        };
        Self {
            title: set(kind.title.to_owned(), tokens::title()),
            lines: kind
                .cover
                .iter()
                .flat_map(|cover| told(tools, cover))
                .map(|line| set(line, tokens::text()))
                .collect(),
        }
    }

    fn height(&self) -> f32 {
        self.title.size().y + self.lines.iter().map(|line| line.size().y).sum::<f32>()
    }

    /// Paints them in the middle of that place.
    fn paint(self, ui: &Ui, tools: &Tools<'_>, rect: Rect) {
        let mut top = rect.top();
        for line in [self.title].into_iter().chain(self.lines) {
            let high = line.size().y;
            ui.painter().galley(pos2(rect.center().x, top), line, tools.palette.ink);
            top += high;
        }
    }
}

/// Returns how many can play for how long, and what they need.
fn told(tools: &Tools<'_>, cover: &Cover) -> [String; 2] {
    let [from, to] = cover.players;
    let players = [("from", from.into()), ("to", to.into()), ("minutes", cover.minutes.into())];
    let needs = match cover.material {
        Material::Sheets => "start-needs-sheets",
        Material::BoxOrNothing => "start-needs-box",
        Material::Box => "start-needs-the-box",
    };
    let many = if cover.crowd { "start-players-crowd" } else { "start-players" };
    [tools.words.with(many, &players), tools.text(needs)]
}

/// Draws the game in play, if there is one; returns whether there is.
fn go_on(ui: &mut Ui, tools: &mut Tools<'_>, offers: &Offers<'_>) -> bool {
    if let Some(trouble) = &offers.in_play.trouble {
        wrong(ui, trouble);
        ui.add_space(GAP);
    }
    let Some(found) = &offers.in_play.found else { return false };
    ui.label(RichText::new(found).font(tokens::strong()));
    let people = offers.in_play.people.join(" · ");
    // Who may play again is called on that button.
    if !people.is_empty() && offers.in_play.again.is_none() {
        ui.add(Label::new(people).truncate());
    }
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
    ui.add_space(GAP);
    true
}

/// Draws the actions; playing is what most want, unless there is a game to go on with.
fn actions(ui: &mut Ui, tools: &mut Tools<'_>, prints: bool, found: bool, alone: bool) {
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
    let others: Vec<Card> = [first].into_iter().chain(prints.then_some(print)).collect();
    row(ui, tools, vec![play], !found);
    // Below each other where nothing else wants the room.
    if alone {
        for card in others {
            row(ui, tools, vec![card], false);
        }
    } else {
        row(ui, tools, others, false);
    }
}

/// Draws cards beside each other, as high as their words need.
fn row(ui: &mut Ui, tools: &mut Tools<'_>, cards: Vec<Card>, first: bool) {
    let all = ui.available_rect_before_wrap();
    let number: f32 = cards.iter().map(|_| 1.0).sum();
    let step = (all.width() + GAP) / number.max(1.0);
    let wide = step - GAP;
    let high = cards.iter().map(|card| card.height(ui, tools, wide)).fold(0.0, f32::max);
    let mut corner = all.min;
    for card in cards {
        card.draw(ui, tools, Rect::from_min_size(corner, vec2(wide, high)), first);
        corner.x += step;
    }
    ui.allocate_rect(all.with_max_y(all.top() + high), Sense::hover());
    ui.add_space(GAP);
}

impl Card {
    /// Lays out its words in a card of that width.
    fn words(&self, ui: &Ui, tools: &Tools<'_>, wide: f32) -> [Arc<Galley>; 2] {
        let beside = wide - SIGN - 3.0 * GAP;
        [(self.title, tokens::strong()), (self.about, tokens::text())]
            .map(|(text, font)| ui.painter().layout(tools.text(text), font, Color32::PLACEHOLDER, beside))
    }

    fn height(&self, ui: &Ui, tools: &Tools<'_>, wide: f32) -> f32 {
        let words: f32 = self.words(ui, tools, wide).iter().map(|words| words.size().y).sum();
        words.max(SIGN) + 2.0 * GAP
    }

    fn draw(self, ui: &Ui, tools: &mut Tools<'_>, rect: Rect, first: bool) {
        let [title, about] = self.words(ui, tools, rect.width());
        let response = ui.interact(rect, ui.scope_id().with(self.title), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, title.text()));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about.text()));
        let palette = tools.palette;
        let (fill, ink) = match (first, response.hovered()) {
            (true, false) => (palette.action, palette.action_ink),
            (true, true) => (palette.action_hovered, palette.action_ink),
            (false, true | false) => (palette.card, palette.ink),
        };
        let stroke = if response.hovered() { Stroke::new(2.0, palette.ink) } else { Stroke::new(1.5, palette.line) };
        ui.painter().rect(rect, tokens::CORNER, fill, stroke, StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui.painter(), rect, palette);
        }
        let inside = rect.shrink(GAP);
        let middle = pos2(inside.left() + SIGN / 2.0, rect.center().y);
        tools.pictures.icon(ui.painter(), Rect::from_center_size(middle, Vec2::splat(SIGN)), self.sprite);
        let mut at = pos2(inside.left() + SIGN + GAP, rect.center().y - f32::midpoint(title.size().y, about.size().y));
        for words in [title, about] {
            let high = words.size().y;
            ui.painter().galley(at, words, ink);
            at.y += high;
        }
        if response.clicked() {
            tools.ask(self.command);
        }
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
