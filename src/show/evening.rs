//! The clock of the evening: how long the game has been going, and when it may end.

use crate::play::Steps;

/// When this run of the game began, on the desk's clock.
#[derive(Clone, Copy, Debug)]
pub struct Evening {
    began: f64,
    /// How many of the game's steps were behind by then.
    done: u16,
}

/// What the clock says, in whole minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EveningTold {
    /// Since the game was put on the table, or taken up again.
    pub minutes: u32,
    /// The game's steps to come, with the one in play.
    pub left: u16,
    /// Until the end, if the steps go on as they went; nothing before the first is behind.
    pub to_go: Option<u32>,
}

impl Evening {
    /// It begins now, with the game so far.
    #[must_use]
    pub const fn new(now: f64, steps: Steps) -> Self {
        Self { began: now, done: steps.done }
    }

    /// What it says now, with the game so far.
    #[must_use]
    pub fn told(&self, now: f64, steps: Steps) -> EveningTold {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the minutes of an evening")]
        let minutes = |seconds: f64| (seconds / 60.0).max(0.0) as u32;
        let left = steps.left();
        let elapsed = now - self.began;
        let done = steps.done.checked_sub(self.done).filter(|done| *done > 0 && left > 0);
        let to_go = done.map(|done| minutes(elapsed / f64::from(done) * f64::from(left)).max(1));
        EveningTold { minutes: minutes(elapsed), left, to_go }
    }

    /// In how many seconds the minutes change.
    #[must_use]
    pub fn next_change(&self, now: f64) -> f64 {
        60.0 - (now - self.began).rem_euclid(60.0)
    }
}
