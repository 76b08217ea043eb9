//! The table: the picture, the cry, what stands beside them, the log and the one button.

use std::mem;
use std::sync::Arc;

use egui::{Align, Layout, Rect, Ui, UiBuilder};

use super::beside::Beside;
use super::cried::Of;
use super::drafting::Drafting;
use super::layout::{Asked, Parts};
use super::log::Log;
use super::timer::TimerView;
use super::{cried, hint, look_back, picture, top_bar};
use crate::chronicle::{Next, Record};
use crate::crier::{Proclamation, Urgency, Words};
use crate::desk::app::command::{Command, ResultsAsk};
use crate::desk::played::Played;
use crate::desk::screens::count;
use crate::desk::session::{Ceremonial, CeremonyMove, Scored, offered_again};
use crate::desk::tokens;
use crate::desk::widgets::grid;
use crate::desk::widgets::hint::Told;
use crate::desk::widgets::tools::{Tools, part_title, read_out, width};
use crate::play::Seat;
use crate::show::{Card, Clock, EveningTold, Grid, HandedIn, Reader, Shown, Standing, View};
use crate::stage::{Focus, Motion, Shape};

/// The screen on which a game is played.
pub(crate) struct TableScreen<G: Played> {
    /// The game; only the desk's orders change it.
    pub(crate) record: Arc<Record<G>>,
    /// What is shown of it.
    pub(crate) shown: Arc<Shown>,
    /// How many orders the look back reaches, if one is shown.
    pub(crate) look_back: Option<usize>,
    /// The next order, as people pick or enter it.
    pub(crate) drafting: Drafting<G>,
    /// How its results are revealed, once they are.
    pub(crate) ceremony: Option<Ceremonial>,
    /// How phones fill their sheets in, once it is over.
    pub(crate) scored: Option<Scored<G>>,
    /// The sheets that are in, once the game is over.
    handed_in: Option<Kept<G>>,
    /// The log.
    pub(super) log: Log<G>,
}

/// The sheets that are in, of that record, but for the seat that is being filled in.
type Kept<G> = (Arc<Record<G>>, Option<Seat>, Arc<HandedIn>);

/// What a frame of the desk shows besides the game.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    /// How much of the way to a result is shown.
    pub(crate) motion: Motion,
    /// How much time is left to choose.
    pub(crate) timer: TimerView,
    /// How the evening goes.
    pub(crate) evening: Option<EveningTold>,
    /// Which hint stands.
    pub(crate) hint: Option<Standing>,
}

/// The places that the table leaves.
#[derive(Clone, Copy)]
pub(crate) struct Left {
    /// Where a notice may float.
    pub(crate) notices: Rect,
    /// The room that is empty below what stands beside the picture, while nothing is explained or chosen there.
    pub(crate) free: Option<Rect>,
}

impl<G: Played> TableScreen<G> {
    /// Returns the table of that game, at rest.
    pub(crate) fn new(record: Arc<Record<G>>) -> Self {
        let shown = Shown::now(&record);
        Self::of(record, shown, Drafting::default(), Log::default())
    }

    fn of(record: Arc<Record<G>>, shown: Shown, drafting: Drafting<G>, log: Log<G>) -> Self {
        let shown = Arc::new(shown);
        Self { record, shown, look_back: None, drafting, ceremony: None, scored: None, handed_in: None, log }
    }

    /// Sets the state of the game, and how it is shown; in these words what players propose is compared.
    pub(crate) fn show(&mut self, record: Arc<Record<G>>, shown: Shown, words: &Words) {
        let drafting = self.drafting.next(&self.record, &record, words);
        let log = mem::take(&mut self.log).renewed();
        *self = Self::of(record, shown, drafting, log);
    }

    /// Updates which sheets are handed in, once the game is over; the one that is being `filled` is not.
    pub(crate) fn keep_handed_in(&mut self, filled: Option<Seat>) {
        let is_kept = |(record, seat, _): &Kept<G>| Arc::ptr_eq(record, &self.record) && *seat == filled;
        if self.record.steps().is_over() && !self.handed_in.as_ref().is_some_and(is_kept) {
            let handed_in = Arc::new(HandedIn::of(&self.record, filled));
            self.handed_in = Some((Arc::clone(&self.record), filled, handed_in));
        }
    }

