//! The best players on their shields, and their games.

use egui::{
    Align, Align2, Button, Id, Label, Layout, Pos2, Rangef, Rect, RichText, ScrollArea, Sense, Stroke, TextWrapMode,
    Ui, UiBuilder, pos2, vec2,
};

use super::evening::more;
use crate::chronicle::Code;
use crate::desk::app::command::{Command, FinishedAsk};
use crate::desk::tokens;
use crate::desk::widgets::shield;
use crate::desk::widgets::tools::{Tools, describe, name_line, tip, width};
use crate::show::{HallBest, HallEvening, HallPlayer, HallSeat, HallView};
use crate::stage::Sprite;

/// The height of the shields with their crown.
pub(super) const PODIUM: f32 = 118.0;
/// A shield's width and height.
const SHIELD: (f32, f32) = (52.0, 62.0);
/// The side of a crown beside a name.
const CROWN: f32 = 20.0;
/// The width of the button that plays a game through.
const WATCH: f32 = 124.0;
/// The width of a day.
const DAY: f32 = 170.0;
/// How far below the wall's top its rail is, and the side of a seal.
const RAIL: f32 = 10.0;
const MEDAL: f32 = 20.0;
/// The width for the shield of another player.
const OTHER: f32 = 84.0;
/// The least width of one of the best players.
const BEST: f32 = 220.0;
/// The number of games beyond which only visible ones are drawn.
const MANY: usize = 200;

/// Draws the wall on which the best players' shields hang side by side, each with its name, points, day and medals; and those of all
/// others, who are scrolled where they have no room.
pub(super) fn wall(ui: &mut Ui, tools: &Tools<'_>, rect: Rect, hall: &HallView) {
    let podium = &hall.podium;
    let wall = rect.shrink2(vec2(0.0, 4.0));
    ui.painter().rect_filled(wall, tokens::CORNER, tools.palette.card);
    let rail = wall.top() + RAIL;
    ui.painter().hline(wall.x_range().shrink(tokens::GAP), rail, Stroke::new(4.0, tools.palette.line));
    let is_best = |player: &&HallPlayer| podium.iter().any(|best| best.name == player.name);
    let others: Vec<&HallPlayer> = hall.players.iter().filter(|player| !is_best(player)).collect();
    let needs = BEST * f32::from(u8::try_from(podium.len().max(1)).unwrap_or(u8::MAX));
    let has_others = !others.is_empty() && wall.width() > needs + OTHER * 2.0;
    let (first, beside) = wall.split_left_right_at_x(if has_others { wall.left() + needs } else { wall.right() });
    self::podium(ui, tools, first, rail, podium);
    if has_others {
        self::others(ui, tools, beside, rail, &others);
    }
}

/// Draws the shields of the others, with their names; those of hundreds as far as they are in sight.
fn others(ui: &mut Ui, tools: &Tools<'_>, rect: Rect, rail: f32, others: &[&HallPlayer]) {
    ui.scope_builder(UiBuilder::new().max_rect(rect.with_min_y(rail)), |ui| {
        let scroll = ScrollArea::horizontal().id_salt("hall shields").auto_shrink(false);
        scroll.show_viewport(ui, |ui, seen| {
            let places = (0_u16..).map(|at| f32::from(at) * OTHER);
            ui.set_width(places.clone().nth(others.len()).unwrap_or_default());
            let begin = ui.max_rect().left();
            for ((at, player), left) in others.iter().enumerate().zip(places) {
                if seen.x_range().intersects(Rangef::new(left, left + OTHER)) {
                    other(ui, tools, pos2(begin + left, rail), (at, player));
                }
            }
        });
    });
}

/// Draws the shield of one of them, with the name, from that corner.
fn other(ui: &Ui, tools: &Tools<'_>, corner: Pos2, (at, player): (usize, &HallPlayer)) {
    let (ink, rail) = (tools.palette.ink, corner.y);
    let own = Rect::from_min_size(corner, vec2(OTHER, PODIUM - RAIL));
    let shield = Rect::from_center_size(pos2(own.center().x, rail + 34.0), vec2(40.0 * shield::WIDE, 40.0));
    hang(ui, tools, shield, rail);
    let initial: String = player.name.chars().take(1).collect();
    let arms = tools.armorial.arms_in(&player.name, player.color);
    shield::paint(ui.painter(), shield, arms, ink, (&initial, tokens::bold(21.0)));
    let name = name_line(ui, &player.name, &tokens::text(), ink, OTHER - 6.0);
    let name_at = pos2(own.center().x - name.size().x / 2.0, shield.bottom() + 3.0);
    ui.painter().galley(name_at, name, ink);
    tip(describe(ui, own, Id::unique("hall shield").with(at), &player.name), &player.name);
}

/// Draws the cords by which a shield hangs from the rail.
fn hang(ui: &Ui, tools: &Tools<'_>, shield: Rect, rail: f32) {
    let cord = Stroke::new(1.5, tools.palette.faint);
    let nail = pos2(shield.center().x, rail);
    for corner in [shield.left_top(), shield.right_top()] {
        ui.painter().line_segment([nail, corner], cord);
    }
}

