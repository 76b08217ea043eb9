//! The table's pace: how long there is to choose, and the crier that goes on by itself.
//!
//! Times are seconds on whatever clock the caller has; nothing here looks at one.

/// How long there is to choose a die, in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChoosingTime(u16);

impl ChoosingTime {
    /// The least and the most, in seconds.
    pub const LIMITS: [u16; 2] = [10, 600];
    /// Those that are offered at once.
    pub const USUAL: [Self; 4] = [Self(45), Self(60), Self(90), Self(120)];

    /// So many seconds; nothing if they are out of the limits.
    #[must_use]
    pub const fn new(seconds: u16) -> Option<Self> {
        let [least, most] = Self::LIMITS;
        if least <= seconds && seconds <= most { Some(Self(seconds)) } else { None }
    }

    /// In seconds.
    #[must_use]
    pub const fn seconds(self) -> u16 {
        self.0
    }
}

/// What the table waits for; the number of orders given so far tells one wait from the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Waiting {
    /// Nothing that time could bring.
    #[default]
    Nothing,
    /// The players choose a die.
    Choice(usize),
    /// The next roll.
    Roll(usize),
}

/// What time brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaceEvent {
    /// There is little time left.
    Warning,
    /// The time to choose is up; nothing else happens by itself.
    TimeUp,
    /// Hands-free, the crier goes on.
    Next,
}

/// How the evening runs.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    waiting: Waiting,
    choosing: Option<ChoosingTime>,
    /// When the wait ends.
    due: Option<f64>,
    /// How long the wait is, with the minutes that were given.
    length: f64,
    /// How much time was left when it was stopped.
    paused: Option<f64>,
    /// Whether the next time that would run stands still from its beginning.
    held: bool,
    warned: bool,
    ended: bool,
    hands_free: bool,
}

impl Pace {
    /// So many seconds before the end the table is warned.
    pub const WARNING: f64 = 15.0;
    /// Hands-free, so many seconds pass between a half-day's end and the next roll.
    pub const BETWEEN: f64 = 6.0;
    /// What one more minute is.
    pub const MORE: f64 = 60.0;

    /// Notes what the table waits for; a new wait begins after `delay` seconds, when the picture has come to rest.
    pub fn follow(&mut self, waiting: Waiting, choosing: Option<ChoosingTime>, delay: f64, now: f64) {
        if (self.waiting, self.choosing) == (waiting, choosing) {
            return;
        }
        let length = match waiting {
            Waiting::Nothing => None,
            Waiting::Choice(_) => choosing.map(|time| f64::from(time.0)),
            Waiting::Roll(_) => self.hands_free.then_some(Self::BETWEEN),
        };
        let due = length.map(|length| now + delay + length);
        // A choice that begins with so little time left is not warned about: it would be every time.
        let warned = length.is_some_and(|length| length <= Self::WARNING);
        let paused = length.filter(|_| self.held);
        *self = Self {
            waiting,
            choosing,
            due,
            length: length.unwrap_or_default(),
            paused,
            held: self.held && paused.is_none(),
            warned,
            ended: false,
            hands_free: self.hands_free,
        };
    }

    /// The picture has come to rest before its time: the wait that was to begin then begins now.
    pub fn settle(&mut self, now: f64) {
        self.due = self.due.map(|due| due.min(now + self.length));
    }

    /// What time has brought since it was last asked, one thing at a time.
    pub fn tick(&mut self, now: f64) -> Option<PaceEvent> {
        let left = self.due.filter(|_| self.paused.is_none() && !self.ended)? - now;
        if left <= 0.0 {
            self.ended = true;
            return Some(if self.hands_free { PaceEvent::Next } else { PaceEvent::TimeUp });
        }
        let warns = left <= Self::WARNING && !self.warned && matches!(self.waiting, Waiting::Choice(_));
        self.warned |= warns;
        warns.then_some(PaceEvent::Warning)
    }

