//! Follows the show, and passes it to phones once the picture in the room has revealed the result.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use super::site::Site;
use crate::show::{Follower, Show};

/// Passes the show to the phones, until its publisher is gone.
///
/// Phones get pictures at rest. While something moves they see the state before it, so that none of them gives the blow
/// away.
pub(super) async fn follow(mut follower: Follower, site: Arc<Site>) {
    let mut show = follower.latest();
    // A late subscriber skips the running motion.
    let mut number = number(&show);
    let mut hidden: Option<Instant> = None;
    loop {
        match hidden.and(before(&show)) {
            Some(before) => site.show(Arc::new(before), true),
            None => site.show(Arc::clone(&show), false),
        }
        let until = hidden;
        let next = tokio::select! {
            changed = follower.changed() => changed,
            () = rest(until) => {
                hidden = None;
                continue;
            }
        };
        let Some(next) = next else { return };
        if self::number(&next) != number {
            number = self::number(&next);
            hidden = told(&next).and_then(|seconds| Instant::now().checked_add(seconds));
        }
        show = next;
    }
}

/// Waits until then; for ever if there is no such time.
async fn rest(until: Option<Instant>) {
    match until {
        Some(until) => sleep_until(until).await,
        None => std::future::pending().await,
    }
}

/// Returns the number of the current motion.
fn number(show: &Show) -> Option<u64> {
    show.shown.as_ref()?.motion.number()
}

/// Returns how long the picture hides the result.
fn told(show: &Show) -> Option<Duration> {
    let shown = show.shown.as_ref().filter(|shown| shown.before.is_some())?;
    let seconds = shown.motion.moment()?.told(show.motion);
    Duration::try_from_secs_f32(seconds).ok().filter(|told| !told.is_zero())
}

/// Returns the show as it was before the current motion.
fn before(show: &Show) -> Option<Show> {
    let before = show.shown.as_ref()?.before.clone()?;
    Some(Show { shown: Some(before), choices: Vec::new(), ..show.clone() })
}
