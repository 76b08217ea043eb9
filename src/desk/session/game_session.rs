//! One kind of game at the desk: its file, its form, and the game on the table.

use std::any::Any;
use std::cell::OnceCell;
use std::mem;
use std::sync::Arc;

use egui::{CentralPanel, Rect, Ui};
use jiff::tz::TimeZone;

use super::keeper::{Found, Keeper, Place};
use super::kept::{KeptGame, in_progress, lesson, people_of, when};
use super::tabletop::{FirstScreen, Given, Tabletop, Upcoming};
use crate::chronicle::file::Disk;
use crate::chronicle::store::{LoadError, kept_games};
use crate::chronicle::{Code, Next, Record, save};
use crate::crier::{InWords as _, Language, Manner, Words};
use crate::desk::books::{Bookkeeping, Books};
use crate::desk::ceremony::{Ceremonial, Walk};
use crate::desk::hall::{HallFile, HallFileOf};
use crate::desk::look::tools::Tools;
use crate::desk::notice::Notice;
use crate::desk::played::{Form as _, Played, PrintForm as _};
use crate::desk::screen::{Around, SetupScreen};
use crate::desk::table::{Frame, TableScreen};
use crate::desk::{Files, Press};
use crate::play::Steps;
use crate::show::{Clock, GameKind, OddsView, Scoring, Seals, Shown, Waiting};

/// A game at the desk: everything that only it knows of.
pub(crate) struct GameSession<G: Played> {
    pub(super) keeper: Keeper<G>,
    /// The game that was in play when the app last ended.
    found: Option<Record<G>>,
    /// What is wrong with its file; then `found` is the generation before it.
    trouble: Option<Box<LoadError<Record<G>>>>,
    pub(super) setup: SetupScreen<G>,
    /// A game for the title's picture, once it was asked for.
    title: OnceCell<Option<Arc<Shown>>>,
    /// The game on the table; it stays there while another one is prepared.
    pub(crate) table: Option<Box<TableScreen<G>>>,
    /// How many motions were begun; each has a number.
    pub(super) motions: u64,
}

impl<G: Played> GameSession<G> {
    /// Returns the session behind the seam, if it is of that game.
    pub(crate) fn of(game: &dyn Tabletop) -> Option<&Self> {
        let game: &dyn Any = game;
        game.downcast_ref()
    }

    /// The record of the game on the table.
    pub(crate) fn record(&self) -> Option<&Record<G>> {
        self.table.as_ref().map(|table| &table.record)
    }

    /// The record of the game in play, on the table or found.
    pub(super) fn in_play(&self) -> Option<&Record<G>> {
        self.record().or(self.found.as_ref())
    }

    /// Returns a session in which nobody plays.
    pub(crate) fn new() -> Self {
        Self {
            keeper: Keeper::Away,
            found: None,
            trouble: None,
            setup: SetupScreen::new(),
            title: OnceCell::new(),
            table: None,
            motions: 0,
        }
    }

    fn lay(&mut self, record: Record<G>) {
        self.table = Some(Box::new(TableScreen::new(record)));
    }
}

