//! The game as an audience sees it: one thing at a time, each replacing the one before.
//!
//! The moment's script decides what is shown when ([`crate::stage::Focus`]); each view is a function of that, the
//! window's size and the time, and at rest nothing is repainted.

use std::sync::Arc;

use egui::emath::TSTransform;
use egui::{Rect, Ui, UiBuilder, lerp, vec2};

use super::layout::{Asked, Parts};
use super::look::Look;
use super::told::{self, Told};
use super::track::{self, Foot, Letters};
use super::{backdrop, counting, hint, opening};
use crate::desk::app::settings::TextSize;
use crate::desk::screens::table::{TimerView, picture};
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::grid::{self, Cells};
use crate::desk::widgets::hint::Places;
use crate::desk::widgets::large::{self, Sizes};
use crate::desk::widgets::tools::{Tools, describe, read_out};
use crate::desk::widgets::{Frame, cry_cards, tracer};
use crate::show::{Card, ChoicesView, Clock, Reader, Show, Shown, View};
use crate::stage::{Focus, Looking, Motion, Scene, Shape};

/// The state to draw.
pub(super) struct Seen<'a> {
    pub(super) show: &'a Show,
    pub(super) shown: &'a Shown,
    pub(super) clock: &'a Clock,
    pub(super) motion: Motion,
    pub(super) timer: TimerView,
    /// The size of texts.
    pub(super) text: TextSize,
    /// Whether changes of the words are read out.
    pub(super) live: bool,
    /// The shape of the picture.
    pub(super) shape: Shape,
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
    /// The layout.
    parts: Parts,
    /// The layout before, while one takes the other's place.
    left: Parts,
    /// Where the picture of what is prepared stood, if that stood there before.
    opened: Option<opening::Set>,
    /// The picture at this moment.
    scene: Arc<Scene>,
    /// Whether a card stands in the place of the small fields and the foot.
    has_card: bool,
}

/// Draws the game with its current focus; at rest returns the places at which a hint can point.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, seen: &Seen<'_>) -> Option<Places> {
    let Seen { shown, clock, motion, timer, text, shape, .. } = *seen;
    let told = clock.told(shown, motion);
    let view = told.view(tools.words, Reader::Audience);
    let Looking { focus, before, entered } = clock.looking(shown, motion);
    let scene = clock.scene(shown, motion, shape);
    let wide = scene.bounds.width() > scene.bounds.height() * 1.4;
    let moving = clock.is_moving(&shown.motion);
    let card = if moving { 0.0 } else { hint::card(seen.show.hint, &view) };
    let asked = Asked { timer: timer.has_place(), text, wide, card, ..Asked::default() };
    let counts = seen.show.handed_in.is_some() && told.steps().is_over();
    let [now, before] = [focus, before].map(|focus| Look::of(focus, &view, counts));
    let all = ui.max_rect();
    // Before the first roll something else stood there.
    let begins = told.opening && focus != Focus::Table;
    let opened = (begins && entered < 1.0).then(|| {
        let (code, larger) = (told.code.as_deref(), text.from_afar());
        let asked = opening::Asked { code, larger, live: false, taken_back: false, foot: 0.0, hint: 0.0 };
        opening::table_set(ui, tools, &view, asked)
    });
    let opened = opened.flatten();
    let before = match (begins, opened.is_some()) {
        (true, true) => Look::Opening,
        (true, false) => now,
        (false, _) => before,
    };
    let words = Told::of(tools, told, all, text);
    // The picture stands at once where it will stand when it is told what happened.
    let parts = if told.is_one_with(shown) {
        words.parts(ui, tools, asked)
    } else {
        Told::of(tools, shown, all, text).parts(ui, tools, asked)
    };
    let leaves = before == Look::Table && now != before && entered < 1.0;
    let left = if leaves { words.parts(ui, tools, asked) } else { parts };
    let scenes =
        Scenes { all, tools, seen, told, words, view: &view, parts, left, opened, scene, has_card: card > 0.0 };
    scenes.backdrop(ui, now, before, entered);
    // In reading order: what is told goes first.
    if now == before {
        scenes.words(ui, now, Entering::DONE);
    } else {
        // One card turns into the next: its ground stays. All else glides in.
        let stays = now.has_card_beside() && before.has_card_beside();
        let (goes, comes) = (leaving(entered), coming(entered));
        let [old, new] = if stays { [1.0, entered] } else { [goes, comes] };
        scenes.words(ui, before, Entering { words: goes, ground: old, slides: 0.0 });
        let slides = if stays { 0.0 } else { (1.0 - comes) * (1.0 - comes) };
        scenes.words(ui, now, Entering { words: comes, ground: new, slides });
    }
    scenes.ground(ui, now, before, entered);
    match now {
        _ if moving => None,
        Look::Table => Some(parts.places(scenes.scene)),
        // Below what everybody reads, where there is nothing else to look at.
        Look::MustRead => {
            let all = all.shrink(all.size().min_elem() * 0.02);
            Some(Places { homes: vec![all.with_min_y(all.bottom() - all.height() * 0.28)], ..Places::default() })
        }
        Look::Opening | Look::Picture | Look::Ahead | Look::Beside(_) | Look::Card(_) | Look::Grid | Look::Counting => {
            None
        }
    }
}

