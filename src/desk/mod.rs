//! The desk: the window in which a crier runs a game, and the projector's window beside it.
//!
//! It draws from the table and collects [`Command`]s while it draws; one exhaustive `match` in `run` follows them afterwards.
//! A game in play is on disk before it is on screen.
//!
//! [`Desk`] is made of owners: the session of the game in play, the audience, what stands over the table, the notices and the
//! speaker. None of them knows another; what concerns several of them stands in `run`.

pub(crate) mod command;
pub(crate) mod look;
pub mod tokens;
mod again;
mod ahead;
mod audience;
mod begin;
mod books;
mod ceremony;
mod count;
mod files;
mod frame;
mod hall;
mod handed_in;
mod jobs;
mod keys;
mod made;
mod menu;
mod notice;
mod odds;
mod overlay;
mod pages;
mod people;
#[cfg(feature = "gallery")]
pub mod phones;
#[cfg(not(feature = "gallery"))]
#[path = "phones_none.rs"]
pub mod phones;
mod plain;
mod played;
#[cfg(feature = "paper")]
pub mod print;
mod results;
mod run;
mod saving;
mod screen;
mod session;
mod shown;
mod settings;
mod speaker;
mod system;
mod table;
mod teaching;
mod window;

use std::sync::Arc;
use std::time::Instant;

use egui::{Context, Ui, UiBuilder};
use jiff::Zoned;

pub use command::{Command, Page, Picture, Press};
pub use files::Files;
pub use look::tools::Tools;
pub use look::{Drawings, Pictures, Rasterize, rasterize};
pub use people::People;
pub use plain::{CodeForm, NoEntry, NoPrint, code_field};
pub use played::{Entry, Form, Played, PrintForm};
pub use session::Games;
pub use settings::{Settings, TextSize};
pub use system::crash::report_to;
pub use system::{ChooseFile, FileLog, SaveFile, SaveTo, ShowFile, TellPainted, TellTime};
pub use window::{WindowRefusal, open};

use crate::chronicle::Record;
use crate::chronicle::file::{Disk, Native};
use crate::crier::voice::Voice;
use crate::crier::{Language, Words};
use crate::desk::audience::Audience;
use crate::desk::books::Bookkeeping;
use crate::desk::frame::seconds;
use crate::desk::jobs::Jobs;
use crate::desk::look::explain::Explaining;
use crate::desk::look::style;
use crate::desk::look::tools::name_window;
use crate::desk::notice::{Notice, Notices};
use crate::desk::overlay::Overlays;
use crate::desk::phones::Phones;
use crate::desk::screen::Screen;
use crate::desk::session::{Act, AtTable, Given, Place, Session, Status, Tabletop};
use crate::desk::speaker::Speaker;
use crate::desk::system::{Programs, crash};
use crate::desk::teaching::Teaching;

/// Everything the windows show and know.
pub struct Desk {
    words: Arc<Words>,
    pictures: Arc<Pictures>,
    disk: Disk,
    files: Files,
    settings: Settings,
    /// What the windows' style and words were last made from.
    styled: Option<Settings>,
    screen: Screen,
    /// The screens before this one, to which the way back leads.
    came: Vec<Screen>,
    session: Session,
    audience: Audience,
    /// The phones that follow it.
    phones: Phones,
    overlays: Overlays,
    /// Which part of the screen is explained.
    explaining: Explaining,
    /// What people who learn the game were told.
    teaching: Teaching,
    notices: Notices,
    speaker: Speaker,
    jobs: Jobs,
    programs: Programs,
    clock: Arc<TellTime>,
    /// Since when the one key is held to play again.
    held: Option<f64>,
    /// Whether the settings were changed since they were written.
    unsaved: bool,
    /// Whether the window before this one was lost.
    again: bool,
    /// The desk's clock in this frame, in seconds.
    now: f64,
    /// When that clock stood at 0.
    began: Option<Instant>,
}

impl Desk {
    /// The desk on these files; [`Desk::set_up`] must have been called on the context.
    ///
    /// It plays `games`, and speaks the system's language, `spoken`, unless the settings name one. Whatever is wrong with a
    /// file is shown, not returned: the desk always opens.
    #[must_use]
    pub fn new(games: Games, files: Files, spoken: Language) -> Self {
        Self::on(Arc::new(Native), games, files, spoken)
    }