/// Draws the best players side by side: shield, name, points, day and medals.
fn podium(ui: &Ui, tools: &Tools<'_>, rect: Rect, rail: f32, podium: &[HallBest]) {
    // Who shares a place stands there too, where there is room.
    let has_room = |count: &u8| rect.width() / f32::from(*count) >= BEST && usize::from(*count) <= podium.len();
    let count = (4..=u8::MAX).take_while(has_room).last().unwrap_or(3);
    let wide = (rect.width() / f32::from(count)).min(BEST * 1.8);
    for (at, best) in (0..count).zip(podium) {
        let (left, place) = (rect.left() + f32::from(at) * wide, best.place);
        let own = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height()));
        let points = tools.words.with("unit-amount", &[("points", best.points.into())]);
        let shield = Rect::from_min_size(pos2(own.left() + tokens::GAP, rail + 18.0), vec2(SHIELD.0, SHIELD.1));
        hang(ui, tools, shield, rail);
        // The lowest line's letters may reach below it.
        let painter = ui.painter_at(own.expand2(vec2(0.0, tokens::GAP)));
        let arms = tools.armorial.arms_in(&best.name, best.color);
        shield::paint(&painter, shield, arms, tools.palette.ink, (&place.to_string(), tokens::title()));
        if place == 1 {
            let crown = Rect::from_center_size(pos2(shield.center().x, shield.top() - 12.0), vec2(34.0, 34.0));
            tools.pictures.icon(&painter, crown, Sprite::CROWN);
        }
        let text = pos2(shield.right() + tokens::GAP, rail + 6.0);
        medals(ui, tools, shield, best.medals);
        let room = own.right() - tokens::GAP - text.x;
        let name = name_line(ui, &best.name, &tokens::title(), tools.palette.ink, room);
        let under = pos2(text.x, text.y + name.size().y);
        painter.galley(text, name, tools.palette.ink);
        let below = painter.text(under, Align2::LEFT_TOP, &points, tokens::strong(), tools.palette.ink);
        painter.text(below.left_bottom(), Align2::LEFT_TOP, &best.date, tokens::text(), tools.palette.faint);
        let said = format!("{place}. {}: {points}, {}", best.name, best.date);
        tip(describe(ui, own, Id::unique("hall podium").with(at), &said), &said);
    }
}

/// Draws a seal with the number of achievements, below the shield.
fn medals(ui: &Ui, tools: &Tools<'_>, shield: Rect, medals: usize) {
    if medals == 0 {
        return;
    }
    let seal = Rect::from_min_size(pos2(shield.left(), shield.bottom() - 2.0), vec2(MEDAL, MEDAL));
    tools.pictures.icon(ui.painter(), seal, Sprite::SEAL);
    let number = seal.right_center() + vec2(4.0, 0.0);
    ui.painter().text(number, Align2::LEFT_CENTER, medals, tokens::strong_text(), tools.palette.ink);
}

/// Draws a row for each game, the latest first: its day, its players, its winner, and its code to play again.
pub(super) fn evenings(ui: &mut Ui, tools: &mut Tools<'_>, evenings: &[HallEvening]) {
    let seen = ui.clip_rect().y_range();
    let (mut top, mut height) = (ui.next_widget_position().y, None);
    // What is not seen is taken to be as high as the row before it.
    let mut unseen = 0.0;
    for (at, evening) in evenings.iter().enumerate() {
        if let Some(height) = height.filter(|_| evenings.len() > MANY)
            && !seen.expand(height).contains(top + unseen)
        {
            unseen += height;
            continue;
        }
        ui.add_space(unseen);
        let row = ui.scope_builder(UiBuilder::new().id_salt(("game", at)), |ui| self::evening(ui, tools, evening));
        (top, height) = (ui.next_widget_position().y, Some(row.response.rect.height() + ui.spacing().item_spacing.y));
        unseen = 0.0;
    }
    ui.add_space(unseen);
}

fn evening(ui: &mut Ui, tools: &mut Tools<'_>, evening: &HallEvening) {
    ui.horizontal(|ui| {
        ui.allocate_ui_with_layout(vec2(DAY, tokens::TOUCH), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(DAY);
            ui.label(RichText::new(&evening.date).color(tools.palette.faint));
        });
        let code = evening.code.as_ref();
        let wide = |code: &Code| DAY.max(width(ui, code.as_str(), tokens::strong_text()) + 2.0 * tokens::GAP);
        let free = ui.available_width() - code.map_or(0.0, wide) - WATCH - tokens::TOUCH;
        ui.allocate_ui_with_layout(vec2(free, tokens::TOUCH), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(free);
            ui.horizontal_wrapped(|ui| {
                evening.players.iter().for_each(|player| seat(ui, tools, player));
                for text in evening.part.iter().chain(&evening.length) {
                    let label = Label::new(RichText::new(text).color(tools.palette.faint));
                    ui.add(label.wrap_mode(TextWrapMode::Extend));
                    ui.add_space(tokens::GAP);
                }
            });
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            more(ui, tools, evening);
            if let Some(code) = code {
                let button = Button::new(code.as_str()).min_size(vec2(0.0, tokens::TOUCH));
                if ui.add(button).on_hover_text(tools.text("hall-replay")).clicked() {
                    tools.ask(Command::Replay(code.clone()));
                }
            }
            tools.button(ui, "replay-title", Command::Finished(FinishedAsk::Watch(evening.id)));
        });
    });
}

fn seat(ui: &mut Ui, tools: &Tools<'_>, seat: &HallSeat) {
    if seat.won {
        let (rect, response) = ui.allocate_exact_size(vec2(CROWN, CROWN), Sense::hover());
        tools.pictures.icon(ui.painter(), rect, Sprite::CROWN);
        let won = tools.words.with("hall-won", &[("name", seat.name.as_str().into())]);
        describe(ui, rect, response.id.with("won"), &won);
    }
    let text = RichText::new(&seat.told);
    // Name and points stay together, in the next line where this one is full.
    let label = Label::new(if seat.won { text.font(tokens::strong_text()) } else { text });
    ui.add(label.wrap_mode(TextWrapMode::Extend));
    ui.add_space(tokens::GAP);
}
