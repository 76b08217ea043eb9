//! Values in the form on which the messages select.

use fluent_bundle::FluentValue;

use crate::games::dice_village::rules::{Ahead, Seat};

/// Returns a seat's number, from 1.
pub(super) fn seat(seat: Seat) -> FluentValue<'static> {
    seat.0.saturating_add(1).into()
}

/// Returns the number of one of a player's dice, from 1.
pub(super) fn die(at: usize) -> FluentValue<'static> {
    (at + 1).into()
}

/// Returns the criterion by which somebody won; a value of its own if the victory is shared.
pub(super) fn ahead(ahead: Option<Ahead>) -> FluentValue<'static> {
    ahead.map_or("shared", Ahead::name).into()
}
