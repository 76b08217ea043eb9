//! The owner of everything that an audience sees.

use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Align2, Area, Context, Event, Id, Pos2, Rect, Ui, UiBuilder};

use super::view::{self, Seen};
use super::window::ProjectorWindow;
use super::{hint, thumbnail};
use crate::crier::{Locales, Words};
use crate::desk::app::command::Command;
use crate::desk::app::settings::{Settings, TextSize};
use crate::desk::tokens::{self, Theme};
use crate::desk::widgets::Pictures;
use crate::desk::widgets::tools::{Tools, describe};
#[cfg(feature = "gallery")]
use crate::show::Follower;
use crate::show::{Clock, HallShown, Publisher, Reader, ReplayShown, Sent, Show};

/// The show's publisher and its followers in this program: the desk's own window, in which the view may replace the
/// desk, and the projector's.
pub(crate) struct Audience {
    publisher: Publisher,
    /// The words in the audience's language.
    words: Arc<Words>,
    pictures: Arc<Pictures>,
    window: Option<ProjectorWindow>,
    theme: Theme,
    text: TextSize,
    /// Whether the view replaces the desk.
    pub(crate) presenting: bool,
    /// The times when the view replaced the desk, and when the pointer was last moved over it.
    presented: Option<f64>,
    moved: Option<f64>,
    /// Whether the projector was offered.
    pub(crate) offered: bool,
    /// Whether the audience's screens are dark for now.
    pub(crate) dark: bool,
    /// The page shown in the game's place.
    pub(crate) sent: Option<Sent>,
    /// How often the sent page was turned to its next part.
    pub(crate) turned: usize,
    /// The replay that was begun last; it is shown as long as its screen is.
    pub(crate) replay: Option<ReplayShown>,
    /// The hall of fame as it was read for a break.
    pub(crate) hall: Option<HallShown>,
    /// The clock of the motion in the desk's window.
    pub(crate) clock: Clock,
    /// The monitors in the system's order; `None` in the place of one that is gone.
    pub(crate) monitors: Vec<Option<String>>,
    /// The corner of a monitor on which the desk's window does not stand, in points.
    pub(crate) elsewhere: Option<Pos2>,
}

impl Audience {
    /// Creates an audience that sees nothing yet.
    pub(crate) fn new(settings: &Settings, game: Option<&'static Locales>, pictures: Arc<Pictures>) -> Self {
        Self {
            publisher: Publisher::new(),
            words: settings.audience_words(game),
            pictures,
            window: None,
            theme: settings.audience_theme(),
            text: settings.projector_text,
            presenting: false,
            presented: None,
            moved: None,
            offered: false,
            dark: false,
            sent: None,
            turned: 0,
            replay: None,
            hall: None,
            clock: Clock::default(),
            monitors: Vec::new(),
            elsewhere: None,
        }
    }

    /// Sets the words for that game, by the settings.
    pub(crate) fn read(&mut self, settings: &Settings, game: Option<&'static Locales>) {
        self.words = settings.audience_words(game);
    }

    /// Applies the settings: the words and the look of the audience's window.
    pub(crate) fn follow_settings(&mut self, ui: &Ui, settings: &Settings) {
        self.theme = settings.audience_theme();
        self.text = settings.projector_text;
        if let Some(window) = &self.window {
            window.follow_settings(ui.ctx(), &self.words, settings);
        }
    }

    /// Publishes this show to every follower.
    pub(crate) fn publish(&self, show: Show) {
        self.publisher.publish(show);
    }

    /// Subscribes a follower outside this program's windows, which needs no waking.
    #[cfg(feature = "gallery")]
    pub(crate) fn follower(&self) -> Follower {
        self.publisher.follow(|| {})
    }

    /// Returns the audience's words.
    pub(crate) fn words(&self) -> Arc<Words> {
        Arc::clone(&self.words)
    }

