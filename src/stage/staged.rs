//! What a game has to draw.

use std::fmt::Debug;
use std::sync::Arc;

use super::motion::Motion;
use super::scene::Scene;
use crate::play::Game;

/// A game whose table is a picture.
pub trait Staged: Game {
    /// The table as it stands.
    fn scene(table: &Self::Table) -> Scene;

    /// The way from the table before an order to the table after it.
    fn moment(before: &Self::Table, happenings: &[Self::Happening], after: &Self::Table) -> Arc<dyn Moment>;
}

/// The way from one table to the next, as a picture that moves.
///
/// Nothing waits for it: the table after is the result from the start, and any time may be asked for. Times are seconds since
/// it began.
pub trait Moment: Debug + Send + Sync {
    /// How long it lasts.
    fn duration(&self, motion: Motion) -> f32;

    /// From when on the result may be told in words, so that they do not give the picture away.
    fn told(&self, motion: Motion) -> f32;

    /// The picture then; from the duration on, the table after at rest.
    fn scene(&self, motion: Motion, seconds: f32) -> Scene;

    /// Whether nothing moves any more.
    fn is_over(&self, motion: Motion, seconds: f32) -> bool {
        // A time that is no number is over as well: the picture never hangs.
        seconds.is_nan() || seconds >= self.duration(motion)
    }
}
