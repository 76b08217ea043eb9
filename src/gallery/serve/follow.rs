//! Follows the show, and passes it to phones once the picture in the room has revealed the result.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use super::site::Site;
use crate::show::{Follower, Show};

/// Passes the show to the phones, until its publisher is gone.
pub(super) async fn follow(mut follower: Follower, site: Arc<Site>) {
    let mut seen = Seen::of(follower.latest());
    let mut hidden: Option<Instant> = None;
    loop {
        seen.tell(&site);
        let until = hidden;
        let next = tokio::select! {
            changed = follower.changed() => changed,
            () = rest(until) => {
                hidden = None;
                seen.reveal();
                continue;
            }
        };
        let Some(next) = next else { return };
        match seen.take(next) {
            Moves::Still => {}
            Moves::Anew(seconds) => hidden = seconds.and_then(|seconds| Instant::now().checked_add(seconds)),
        }
    }
}

/// What phones see of the shows that come one after the other.
///
/// Phones get pictures at rest. While something moves they see the state before it, so that none of them gives the blow
/// away; of a ceremony the step before.
#[derive(Debug)]
pub(super) struct Seen {
    show: Arc<Show>,
    /// What they saw last of what does not move.
    whole: Arc<Show>,
    /// Whether a motion hides its result.
    pub(super) hides: bool,
}

/// What a show changes in what moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moves {
    /// Nothing: what is hidden stays hidden.
    Still,
    /// Another motion, which hides its result for so long, or none.
    Anew(Option<Duration>),
}

impl Seen {
    /// Begins with that show; a late follower skips its motion.
    pub(super) fn of(show: Arc<Show>) -> Self {
        Self { whole: Arc::clone(&show), show, hides: false }
    }

    /// Takes the next show.
    pub(super) fn take(&mut self, next: Arc<Show>) -> Moves {
        let [(picture, step), (next_picture, next_step)] = [&self.show, &next].map(|show| numbers(show));
        let seconds = if next_step == step { told(&next) } else { ceremony_told(&next) };
        self.show = next;
        if (picture, step) == (next_picture, next_step) {
            return Moves::Still;
        }
        self.hides = seconds.is_some();
        Moves::Anew(seconds)
    }

    /// Ends the motion.
    pub(super) const fn reveal(&mut self) {
        self.hides = false;
    }

    /// Passes it to the phones; while a motion hides its result, what was there before.
    pub(super) fn tell(&mut self, site: &Site) {
        if let Some((before, moving)) = self.before() {
            site.show(Arc::new(before), moving);
        } else {
            self.whole = Arc::clone(&self.show);
            site.show(Arc::clone(&self.show), false);
        }
    }

    /// Returns the show as it was before the motion that hides its result, if one does, and whether the picture moves.
    fn before(&self) -> Option<(Show, bool)> {
        let show = Some(&self.show).filter(|_| self.hides).map(|show| Show::clone(show))?;
        if show.ceremony.is_some() {
            let Show { shown, ceremony, scoring, .. } = Show::clone(&self.whole);
            return Some((Show { shown, ceremony, scoring, ..show }, false));
        }
        let before = show.shown.as_ref()?.before.clone()?;
        Some((Show { shown: Some(before), choices: Vec::new(), scoring: None, ..show }, true))
    }
}

/// Waits until then; for ever if there is no such time.
async fn rest(until: Option<Instant>) {
    match until {
        Some(until) => sleep_until(until).await,
        None => std::future::pending().await,
    }
}

/// Returns the numbers of the current motions: of the picture, and of a ceremony.
fn numbers(show: &Show) -> (Option<u64>, Option<u64>) {
    let picture = show.shown.as_ref().and_then(|shown| shown.motion.number());
    (picture, show.ceremony.as_ref().and_then(|ceremony| ceremony.number))
}

/// Returns how long the picture hides the result.
fn told(show: &Show) -> Option<Duration> {
    let shown = show.shown.as_ref().filter(|shown| shown.before.is_some())?;
    lasting(shown.motion.moment()?.told(show.motion))
}

/// Returns how long a ceremony hides what its step tells.
fn ceremony_told(show: &Show) -> Option<Duration> {
    lasting(show.ceremony.as_ref()?.told(show.motion))
}

fn lasting(seconds: f32) -> Option<Duration> {
    Duration::try_from_secs_f32(seconds).ok().filter(|told| !told.is_zero())
}
