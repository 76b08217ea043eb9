//! What is wrong with a hall of fame's file, in one sentence each.

use crate::chronicle::hall::finished::{FinishedReason, NoId};
use crate::chronicle::{CodeRefusal, DateRefusal, FileDamage};

/// Why a text keeps no hall of fame; games are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HallDamage {
    /// It is no whole file of ours.
    #[error(transparent)]
    File(#[from] FileDamage),
    /// The id is none.
    #[error("game {0}: {1}")]
    Id(usize, #[source] NoId),
    /// The day is none.
    #[error("game {0}: {1}")]
    Date(usize, #[source] DateRefusal),
    /// The code is none.
    #[error("game {0}: {1}")]
    Code(usize, #[source] CodeRefusal),
    /// The results cannot be; the first of the reasons.
    #[error("game {0}: {1}")]
    Results(usize, #[source] FinishedReason),
    /// The same game stands there twice.
    #[error("game {0} stands there twice")]
    Twice(usize),
    /// The games are not in the order in which they were played.
    #[error("game {0} was played before the one above it")]
    Order(usize),
}
