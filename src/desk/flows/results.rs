//! Follows what is asked of the players' results.

use std::sync::Arc;

use jiff::Zoned;

use super::books::Books;
use crate::chronicle::file::Disk;
use crate::chronicle::hall::{Finished, FinishedPlayer, FinishedReason, GameId};
use crate::chronicle::store::kept_games;
use crate::chronicle::{Record, Results};
use crate::crier::{Turn, Words};
use crate::desk::app::command::ResultsAsk;
use crate::desk::app::jobs::Done;
use crate::desk::app::notice::Notice;
use crate::desk::played::{Form as _, Played};
use crate::desk::screens::Screen;
use crate::desk::screens::count::CountScreen;
use crate::desk::screens::hall::HallFileOf;
use crate::desk::session::{AtTable as _, Ceremonial, Session};
use crate::play::Seat;
use crate::show::{Ceremony, Replay, Row, Seals, Shown, bg_stats_link, results_picture, seat_called};
use crate::stage::Scene;

impl Books<'_> {
    /// Follows a request about the results; returns whether a ceremony is prepared by it.
    pub(crate) fn follow<G: Played>(&mut self, ask: ResultsAsk) -> bool {
        match ask {
            ResultsAsk::Count => self.count::<G>(),
            ResultsAsk::AddPlayer => self.change_players::<G>(CountScreen::add),
            ResultsAsk::TakePlayer => self.change_players::<G>(CountScreen::take),
            ResultsAsk::Set => drop(self.set_results::<G>()),
            ResultsAsk::Accept(phone) => self.accept::<G>(phone),
            ResultsAsk::TakeBackAccepted => self.take_back_accepted::<G>(),
            ResultsAsk::Reveal => return self.reveal::<G>(),
        }
        false
    }

    /// Opens the count of the game on the table.
    fn count<G: Played>(&mut self) {
        let Some(record) = self.session.record::<G>() else { return };
        let results = record.results().cloned().unwrap_or_else(|| blank(record, self.words, &(self.outside.clock)()));
        // What the table knows only has to be confirmed.
        let known = !G::sheets(record.table()).is_empty();
        let begins = known && record.results().is_none() && record.steps().is_over();
        (self.overlays.page, self.audience.presenting) = (None, false);
        if !self.overlays.raise::<CountScreen<G>>() {
            self.overlays.show(CountScreen::<G>::new(results));
        }
        if begins && self.session.game::<G>().is_some_and(|game| !game.status().looks_on) {
            self.set_results::<G>();
        }
    }

    /// Takes the results over as they are typed; those that this window cannot keep are not shown as if they were. Whether it
    /// has them.
    pub(crate) fn set_results<G: Played>(&mut self) -> bool {
        let screen = self.overlays.over::<CountScreen<G>>();
        let Some(results) = screen.map(|screen| screen.results.clone()) else { return false };
        let Some(game) = self.session.game_mut::<G>() else { return false };
        if let Err(sentence) = game.set_results(results, self.words) {
            self.notices.tell(Notice::bad(sentence));
            let stands = self.session.record::<G>().map(|record| {
                record.results().cloned().unwrap_or_else(|| blank(record, self.words, &(self.outside.clock)()))
            });
            if let (Some(screen), Some(stands)) = (self.overlays.over::<CountScreen<G>>(), stands) {
                screen.results = stands;
            }
            return false;
        }
        true
    }

    /// Changes who is counted, where the count is open.
    fn change_players<G: Played>(&mut self, change: fn(&mut CountScreen<G>)) {
        if let Some(screen) = self.overlays.over::<CountScreen<G>>() {
            change(screen);
            self.set_results::<G>();
        }
    }

    /// Reveals the results in a ceremony and enters the game into the hall of fame; a game that is there already is replaced.
    /// A ceremony that was left is gone on with, and one that was held is shown again. Returns whether there is one.
    fn reveal<G: Played>(&mut self) -> bool {
        if self.session.screen != Screen::Table {
            return false;
        }
        let Some(table) = self.session.game::<G>().and_then(|game| game.table.as_ref()) else { return false };
        let entered = table.ceremony.as_ref().is_some_and(Ceremonial::is_entered);
        let finished = match Finished::of(&table.record) {
            Ok(finished) => finished.with_minutes(self.session.length()),
            Err(reasons) => {
                self.refuse_results::<G>(&reasons);
                return false;
            }
        };
        if table.ceremony.is_none() {
            // Who has won cannot be told twice: a sheet that waits may change it.
            if self.overlays.over::<CountScreen<G>>().is_some_and(CountScreen::asks_first) {
                return false;
            }
            let turn = Turn::new(table.record.code(), table.record.steps());
            let ceremony = Ceremonial::new(Ceremony::new(&finished, table.record.table(), turn));
            if let Some(table) = self.session.game_mut::<G>().and_then(|game| game.table.as_mut()) {
                table.ceremony = Some(ceremony);
            }
        }
        if !entered {
            let (file, words) = (
                HallFileOf::new(self.outside.files.hall::<G>(), Disk::clone(&self.outside.disk)),
                Arc::clone(self.words),
            );
            self.outside.jobs.on_disk(move || match file.enter(finished, &words) {
                Ok(seals) => Done::Entered(seals),
                Err(sentence) => Done::Told(Notice::bad(sentence)),
            });
        }
        true
    }

    /// Says why there is nothing to reveal, and goes where the first of it can be corrected.
    fn refuse_results<G: Played>(&mut self, reasons: &[FinishedReason<G>]) {
        let Some(record) = self.session.record::<G>() else { return };
        let places: Vec<_> = reasons.iter().map(|reason| place(reason, record, self.words)).collect();
        let first = places.iter().position(Option::is_some);
        // What is wrong with the sheets is told one by one, where it stands.
        // That the game is not over is said on the count itself.
        let seen = self.overlays.over::<CountScreen<G>>().is_some_and(|screen| !screen.has_proposals());
        let told = reasons
            .iter()
            .enumerate()
            .filter(|(_, reason)| !(seen && matches!(reason, FinishedReason::NotOver)))
            .filter(|(at, _)| places.get(*at).is_none_or(Option::is_none) || Some(*at) == first);
        let mut said: Vec<String> =
            told.map(|(_, reason)| self.words.finished_reason(reason, record.results())).collect();
        let more = places.iter().flatten().count().saturating_sub(1);
        if more > 0 {
            said.push(self.words.with("results-more-wrong", &[("count", more.into())]));
        }
        if !said.is_empty() {
            self.notices.tell(Notice::bad(said.join(" ")));
        }
        let place = places.into_iter().flatten().next();
        if let (Some((seat, field)), Some(screen)) = (place, self.overlays.over::<CountScreen<G>>()) {
            screen.go_to(seat, field);
        }
    }

    /// Looks whether the results on the table were revealed before the app was closed: then they are in the hall of fame.
    pub(crate) fn recall<G: Played>(&mut self) {
        let Some(table) = self.session.game::<G>().and_then(|game| game.table.as_ref()) else { return };
        let Some(finished) = Finished::of(&table.record).ok().filter(|_| table.ceremony.is_none()) else { return };
        let (file, words) =
            (HallFileOf::new(self.outside.files.hall::<G>(), Disk::clone(&self.outside.disk)), Arc::clone(self.words));
        self.outside.jobs.on_disk(move || file.seals_of(&finished, &words).map_or(Done::Quietly, Done::Held));
    }

    /// Looks for the course of that game of the hall of fame, and plays it through, or lets it be stepped through.
    pub(crate) fn watch<G: Played>(&mut self, id: GameId, by_step: bool) {
        let unknown = self.words.text("hall-no-course");
        let course = self.course::<G>(id);
        self.outside.jobs.on_disk(move || match course().as_ref().and_then(Replay::of) {
            Some(replay) => Done::Replay(Arc::new(replay), by_step),
            None => Done::Told(Notice::bad(unknown)),
        });
    }

    /// Prepares that game of the hall of fame once more: its code deals the same to the same players, who have the choice of
    /// that evening, as far as its course is still known. Nothing of its end is told.
    pub(crate) fn rematch<G: Played>(&mut self, id: GameId) {
        let course = self.course::<G>(id);
        let hall = HallFileOf::<G>::new(self.outside.files.hall::<G>(), Disk::clone(&self.outside.disk));
        self.outside.jobs.on_disk(move || {
            let hall = hall.read();
            let Some(game) = hall.as_ref().and_then(|hall| hall.game(id)) else { return Done::Quietly };
            let Some(code) = game.code() else { return Done::Quietly };
            let names = game.players().values().map(FinishedPlayer::name);
            let people: Vec<String> =
                names.filter(|name| seat_called::<G>(name).is_none()).map(ToString::to_string).collect();
            let opening = course().map_or_else(|| G::first(code.clone()), |record| record.opening().clone());
            Done::Form(Box::new(G::Form::again(code, &opening, &people)))
        });
    }

    /// Returns what looks for the course of that game, on the table and among the games that were set aside.
    fn course<G: Played>(&self, id: GameId) -> impl FnOnce() -> Option<Record<G>> + Send + use<G> {
        /// So many games that were set aside are looked through.
        const MOST: usize = 200;
        let here = self.session.record::<G>().cloned();
        let (file, disk) = (self.outside.files.game.clone(), Disk::clone(&self.outside.disk));
        move || {
            let is = |record: &Record<G>| Finished::of(record).is_ok_and(|finished| finished.id() == id);
            let kept = || kept_games::<G>(&*disk, &file, MOST).into_iter().map(|kept| kept.record).find(is);
            here.filter(is).or_else(kept)
        }
    }

    /// Shows how the game on the table is added to BG Stats; where points are missing, says what, and goes there.
    pub(crate) fn bg_stats<G: Played>(&mut self) {
        let Some(record) = self.session.record::<G>() else { return };
        match Finished::of(record) {
            Ok(finished) => {
                let finished = finished.with_minutes(self.session.length());
                let hall = HallFileOf::new(self.outside.files.hall::<G>(), Disk::clone(&self.outside.disk));
                self.outside.jobs.on_disk(move || Done::BgStats(bg_stats_link(&hall.timed(finished))));
            }
            Err(reasons) => self.refuse_results::<G>(&reasons),
        }
    }

    /// The results on the table were revealed before.
    pub(crate) fn held<G: Played>(&mut self, seals: Seals) {
        let Some(table) = self.session.game_mut::<G>().and_then(|game| game.table.as_mut()) else { return };
        let Some(finished) = Finished::of(&table.record).ok().filter(|_| table.ceremony.is_none()) else { return };
        let turn = Turn::new(table.record.code(), table.record.steps());
        if let Some(ceremony) = Ceremony::new(&finished, table.record.table(), turn).with_seals(seals) {
            table.ceremony = Some(Ceremonial::held(ceremony));
            table.shown = Arc::new(Shown::won(&table.record));
        }
    }
}

