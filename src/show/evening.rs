//! The clock of the evening: how long the game has been going, and when it may end.

use crate::games::troyes_dice::rules::HalfDay;

/// When this run of the game began, on the desk's clock.
#[derive(Clone, Copy, Debug)]
pub struct Evening {
    began: f64,
    /// How many half-days had been closed by then.
    closed: u8,
}

/// What the clock says, in whole minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EveningTold {
    /// Since the game was put on the table, or taken up again.
    pub minutes: u32,
    /// Half-days to come, with the one in play.
    pub half_days: u8,
    /// Until the end, if the half-days go on as they went; nothing before the first is closed.
    pub to_go: Option<u32>,
}

impl Evening {
    /// It begins now, with so many half-days closed.
    #[must_use]
    pub const fn new(now: f64, closed: u8) -> Self {
        Self { began: now, closed }
    }

    /// What it says now, with so many half-days closed.
    #[must_use]
    pub fn told(&self, now: f64, closed: u8) -> EveningTold {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the minutes of an evening")]
        let minutes = |seconds: f64| (seconds / 60.0).max(0.0) as u32;
        let half_days = HalfDay::COUNT.saturating_sub(closed);
        let elapsed = now - self.began;
        let done = closed.checked_sub(self.closed).filter(|done| *done > 0 && half_days > 0);
        let to_go = done.map(|done| minutes(elapsed / f64::from(done) * f64::from(half_days)).max(1));
        EveningTold { minutes: minutes(elapsed), half_days, to_go }
    }

    /// In how many seconds the minutes change.
    #[must_use]
    pub fn next_change(&self, now: f64) -> f64 {
        60.0 - (now - self.began).rem_euclid(60.0)
    }
}