/// How far words have come or gone, from 0 to 1.
#[derive(Clone, Copy)]
struct Entering {
    /// The opacity of letters and drawings.
    words: f32,
    /// The opacity of a card's ground.
    ground: f32,
    /// How far they are from their place, to which they glide.
    slides: f32,
}

impl Entering {
    const DONE: Self = Self { words: 1.0, ground: 1.0, slides: 0.0 };
}

impl Scenes<'_> {
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
    fn words(&self, ui: &mut Ui, look: Look, entering: Entering) {
        let cards = self.seen.shown.news.cards(self.tools.words);
        let opacity = entering.words;
        match look {
            Look::Picture | Look::Grid => {}
            Look::Opening => {
                if let Some(opened) = &self.opened {
                    self.layer(ui, "opening", opacity, |ui| opened.paint(ui, self.tools, self.view, false));
                }
            }
            Look::Ahead => {
                // It stands until it is there.
                let before = self.seen.shown.before.as_deref().unwrap_or(self.seen.shown);
                if let Some(title) = &before.view(self.tools.words, Reader::Audience).coming {
                    let signs = self.seen.shown.view(self.tools.words, Reader::Audience).side.coming.clone();
                    let card = Card { signs, ..Card::plain(title.clone()) };
                    self.card(ui, ("ahead", self.parts.beside()), &card, entering);
                }
            }
            Look::Beside(cry) => {
                if let Some(card) = cards.get(cry) {
                    self.card(ui, ("beside", self.parts.beside()), card, entering);
                }
            }
            Look::Card(cry) => {
                if let Some(card) = cards.get(cry) {
                    self.card(ui, ("card", self.all), card, entering);
                }
            }
            Look::MustRead => {
                if let Some(card) = &self.view.must_read {
                    self.card(ui, ("must read", self.all), card, entering);
                }
            }
            Look::Counting => {
                if let Some(handed_in) = &self.seen.show.handed_in {
                    let sizes = (self.seen.text.from_afar(), self.seen.live);
                    let counted = counting::Counted { shown: self.told, view: self.view, handed_in };
                    self.layer(ui, "counting", opacity, |ui| counting::ui(ui, self.tools, counted, sizes));
                }
            }
            Look::Table => {
                let by = TSTransform::from_translation(vec2(self.parts.side.width() * SLIDE * entering.slides, 0.0));
                ui.with_visual_transform(by, |ui| self.layer(ui, "table", opacity, |ui| self.table(ui)));
            }
        }
    }

    /// Draws a card alone in `rect`, in the largest letters.
    fn card(&self, ui: &mut Ui, (name, rect): (&str, Rect), card: &Card, entering: Entering) {
        let (unit, larger) = (self.all.size().min_elem(), self.seen.text.from_afar());
        // Alone it is a title; beside the picture its sentence is read.
        let alone = rect == self.all;
        let rect = if alone { rect } else { rect.translate(vec2(rect.width() * SLIDE * entering.slides, 0.0)) };
        let (corner, title, text, sign) = if alone { (0, 0.15, 1.3, 0.26) } else { (tokens::CORNER, 0.1, 1.45, 0.2) };
        let sizes = Sizes {
            title: unit * title,
            least_title: unit * ROOM.least_cry,
            text: unit * ROOM.strong * text * larger,
            sign: unit * sign,
            least: unit * ROOM.text,
            least_reason: unit * ROOM.strong,
        };
        self.layer(ui, &format!("{name} ground"), entering.ground, |ui| {
            cry_cards::ground(ui, self.tools, rect, corner, card);
        });
        self.layer(ui, name, entering.words, |ui| {
            large::paint(ui, self.tools, rect.shrink(unit * 0.04), card, sizes, self.tools.palette.cry_ink);
            let said = [Some(card.title.as_str()), card.text.as_deref()];
            let said = said.into_iter().flatten().collect::<Vec<_>>().join(". ");
            let response = describe(ui, rect, ui.scope_id().with("told"), &said);
            if self.seen.live {
                read_out(ui, &response);
            }
        });
    }

    /// Draws the cry, the choices, and the timer.
    fn table(&self, ui: &Ui) {
        let (parts, larger) = (self.left, self.seen.text.from_afar());
        self.words.paint(ui, self.tools, parts, self.seen.live);
        let timer = (self.all.height() * ROOM.timer * larger).min(parts.timer.width() / 2.5);
        self.seen.timer.paint(ui, self.tools, parts.timer, timer);
    }

    /// Draws the picture, and before it, so that they are in the same light, the table of small fields and the foot.
    fn ground(&self, ui: &mut Ui, now: Look, before: Look, entered: f32) {
        let Self { tools, view, .. } = *self;
        let Seen { shown, clock, motion, .. } = *self.seen;
        let stays = seen(Look::has_picture, now, before, entered);
        // What a player proposes is about the table that all see.
        let proposed = self.proposed().filter(|_| now == Look::Table && before == now);
        let grid = view.grid.as_ref().filter(|_| !self.has_card);
        let grid = grid.map(|of| (of, Cells::within(between(self.left.grid, self.parts.grid, entered), of)));
        if let Some((of, place)) = grid {
            let opacity = seen(Look::has_grid, now, before, entered);
            self.layer(ui, "grid", opacity, |ui| grid::paint(ui, tools, place, of, self.fields(place)));
        }
        self.layer(ui, "foot", if self.has_card { 0.0 } else { stays }, |ui| {
            let (height, larger) = (self.all.height(), self.seen.text.from_afar());
            let sizes = Letters { height, larger, least: told::least(self.all) };
            // Nobody can be ready before it is seen what there is to choose.
            let ready = self.seen.show.ready.filter(|_| now == Look::Table && before == now);
            let ready = ready.map(|count| tools.ready_text(count)).unwrap_or_default();
            if let Some(proposed) = proposed.as_ref().and_then(|choices| choices.proposed.as_deref()) {
                return track::proposed(ui, tools, self.parts.foot, sizes, (&view.title, proposed));
            }
            let foot = Foot { view, code: self.told.code.as_deref().unwrap_or_default(), ready: &ready };
            track::ui(ui, tools, self.parts.foot, sizes, foot);
        });
        // From the page before the game it moves to its place; from a card it comes back to it.
        let place = |parts: Parts, look: Look| {
            if look == Look::Picture { parts.alone(self.all, self.view.picture.leads) } else { parts.picture }
        };
        let from = self.opened.as_ref().map_or_else(|| place(self.left, before), opening::Set::picture);
        let rect = between(from, place(self.parts, now), entered);
        let scene = &self.scene;
        let named = &shown.view(tools.words, Reader::Audience).picture;
        let opacity = if self.opened.is_some() { 1.0 } else { stays };
        // Who looks at what rises out of the picture reads the card beside it, too.
        let told = seen(Look::has_card_beside, now, before, entered);
        let pictures = tools.pictures.sparing(self.parts.beside(), told);
        let mut none = Vec::new();
        let tools = &Tools { pictures, commands: &mut none, ..*tools };
        self.layer(ui, "picture", opacity, |ui| {
            if now == Look::Table && before == now {
                self.seen.timer.ring(ui, tools, rect, (scene.bounds, scene.rim), motion);
            }
            picture::paint(ui, tools, rect, scene, named, clock.is_moving(&shown.motion));
            let lit = proposed.as_ref().map(|choices| choices.lit.as_slice()).unwrap_or_default();
            picture::lights(ui, tools, rect, scene, lit);
        });
        if let Some((of, place)) = grid {
            let cells = Cells::of(place, of, self.fields(place).most);
            let frame = Frame::new(rect, scene.bounds);
            self.layer(ui, "tracers", stays, |ui| {
                for tracing in clock.tracing(shown, motion) {
                    let from = scene.part(tracing.from).map_or(rect.center(), |from| frame.at(from.center()));
                    tracer::paint(ui, tools, (from, self.parts.beside()), (of, &cells), &tracing);
                }
            });
        }
    }

    /// Returns the choices of a player whose proposal lies on the crier's desk.
    fn proposed(&self) -> Option<Arc<ChoicesView>> {
        let views = self.seen.show.choices.iter().map(|choices| choices.view(self.tools.words));
        views.into_iter().find(|view| view.proposed.is_some())
    }

    /// Draws the light of the hour, and the row of drawings above the foot.
    fn backdrop(&self, ui: &Ui, now: Look, before: Look, entered: f32) {
        let backdrop = self.view.backdrop.as_ref();
        backdrop::light(ui, self.tools, backdrop);
        // It stands on whatever goes from side to side.
        let Parts { grid, foot, .. } = self.parts;
        let below = if grid.width() > self.all.width() * 0.8 { grid.top() } else { foot.top() };
        let foot = lerp(foot.top()..=below, seen(Look::has_grid, now, before, entered)) - self.all.height() * 0.005;
        backdrop::row(ui, self.tools, backdrop, Some(foot), seen(Look::has_backdrop, now, before, entered));
    }

    fn fields(&self, place: Rect) -> grid::Fields {
        let most = (place.width() / 7.0).max(place.height() / 4.0);
        let letters = self.all.height() * ROOM.strong * self.seen.text.from_afar();
        grid::Fields { most, letters }
    }
}

/// How far beside its place a card begins, as a part of its width.
const SLIDE: f32 = 0.12;

/// Returns the opacity of something on the way to `now`: if both looks have it, it stays as it is.
fn seen(has: fn(Look) -> bool, now: Look, before: Look, entered: f32) -> f32 {
    match (has(now), has(before)) {
        (true, true) => 1.0,
        (true, false) => coming(entered),
        (false, true) => leaving(entered),
        (false, false) => 0.0,
    }
}

/// Returns the opacity of what goes, halfway through a change: two scenes are never seen through each other.
fn leaving(entered: f32) -> f32 {
    (1.0 - 2.0 * entered).max(0.0)
}

/// Returns the opacity of what comes once that has gone.
fn coming(entered: f32) -> f32 {
    (2.0 * entered - 1.0).max(0.0)
}

/// Interpolates between two rectangles, from 0 to 1.
fn between(from: Rect, to: Rect, part: f32) -> Rect {
    Rect::from_min_max(from.min.lerp(to.min, part), from.max.lerp(to.max, part))
}
