//! The end of a game as a ceremony: step by step, from everybody's name to the podium.
//!
//! [`Race`] has its numbers, [`Ceremony`] puts them into words, and [`CeremonyShown`] is published to followers: the
//! ceremony and its current step. Everything on a step is a pure function of it and of the seconds since it began.

mod awards;
mod confetti;
mod counting;
mod race;
mod seals;
mod shown;
mod told;

pub use awards::Award;
pub use confetti::{Flake, confetti};
pub(in crate::show) use counting::capital;
pub use counting::{CountRule, Counting, Counts, Scale, Tally};
pub use race::{Race, RaceBar, Step};
pub use seals::{Seal, Seals};
pub use shown::{CeremonyShown, StepClock};
pub use told::{AwardView, Category, Ceremony, CeremonyView, TallyView};
