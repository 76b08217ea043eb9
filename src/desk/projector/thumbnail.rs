//! A small picture of what the projector shows, for the person at the desk: made of the same show, with no parts to press or to
//! be read out.

use egui::{Align2, Painter, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::look::Look;
use crate::desk::tokens::{self, DARKNESS};
use crate::desk::widgets::tools::{Tools, describe};
use crate::desk::widgets::{cry_banner, cry_cards, ground};
use crate::show::{Card, Clock, Item, Reader, Show, Shown, View};
use crate::stage::Shape;

/// The width compared with the height.
const ASPECT: f32 = 16.0 / 9.0;
/// The height, as a part of the window's, and the least that is worth it.
const HIGH: f32 = 0.12;
const LEAST: f32 = 56.0;
/// The greatest share of the width; the rest is for words.
const SHARE: f32 = 0.6;
/// The sizes of a cry's letters, as parts of its card's height, of which the first that fits is taken.
const LETTERS: [f32; 5] = [0.36, 0.28, 0.22, 0.17, 0.13];

/// Returns the place of the picture at the left of `free`, and of words beside it, if there is enough room: its size is the same at
/// every moment in a window of that height.
pub(super) fn place(free: Rect, window: f32) -> Option<[Rect; 2]> {
    let high = (window * HIGH).max(LEAST).min(free.width() * SHARE / ASPECT);
    let (left, words) = free.with_max_y(free.top() + high).split_left_right_at_x(free.left() + high * ASPECT);
    (free.height() >= high && high >= LEAST).then(|| [left.shrink(2.0), words.with_min_x(words.left() + tokens::GAP)])
}

/// Whether the projector shows what the small picture can show: the game, and nothing in its place.
pub(super) fn can_show(show: &Show) -> bool {
    let played = show.shown.as_ref().is_some_and(|shown| !shown.opening && !shown.steps().is_over());
    played && show.sent.is_none() && show.ceremony.is_none() && show.replay.is_none()
}

/// Draws what the projector shows at that moment into `rect`, in the projector's words and colors.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, rect: Rect, show: &Show, clock: &Clock) {
    describe(ui, rect, ui.scope_id().with("thumbnail"), &tools.text("thumbnail"));
    ground::paint(ui, tools, rect);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    match &show.shown {
        _ if show.dark => drop(painter.rect_filled(rect, 0, tokens::color(DARKNESS))),
        Some(shown) => table(ui, &painter, tools, rect, (shown, show, clock)),
        None => {}
    }
    ui.painter().rect_stroke(rect, 4, Stroke::new(2.0, tools.palette.ink), StrokeKind::Outside);
}

/// Draws what everybody looks at: a card alone, or the picture, with a card beside it, or with the cry and the dice or villages to
/// choose from.
fn table(ui: &Ui, painter: &Painter, tools: &Tools<'_>, rect: Rect, (shown, show, clock): (&Shown, &Show, &Clock)) {
    let told = clock.told(shown, show.motion);
    let view = told.view(tools.words, Reader::Audience);
    let inside = rect.shrink(rect.height() * 0.05);
    let focus = clock.looking(shown, show.motion).focus;
    let look = Look::of(focus, &view, false);
    let cards = shown.news.cards(tools.words);
    let card = match look {
        Look::Card(cry) | Look::Beside(cry) => cards.get(cry).cloned(),
        Look::MustRead => view.must_read.clone(),
        Look::Ahead => view.coming.clone().map(Card::plain),
        Look::Opening | Look::Picture | Look::Counting | Look::Grid | Look::Table => None,
    };
    // A card alone hides all else.
    if let Some(card) = card.as_ref().filter(|_| !look.has_picture()) {
        cry_cards::ground(ui, tools, rect, 0, card);
        return title(painter, tools, rect.shrink(rect.height() * 0.1), &card.title);
    }
    let (picture, side) = inside.split_left_right_at_fraction(0.5);
    let scene = clock.scene(shown, show.motion, Shape::in_place(picture.width(), picture.height()));
    // The textures of the large picture do for the small one.
    tools.pictures.paint(painter, picture, &scene, true);
    if let Some(card) = card {
        let beside = side.with_min_x(side.left() + 6.0);
        cry_cards::ground(ui, tools, beside, 4, &card);
        return title(painter, tools, beside.shrink(4.0), &card.title);
    }
    if clock.waits(shown, show.motion) {
        return;
    }
    let (cry, offers) = side.with_min_x(side.left() + 6.0).split_top_bottom_at_fraction(0.4);
    let said = told.news.said(tools.words);
    painter.rect_filled(cry, 4, cry_banner::fill(tools, said.urgency, told.steps().is_over()));
    title(painter, tools, cry.shrink(4.0), &said.headline);
    choices(painter, tools, offers.with_min_y(offers.top() + 6.0), &view);
}

/// Writes a headline into the middle of its place, in the largest letters in which it fits.
fn title(painter: &Painter, tools: &Tools<'_>, room: Rect, text: &str) {
    let ink = tools.palette.cry_ink;
    let set = |share: f32| painter.layout(text.to_owned(), tokens::display(room.height() * share), ink, room.width());
    let fits =
        LETTERS.into_iter().map(set).find(|lines| room.height() >= lines.size().y && room.width() >= lines.size().x);
    if let Some(lines) = fits {
        painter.galley(Align2::CENTER_CENTER.align_size_within_rect(lines.size(), room).min, lines, ink);
    }
}

fn choices(painter: &Painter, tools: &Tools<'_>, rect: Rect, view: &View) {
    let choice = |item: &Item| match item {
        Item::Choice(choice) => Some((choice.sprites.clone(), choice.signs.clone())),
        Item::Note { .. } | Item::Card { .. } => None,
    };
    let choices: Vec<_> = view.side.items.iter().filter_map(choice).collect();
    let number = f32::from(u8::try_from(choices.len()).unwrap_or(u8::MAX)).max(1.0);
    let step = (rect.height() / number).min(rect.width() * 0.25);
    for (at, (sprites, signs)) in (0_u8..).zip(choices) {
        let top = rect.top() + step * f32::from(at);
        let row = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), step - 2.0));
        painter.rect(row, 2, tools.palette.card, Stroke::new(1.0, tools.palette.line), StrokeKind::Inside);
        let side = row.height() * 0.8;
        let square = |x: f32| Rect::from_center_size(pos2(x, row.center().y), vec2(side, side));
        for sprite in sprites {
            tools.pictures.icon(painter, square(row.left() + row.height() * 0.5), sprite);
        }
        for (nth, sign) in (0_u8..).zip(signs.into_iter().rev()) {
            tools.pictures.icon(painter, square(row.right() - row.height() * 0.5 - side * f32::from(nth)), sign);
        }
    }
}
