//! Follows what was asked of the desk.

use std::mem;
use std::sync::Arc;

use super::Desk;
use super::command::Command;
use super::look::snapshot;
use super::notice::Notice;
use super::screen::{Screen, SetupScreen};
use super::settings::Settings;
use super::shown::Shown;
use super::table::TableScreen;
use crate::chronicle::Code;
use crate::crier::Words;
use crate::games::troyes_dice::record::{Next, Record};
use crate::games::troyes_dice::rules::{self, Roll, Throw};
use crate::games::troyes_dice::stage::scene;
use crate::stage::Motion;

impl Desk {
    /// Follows one command. Every way to ask comes through here.
    pub(crate) fn run(&mut self, command: Command) {
        // A key that only ends a motion takes no notice away, nor does the notice's own button.
        if !matches!(command, Command::Rest | Command::HandsOn | Command::Show(_)) {
            self.notice = self.keeper.notice(&self.words);
        }
        match command {
            Command::Next => self.next(),
            Command::Rest => self.rest(),
            Command::Pause => self.pace.pause(self.now),
            Command::MoreTime => self.pace.more(self.now),
            Command::Ready => self.pace.ready(self.now),
            Command::HandsFree(hands_free) => self.set_hands_free(hands_free),
            Command::HandsOn => self.hands_on(),
            Command::Enter(throw) => self.enter(throw),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::LookBack(orders) => self.look_back(orders),
            Command::Return => self.return_from_look_back(),
            Command::SetUp => self.set_up_game(),
            Command::Replay(code) => self.replay(&code),
            Command::MendHall => self.mend_hall(),
            Command::AnotherCode => self.another_code(),
            Command::Open => self.open_game(),
            Command::Back => self.back(),
            Command::Continue => self.go_on(),
            Command::Room => self.set(Settings { room: !self.settings.room, ..self.settings.clone() }),
            Command::Present => self.presenting = !self.presenting,
            Command::Set(settings) => self.set(settings),
            Command::Mute => self.mute(),
            Command::TryAloud => self.try_aloud(),
            Command::SavePicture => self.save_picture(),
            Command::Count => self.count(),
            Command::Reckon(reckoning) => self.reckon(reckoning),
            Command::CryWinner => self.cry_winner(),
            Command::Copied => self.notice = Some(Notice::good(self.words.text("results-copied"))),
            Command::SaveResults => self.save_results(),
            Command::Hall => self.show_hall(),
            Command::Export => self.export_hall(),
            Command::Import(path) => self.import_hall(&path),
            Command::Show(file) => self.viewer.ask(file),
            #[cfg(feature = "paper")]
            Command::Print => self.show_print(),
            #[cfg(feature = "paper")]
            Command::WritePaper(printed) => self.write_paper(printed),
            Command::Leave => self.overlay = None,
            Command::Page(page) => self.page = if self.page == Some(page) { None } else { Some(page) },
            Command::ClosePage => self.page = None,
        }
    }

    fn next(&mut self) {
        // Whoever presses a key takes the game into their own hands; the next press is theirs.
        if self.pace.is_hands_free() {
            return self.hands_on();
        }
        let motion = self.settings.motion;
        match &mut self.screen {
            Screen::Welcome(welcome) if welcome.game.is_some() => self.go_on(),
            Screen::Welcome(_) => self.set_up_game(),
            Screen::Setup(_) => self.open_game(),
            Screen::Table(table) if table.look_back.is_some() => self.return_from_look_back(),
            // The result stands already; the key only ends the picture's way there (invariant 7).
            Screen::Table(table) if motion != Motion::None && table.is_moving(self.presenting, self.present_clock) => {
                table.come_to_rest();
                self.hurry_aloud();
            }
            Screen::Table(table) => match table.record.next() {
                Next::Order(order) => self.give(order),
                Next::Enter => match table.throw.read(&self.words) {
                    Ok(throw) => self.enter(throw),
                    Err(sentence) => table.throw.wrong = vec![sentence],
                },
                Next::Over => self.count(),
            },
        }
    }

    fn rest(&mut self) {
        if let Screen::Table(table) = &mut self.screen
            && table.shown.before.is_some()
        {
            table.come_to_rest();
            self.hurry_aloud();
        }
    }

    fn set_hands_free(&mut self, hands_free: bool) {
        let can = matches!(&self.screen, Screen::Table(table) if matches!(table.record.next(), Next::Order(_)));
        if hands_free && !can {
            return;
        }
        self.pace.set_hands_free(hands_free, self.now);
        let name = if hands_free { "pace-hands-free-on" } else { "pace-hands-free-off" };
        self.notice = Some(Notice::good(self.words.text(name)));
    }

    fn hands_on(&mut self) {
        if self.pace.is_hands_free() {
            self.set_hands_free(false);
        }
    }

    /// The crier goes on by itself.
    pub(crate) fn go_on_by_itself(&mut self) {
        self.return_from_look_back();
        let next = match &self.screen {
            Screen::Table(table) => table.record.next(),
            Screen::Welcome(_) | Screen::Setup(_) => return,
        };
        match next {
            Next::Order(order) => self.give(order),
            // Nobody is here to throw the dice, or there is nothing left to do.
            Next::Enter | Next::Over => self.pace.set_hands_free(false, self.now),
        }
    }

