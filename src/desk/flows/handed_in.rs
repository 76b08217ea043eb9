//! Follows what phones hand in once the game is over: it is proposed to the crier, and nothing else.

use std::sync::Arc;

use super::books::Books;
use crate::chronicle::file::Disk;
use crate::chronicle::{Record, Results};
use crate::desk::app::command::Command;
use crate::desk::app::jobs::Done;
use crate::desk::app::notice::Notice;
use crate::desk::played::Played;
use crate::desk::screens::count::CountScreen;
use crate::desk::screens::hall::HallFileOf;
use crate::desk::session::AtTable as _;
use crate::gallery::{Phone, PhoneId, ProposalState};
use crate::show::Scoring;

/// The scoring that phones fill their sheets in by, and what it was made from.
#[derive(Debug)]
pub(crate) struct Scored<G: Played> {
    pub(crate) scoring: Arc<Scoring>,
    told: bool,
    results: Option<Results<G>>,
}

impl<G: Played> Scored<G> {
    /// Whether it tells what there is to tell of that game.
    fn tells(&self, record: &Record<G>, told: bool) -> bool {
        let names = |results: Option<&Results<G>>| {
            results.map(|results| results.players.map(|(_, player)| player.name.clone()))
        };
        // As long as no result is told, phones are not asked to look again for each number that is typed.
        let same = |there: Option<&Results<G>>, here: Option<&Results<G>>| {
            if told { there == here } else { names(there) == names(here) }
        };
        self.told == told && same(self.results.as_ref(), record.results())
    }
}

impl Books<'_> {
    /// Offers the sheets that wait to the count, tells of new ones where it is not open, and keeps the scoring.
    pub(crate) fn hear_phones<G: Played>(&mut self) {
        self.score::<G>();
        let scored = self.session.game::<G>().and_then(|game| game.table.as_ref()?.scored.as_ref());
        let Some(scoring) = scored.map(|scored| Arc::clone(&scored.scoring)) else {
            return self.overlays.over::<CountScreen<G>>().map_or((), CountScreen::drop_proposals);
        };
        let waits = |phone: &Phone| phone.sheet.as_ref().is_some_and(|sheet| sheet.state == ProposalState::Waiting);
        let waiting: Vec<Phone> = self.phones.seats().into_iter().filter(waits).collect();
        let new = self.phones.told_of(&waiting);
        match self.overlays.over::<CountScreen<G>>() {
            Some(screen) => screen.propose(&scoring, waiting),
            None => {
                if let Some(name) = new {
                    let text = self.words.with("results-sheet", &[("name", name.into())]);
                    self.notices.tell(Notice::good(text).offering([("unit-count", Command::Count)]));
                }
            }
        }
    }

    /// Takes over the sheet of that phone, through the same path as what is typed.
    pub(crate) fn accept<G: Played>(&mut self, phone: PhoneId) {
        let accepted = self.overlays.over::<CountScreen<G>>().and_then(|screen| screen.accept(phone));
        if let Some(name) = accepted
            && self.set_results::<G>()
        {
            self.phones.resolve(phone, ProposalState::Accepted);
            let text = self.words.with("results-sheet-accepted", &[("name", name.into())]);
            self.notices.tell(Notice::good(text).offering([("results-sheet-undo", Command::TakeBackAccepted)]));
        }
    }

    /// Puts back what the sheet that was accepted last has replaced; it waits again.
    pub(crate) fn take_back_accepted<G: Played>(&mut self) {
        let phone = self.overlays.over::<CountScreen<G>>().and_then(CountScreen::take_back_accepted);
        if let Some(phone) = phone
            && self.set_results::<G>()
        {
            self.phones.resolve(phone, ProposalState::Waiting);
        }
    }

    /// Keeps the scoring of the game on the table as it stands. Its results are told to phones once the ceremony has told them to
    /// everybody: that somebody checks the totals in this window tells nobody else.
    fn score<G: Played>(&mut self) {
        let told = self.session.was_held();
        let (path, disk) = (self.outside.files.hall::<G>(), Disk::clone(&self.outside.disk));
        let Some(game) = self.session.game_mut::<G>().filter(|game| !game.status().looks_on) else { return };
        let Some(table) = &mut game.table else { return };
        if !table.record.steps().is_over() {
            table.scored = None;
            return;
        }
        if table.scored.as_ref().is_some_and(|scored| scored.tells(&table.record, told)) {
            return;
        }
        let scoring = Arc::new(Scoring::of(&table.record, told, None));
        table.scored = Some(Scored { scoring, told, results: table.record.results().cloned() });
        if told {
            let record = table.record.clone();
            let hall = HallFileOf::<G>::new(path, disk);
            self.outside.jobs.on_disk(move || Done::Scored(Arc::new(Scoring::of(&record, true, hall.read().as_ref()))));
        }
    }
}

impl<G: Played> Scored<G> {
    /// Takes the same scoring with the games before, unless something else is told by now.
    pub(crate) fn take(&mut self, scoring: Arc<Scoring>) {
        if self.told && self.scoring.is_of(&scoring) {
            self.scoring = scoring;
        }
    }
}
