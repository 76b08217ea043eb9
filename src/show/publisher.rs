//! Publishes the show to its followers: the latest only, so that a slow follower delays nobody.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::watch;

use super::armorial::Armorial;
use super::ceremony::CeremonyShown;
use super::choices::Choices;
use super::hall::HallShown;
use super::handed_in::HandedIn;
use super::hint::Standing;
use super::invitation::Invitation;
use super::ready::ReadyCount;
use super::replay::ReplayShown;
use super::scoring::Scoring;
use super::shown::Shown;
use super::timer::Timer;
use crate::stage::Motion;

/// The whole state that a follower gets at once. Two are equal if they look the same to every follower.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Show {
    /// The game; `None` if no game is on the table.
    pub shown: Option<Arc<Shown>>,
    /// The prelude, as long as no game is on the table.
    pub prelude: Option<Prelude>,
    /// Whether the audience's screens are dark for now.
    pub dark: bool,
    /// The amount of motion before a result.
    pub motion: Motion,
    /// The time left to choose.
    pub timer: Timer,
    /// The page sent in the game's place.
    pub sent: Option<Sent>,
    /// The hall of fame, for a break; nothing until it was read.
    pub hall: Option<HallShown>,
    /// The invitation for phones, while it is shown; phones themselves do not show it.
    pub invitation: Option<Arc<Invitation>>,
    /// How often the sent page was turned: one that is too long is shown in parts, which only the renderer can count.
    pub turned: usize,
    /// The game's current hint, until it is understood.
    pub hint: Option<Standing>,
    /// The ceremony shown in the game's place.
    pub ceremony: Option<CeremonyShown>,
    /// The sheets that are in, while players count.
    pub handed_in: Option<Arc<HandedIn>>,
    /// The ready count of seated phones, while a choice is waited for; `None` where no phone has a seat.
    pub ready: Option<ReadyCount>,
    /// The names of those who sit at the table with a phone, in the order in which they came; nobody while that is not shown.
    pub seated: Arc<[String]>,
    /// What each player may propose, while phones follow.
    pub choices: Vec<Arc<Choices>>,
    /// The scoring, once the game is over and sheets can be entered.
    pub scoring: Option<Arc<Scoring>>,
    /// The replay of a game, in place of everything else.
    pub replay: Option<ReplayShown>,
    /// The people's arms.
    pub armorial: Arc<Armorial>,
}

/// A page that the crier can send to the players beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sent {
    /// The page of the rule reference with this index.
    Page(usize),
    /// The game, with a legend for the picture's signs.
    Legend,
    /// A break, with the best players of the hall of fame.
    Break,
    /// A test picture for setting up a projector, before a game too.
    Test,
    /// The invitation for phones, before a game too.
    Phones,
}

/// The screen before a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Prelude {
    /// A picture of the game, while it is not chosen yet.
    Title(Arc<Shown>),
    /// The prepared game, which begins soon.
    Soon(Arc<Shown>),
}

impl Prelude {
    /// The game, as it is before it begins.
    #[must_use]
    pub const fn shown(&self) -> &Arc<Shown> {
        match self {
            Self::Title(shown) | Self::Soon(shown) => shown,
        }
    }
}

/// A callback that wakes a sleeping follower.
type Wake = dyn Fn() + Send + Sync;

/// The sending end of the show.
pub struct Publisher {
    latest: watch::Sender<Arc<Show>>,
    wakes: Mutex<Vec<Weak<Wake>>>,
}

/// The receiving end of the show; it may live in any thread.
pub struct Follower {
    latest: watch::Receiver<Arc<Show>>,
    /// The strong reference, so that a dropped follower is not woken.
    _wake: Arc<Wake>,
}

impl Publisher {
    /// Creates a publisher with an empty show.
    #[must_use]
    pub fn new() -> Self {
        Self { latest: watch::Sender::new(Arc::default()), wakes: Mutex::default() }
    }

    /// Publishes this show and wakes the followers; does nothing if it looks the same as the latest.
    pub fn publish(&self, show: Show) {
        let told = self.latest.send_if_modified(|latest| {
            let changes = **latest != show;
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

    /// Subscribes from now on; `wake` is called after each change, in the publishing thread, and must not block.
    #[must_use]
    pub fn follow(&self, wake: impl Fn() + Send + Sync + 'static) -> Follower {
        let wake: Arc<Wake> = Arc::new(wake);
        self.wakes.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::downgrade(&wake));
        Follower { latest: self.latest.subscribe(), _wake: wake }
    }

    /// Returns the number of followers.
    #[must_use]
    pub fn followers(&self) -> usize {
        self.latest.receiver_count()
    }
}

impl Follower {
    /// Returns the latest show.
    #[must_use]
    pub fn latest(&self) -> Arc<Show> {
        Arc::clone(&self.latest.borrow())
    }

    /// Waits for the next change, for a follower that is a task; `None` once the publisher is gone.
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
