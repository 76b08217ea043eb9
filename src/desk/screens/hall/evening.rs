//! The last evening, large: who has won, and how the points compare; and the way to see the game once more.

use egui::containers::menu::MenuButton;
use egui::{Align, Align2, Button, Id, Label, Layout, Rect, RichText, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use crate::desk::app::command::{Command, FinishedAsk};
use crate::desk::tokens;
use crate::desk::widgets::shield;
use crate::desk::widgets::tools::{Tools, describe, name_line, part_title, tip, width};
use crate::show::{HallEvening, HallSeat};
use crate::stage::Sprite;

/// The most and the least height of a player's row.
const ROW: (f32, f32) = (44.0, 24.0);
/// The part of the width for the winners' shield.
const SHIELD: f32 = 0.26;

/// Draws the title, and at the other end of its line the day and how long it was played.
pub(super) fn head(ui: &mut Ui, tools: &Tools<'_>, evening: &HallEvening) {
    ui.horizontal(|ui| {
        part_title(ui, &tools.text("hall-last"));
        let when: Vec<&str> =
            [Some(&evening.date), evening.length.as_ref()].into_iter().flatten().map(String::as_str).collect();
        let when = RichText::new(when.join(" · ")).color(tools.palette.faint);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.add(Label::new(when).truncate()));
    });
}

/// Draws the game into `rect`: the shields of all who won, the players' bars, and the buttons.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, rect: Rect, evening: &HallEvening) {
    let (above, buttons) = rect.split_top_bottom_at_y(rect.bottom() - tokens::TOUCH - tokens::GAP);
    let (left, right) = above.split_left_right_at_x(above.left() + above.width() * SHIELD);
    let won: Vec<&HallSeat> = evening.players.iter().filter(|seat| seat.won).collect();
    let shown = if won.is_empty() { evening.players.first().into_iter().collect() } else { won };
    let wide = left.width() / f32::from(u8::try_from(shown.len()).unwrap_or(u8::MAX)).max(1.0);
    let mut place = left.with_max_x(left.left() + wide);
    for seat in shown {
        champion(ui, tools, place, seat);
        place = place.translate(vec2(wide, 0.0));
    }
    bars(ui, tools, right.with_min_x(right.left() + tokens::GAP), &evening.players);
    let line = UiBuilder::new().id_salt("last evening").max_rect(buttons.with_min_y(buttons.top() + tokens::GAP));
    ui.scope_builder(line.layout(Layout::left_to_right(Align::Center)), |ui| {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        tools.button(ui, "hall-watch", Command::Finished(FinishedAsk::Watch(evening.id)));
        if let Some(code) = &evening.code {
            tools.button(ui, "hall-replay", Command::Replay(code.clone()));
        }
        more(ui, tools, evening);
    });
}

/// Draws the button below which everything else stands that can be done with a game.
pub(super) fn more(ui: &mut Ui, tools: &mut Tools<'_>, evening: &HallEvening) {
    let button = Button::new("…").min_size(vec2(tokens::TOUCH, tokens::TOUCH));
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        tools.button(ui, "hall-step", Command::Finished(FinishedAsk::StepThrough(evening.id)));
        if evening.code.is_some() {
            tools.button(ui, "hall-rematch", Command::Finished(FinishedAsk::Rematch(evening.id)));
        }
        tools.button(ui, "bg-stats", Command::Finished(FinishedAsk::BgStats(Some(evening.id))));
    });
    let name = tools.text("menu-more");
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.as_str()));
    tip(response, &name);
}

fn champion(ui: &Ui, tools: &Tools<'_>, place: Rect, seat: &HallSeat) {
    let high = (place.height() * 0.78).min(place.width() / shield::WIDE);
    let middle = place.center() + vec2(0.0, high * 0.1);
    let rect = Rect::from_center_size(middle, vec2(high * shield::WIDE, high));
    let initial: String = seat.name.chars().take(1).collect();
    let arms = tools.armorial.arms_in(&seat.name, seat.color);
    shield::paint(ui.painter(), rect, arms, tools.palette.ink, (&initial, tokens::display(high * 0.5)));
    if seat.won {
        let side = high * 0.42;
        let crown = Rect::from_center_size(rect.center_top() - vec2(0.0, side * 0.1), vec2(side, side));
        tools.pictures.icon(ui.painter(), crown, Sprite::CROWN);
    }
}

/// Draws a row for each player, the best first: shield, name, bar and points.
fn bars(ui: &Ui, tools: &Tools<'_>, rect: Rect, players: &[HallSeat]) {
    let count = f32::from(u8::try_from(players.len()).unwrap_or(u8::MAX)).max(1.0);
    let high = (rect.height() / count).clamp(ROW.1, ROW.0);
    let painter = ui.painter_at(rect);
    let top = rect.center().y - (high * count).min(rect.height()) / 2.0;
    let most = players.iter().map(|seat| seat.points).max().unwrap_or_default().max(1);
    let (ink, font) = (tools.palette.ink, tokens::strong_text());
    let side = high * 0.8;
    let names = players.iter().map(|seat| width(ui, &seat.name, font.clone())).fold(0.0, f32::max);
    let names = (names + tokens::GAP).min(rect.width() * 0.4);
    let points = width(ui, "000", font.clone()) + tokens::GAP;
    for (at, seat) in players.iter().enumerate() {
        let row = Rect::from_min_size(
            pos2(rect.left(), top + high * f32::from(u8::try_from(at).unwrap_or(u8::MAX))),
            vec2(rect.width(), high),
        );
        if row.bottom() > rect.bottom() + 1.0 {
            break;
        }
        let arms = tools.armorial.arms_in(&seat.name, seat.color);
        let own = Rect::from_center_size(row.left_center() + vec2(side / 2.0, 0.0), vec2(side * shield::WIDE, side));
        let initial: String = seat.name.chars().take(1).collect();
        shield::paint(&painter, own, arms, ink, (&initial, tokens::bold(side * 0.55)));
        let left = row.left() + side + tokens::GAP / 2.0;
        let name = name_line(ui, &seat.name, &font, ink, names - tokens::GAP / 2.0);
        painter.galley(pos2(left, row.center().y - name.size().y / 2.0), name, ink);
        let start = left + names;
        let long = (row.right() - points - start).max(0.0) * f32::from(seat.points) / f32::from(most);
        let bar = Rect::from_min_size(pos2(start, row.top() + high * 0.2), vec2(long, high * 0.6));
        painter.rect_filled(bar, 0, arms.color);
        shield::pattern(&painter, bar, arms);
        // Around its pattern, too: white has no edge of its own on this ground.
        painter.rect_stroke(bar, 0, Stroke::new(1.5, ink), StrokeKind::Inside);
        painter.text(pos2(bar.right() + 6.0, row.center().y), Align2::LEFT_CENTER, seat.points, font.clone(), ink);
        describe(ui, row, Id::unique(("last evening", at)), &seat.told);
    }
}
