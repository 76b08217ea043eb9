//! What the room sees.

use std::time::Instant;

use eframe::egui::{Align2, FontId, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::layout::{Asked, Parts};
use super::{hint, opening, page, test_picture};
use crate::desk::look::column::{Column, Measure, line_in};
use crate::desk::look::tools::{Tools, describe, width};
use crate::desk::look::{beside, cry_banner, grid, legend};
use crate::desk::settings::TextSize;
use crate::desk::table::{TimerView, picture};
use crate::desk::tokens::{self, DARKNESS, ROOM};
use crate::show::{Clock, Reader, Sent, Show, Shown, View};
use crate::stage::Scene;

/// Where and how the view is seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen<'a> {
    /// How large texts are.
    pub(super) text: TextSize,
    /// Whether the cry is read out when it changes, as where no desk does.
    pub(super) live: bool,
    /// The name of the monitor that it fills, if it fills one.
    pub(super) monitor: Option<&'a str>,
}

/// Draws what the audience sees into all of `ui`.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, show: &Show, clock: &mut Clock, now: Instant, seen: Seen<'_>) {
    let Seen { text, live, monitor: _ } = seen;
    let larger = text.from_afar();
    let all = ui.max_rect();
    ui.painter().rect_filled(all, 0, tools.palette.ground);
    if show.dark {
        ui.painter().rect_filled(all, 0, tokens::color(DARKNESS));
        describe(ui, all, ui.scope_id().with("dark"), &tools.text("desk-dark-sign"));
        return;
    }
    if show.sent == Some(Sent::Test) {
        let shown = show.shown.as_deref().or_else(|| Some(show.prelude.as_ref()?.shown()));
        return test_picture::ui(ui, tools, shown, seen);
    }
    let Some(shown) = show.shown.as_deref() else {
        if let Some(prelude) = &show.prelude {
            opening::prelude(ui, tools, prelude, larger);
        }
        return;
    };
    if let Some(Sent::Page(at)) = show.sent
        && let Some(page) = shown.reference(tools.words).pages.get(at)
    {
        return page::ui(ui, tools, all, page, larger, show.turned);
    }
    let motion = show.motion;
    if clock.tick(ui.input(|input| input.time), &shown.motion, motion) {
        ui.ctx().request_repaint();
    }
    if show.sent == Some(Sent::Legend) {
        return explained(ui, tools, shown, &clock.scene(shown, motion), larger);
    }
    let told = clock.told(shown, motion);
    let view = told.view(tools.words, Reader::Audience);
    if told.opening && !view.checks.is_empty() {
        let asked = opening::Asked { code: told.code.as_deref(), larger, live };
        let scene = clock.scene(shown, motion);
        let places = opening::table(ui, tools, &scene, &view, asked);
        if let Some(id) = show.hint {
            hint::ui(ui, tools, id, &view, &places, (larger, live));
        }
        return;
    }
    let height = all.height();
    let timer = TimerView::of(&show.timer, now);
    let parts = Parts::of(all, Asked { timer: timer.has_place(), grid: view.grid.is_some(), text });

    let sizes = cry_banner::Sizes {
        cry: height * ROOM.cry * larger,
        least_cry: height * ROOM.least_cry,
        text: height * ROOM.text * larger,
        over: told.steps().is_over(),
    };
    // Words wait for the beat of the picture, and what stood there before is over.
    let waits = clock.waits(shown, motion);
    let cried = if waits {
        cry_banner::blank(ui, tools, parts.cry);
        String::new()
    } else {
        cry_banner::paint(ui, tools, parts.cry, &sizes, &told.news.said(tools.words), live)
    };
    let scene = clock.scene(shown, motion);
    let named = &shown.view(tools.words, Reader::Audience).picture;
    picture::paint(ui, tools, parts.picture, &scene, named, clock.is_moving(&shown.motion));
    timer.paint(ui, tools, parts.timer, (height * ROOM.timer * larger).min(parts.timer.width() / 2.5));
    let measure = Measure { unit: height, letters: larger, least: height * ROOM.least, most: 1.6 };
    if !waits {
        Column::fill(ui, tools, parts.side, measure, |column| beside::draw(column, &view.side, &cried));
    }
    if let Some(of) = &view.grid {
        let most = (parts.grid.width() / 7.0).max(parts.grid.height() / 4.0);
        let fields = grid::Fields { most, letters: height * ROOM.strong * larger, since: false };
        grid::paint(ui, tools, parts.grid, of, fields);
    }
    track(ui, tools, parts.foot, (height, larger), &view, told.code.as_deref().unwrap_or_default());
    if let Some(id) = show.hint.filter(|_| !clock.is_moving(&shown.motion)) {
        hint::ui(ui, tools, id, &view, &parts.places(scene.bounds), (larger, live));
    }
}

