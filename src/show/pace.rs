//! The table's pace: the time to choose, and the hands-free crier.
//!
//! Times are seconds on any clock of the caller; nothing here reads one.

/// The time to choose, in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChoosingTime(u16);

impl ChoosingTime {
    /// The shortest and the longest time, in seconds.
    pub const LIMITS: [u16; 2] = [10, 600];
    /// The times on offer without typing.
    pub const USUAL: [Self; 4] = [Self(45), Self(60), Self(90), Self(120)];

    /// Makes a choosing time of so many seconds; `None` outside the limits.
    #[must_use]
    pub const fn new(seconds: u16) -> Option<Self> {
        let [least, most] = Self::LIMITS;
        if least <= seconds && seconds <= most { Some(Self(seconds)) } else { None }
    }

    /// The time in seconds.
    #[must_use]
    pub const fn seconds(self) -> u16 {
        self.0
    }
}

/// The state that the table waits in; the number of orders so far tells one wait from the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Waiting {
    /// No wait that time can end.
    #[default]
    Nothing,
    /// The players' choice.
    Choice(usize),
    /// The next order, which nobody has to choose.
    Order(usize),
}

/// An event of the pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaceEvent {
    /// Little time is left.
    Warning,
    /// The time to choose is up; nothing else happens by itself.
    TimeUp,
    /// Hands-free, the crier takes the next step.
    Next,
}

/// The timer of the table's waits.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    waiting: Waiting,
    choosing: Option<ChoosingTime>,
    /// The time when the wait ends.
    due: Option<f64>,
    /// The length of the wait, with the minutes added.
    length: f64,
    /// The time left when the timer was paused.
    paused: Option<f64>,
    /// Whether the next wait begins paused.
    held: bool,
    warned: bool,
    ended: bool,
    hands_free: bool,
}

impl Pace {
    /// The seconds before the end at which the table is warned.
    pub const WARNING: f64 = 15.0;
    /// The seconds between the end of a choice and the next order, hands-free.
    pub const BETWEEN: f64 = 6.0;
    /// The seconds that one extension adds.
    pub const MORE: f64 = 60.0;

    /// Sets what the table waits for; a new wait begins after `delay` seconds, when the picture has come to rest.
    pub fn follow(&mut self, waiting: Waiting, choosing: Option<ChoosingTime>, delay: f64, now: f64) {
        if (self.waiting, self.choosing) == (waiting, choosing) {
            return;
        }
        let length = match waiting {
            Waiting::Nothing => None,
            Waiting::Choice(_) => choosing.map(|time| f64::from(time.0)),
            Waiting::Order(_) => self.hands_free.then_some(Self::BETWEEN),
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

    /// Starts a delayed wait at once, since the picture has come to rest early.
    pub fn settle(&mut self, now: f64) {
        self.due = self.due.map(|due| due.min(now + self.length));
    }

    /// Returns the next event since the last tick, one at a time.
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

    /// Returns the seconds left to choose; `None` if there is no limit.
    #[must_use]
    pub fn left(&self, now: f64) -> Option<f64> {
        match self.waiting {
            Waiting::Choice(_) => Some(self.paused.unwrap_or(self.due? - now).clamp(0.0, self.length)),
            Waiting::Nothing | Waiting::Order(_) => None,
        }
    }

    /// The time when the choice ends, also once it has, or when the next order is given by itself.
    #[must_use]
    pub const fn due(&self) -> Option<f64> {
        self.due
    }

    /// The whole length of the wait, running or paused, in seconds; 0 where there is none.
    #[must_use]
    pub const fn length(&self) -> f64 {
        self.length
    }

    /// Whether the next wait begins paused.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.held
    }

    /// Whether the wait is for the next order.
    #[must_use]
    pub const fn is_before_order(&self) -> bool {
        matches!(self.waiting, Waiting::Order(_))
    }

    /// Whether the time to choose is limited.
    #[must_use]
    pub const fn is_limited(&self) -> bool {
        self.choosing.is_some()
    }

    /// The seconds left to choose while the timer is paused.
    #[must_use]
    pub const fn paused(&self) -> Option<f64> {
        self.paused
    }

    /// Returns the seconds until something visible changes; `None` while the timer is paused.
    #[must_use]
    pub fn next_change(&self, now: f64) -> Option<f64> {
        let left = self.due.filter(|_| self.paused.is_none() && !self.ended)? - now;
        // What is shown are whole seconds, rounded up.
        let until_next_second = left - (left.ceil() - 1.0);
        Some(until_next_second.max(0.01))
    }

    /// Pauses or resumes the timer; where none runs yet, the next wait will begin paused.
    pub fn pause(&mut self, now: f64) {
        match (self.paused.take(), self.due) {
            (Some(left), Some(_)) => self.due = Some(now + left),
            (None, Some(due)) if !self.ended => self.paused = Some((due - now).clamp(0.0, self.length)),
            (None, None) if self.choosing.is_some() || self.hands_free => self.held = !self.held,
            (Some(_) | None, None | Some(_)) => {}
        }
    }

    /// Whether the timer is paused.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// Adds one more minute to choose, also when the time is up.
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

    /// Sets whether the crier goes on by itself.
    pub fn set_hands_free(&mut self, hands_free: bool, now: f64) {
        self.hands_free = hands_free;
        match self.waiting {
            Waiting::Order(_) => {
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

    /// Ends the wait at once if hands-free, since everyone is ready.
    pub fn ready(&mut self, now: f64) {
        if self.hands_free && self.waiting != Waiting::Nothing {
            (self.due, self.paused, self.ended, self.held) = (Some(now), None, false, false);
        }
    }
}
