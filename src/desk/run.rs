//! Follows what was asked of the desk.

use std::path::PathBuf;
use std::sync::Arc;

use egui::Context;

use super::books::Bookkeeping;
use super::command::{Command, Press};
use super::jobs::Done;
use super::notice::Notice;
use super::screen::Screen;
use super::session::{Act, AtTable, Given, Upcoming};
use super::settings::Settings;
use super::{Desk, keys, phones};
use crate::chronicle::Code;
use crate::chronicle::file::Disk;
use crate::crier::InWords as _;
use crate::crier::voice::Aloud;
use crate::gallery::ProposalState;
use crate::show::Sent;
use crate::stage::Motion;

impl Desk {
    /// Follows one command. Every way to ask comes through here.
    pub(crate) fn run(&mut self, ctx: &Context, command: Command) {
        // A key that only ends a motion takes no notice away, nor does the notice's own button.
        if !matches!(
            command,
            Command::Rest | Command::HandsOn | Command::KeepResults | Command::Show(_) | Command::Dismiss
        ) {
            self.notices.command(self.now);
        }
        self.explaining.forget(matches!(command, Command::Rest | Command::HandsOn));
        if !matches!(command, Command::Rest | Command::HandsOn | Command::SetResults)
            && let Some(game) = self.session.table()
        {
            game.hurry();
        }
        match command {
            Command::Next => self.next(ctx),
            Command::Press(press) => self.press(ctx, press),
            Command::Rest => self.rest(),
            Command::Pause => self.session.pace.pause(self.now),
            Command::MoreTime => self.session.pace.more(self.now),
            Command::Ready => self.session.pace.ready(self.now),
            Command::HandsFree(hands_free) => self.set_hands_free(ctx, hands_free),
            Command::HandsOn => self.hands_on(ctx),
            Command::Undo => self.undo(ctx),
            Command::Redo => self.redo(ctx),
            Command::LookBack(orders) => drop(self.act(Act::LookBack(orders))),
            Command::LookEarlier => drop(self.act(Act::LookEarlier)),
            Command::LookLater => drop(self.act(Act::LookLater)),
            Command::Return => drop(self.act(Act::Return)),
            Command::SetUp => self.set_up_game(),
            Command::Replay(code) => self.replay(&code),
            Command::MendHall => self.mend_hall(),
            Command::AnotherCode => self.set_code(&Code::random()),
            Command::Prepare(game) => self.prepare(game),
            Command::Open => self.open_game(),
            Command::Teach => self.teach(),
            Command::NoTips => self.end_lessons(ctx),
            Command::Start => self.go_to(Screen::Start),
            Command::Back => self.back(),
            Command::Sure => self.replace(),
            Command::Continue => {
                self.go_on();
            }
            Command::GoOnWith(game) => self.go_on_with(&game),
            Command::Room => self.set(Settings { room: !self.settings.room, ..self.settings.clone() }),
            Command::Present => self.audience.presenting = !self.audience.presenting,
            Command::BlackOut => self.black_out(ctx),
            Command::Set(settings) => self.set(settings),
            Command::Mute => self.mute(ctx),
            Command::TryAloud => self.speaker.try_out(&self.settings),
            Command::SavePicture(picture) => self.save_picture(picture),
            Command::CopyPicture(picture) => self.copy_picture(picture),
            Command::Count => self.keep_books(Bookkeeping::count),
            Command::AddPlayer => self.keep_books(Bookkeeping::add_player),
            Command::TakePlayer => self.keep_books(Bookkeeping::take_player),
            Command::SetResults => self.keep_books(Bookkeeping::set_results),
            Command::Accept(phone) => self.keep_books(|books, desk| books.accept(desk, phone)),
            Command::TakeBackAccepted => self.keep_books(Bookkeeping::take_back_accepted),
            Command::SendBack(phone) => self.phones.settle(phone, ProposalState::Returned),
            Command::KeepResults => {}
            Command::Reveal => self.keep_books(Bookkeeping::reveal),
            Command::StepBack => self.step_back(),
            Command::LeaveCeremony => self.leave_ceremony(),
            Command::PlayAgain => self.play_again(),
            Command::Copied => self.notices.tell(Notice::good(self.words.text("results-copied"))),
            Command::Hall => self.show_hall(),
            Command::Odds => self.show_odds(),
            Command::Export => self.export_hall(),
            Command::ChooseImport => self.choose_import(),
            Command::Import(path) => self.import_hall(path),
            Command::Show(file) => self.show_file(file),
            Command::Print => self.keep_books(Bookkeeping::print),
            #[cfg(feature = "paper")]
            Command::WritePaper(job) => super::print::write(self, job),
            Command::Dismiss => self.notices.dismiss(),
            Command::Leave => self.overlays.leave(),
            Command::Send(what) => self.send(what),
            Command::Turn => self.audience.turned = self.audience.turned.wrapping_add(1),
            // Where the players' view is, they get the labels.
            Command::Legend if self.audience.presenting => self.send(Sent::Legend),
            Command::Legend => self.explaining.legend = !self.explaining.legend,
            Command::Phones(ask) => phones::follow(self, ctx, ask),
            Command::Page(page) => self.overlays.turn_to(page),
            Command::ClosePage => self.overlays.close_page(),
        }
        let standing = self.session.table().and_then(|game| game.standing(&self.words));
        self.notices.stand(standing);
    }

