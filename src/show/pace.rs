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
    /// The countdown of the wait; `None` if time does not end it.
    countdown: Option<Countdown>,
    /// Whether the next wait begins paused.
    held: bool,
    hands_free: bool,
}

/// The countdown of one wait.
#[derive(Clone, Copy, Debug)]
struct Countdown {
    /// The length of the wait, with the minutes added.
    length: f64,
    /// Whether the table was warned.
    warned: bool,
    state: Running,
}

/// The state of a countdown.
#[derive(Clone, Copy, Debug)]
enum Running {
    /// It ends then.
    Until(f64),
    /// It is paused with so many seconds left.
    Paused(f64),
    /// It ended then.
    Over(f64),
}

impl Countdown {
    /// Returns the seconds left: not more than there are in all.
    fn left(&self, now: f64) -> f64 {
        let left = match self.state {
            Running::Until(due) | Running::Over(due) => due - now,
            Running::Paused(left) => left,
        };
        left.clamp(0.0, self.length)
    }

    /// Returns the time when it ends, as long as it runs.
    const fn runs_until(&self) -> Option<f64> {
        match self.state {
            Running::Until(due) => Some(due),
            Running::Paused(_) | Running::Over(_) => None,
        }
    }
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
        let countdown = length.map(|length| Countdown {
            length,
            // A choice that begins with so little time left is not warned about: it would be every time.
            warned: length <= Self::WARNING,
            state: if self.held { Running::Paused(length) } else { Running::Until(now + delay + length) },
        });
        let held = self.held && countdown.is_none();
        *self = Self { waiting, choosing, countdown, held, hands_free: self.hands_free };
    }

    /// Starts a delayed wait at once, since the picture has come to rest early.
    pub fn settle(&mut self, now: f64) {
        if let Some(countdown) = &mut self.countdown
            && let Running::Until(due) = &mut countdown.state
        {
            *due = due.min(now + countdown.length);
        }
    }

    /// Returns the next event since the last tick, one at a time.
    pub fn tick(&mut self, now: f64) -> Option<PaceEvent> {
        let countdown = self.countdown.as_mut()?;
        let due = countdown.runs_until()?;
        let left = due - now;
        if left <= 0.0 {
            countdown.state = Running::Over(due);
            return Some(if self.hands_free { PaceEvent::Next } else { PaceEvent::TimeUp });
        }
        let warns = left <= Self::WARNING && !countdown.warned && matches!(self.waiting, Waiting::Choice(_));
        countdown.warned |= warns;
        warns.then_some(PaceEvent::Warning)
    }

    /// Returns the seconds left to choose; `None` if there is no limit.
    #[must_use]
    pub fn left(&self, now: f64) -> Option<f64> {
        match self.waiting {
            Waiting::Choice(_) => Some(self.countdown?.left(now)),
            Waiting::Nothing | Waiting::Order(_) => None,
        }
    }

    /// The time when the choice ends, also once it has, or when the next order is given by itself; `None` while the timer is
    /// paused.
    #[must_use]
    pub fn due(&self) -> Option<f64> {
        match self.countdown?.state {
            Running::Until(due) | Running::Over(due) => Some(due),
            Running::Paused(_) => None,
        }
    }

    /// The whole length of the wait, running or paused, in seconds; 0 where there is none.
    #[must_use]
    pub fn length(&self) -> f64 {
        self.countdown.map_or(0.0, |countdown| countdown.length)
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
    pub fn paused(&self) -> Option<f64> {
        match self.countdown?.state {
            Running::Paused(left) => Some(left),
            Running::Until(_) | Running::Over(_) => None,
        }
    }

    /// Returns the seconds until something visible changes; `None` while the timer is paused.
    #[must_use]
    pub fn next_change(&self, now: f64) -> Option<f64> {
        let left = self.countdown?.runs_until()? - now;
        // What is shown are whole seconds, rounded up.
        let until_next_second = left - (left.ceil() - 1.0);
        Some(until_next_second.max(0.01))
    }

    /// Pauses or resumes the timer; where none runs yet, the next wait will begin paused.
    pub fn pause(&mut self, now: f64) {
        match &mut self.countdown {
            Some(countdown) => match countdown.state {
                Running::Until(_) => countdown.state = Running::Paused(countdown.left(now)),
                Running::Paused(left) => countdown.state = Running::Until(now + left),
                Running::Over(_) => {}
            },
            None => self.held ^= self.choosing.is_some() || self.hands_free,
        }
    }

    /// Whether the timer is paused.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused().is_some()
    }

    /// Adds one more minute to choose, also when the time is up.
    pub fn more(&mut self, now: f64) {
        let (Waiting::Choice(_), Some(countdown)) = (self.waiting, &mut self.countdown) else {
            return;
        };
        let left = Self::MORE + countdown.left(now);
        countdown.state = match countdown.state {
            Running::Paused(_) => Running::Paused(left),
            Running::Until(due) | Running::Over(due) => Running::Until(due.max(now) + Self::MORE),
        };
        countdown.length = countdown.length.max(left);
        countdown.warned = false;
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
                let length = Self::BETWEEN;
                let state = if self.held { Running::Paused(length) } else { Running::Until(now + length) };
                self.countdown = hands_free.then_some(Countdown { length, warned: true, state });
                self.held = false;
            }
            // A time that is up is up once more, for whoever goes on by itself now.
            Waiting::Choice(_) => {
                if let Some(countdown) = &mut self.countdown
                    && let Running::Over(due) = countdown.state
                {
                    countdown.state = Running::Until(due);
                }
            }
            Waiting::Nothing => {}
        }
    }

    /// Ends the wait at once if hands-free, since everyone is ready.
    pub fn ready(&mut self, now: f64) {
        if self.hands_free && self.waiting != Waiting::Nothing {
            let length = self.length();
            self.countdown = Some(Countdown { length, warned: true, state: Running::Until(now) });
            self.held = false;
        }
    }
}
