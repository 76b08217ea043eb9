//! Follows what is asked of finished games and of saved groups.

use super::command::{FinishedAsk, GroupAsk};
use super::settings::Settings;
use crate::desk::Desk;
use crate::desk::screens::bg_stats::BgStatsScreen;
use crate::desk::screens::hall::{HallScreen, ReplayScreen};

impl Desk {
    /// Follows a request about a finished game.
    pub(super) fn follow_finished(&mut self, ask: FinishedAsk) {
        match ask {
            FinishedAsk::Watch(game) => self.keep_books(|of, books| (of.watch)(books, game, false)),
            FinishedAsk::StepThrough(game) => self.keep_books(|of, books| (of.watch)(books, game, true)),
            FinishedAsk::Step { later } => {
                let now = self.time.now;
                let step = self.overlays.over::<ReplayScreen>().and_then(|screen| screen.step(later, now));
                self.audience.replay = step.or_else(|| self.audience.replay.take());
            }
            FinishedAsk::Rematch(game) => self.keep_books(|of, books| (of.rematch)(books, game)),
            FinishedAsk::BgStats(None) => self.keep_books(|of, books| (of.bg_stats)(books)),
            FinishedAsk::BgStats(Some(game)) => {
                if let Some(link) = self.overlays.over::<HallScreen>().and_then(|hall| hall.bg_stats(game)) {
                    self.overlays.show(BgStatsScreen::new(link));
                }
            }
        }
    }

    /// Follows a request about the saved groups of players.
    pub(super) fn follow_group(&mut self, ask: GroupAsk) {
        let groups = &self.prefs.settings.groups;
        let groups = match ask {
            GroupAsk::Choose(at) => return self.begin().choose_group(at),
            GroupAsk::Keep(group) => groups.with(&group),
            GroupAsk::Remove(name) => groups.without(&name),
        };
        self.set(Settings { groups, ..self.prefs.settings.clone() });
    }
}
