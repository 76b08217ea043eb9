//! Follows what is asked before a game is on the table: a new one is prepared and begun, or an old one gone on with.

use std::any::Any;
use std::mem;
use std::path::Path;

use super::books::{Bookkeeping, Books};
use super::shown::{cry_aloud, play_on};
use super::teaching::Teaching;
use super::words::SettingsFlow;
use crate::chronicle::Code;
use crate::crier::Words;
use crate::desk::app::command::{CodeAsk, Command};
use crate::desk::app::notice::{Notice, Notices};
use crate::desk::app::outside::Outside;
use crate::desk::app::overlay::{Overlays, Replacing};
use crate::desk::app::preferences::Preferences;
use crate::desk::app::settings::Settings;
use crate::desk::app::speaker::Speaker;
use crate::desk::projector::Audience;
use crate::desk::screens::Screen;
use crate::desk::screens::phones::Phones;
use crate::desk::session::{OnFile, Playing, Session, Status, Tabletop};

/// The owners that another game on the table concerns.
pub(crate) struct BeginFlow<'a> {
    pub(crate) session: &'a mut Session,
    pub(crate) overlays: &'a mut Overlays,
    pub(crate) audience: &'a mut Audience,
    pub(crate) phones: &'a mut Phones,
    pub(crate) notices: &'a mut Notices,
    pub(crate) outside: &'a mut Outside,
    pub(crate) prefs: &'a mut Preferences,
    pub(crate) speaker: &'a mut Speaker,
    pub(crate) teaching: &'a mut Teaching,
    /// The desk's clock, in seconds.
    pub(crate) now: f64,
}