    /// Draws the view in place of the desk.
    pub(crate) fn present(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, show: &Show, now: Instant) {
        let rect = ui.available_rect_before_wrap();
        let (words, clock) = (Arc::clone(&self.words), &mut self.clock);
        let pictures = self.pictures.in_look(self.theme.look()).hushing(rect);
        let mut tools = Tools { palette: tokens::palette(self.theme), pictures, ..tools.in_words(&words) };
        let seen = Seen { text: self.text, live: true, monitor: None };
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            view::ui(ui, &tools, show, clock, now, seen);
            if show.hint.is_some() {
                hint::click(ui, &mut tools);
            }
        });
    }

    /// Draws a small picture of what the projector shows into the room that is `free` at the desk, and what comes next.
    pub(crate) fn thumbnail(&self, ui: &Ui, tools: &mut Tools<'_>, free: Rect, show: &Show) {
        let words = Arc::clone(&self.words);
        let coming = show.shown.as_ref().and_then(|shown| shown.view(tools.words, Reader::Crier).coming.clone());
        let Some([place, beside]) = thumbnail::place(free, ui.ctx().content_rect().height()) else { return };
        if let Some(coming) = coming {
            let text = tools.words.with("desk-next", &[("what", coming.into())]);
            let ink = tools.palette.ink;
            let set = ui.painter().layout(text, tokens::strong_text(), ink, beside.width());
            if set.size().y <= beside.height() {
                describe(ui, beside, ui.scope_id().with("next"), set.text());
                ui.painter().galley(Align2::LEFT_CENTER.align_size_within_rect(set.size(), beside).min, set, ink);
            }
        }
        if !thumbnail::can_show(show) {
            return;
        }
        let pictures = self.pictures.in_look(self.theme.look());
        let tools = Tools { palette: tokens::palette(self.theme), pictures, ..tools.in_words(&words) };
        thumbnail::ui(ui, &tools, place, show, &self.clock);
    }

    /// Shows the way back from the view, for a while after a mouse move or a touch.
    pub(crate) fn way_back(&mut self, ui: &Ui, tools: &mut Tools<'_>) {
        /// The time for which it is shown, in seconds.
        const SHOWN: f64 = 3.0;
        let now = ui.input(|input| input.time);
        let here = *self.presented.get_or_insert(now);
        let moves = |event: &Event| matches!(event, Event::PointerMoved(_) | Event::Touch { .. });
        if now > here && ui.input(|input| input.events.iter().any(moves)) {
            self.moved = Some(now);
        }
        if self.moved.is_none_or(|moved| now - moved > SHOWN) {
            return;
        }
        Area::new(Id::unique("the way back")).anchor(Align2::RIGHT_TOP, [-12.0, 12.0]).show(ui.ctx(), |ui| {
            ui.spacing_mut().interact_size.y = tokens::TOUCH;
            tools.button(ui, "present-leave", Command::Present);
        });
        ui.ctx().request_repaint_after(Duration::from_secs_f64(SHOWN + 0.1));
    }

    /// Notes that the view does not replace the desk now.
    pub(crate) const fn put_away(&mut self) {
        (self.presented, self.moved) = (None, None);
    }

    /// Keeps the projector's window open for this frame if the settings ask for it, and returns the commands that were
    /// given in it.
    ///
    /// `began` is when the desk's clock was at 0.
    pub(crate) fn window(&mut self, ui: &Ui, settings: &Settings, began: Instant) -> Vec<Command> {
        if !settings.projector {
            self.window = None;
            return Vec::new();
        }
        let wish = settings.monitor.as_ref();
        let monitor = wish.and_then(|wish| self.monitors.iter().position(|monitor| monitor.as_ref() == Some(wish)));
        let (publisher, words, pictures) = (&self.publisher, &self.words, &self.pictures);
        let window = self
            .window
            .get_or_insert_with(|| ProjectorWindow::new(ui.ctx(), publisher, words, pictures, settings, began));
        window.ui(ui, monitor.zip(wish.map(String::as_str)), self.elsewhere)
    }

    /// Brings the desk before the projector's window, where a question may be covered.
    pub(crate) fn give_way(&self, ctx: &Context) {
        if self.window.is_some() {
            ProjectorWindow::give_way(ctx);
        }
    }
}