    fn enter(&mut self, throw: Throw) {
        match Roll::try_from(throw) {
            Ok(roll) => self.give(rules::Order::Roll(roll)),
            Err(refusal) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.throw.wrong = self.words.roll_refusal(&refusal);
                }
            }
        }
    }

    /// Gives the table an order.
    fn give(&mut self, order: rules::Order) {
        let done = self.change(|record, words| match record.order(order) {
            Ok(_) => Ok(None),
            Err(refusal) => Err(words.order_refusal(&refusal)),
        });
        if let (true, Screen::Table(table)) = (done, &mut self.screen) {
            self.motions += 1;
            table.shown = Arc::new(Shown::arriving(&table.record, self.motions, &self.words));
            self.cry_aloud();
        }
    }

    fn undo(&mut self) {
        self.hush();
        self.pace.set_hands_free(false, self.now);
        self.change(|record, words| {
            let undone = record.undo().map(|entry| entry.order);
            let at = record.table().now();
            Ok(undone.map(|order| words.with("desk-undid", &[("order", words.order(&order, at).into())])))
        });
    }

    fn redo(&mut self) {
        self.pace.set_hands_free(false, self.now);
        self.change(|record, words| {
            let at = record.table().now();
            let redone = record.redo().map(|entry| entry.order);
            Ok(redone.map(|order| words.with("desk-redid", &[("order", words.order(&order, at).into())])))
        });
    }

    /// Changes a copy of the game, puts it on disk, and only then on the table (invariant 6).
    ///
    /// The change says what to tell, or why it cannot be; whether it was made is handed back.
    pub(crate) fn change(
        &mut self,
        change: impl FnOnce(&mut Record, &Words) -> Result<Option<String>, String>,
    ) -> bool {
        let Screen::Table(table) = &mut self.screen else {
            return false;
        };
        let mut record = table.record.clone();
        let changed = change(&mut record, &self.words).and_then(|told| {
            if record != table.record {
                self.keeper.save(&record, &self.words)?;
            }
            Ok(told)
        });
        match changed {
            Ok(told) => {
                table.show(record, &self.words);
                self.notice = told.map(Notice::good).or_else(|| self.notice.take());
                true
            }
            Err(sentence) => {
                self.notice = Some(Notice::bad(sentence));
                false
            }
        }
    }

    fn look_back(&mut self, orders: usize) {
        if let Screen::Table(table) = &mut self.screen {
            table.look_back = Some(orders);
            table.shown = Arc::new(Shown::after(&table.record, orders, &self.words));
        }
    }

    fn return_from_look_back(&mut self) {
        if let Screen::Table(table) = &mut self.screen
            && table.look_back.is_some()
        {
            let record = table.record.clone();
            table.show(record, &self.words);
        }
    }

    pub(crate) fn set(&mut self, settings: Settings) {
        if let Err(sentence) = settings.save(&self.files.settings, &self.words) {
            self.notice = Some(Notice::bad(sentence));
        }
        if settings.aloud != self.settings.aloud && (settings.aloud.muted || !settings.aloud.voice) {
            self.hush();
        }
        let spoken = |settings: &Settings| (settings.language, settings.room_language, settings.manner);
        let speaks_anew = spoken(&settings) != spoken(&self.settings);
        self.settings = settings;
        if speaks_anew {
            self.words = Arc::new(self.settings.words());
            self.room_words = Arc::new(self.settings.room_words());
            if let Screen::Table(table) = &mut self.screen {
                table.shown = Arc::new(table.shown.in_words(&self.words));
            }
        }
    }

    fn save_picture(&mut self) {
        let Screen::Table(table) = &self.screen else {
            return;
        };
        let now = table.shown.table.now();
        let code = table.shown.code.as_deref().unwrap_or("table");
        let name = format!("town-crier-{code}-{:02}", now.number());
        let folder = &self.files.pictures;
        self.notice = Some(match snapshot::save(&scene(&table.shown.table), &name, folder, &self.words) {
            Ok(path) => self.written("picture-saved", &path).of_file(path),
            Err(sentence) => Notice::bad(sentence),
        });
    }

    fn set_up_game(&mut self) {
        if self.keeper.is_looking() {
            return;
        }
        self.pace.set_hands_free(false, self.now);
        let setup = Screen::Setup(Box::new(SetupScreen::new()));
        let before = mem::replace(&mut self.screen, setup);
        match (&mut self.screen, before) {
            (Screen::Setup(setup), Screen::Table(table)) => setup.behind = Some(table),
            // A form that is filled in stays as it is.
            (screen, before @ Screen::Setup(_)) => *screen = before,
            (_, Screen::Welcome(_) | Screen::Table(_)) => {}
        }
    }

    fn replay(&mut self, code: &Code) {
        self.overlay = None;
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
        let Screen::Setup(setup) = &mut self.screen else {
            return;
        };
        match setup.form.record(&self.words) {
            Ok(record) => match self.keeper.begin(&record, &self.words) {
                Ok(()) => {
                    self.screen = Screen::Table(Box::new(TableScreen::new(record, &self.words)));
                    self.evening = None;
                    self.cry_aloud();
                }
                Err(sentence) => self.notice = Some(Notice::bad(sentence)),
            },
            // Each sentence stands at its field; what is wrong must not be hidden.
            Err(_) => setup.form.more = true,
        }
    }

    fn back(&mut self) {
        if let Screen::Setup(setup) = &mut self.screen
            && let Some(table) = setup.behind.take()
        {
            self.screen = Screen::Table(table);
        }
    }

    fn go_on(&mut self) {
        if let Screen::Welcome(welcome) = &mut self.screen
            && let Some(record) = welcome.game.take()
        {
            self.screen = Screen::Table(Box::new(TableScreen::new(record, &self.words)));
        }
    }
}
