//! Follows what is asked before a game is on the table: a new one is prepared and begun, or an old one gone on with.

use std::path::Path;

use super::shown::play_on;
use super::teaching::Teaching;
use crate::chronicle::Code;
use crate::desk::Desk;
use crate::desk::app::notice::Notice;
use crate::desk::app::overlay::Replacing;
use crate::desk::app::settings::Settings;
use crate::desk::screens::Screen;
use crate::desk::session::{OnFile, Playing};

impl Desk {
    pub(crate) fn set_up_game(&mut self) {
        // A form that is filled in stays as it is.
        if self.session.looks_on() || self.session.screen == Screen::Setup {
            return;
        }
        self.session.pace.set_hands_free(false, self.time.now);
        self.audience.presenting = false;
        if let Some(game) = self.session.prepared_mut() {
            game.prepare(false);
        }
        self.go_to(Screen::Setup);
        self.suggest_players();
    }

    /// Shows that screen; the way back leads here.
    pub(crate) fn go_to(&mut self, screen: Screen) {
        if self.session.screen == screen {
            return;
        }
        self.session.pace.set_hands_free(false, self.time.now);
        self.audience.presenting = false;
        self.overlays.clear();
        match self.session.came.iter().position(|other| *other == screen) {
            Some(at) => self.session.came.truncate(at),
            None => self.session.came.push(self.session.screen),
        }
        self.turn_to(screen);
    }

    /// Shows that screen, in the words of its game.
    fn turn_to(&mut self, screen: Screen) {
        self.session.screen = screen;
        match screen {
            // Who prepares the next game most likely wants the one that was played.
            Screen::Table => self.session.prepare_own(),
            Screen::Start | Screen::Setup => {}
        }
        play_on(&mut self.audience, &mut self.overlays);
        self.take_words();
    }

    /// Shows the table; nothing is left to go back to.
    pub(crate) fn turn_to_table(&mut self) {
        self.session.came.clear();
        self.overlays.clear();
        self.turn_to(Screen::Table);
        self.keep_books(|of, books| (of.recall)(books));
    }

    pub(crate) fn prepare(&mut self, game: usize) {
        self.session.prepare(game);
        self.take_words();
        self.suggest_players();
    }

    /// Asks the hall of fame who may play, beside the window.
    pub(crate) fn suggest_players(&mut self) {
        if let Some(game) = self.session.prepared() {
            self.outside.hall(game, &self.prefs.words).people();
        }
    }

    /// Offers these people to the game that is prepared; the last of their groups plays again.
    pub(crate) fn met(&mut self, groups: &[Vec<String>]) {
        let here = Some(self.session.in_play(&self.prefs.words).people).filter(|people| !people.is_empty());
        let groups: Vec<&[String]> = here.iter().chain(groups).map(Vec::as_slice).collect();
        let last = groups.first().copied().unwrap_or_default().to_vec();
        let known = groups.concat();
        if let Some(game) = self.session.prepared_mut() {
            game.suggest_players(&known, &last);
        }
    }

    pub(crate) fn replay(&mut self, code: &Code) {
        self.overlays.clear();
        self.set_up_game();
        self.set_code(code);
    }

    pub(crate) fn set_code(&mut self, code: &Code) {
        if self.session.screen == Screen::Setup
            && let Some(game) = self.session.prepared_mut()
        {
            game.set_code(code);
        }
    }

    pub(crate) fn open_game(&mut self) {
        if self.session.screen != Screen::Setup || self.overlays.asked.is_some() {
            return;
        }
        // A form that does not hold says so first.
        let holds = self.session.prepared().is_some_and(|game| game.preview().is_some());
        if holds && self.asks(Replacing::New) {
            return;
        }
        self.begin_prepared();
    }

    fn begin_prepared(&mut self) {
        match self.session.begin(&self.prefs.words) {
            Ok(true) => {
                self.turn_to_table();
                self.cry_aloud();
            }
            // It says why at its fields.
            Ok(false) => {}
            Err(sentence) => self.notices.tell(Notice::bad(sentence)),
        }
    }

    /// Begins the game in which people learn; one that is in play is not replaced unasked.
    pub(crate) fn teach(&mut self) {
        if self.session.looks_on() {
            return;
        }
        self.overlays.page = None;
        if !self.asks(Replacing::Lesson) {
            self.begin_lesson();
        }
    }

    fn begin_lesson(&mut self) {
        self.session.pace.set_hands_free(false, self.time.now);
        match self.session.begin_lesson(&self.prefs.words) {
            Ok(true) => {
                self.turn_to_table();
                // From now on everything is told, as if for the first time.
                self.teaching = Teaching::default();
                self.set(Settings { tips: true, ..self.prefs.settings.clone() });
                self.cry_aloud();
            }
            Ok(false) => {}
            Err(sentence) => self.notices.tell(Notice::bad(sentence)),
        }
    }

    /// Asks first where a game is in play that is not over; whether it asks.
    fn asks(&mut self, replacing: Replacing) -> bool {
        let running = self.session.table().is_some_and(|game| game.status().playing == Playing::Running);
        let name = self.session.in_play(&self.prefs.words).name.filter(|_| running);
        self.overlays.asked = name.map(|name| (replacing, name));
        self.overlays.asked.is_some()
    }

    /// Does what was asked for, now that a person is sure.
    pub(crate) fn replace(&mut self) {
        match self.overlays.asked.take() {
            Some((Replacing::New, _)) => self.begin_prepared(),
            Some((Replacing::Lesson, _)) => self.begin_lesson(),
            Some((Replacing::Kept(game), _)) => self.take_up(&game),
            None => {}
        }
    }

    /// Returns to the screen before this one, if there is one.
    pub(crate) fn back(&mut self) {
        play_on(&mut self.audience, &mut self.overlays);
        if let Some(screen) = self.session.came.pop() {
            self.turn_to(screen);
        }
    }

    /// Goes on with the game that was found or lies on the table; whether there is one.
    pub(crate) fn go_on(&mut self) -> bool {
        let found = self.session.screen == Screen::Start && self.session.table_mut().is_some_and(OnFile::go_on);
        if found {
            self.turn_to_table();
        }
        found
    }

    /// Goes on with a game that was set aside.
    pub(crate) fn go_on_with(&mut self, game: &Path) {
        if self.session.looks_on() || self.asks(Replacing::Kept(game.to_path_buf())) {
            return;
        }
        self.take_up(game);
    }

    fn take_up(&mut self, game: &Path) {
        self.session.pace.set_hands_free(false, self.time.now);
        match self.session.go_on_with(game, &self.prefs.words) {
            Ok(()) => {
                self.audience.podium = None;
                self.turn_to_table();
            }
            Err(sentence) => self.notices.tell(Notice::bad(sentence)),
        }
    }
}
