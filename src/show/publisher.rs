//! Tells the show to whoever follows it: the latest only, so that a slow follower holds nobody.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::watch;

use super::ceremony::CeremonyShown;
use super::hall::HallShown;
use super::invitation::Invitation;
use super::ready::ReadyCount;
use super::scoring::Scoring;
use super::shown::Shown;
use super::timer::Timer;
use crate::stage::Motion;

/// All that a follower is told at once.
#[derive(Clone, Debug, Default)]
pub struct Show {
    /// What is shown of the game; nothing if no game is on the table.
    pub shown: Option<Arc<Shown>>,
    /// What is shown as long as no game is on the table.
    pub prelude: Option<Prelude>,
    /// Whether an audience sees nothing at all for now.
    pub dark: bool,
    /// How much of the way to a result is shown.
    pub motion: Motion,
    /// How much time is left to choose.
    pub timer: Timer,
    /// What is shown in the game's place.
    pub sent: Option<Sent>,
    /// The hall of fame, for a break; nothing until it was read.
    pub hall: Option<HallShown>,
    /// How phones are invited, while that is shown; they themselves are told nothing of it.
    pub invitation: Option<Arc<Invitation>>,
    /// How often that was turned over: what has no room at once is told in parts, which only who shows it can count.
    pub turned: usize,
    /// Which of the game's hints stands, until it is understood.
    pub hint: Option<&'static str>,
    /// The step of the ceremony that is shown in the game's place.
    pub ceremony: Option<CeremonyShown>,
    /// How many of those with a seat are ready, while a choice is waited for; nothing where nobody has one.
    pub ready: Option<ReadyCount>,
    /// How the game is scored, once it is over and sheets can be entered.
    pub scoring: Option<Arc<Scoring>>,
}

/// What the crier may send to the players beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sent {
    /// The page of the rule reference that stands there, from 0.
    Page(usize),
    /// The game, with labels that say what the picture's signs mean.
    Legend,
    /// That there is a break, with the best players of the hall of fame.
    Break,
    /// A picture to put a projector right by, before a game too.
    Test,
    /// How phones are invited to follow, before a game too.
    Phones,
}

/// What an audience sees before a game.
#[derive(Clone, Debug)]
pub enum Prelude {
    /// Nobody has said yet what is played: a picture of the game.
    Title(Arc<Shown>),
    /// This game is prepared; it begins soon.
    Soon(Arc<Shown>),
}

impl Prelude {
    /// The game, as it stands before it begins.
    #[must_use]
    pub const fn shown(&self) -> &Arc<Shown> {
        match self {
            Self::Title(shown) | Self::Soon(shown) => shown,
        }
    }

    /// Whether it begins soon.
    const fn is_soon(&self) -> bool {
        match self {
            Self::Title(_) => false,
            Self::Soon(_) => true,
        }
    }
}

impl Show {
    /// Whether a follower would see no difference.
    pub(crate) fn is(&self, other: &Self) -> bool {
        let same = |one: Option<&Arc<Shown>>, other: Option<&Arc<Shown>>| match (one, other) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        let [game, others] = [self, other].map(|show| show.prelude.as_ref().map(Prelude::shown));
        let [soon, soon_too] = [self, other].map(|show| show.prelude.as_ref().is_some_and(Prelude::is_soon));
        let staged = match (&self.ceremony, &other.ceremony) {
            (Some(one), Some(other)) => one.is(other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        let halls = match (&self.hall, &other.hall) {
            (Some(one), Some(other)) => one.is(other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        let scored = match (&self.scoring, &other.scoring) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        staged
            && halls
            && scored
            && same(self.shown.as_ref(), other.shown.as_ref())
            && same(game, others)
            && soon == soon_too
            && self.invitation == other.invitation
            && (self.motion, self.timer, self.dark) == (other.motion, other.timer, other.dark)
            && (self.sent, self.turned, self.hint, self.ready) == (other.sent, other.turned, other.hint, other.ready)
    }
}

/// Wakes a follower that sleeps.
type Wake = dyn Fn() + Send + Sync;

/// Where the show is told.
pub struct Publisher {
    latest: watch::Sender<Arc<Show>>,
    wakes: Mutex<Vec<Weak<Wake>>>,
}

/// Someone who follows the show; it may live in any thread.
pub struct Follower {
    latest: watch::Receiver<Arc<Show>>,
    /// Held by the follower, so that nobody who is gone is woken.
    _wake: Arc<Wake>,
}

impl Publisher {
    /// A show that has not begun.
    #[must_use]
    pub fn new() -> Self {
        Self { latest: watch::Sender::new(Arc::default()), wakes: Mutex::default() }
    }

    /// Tells everybody that this is shown now, and wakes them; if they see it already, nothing happens.
    pub fn publish(&self, show: Show) {
        let told = self.latest.send_if_modified(|latest| {
            let changes = !latest.is(&show);
            if changes {
                *latest = Arc::new(show);
            }
            changes
        });
        if told {
            let mut wakes = self.wakes.lock().unwrap_or_else(PoisonError::into_inner);
            wakes.retain(|wake| wake.upgrade().is_some());
            let wakes: Vec<Arc<Wake>> = wakes.iter().filter_map(Weak::upgrade).collect();
            // Called without the lock: a follower may do as it likes.
            for wake in wakes {
                wake();
            }
        }
    }

    /// Follows from now on; `wake` is called after each change, in the thread that tells it, and must not wait.
    #[must_use]
    pub fn follow(&self, wake: impl Fn() + Send + Sync + 'static) -> Follower {
        let wake: Arc<Wake> = Arc::new(wake);
        self.wakes.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::downgrade(&wake));
        Follower { latest: self.latest.subscribe(), _wake: wake }
    }

    /// How many follow.
    #[must_use]
    pub fn followers(&self) -> usize {
        self.latest.receiver_count()
    }
}

impl Follower {
    /// What is shown now.
    #[must_use]
    pub fn latest(&self) -> Arc<Show> {
        Arc::clone(&self.latest.borrow())
    }

    /// Waits for the next change, for a follower that is a task; nothing once nobody publishes any more.
    pub async fn changed(&mut self) -> Option<Arc<Show>> {
        self.latest.changed().await.ok()?;
        Some(Arc::clone(&self.latest.borrow_and_update()))
    }
}

impl Default for Publisher {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Publisher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Publisher").field("followers", &self.followers()).finish_non_exhaustive()
    }
}

impl fmt::Debug for Follower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Follower").field("latest", &self.latest()).finish_non_exhaustive()
    }
}
