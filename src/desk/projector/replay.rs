//! The replay of a game: its picture, what happened last, when that was, and how far it has come; at last its podium.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, Rect, Ui, UiBuilder, pos2, vec2};

use super::ceremony;
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::captions::{Least, captions};
use crate::desk::widgets::tools::{Tools, describe};
use crate::show::{CeremonyShown, Reader, Replay, ReplayShown, Step};
use crate::stage::{Motion, Shape};

/// Draws the replay at that time into `all`, with letters so many times larger than usual.
pub(crate) fn ui(
    ui: &mut Ui,
    tools: &Tools<'_>,
    all: Rect,
    shown: &ReplayShown,
    seconds: f32,
    (motion, larger): (Motion, f32),
) {
    let replay = &shown.replay;
    if shown.is_moving(seconds) {
        ui.ctx().request_repaint();
    }
    let (now, _) = replay.at(seconds);
    let view = now.view(tools.words, Reader::Audience);
    if let Some((ceremony, seen)) = replay.podium(seconds) {
        let shown = CeremonyShown { ceremony: Arc::clone(ceremony), step: Step::Podium, number: None };
        let seen = ceremony::Seen { seconds: motion.lengthened(seen), larger, live: false };
        ui.scope_builder(UiBuilder::new().id_salt("podium").max_rect(all), |ui| {
            ceremony::ui(ui, tools, (&shown, view.backdrop.as_ref()), seen);
        });
        return;
    }
    let palette = tools.palette;
    let unit = all.size().min_elem();
    ui.painter().rect_filled(all, 0, palette.ground);
    let inside = all.shrink(unit * 0.025);
    let told = replay.told(seconds, motion);
    let headline = told.map(|told| told.news.said(tools.words).headline.clone()).unwrap_or_default();
    // 1. What happened, and when.
    let line = |text: &str, font, width, rows| {
        let mut job = LayoutJob::simple(text.to_owned(), font, palette.ink, width);
        job.halign = Align::Center;
        job.wrap = TextWrapping { max_rows: rows, ..TextWrapping::wrap_at_width(width) };
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let title = line(&view.title, tokens::bold(unit * ROOM.strong * larger), inside.width(), 1);
    let sizes = [ROOM.least_cry, ROOM.strong, ROOM.least].map(|size| unit * size * larger.min(1.2));
    let set = sizes.map(|size| line(&headline, tokens::display(size), inside.width(), 2));
    // Its room is the same at every moment, so that the picture stands still.
    let high = unit * ROOM.least_cry * 1.5;
    let (above, rest) = inside.split_top_bottom_at_y(inside.top() + title.size().y + high);
    ui.painter().galley(pos2(above.center().x, above.top()), title.clone(), palette.ink);
    if let Some(said) = set.iter().find(|said| !said.elided && said.size().y <= high).or(set.last()) {
        let top = above.top() + title.size().y + (high - said.size().y) / 2.0;
        ui.painter().galley(pos2(above.center().x, top), said.clone(), palette.ink);
    }
    // The time of it is told, not each of its moments: they would be read out for half a minute.
    describe(ui, above, ui.scope_id().with("replay"), &tools.text("replay-title"));
    // 2. The picture.
    let bar = unit * 0.016;
    let (picture, foot) = rest.split_top_bottom_at_y(rest.bottom() - bar * 2.0);
    let scene = replay.scene(seconds, Shape::in_window(picture.width(), picture.height()), motion);
    tools.pictures.paint_lettered(ui.painter(), picture, &scene, &view.picture.letters, true);
    captions(ui, picture, &scene, &view.picture, Least::all(unit * ROOM.least * 0.8));
    // 3. How far it has come.
    let rail = Rect::from_min_size(pos2(foot.left(), foot.bottom() - bar), vec2(foot.width(), bar));
    ui.painter().rect_filled(rail, tokens::CORNER, palette.line.gamma_multiply(0.4));
    let done = (seconds / Replay::LAST).clamp(0.0, 1.0);
    ui.painter().rect_filled(rail.with_max_x(rail.left() + rail.width() * done), tokens::CORNER, palette.action);
}
