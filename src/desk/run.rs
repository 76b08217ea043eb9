//! Follows what was asked of the desk.

use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::Context;

use super::command::{Command, Picture};
use super::count::CountScreen;
use super::jobs::Done;
use super::look::drawing;
use super::notice::Notice;
use super::print;
use super::screen::{Screen, SetupScreen};
use super::settings::Settings;
use super::{Desk, keys};
use crate::chronicle::Code;
use crate::chronicle::file;
use crate::crier::InWords as _;
use crate::crier::voice::Aloud;
use crate::games::troyes_dice::record::Next;
use crate::games::troyes_dice::rules::{self, Roll, Throw};
use crate::games::troyes_dice::words;
use crate::stage::{Motion, Scene};

impl Desk {
    /// Follows one command. Every way to ask comes through here.
    pub(crate) fn run(&mut self, ctx: &Context, command: Command) {
        // A key that only ends a motion takes no notice away, nor does the notice's own button.
        if !matches!(command, Command::Rest | Command::HandsOn | Command::KeepResults | Command::Show(_)) {
            self.notices.command(self.now);
            self.notices.stand(self.session.standing(&self.words));
        }
        if !matches!(command, Command::Rest | Command::HandsOn | Command::SetResults(_)) {
            self.session.hurry();
        }
        match command {
            Command::Next => self.next(ctx),
            Command::Rest => self.rest(),
            Command::Pause => self.session.pace.pause(self.now),
            Command::MoreTime => self.session.pace.more(self.now),
            Command::Ready => self.session.pace.ready(self.now),
            Command::HandsFree(hands_free) => self.set_hands_free(ctx, hands_free),
            Command::HandsOn => self.hands_on(ctx),
            Command::Enter(throw) => self.enter(throw),
            Command::Undo => self.undo(ctx),
            Command::Redo => self.redo(ctx),
            Command::LookBack(orders) => self.session.look_back(orders),
            Command::Return => self.session.return_from_look_back(),
            Command::SetUp => self.set_up_game(),
            Command::Replay(code) => self.replay(&code),
            Command::MendHall => self.mend_hall(),
            Command::AnotherCode => self.another_code(),
            Command::Open => self.open_game(),
            Command::Back => self.back(),
            Command::Continue => self.go_on(),
            Command::Room => self.set(Settings { room: !self.settings.room, ..self.settings.clone() }),
            Command::Present => self.audience.presenting = !self.audience.presenting,
            Command::Set(settings) => self.set(settings),
            Command::Mute => self.mute(ctx),
            Command::TryAloud => self.speaker.try_out(&self.settings),
            Command::SavePicture(picture) => self.save_picture(picture),
            Command::CopyPicture(picture) => self.copy_picture(picture),
            Command::Count => self.count(),
            Command::AddPlayer => self.change_players(CountScreen::add),
            Command::TakePlayer => self.change_players(CountScreen::take),
            Command::SetResults(results) => self.set_results(results),
            Command::KeepResults => {}
            Command::CryWinner => self.cry_winner(),
            Command::Copied => self.notices.tell(Notice::good(self.words.text("results-copied"))),
            Command::Hall => self.show_hall(),
            Command::Export => self.export_hall(),
            Command::ChooseImport => self.choose_import(),
            Command::Import(path) => self.import_hall(path),
            Command::Show(file) => self.show_file(file),
            Command::Print => print::show(self),
            Command::WritePaper(job) => print::write(self, job),
            Command::Leave => self.overlays.screen = None,
            Command::Page(page) => self.overlays.turn_to(page),
            Command::ClosePage => self.overlays.page = None,
        }
    }

    /// Follows what became of a job.
    pub(crate) fn hear(&mut self, ctx: &Context, done: Done) {
        match done {
            Done::Quietly => {}
            Done::Told(notice) => self.notices.tell(notice),
            Done::Asks(command) => self.run(ctx, command),
            Done::Unkept(error) => self.notices.tell(Notice::bad(error.in_words(&self.words))),
            Done::Hall(hall, notice) => self.hall_read(*hall, notice),
            Done::Entered(news) => self.entered(news),
            Done::Picture(picture) => {
                ctx.copy_image(*picture);
                self.notices.tell(Notice::good(self.words.text("picture-copied")));
            }
            Done::Broken => {
                let report = self.files.crash();
                let args = [("file", report.display().to_string().into())];
                self.notices.tell(Notice::bad(self.words.with("crash-job", &args)).of_file(report));
            }
        }
    }

    /// Writes the settings.
    pub(crate) fn save_settings(&mut self) {
        self.unsaved = false;
        let (settings, file, words) = (self.settings.clone(), self.files.settings.clone(), Arc::clone(&self.words));
        self.jobs.on_disk(move || match settings.save(&file, &words) {
            Ok(()) => Done::Quietly,
            Err(sentence) => Done::Told(Notice::bad(sentence)),
        });
    }

