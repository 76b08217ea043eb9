//! The desk: the window in which a crier runs a game, and the room's window beside it.
//!
//! It draws from the table and collects [`Command`]s while it draws; one exhaustive `match` in `run` follows them afterwards.
//! A game in play is on disk before it is on screen.

pub(crate) mod command;
pub(crate) mod look;
pub mod tokens;
mod aloud;
mod audience;
mod clock;
mod count;
mod evening;
mod files;
mod hall;
mod keeper;
mod keys;
mod notice;
mod overlay;
mod pace;
mod pages;
#[cfg(feature = "paper")]
pub mod print;
mod results;
mod run;
mod screen;
mod settings;
mod shown;
mod system;
mod table;
mod window;

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{Context, Ui, UiBuilder};

pub use command::{Command, Page};
pub use evening::{Evening, EveningTold};
pub use files::Files;
pub use look::Pictures;
pub use pace::{ChoosingTime, Pace, PaceEvent, Waiting};
pub use settings::{Settings, TextSize};
pub use system::ShowFile;
pub use window::{WindowRefusal, open};

use crate::chronicle::Code;
use crate::crier::voice::Voice;
use crate::crier::{Language, Words};
use crate::desk::audience::RoomWindow;
use crate::desk::clock::Clock;
use crate::desk::keeper::{Found, Keeper};
use crate::desk::look::tools::Tools;
use crate::desk::notice::Notice;
use crate::desk::overlay::Overlay;
use crate::desk::screen::Screen;
use crate::desk::screen::SetupScreen;
use crate::desk::screen::Welcome;
use crate::desk::shown::Shown;
use crate::desk::system::Viewer;
use crate::desk::table::TableScreen;
use crate::desk::table::Timer;
use crate::games::troyes_dice::record::{Next, Record};
use crate::games::troyes_dice::rules::{self, HalfDay, Phase};

/// Everything the windows show and know.
pub struct Desk {
    words: Arc<Words>,
    /// The room's words, and what is shown in them.
    room_words: Arc<Words>,
    room_shown: Option<Arc<Shown>>,
    pictures: Arc<Pictures>,
    files: Files,
    settings: Settings,
    /// What the windows' style was last made from.
    styled: Option<Settings>,
    keeper: Keeper,
    screen: Screen,
    notice: Option<Notice>,
    /// What is being printed.
    #[cfg(feature = "paper")]
    printing: Vec<print::Printing>,
    viewer: Viewer,
    /// What stands over the table, in its place.
    overlay: Option<Overlay>,
    page: Option<Page>,
    /// Whether the room's view stands in place of the desk.
    presenting: bool,
    present_clock: Clock,
    room: RoomWindow,
    /// By the system's order; nothing in the place of one that is gone.
    monitors: Vec<Option<String>>,
    /// Nothing is heard without it.
    voice: Option<Voice>,
    /// How many motions were begun; each has a number.
    motions: u64,
    pace: Pace,
    evening: Option<Evening>,
    /// The desk's clock in this frame, in seconds.
    now: f64,
}

impl Desk {
    /// The desk on these files; [`Desk::set_up`] must have been called on the context.
    ///
    /// It speaks the system's language, `spoken`, unless the settings name one. Whatever is wrong with a file is shown, not returned: the desk always opens.
    #[must_use]
    pub fn new(files: Files, spoken: Language) -> Self {
        let pictures = Arc::new(Pictures::default());
        let (settings, trouble) = Settings::load(&files.settings, spoken);
        let words = Arc::new(settings.words());
        let room_words = Arc::new(settings.room_words());
        let (keeper, found) = Keeper::open(&files.game);
        let notice = keeper.notice(&words).or_else(|| trouble.map(Notice::bad));
        let screen = match found {
            Found::Nothing => Screen::Setup(Box::new(SetupScreen::new())),
            Found::Game(record) if keeper.is_looking() => Screen::Table(Box::new(TableScreen::new(*record, &words))),
            Found::Game(record) => Screen::Welcome(Box::new(Welcome { game: Some(*record), trouble: None })),
            Found::Trouble { sentence, kept } => {
                Screen::Welcome(Box::new(Welcome { game: kept.map(|kept| *kept), trouble: Some(sentence) }))
            }
        };
        let room = RoomWindow::new(Arc::clone(&room_words), Arc::clone(&pictures));
        Self {
            words,
            room_words,
            room_shown: None,
            pictures,
            files,
            settings,
            styled: None,
            keeper,
            screen,
            notice,
            #[cfg(feature = "paper")]
            printing: Vec::new(),
            viewer: Viewer::default(),
            overlay: None,
            page: None,
            presenting: false,
            present_clock: Clock::default(),
            room,
            monitors: Vec::new(),
            voice: None,
            motions: 0,
            pace: Pace::default(),
            evening: None,
            now: 0.0,
        }
    }