    /// How much time is left to choose, in seconds; nothing if there is no limit.
    #[must_use]
    pub fn left(&self, now: f64) -> Option<f64> {
        match self.waiting {
            Waiting::Choice(_) => Some(self.paused.unwrap_or(self.due? - now).clamp(0.0, self.length)),
            Waiting::Nothing | Waiting::Roll(_) => None,
        }
    }

    /// When the time to choose is up, if it is limited, also once it is; or when the next roll comes by itself.
    #[must_use]
    pub const fn due(&self) -> Option<f64> {
        self.due
    }

    /// How long the time that runs or stands still is in all, in seconds; 0 where there is none.
    #[must_use]
    pub const fn length(&self) -> f64 {
        self.length
    }

    /// Whether the next time that would run stands still from its beginning.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.held
    }

    /// Whether what is waited for is the next roll.
    #[must_use]
    pub const fn is_before_roll(&self) -> bool {
        matches!(self.waiting, Waiting::Roll(_))
    }

    /// Whether the time to choose is limited.
    #[must_use]
    pub const fn is_limited(&self) -> bool {
        self.choosing.is_some()
    }

    /// How much time is left to choose while it stands still, in seconds.
    #[must_use]
    pub const fn paused(&self) -> Option<f64> {
        self.paused
    }

    /// In how many seconds something changes that can be seen or done; nothing while time stands still.
    #[must_use]
    pub fn next_change(&self, now: f64) -> Option<f64> {
        let left = self.due.filter(|_| self.paused.is_none() && !self.ended)? - now;
        // What is shown are whole seconds, rounded up.
        let until_next_second = left - (left.ceil() - 1.0);
        Some(until_next_second.max(0.01))
    }

    /// Lets the time stand still, or go on; where none runs yet, the next one will stand still.
    pub fn pause(&mut self, now: f64) {
        match (self.paused.take(), self.due) {
            (Some(left), Some(_)) => self.due = Some(now + left),
            (None, Some(due)) if !self.ended => self.paused = Some((due - now).clamp(0.0, self.length)),
            (None, None) if self.choosing.is_some() || self.hands_free => self.held = !self.held,
            (Some(_) | None, None | Some(_)) => {}
        }
    }

    /// Whether the time stands still.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// Gives one more minute to choose, also when the time is up.
    pub fn more(&mut self, now: f64) {
        let (Waiting::Choice(_), Some(due)) = (self.waiting, self.due) else {
            return;
        };
        let left = Self::MORE + self.paused.unwrap_or((due - now).clamp(0.0, self.length));
        match &mut self.paused {
            Some(paused) => *paused = left,
            None => self.due = Some(due.max(now) + Self::MORE),
        }
        self.length = self.length.max(left);
        (self.warned, self.ended) = (false, false);
    }

    /// Whether the crier goes on by itself.
    #[must_use]
    pub const fn is_hands_free(&self) -> bool {
        self.hands_free
    }

    /// Lets the crier go on by itself, or not.
    pub fn set_hands_free(&mut self, hands_free: bool, now: f64) {
        self.hands_free = hands_free;
        match self.waiting {
            Waiting::Roll(_) => {
                self.due = hands_free.then_some(now + Self::BETWEEN);
                self.length = if hands_free { Self::BETWEEN } else { 0.0 };
                self.paused = (hands_free && self.held).then_some(Self::BETWEEN);
                (self.ended, self.held) = (false, false);
            }
            // Whoever had no time left has had it.
            Waiting::Choice(_) => self.ended = false,
            Waiting::Nothing => {}
        }
    }

    /// Everyone is ready: hands-free, the crier goes on at once.
    pub fn ready(&mut self, now: f64) {
        if self.hands_free && self.waiting != Waiting::Nothing {
            (self.due, self.paused, self.ended, self.held) = (Some(now), None, false, false);
        }
    }
}
