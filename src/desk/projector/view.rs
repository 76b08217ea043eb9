//! The audience's whole view.

use std::time::Instant;

use egui::Ui;

use super::{ceremony, hint, interval, invitation, opening, page, replay, scenes, seated, test_picture};
use crate::desk::app::settings::TextSize;
use crate::desk::screens::table::{TimerView, picture};
use crate::desk::tokens::{self, DARKNESS, ROOM};
use crate::desk::widgets::tools::{Tools, describe};
use crate::desk::widgets::{ground, legend};
use crate::show::{Clock, Reader, Sent, Show, Shown};
use crate::stage::{Motion, Scene, Shape};

/// The settings of a view.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen<'a> {
    /// The size of texts.
    pub(super) text: TextSize,
    /// Whether changes of the cry are read out, as where no desk does.
    pub(super) live: bool,
    /// The name of the monitor that it fills, if any.
    pub(super) monitor: Option<&'a str>,
}

/// Draws the audience's view into all of `ui`.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, show: &Show, clock: &mut Clock, now: Instant, seen: Seen<'_>) {
    let Seen { text, live, monitor: _ } = seen;
    let larger = text.from_afar();
    let all = ui.max_rect();
    ground::paint(ui, tools, all);
    if show.dark {
        ui.painter().rect_filled(all, 0, tokens::color(DARKNESS));
        describe(ui, all, ui.scope_id().with("dark"), &tools.text("desk-dark-sign"));
        return;
    }
    if let Some(replayed) = &show.replay {
        return replay::ui(ui, tools, all, replayed, replayed.seconds(now), (show.motion, larger));
    }
    if show.sent == Some(Sent::Test) {
        let shown = show.shown.as_deref().or_else(|| Some(show.prelude.as_ref()?.shown()));
        return test_picture::ui(ui, tools, shown, seen);
    }
    if let (Some(Sent::Phones), Some(invited)) = (show.sent, &show.invitation) {
        return seated::under(ui, tools, show, |ui| invitation::ui(ui, tools, invited, seen));
    }
    let Some(shown) = show.shown.as_deref() else {
        if let Some(prelude) = &show.prelude {
            seated::under(ui, tools, show, |ui| opening::prelude(ui, tools, prelude, larger));
        }
        return;
    };
    if let Some(Sent::Page(at)) = show.sent
        && let Some(page) = shown.reference(tools.words).pages.get(at)
    {
        return page::ui(ui, tools, all, page, larger, show.turned);
    }
    let motion = show.motion;
    if let Some(ceremony) = &show.ceremony {
        let view = shown.view(tools.words, Reader::Audience);
        let staged = (ceremony, view.backdrop.as_ref());
        return ceremony::follow(ui, tools, staged, &mut clock.ceremony, motion, seen);
    }
    if show.sent == Some(Sent::Break) {
        return seated::under(ui, tools, show, |ui| {
            interval::ui(ui, tools, shown, show.hall.as_ref(), (larger, live));
        });
    }
    if clock.tick(ui.input(|input| input.time), &shown.motion, motion) {
        ui.ctx().request_repaint();
    }
    let shape = Shape::in_window(all.width(), all.height());
    if show.sent == Some(Sent::Legend) {
        return explained(ui, tools, shown, &clock.scene(shown, motion, shape), larger);
    }
    let asked_hint = hint::Asked { larger, live, moves: motion != Motion::None };
    // Before the first order there is no game to look at yet.
    if shown.opening {
        let shape = opening::shape(all);
        let view = shown.view(tools.words, Reader::Audience);
        if !view.checks.is_empty() {
            let taken_back = shown.news.is_after_undo();
            let hint = if show.hint.is_some() { all.height() * hint::FOOT } else { 0.0 };
            let asked = opening::Asked { code: shown.code.as_deref(), larger, live, taken_back, foot: 0.0, hint };
            return seated::under(ui, tools, show, |ui| {
                let places = opening::table(ui, tools, &clock.scene(shown, motion, shape), &view, asked);
                if let Some(standing) = show.hint {
                    hint::ui(ui, tools, standing, &view, &places, &asked_hint);
                }
            });
        }
    }
    let timer = TimerView::of(&show.timer, now);
    let places = scenes::ui(ui, tools, &scenes::Seen { show, shown, clock, motion, timer, text, live, shape });
    if let (Some(standing), Some(places)) = (show.hint, places) {
        let view = shown.view(tools.words, Reader::Audience);
        hint::ui(ui, tools, standing, &view, &places, &asked_hint);
    }
}

/// Draws the picture, and its legend beside it.
fn explained(ui: &Ui, tools: &Tools<'_>, shown: &Shown, scene: &Scene, larger: f32) {
    // In a window that is higher than wide letters that are measured by the height would leave no room for words.
    let unit = ui.max_rect().size().min_elem();
    let rect = ui.max_rect().shrink(unit * 0.02);
    let picture = &shown.view(tools.words, Reader::Audience).picture;
    let rect = legend::beside(ui, tools, rect, scene, picture, &tokens::bold(unit * ROOM.strong * larger));
    picture::paint(ui, tools, rect, scene, picture, false);
    legend::ring(ui, tools, rect, scene, picture);
}
