//! Follows what was asked of the desk.

use egui::Context;

use super::command::{Command, Look, Page, Press, ResultsAsk};
use super::keys;
use super::notice::Notice;
use super::settings::Settings;
use crate::crier::voice::Aloud;
use crate::desk::Desk;
use crate::desk::flows::again;
use crate::desk::flows::begin::BeginFlow;
use crate::desk::flows::books::{Bookkeeping, Books};
use crate::desk::flows::ceremony::CeremonyFlow;
use crate::desk::flows::pace::PaceFlow;
use crate::desk::flows::saving;
use crate::desk::flows::shown::{cry_aloud, play_on, send};
use crate::desk::flows::words::SettingsFlow;
use crate::desk::screens::Screen;
use crate::desk::screens::hall::{self, HallJob, HallScreen};
use crate::desk::screens::odds;
#[cfg(feature = "gallery")]
use crate::desk::screens::phones;
#[cfg(feature = "paper")]
use crate::desk::screens::print;
use crate::desk::session::{Act, AtTable, Given, Tabletop, Upcoming};
use crate::gallery::ProposalState;
use crate::show::Sent;
use crate::stage::Motion;

impl Desk {
    /// Follows one command. Every way to ask comes through here.
    pub(crate) fn run(&mut self, ctx: &Context, command: Command) {
        if !command.leaves_notices() {
            self.notices.command(self.time.now);
        }
        self.overlays.explaining.forget(matches!(command, Command::SkipAnimation | Command::HandsOn));
        if !matches!(command, Command::SkipAnimation | Command::HandsOn | Command::Results(ResultsAsk::Set))
            && let Some(game) = self.session.table()
        {
            game.flush();
        }
        match command {
            Command::Next => self.next(ctx),
            Command::Press(press) => self.press(ctx, press),
            Command::SkipAnimation => self.rest(),
            Command::Pause => self.session.pace.pause(self.time.now),
            Command::MoreTime => self.session.pace.more(self.time.now),
            Command::Ready => self.session.pace.ready(self.time.now),
            Command::HandsFree(hands_free) => self.set_hands_free(ctx, hands_free),
            Command::HandsOn => self.hands_on(ctx),
            Command::Undo => self.undo(ctx),
            Command::Redo => self.redo(ctx),
            Command::Look(look) => drop(self.act(Act::Look(look))),
            Command::SetUp => self.begin().set_up_game(),
            Command::Replay(code) => self.begin().replay(&code),
            Command::Finished(ask) => self.follow_finished(ask),
            Command::MendHall => self.hall().into_iter().for_each(HallJob::mend),
            Command::Group(ask) => self.follow_group(ask),
            Command::Code(ask) => self.begin().choose_code(ask),
            Command::Prepare(game) => self.begin().prepare(game),
            Command::Open => self.begin().open_game(),
            Command::Teach => self.begin().teach(),
            Command::NoTips => self.end_lessons(ctx),
            Command::Start => self.begin().go_to(Screen::Start),
            Command::Back => self.begin().back(),
            Command::ConfirmReplace => self.begin().replace(),
            Command::Continue => drop(self.begin().go_on()),
            Command::GoOnWith(game) => self.begin().go_on_with(&game),
            Command::OpenFile(file) => self.begin().open_file(&file),
            Command::ToggleProjector => {
                self.set(Settings { projector: !self.prefs.settings.projector, ..self.prefs.settings.clone() });
            }
            Command::Present => self.audience.presenting = !self.audience.presenting,
            Command::BlackOut => self.black_out(ctx),
            Command::Set(settings) => self.set(settings),
            Command::Mute => self.mute(ctx),
            Command::TryAloud => self.speaker.try_out(&self.prefs.settings),
            Command::SavePicture(picture) => saving::save(&mut self.outside, &self.session, &self.prefs.words, picture),
            Command::CopyPicture(picture) => saving::copy(&mut self.outside, &self.session, &self.prefs.words, picture),
            Command::Results(ask) => self.follow_results(ask),
            Command::SendBack(phone) => self.phones.resolve(phone, ProposalState::Returned),
            Command::KeepResults => {}
            Command::StepBack => self.ceremony().step_back(),
            Command::LeaveCeremony => self.ceremony().leave(),
            Command::PlayAgain => self.begin().play_again(),
            Command::Copied(what) => self.notices.tell(Notice::good(self.prefs.words.text(what))),
            Command::Hall => self.show_hall(),
            Command::Odds => odds::show(&mut self.overlays, &mut self.audience, &self.session, &self.prefs.words),
            Command::Cards => self.keep_books(|of, books| (of.show_cards)(books)),
            Command::EnterCard if self.keep_books(|of, books| (of.enter_card)(books)) => {
                cry_aloud(&self.session, &self.speaker, &self.prefs);
            }
            Command::EnterCard => {}
            Command::Export if self.keep_books(|of, books| (of.export_cards)(books)) => {}
            Command::Export => {
                if let Some(hall) = self.overlays.over::<HallScreen>() {
                    hall.export(&mut self.outside, &self.prefs.words);
                }
            }
            Command::ChooseImport => hall::choose_import(&self.outside),
            Command::Import(path) if self.keep_books(|of, books| (of.import_cards)(books, &path)) => {}
            Command::Import(path) => {
                if let Some(hall) = self.hall() {
                    hall.import(path);
                }
            }
            Command::Show(file) => self.outside.show_file(file, &self.prefs.words),
            Command::Print => self.keep_books(|of, books| (of.print)(books)),
            #[cfg(feature = "paper")]
            Command::LayOut(job) => print::lay_out(&mut self.outside, job),
            #[cfg(feature = "paper")]
            Command::WritePaper(job) => print::write(&mut self.outside, &mut self.notices, &self.prefs.words, job),
            Command::Dismiss => self.notices.dismiss(),
            Command::LetIn => self.admit_phones(),
            Command::Leave => self.overlays.leave(),
            Command::ShowToAudience(what) => self.send(what),
            Command::NextPage => self.audience.turned = self.audience.turned.wrapping_add(1),
            // Where the players' view is, they get the labels.
            Command::Legend if self.audience.presenting => self.send(Sent::Legend),
            Command::Legend => self.overlays.explaining.legend = !self.overlays.explaining.legend,
            #[cfg(feature = "gallery")]
            Command::Phones(ask) => {
                self.send_back_removed(&ask);
                phones::follow(&mut self.phones, &mut self.audience, &mut self.outside, ctx, ask);
                // Nobody is heard behind a gallery that is closed.
                self.keep_books(|of, books| (of.hear_phones)(books));
            }
            Command::Page(Page::Phones) => self.show_phones(),
            Command::Page(page) => self.overlays.turn_to(page),
            Command::ClosePage => self.overlays.close_page(),
        }
        let standing = self.session.table().and_then(|game| game.standing(&self.prefs.words));
        self.notices.set_status(standing);
    }