impl BeginFlow<'_> {
    /// The owners that the settings concern.
    const fn settings(&mut self) -> SettingsFlow<'_> {
        let Self { session, audience, speaker, prefs, .. } = self;
        SettingsFlow { session, audience, speaker, prefs }
    }

    /// Lets the game be heard that has begun.
    fn cry_aloud(&self) {
        cry_aloud(self.session, self.speaker, self.prefs);
    }

    /// Ends a pace that goes on by itself: people do something else.
    fn stop(&mut self) {
        self.session.pace.set_hands_free(false, self.now);
    }

    /// Prepares a new game; a form that is filled in stays as it is.
    pub(crate) fn set_up_game(&mut self) {
        if self.session.looks_on() || self.session.screen == Screen::Setup {
            return;
        }
        self.stop();
        self.audience.presenting = false;
        self.prepare_form();
        self.go_to(Screen::Setup);
        self.suggest_players();
    }

    /// Begins a new form in the variant of the last new game, unless something was said in it.
    fn prepare_form(&mut self) {
        if let Some(game) = self.session.prepared_mut() {
            let variant = self.prefs.settings.variants.get(game.playable().kind.name);
            game.prepare(false, variant.map(String::as_str));
        }
    }

    /// Shows that screen; the way back leads here.
    pub(crate) fn go_to(&mut self, screen: Screen) {
        if self.session.screen == screen {
            return;
        }
        self.stop();
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
        play_on(self.audience, self.overlays);
        self.settings().take_words();
    }

    /// Shows the table; nothing is left to go back to.
    pub(crate) fn turn_to_table(&mut self) {
        self.session.came.clear();
        self.overlays.clear();
        self.turn_to(Screen::Table);
        let people = self.session.in_play(&self.prefs.words).people;
        self.prefs.meet(people.iter().map(String::as_str));
        self.keep_books(|of, books| (of.recall)(books));
    }

    /// Does something with the game at hand that only it knows how to do.
    fn keep_books(&mut self, keep: impl FnOnce(&Bookkeeping, &mut Books<'_>)) {
        let Self { session, overlays, audience, phones, notices, outside, prefs, .. } = self;
        if let Some(game) = session.at_hand().map(Tabletop::playable) {
            let words = &prefs.words;
            keep(&game.books, &mut Books { session, overlays, audience, phones, notices, outside, words });
        }
    }

    /// Prepares another game.
    pub(crate) fn prepare(&mut self, game: usize) {
        self.session.prepare(game);
        self.prepare_form();
        self.settings().take_words();
        self.suggest_players();
    }

    /// Asks the hall of fame who may play, beside the window.
    pub(crate) fn suggest_players(&mut self) {
        if let Some(game) = self.session.prepared() {
            self.outside.hall(game, &self.prefs.words).people();
        }
        self.keep_books(|of, books| (of.read_cards)(books));
    }

    /// Offers these people to the game that is prepared; the last of their groups plays again.
    pub(crate) fn met(&mut self, groups: &[Vec<String>]) {
        let here = Some(self.session.in_play(&self.prefs.words).people).filter(|people| !people.is_empty());
        let groups: Vec<&[String]> = here.iter().chain(groups).map(Vec::as_slice).collect();
        let last = groups.first().copied().unwrap_or_default().to_vec();
        let saved = self.prefs.settings.groups.all().iter().flat_map(|group| &group.players);
        let known: Vec<String> = groups.concat().into_iter().chain(saved.cloned()).collect();
        // Those who came first have the first arms.
        self.prefs.hear(groups.iter().rev().flat_map(|group| group.iter()).map(String::as_str));
        if let Some(game) = self.session.prepared_mut() {
            game.suggest_players(&known, &last);
        }
    }

    /// Chooses that saved group, while the form is shown.
    pub(crate) fn choose_group(&mut self, at: usize) {
        if self.session.screen == Screen::Setup
            && let Some(group) = self.prefs.settings.groups.all().get(at)
            && let Some(game) = self.session.prepared_mut()
        {
            game.choose_players(&group.players);
        }
    }

    /// Shows a form that is filled in already.
    pub(crate) fn set_up(&mut self, form: Box<dyn Any + Send>) {
        self.overlays.clear();
        self.set_up_game();
        if self.session.screen == Screen::Setup
            && let Some(game) = self.session.prepared_mut()
        {
            game.take_form(form);
        }
    }

    /// Prepares a new game of that code.
    pub(crate) fn replay(&mut self, code: &Code) {
        self.overlays.clear();
        self.set_up_game();
        self.set_code(code);
    }

    /// Puts such a code into the form, while it is shown.
    pub(crate) fn choose_code(&mut self, ask: CodeAsk) {
        let Some(kind) = self.session.prepared().map(|game| game.playable().kind) else { return };
        let code = match ask {
            CodeAsk::Another => Code::random(kind.disclosure),
            CodeAsk::OfDay => Code::of_day((self.outside.clock)().date()),
        };
        self.set_code(&code);
    }

    /// Puts that code into the form, while it is shown.
    fn set_code(&mut self, code: &Code) {
        if self.session.screen == Screen::Setup
            && let Some(game) = self.session.prepared_mut()
        {
            game.set_code(code);
        }
    }

    /// Begins the game that is prepared; one that is in play is not replaced unasked.
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
        let variant = self.session.prepared().map(|game| (game.playable().kind.name, game.variant()));
        let begun = self.session.begin(&self.prefs.words);
        if let (Ok(true), Some((game, variant))) = (&begun, variant) {
            self.remember_variant(game, variant);
        }
        // A form that does not hold says why at its fields.
        if self.has_begun(begun) == Some(true) {
            self.cry_aloud();
            self.offer_projector();
        }
    }

    /// Keeps the variant of a new game for the next one.
    fn remember_variant(&mut self, game: &str, variant: Option<&str>) {
        let mut settings = self.prefs.settings.clone();
        match variant {
            Some(variant) => drop(settings.variants.insert(game.to_owned(), variant.to_owned())),
            None => drop(settings.variants.remove(game)),
        }
        if settings != self.prefs.settings {
            self.settings().set(settings);
        }
    }

    /// Offers to open the projector's window, once: a press on the notice or its key does it, and any other goes on.
    fn offer_projector(&mut self) {
        if !self.prefs.settings.projector && !mem::replace(&mut self.audience.offered, true) {
            let notice = Notice::good(self.prefs.words.text("room-offer"));
            self.notices.tell(notice.offering([("room-offer-show", Command::ToggleProjector)]));
        }
    }

    /// Shows the table of a game that has begun, or tells why there is none; returns whether one has, unless that failed.
    fn has_begun(&mut self, begun: Result<bool, String>) -> Option<bool> {
        match begun {
            Ok(begun) => {
                if begun {
                    self.turn_to_table();
                }
                Some(begun)
            }
            Err(sentence) => {
                self.notices.tell(Notice::bad(sentence));
                None
            }
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
        self.stop();
        let begun = self.session.begin_lesson(&self.prefs.words);
        if self.has_begun(begun) == Some(true) {
            // From now on everything is told, as if for the first time.
            *self.teaching = Teaching::default();
            let settings = Settings { tips: true, ..self.prefs.settings.clone() };
            self.settings().set(settings);
            self.cry_aloud();
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
            Some((Replacing::Kept(game), _)) => self.take_up(|session, words| session.go_on_with(&game, words)),
            Some((Replacing::Opened(file), _)) => self.take_up(|session, words| session.play_copy(&file, words)),
            None => {}
        }
    }

    /// Returns to the screen before this one, if there is one.
    pub(crate) fn back(&mut self) {
        play_on(self.audience, self.overlays);
        if let Some(screen) = self.session.came.pop() {
            self.turn_to(screen);
        }
    }

    /// Resumes the game that was found or lies on the table; returns whether there is one.
    pub(crate) fn go_on(&mut self) -> bool {
        let found = self.session.screen == Screen::Start && self.session.table_mut().is_some_and(OnFile::go_on);
        if found {
            self.turn_to_table();
        }
        found
    }

    /// Resumes a game that was set aside.
    pub(crate) fn go_on_with(&mut self, game: &Path) {
        if self.session.looks_on() || self.asks(Replacing::Kept(game.to_path_buf())) {
            return;
        }
        self.take_up(|session, words| session.go_on_with(game, words));
    }

    /// Opens a copy of the game in that file; one that is in play is not replaced unasked.
    pub(crate) fn open_file(&mut self, file: &Path) {
        if self.session.looks_on() {
            let args = [("file", file.display().to_string().into())];
            self.notices.tell(Notice::bad(self.prefs.words.with("desk-opened-looking", &args)));
        } else if self.session.keeps(file) {
            self.go_on();
        } else if let Err(sentence) = self.session.read(file, &self.prefs.words) {
            self.notices.tell(Notice::bad(sentence));
        } else if !self.asks(Replacing::Opened(file.to_path_buf())) {
            self.take_up(|session, words| session.play_copy(file, words));
        }
    }

    /// Shows the table of a game that lies in a file, or tells why there is none.
    fn take_up(&mut self, play: impl FnOnce(&mut Session, &Words) -> Result<(), String>) {
        self.stop();
        let begun = play(self.session, &self.prefs.words).map(|()| true);
        self.has_begun(begun);
    }

    /// Begins the same game once more for the same people; where something of it is laid by hand, its form opens.
    pub(crate) fn play_again(&mut self) {
        let ended = |status: Status| status.playing == Playing::Ended && !status.looks_on;
        if !self.session.table().is_some_and(|game| ended(game.status())) {
            return;
        }
        self.speaker.stop_speech();
        self.stop();
        let begun = self.session.begin_again(&self.prefs.words);
        match self.has_begun(begun) {
            Some(true) => self.cry_aloud(),
            Some(false) => {
                self.go_to(Screen::Setup);
                self.suggest_players();
            }
            None => {}
        }
    }
}
