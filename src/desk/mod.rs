//! The desk: the window in which a crier runs a game, and the projector's window beside it.
//!
//! It draws from the table and collects [`Command`]s while it draws; one exhaustive `match` in `app/run.rs` follows them afterwards.
//! A game in play is on disk before it is on screen.
//!
//! [`Desk`] is made of owners: the session of the game in play, the audience, what stands over the table, the notices and the
//! speaker. None of them knows another; what concerns several of them stands in `flows`.

pub(crate) mod app;
pub(crate) mod screens;
pub(crate) mod widgets;
pub mod tokens;
mod flows;
mod groups;
mod made;
mod people;
mod plain;
mod played;
mod projector;
mod seating;
mod session;
mod system;

use std::path::Path;
use std::sync::Arc;

use egui::{Context, Pos2, Ui, UiBuilder};
use jiff::Zoned;

#[cfg(feature = "gallery")]
pub use app::PhonesAsk;
pub use app::{
    Command, Files, FinishedAsk, Group, GroupAsk, Groups, Look, Page, Picture, Press, ResultsAsk, Settings, TextSize,
    WindowRefusal, open,
};
pub use people::People;
pub use plain::{CodeForm, NoEntry, code_part};
pub use played::{Entry, Form, Played};
pub use screens::phones;
#[cfg(feature = "paper")]
pub use screens::print;
pub use seating::{Seating, Wrong, sentences};
pub use session::Games;
pub use system::crash::report_to;
pub use system::{ChooseFile, FileLog, SaveFile, SaveTo, ShowFile, TellPainted, TellTime};
pub use widgets::thrown::{DiceLine, DiceLook, TypedDice};
pub use widgets::tools::Tools;
pub use widgets::{Drawings, Pictures, Rasterize};

use app::focus::Focus;
use app::jobs::Jobs;
use app::keys;
use app::notice::{Notice, Notices};
use app::outside::Outside;
use app::overlay::Overlays;
use app::preferences::Preferences;
use app::speaker::Speaker;
use app::time::Time;
use flows::again;
use flows::teaching::Teaching;
use phones::Phones;
use projector::Audience;
use session::{Act, Given, Place, Session};
use system::{Programs, crash};
use widgets::style;
use widgets::tools::name_window;

use crate::chronicle::Record;
use crate::chronicle::file::{Disk, Native};
use crate::crier::Language;
use crate::crier::voice::Voice;