    /// Shows a file by another program, which may run for as long as it likes.
    fn show_file(&self, file: PathBuf) {
        let (show, words) = (Arc::clone(&self.programs.show), Arc::clone(&self.words));
        self.jobs.aside("viewer", move || match show(&file) {
            Ok(()) => Done::Quietly,
            // Systems say why in no words for people.
            Err(error) => {
                log::warn!("{} is not shown: {error}", file.display());
                let args = [("file", file.display().to_string().into())];
                Done::Told(Notice::bad(words.with("desk-unshown", &args)))
            }
        });
    }

    fn next(&mut self, ctx: &Context) {
        // Whoever presses a key takes the game into their own hands; the next press is theirs.
        if self.session.pace.is_hands_free() {
            return self.hands_on(ctx);
        }
        match &self.screen {
            Screen::Welcome(welcome) if welcome.game.is_some() => self.go_on(),
            Screen::Welcome(_) => self.set_up_game(),
            Screen::Setup(_) => self.open_game(),
            Screen::Table => self.next_on_table(),
        }
    }

    fn next_on_table(&mut self) {
        let moves = self.settings.motion != Motion::None;
        let Some(table) = &mut self.session.table else { return };
        if table.look_back.is_some() {
            self.session.return_from_look_back();
        } else if moves && self.audience.clock.is_moving(&table.shown.motion) {
            // The result stands already; the key only ends the picture's way there (invariant 7).
            table.come_to_rest();
            self.speaker.hurry();
        } else {
            match table.record.next() {
                Next::Order(order) => self.give(order),
                Next::Enter => match table.throw.read(&self.words) {
                    Ok(throw) => self.enter(throw),
                    Err(sentence) => table.throw.wrong = vec![sentence],
                },
                Next::Over => self.count(),
            }
        }
    }

    fn rest(&mut self) {
        if let Some(table) = self.on_table_mut()
            && table.shown.before.is_some()
        {
            table.come_to_rest();
            self.speaker.hurry();
        }
    }

    fn set_hands_free(&mut self, ctx: &Context, hands_free: bool) {
        let can = self.on_table().is_some_and(|table| matches!(table.record.next(), Next::Order(_)));
        if hands_free && !can {
            return;
        }
        self.session.pace.set_hands_free(hands_free, self.now);
        let name = if hands_free { "pace-hands-free-on" } else { "pace-hands-free-off" };
        let key = keys::name_of(ctx, &self.words, &Command::Ready);
        self.notices.tell(Notice::good(self.words.with(name, &[("key", key.into())])));
    }

    fn hands_on(&mut self, ctx: &Context) {
        if self.session.pace.is_hands_free() {
            self.set_hands_free(ctx, false);
        }
    }

    /// The crier goes on by itself.
    pub(super) fn go_on_by_itself(&mut self) {
        if self.on_table().is_none() {
            return;
        }
        self.session.return_from_look_back();
        match self.record().map(crate::games::troyes_dice::record::Record::next) {
            Some(Next::Order(order)) => self.give(order),
            // Nobody is here to throw the dice, or there is nothing left to do.
            Some(Next::Enter | Next::Over) | None => self.session.pace.set_hands_free(false, self.now),
        }
    }

    fn enter(&mut self, throw: Throw) {
        match Roll::try_from(throw) {
            Ok(roll) => self.give(rules::Order::Roll(roll)),
            Err(refusal) => {
                let wrong = words::roll_refusal(&self.words, &refusal);
                if let Some(table) = self.on_table_mut() {
                    table.throw.wrong = wrong;
                }
            }
        }
    }

    /// Gives the table an order.
    fn give(&mut self, order: rules::Order) {
        match self.session.give(order, &self.words) {
            Ok(()) => self.cry_aloud(),
            Err(sentence) => self.notices.tell(Notice::bad(sentence)),
        }
    }

    /// Lets be heard what is shown.
    fn cry_aloud(&self) {
        if let Some(table) = self.on_table() {
            let moment = table.shown.motion.moment.as_ref();
            let told = moment.map_or(0.0, |moment| moment.told(self.settings.motion));
            self.speaker.cry(&table.shown.news, told, &self.settings);
        }
    }

    fn undo(&mut self, ctx: &Context) {
        self.speaker.hush();
        self.session.pace.set_hands_free(false, self.now);
        if self.on_table().is_some() {
            let undone = self.session.undo(&self.words);
            self.tell_step(ctx, "desk-undid", &Command::Redo, undone);
        }
    }

    fn redo(&mut self, ctx: &Context) {
        self.session.pace.set_hands_free(false, self.now);
        if self.on_table().is_some() {
            let redone = self.session.redo(&self.words);
            self.tell_step(ctx, "desk-redid", &Command::Undo, redone);
        }
    }