    /// Returns the sheets that are in; nothing before the end of the game.
    pub(crate) fn handed_in(&self) -> Option<Arc<HandedIn>> {
        self.handed_in.as_ref().map(|(.., handed_in)| Arc::clone(handed_in))
    }

    /// Moves on or back in the ceremony, or leaves it; a motion that begins has that number.
    pub(crate) fn move_ceremony(&mut self, to: CeremonyMove, number: u64) {
        if let Some(ceremony) = &mut self.ceremony {
            ceremony.go(to, number);
            self.tell_winner();
        }
    }

    /// Once the ceremony has told who won, the table tells it too.
    fn tell_winner(&mut self) {
        if self.ceremony.as_ref().is_some_and(Ceremonial::is_held) && !self.shown.news.is_of_winner() {
            self.shown = Arc::new(Shown::won(&self.record));
        }
    }

    /// Ends a motion: the table is shown as it stands.
    pub(crate) fn come_to_rest(&mut self) {
        self.shown = Arc::new(self.shown.at_rest());
    }

    /// Draws the table, and returns what is left.
    pub(crate) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, clock: &mut Clock, frame: Frame) -> Left {
        let Self { record, shown, look_back, drafting, ceremony, scored: _, handed_in, log } = self;
        let held = ceremony.as_ref().is_some_and(Ceremonial::is_held);
        let known = handed_in.as_ref().is_some_and(|(.., handed_in)| handed_in.is_known());
        let Frame { motion, timer, evening, hint } = frame;
        if clock.tick(ui.input(|input| input.time), &shown.motion, motion) {
            ui.ctx().request_repaint();
        }
        let told = clock.told(shown, motion);
        let next = record.next();
        let (alone, all) = (matches!(next, Next::Order(_)), ui.available_rect_before_wrap());
        let shape = Shape::in_window(all.width(), all.height());
        let view = told.view(tools.words, Reader::Crier);
        let logged = if look_back.is_some() { record.done().len() } else { told.orders };
        let scene = clock.scene(shown, motion, shape);
        let asked = Asked {
            entry: 0.0,
            // The grid stands below the picture, which leaves it the most room where it is as high as wide.
            aspect: if view.grid.is_some() { 1.0 } else { (scene.bounds.width() / scene.bounds.height()).max(1.0) },
            timer: timer.has_place(),
            buttons: look_back
                .map_or_else(|| timer.buttons_width(ui, tools, alone), |_| tools.width_of(ui, &look_back::STEPS)),
            grid: view.grid.is_some(),
        };
        // Words wait for the beat of the picture.
        let waits = look_back.is_none() && clock.waits(shown, motion);
        drafting.refresh(tools.words, record, (look_back.is_some(), waits));
        let (enters, most) = (drafting.is_shown(), most_entry(all, asked));
        let parts = Parts::of(all, if enters { Asked { entry: drafting.high(), ..asked } } else { asked });
        // In reading order, which is the order of the focus.
        let offered = top_bar::Offered::of(record);
        let evening = evening.map(|told| G::evening(tools.words, told));
        let evening_shown = part(ui, "bar", parts.bar, |ui| top_bar::ui(ui, tools, &view, offered, evening.as_ref()));
        let cried = part(ui, "cry", parts.cry, |ui| {
            let over = told.steps().is_over();
            let beat = waits.then(|| beat(tools.words, shown, clock, motion)).flatten();
            let (said, of) = match &beat {
                _ if !waits => (told.news.said(tools.words), Of::News(&told.news)),
                Some(card) => (Arc::new(card.proclaimed()), Of::Beat(card)),
                None => (titled(&view, clock.looking(shown, motion).focus), Of::Nothing),
            };
            let live = look_back.is_none() && !matches!(of, Of::Nothing);
            cried::paint(ui, tools, (&said, of), over, live)
        });
        timer.paint(ui, tools, parts.timer, 40.0);
        // Where the line above the table has no room for the clock, it stands here.
        let evening = evening.as_ref().filter(|_| !evening_shown).map(|evening| evening.full.as_str());
        part(ui, "log", parts.log, |ui| {
            log.ui(ui, tools, (&*record, logged), *look_back, (evening, parts.folded));
        });
        // A key to the picture leaves it another place.
        if look_back.is_none() && !waits && !picture::is_explained(tools) {
            timer.ring(ui, tools, parts.picture, (scene.bounds, scene.rim), motion);
        }
        part(ui, "picture", parts.picture, |ui| {
            // What is thrown comes in from the window's edge.
            let reach = parts.picture.with_min_x(all.left()).with_max_x(all.right()).expand(4.0);
            ui.set_clip_rect(reach);
            // What is not told yet cannot be chosen.
            let plays = drafting.plays().filter(|_| !waits);
            picture::paint_played(ui, tools, shown, (&scene, clock.is_moving(&shown.motion)), plays);
            if look_back.is_some() {
                look_back::paint(ui, tools, parts.picture);
            }
        });
        // What is pressed below is not told above, too.
        let pressed = enters && drafting.picks() && matches!(next, Next::Choose(_) | Next::Pick);
        let side = Beside::of(ui, tools, (parts.side, &cried), (&view.side, pressed), (asked.grid, enters));
        let end = part(ui, "side", parts.side, |ui| {
            if held && look_back.is_none() {
                standing(ui, tools, record);
                parts.side.bottom()
            } else if waits {
                parts.side.top()
            } else {
                let steps = if told.steps().is_over() { told.count_steps(tools.words) } else { Arc::default() };
                side.ui(ui, tools, &steps, &cried)
            }
        });
        if let Some(of) = &view.grid {
            grid_part(ui, tools, &parts, of, told.code.as_deref());
        }
        let hint = hint.and_then(|standing| standing_hint(&view, standing));
        if let Some(told) = hint {
            hint::ui(ui, tools, &parts, (Arc::clone(&scene), motion != Motion::None), told);
        }
        if look_back.is_some() {
            part(ui, "next", parts.next, |ui| look_back::return_button(ui, tools));
            part(ui, "buttons", parts.buttons, |ui| look_back::steps(ui, tools));
            return Left { notices: parts.log, free: None };
        }
        if enters {
            part(ui, "entry", parts.entry, |ui| drafting.ui(ui, tools, record, most));
        }
        part(ui, "next", parts.next, |ui| {
            if let Some(told) = hint {
                hint::button(ui, tools, told);
            } else if waits {
                tools.waiting_button(ui, "desk-moving", Command::Next);
            } else {
                next_button(ui, tools, record, drafting, (held, known));
            }
        });
        part(ui, "buttons", parts.buttons, |ui| timer.buttons(ui, tools, alone));
        // A picture that is explained takes the room itself.
        let is_free = hint.is_none() && !waits && !picture::is_explained(tools);
        let free = parts.side.with_min_y(end + tokens::GAP);
        let notices = noticed(&parts, hint.is_none(), free);
        Left { notices, free: is_free.then_some(free) }
    }
}

