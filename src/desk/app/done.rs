//! Follows what became of a job.

use egui::Context;

use super::jobs::Done;
use super::notice::Notice;
use super::time::seconds;
use crate::crier::InWords as _;
use crate::desk::Desk;
use crate::desk::screens::bg_stats::BgStatsScreen;
use crate::desk::screens::hall::{HallScreen, ReplayScreen};
#[cfg(feature = "gallery")]
use crate::desk::screens::phones;
use crate::desk::session::Act;
use crate::show::ReplayShown;

impl Desk {
    /// Follows what became of a job.
    pub(crate) fn on_job_done(&mut self, ctx: &Context, done: Done) {
        match done {
            Done::Quietly => {}
            Done::Told(notice) => self.notices.tell(notice),
            Done::Asks(command) => self.run(ctx, command),
            Done::Meddled(meddled) => self.notices.tell(Notice::bad(meddled.in_words(&self.prefs.words))),
            Done::Unkept(error) => self.notices.tell(Notice::bad(error.in_words(&self.prefs.words))),
            Done::People(groups) => self.begin().met(&groups),
            Done::Break(hall) => self.audience.hall = hall,
            Done::Hall(hall, notice) => {
                if let Ok(hall) = &hall {
                    self.prefs.meet_hall(hall);
                }
                if let Some(screen) = self.overlays.over::<HallScreen>() {
                    screen.show(hall);
                }
                if let Some(notice) = notice {
                    self.notices.tell(notice);
                }
            }
            Done::Cards(read, notice) => {
                self.keep_books(|of, books| (of.take_cards)(books, read));
                if let Some(notice) = notice {
                    self.notices.tell(notice);
                }
            }
            Done::Form(form) => self.begin().set_up(form),
            Done::Replay(replay, by_step) => {
                let zero = self.time.began();
                let began = zero + seconds(self.time.now);
                let shown = ReplayShown { replay, began, step: by_step.then_some(0) };
                self.audience.replay = Some(shown.clone());
                self.overlays.show(ReplayScreen::new(shown, zero, self.prefs.settings.motion));
            }
            Done::Entered(seals) => {
                self.act(Act::SetNewRecords(seals));
                self.notices.tell(Notice::good(self.prefs.words.text("results-entered")));
            }
            Done::BgStats(link) => self.overlays.show(BgStatsScreen::new(link)),
            Done::Held(seals) => self.keep_books(|of, books| (of.held)(books, seals)),
            Done::Scored(scoring) => drop(self.act(Act::Score(scoring))),
            #[cfg(feature = "gallery")]
            Done::Phones(opened) => {
                self.notices.take_offer();
                phones::heard(&mut self.phones, self.time.now, *opened);
            }
            Done::Picture(picture) => {
                ctx.copy_image(*picture);
                self.notices.tell(Notice::good(self.prefs.words.text("picture-copied")));
            }
            Done::Broken => {
                let report = self.outside.files.crash();
                let args = [("file", report.display().to_string().into())];
                self.notices.tell(Notice::bad(self.prefs.words.with("crash-job", &args)).of_file(report));
            }
        }
    }
}