    /// The desk with a voice; without one it is silent.
    #[must_use]
    pub fn with_voice(self, voice: Voice) -> Self {
        Self { voice: Some(voice), ..self }
    }

    /// The desk with another way to show files than by the system's own programs.
    #[must_use]
    pub fn with_viewer(self, show: Arc<ShowFile>) -> Self {
        Self { viewer: Viewer::new(show), ..self }
    }

    /// Gives a context the desk's fonts, before its first frame.
    pub fn set_up(ctx: &Context) {
        look::style::set_fonts(ctx);
    }

    /// The game on the table, if one is shown.
    #[must_use]
    pub fn record(&self) -> Option<&Record> {
        self.screen.record()
    }

    /// The settings as they are kept.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Tells the desk which monitors there are, by name, in the system's order, with nothing in the place of one that is
    /// gone.
    pub fn set_monitors(&mut self, monitors: Vec<Option<String>>) {
        self.monitors = monitors;
    }

    /// Draws one frame, then follows what was asked for in it.
    pub fn ui(&mut self, ui: &mut Ui) {
        self.now = ui.input(|input| input.time);
        self.style(ui);
        #[cfg(feature = "paper")]
        self.hear_printing(ui.ctx());
        window::fit(ui, self.settings.text_size);
        let mut commands = self.draw(ui);
        commands.extend(self.draw_room(ui));
        if !commands.is_empty() {
            ui.ctx().request_repaint();
        }
        for command in commands {
            self.run(command);
            self.tell_room(ui);
        }
        if let Some(file) = self.viewer.follow(ui.ctx()) {
            let args = [("file", file.display().to_string().into())];
            self.notice = Some(Notice::bad(self.words.with("desk-unshown", &args)));
            ui.ctx().request_repaint();
        }
        self.keep_pace(ui);
    }