/// How high the place may become for what people enter: a table of small fields leaves it all that it needs.
fn most_entry(all: Rect, asked: Asked) -> f32 {
    if asked.grid { f32::INFINITY } else { Parts::of(all, Asked { entry: all.height(), ..asked }).entry.height() }
}

/// What is told on this beat of a motion, while one thing comes after another; nothing while there is only something to see.
fn beat(words: &Words, shown: &Shown, clock: &Clock, motion: Motion) -> Option<Card> {
    match clock.looking(shown, motion).focus {
        Focus::Beside(cry) | Focus::Card(cry) => shown.news.cards(words).get(cry).cloned(),
        Focus::Picture | Focus::Ahead | Focus::Grid | Focus::Table => None,
    }
}

/// What is played, or what comes next, in place of a cry that may not be told yet.
fn titled(view: &View, focus: Focus) -> Arc<Proclamation> {
    let title = view.coming.as_ref().filter(|_| focus == Focus::Ahead).unwrap_or(&view.title);
    Arc::new(Proclamation::headed(title.clone(), Vec::new(), Urgency::Note))
}

/// The hint that stands there, if the view still has it.
fn standing_hint(view: &View, standing: Standing) -> Option<Told<'_>> {
    let hint = view.hints.iter().find(|seen| seen.id == standing.id)?;
    Some(Told { hint, answered: standing.answered })
}

