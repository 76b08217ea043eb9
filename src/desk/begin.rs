//! Follows what is asked before a game is on the table: a new one is prepared and begun, or an old one gone on with.

use std::path::Path;

use super::Desk;
use super::notice::Notice;
use super::screen::Screen;
use super::session::Tabletop;
use crate::chronicle::Code;

impl Desk {
    pub(super) fn set_up_game(&mut self) {
        let looking = self.session.table().is_some_and(Tabletop::is_looking);
        // A form that is filled in stays as it is.
        if looking || self.screen == Screen::Setup {
            return;
        }
        self.session.pace.set_hands_free(false, self.now);
        if let Some(game) = self.session.prepared_mut() {
            game.prepare();
        }
        self.turn_to(Screen::Setup);
    }

    /// Shows that screen, in the words of its game.
    fn turn_to(&mut self, screen: Screen) {
        self.screen = screen;
        self.take_words();
    }

    pub(super) fn prepare(&mut self, game: usize) {
        self.session.prepare(game);
        self.take_words();
    }

    pub(super) fn replay(&mut self, code: &Code) {
        self.overlays.screen = None;
        self.set_up_game();
        self.set_code(code);
    }

    pub(super) fn set_code(&mut self, code: &Code) {
        if self.screen == Screen::Setup
            && let Some(game) = self.session.prepared_mut()
        {
            game.set_code(code);
        }
    }

    pub(super) fn open_game(&mut self) {
        if self.screen != Screen::Setup {
            return;
        }
        match self.session.begin(&self.words) {
            Ok(true) => {
                self.turn_to(Screen::Table);
                self.cry_aloud();
            }
            // It says why at its fields.
            Ok(false) => {}
            Err(sentence) => self.notices.tell(Notice::bad(sentence)),
        }
    }

    pub(super) fn back(&mut self) {
        let behind = self.session.table().is_some_and(|game| game.shown().is_some());
        if self.screen == Screen::Setup && behind {
            self.turn_to(Screen::Table);
        }
    }

    /// Goes on with the game that was found; whether there is one.
    pub(super) fn go_on(&mut self) -> bool {
        let found = self.screen == Screen::Welcome && self.session.table_mut().is_some_and(Tabletop::go_on);
        if found {
            self.turn_to(Screen::Table);
        }
        found
    }

    /// Goes on with a game that was set aside.
    pub(super) fn go_on_with(&mut self, game: &Path) {
        if self.session.table().is_some_and(Tabletop::is_looking) {
            return;
        }
        self.session.pace.set_hands_free(false, self.now);
        match self.session.go_on_with(game, &self.words) {
            Ok(()) => self.turn_to(Screen::Table),
            Err(sentence) => self.notices.tell(Notice::bad(sentence)),
        }
    }
}
