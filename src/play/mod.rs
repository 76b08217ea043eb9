//! The trait that every game's rules implement, the seats of its players, and the faces of dice.
//!
//! Rules are pure: no clock, chance, files, threads, window or serialization. What chance decides comes in as a value.
//! Each room has a trait of its own that builds on [`Game`]: [`Recorded`](crate::chronicle::Recorded) and
//! [`Choosing`](crate::chronicle::Choosing), [`Cried`](crate::crier::Cried), [`Staged`](crate::stage::Staged),
//! [`Studied`](crate::almanac::Studied), [`Watched`](crate::show::Watched) and [`Counted`](crate::show::Counted),
//! [`Printable`](crate::paper::Printable), `desk::Played`, and [`Commanded`](crate::cli::Commanded).

mod choice;
mod course;
mod face;
mod named;
mod seat;
mod source;

pub use choice::{Group, Item, Kind, Menu, NoPick, PickId, Place, State, Way};
pub use course::{Course, Followed};
pub use face::{ByFace, Face, NoSuchFace};
pub use named::Named;
pub(crate) use named::named;
pub use seat::{BySeat, Seat};
pub use source::Source;

use std::fmt;

/// The rules of a game that a crier can run: orders go in, happenings come out, and the table is their fold.
///
/// A unit struct implements it. It derives `Clone`, `Copy`, `Debug`, `PartialEq` and `Eq`, so that types generic over a
/// game can derive them, too. A room may assume no more of a game than its traits promise.
pub trait Game: Copy + fmt::Debug + Eq + Send + Sync + 'static {
    /// The setup of a table; loose, so that anything can be asked.
    type Setup: Clone + fmt::Debug + Eq + Send + Sync;
    /// The table: checked, changed by [`Game::apply`] alone.
    type Table: Clone + fmt::Debug + Eq + Send + Sync;
    /// An order of the crier to the table.
    type Order: Clone + fmt::Debug + Eq + Send + Sync;
    /// What chance decides in an order: a roll without its faces.
    type Draw: Clone + fmt::Debug + Eq + Send + Sync;
    /// A happening that an order caused.
    type Happening: Clone + fmt::Debug + Eq + Send + Sync;
    /// Why a setup makes no table.
    type SetupReason: Clone + fmt::Debug + Eq + Send + Sync;
    /// Why an order is refused.
    type Reason: Clone + fmt::Debug + Eq + Send + Sync;

    /// The name in files and arguments, as `troyes-dice`: small letters, digits and hyphens. It never changes.
    const NAME: &'static str;
    /// The game's proper name, as `Troyes Dice`; the same in all languages.
    const TITLE: &'static str;

    /// Opens a table.
    ///
    /// # Errors
    /// The setup with every reason why it makes no table.
    fn open(setup: Self::Setup) -> Result<Self::Table, SetupRefusal<Self>>;

    /// Returns the happenings of an order, in the order in which they are told, without applying them.
    ///
    /// # Errors
    /// The order with the reason why it is refused.
    fn decide(table: &Self::Table, order: &Self::Order) -> Result<Vec<Self::Happening>, Refusal<Self>>;

    /// Returns the happenings of an order, as [`Game::decide`] does, and the table after them.
    ///
    /// # Errors
    /// The order with the reason why it is refused.
    fn follow(table: &Self::Table, order: &Self::Order) -> Followed<Self> {
        let mut course = Course::on(table);
        Self::decide(table, order)?.into_iter().for_each(|happening| course.tell(happening));
        course.done(order, Ok(()))
    }

    /// Applies one happening; cannot fail on what [`Game::decide`] returned.
    fn apply(table: &mut Self::Table, happening: &Self::Happening);

    /// Returns how far the game has come.
    fn steps(table: &Self::Table) -> Steps;
}

/// An order as it is asked for: what chance decides in it is drawn where it is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask<G: Game> {
    /// The order that this draw makes.
    Draw(G::Draw),
    /// This order, which is whole.
    Order(G::Order),
}

/// The happenings between two tables: of one order, or of several that followed each other.
#[derive(Debug, PartialEq, Eq)]
pub struct Transition<'a, G: Game> {
    /// The table before.
    pub before: &'a G::Table,
    /// The happenings, in the order in which they are told.
    pub happenings: &'a [G::Happening],
    /// The table after.
    pub after: &'a G::Table,
}

// A table need not be `Copy`, which a derived implementation would ask for.
impl<G: Game> Copy for Transition<'_, G> {}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the same of a table")]
impl<G: Game> Clone for Transition<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Transition<'_, G> {
    /// Shows each happening, first to last, with the table right after it.
    pub fn walk(self, mut show: impl FnMut(Step<'_, G>)) {
        let Some((last, happenings)) = self.happenings.split_last() else { return };
        if !happenings.is_empty() {
            let mut table = self.before.clone();
            for (happening, next) in happenings.iter().zip(1..) {
                G::apply(&mut table, happening);
                show(Step { happening, later: self.happenings.get(next..).unwrap_or_default(), after: &table });
            }
        }
        show(Step { happening: last, later: &[], after: self.after });
    }
}

/// One happening of a transition.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// What happened.
    pub happening: &'a G::Happening,
    /// What happened after it in the same transition.
    pub later: &'a [G::Happening],
    /// The table right after it.
    pub after: &'a G::Table,
}

/// A setup that makes no table, handed back with every reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct SetupRefusal<G: Game> {
    /// The refused setup.
    pub setup: G::Setup,
    /// Every reason.
    pub reasons: Vec<G::SetupReason>,
}

/// The refusal of an order, with the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct Refusal<G: Game> {
    /// The refused order.
    pub order: G::Order,
    /// The reason.
    pub reason: G::Reason,
}

/// The progress of a game, in the steps in which people count it: half-days, rounds, throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Steps {
    /// The number of steps done.
    pub done: u16,
    /// The number of steps left, with the current one; `None` while nobody can know.
    pub left: Option<u16>,
}

impl Steps {
    /// Returns the progress in a game of so many steps.
    #[must_use]
    pub const fn of(done: u16, all: u16) -> Self {
        Self { done, left: Some(all.saturating_sub(done)) }
    }

    /// Returns the progress in a game whose length is not known before its end.
    #[must_use]
    pub const fn open(done: u16) -> Self {
        Self { done, left: None }
    }

    /// Whether no step is left.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self.left, Some(0))
    }

    /// Returns the number of the current step, from 1; at the end, of the last one.
    #[must_use]
    pub const fn number(self) -> u16 {
        if self.is_over() { self.done } else { self.done.saturating_add(1) }
    }

    /// Returns the number of steps of a whole game, if it is known.
    #[must_use]
    pub fn all(self) -> Option<u16> {
        self.left.map(|left| self.done.saturating_add(left))
    }
}
