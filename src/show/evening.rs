//! The clock of the evening: how long the game has been played, and when it may end.

use crate::play::Steps;

/// How long this run of the game has been played, on the desk's clock: it stands still while the table is not seen.
#[derive(Clone, Debug)]
pub struct Evening {
    /// Seconds played before it began to count last.
    played: f64,
    /// Since when it counts; nothing while it stands still.
    since: Option<f64>,
    /// How many of the game's steps were behind when it began.
    began: u16,
    /// How long each step since then took, in seconds played.
    lengths: Vec<f64>,
    /// The seconds played when the last step came.
    at_step: f64,
}

/// What the clock says, in whole minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EveningTold {
    /// Since the game was put on the table, or taken up again.
    pub minutes: u32,
    /// Whether it was taken up again: what was played before is not in it, since no file says how long that took.
    pub continued: bool,
    /// The game's steps to come, with the one in play; nothing while nobody can know.
    pub left: Option<u16>,
    /// Until the end, if the steps go on as they went; nothing before the first is behind.
    pub to_go: Option<u32>,
}

/// The clock in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EveningSaid {
    /// In a few signs, for a line that has much else.
    pub short: String,
    /// In full.
    pub full: String,
}

impl Evening {
    /// It begins now, with the game so far.
    #[must_use]
    pub const fn new(now: f64, steps: Steps) -> Self {
        Self { played: 0.0, since: Some(now), began: steps.done, lengths: Vec::new(), at_step: 0.0 }
    }

    /// Comes to that moment, with the game so far; it stands still from now on unless it `counts`.
    pub fn follow(&mut self, now: f64, steps: Steps, counts: bool) {
        let played = self.seconds(now);
        if self.since.is_some() != counts {
            self.played = played;
            self.since = counts.then_some(now);
        }
        let done = usize::from(steps.done.saturating_sub(self.began));
        if let Some(new) = done.checked_sub(self.lengths.len()).filter(|new| *new > 0) {
            let many = f64::from(u16::try_from(new).unwrap_or(u16::MAX));
            self.lengths.extend(std::iter::repeat_n((played - self.at_step) / many, new));
            self.at_step = played;
        } else {
            // What is undone is played anew.
            self.lengths.truncate(done);
        }
    }

    /// What it says now, with the game so far.
    #[must_use]
    pub fn told(&self, now: f64, steps: Steps) -> EveningTold {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the minutes of an evening")]
        let minutes = |seconds: f64| (seconds / 60.0).max(0.0) as u32;
        let left = steps.left;
        let to_go = self.median().zip(left.filter(|left| *left > 0));
        let to_go = to_go.map(|(length, left)| minutes(length * f64::from(left)).max(1));
        EveningTold { minutes: minutes(self.seconds(now)), continued: self.began > 0, left, to_go }
    }

    /// In how many seconds the minutes change; nothing while it stands still.
    #[must_use]
    pub fn next_change(&self, now: f64) -> Option<f64> {
        self.since.map(|_| 60.0 - self.seconds(now).rem_euclid(60.0))
    }

    fn seconds(&self, now: f64) -> f64 {
        self.played + self.since.map_or(0.0, |since| now - since)
    }

    /// How long a step takes as a rule: one long talk at the table changes nothing.
    fn median(&self) -> Option<f64> {
        let mut lengths = self.lengths.clone();
        lengths.sort_by(f64::total_cmp);
        let last = lengths.len().checked_sub(1)?;
        lengths.get(last / 2).zip(lengths.get(lengths.len() / 2)).map(|(low, high)| low.midpoint(*high))
    }
}
