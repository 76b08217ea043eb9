//! The game as an audience sees it: one thing at a time, each replacing the one before.
//!
//! The moment's script decides what is shown when ([`crate::stage::Focus`]); each view is a function of that, the
//! window's size and the time, and at rest nothing is repainted.

use std::sync::Arc;

use egui::{Color32, Rect, Ui, UiBuilder};

use super::backdrop;
use super::layout::{Asked, Kind, Parts};
use super::told::{self, Told};
use super::track::{self, Foot, Letters};
use crate::desk::app::settings::TextSize;
use crate::desk::screens::table::{TimerView, picture};
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::grid::{self, Cells};
use crate::desk::widgets::hint::Places;
use crate::desk::widgets::large::{self, Sizes};
use crate::desk::widgets::tools::{Tools, describe, read_out};
use crate::desk::widgets::{Frame, tracer};
use crate::show::{Card, Clock, Reader, ReadyCount, Shown, View};
use crate::stage::{Focus, Looking, Motion, Scene, Shape};

/// The state to draw.
pub(super) struct Seen<'a> {
    pub(super) shown: &'a Shown,
    pub(super) clock: &'a Clock,
    pub(super) motion: Motion,
    pub(super) timer: TimerView,
    /// The size of texts.
    pub(super) text: TextSize,
    /// Whether changes of the words are read out.
    pub(super) live: bool,
    /// The ready count of seated phones, while players are asked.
    pub(super) ready: Option<ReadyCount>,
    /// The shape of the picture.
    pub(super) shape: Shape,
}

/// The focus of an audience.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// The picture alone.
    Picture,
    /// The picture, and one cry at its side, by index.
    Beside(usize),
    /// One cry alone, by index.
    Card(usize),
    /// The card that everybody must read before the game goes on.
    MustRead,
    /// The picture, and the table of small fields.
    Grid,
    /// Everything.
    Table,
}

impl Look {
    fn of(focus: Focus, view: &View) -> Self {
        match focus {
            Focus::Picture => Self::Picture,
            Focus::Beside(cry) => Self::Beside(cry),
            Focus::Card(cry) => Self::Card(cry),
            Focus::Grid => Self::Grid,
            Focus::Table if view.must_read.is_some() => Self::MustRead,
            Focus::Table => Self::Table,
        }
    }

    const fn has_grid(self) -> bool {
        matches!(self, Self::Grid | Self::Table)
    }

    /// Whether the backdrop is visible: where there is much to read, it would be in the way.
    const fn has_backdrop(self) -> bool {
        matches!(self, Self::Picture | Self::Beside(_))
    }

    const fn has_foot(self) -> bool {
        matches!(self, Self::Beside(_) | Self::Grid | Self::Table)
    }

    /// Returns the layout of its parts; `None` for words alone.
    const fn kind(self) -> Option<Kind> {
        match self {
            Self::Picture => Some(Kind::Picture),
            Self::Beside(_) => Some(Kind::Beside),
            Self::Grid | Self::Table => Some(Kind::Table),
            Self::Card(_) | Self::MustRead => None,
        }
    }
}

/// One frame.
struct Scenes<'a> {
    all: Rect,
    tools: &'a Tools<'a>,
    seen: &'a Seen<'a>,
    /// The state that is in words at this moment.
    told: &'a Shown,
    words: Told,
    view: &'a View,
    asked: Asked,
    /// The layout when everything is visible.
    table: Parts,
    /// The picture at this moment.
    scene: Arc<Scene>,
}