/// The picture alone, with labels that say what its signs mean.
fn explained(ui: &Ui, tools: &Tools<'_>, shown: &Shown, scene: &Scene, larger: f32) {
    let (rect, height) = (ui.max_rect(), ui.max_rect().height());
    let rect = rect.shrink(height * 0.02);
    let picture = &shown.view(tools.words, Reader::Audience).picture;
    picture::paint(ui, tools, rect, scene, picture, false);
    legend::paint(ui, tools, rect, scene.bounds, &picture.legend, &tokens::bold(height * ROOM.strong * larger));
}

/// When it is, the marks of the track and the code: in one line, or in two where they have no room in one; letters are so many
/// times larger than usual, as far as they have room.
fn track(ui: &Ui, tools: &Tools<'_>, rect: Rect, (height, larger): (f32, f32), view: &View, code: &str) {
    let (title, track) = (&view.title, &view.track);
    let gap = height * 0.025;
    let two = rect.height() > height * ROOM.text * larger * 2.2;
    let (upper, lower) = if two { rect.split_top_bottom_at_fraction(0.5) } else { (rect, rect) };
    let wide = |larger: f32| {
        let plain = tokens::plain(height * ROOM.text * larger);
        [&track.text, code].map(|text| width(ui, text, plain.clone()))
    };
    let right = |[text, code]: [f32; 2]| if two { text } else { text + code + gap };
    // What is looked up stays smaller before what is looked for does.
    let title_least = width(ui, title, tokens::display(height * ROOM.strong * (1.0 + (larger - 1.0) / 2.0)));
    let fits = |larger: &f32| title_least + gap + right(wide(*larger)) <= upper.width();
    let larger_text = [larger, 1.0 + (larger - 1.0) / 2.0].into_iter().find(fits).unwrap_or(1.0);
    let plain = tokens::plain(height * ROOM.text * larger_text);
    let [text_wide, code_wide] = wide(larger_text);

    // 1. The half-day at the left, as large as it has room.
    let right = right([text_wide, code_wide]);
    let title_font = fitting(ui, title, upper.width() - right - gap, height, larger);
    let title_wide = line_in(ui, upper, title, title_font, tools.palette.ink);
    // 2. The code at the right, and how far it is in words.
    let ink = tools.palette;
    ui.painter().text(lower.right_center(), Align2::RIGHT_CENTER, code, plain.clone(), ink.faint);
    let at = if two { upper.right() } else { upper.right() - code_wide - if code.is_empty() { 0.0 } else { gap } };
    ui.painter().text(pos2(at, upper.center().y), Align2::RIGHT_CENTER, &track.text, plain, ink.ink);
    // 3. The marks in what is left; where that is nothing, the words say the same.
    let left = if two { lower.left() } else { upper.left() + title_wide + gap };
    let end = if two { lower.right() - code_wide } else { at - text_wide };
    let room = Rect::from_min_max(pos2(left, lower.top()), pos2(end - gap, lower.bottom()));
    marks(ui, tools, room, view);
    describe(ui, rect, ui.scope_id().with("track"), &format!("{title}, {}", track.text));
}

/// The largest display letters in which that text has room, down to the least that may be.
fn fitting(ui: &Ui, text: &str, room: f32, height: f32, larger: f32) -> FontId {
    let most = height * ROOM.strong * larger;
    let wide = width(ui, text, tokens::display(most));
    let size = (most * (room / wide.max(1.0)).min(1.0)).max(height * ROOM.least);
    tokens::display(size)
}

fn marks(ui: &Ui, tools: &Tools<'_>, room: Rect, view: &View) {
    let track = &view.track;
    let marks: f32 = track.groups.iter().flatten().map(|_| 1.1).sum();
    let groups: f32 = track.groups.iter().map(|_| 0.5).sum();
    let mark = (room.width() / (marks + groups)).min(room.height() * 0.6);
    if mark < room.height() * 0.15 {
        return;
    }
    let (mut x, mut number) = (room.left() + mark / 2.0, 0);
    for group in &track.groups {
        for tone in group {
            let square = Rect::from_center_size(pos2(x, room.center().y), vec2(mark, mark) * 0.94);
            let fill = tools.tone(*tone);
            let fill = if number < track.done { fill.gamma_multiply(0.35) } else { fill };
            let stroke = Stroke::new(mark * 0.1, tools.palette.line);
            ui.painter().rect(square, mark * 0.2, fill, stroke, StrokeKind::Inside);
            if number == track.done {
                let stroke = Stroke::new(mark * 0.2, tools.palette.wrong);
                ui.painter().rect_stroke(square.expand(mark * 0.2), mark * 0.3, stroke, StrokeKind::Inside);
            }
            x += mark * 1.1;
            number += 1;
        }
        x += mark * 0.5;
    }
}
