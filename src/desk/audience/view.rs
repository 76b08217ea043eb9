//! What the room sees.

use std::time::Instant;

use eframe::egui::{Align2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::column::{Column, line_in};
use super::{grid, opening};
use crate::desk::look::cry_banner;
use crate::desk::look::tools::{Tools, describe, width};
use crate::desk::table::{TimerView, picture};
use crate::desk::tokens::{self, DARKNESS, ROOM};
use crate::show::{Choice, Clock, Item, Reader, Show, Side, View};

/// The part of the view's width that the picture may take.
const PICTURE: f32 = 0.45;

/// Draws what the audience sees into all of `ui`; the cry is read out when it changes if it is `live`, as where no desk does.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, show: &Show, clock: &mut Clock, now: Instant, live: bool) {
    let all = ui.max_rect();
    ui.painter().rect_filled(all, 0, tools.palette.ground);
    if show.dark {
        ui.painter().rect_filled(all, 0, tokens::color(DARKNESS));
        describe(ui, all, ui.scope_id().with("dark"), &tools.text("desk-dark-sign"));
        return;
    }
    let Some(shown) = show.shown.as_deref() else {
        if let Some(prelude) = &show.prelude {
            opening::prelude(ui, tools, prelude);
        }
        return;
    };
    let motion = show.motion;
    if clock.tick(ui.input(|input| input.time), &shown.motion, motion) {
        ui.ctx().request_repaint();
    }
    let told = clock.told(shown, motion);
    let view = told.view(tools.words, Reader::Audience);
    if told.opening && !view.checks.is_empty() {
        opening::table(ui, tools, &clock.scene(shown, motion), &view, told.code.as_deref(), live);
        return;
    }
    let height = all.height();
    let inside = all.shrink(height * 0.02);
    let (cry_rect, rest) = inside.split_top_bottom_at_y(inside.top() + height * ROOM.banner);
    let (middle, foot) = rest.split_top_bottom_at_y(rest.bottom() - height * 0.055);
    let middle = middle.shrink2(vec2(0.0, height * 0.015));

    let sizes =
        cry_banner::Sizes { cry: height * ROOM.cry, least_cry: height * ROOM.least_cry, text: height * ROOM.text };
    cry_banner::paint(ui, tools, cry_rect, &sizes, &told.news.said(tools.words), live);
    let scene = clock.scene(shown, motion);
    let scale = scene.bounds.scale_into(middle.width() * PICTURE, middle.height());
    let picture_rect = Rect::from_min_size(middle.min, vec2(scene.bounds.width(), scene.bounds.height()) * scale);
    let grid_of = view.grid.as_ref();
    let below = grid_of.and_then(|of| Some((of, grid::below(of, picture_rect, middle.bottom(), height)?)));
    // Without the grid below it, the picture stands in the middle of its side.
    let picture_rect = if below.is_some() { picture_rect } else { picture_rect.with_max_y(middle.bottom()) };
    let picture = &shown.view(tools.words, Reader::Audience).picture;
    picture::paint(ui, tools, picture_rect, &scene, picture, clock.is_moving(&shown.motion));
    TimerView::of(&show.timer, now).paint(ui, tools, picture_rect, height * ROOM.timer);
    let rest = Rect::from_min_max(pos2(picture_rect.right() + height * 0.04, middle.top()), middle.max);
    Column::fill(ui, tools, rest, height, |column| {
        side(column, &view.side);
        if let Some(of) = grid_of.filter(|_| below.is_none()) {
            grid::paint(column, of, column.part(grid::ROW));
        }
    });
    if let Some((of, below)) = below {
        Column::fill(ui, tools, below, height, |column| grid::paint(column, of, below.height() / grid::rows(of)));
    }
    track(ui, tools, foot, height, &view, told.code.as_deref().unwrap_or_default());
}