/// Draws the game with its current focus; at rest returns the places at which a hint can point.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, seen: &Seen<'_>) -> Option<Places> {
    let Seen { shown, clock, motion, timer, text, shape, .. } = *seen;
    let told = clock.told(shown, motion);
    let view = told.view(tools.words, Reader::Audience);
    let Looking { focus, before, entered } = clock.looking(shown, motion);
    let scene = clock.scene(shown, motion, shape);
    let wide = scene.bounds.width() > scene.bounds.height() * 1.4;
    let asked = Asked { timer: timer.has_place(), grid: view.grid.is_some(), text, wide, ..Asked::default() };
    let [now, before] = [focus, before].map(|focus| Look::of(focus, &view));
    // Before the first order something else stood there.
    let before = if told.opening && focus != Focus::Table { now } else { before };
    let all = ui.max_rect();
    let words = Told::of(tools, told, all, text);
    // Where the grid is seen before it is told what happened, it stands where it will stand then.
    let table = if now == Look::Grid && before != Look::Table {
        Told::of(tools, shown, all, text).parts(ui, tools, asked)
    } else {
        words.parts(ui, tools, asked)
    };
    let scenes = Scenes { all, tools, seen, told, words, view: &view, asked, table, scene };
    scenes.backdrop(ui, now, before, entered);
    // In reading order: what is told goes first.
    if now == before {
        scenes.words(ui, now, 1.0);
    } else {
        scenes.words(ui, before, 1.0 - entered);
        scenes.words(ui, now, entered);
    }
    scenes.ground(ui, now, before, entered);
    match now {
        _ if clock.is_moving(&shown.motion) => None,
        Look::Table => Some(table.places(scenes.scene)),
        // Below what everybody reads, where there is nothing else to look at.
        Look::MustRead => {
            let all = all.shrink(all.size().min_elem() * 0.02);
            Some(Places { home: Some(all.with_min_y(all.bottom() - all.height() * 0.28)), ..Places::default() })
        }
        Look::Picture | Look::Beside(_) | Look::Card(_) | Look::Grid => None,
    }
}

