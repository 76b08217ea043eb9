//! The line above the table: the time in the game, which game, and what can be done besides the next thing.

use egui::{Align2, Rect, RichText, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::chronicle::Record;
use crate::desk::app::command::{Command, Page};
use crate::desk::app::menu;
use crate::desk::played::Played;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, describe, tip, width};
use crate::show::{EveningSaid, Track, View};

const UNDO: &str = "desk-undo";
const REDO: &str = "desk-redo";
const NEW_GAME: &str = "desk-new-game";
const ROOM: &str = "desk-room";
const SETTINGS: &str = "desk-settings";
const HELP: &str = "desk-help";
const BUTTONS: [&str; 6] = [UNDO, REDO, NEW_GAME, ROOM, SETTINGS, HELP];

/// What can be asked for here and now.
#[derive(Clone, Copy)]
pub(super) struct Offered {
    pub(super) undo: bool,
    pub(super) redo: bool,
    pub(super) print: bool,
    pub(super) odds: bool,
    pub(super) cards: bool,
}

impl Offered {
    /// Returns what that game lets people ask for.
    pub(super) fn of<G: Played>(record: &Record<G>) -> Self {
        let (undo, redo) = (!record.done().is_empty(), !record.undone().is_empty());
        Self { undo, redo, print: G::PRINTED, odds: G::ODDS, cards: G::CARDS }
    }
}

/// Draws it; whether the clock of the evening has room.
pub(super) fn ui(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    view: &View,
    offered: Offered,
    evening: Option<&EveningSaid>,
) -> bool {
    let inside = ui.max_rect();
    let title = &view.title;
    let signs = [(tools.muted, "desk-muted-sign"), (tools.dark, "desk-dark-sign")];
    let signs = signs.into_iter().filter(|(shown, _)| *shown).map(|(_, name)| tools.text(name));
    let muted = signs.collect::<Vec<_>>().join(" · ");
    let left = width(ui, title, tokens::title()) + width(ui, &muted, tokens::strong_text()) + tokens::GAP * 3.0;
    let line = ui.horizontal_centered(|ui| {
        ui.label(RichText::new(title).font(tokens::title()));
        if !muted.is_empty() {
            ui.label(RichText::new(muted).font(tokens::strong_text()).color(tools.palette.wrong));
        }
        ui.add_space(tokens::GAP);
        let track_rect = Rect::from_min_max(pos2(inside.left() + left, inside.top()), inside.max);
        menu::set_spacing(ui);
        let end = menu::wide(ui, tools);
        let begin = tools.at_right_and(ui, &BUTTONS, end, |ui, tools| {
            tools.button_if(ui, offered.undo, UNDO, Command::Undo);
            tools.button_if(ui, offered.redo, REDO, Command::Redo);
            tools.button(ui, NEW_GAME, Command::SetUp);
            tools.button(ui, ROOM, Command::ToggleProjector);
            tools.button(ui, SETTINGS, Command::Page(Page::Settings));
            tools.button(ui, HELP, Command::Page(Page::Help));
            menu::phones(ui, tools);
            let Offered { print, odds, cards, .. } = offered;
            menu::button(ui, tools, menu::Offered { table: true, odds, print, cards });
        });
        // Long words and large letters leave less room between; the day stands in the title all the same.
        let room = ready(ui, tools, track_rect.with_max_x(begin - tokens::GAP));
        track(ui, tools, room, &view.track, evening)
    });
    line.inner
}

/// How many of those with a phone are ready, at the right end of `room`; what is left of it. Where there is no room, the sign of
/// phones tells it alone.
fn ready(ui: &Ui, tools: &Tools<'_>, room: Rect) -> Rect {
    let Some(count) = tools.ready else { return room };
    let text = tools.ready_text(count);
    let wide = width(ui, &text, tokens::strong_text());
    if wide > room.width() {
        return room;
    }
    let ink = tools.palette.ink;
    ui.painter().text(room.right_center(), Align2::RIGHT_CENTER, &text, tokens::strong_text(), ink);
    let rect = room.with_min_x(room.right() - wide);
    describe(ui, rect, ui.scope_id().with("ready"), &text);
    room.with_max_x(rect.left() - tokens::GAP)
}

/// The game's steps as a row of marks in groups, light and dark, and the clock; whether that has room.
fn track(ui: &Ui, tools: &Tools<'_>, room: Rect, track: &Track, evening: Option<&EveningSaid>) -> bool {
    const MARK: f32 = 11.0;
    const STEP: f32 = 12.5;
    const BETWEEN: f32 = 4.0;

    let marks: f32 = track.groups.iter().flatten().map(|_| STEP).sum();
    let between: f32 = track.groups.iter().map(|_| BETWEEN).sum();
    let wide = marks + between;
    let all = wide + tokens::GAP + width(ui, &track.text, tokens::text());
    let rect = Rect::from_min_size(room.min, vec2(wide, room.height()));
    tools.explain(ui, rect.intersect(room), ui.scope_id().with("track"), &track.text, &track.explained);
    if room.width() < wide {
        return false;
    }
    let (mut left, mut number) = (rect.left(), 0);
    for group in &track.groups {
        for tone in group {
            let center = pos2(left + MARK / 2.0, rect.center().y);
            let fill = tools.tone(*tone);
            let fill = if number < track.done { fill.gamma_multiply(0.35) } else { fill };
            let mark = Rect::from_center_size(center, vec2(MARK, MARK));
            ui.painter().rect(mark, 3, fill, Stroke::new(1.5, tools.palette.line), StrokeKind::Inside);
            if number == track.done {
                let around = Stroke::new(3.0, tools.palette.wrong);
                ui.painter().rect_stroke(mark.expand(4.0), 5, around, StrokeKind::Inside);
            }
            left += STEP;
            number += 1;
        }
        left += BETWEEN;
    }
    if all > room.width() {
        return false;
    }
    let at = pos2(rect.right() + tokens::GAP, rect.center().y);
    let written = ui.painter().text(at, Align2::LEFT_CENTER, &track.text, tokens::text(), tools.palette.ink);
    let Some(evening) = evening else { return false };
    let clock = width(ui, &evening.short, tokens::text());
    let start = written.right() + tokens::GAP * 1.5;
    if start + clock > room.right() {
        return false;
    }
    let at = Rect::from_min_size(pos2(start, room.top()), vec2(clock, room.height()));
    ui.painter().text(at.left_center(), Align2::LEFT_CENTER, &evening.short, tokens::text(), tools.palette.faint);
    tip(describe(ui, at, ui.scope_id().with("clock"), &evening.full), &evening.full);
    true
}
