//! The game step by step: at each new thing one sentence, until it is understood. Nobody is told the same twice in an evening.

use egui::{Context, Ui};

use super::ceremony::Ceremonial;
use super::command::Command;
use super::notice::Notice;
use super::screen::Screen;
use super::session::AtTable;
use super::settings::Settings;
use super::{Desk, keys};
use crate::show::Reader;

/// What was told since the app began, and what stands to be understood.
#[derive(Debug, Default)]
pub(super) struct Teaching {
    told: Vec<&'static str>,
    /// The hint that is seen.
    pub(super) standing: Option<&'static str>,
}

impl Desk {
    /// Whether the hint that stands can be seen at the desk, and nothing else has the keys.
    pub(super) fn is_teaching(&self) -> bool {
        let over = self.overlays.page.is_some() || self.overlays.is_open() || self.overlays.asked.is_some();
        self.teaching.standing.is_some() && !over && !self.audience.presenting
    }

    /// Lets the next hint stand once nothing moves any more, and reads it out.
    pub(super) fn follow_hints(&mut self, ui: &Ui) {
        let next = self.next_hint();
        if self.teaching.standing == next {
            return;
        }
        let first = self.teaching.standing.is_none();
        self.teaching.standing = next;
        if let Some((shown, id)) = self.on_table().and_then(AtTable::shown).zip(next) {
            self.speaker.teach(shown, id, first, &self.settings);
        }
        ui.ctx().request_repaint();
    }

    /// The first thing worth telling that was not told tonight.
    fn next_hint(&self) -> Option<&'static str> {
        let (game, status) = self.on_table().zip(self.status())?;
        if !self.settings.tips || status.looks_back || status.looks_on {
            return None;
        }
        // Who is shown the results has learned the game.
        if game.ceremony().and_then(Ceremonial::seen).is_some() || self.audience.presenting && self.audience.dark {
            return None;
        }
        let shown = game.shown().filter(|shown| !self.audience.clock.is_moving(&shown.motion))?;
        let view = shown.view(&self.words, Reader::Crier);
        let hint = view.hints.iter().find(|hint| !self.teaching.told.contains(&hint.id))?;
        Some(hint.id)
    }

    /// The hint that stands was understood; whether one stood.
    pub(super) fn understand(&mut self) -> bool {
        let stood = self.teaching.standing.filter(|_| self.screen == Screen::Table);
        self.teaching.told.extend(stood);
        stood.is_some()
    }

    /// From now on everything is told, as if for the first time.
    pub(super) fn begin_lessons(&mut self) {
        self.teaching = Teaching::default();
        self.set(Settings { tips: true, ..self.settings.clone() });
    }

    /// Nothing more is told, until a person wants it again.
    pub(super) fn end_lessons(&mut self, ctx: &Context) {
        self.speaker.hush();
        let key = keys::name_of(ctx, &self.words, &Command::Page(super::Page::Settings));
        self.notices.tell(Notice::good(self.words.with("hint-off", &[("key", key.into())])));
        self.set(Settings { tips: false, ..self.settings.clone() });
    }
}