impl Scenes<'_> {
    fn parts(&self, kind: Kind) -> Parts {
        match kind {
            Kind::Table => self.table,
            Kind::Picture | Kind::Beside => Parts::of(self.all, self.asked, kind),
        }
    }

    /// Calls `draw` with that opacity, from 0 to 1.
    fn layer(&self, ui: &mut Ui, name: &str, opacity: f32, draw: impl FnOnce(&Ui)) {
        if opacity > 0.0 {
            let builder = UiBuilder::new().id_salt(name).max_rect(self.all);
            ui.scope_builder(builder, |ui| {
                ui.multiply_opacity(opacity);
                draw(ui);
            });
        }
    }

    /// Draws the words of a focus.
    fn words(&self, ui: &mut Ui, look: Look, opacity: f32) {
        let cards = self.seen.shown.news.cards(self.tools.words);
        let palette = self.tools.palette;
        match look {
            Look::Picture | Look::Grid => {}
            Look::Beside(cry) => {
                if let Some(card) = cards.get(cry) {
                    let rect = self.parts(Kind::Beside).side;
                    self.layer(ui, "beside", opacity, |ui| self.card(ui, rect, card, palette.cry));
                }
            }
            Look::Card(cry) => {
                if let Some(card) = cards.get(cry) {
                    self.layer(ui, "card", opacity, |ui| self.card(ui, self.all, card, palette.cry));
                }
            }
            Look::MustRead => {
                if let Some(card) = &self.view.must_read {
                    self.layer(ui, "must read", opacity, |ui| self.card(ui, self.all, card, palette.alarm));
                }
            }
            Look::Table => self.layer(ui, "table", opacity, |ui| self.table(ui)),
        }
    }

    /// Draws a card alone in `rect`, in the largest letters.
    fn card(&self, ui: &Ui, rect: Rect, card: &Card, fill: Color32) {
        let (unit, larger) = (self.all.size().min_elem(), self.seen.text.from_afar());
        // Alone it is a title; beside the picture its sentence is read.
        let alone = rect == self.all;
        let (corner, title, text, sign) = if alone { (0, 0.15, 1.3, 0.26) } else { (tokens::CORNER, 0.1, 1.45, 0.2) };
        ui.painter().rect_filled(rect, corner, fill);
        let sizes = Sizes {
            title: unit * title,
            least_title: unit * ROOM.least_cry,
            text: unit * ROOM.strong * text * larger,
            sign: unit * sign,
            least: unit * ROOM.text,
            least_reason: unit * ROOM.strong,
        };
        let inside = rect.shrink(unit * 0.04);
        large::paint(ui, self.tools, inside, card, sizes, self.tools.palette.cry_ink);
        let said = [Some(card.title.as_str()), card.text.as_deref()];
        let said = said.into_iter().flatten().collect::<Vec<_>>().join(". ");
        let response = describe(ui, rect, ui.scope_id().with("told"), &said);
        if self.seen.live {
            read_out(ui, &response);
        }
    }

    /// Draws the cry, the choices, and the timer.
    fn table(&self, ui: &Ui) {
        let (parts, larger) = (self.table, self.seen.text.from_afar());
        self.words.paint(ui, self.tools, parts, self.seen.live);
        let timer = (self.all.height() * ROOM.timer * larger).min(parts.timer.width() / 2.5);
        self.seen.timer.paint(ui, self.tools, parts.timer, timer);
    }

    /// Draws the picture, on its way from its old place to the new one, and what is below it.
    fn ground(&self, ui: &mut Ui, now: Look, before: Look, entered: f32) {
        let Self { tools, view, .. } = *self;
        let Seen { shown, clock, motion, .. } = *self.seen;
        let [to, from] = [now, before].map(|look| look.kind().map(|kind| self.parts(kind)));
        let (rect, opacity) = match (to, from) {
            (Some(to), Some(from)) => (between(from.picture, to.picture, entered), 1.0),
            (Some(to), None) => (to.picture, entered),
            (None, Some(from)) => (from.picture, 1.0 - entered),
            (None, None) => return,
        };
        let scene = &self.scene;
        let named = &shown.view(tools.words, Reader::Audience).picture;
        self.layer(ui, "picture", opacity, |ui| {
            if now == Look::Table && before == now {
                self.seen.timer.ring(ui, tools, rect, (scene.bounds, scene.rim), motion);
            }
            picture::paint(ui, tools, rect, scene, named, clock.is_moving(&shown.motion));
        });
        let seen = |has| seen(has, now, before, entered);
        let parts = self.table;
        if let Some(of) = &view.grid {
            let place = Cells::within(parts.grid, of);
            let fields = self.fields(place);
            self.layer(ui, "grid", seen(Look::has_grid), |ui| {
                grid::paint(ui, tools, place, of, fields);
                let (frame, cells) = (Frame::new(rect, scene.bounds), Cells::of(place, of, fields.most));
                for tracing in clock.tracing(shown, motion) {
                    let from = scene.part(tracing.from).map_or(rect.center(), |from| frame.at(from.center()));
                    tracer::paint(ui, tools, from, (of, &cells), &tracing);
                }
            });
        }
        self.layer(ui, "foot", seen(Look::has_foot), |ui| {
            let (height, larger) = (self.all.height(), self.seen.text.from_afar());
            let sizes = Letters { height, larger, least: told::least(self.all) };
            // Nobody can be ready before it is seen what there is to choose.
            let ready = self.seen.ready.filter(|_| now == Look::Table && before == now);
            let ready = ready.map(|count| tools.ready_text(count)).unwrap_or_default();
            let foot = Foot { view, code: self.told.code.as_deref().unwrap_or_default(), ready: &ready };
            track::ui(ui, tools, parts.foot, sizes, foot);
        });
    }

    /// Draws the light of the hour, and the row of drawings above the foot.
    fn backdrop(&self, ui: &Ui, now: Look, before: Look, entered: f32) {
        let backdrop = self.view.backdrop.as_ref();
        backdrop::light(ui, self.tools, backdrop);
        let foot = self.table.foot.top() - self.all.height() * 0.005;
        backdrop::row(ui, self.tools, backdrop, Some(foot), seen(Look::has_backdrop, now, before, entered));
    }

    fn fields(&self, place: Rect) -> grid::Fields {
        let most = (place.width() / 7.0).max(place.height() / 4.0);
        let letters = self.all.height() * ROOM.strong * self.seen.text.from_afar();
        grid::Fields { most, letters, since: false }
    }
}

/// Returns the opacity of something on the way to `now`: if both looks have it, it stays as it is.
fn seen(has: fn(Look) -> bool, now: Look, before: Look, entered: f32) -> f32 {
    match (has(now), has(before)) {
        (true, true) => 1.0,
        (true, false) => entered,
        (false, true) => 1.0 - entered,
        (false, false) => 0.0,
    }
}

/// Interpolates between two rectangles, from 0 to 1.
fn between(from: Rect, to: Rect, part: f32) -> Rect {
    Rect::from_min_max(from.min.lerp(to.min, part), from.max.lerp(to.max, part))
}
