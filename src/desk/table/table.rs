//! The table: the picture, the cry, what stands beside them, the log and the one button.

use std::sync::Arc;

use eframe::egui::{Rect, ScrollArea, Ui, UiBuilder, vec2};

use super::timer::TimerView;
use super::{grid, log, picture, side, top_bar};
use crate::chronicle::{Next, Record};
use crate::crier::Language;
use crate::desk::command::Command;
use crate::desk::look::cry_banner;
use crate::desk::look::tools::Tools;
use crate::desk::made::Made;
use crate::desk::played::{Entry as _, Played, PrintForm as _};
use crate::desk::{count, tokens};
use crate::show::{Clock, EveningTold, LogLine, Reader, Shown, View};
use crate::stage::Motion;

/// The screen on which a game is played.
pub(crate) struct TableScreen<G: Played> {
    /// The game; only the desk's orders change it.
    pub(crate) record: Record<G>,
    /// What is shown of it.
    pub(crate) shown: Arc<Shown>,
    /// How many orders the look back reaches, if one is shown.
    pub(crate) look_back: Option<usize>,
    /// The field for what people throw themselves.
    pub(crate) entry: G::Entry,
    /// The log of so many orders, in that language.
    log: Made<(usize, Language), Vec<LogLine>>,
}

/// What a frame of the desk shows besides the game.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    /// How much of the way to a result is shown.
    pub(crate) motion: Motion,
    /// How much time is left to choose.
    pub(crate) timer: TimerView,
    /// How the evening goes.
    pub(crate) evening: Option<EveningTold>,
}

impl<G: Played> TableScreen<G> {
    /// The table of that game, at rest.
    pub(crate) fn new(record: Record<G>) -> Self {
        let shown = Arc::new(Shown::now(&record));
        Self { record, shown, look_back: None, entry: G::Entry::default(), log: Made::default() }
    }

    /// Goes on with that state of the game, shown like this.
    pub(crate) fn show(&mut self, record: Record<G>, shown: Shown) {
        *self =
            Self { record, shown: Arc::new(shown), look_back: None, entry: G::Entry::default(), log: Made::default() };
    }

    /// Ends a motion: the table is shown as it stands.
    pub(crate) fn come_to_rest(&mut self) {
        self.shown = Arc::new(self.shown.at_rest());
    }

    pub(crate) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, clock: &mut Clock, frame: Frame) {
        let Self { record, shown, look_back, entry, log: lines } = self;
        let Frame { motion, timer, evening } = frame;
        if clock.tick(ui.input(|input| input.time), &shown.motion, motion) {
            ui.ctx().request_repaint();
        }
        let told = clock.told(shown, motion);
        let view = told.view(tools.words, Reader::Crier);
        let logged = if look_back.is_some() { record.done().len() } else { told.orders };
        let throwing = if record.next() == Next::Enter { entry.height() } else { 0.0 };
        // A notice may stand below.
        let all = ui.available_rect_before_wrap();
        let parts = Parts::of(all, NEXT + throwing);
        ui.painter().rect_filled(all, 0, tools.palette.ground);
        // In reading order, which is the order of the focus.
        let offered = top_bar::Offered {
            undo: !record.done().is_empty(),
            redo: !record.undone().is_empty(),
            print: G::Print::OFFERED,
        };
        part(ui, "bar", parts.bar, |ui| top_bar::ui(ui, tools, &view, offered));
        part(ui, "cry", parts.cry, |ui| {
            let sizes = cry_banner::Sizes { cry: 46.0, least_cry: 34.0, text: 19.0 };
            cry_banner::paint(ui, tools, ui.max_rect(), &sizes, &told.news.said(tools.words), look_back.is_none());
        });
        let lines = lines.of((logged, tools.words.language()), |_| G::log(tools.words, record, logged));
        let evening = evening.map(|told| G::evening(tools.words, told));
        part(ui, "log", parts.log, |ui| log::ui(ui, tools, lines, *look_back, evening.as_deref()));
        part(ui, "picture", parts.picture, |ui| {
            let scene = clock.scene(shown, motion);
            let named = &shown.view(tools.words, Reader::Crier).picture;
            picture::paint(ui, tools, ui.max_rect(), &scene, named, clock.is_moving(&shown.motion));
            timer.paint(ui, tools, ui.max_rect(), 40.0);
        });
        part(ui, "side", parts.side, |ui| {
            let bottom = ui.max_rect().bottom();
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                beside(ui, tools, &view, told.code.as_deref(), bottom);
                if told.steps().is_over() {
                    let rest = ui.available_rect_before_wrap().with_max_y(bottom);
                    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| count::standing(ui, tools, record));
                }
            });
        });
        part(ui, "next", parts.next, |ui| {
            if look_back.is_some() {
                tools.big_button(ui, &tools.text("desk-return"), Command::Return);
                return;
            }
            let all = ui.max_rect();
            let (big, small) = all.split_left_right_at_x(all.right() - timer.buttons_width());
            ui.scope_builder(UiBuilder::new().max_rect(big), |ui| next(ui, tools, record, entry));
            ui.scope_builder(UiBuilder::new().max_rect(small), |ui| timer.buttons(ui, tools));
        });
    }
}

/// The height of the one button's part.
const NEXT: f32 = 72.0;

/// Where the parts of the screen stand.
struct Parts {
    bar: Rect,
    cry: Rect,
    log: Rect,
    picture: Rect,
    side: Rect,
    next: Rect,
}

impl Parts {
    fn of(all: Rect, next: f32) -> Self {
        let (bar, rest) = all.split_top_bottom_at_y(all.top() + 52.0);
        let (cry, rest) = rest.split_top_bottom_at_y(rest.top() + 124.0);
        let (middle, next) = rest.split_top_bottom_at_y(rest.bottom() - next);
        let (log, rest) = middle.split_left_right_at_x(middle.left() + tokens::LOG + 2.0 * MARGIN);
        let (picture, side) = rest.split_left_right_at_x(rest.right() - tokens::SIDE - 2.0 * MARGIN);
        let inside = |rect: Rect, vertical: f32| rect.shrink2(vec2(MARGIN, vertical));
        Self {
            bar: inside(bar, 8.0),
            cry: inside(cry, 0.0),
            log: inside(log, 8.0),
            picture: inside(picture, 4.0),
            side: inside(side, 8.0),
            next: inside(next, 8.0),
        }
    }
}

/// What stands between the parts, and between them and the window's edge.
const MARGIN: f32 = 14.0;

fn part(ui: &mut Ui, name: &str, rect: Rect, draw: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().id_salt(name).max_rect(rect), |ui| {
        ui.shrink_clip_rect(rect.expand(MARGIN / 2.0));
        draw(ui);
    });
}

/// What stands beside the picture.
fn beside(ui: &mut Ui, tools: &Tools<'_>, view: &View, code: Option<&str>, bottom: f32) {
    ui.spacing_mut().item_spacing.y = 4.0;
    side::ui(ui, tools, &view.side);
    ui.add_space(4.0);
    if let Some(of) = &view.grid {
        grid::ui(ui, tools, of, code, bottom);
    }
}

/// The one button, or the field for what people threw and the button.
fn next<G: Played>(ui: &mut Ui, tools: &mut Tools<'_>, record: &Record<G>, entry: &mut G::Entry) {
    let text = match record.next() {
        Next::Order(order) => G::step(tools.words, &order),
        Next::Enter => {
            entry.ui(ui, tools);
            entry.label(tools.words)
        }
        Next::Over => tools.text("desk-count"),
    };
    tools.big_button(ui, &text, Command::Next);
}