/// What there is to do, and what may be chosen.
fn side(column: &mut Column<'_>, side: &Side) {
    let palette = column.tools.palette;
    if let Some(note) = &side.note {
        heading(column, &side.heading, note);
        column.gap(0.006);
    } else {
        column.strong(&side.heading, palette.ink);
        column.gap(0.01);
    }
    for (at, item) in side.items.iter().enumerate() {
        match item {
            Item::Choice(choice) => {
                let row = choice_row(column, choice);
                column.describe(row, ("choice", at), &choice.said);
                column.gap(0.012);
            }
            Item::Note { sprite, text } => {
                column.beside(0.1, &[*sprite], |beside| beside.sentence(text, palette.ink));
                column.gap(0.008);
            }
        }
    }
    if let Some(warning) = &side.warning {
        column.sentence(warning, palette.wrong);
    }
    column.gap(if side.note.is_some() { 0.02 } else { 0.015 });
}

/// The heading with its note beside it, or below it where there is no room.
fn heading(column: &mut Column<'_>, heading: &str, note: &str) {
    let ink = column.tools.palette.ink;
    let mut line = column.row(column.part(ROOM.strong * 1.3));
    column.describe(line, "heading", &format!("{heading}. {note}"));
    line.min.x += column.line(line, heading, tokens::bold(column.part(ROOM.strong)), ink);
    line.min.x += column.part(0.03);
    let font = tokens::plain(column.part(ROOM.text));
    if width(column.ui, note, font.clone()) <= line.width() {
        column.line(line, note, font, ink);
    } else {
        column.sentence(note, ink);
    }
}

fn choice_row(column: &mut Column<'_>, choice: &Choice) -> Rect {
    let ink = column.tools.palette.ink;
    column.beside(0.088, &choice.sprites, |beside| {
        let mut line = beside.row(beside.part(ROOM.strong + 0.008));
        let name = tokens::bold(beside.part(ROOM.strong));
        line.min.x += beside.line(line, &choice.name, name, ink) + beside.part(0.015);
        for sign in &choice.signs {
            let square = Rect::from_min_size(line.min, vec2(line.height(), line.height()));
            beside.picture(square, *sign);
            line.min.x += line.height() * 1.05;
        }
        line.min.x += beside.part(0.008);
        let font = tokens::plain(beside.part(ROOM.text));
        if width(beside.ui, &choice.price, font.clone()) <= line.width() {
            beside.line(line, &choice.price, font, ink);
        } else {
            beside.sentence(&choice.price, ink);
        }
        if let Some(about) = &choice.about {
            beside.sentence(about, ink);
        }
    })
}

/// When it is, the marks of the track and the code.
fn track(ui: &mut Ui, tools: &Tools<'_>, rect: Rect, height: f32, view: &View, code: &str) {
    let (title, track) = (&view.title, &view.track);
    let wide = line_in(ui, rect, title, tokens::display(height * ROOM.strong), tools.palette.ink);
    let font = tokens::plain(height * ROOM.text);
    let code_width = width(ui, code, font.clone());
    ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, code, font.clone(), tools.palette.faint);
    let text_width = width(ui, &track.text, font.clone());

    let left = rect.left() + wide + height * 0.03;
    let room = rect.right() - code_width - text_width - height * 0.08 - left;
    let groups: f32 = track.groups.iter().map(|_| 1.0).sum();
    let group_width = (room / groups.max(1.0)).min(height * 0.085);
    let mark = group_width * 0.38;
    let (mut group_left, mut number) = (left, 0);
    for group in &track.groups {
        let mut x = group_left + mark / 2.0;
        for tone in group {
            let square = Rect::from_center_size(pos2(x, rect.center().y), vec2(mark, mark));
            let fill = tools.tone(*tone);
            let fill = if number < track.done { fill.gamma_multiply(0.35) } else { fill };
            let stroke = Stroke::new(mark * 0.1, tools.palette.line);
            ui.painter().rect(square, mark * 0.2, fill, stroke, StrokeKind::Inside);
            if number == track.done {
                let stroke = Stroke::new(mark * 0.22, tools.palette.wrong);
                ui.painter().rect_stroke(square.expand(mark * 0.3), mark * 0.3, stroke, StrokeKind::Inside);
            }
            x += mark * 1.1;
            number += 1;
        }
        group_left += group_width;
    }
    let after = Rect::from_min_max(pos2(group_left + height * 0.01, rect.top()), rect.max);
    line_in(ui, after, &track.text, font, tools.palette.ink);
    describe(ui, rect, ui.scope_id().with("track"), &format!("{title}, {}", track.text));
}
