//! The line above the table: which half-day it is, which game, and what can be done besides the next thing.

use eframe::egui::{Align2, Rect, RichText, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::desk::command::{Command, Page};
use crate::desk::look::tools::{Tools, describe, width};
use crate::desk::tokens;
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{Day, Half, HalfDay, Phase, Table};
use crate::games::troyes_dice::words;

const UNDO: &str = "desk-undo";
const REDO: &str = "desk-redo";
const NEW_GAME: &str = "desk-new-game";
const ROOM: &str = "desk-room";
const MORE: &str = "desk-more";
const SETTINGS: &str = "desk-settings";
const HELP: &str = "desk-help";
const BUTTONS: [&str; 7] = [UNDO, REDO, NEW_GAME, ROOM, MORE, SETTINGS, HELP];

pub(crate) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, record: &Record, table: &Table) {
    let inside = ui.max_rect();
    let title = words::half_day(tools.words, table.now());
    let muted = if tools.muted { tools.text("desk-muted-sign") } else { String::new() };
    let left = width(ui, &title, tokens::title()) + width(ui, &muted, tokens::strong_text()) + tokens::GAP * 3.0;
    ui.horizontal_centered(|ui| {
        ui.label(RichText::new(title).font(tokens::title()));
        if tools.muted {
            ui.label(RichText::new(muted).font(tokens::strong_text()).color(tools.palette.wrong));
        }
        ui.add_space(tokens::GAP);
        let track_rect = Rect::from_min_max(pos2(inside.left() + left, inside.top()), inside.max);
        // All these stand in this line in every language.
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().button_padding.x = 7.0;
        let begin = tools.at_right(ui, &BUTTONS, |ui, tools| {
            tools.button_if(ui, !record.done().is_empty(), UNDO, Command::Undo);
            tools.button_if(ui, !record.undone().is_empty(), REDO, Command::Redo);
            tools.button(ui, NEW_GAME, Command::SetUp);
            tools.button(ui, ROOM, Command::Room);
            ui.menu_button(tools.text(MORE), |ui| more(ui, tools));
            tools.button(ui, SETTINGS, Command::Page(Page::Settings));
            tools.button(ui, HELP, Command::Page(Page::Help));
        });
        // Long words and large letters leave less room between; the day stands in the title all the same.
        let room = track_rect.with_max_x(begin - tokens::GAP);
        track(ui, tools, room, table);
    });
}

/// What is asked for less often; each of it has a key as well.
fn more(ui: &mut Ui, tools: &mut Tools<'_>) {
    tools.button(ui, "desk-reckoning", Command::Count);
    tools.button(ui, "desk-hall", Command::Hall);
    #[cfg(feature = "paper")]
    tools.button(ui, "desk-print", Command::Print);
    tools.button(ui, "desk-picture", Command::SavePicture);
}

/// The sixteen half-days as a row of marks, mornings light and afternoons dark, the days set apart.
fn track(ui: &Ui, tools: &Tools<'_>, room: Rect, table: &Table) {
    const MARK: f32 = 11.0;
    const STEP: f32 = 12.5;
    const DAY: f32 = STEP * 2.0 + 4.0;

    let number = table.now().number();
    let text = tools.words.with("desk-half-day-of", &[("number", number.into()), ("all", HalfDay::COUNT.into())]);
    let all = DAY * 8.0 + tokens::GAP + width(ui, &text, tokens::text());
    let rect = Rect::from_min_size(room.min, vec2(DAY * 8.0, room.height()));
    describe(ui, rect.intersect(room), ui.scope_id().with("track"), &text);
    if room.width() < DAY * 8.0 {
        return;
    }
    for half_day in HalfDay::all() {
        let day = f32::from(half_day.day.number() - Day::FIRST.number());
        let (half, fill) = match half_day.half {
            Half::Morning => (0.0, tools.palette.morning),
            Half::Afternoon => (STEP, tools.palette.afternoon),
        };
        let center = rect.left_center() + vec2(day * DAY + half + MARK / 2.0, 0.0);
        let mark = Rect::from_center_size(center, vec2(MARK, MARK));
        let over = half_day < table.now() || table.phase() == Phase::Over;
        let fill = if over { fill.gamma_multiply(0.35) } else { fill };
        let line = tools.palette.line;
        ui.painter().rect(mark, 3, fill, Stroke::new(1.5, line), StrokeKind::Inside);
        if half_day == table.now() && !over {
            ui.painter().rect_stroke(mark.expand(4.0), 5, Stroke::new(3.0, tools.palette.wrong), StrokeKind::Inside);
        }
    }
    if all <= room.width() {
        let at = pos2(rect.right() + tokens::GAP, rect.center().y);
        ui.painter().text(at, Align2::LEFT_CENTER, text, tokens::text(), tools.palette.ink);
    }
}