/// Returns the results as a picture, and the name of its file.
pub(crate) fn picture<G: Played>(session: &Session, words: &Words) -> Option<(Scene, String)> {
    let record = session.record::<G>()?;
    let results = record.results()?;
    let code = record.told_code().map_or("game", |code| code.as_str());
    let title = format!("{} · {}", G::TITLE, words.date(results.date));
    let name = format!("town-crier-{code}-{}", results.date);
    let foot = record.told_code().map(ToString::to_string);
    Some((results_picture(words, results, &title, foot.as_deref()), name))
}

/// Where that reason can be corrected: the player, and the field of the sheet, from 0.
fn place<G: Played>(reason: &FinishedReason<G>, record: &Record<G>, words: &Words) -> Option<(Seat, Option<usize>)> {
    let empty = |seat: Seat| {
        let sheet = &record.results()?.players.get(seat)?.sheet;
        G::FIELDS.iter().position(|field| G::get(sheet, *field).is_none())
    };
    match *reason {
        FinishedReason::NotOver | FinishedReason::Nobody => None,
        FinishedReason::NoName(seat) | FinishedReason::NameTwice(_, seat) => Some((seat, None)),
        FinishedReason::Blank(seat) => Some((seat, Some(0))),
        FinishedReason::Sheet(seat, _) => {
            let rows = Row::all(words, record.results()?, Some(record.table()), None);
            let wrong = rows.get(seat)?.judged.wrong.first();
            Some((seat, wrong.map_or_else(|| empty(seat), |wrong| wrong.fields.first().copied())))
        }
        FinishedReason::Tied(seat, _) => Some((seat, empty(seat))),
    }
}

/// Sheets for the game's players, or for two who are not named yet, with what the table knows of them; played now. Who has no
/// name is called as the seat.
fn blank<G: Played>(record: &Record<G>, words: &Words, now: &Zoned) -> Results<G> {
    // A clock that is set before 1970 must tell two evenings apart as well.
    let stamp = now.timestamp().as_millisecond().unsigned_abs();
    let (names, known) = (G::players(record.opening()), G::sheets(record.table()));
    let nobody = [const { String::new() }; 2];
    let names = if names.is_empty() && known.is_empty() { &nobody } else { names };
    let mut results = Results::blank(now.date(), stamp, names, known);
    for (seat, player) in Seat::all().zip(results.players.values_mut()) {
        if player.name.trim().is_empty() {
            player.name = G::seat(words, seat).unwrap_or_default();
        }
    }
    results
}