/// The height of a notice with buttons.
const NOTICED: f32 = 96.0;

/// Returns the place of a notice: beside a folded log there is the picture, and over the cry a hint. What stands beside a picture
/// without a table of small fields is seen in the picture, too.
fn noticed(parts: &Parts, without_hint: bool, free: Rect) -> Rect {
    match (parts.folded && without_hint, free.height() >= NOTICED) {
        (false, _) => parts.log,
        (true, true) => free,
        (true, false) if parts.grid.is_positive() => parts.cry,
        (true, false) => parts.side,
    }
}

fn part<T>(ui: &mut Ui, name: &str, rect: Rect, draw: impl FnOnce(&mut Ui) -> T) -> T {
    let drawn = ui.scope_builder(UiBuilder::new().id_salt(name).max_rect(rect), |ui| {
        ui.shrink_clip_rect(rect.expand(4.0));
        draw(ui)
    });
    drawn.inner
}

/// The table of small fields, with its title.
fn grid_part(ui: &mut Ui, tools: &Tools<'_>, parts: &Parts, of: &Grid, code: Option<&str>) {
    part(ui, "grid", parts.title.union(parts.grid), |ui| {
        let line = UiBuilder::new().max_rect(parts.title).layout(Layout::left_to_right(Align::Center));
        ui.scope_builder(line, |ui| grid_title(ui, tools, of, code));
        let most = parts.grid.height() / 4.0;
        grid::paint(ui, tools, parts.grid, of, grid::Fields { most, letters: tokens::TEXT.strong });
    });
}

/// What the grid shows, and the game's code at the end of the line where it has room.
fn grid_title(ui: &mut Ui, tools: &Tools<'_>, grid: &Grid, code: Option<&str>) {
    let title = part_title(ui, &grid.title).rect;
    if let Some(code) = code {
        let code = tools.words.with("desk-code-is", &[("code", code.into())]);
        if title.width() + tokens::GAP + width(ui, &code, tokens::text()) <= ui.max_rect().width() {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(code));
        }
    }
}

/// Who had how many points, and what can be done with it, once it was revealed.
fn standing<G: Played>(ui: &mut Ui, tools: &mut Tools<'_>, record: &Record<G>) {
    ui.spacing_mut().interact_size.y = tokens::TOUCH;
    ui.horizontal_wrapped(|ui| {
        tools.button(ui, "results-reveal-again", Command::Results(ResultsAsk::Reveal));
        tools.button(ui, "desk-reckoning", Command::Results(ResultsAsk::Count));
    });
    count::standing(ui, tools, record);
}

/// The one button; once it was told who won, what offers the game once more. What is `known` nobody counts.
fn next_button<G: Played>(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    record: &Record<G>,
    drafting: &Drafting<G>,
    (held, known): (bool, bool),
) {
    let comes = match (drafting.doing(tools.words), record.next()) {
        (Some(doing), _) => doing,
        (None, Next::Order(_) | Next::Choose(_) | Next::Pick | Next::Enter) => {
            let words = tools.words.among(G::players(record.opening()));
            G::step(&words, &G::seen_by(record.table(), None))
        }
        (None, Next::Over) if held => return drop(tools.again_button(ui, &offered_again(tools.words, record))),
        (None, Next::Over) => tools.text(if known { "results-title" } else { "unit-count" }),
    };
    let button = tools.big_button(ui, &comes, Command::Next);
    if drafting.has_asked() {
        read_out(ui, &button);
    }
}