    /// As [`Desk::new`], with the game, the hall of fame and the settings on that disk.
    #[must_use]
    pub fn on(disk: Disk, games: Games, files: Files, spoken: Language) -> Self {
        let pictures = Arc::new(Pictures::default());
        let (settings, trouble) = Settings::load(&*disk, &files.settings, spoken);
        let jobs = Jobs::new();
        let (session, first) =
            Session::open(games, Place { disk: Disk::clone(&disk), file: files.game.clone(), outbox: jobs.outbox() });
        let locales = session.table().map(|game| &game.playable().kind.locales);
        let words = Arc::new(settings.words(locales));
        #[expect(clippy::disallowed_methods, reason = "the clock on the wall; a test hands in another")]
        let clock: Arc<TellTime> = Arc::new(Zoned::now);
        let screen = Screen::from(first);
        let mut notices = Notices::default();
        notices.stand(session.table().and_then(|game| game.standing(&words)));
        if let Some(trouble) = trouble {
            notices.tell(Notice::bad(trouble));
        }
        Self {
            audience: Audience::new(&settings, locales, Arc::clone(&pictures)),
            speaker: Speaker::new(&settings, locales),
            words,
            pictures,
            disk,
            files,
            settings,
            styled: None,
            screen,
            came: Vec::new(),
            session,
            phones: Phones::default(),
            overlays: Overlays::default(),
            explaining: Explaining::default(),
            teaching: Teaching::default(),
            notices,
            jobs,
            programs: Programs::default(),
            clock,
            held: None,
            unsaved: false,
            again: false,
            now: 0.0,
            began: None,
        }
    }

    /// The desk in the place of one whose window was lost: the game goes on where it was, and it is told what happened.
    #[must_use]
    pub fn going_on(mut self) -> Self {
        self.go_on();
        self.again = true;
        self
    }

    /// The desk with a voice; without one it is silent.
    #[must_use]
    pub fn with_voice(mut self, voice: Voice) -> Self {
        self.speaker.give(voice);
        self
    }

    /// The desk with another way to show files than by the system's own programs.
    #[must_use]
    pub fn with_viewer(mut self, show: Arc<ShowFile>) -> Self {
        self.programs.show = show;
        self
    }

    /// The desk with another way to choose a file than by the system's own dialog.
    #[must_use]
    pub fn with_chooser(mut self, choose: Arc<ChooseFile>) -> Self {
        self.programs.choose = choose;
        self
    }

    /// The desk that asks in this way where things are written; without one they are written into the usual folders.
    #[must_use]
    pub fn with_saver(mut self, save: Arc<SaveFile>) -> Self {
        self.programs.save = Some(save);
        self
    }

    /// The desk in another network than this computer's.
    #[cfg(feature = "gallery")]
    #[must_use]
    pub fn with_network(mut self, network: phones::Network) -> Self {
        self.phones = Phones::within(network);
        self
    }

    /// The desk whose drawings are rasterized by that: many desks of one process may share what they show.
    #[must_use]
    pub fn with_rasterizer(self, rasterizer: Arc<Rasterize>) -> Self {
        self.pictures.rasterized_by(rasterizer);
        self
    }

    /// The desk with another clock than the system's.
    #[must_use]
    pub fn with_clock(mut self, clock: Arc<TellTime>) -> Self {
        self.clock = clock;
        self
    }

