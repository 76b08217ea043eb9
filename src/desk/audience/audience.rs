//! The owner of everything that an audience sees.

use std::sync::Arc;
use std::time::Instant;

use eframe::egui::{Ui, UiBuilder};

use super::view;
use super::window::ProjectorWindow;
use crate::crier::{Locales, Words};
use crate::desk::command::Command;
use crate::desk::look::Pictures;
use crate::desk::look::tools::Tools;
use crate::desk::settings::Settings;
use crate::show::{Clock, Publisher, Show};

/// The show's publisher and its followers in this program: the desk's own window, in which the view may stand in place of
/// the desk, and the projector's.
pub(crate) struct Audience {
    publisher: Publisher,
    /// In the language that the audience reads.
    words: Arc<Words>,
    pictures: Arc<Pictures>,
    window: Option<ProjectorWindow>,
    /// Whether the view stands in place of the desk.
    pub(crate) presenting: bool,
    /// Whether nothing is to be seen for now.
    pub(crate) dark: bool,
    /// How long the desk's window has been showing a motion.
    pub(crate) clock: Clock,
    /// By the system's order; nothing in the place of one that is gone.
    pub(crate) monitors: Vec<Option<String>>,
}

impl Audience {
    /// Nobody sees anything yet.
    pub(crate) fn new(settings: &Settings, game: Option<&Locales>, pictures: Arc<Pictures>) -> Self {
        Self {
            publisher: Publisher::new(),
            words: Arc::new(settings.audience_words(game)),
            pictures,
            window: None,
            presenting: false,
            dark: false,
            clock: Clock::default(),
            monitors: Vec::new(),
        }
    }

    /// Lets the audience read the words of that game, as the settings have them.
    pub(crate) fn read(&mut self, settings: &Settings, game: Option<&Locales>) {
        self.words = Arc::new(settings.audience_words(game));
    }

    /// Follows the settings: in which words the audience's window speaks, and how it looks.
    pub(crate) fn follow_settings(&mut self, ui: &Ui, settings: &Settings) {
        if let Some(window) = &self.window {
            window.follow_settings(ui.ctx(), &self.words, settings.theme);
        }
    }

    /// Tells every follower that this is shown now.
    pub(crate) fn publish(&self, show: Show) {
        self.publisher.publish(show);
    }

    /// Draws the view in place of the desk.
    pub(crate) fn present(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, show: &Show, now: Instant) {
        let rect = ui.available_rect_before_wrap();
        let (words, clock) = (Arc::clone(&self.words), &mut self.clock);
        let tools = tools.in_words(&words);
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| view::ui(ui, &tools, show, clock, now, true));
    }

    /// Keeps the projector's window open for this frame if it is wished for, and takes the commands that were given in it.
    ///
    /// `began` is when the desk's clock stood at 0.
    pub(crate) fn window(&mut self, ui: &Ui, settings: &Settings, began: Instant) -> Vec<Command> {
        if !settings.room {
            self.window = None;
            return Vec::new();
        }
        let wish = settings.monitor.as_ref();
        let monitor = wish.and_then(|wish| self.monitors.iter().position(|monitor| monitor.as_ref() == Some(wish)));
        let (publisher, words, pictures) = (&self.publisher, &self.words, &self.pictures);
        let window = self
            .window
            .get_or_insert_with(|| ProjectorWindow::new(ui.ctx(), publisher, words, pictures, settings.theme, began));
        window.ui(ui, monitor)
    }
}