    /// Tells which order was taken back or counts again, and the key that does the opposite.
    fn tell_step(&mut self, ctx: &Context, name: &str, opposite: &Command, step: Result<Option<String>, String>) {
        match step {
            Ok(Some(order)) => {
                let key = keys::name_of(ctx, &self.words, opposite);
                let args = [("order", order.into()), ("key", key.into())];
                self.notices.tell(Notice::good(self.words.with(name, &args)));
            }
            Ok(None) => {}
            Err(sentence) => self.notices.tell(Notice::bad(sentence)),
        }
    }

    fn mute(&mut self, ctx: &Context) {
        self.speaker.hush();
        let muted = !self.settings.aloud.muted;
        let aloud = Aloud { muted, ..self.settings.aloud.clone() };
        let name = if muted { "desk-muted" } else { "desk-unmuted" };
        let key = keys::name_of(ctx, &self.words, &Command::Mute);
        self.notices.tell(Notice::good(self.words.with(name, &[("key", key.into())])));
        self.set(Settings { aloud, ..self.settings.clone() });
    }

    /// Follows settings that were changed; they are written once nobody drags anything any more.
    fn set(&mut self, settings: Settings) {
        if settings.aloud != self.settings.aloud && (settings.aloud.muted || !settings.aloud.voice) {
            self.speaker.hush();
        }
        let said = |settings: &Settings| (settings.language, settings.manner);
        if said(&settings) != said(&self.settings) {
            self.words = settings.words().into();
        }
        self.speaker.follow_settings(&settings);
        self.unsaved |= settings != self.settings;
        self.settings = settings;
    }

    /// The picture as a scene, and the name of its file.
    fn picture(&self, picture: Picture) -> Option<(Scene, String)> {
        match picture {
            Picture::Table => {
                let shown = &self.on_table()?.shown;
                let code = shown.code.as_deref().unwrap_or("table");
                Some((shown.scene(), format!("town-crier-{code}-{:02}", shown.steps().number())))
            }
            Picture::Results => self.picture_of_results(),
        }
    }

    fn save_picture(&mut self, picture: Picture) {
        let Some((scene, name)) = self.picture(picture) else { return };
        let (folder, words) = (self.files.pictures.clone(), Arc::clone(&self.words));
        self.jobs.start("picture", move || {
            Done::Told(match drawing::draw(&scene).and_then(|picture| drawing::png(&picture)) {
                Ok(png) => Notice::written("picture-saved", file::add(&folder, &name, "png", &png), &folder, &words),
                Err(undrawn) => Notice::written("picture-saved", Err(undrawn), &folder, &words),
            })
        });
    }

    fn copy_picture(&mut self, picture: Picture) {
        let Some((scene, _)) = self.picture(picture) else { return };
        let words = Arc::clone(&self.words);
        self.jobs.start("picture", move || match drawing::draw(&scene) {
            Ok(picture) => Done::Picture(Box::new(drawing::for_clipboard(&picture))),
            Err(error) => Done::Told(Notice::bad(error.in_words(&words))),
        });
    }

    fn set_up_game(&mut self) {
        // A form that is filled in stays as it is.
        if self.session.is_looking() || matches!(self.screen, Screen::Setup(_)) {
            return;
        }
        self.session.pace.set_hands_free(false, self.now);
        self.screen = Screen::Setup(Box::new(SetupScreen::new()));
    }

    fn replay(&mut self, code: &Code) {
        self.overlays.screen = None;
        self.set_up_game();
        if let Screen::Setup(setup) = &mut self.screen {
            setup.form.code = code.to_string();
        }
    }

    fn another_code(&mut self) {
        if let Screen::Setup(setup) = &mut self.screen {
            setup.form.code = Code::random().to_string();
        }
    }

    fn open_game(&mut self) {
        let Screen::Setup(setup) = &mut self.screen else { return };
        match setup.form.record(&self.words) {
            Ok(record) => match self.session.begin(record, &self.words) {
                Ok(()) => {
                    self.screen = Screen::Table;
                    self.cry_aloud();
                }
                Err(sentence) => self.notices.tell(Notice::bad(sentence)),
            },
            // Each sentence stands at its field; what is wrong must not be hidden.
            Err(_) => setup.form.more = true,
        }
    }

    fn back(&mut self) {
        if matches!(self.screen, Screen::Setup(_)) && self.session.table.is_some() {
            self.screen = Screen::Table;
        }
    }

    fn go_on(&mut self) {
        if let Screen::Welcome(welcome) = &mut self.screen
            && let Some(record) = welcome.game.take()
        {
            self.session.lay(record);
            self.screen = Screen::Table;
        }
    }
}
