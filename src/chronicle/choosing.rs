//! What a game tells the chronicle about choices: the menu of a record, and the draft of the next order.

use std::fmt;
use std::hash::Hash;

use super::{Record, Recorded};
use crate::play::{Ask, Menu, Seat};

/// A game with choices that are drafts of an order before they are orders.
///
/// A draft begins empty after each order. Desk, picture, digits, terminal and tests read and change it through the same menu;
/// whatever the menu offers, the rules accept. The defaults are those of a game in which nobody chooses.
pub trait Choosing: Recorded {
    /// One thing that can be picked; [`Infallible`](std::convert::Infallible) if nobody chooses.
    type Pick: Copy + fmt::Debug + Eq + Hash + Send + Sync;
    /// The picks since the last order; `()` if nobody chooses.
    type Draft: Clone + fmt::Debug + Default + Eq + Send + Sync;

    /// Whether anybody ever chooses.
    const CHOOSES: bool = false;

    /// Returns the menu for that draft.
    #[must_use]
    fn menu(_record: &Record<Self>, _draft: &Self::Draft) -> Menu<Self::Pick> {
        Menu::default()
    }

    /// Presses an item of the menu. Returns the order if the item gives one at once.
    fn pick(_record: &Record<Self>, _draft: &mut Self::Draft, _pick: Self::Pick) -> Option<Ask<Self>> {
        None
    }

    /// Returns the player whose choice comes next, and who may propose its end; nothing while none chooses alone.
    #[must_use]
    fn chooser(_record: &Record<Self>) -> Option<Seat> {
        None
    }

    /// True if a player may propose that pick, in a draft of the player's own: a part of the own choice, or of what is the player's
    /// at any time.
    #[must_use]
    fn is_own(_record: &Record<Self>, _draft: &Self::Draft, _seat: Seat, _pick: Self::Pick) -> bool {
        false
    }

    /// Puts a pick into the draft of the player who proposes it. Returns the order that it makes at once, if it makes one: that is
    /// proposed, and given by the crier.
    fn propose(record: &Record<Self>, draft: &mut Self::Draft, pick: Self::Pick) -> Option<Ask<Self>> {
        Self::pick(record, draft, pick)
    }

    /// Sets the number of an item; nothing leaves it unsaid.
    fn set_number(_record: &Record<Self>, _draft: &mut Self::Draft, _pick: Self::Pick, _number: Option<u16>) {}

    /// Returns the order that the draft makes; nothing while something lacks.
    #[must_use]
    fn drafted(_record: &Record<Self>, _draft: &Self::Draft) -> Option<Ask<Self>> {
        None
    }

    /// Returns why the rules refuse the draft as it is; nothing while it is only not whole.
    #[must_use]
    fn refused(_record: &Record<Self>, _draft: &Self::Draft) -> Option<Self::Reason> {
        None
    }

    /// Returns why an item of the menu cannot be picked with that draft, where the rules say why.
    #[must_use]
    fn why(_record: &Record<Self>, _draft: &Self::Draft, _pick: Self::Pick) -> Option<Self::Reason> {
        None
    }

    /// True if the draft is begun and lacks something, so that the one key does not end the choice instead.
    #[must_use]
    fn is_begun(_record: &Record<Self>, _draft: &Self::Draft) -> bool {
        false
    }

    /// True if the draft is of something besides the next right thing, as a correction: the one key gives it or leaves it.
    #[must_use]
    fn is_aside(_record: &Record<Self>, _draft: &Self::Draft) -> bool {
        false
    }

    /// Leads the draft back to the next right thing.
    fn leave(_draft: &mut Self::Draft) {}

    /// Leads the draft of a player who proposes back to the next right thing: by default as the crier's.
    fn leave_own(draft: &mut Self::Draft) {
        Self::leave(draft);
    }

    /// Does what the one key does with a draft aside that makes no order: by default it is left.
    fn go_on(_record: &Record<Self>, draft: &mut Self::Draft) {
        Self::leave(draft);
    }

    /// True if the one key gives the next right step along with the last order: nobody sees or chooses anything between them.
    #[must_use]
    fn leads_on(_record: &Record<Self>) -> bool {
        false
    }

    /// True if the one key asks once before it gives that order: it throws something away for good, or ends a turn of which
    /// nobody was told that it began.
    #[must_use]
    fn asks_first(_record: &Record<Self>, _ask: &Ask<Self>) -> bool {
        false
    }
}