    /// Whether something is done beside the window that a person waits for: a file is written or read, a picture drawn.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.unsaved || self.jobs.is_busy()
    }

    /// Gives a context the desk's fonts, before its first frame.
    ///
    /// The desk scales itself to its window, and its text is set in the settings: egui's own keys for that would only fill
    /// the memory with glyphs of sizes that are gone in the next frame.
    pub fn set_up(ctx: &Context) {
        style::set_fonts(ctx);
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
    }

    /// The record of the game on the table, if one of that kind is shown.
    #[must_use]
    pub fn record<G: Played>(&self) -> Option<&Record<G>> {
        self.on_table()?;
        self.session.game::<G>()?.table.as_ref().map(|table| &table.record)
    }

    /// Whether a game is in play that is not over.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.status().is_some_and(|status| !status.steps.is_over())
    }

    /// The settings as they are kept.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Tells the desk which monitors there are, by name, in the system's order, with nothing in the place of one that is
    /// gone.
    pub fn set_monitors(&mut self, monitors: Vec<Option<String>>) {
        self.audience.monitors = monitors;
    }

    /// Draws one frame, then follows what was asked for in it.
    pub fn ui(&mut self, ui: &mut Ui) {
        self.now = ui.input(|input| input.time);
        name_window(ui.ctx(), &self.words.text("app-name"));
        if self.began.is_none() {
            self.tell_crash();
        }
        let began = self.began();
        self.follow_settings(ui);
        for done in self.jobs.heard(ui.ctx()) {
            self.hear(ui.ctx(), done);
            ui.ctx().request_repaint();
        }
        if self.phones.count().is_some() {
            self.keep_books(Bookkeeping::hear_phones);
        }
        window::fit(ui, self.settings.text_size);
        let mut commands = match window::cut(ui) {
            None => self.draw(ui),
            Some(whole) => self.draw(&mut ui.new_child(UiBuilder::new().max_rect(whole))),
        };
        commands.extend(self.audience.window(ui, &self.settings, began));
        if !commands.is_empty() {
            ui.ctx().request_repaint();
        }
        for command in commands {
            self.run(ui.ctx(), command);
        }
        self.follow_hold(ui);
        // What is dragged is written once, when it is let go of.
        if self.unsaved && !ui.input(|input| input.pointer.any_down()) {
            self.save_settings();
        }
        self.follow_hints(ui);
        self.keep_pace(ui);
        self.audience.publish(self.show());
    }

    /// Tells of a crash before this start; it is told once, so a window must be there.
    fn tell_crash(&mut self) {
        if let Some(report) = crash::left(&self.files.crash()) {
            let name = if self.again { "crash-reopened" } else { "crash-before" };
            let text = self.words.with(name, &[("file", report.display().to_string().into())]);
            self.notices.tell(Notice::bad(text).of_file(report));
        }
    }

    /// Makes the windows' style and all words anew when the settings have changed.
    fn follow_settings(&mut self, ui: &Ui) {
        if self.styled.as_ref() != Some(&self.settings) {
            style::set_theme(ui.ctx(), self.settings.theme);
            self.audience.follow_settings(ui, &self.settings);
            self.styled = Some(self.settings.clone());
        }
    }

    /// The game on the table, if it is shown.
    fn on_table(&self) -> Option<&dyn Tabletop> {
        self.session.table().filter(|game| self.screen == Screen::Table && game.shown().is_some())
    }

    /// How the game on the table stands, if it is shown.
    fn status(&self) -> Option<Status> {
        self.on_table().map(AtTable::status)
    }

    /// Whether another window keeps the game on the table.
    fn looks_on(&self) -> bool {
        self.session.table().is_some_and(|game| game.status().looks_on)
    }

    /// Acts on the game on the table, if it is shown; a refusal is told.
    fn act(&mut self, act: Act) -> Given {
        let shown = self.session.table_mut().filter(|game| self.screen == Screen::Table && game.shown().is_some());
        shown.map_or(Ok(Given::Nothing), |game| game.act(act, &self.words)).unwrap_or_else(|sentence| {
            self.notices.tell(Notice::bad(sentence));
            Given::Nothing
        })
    }

    /// The game on the table, or the one that is chosen before.
    fn game(&self) -> Option<&dyn Tabletop> {
        match self.screen {
            Screen::Table => self.session.table(),
            Screen::Start | Screen::Setup => self.session.prepared(),
        }
    }

    /// Takes the words of the game that is prepared or on the table, in the languages that are set.
    fn take_words(&mut self) {
        let locales = self.game().map(|game| &game.playable().kind.locales);
        self.words = Arc::new(self.settings.words(locales));
        self.audience.read(&self.settings, locales);
        self.speaker.speak(&self.settings, locales);
        // The audience's window hears of it with the next frame.
        self.styled = None;
    }

    /// When the desk's clock stood at 0.
    fn began(&mut self) -> Instant {
        *self.began.get_or_insert_with(|| {
            let now = Instant::now();
            now.checked_sub(seconds(self.now)).unwrap_or(now)
        })
    }
}

impl Drop for Desk {
    /// What was changed in the last frame is written too, and phones are told that nothing more comes.
    fn drop(&mut self) {
        self.phones.close();
        if self.unsaved {
            self.save_settings();
        }
    }
}