    /// Follows what was asked about the results, which may begin the ceremony.
    fn follow_results(&mut self, ask: ResultsAsk) {
        if self.keep_books(|of, books| (of.follow)(books, ask)) {
            self.ceremony().begin();
            if let Some(shown) = self.session.ceremony() {
                self.prefs.meet_counted(&shown);
            }
        }
    }

    /// Does something with the game on the table, or with the one that is prepared, that only it knows how to do.
    pub(crate) fn keep_books<R: Default>(&mut self, keep: impl FnOnce(&Bookkeeping, &mut Books<'_>) -> R) -> R {
        let Some(game) = self.session.at_hand().map(Tabletop::playable) else { return R::default() };
        let Self { session, overlays, audience, phones, notices, outside, prefs, .. } = self;
        keep(&game.books, &mut Books { session, overlays, audience, phones, notices, outside, words: &prefs.words })
    }

    /// The owners that another game on the table concerns.
    pub(crate) const fn begin(&mut self) -> BeginFlow<'_> {
        let Self { session, overlays, audience, phones, notices, outside, prefs, speaker, teaching, time, .. } = self;
        let now = time.now;
        BeginFlow { session, overlays, audience, phones, notices, outside, prefs, speaker, teaching, now }
    }

    /// The owners that the pace concerns.
    pub(crate) fn pace(&mut self) -> PaceFlow<'_> {
        let ready = self.showing().ready();
        let Self { session, audience, overlays, teaching, speaker, prefs, time, .. } = self;
        PaceFlow { session, audience, overlays, teaching, speaker, prefs, ready, now: time.now }
    }

    /// The owners that its ceremony concerns.
    pub(crate) const fn ceremony(&mut self) -> CeremonyFlow<'_> {
        let Self { session, audience, overlays, speaker, prefs, .. } = self;
        CeremonyFlow { session, audience, overlays, speaker, prefs }
    }

    /// The job on the hall of fame of the game at hand.
    fn hall(&mut self) -> Option<HallJob<'_>> {
        Some(self.outside.hall(self.session.at_hand()?, &self.prefs.words))
    }

    /// Opens the hall's screen, and reads the hall from disk for it.
    fn show_hall(&mut self) {
        self.audience.presenting = false;
        self.overlays.show(HallScreen::new());
        self.hall().into_iter().for_each(HallJob::look);
    }

    /// Explains nothing more, until a person wants it again.
    fn end_lessons(&mut self, ctx: &Context) {
        self.speaker.stop_speech();
        self.tell_key(ctx, "hint-off", &Command::Page(Page::Settings));
        self.set(Settings { tips: false, ..self.prefs.settings.clone() });
    }

    fn next(&mut self, ctx: &Context) {
        // What stands before the players hides the hint.
        let hides = self.teaching.standing.is_some() && self.showing().sent().is_some();
        play_on(&mut self.audience, &mut self.overlays);
        if hides {
            return;
        }
        if self.focus() == super::focus::Focus::FirstTime {
            return self.begin().teach();
        }
        if self.teaching.press(&self.session, &self.audience, &self.prefs, self.time.now) {
            return;
        }
        // Whoever presses a key takes the game into their own hands; the next press is theirs.
        if self.session.pace.is_hands_free() {
            return self.hands_on(ctx);
        }
        match self.session.screen {
            Screen::Start => {
                if !self.begin().go_on() {
                    self.begin().set_up_game();
                }
            }
            Screen::Setup => self.begin().open_game(),
            Screen::Table if again::has_ended(&self.session, &self.audience, &self.prefs.settings) => {
                again::ask_to_hold(ctx, &mut self.time, &mut self.notices, &self.prefs.words);
            }
            Screen::Table => self.next_on_table(ctx),
        }
    }

    fn next_on_table(&mut self, ctx: &Context) {
        if self.session.ceremony().is_some() {
            return self.ceremony().step_on();
        }
        let moves = self.prefs.settings.motion != Motion::None;
        let clock = self.audience.clock;
        if self.session.looks_back() {
            self.act(Act::Look(Look::Now));
        } else if moves
            && self.session.on_table().and_then(AtTable::shown).is_some_and(|shown| clock.is_moving(&shown.motion))
        {
            // The result stands already; the key only ends the picture's way there (invariant 7).
            self.end_motion();
        } else {
            self.give_next(ctx);
        }
    }

    /// Ends the motion on the table.
    fn end_motion(&mut self) {
        self.act(Act::Rest);
        self.session.pace.settle(self.time.now);
        self.speaker.flush();
    }

    /// Gives an order, and follows what came of it.
    pub(super) fn give(&mut self, act: Act) -> Given {
        let given = self.act(act);
        match given {
            Given::Order => {
                cry_aloud(&self.session, &self.speaker, &self.prefs);
                self.keep_books(|of, books| (of.ask_cards)(books));
                self.note_proposal();
            }
            Given::Over => drop(self.keep_books(|of, books| (of.follow)(books, ResultsAsk::Count))),
            Given::Nothing | Given::Question | Given::Step(_) => {}
        }
        given
    }

    /// Presses something of the menu: a person did, so nothing goes on by itself, and an order that it gives waits for no picture.
    fn press(&mut self, ctx: &Context, press: Press) {
        if let Press::Digit(digit) = press
            && self.teaching.answer(digit, &self.session)
        {
            return;
        }
        if self.is_press_unseen(ctx, press) {
            return;
        }
        let looks_back = self.session.looks_back();
        if !looks_back && self.give(Act::Press(press)) == Given::Order {
            self.admit_phones();
            play_on(&mut self.audience, &mut self.overlays);
            self.hands_on(ctx);
        }
    }

    fn rest(&mut self) {
        self.ceremony().rest();
        if self.session.on_table().and_then(AtTable::shown).is_some_and(|shown| shown.before.is_some()) {
            self.end_motion();
        }
    }

    fn set_hands_free(&mut self, ctx: &Context, hands_free: bool) {
        let can = self.session.status().is_some_and(|status| status.upcoming == Upcoming::Order);
        if hands_free && !can {
            return;
        }
        self.session.pace.set_hands_free(hands_free, self.time.now);
        let name = if hands_free { "pace-hands-free-on" } else { "pace-hands-free-off" };
        self.tell_key(ctx, name, &Command::Ready);
    }

    fn hands_on(&mut self, ctx: &Context) {
        if self.session.pace.is_hands_free() {
            self.set_hands_free(ctx, false);
        }
    }

    /// The crier goes on by itself.
    pub(crate) fn go_on_by_itself(&mut self) {
        if self.session.on_table().is_none() {
            return;
        }
        self.act(Act::Look(Look::Now));
        match self.session.status().map(|status| status.upcoming) {
            Some(Upcoming::Order) => drop(self.give(Act::Next)),
            // Nobody is here to choose or to enter what fell, or there is nothing left to do.
            Some(Upcoming::Choose | Upcoming::Enter | Upcoming::Over) | None => {
                self.session.pace.set_hands_free(false, self.time.now);
            }
        }
    }

    fn undo(&mut self, ctx: &Context) {
        // What is taken back there is its own last step.
        if self.session.ceremony().is_some() {
            return self.ceremony().step_back();
        }
        self.speaker.stop_speech();
        self.session.pace.set_hands_free(false, self.time.now);
        self.step(ctx, Act::Undo, "desk-undid", &Command::Redo);
    }

    fn redo(&mut self, ctx: &Context) {
        self.session.pace.set_hands_free(false, self.time.now);
        self.step(ctx, Act::Redo, "desk-redid", &Command::Undo);
    }

    /// Takes an order back or lets it count again; tells which one, and the key that does the opposite.
    fn step(&mut self, ctx: &Context, act: Act, name: &str, opposite: &Command) {
        if let Given::Step(order) = self.act(act) {
            let key = keys::name_of(ctx, &self.prefs.words, opposite);
            let args = [("order", order.into()), ("key", key.into())];
            self.notices.tell(Notice::good(self.prefs.words.with(name, &args)));
        }
    }

    /// Lets the audience see nothing, or the game again.
    fn black_out(&mut self, ctx: &Context) {
        self.audience.dark = !self.audience.dark;
        let name = if self.audience.dark { "desk-dark" } else { "desk-light" };
        self.tell_key(ctx, name, &Command::BlackOut);
    }

    fn mute(&mut self, ctx: &Context) {
        self.speaker.stop_speech();
        let muted = !self.prefs.settings.aloud.muted;
        let aloud = Aloud { muted, ..self.prefs.settings.aloud.clone() };
        let name = if muted { "desk-muted" } else { "desk-unmuted" };
        self.tell_key(ctx, name, &Command::Mute);
        self.set(Settings { aloud, ..self.prefs.settings.clone() });
    }

    /// Follows settings that were changed.
    pub(super) fn set(&mut self, settings: Settings) {
        let Self { session, audience, speaker, prefs, .. } = self;
        SettingsFlow { session, audience, speaker, prefs }.set(settings);
    }

    /// Shows that to the players in place of the game, or the game again; a projector's window that is closed opens.
    fn send(&mut self, what: Sent) {
        let Self { session, audience, overlays, outside, prefs, .. } = self;
        let sent = send(what, session, audience, overlays, outside, &prefs.words);
        if sent && !prefs.settings.projector && !audience.presenting {
            self.set(Settings { projector: true, ..self.prefs.settings.clone() });
        }
    }

    /// Tells what was done by the message of that name, which names the key of that command.
    pub(super) fn tell_key(&mut self, ctx: &Context, name: &str, command: &Command) {
        let key = keys::name_of(ctx, &self.prefs.words, command);
        self.notices.tell(Notice::good(self.prefs.words.with(name, &[("key", key.into())])));
    }
}