impl<G: Played> Tabletop for GameSession<G> {
    fn kind(&self) -> &'static GameKind {
        GameKind::of::<G>()
    }

    fn prints(&self) -> bool {
        G::Print::OFFERED
    }

    fn odds(&self, words: &Words) -> OddsView {
        G::odds(words, self.table.as_ref().map(|table| &table.record))
    }

    fn books(&self) -> &'static dyn Bookkeeping {
        const { &Books::<G>::NEW }
    }

    fn open(&mut self, place: Place) -> FirstScreen {
        let (keeper, found) = Keeper::open(place);
        self.keeper = keeper;
        match found {
            Found::Nothing => FirstScreen::Start,
            Found::Game(record) if !self.keeper.is_keeping() => {
                self.lay(*record);
                FirstScreen::Table
            }
            Found::Game(record) => {
                self.found = Some(*record);
                FirstScreen::Start
            }
            Found::Trouble { error, kept } => {
                (self.found, self.trouble) = (kept.map(|kept| *kept), Some(error));
                FirstScreen::Start
            }
        }
    }

    fn reads(&self, bytes: &[u8], words: &Words) -> Result<(), String> {
        save::read_bytes::<G>(bytes).map(drop).map_err(|damage| damage.in_words(words))
    }

    fn play(&mut self, bytes: &[u8], words: &Words) -> Result<(), String> {
        let record = save::read_bytes(bytes).map_err(|damage| damage.in_words(words))?;
        // What is found now is set aside, whatever it is.
        self.keeper.retry(|_| true);
        self.keeper.begin(bytes, words)?;
        (self.found, self.trouble) = (None, None);
        self.lay(record);
        Ok(())
    }

    fn hand_over(&mut self, bytes: &[u8], words: &Words) -> Result<(), String> {
        self.keeper.retry(|_| true);
        self.keeper.begin(bytes, words)?;
        // What is prepared is another game than the one that is let go of.
        let setup = mem::replace(&mut self.setup, SetupScreen::new());
        *self = Self { motions: self.motions, setup, ..Self::new() };
        Ok(())
    }

    fn kept(&self, place: &Place, words: &Words, zone: &TimeZone, most: usize) -> Vec<KeptGame> {
        let words = Words::of::<G>(words.language(), words.manner());
        let kept = kept_games::<G>(&*place.disk, &place.file, most).into_iter();
        kept.map(|game| KeptGame::new(game, &words, zone)).collect()
    }

    fn is_looking(&self) -> bool {
        self.keeper.is_looking()
    }

    fn standing(&self, words: &Words) -> Option<Notice> {
        self.keeper.notice(words)
    }

    fn hurry(&self) {
        self.keeper.hurry();
    }

    fn found(&self, words: &Words, among: bool) -> Option<String> {
        self.in_play().map(|record| in_progress(record, self.has_ended(), words, among))
    }

    fn name_in_play(&self, language: Language, manner: Manner) -> Option<String> {
        let record = self.in_play()?;
        // The desk's own words may be those of another game, which is prepared.
        let words = Words::of::<G>(language, manner);
        let code = record.code().map_or(G::TITLE, Code::as_str);
        Some(format!("{code}, {}", when(record, &words)))
    }

    fn has_ended(&self) -> bool {
        self.in_play().is_some_and(|record| record.steps().is_over())
    }

    fn is_running(&self) -> bool {
        let begun = |record: &Record<G>| !(record.done().is_empty() && record.undone().is_empty());
        self.in_play().is_some_and(|record| begun(record) && !record.steps().is_over())
    }

    fn people(&self) -> Vec<String> {
        self.in_play().map(people_of).unwrap_or_default()
    }

    fn trouble(&self, words: &Words) -> Option<String> {
        let error = self.trouble.as_ref()?.in_words(words);
        Some(if self.found.is_some() { error } else { words.with("desk-lost", &[("error", error.into())]) })
    }

    fn go_on(&mut self) -> bool {
        self.found.take().into_iter().for_each(|record| self.lay(record));
        self.table.is_some()
    }

    fn prepare(&mut self) {
        self.setup.prepare();
    }

    fn prepare_anew(&mut self) {
        self.setup = SetupScreen::new();
    }

    fn set_code(&mut self, code: &Code) {
        self.setup.form.set_code(code);
    }

    fn meet(&mut self, known: &[String], last: &[String]) {
        self.setup.meet(known, last);
    }

    fn prepared_shown(&self) -> Option<Arc<Shown>> {
        self.setup.shown()
    }

    fn title_shown(&self) -> Option<Arc<Shown>> {
        // Any code would do; this one lays a wheel of many colors.
        let title = self.title.get_or_init(|| {
            let code = "TOWN-CRIER".parse().ok()?;
            Some(Arc::new(Shown::now(&Record::<G>::open(G::first(code)).ok()?)))
        });
        title.clone()
    }

    fn setup_ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, around: Around<'_>) {
        self.setup.ui(ui, tools, around);
    }

    fn prepared(&mut self, words: &Words) -> Result<Option<String>, String> {
        if let Ok(record) = self.setup.form.record(words) {
            return save::write(&record).map(Some).map_err(|error| error.in_words(words));
        }
        // Each sentence stands at its field; what is wrong must not be hidden.
        self.setup.form.refuse();
        Ok(None)
    }

    fn again(&self, words: &Words) -> Option<String> {
        self.offered_again(words)
    }

    fn prepared_again(&mut self, words: &Words) -> Result<Option<String>, String> {
        self.write_again(words)
    }

    fn lesson(&self, words: &Words) -> Result<Option<String>, String> {
        lesson::<G>(words)
    }

    fn shown(&self) -> Option<&Arc<Shown>> {
        self.table.as_ref().map(|table| &table.shown)
    }

    fn steps(&self) -> Steps {
        self.table.as_ref().map_or(Steps::of(0, 0), |table| table.record.steps())
    }

    fn upcoming(&self) -> Upcoming {
        let is_aside = self.table.as_ref().is_some_and(|table| table.drafting.is_aside(&table.record));
        match self.table.as_ref().map(|table| table.record.next()) {
            // Nothing goes on by itself while people tell something else.
            Some(Next::Order(_)) if is_aside => Upcoming::Choose,
            Some(Next::Order(_)) => Upcoming::Order,
            Some(Next::Choose(_)) => Upcoming::Choose,
            Some(Next::Enter) => Upcoming::Enter,
            Some(Next::Over) | None => Upcoming::Over,
        }
    }

    fn waiting(&self) -> Waiting {
        let Some(table) = &self.table else { return Waiting::Nothing };
        let orders = table.record.done().len();
        match table.record.next() {
            Next::Order(_) if G::is_choice(table.record.table()) => Waiting::Choice(orders),
            Next::Order(_) => Waiting::Roll(orders),
            Next::Choose(_) | Next::Enter | Next::Over => Waiting::Nothing,
        }
    }

    fn give_next(&mut self, words: &Words) -> Result<Given, String> {
        self.follow_next(words)
    }

    fn offers_digits(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.drafting.offers_digits())
    }

    fn press(&mut self, press: Press, words: &Words) -> Result<Given, String> {
        let ask = self.table.as_mut().and_then(|table| table.drafting.press(&table.record, press));
        self.give_if(ask, words)
    }

    fn undo(&mut self, words: &Words) -> Result<Option<String>, String> {
        self.step(words, Shown::after_undo, |record| {
            let undone = record.undo().map(|entry| entry.order.clone())?;
            Some(G::order(words, &undone, record.table()))
        })
    }

    fn redo(&mut self, words: &Words) -> Result<Option<String>, String> {
        self.step(words, Shown::now, |record| {
            let before = record.table().clone();
            let redone = record.redo()?;
            Some(G::order(words, &redone.order, &before))
        })
    }

    fn is_looking_back(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.look_back.is_some())
    }

    fn look_back(&mut self, orders: usize) {
        self.table.as_mut().into_iter().for_each(|table| table.look_at(orders));
    }

    fn look_step(&mut self, words: &Words, later: bool) {
        self.table.as_mut().into_iter().for_each(|table| table.step(words, later));
    }

    fn return_from_look_back(&mut self) {
        self.table.as_mut().into_iter().for_each(|table| table.end_look_back());
    }

    fn come_to_rest(&mut self) {
        self.table.as_mut().into_iter().for_each(|table| table.come_to_rest());
    }

    fn scoring(&self) -> Option<Arc<Scoring>> {
        Some(Arc::clone(&self.table.as_ref()?.scored.as_ref()?.scoring))
    }

    fn score(&mut self, scoring: Arc<Scoring>) {
        if let Some(scored) = self.table.as_mut().and_then(|table| table.scored.as_mut()) {
            scored.take(scoring);
        }
    }

    fn ceremony(&self) -> Option<&Ceremonial> {
        self.table.as_ref()?.ceremony.as_ref()
    }

    fn walk(&mut self, walk: Walk) {
        self.motions += 1;
        if let Some(table) = &mut self.table {
            table.walk(walk, self.motions);
        }
    }

    fn seal(&mut self, seals: Seals) {
        if let Some(ceremony) = self.table.as_mut().and_then(|table| table.ceremony.as_mut()) {
            ceremony.seal(seals);
        }
    }

    fn hall(&self, files: &Files, disk: &Disk) -> Arc<dyn HallFile> {
        Arc::new(HallFileOf::<G>::new(files.hall::<G>(), Disk::clone(disk)))
    }

    fn table_ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, clock: &mut Clock, frame: Frame) -> Rect {
        match &mut self.table {
            Some(table) => table.ui(ui, tools, clock, frame),
            None => CentralPanel::default().show(ui, |_| ()).response.rect,
        }
    }
}