    /// Follows what became of a job.
    pub(crate) fn hear(&mut self, ctx: &Context, done: Done) {
        match done {
            Done::Quietly => {}
            Done::Told(notice) => self.notices.tell(notice),
            Done::Asks(command) => self.run(ctx, command),
            Done::Meddled(meddled) => self.notices.tell(Notice::bad(meddled.in_words(&self.words))),
            Done::Unkept(error) => self.notices.tell(Notice::bad(error.in_words(&self.words))),
            Done::People(groups) => self.met(&groups),
            Done::Break(hall) => self.audience.hall = hall,
            Done::Hall(hall, notice) => self.hall_read(hall, notice),
            Done::Entered(seals) => self.entered(seals),
            Done::Held(seals) => self.keep_books(|books, desk| books.held(desk, seals)),
            Done::Scored(scoring) => drop(self.act(Act::Score(scoring))),
            #[cfg(feature = "gallery")]
            Done::Phones(opened) => phones::heard(self, *opened),
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

    /// Does something with the game on the table, or with the one that is prepared, that only it knows how to do.
    pub(super) fn keep_books(&mut self, keep: impl FnOnce(&(dyn Bookkeeping + 'static), &mut Self)) {
        if let Some(books) = self.game().map(|game| game.playable().books) {
            keep(books, self);
        }
    }

    /// Writes the settings.
    pub(crate) fn save_settings(&mut self) {
        self.unsaved = false;
        let (settings, file, words) = (self.settings.clone(), self.files.settings.clone(), Arc::clone(&self.words));
        let disk = Disk::clone(&self.disk);
        self.jobs.on_disk(move || match settings.save(&*disk, &file, &words) {
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
        // What stands before the players hides the hint.
        let hides = self.teaching.standing.is_some() && self.sent().is_some();
        self.play_on();
        if hides || self.understand() {
            return;
        }
        // Whoever presses a key takes the game into their own hands; the next press is theirs.
        if self.session.pace.is_hands_free() {
            return self.hands_on(ctx);
        }
        match self.screen {
            Screen::Start => {
                if !self.go_on() {
                    self.set_up_game();
                }
            }
            Screen::Setup => self.open_game(),
            Screen::Table if self.has_ended() => self.ask_to_hold(ctx),
            Screen::Table => self.next_on_table(),
        }
    }

    fn next_on_table(&mut self) {
        if self.ceremony().is_some() {
            return self.step_on();
        }
        let moves = self.settings.motion != Motion::None;
        let clock = self.audience.clock;
        if self.status().is_some_and(|status| status.looks_back) {
            self.act(Act::Return);
        } else if moves && self.on_table().and_then(AtTable::shown).is_some_and(|shown| clock.is_moving(&shown.motion))
        {
            // The result stands already; the key only ends the picture's way there (invariant 7).
            self.end_motion();
        } else {
            self.give(Act::Next);
        }
    }

    /// Ends the motion on the table.
    fn end_motion(&mut self) {
        self.act(Act::Rest);
        self.session.pace.settle(self.now);
        self.speaker.hurry();
    }

    /// Gives an order, and follows what came of it.
    fn give(&mut self, act: Act) -> Given {
        let given = self.act(act);
        match given {
            Given::Order => self.cry_aloud(),
            Given::Over => self.keep_books(Bookkeeping::count),
            Given::Nothing | Given::Step(_) => {}
        }
        given
    }

    /// Presses something of the menu: a person did, so nothing goes on by itself, and an order that it gives waits for no picture.
    fn press(&mut self, ctx: &Context, press: Press) {
        let looks_back = self.status().is_some_and(|status| status.looks_back);
        if !looks_back && self.give(Act::Press(press)) == Given::Order {
            self.play_on();
            self.hands_on(ctx);
        }
    }

    fn rest(&mut self) {
        self.rest_ceremony();
        if self.on_table().and_then(AtTable::shown).is_some_and(|shown| shown.before.is_some()) {
            self.end_motion();
        }
    }

    fn set_hands_free(&mut self, ctx: &Context, hands_free: bool) {
        let can = self.status().is_some_and(|status| status.upcoming == Upcoming::Order);
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
        self.act(Act::Return);
        match self.status().map(|status| status.upcoming) {
            Some(Upcoming::Order) => drop(self.give(Act::Next)),
            // Nobody is here to choose or to throw the dice, or there is nothing left to do.
            Some(Upcoming::Choose | Upcoming::Enter | Upcoming::Over) | None => {
                self.session.pace.set_hands_free(false, self.now);
            }
        }
    }

    /// Lets be heard what is shown; the game before is over.
    pub(super) fn cry_aloud(&mut self) {
        self.audience.podium = None;
        if let Some(shown) = self.on_table().and_then(AtTable::shown) {
            self.speaker.cry(&shown.news, shown.motion.moment.as_deref(), &self.settings);
        }
    }

    fn undo(&mut self, ctx: &Context) {
        // What is taken back there is its own last step.
        if self.ceremony().is_some() {
            return self.step_back();
        }
        self.speaker.hush();
        self.session.pace.set_hands_free(false, self.now);
        self.step(ctx, Act::Undo, "desk-undid", &Command::Redo);
    }

    fn redo(&mut self, ctx: &Context) {
        self.session.pace.set_hands_free(false, self.now);
        self.step(ctx, Act::Redo, "desk-redid", &Command::Undo);
    }

    /// Takes an order back or lets it count again; tells which one, and the key that does the opposite.
    fn step(&mut self, ctx: &Context, act: Act, name: &str, opposite: &Command) {
        if let Given::Step(order) = self.act(act) {
            let key = keys::name_of(ctx, &self.words, opposite);
            let args = [("order", order.into()), ("key", key.into())];
            self.notices.tell(Notice::good(self.words.with(name, &args)));
        }
    }

    /// Lets the audience see nothing, or the game again.
    fn black_out(&mut self, ctx: &Context) {
        self.audience.dark = !self.audience.dark;
        let name = if self.audience.dark { "desk-dark" } else { "desk-light" };
        let key = keys::name_of(ctx, &self.words, &Command::BlackOut);
        self.notices.tell(Notice::good(self.words.with(name, &[("key", key.into())])));
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
    pub(super) fn set(&mut self, settings: Settings) {
        if settings.aloud != self.settings.aloud && (settings.aloud.muted || !settings.aloud.voice) {
            self.speaker.hush();
        }
        let said = |settings: &Settings| {
            (settings.language, settings.audience_language(), settings.spoken_language(), settings.manner)
        };
        let speaks_anew = said(&settings) != said(&self.settings);
        self.unsaved |= settings != self.settings;
        self.settings = settings;
        if speaks_anew {
            self.take_words();
        }
    }
}