    fn draw(&mut self, ui: &mut Ui) -> Vec<Command> {
        let mut commands = keys::commands(ui, self.focus());
        let palette = tokens::palette(self.settings.theme);
        let muted = self.settings.aloud.muted;
        let mut tools = Tools { words: &self.words, pictures: &self.pictures, palette, muted, commands: &mut commands };
        let motion = self.settings.motion;
        let timer = Timer::of(&self.pace, self.now);
        let evening = self.evening.map(|evening| evening.told(self.now, self.closed()));
        match (&self.screen, self.presenting) {
            (Screen::Table(_), true) => {
                // Only what the crier must know is told where everybody reads.
                if let Some(notice) = self.notice.as_ref().filter(|notice| notice.is_bad() || self.pace.is_hands_free())
                {
                    notice.ui(ui, &mut tools);
                }
                tools.words = &self.room_words;
                let rect = ui.available_rect_before_wrap();
                let (shown, clock) = (self.room_shown.as_deref(), &mut self.present_clock);
                ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
                    audience::ui(ui, &tools, shown, motion, clock, timer, true);
                });
            }
            (Screen::Table(_) | Screen::Welcome(_) | Screen::Setup(_), _) => {
                if let Some(notice) = &self.notice {
                    notice.ui(ui, &mut tools);
                }
                match &mut self.overlay {
                    Some(overlay) => overlay.ui(ui, &mut tools, &self.screen),
                    None => self.screen.ui(ui, &mut tools, motion, timer, evening),
                }
            }
        }
        tools.words = &self.words;
        if let Some(page) = self.page {
            let here: Vec<String> = self.monitors.iter().flatten().cloned().collect();
            pages::ui(ui, &mut tools, page, &self.settings, &here, self.voice.as_ref());
        }
        commands
    }

    fn draw_room(&mut self, ui: &Ui) -> Vec<Command> {
        if !self.settings.room {
            self.room.closed();
            return Vec::new();
        }
        let wish = self.settings.monitor.as_ref();
        let monitor = wish.and_then(|wish| self.monitors.iter().position(|monitor| monitor.as_ref() == Some(wish)));
        self.room.ui(ui, monitor)
    }

    /// Follows the table's pace and asks for a frame when something of it changes.
    fn keep_pace(&mut self, ui: &Ui) {
        let (waiting, delay) = self.waiting();
        self.pace.follow(waiting, self.settings.choosing, delay, self.now);
        match self.pace.tick(self.now) {
            Some(PaceEvent::Next) => {
                self.go_on_by_itself();
                self.tell_room(ui);
                ui.ctx().request_repaint();
            }
            Some(PaceEvent::Warning) => self.warn_aloud(),
            Some(PaceEvent::TimeUp) | None => {}
        }
        let closed = self.closed();
        if self.evening.is_none() && self.record().is_some() {
            self.evening = Some(Evening::new(self.now, closed));
        }
        let pace = self.pace.next_change(self.now);
        let evening = self.evening.map(|evening| evening.next_change(self.now));
        if let Some(seconds) = pace.into_iter().chain(evening).reduce(f64::min) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(seconds));
        }
        self.room.time(ui.ctx(), Timer::of(&self.pace, self.now));
    }

    /// What the table waits for, and for how many seconds the picture still moves before that begins.
    fn waiting(&self) -> (Waiting, f64) {
        let Screen::Table(table) = &self.screen else {
            return (Waiting::Nothing, 0.0);
        };
        let orders = table.record.done().len();
        let waiting = match table.record.next() {
            Next::Order(rules::Order::Close) => Waiting::Choice(orders),
            Next::Order(rules::Order::Roll(_)) => Waiting::Roll(orders),
            Next::Enter | Next::Over => Waiting::Nothing,
        };
        let moment = table.shown.motion.moment.as_ref();
        (waiting, moment.map_or(0.0, |moment| f64::from(moment.duration(self.settings.motion))))
    }

    /// How many half-days are closed.
    fn closed(&self) -> u8 {
        self.record().map_or(0, |record| match record.table().phase() {
            Phase::Over => HalfDay::COUNT,
            Phase::Roll | Phase::Choose => record.table().now().number() - 1,
        })
    }

    /// Restyles the windows when the settings have changed.
    fn style(&mut self, ui: &Ui) {
        if self.styled.as_ref() != Some(&self.settings) {
            look::style::set_theme(ui.ctx(), self.settings.theme);
            self.styled = Some(self.settings.clone());
            self.tell_room(ui);
        }
    }

    fn tell_room(&mut self, ui: &Ui) {
        let same = self.settings.room_language.is_none_or(|language| language == self.settings.language);
        self.room_shown = match &self.screen {
            Screen::Table(table) if same => Some(Arc::clone(&table.shown)),
            Screen::Table(table) => Some(Arc::new(table.shown.in_words(&self.room_words))),
            Screen::Welcome(_) | Screen::Setup(_) => None,
        };
        let shown = self.room_shown.clone();
        self.room.show(ui.ctx(), &self.room_words, shown, self.settings.motion, self.settings.theme);
    }

    fn focus(&self) -> keys::Focus {
        match (&self.screen, self.page, self.presenting) {
            (_, Some(_), _) => keys::Focus::Page,
            (Screen::Table(_), None, true) => keys::Focus::Present,
            (Screen::Welcome(_) | Screen::Setup(_) | Screen::Table(_), None, _) if self.overlay.is_some() => {
                keys::Focus::Overlay
            }
            (Screen::Table(table), None, false) if table.look_back.is_some() => keys::Focus::LookBack,
            (Screen::Table(_), None, false) => keys::Focus::Table,
            (Screen::Welcome(_) | Screen::Setup(_), None, _) => keys::Focus::Form,
        }
    }
}

impl SetupScreen {
    /// A form with a code made up, and no game behind it.
    fn new() -> Self {
        Self { form: crate::games::troyes_dice::desk::form::Form::new(&Code::random()), behind: None }
    }
}
