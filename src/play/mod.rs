//! What every game is to the rooms: the trait that a game's rules implement, and the seats of those who play it.
//!
//! Rules are pure: no clock, chance, files, threads, window or serialization. What chance decides comes in as a value. Each
//! room has a trait of its own that builds on [`Game`]: [`Recorded`](crate::chronicle::Recorded),
//! [`Cried`](crate::crier::Cried), [`Staged`](crate::stage::Staged), [`Watched`](crate::show::Watched) and
//! [`Counted`](crate::show::Counted), `desk::Played`, and [`Commanded`](crate::cli::Commanded).

mod choice;
mod seat;

pub use choice::{Group, Item, Kind, Menu, NoPick, PickId, Place, State};
pub use seat::{BySeat, Seat};

use std::fmt;

/// The rules of a game that a crier can run: orders go in, happenings come out, and the table is their fold.
///
/// A unit struct implements it. It derives `Clone`, `Copy`, `Debug`, `PartialEq` and `Eq`, so that what is generic over a game
/// can derive them, too. A room may assume no more of a game than its traits say.
pub trait Game: Copy + fmt::Debug + Eq + Send + Sync + 'static {
    /// What a table is opened from; loose, so that anything can be asked.
    type Setup: Clone + fmt::Debug + Eq + Send + Sync;
    /// What stands on the table: checked, changed by [`Game::apply`] alone.
    type Table: Clone + fmt::Debug + Eq + Send + Sync;
    /// What the crier asks of the table.
    type Order: Clone + fmt::Debug + Eq + Send + Sync;
    /// What an order caused.
    type Happening: Clone + fmt::Debug + Eq + Send + Sync;
    /// Why a setup makes no table.
    type SetupReason: Clone + fmt::Debug + Eq + Send + Sync;
    /// Why an order cannot be followed now.
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

    /// Says what the order causes, in the order in which it is told, without causing it.
    ///
    /// # Errors
    /// The order with the reason why it cannot be followed now.
    fn decide(table: &Self::Table, order: &Self::Order) -> Result<Vec<Self::Happening>, Refusal<Self>>;

    /// Lets one happening take place; cannot fail on what [`Game::decide`] gave.
    fn apply(table: &mut Self::Table, happening: &Self::Happening);

    /// How far the game is.
    fn steps(table: &Self::Table) -> Steps;
}

/// What happened between two tables: what one order caused, or several orders that followed each other.
#[derive(Debug, PartialEq, Eq)]
pub struct Transition<'a, G: Game> {
    /// The table before it.
    pub before: &'a G::Table,
    /// What happened, in the order in which it is told.
    pub happenings: &'a [G::Happening],
    /// The table after it.
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

impl<'a, G: Game> Transition<'a, G> {
    /// Walks through the happenings, first to last, each with the table right after it.
    pub fn walk(self) -> impl Iterator<Item = Step<'a, G>> {
        let mut table = self.before.clone();
        self.happenings.iter().zip(1..).map(move |(happening, next)| {
            G::apply(&mut table, happening);
            Step { happening, later: self.happenings.get(next..).unwrap_or_default(), after: table.clone() }
        })
    }
}

/// One happening of a transition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<'a, G: Game> {
    /// What happened.
    pub happening: &'a G::Happening,
    /// What happened after it in the same transition.
    pub later: &'a [G::Happening],
    /// The table right after it.
    pub after: G::Table,
}

/// A setup that makes no table, handed back with every reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct SetupRefusal<G: Game> {
    /// What was asked.
    pub setup: G::Setup,
    /// Every reason.
    pub reasons: Vec<G::SetupReason>,
}

/// An order that cannot be followed, handed back with the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct Refusal<G: Game> {
    /// What was asked.
    pub order: G::Order,
    /// Why not.
    pub reason: G::Reason,
}

/// How far a game is, in the steps in which people count it: half-days, rounds, throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Steps {
    /// So many are behind.
    pub done: u16,
    /// So many are left, with the one that is played; nothing while nobody can know.
    pub left: Option<u16>,
}

impl Steps {
    /// So many are behind of so many that a whole game has.
    #[must_use]
    pub const fn of(done: u16, all: u16) -> Self {
        Self { done, left: Some(all.saturating_sub(done)) }
    }

    /// So many are behind in a game whose length is not known before its end.
    #[must_use]
    pub const fn open(done: u16) -> Self {
        Self { done, left: None }
    }

    /// Whether none is left.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self.left, Some(0))
    }

    /// The number of the step that is played, from 1; at the end, of the last one.
    #[must_use]
    pub const fn number(self) -> u16 {
        if self.is_over() { self.done } else { self.done.saturating_add(1) }
    }

    /// So many a whole game has, if that is known.
    #[must_use]
    pub fn all(self) -> Option<u16> {
        self.left.map(|left| self.done.saturating_add(left))
    }
}
