//! The clock of the evening: how long the game has been played, and when it may end.

use crate::play::Steps;

/// The clock of this run of the game, which stops while the table is not seen.
#[derive(Clone, Debug)]
pub struct Evening {
    /// The seconds played before the clock last started.
    played: f64,
    /// The time when the clock last started; `None` while it is stopped.
    since: Option<f64>,
    /// The number of the game's steps done at the start.
    began: u16,
    /// Whether the game was resumed.
    continued: bool,
    /// The length of each step since then, in seconds played.
    lengths: Vec<f64>,
    /// The seconds played at the last step.
    at_step: f64,
    /// The seconds played when the clock was last followed.
    seen: f64,
}

/// The clock's numbers, in whole minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EveningTold {
    /// The minutes since the game was begun or resumed.
    pub minutes: u32,
    /// Whether the game was resumed: the time before is not counted, since no file records it.
    pub continued: bool,
    /// The steps left, with the current one; `None` where nobody can know.
    pub left: Option<u16>,
    /// The minutes to the end, if the steps go on at their pace; `None` before the first is done.
    pub to_go: Option<u32>,
}

/// The clock in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EveningSaid {
    /// A short text, for a line that has much else.
    pub short: String,
    /// The full text.
    pub full: String,
}

impl Evening {
    /// Starts the clock, with the game so far; `continued` if it was resumed, and not begun.
    #[must_use]
    pub const fn new(now: f64, steps: Steps, continued: bool) -> Self {
        let began = steps.done;
        Self { played: 0.0, since: Some(now), began, continued, lengths: Vec::new(), at_step: 0.0, seen: 0.0 }
    }

    /// Advances to that moment, with the game so far; from now on the clock runs only if it `counts`.
    pub fn follow(&mut self, now: f64, steps: Steps, counts: bool) {
        let played = self.seconds(now);
        self.seen = played;
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

    /// Returns the clock's numbers now, with the game so far.
    #[must_use]
    pub fn told(&self, now: f64, steps: Steps) -> EveningTold {
        let left = steps.left;
        let to_go = self.median().zip(left.filter(|left| *left > 0));
        let to_go = to_go.map(|(length, left)| minutes(length * f64::from(left)).max(1));
        EveningTold { minutes: minutes(self.seconds(now)), continued: self.continued, left, to_go }
    }

    /// Returns the minutes of the game when the clock was last followed; `None` for a game that was resumed, since nobody knows
    /// what it took before, or of less than a minute.
    #[must_use]
    pub fn length(&self) -> Option<u16> {
        let minutes = u16::try_from(minutes(self.seen)).unwrap_or(u16::MAX);
        (!self.continued && minutes > 0).then_some(minutes)
    }

    /// Returns the seconds until the minutes change; `None` while the clock is stopped.
    #[must_use]
    pub fn next_change(&self, now: f64) -> Option<f64> {
        self.since.map(|_| 60.0 - self.seconds(now).rem_euclid(60.0))
    }

    fn seconds(&self, now: f64) -> f64 {
        self.played + self.since.map_or(0.0, |since| now - since)
    }

    /// Returns the median length of a step, which one long talk at the table does not change.
    fn median(&self) -> Option<f64> {
        let mut lengths = self.lengths.clone();
        lengths.sort_by(f64::total_cmp);
        let last = lengths.len().checked_sub(1)?;
        lengths.get(last / 2).zip(lengths.get(lengths.len() / 2)).map(|(low, high)| low.midpoint(*high))
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the minutes of an evening")]
fn minutes(seconds: f64) -> u32 {
    (seconds / 60.0).max(0.0) as u32
}