/// Everything the windows show and know.
pub struct Desk {
    prefs: Preferences,
    pictures: Arc<Pictures>,
    outside: Outside,
    session: Session,
    audience: Audience,
    /// The phones that follow it.
    phones: Phones,
    overlays: Overlays,
    /// What people who learn the game were told.
    teaching: Teaching,
    notices: Notices,
    speaker: Speaker,
    time: Time,
    /// Whether its window is cleared in the color of the ground, before each frame.
    cleared: bool,
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
        let place = Place { disk: Disk::clone(&disk), file: files.game.clone(), outbox: jobs.outbox() };
        let session = Session::open(games, place);
        let locales = session.table().map(|game| &game.playable().kind.locales);
        let words = settings.words(locales);
        #[expect(clippy::disallowed_methods, reason = "the clock on the wall; a test hands in another")]
        let clock: Arc<TellTime> = Arc::new(Zoned::now);
        let mut notices = Notices::default();
        notices.set_status(session.table().and_then(|game| game.standing(&words)));
        if let Some(trouble) = trouble {
            notices.tell(Notice::bad(trouble));
        }
        Self {
            audience: Audience::new(&settings, locales, Arc::clone(&pictures)),
            speaker: Speaker::new(&settings, locales),
            prefs: Preferences { settings, words, styled: None, unsaved: false, met: false },
            pictures,
            outside: Outside { disk, files, programs: Programs::default(), jobs, clock, reopened: false },
            session,
            phones: Phones::default(),
            overlays: Overlays::default(),
            teaching: Teaching::default(),
            notices,
            time: Time::default(),
            cleared: false,
        }
    }

    /// The desk in the place of one whose window was lost: the game goes on where it was, and it is told what happened.
    #[must_use]
    pub fn going_on(mut self) -> Self {
        self.begin().go_on();
        self.outside.reopened = true;
        self
    }

    /// The desk with the saved game in that file on the table; one that is in play is not replaced unasked.
    #[must_use]
    pub fn opening(mut self, file: &Path) -> Self {
        self.begin().open_file(file);
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
        self.outside.programs.show = show;
        self
    }

    /// The desk with another way to choose a file than by the system's own dialog.
    #[must_use]
    pub fn with_chooser(mut self, choose: Arc<ChooseFile>) -> Self {
        self.outside.programs.choose = choose;
        self
    }

    /// The desk in a window that is cleared in the color of [`egui::Visuals::panel_fill`] before each frame: it paints no ground.
    #[must_use]
    pub fn in_cleared_window(mut self) -> Self {
        self.cleared = true;
        self
    }

    /// The desk that asks in this way where things are written; without one they are written into the usual folders.
    #[must_use]
    pub fn with_saver(mut self, save: Arc<SaveFile>) -> Self {
        self.outside.programs.save = Some(save);
        self
    }

    /// The desk in another network than this computer's.
    #[cfg(feature = "gallery")]
    #[must_use]
    pub fn with_network(mut self, network: phones::Network) -> Self {
        self.phones = Phones::within(network);
        self
    }

    /// Offers to let phones follow again, if they could until the app was closed.
    #[cfg(feature = "gallery")]
    pub fn offer_phones_again(&mut self) {
        phones::offer_again(&mut self.outside, &self.prefs.words);
    }

    /// The desk whose drawings are rasterized by that: a test that looks at no pixel needs none of them.
    #[must_use]
    pub fn with_rasterizer(self, rasterizer: Arc<Rasterize>) -> Self {
        self.pictures.rasterized_by(rasterizer);
        self
    }

    /// The desk with another clock than the system's.
    #[must_use]
    pub fn with_clock(mut self, clock: Arc<TellTime>) -> Self {
        self.outside.clock = clock;
        self
    }

    /// Whether something is done beside the window that a person waits for: a file is written or read, a picture drawn.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.prefs.unsaved || self.prefs.met || self.outside.jobs.is_busy()
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
        self.session.record()
    }

    /// Whether a game is in play that is not over.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.session.status().is_some_and(|status| !status.steps.is_over())
    }

    /// The settings as they are kept.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.prefs.settings
    }

    /// Tells the desk which monitors there are, by name, in the system's order, with nothing in the place of one that is
    /// gone.
    pub fn set_monitors(&mut self, monitors: Vec<Option<String>>) {
        self.audience.monitors = monitors;
    }

    /// Tells the desk the corner of a monitor on which its window does not stand, in points, if there is one.
    pub const fn set_elsewhere(&mut self, corner: Option<Pos2>) {
        self.audience.elsewhere = corner;
    }

    /// Draws one frame, then follows what was asked for in it.
    pub fn ui(&mut self, ui: &mut Ui) {
        self.time.now = ui.input(|input| input.time);
        name_window(ui.ctx(), &self.prefs.words.text("app-name"));
        if self.time.began.is_none() {
            self.tell_crash();
        }
        let began = self.time.began();
        self.follow_settings(ui);
        for done in self.outside.jobs.heard(ui.ctx()) {
            self.on_job_done(ui.ctx(), done);
            ui.ctx().request_repaint();
        }
        if self.phones.count().is_some() {
            self.keep_books(|of, books| (of.hear_phones)(books));
            self.hear_proposals(ui.ctx());
            self.hear_seats();
        }
        if self.session.status().is_some_and(|status| status.steps.is_over()) {
            self.keep_books(|of, books| (of.keep_handed_in)(books));
        }
        app::window::fit(ui, self.prefs.settings.text_size);
        let asked = self.overlays.asked.is_some();
        let commands = match app::window::cut(ui) {
            None => self.draw(ui),
            Some(whole) => self.draw(&mut ui.new_child(UiBuilder::new().max_rect(whole))),
        };
        self.note_shown();
        let from_window = self.audience.window(ui, &self.prefs.settings, began);
        if !commands.is_empty() || !from_window.is_empty() {
            ui.ctx().request_repaint();
        }
        for command in commands {
            self.run(ui.ctx(), command);
        }
        for command in from_window {
            // Asked only now: what came before it may have opened a question.
            if keys::lets(self.focus(), &command) {
                self.run(ui.ctx(), command);
            }
        }
        if !asked && self.overlays.asked.is_some() {
            self.audience.give_way(ui.ctx());
        }
        if self.was_held(ui) {
            // What the key takes was told, and is done.
            self.notices.dismiss();
            self.begin().play_again();
            ui.ctx().request_repaint();
        }
        // What is dragged is written once, when it is let go of.
        if (self.prefs.unsaved || self.prefs.met) && !ui.input(|input| input.pointer.any_down()) {
            self.prefs.save(&mut self.outside);
        }
        if self.teaching.follow(&self.session, &self.audience, &self.prefs, &self.speaker, self.time.now) {
            ui.ctx().request_repaint();
        }
        if self.pace().follow() {
            self.go_on_by_itself();
            ui.ctx().request_repaint();
        }
        self.pace().wait(ui.ctx());
        if self.ceremony().follow() {
            ui.ctx().request_repaint();
        }
        self.audience.publish(self.showing().show());
    }

    /// Whether the one key was held for long enough to play again.
    fn was_held(&mut self, ui: &Ui) -> bool {
        let focus = self.focus();
        let Self { session, audience, prefs, time, .. } = self;
        again::was_held(ui, time, || {
            matches!(focus, Focus::Ceremony | Focus::Table | Focus::Menu | Focus::Present)
                && again::has_ended(session, audience, &prefs.settings)
        })
    }

    /// Tells of a crash before this start; it is told once, so a window must be there.
    fn tell_crash(&mut self) {
        if let Some(report) = crash::left(&self.outside.files.crash()) {
            let name = if self.outside.reopened { "crash-reopened" } else { "crash-before" };
            let text = self.prefs.words.with(name, &[("file", report.display().to_string().into())]);
            self.notices.tell(Notice::bad(text).of_file(report));
        }
    }

    /// Makes the windows' style and all words anew when the settings have changed.
    fn follow_settings(&mut self, ui: &Ui) {
        if self.prefs.styled.as_ref() != Some(&self.prefs.settings) {
            style::set_theme(ui.ctx(), self.prefs.settings.theme);
            if self.prefs.styled.is_some() {
                // The window was cleared in the color of the theme before.
                ui.ctx().request_repaint();
            }
            self.audience.follow_settings(ui, &self.prefs.settings);
            self.prefs.styled = Some(self.prefs.settings.clone());
        }
    }

    /// Acts on the game on the table, if it is shown; a refusal is told.
    fn act(&mut self, act: Act) -> Given {
        let Some(game) = self.session.on_table_mut() else { return Given::Nothing };
        game.act(act, &self.prefs.words).unwrap_or_else(|sentence| {
            self.notices.tell(Notice::bad(sentence));
            Given::Nothing
        })
    }
}

impl Drop for Desk {
    /// What was changed in the last frame is written too, and phones are told that nothing more comes.
    fn drop(&mut self) {
        self.phones.close();
        if self.prefs.unsaved || self.prefs.met {
            self.prefs.save(&mut self.outside);
        }
    }
}
