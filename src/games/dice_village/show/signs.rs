//! Cries in drawings, for cards; and the signs of the log's lines.

use crate::games::dice_village::rules::{Card, CardAt, Correction, Face, Good, Purse, Reward, Seat, Side, Spot};
use crate::games::dice_village::stage::{Art, Mark};
use crate::games::dice_village::words::Cry;
use crate::show::Sign;
use crate::stage::Sprite;

/// Returns a cry in drawings: its player, and what happens.
pub(super) fn signs(cry: &Cry) -> Vec<Sign> {
    match cry {
        Cry::Opening { first: seat, row: _ } | Cry::First(seat) => vec![art(Art::Camel), mark(*seat)],
        Cry::Caravan(seat, faces) => vec![mark(*seat), dice(*seat, faces.iter().copied())],
        Cry::Rerolled(seat, faces) => vec![art(Art::Favour), dice(*seat, faces.iter().copied())],
        Cry::Adjusted { seat, from, to } => vec![dice(*seat, [*from]), Sign::Gap, dice(*seat, [*to])],
        Cry::Sold(_, at, _) => vec![mark(at.owner), closed(*at)],
        Cry::Tucked(arrival) | Cry::Placed(arrival) => {
            vec![mark(arrival.at.owner), art(Art::Good(Good::of(arrival.stall.number())))]
        }
        Cry::Ninth(seat) => vec![mark(*seat), art(Art::CellGoal)],
        Cry::LastRound => vec![art(Art::CellGoal)],
        Cry::Earned(seat, purse) => std::iter::once(mark(*seat)).chain(earned(*purse)).collect(),
        Cry::CaravanJoined(seat) | Cry::CaravanLost(seat) => with(*seat, Art::Reward(Reward::FreeCaravan)),
        Cry::CardGiven(seat, Card::Counted) => with(*seat, Art::Reward(Reward::FreeCard)),
        Cry::CardLost(seat) => with(*seat, Art::Slot),
        Cry::Marketed(seat, _) => with(*seat, Art::SlotMarket),
        Cry::PlacementLost(seat, _) | Cry::Places(seat, _) => with(*seat, Art::Reward(Reward::FreePlacement)),
        Cry::Bought(seat, Card::House(merchant)) | Cry::CardGiven(seat, Card::House(merchant)) => {
            let half = |side| Art::Stall(merchant.half(side).number);
            std::iter::once(mark(*seat)).chain(Side::ALL.map(half).map(art)).collect()
        }
        Cry::Bought(seat, Card::Counted) | Cry::Buys(seat) => with(*seat, Art::Coin),
        Cry::PassedOver(seats) => seats.iter().copied().map(mark).chain([art(Art::Coin)]).collect(),
        Cry::RowFilled(_) | Cry::HouseDeck | Cry::Undecided => vec![art(Art::CardBack)],
        Cry::Sells(seat) => with(*seat, Art::Turn),
        Cry::AllSell(seat) => with(*seat, Art::Camel),
        Cry::AllBuy(_) => vec![art(Art::Coin)],
        Cry::Won(winners) => {
            std::iter::once(Sign::Sprites(vec![Sprite::CROWN])).chain(winners.seats.iter().copied().map(mark)).collect()
        }
        Cry::Standing(ranked) => vec![mark(ranked.seat)],
        Cry::Inexact(seat, _) => vec![mark(*seat)],
        Cry::Untold
        | Cry::Round(_)
        | Cry::RollDue
        | Cry::RoundDone
        | Cry::VillagesOpen
        | Cry::Ended(_)
        | Cry::Corrected(_) => Vec::new(),
    }
}

/// Returns one drawing.
pub(super) fn art(art: Art) -> Sign {
    Sign::Sprites(vec![art.sprite()])
}

/// Returns a player's mark.
pub(super) fn mark(seat: Seat) -> Sign {
    art(Art::Mark(Mark::of(seat)))
}

/// Returns a player's dice with these faces.
pub(super) fn dice(seat: Seat, faces: impl IntoIterator<Item = Face>) -> Sign {
    let die = |face: Face| vec![Art::Die(Mark::of(seat)).sprite(), Art::Good(Good::of(face)).sprite()];
    Sign::Row(faces.into_iter().map(die).collect())
}

/// Returns coins, then favours, each with its number.
pub(super) fn earned(purse: Purse) -> Vec<Sign> {
    let counted = [(purse.coins, Art::Coin), (purse.favours, Art::Favour)].into_iter().filter(|(count, _)| *count > 0);
    counted.flat_map(|(count, of)| [Sign::Text(count.to_string()), art(of)]).collect()
}

/// Returns the subject of a correction.
pub(super) fn corrected(correction: &Correction) -> Vec<Sign> {
    match correction {
        Correction::Purse(seat, purse) => std::iter::once(mark(*seat)).chain(earned(*purse)).collect(),
        Correction::Caravans(seat, _) => vec![mark(*seat), art(Art::Die(Mark::of(*seat)))],
        Correction::Die(seat, _, face) => vec![mark(*seat), dice(*seat, [*face])],
        Correction::First(seat) => vec![art(Art::Camel), mark(*seat)],
        Correction::OnTable(seat, _) => vec![mark(*seat), art(Art::Cell(Mark::of(*seat)))],
        Correction::InHand(seat, _) | Correction::Card(_, CardAt::Hand(seat)) => vec![mark(*seat), art(Art::Hand)],
        Correction::Stalls(at, ..) | Correction::Card(_, CardAt::Village(at, _)) => {
            vec![mark(at.owner), art(Art::Village(at.base))]
        }
        Correction::InRow(_) | Correction::Card(_, CardAt::Row) => vec![art(Art::CardCounted)],
        Correction::Card(_, CardAt::Pile) => vec![art(Art::CardBack)],
    }
}

fn with(seat: Seat, of: Art) -> Vec<Sign> {
    vec![mark(seat), art(of)]
}

fn closed(at: Spot) -> Sign {
    Sign::Sprites(vec![Art::Village(at.base).sprite(), Art::GateClosed.sprite()])
}
