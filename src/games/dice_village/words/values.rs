//! Values in the form on which the messages select.

use fluent_bundle::FluentValue;

use crate::games::dice_village::rules::{Ahead, Base, Count, Good, Reward, Seat, Side};

/// Returns a seat's number, from 1.
pub(super) fn seat(seat: Seat) -> FluentValue<'static> {
    seat.0.saturating_add(1).into()
}

/// Returns the number of one of a player's dice, from 1.
pub(super) fn die(at: usize) -> FluentValue<'static> {
    (at + 1).into()
}

pub(super) fn good(good: Good) -> FluentValue<'static> {
    match good {
        Good::Silk => "silk".into(),
        Good::Papyrus => "papyrus".into(),
        Good::Gold => "gold".into(),
        Good::Wheat => "wheat".into(),
        Good::Spices => "spices".into(),
        Good::Porcelain => "porcelain".into(),
    }
}

pub(super) fn reward(reward: Reward) -> FluentValue<'static> {
    match reward {
        Reward::OneCoin => "coin".into(),
        Reward::TwoCoins => "coins".into(),
        Reward::FiveFavours => "favours".into(),
        Reward::FreeCard => "card".into(),
        Reward::FreeCaravan => "die".into(),
        Reward::FreePlacement => "placement".into(),
    }
}

/// Returns a village's two stalls, as “1-6”.
pub(super) fn base(base: Base) -> FluentValue<'static> {
    let [low, high] = base.numbers();
    format!("{low}-{high}").into()
}

pub(super) fn side(side: Side) -> FluentValue<'static> {
    match side {
        Side::Left => "left".into(),
        Side::Right => "right".into(),
    }
}

pub(super) fn count(count: Count) -> FluentValue<'static> {
    match count {
        Count::Purse => "purse".into(),
        Count::InHand => "hand".into(),
        Count::OnTable => "table".into(),
    }
}

/// Returns the criterion by which somebody won; a value of its own if the victory is shared.
pub(super) fn ahead(ahead: Option<Ahead>) -> FluentValue<'static> {
    match ahead {
        Some(Ahead::Cards) => "cards".into(),
        Some(Ahead::Coins) => "coins".into(),
        Some(Ahead::Favours) => "favours".into(),
        None => "shared".into(),
    }
}
