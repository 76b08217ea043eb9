//! Follows the sheets of a game that is over: what phones hand in is proposed to the crier, and nothing else.

use std::sync::Arc;

use super::books::Books;
use crate::chronicle::file::Disk;
use crate::desk::app::command::{Command, ResultsAsk};
use crate::desk::app::jobs::Done;
use crate::desk::app::notice::Notice;
use crate::desk::played::Played;
use crate::desk::screens::count::CountScreen;
use crate::desk::screens::hall::HallFileOf;
use crate::desk::session::{AtTable as _, Scored};
use crate::gallery::{Phone, PhoneId, ProposalState};
use crate::show::Scoring;

impl Books<'_> {
    /// Offers the sheets that wait to the count, tells of new ones where it is not open, and keeps the scoring.
    pub(super) fn hear_phones<G: Played>(&mut self) {
        self.score::<G>();
        let scored = self.session.game::<G>().and_then(|game| game.table.as_ref()?.scored.as_ref());
        let Some(scoring) = scored.map(|scored| Arc::clone(&scored.scoring)) else {
            return self.overlays.over::<CountScreen<G>>().map_or((), CountScreen::drop_proposals);
        };
        let is = |phone: &Phone, state| phone.sheet.as_ref().is_some_and(|sheet| sheet.state == state);
        let all = self.phones.sheets();
        let returned = all.iter().filter(|phone| is(phone, ProposalState::Returned)).count();
        let waiting: Vec<Phone> = all.into_iter().filter(|phone| is(phone, ProposalState::Waiting)).collect();
        let new = self.phones.told_of(&waiting);
        match self.overlays.over::<CountScreen<G>>() {
            Some(screen) => screen.propose(&scoring, waiting, returned),
            None => {
                if let Some(name) = new {
                    let text = self.words.with("results-sheet", &[("name", name.into())]);
                    self.notices
                        .tell(Notice::good(text).offering([("unit-count", Command::Results(ResultsAsk::Count))]));
                }
            }
        }
    }

    /// Updates which sheets of the game on the table are handed in, as everybody sees.
    pub(super) fn keep_handed_in<G: Played>(&mut self) {
        let filled = self.overlays.over::<CountScreen<G>>().and_then(|screen| screen.filling());
        if let Some(table) = self.session.game_mut::<G>().and_then(|game| game.table.as_mut()) {
            table.keep_handed_in(filled);
        }
    }

    /// Takes over the sheet of that phone, through the same path as what is typed.
    pub(super) fn accept<G: Played>(&mut self, phone: PhoneId) {
        let accepted = self.overlays.over::<CountScreen<G>>().and_then(|screen| screen.accept(phone));
        if let Some(name) = accepted
            && self.set_results::<G>()
        {
            self.phones.resolve(phone, ProposalState::Accepted);
            let text = self.words.with("results-sheet-accepted", &[("name", name.into())]);
            self.notices.tell(
                Notice::good(text).offering([("results-sheet-undo", Command::Results(ResultsAsk::TakeBackAccepted))]),
            );
        }
    }

    /// Puts back what the sheet that was accepted last has replaced; it waits again.
    pub(super) fn take_back_accepted<G: Played>(&mut self) {
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
        table.scored = Some(Scored::of(&table.record, told));
        if told {
            let record = Arc::clone(&table.record);
            let hall = HallFileOf::<G>::new(path, disk);
            self.outside.jobs.on_disk(move || Done::Scored(Arc::new(Scoring::of(&record, true, hall.read().as_ref()))));
        }
    }
}
