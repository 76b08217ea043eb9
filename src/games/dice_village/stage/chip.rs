//! Picks of the menu as small drawings, each one unit high, and some more.

use super::layout::{area, awning, half, put};
use super::strip::known;
use super::{Art, Mark};
use crate::games::dice_village::record::{ChangePick, FixPick, Kind, Pick, TurnPick};
use crate::games::dice_village::rules::{Base, Card, Face, Good, Keeper, Merchant, Seat, Side, Spot, Stall, Table};
use crate::stage::{Point, Scene};

/// How wide a merchant's stall beside a village is.
const STALL: f32 = 0.5;

/// Returns the drawing of a pick; nothing for one that is only words.
#[must_use]
pub fn chip(table: &Table, pick: Pick) -> Option<Scene> {
    Some(match pick {
        Pick::Mode(_)
        | Pick::Turn(TurnPick::Free(_))
        | Pick::Change(ChangePick::Reroll | ChangePick::Adjust(_))
        | Pick::Fix(FixPick::Goes(_)) => return None,
        Pick::Turn(TurnPick::Village(at) | TurnPick::Beside(at, _)) => village(table, at),
        Pick::Turn(TurnPick::FromHand(there)) => stall(there),
        Pick::Turn(TurnPick::Card(Card::Counted) | TurnPick::Row(_)) => drawn(&[Art::CardCounted]),
        Pick::Turn(TurnPick::Card(Card::House(merchant))) | Pick::Fix(FixPick::Merchant(merchant)) => both(merchant),
        Pick::Turn(TurnPick::Ninth(seat)) | Pick::Change(ChangePick::Seat(seat)) | Pick::Fix(FixPick::Seat(seat)) => {
            drawn(&[Art::Mark(Mark::of(seat))])
        }
        Pick::Turn(TurnPick::Coins(seat)) | Pick::Fix(FixPick::Coins(seat)) => counted(seat, Art::Coin),
        Pick::Turn(TurnPick::Favours(seat)) | Pick::Fix(FixPick::Favours(seat)) => counted(seat, Art::Favour),
        Pick::Change(ChangePick::Die(seat, at)) | Pick::Fix(FixPick::Die(seat, at)) => die(table, seat, at),
        Pick::Change(ChangePick::Fell(face)) | Pick::Fix(FixPick::Shows(face) | FixPick::Add(face)) => {
            drawn(&[Art::Stall(face)])
        }
        Pick::Fix(FixPick::Remove(_, face)) => drawn(&[Art::Stall(face)]),
        Pick::Fix(FixPick::Kind(kind) | FixPick::Count(kind)) => drawn(kind_art(kind)),
        Pick::Fix(FixPick::Side(at, side)) => beside(at.base, side),
    })
}

const fn kind_art(kind: Kind) -> &'static [Art] {
    match kind {
        Kind::Purse => &[Art::Coin],
        Kind::Caravans => &[Art::Die(Mark::Red)],
        Kind::Die => const { &[Art::Die(Mark::Red), Art::Good(Good::of(Face::One))] },
        Kind::First => &[Art::Camel],
        Kind::OnTable => &[Art::Cell(Mark::Red)],
        Kind::InHand => &[Art::Hand],
        Kind::InRow => &[Art::CardCounted],
        Kind::Stalls => &[Art::Awning],
        Kind::Card => &[Art::CardBack],
    }
}

/// A place for a drawing of that width.
fn wide(width: f32) -> Scene {
    Scene::empty(area(0.0, 0.0, width, 1.0))
}

const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// Drawings that lie on each other.
fn drawn(art: &[Art]) -> Scene {
    let mut scene = wide(1.0);
    for art in art {
        put(&mut scene, *art, at(0.0, 0.0), 1.0);
    }
    scene
}

/// A player's mark before a sign.
fn counted(seat: Seat, art: Art) -> Scene {
    let mut scene = wide(1.7);
    put(&mut scene, Art::Mark(Mark::of(seat)), at(0.0, 0.2), 0.6);
    put(&mut scene, art, at(0.7, 0.0), 1.0);
    scene
}

/// A village with its two stalls and those of its merchants, each of which needs a die, and its owner's mark beside it.
fn village(table: &Table, spot: Spot) -> Scene {
    let of = |side| table.player(spot.owner).map(|owner| owner.village(spot.base).keepers(side)).unwrap_or_default();
    // The outermost stands first.
    let lefts = of(Side::Left).iter().rev().map(|keeper| (*keeper, Side::Left));
    let rights = of(Side::Right).iter().map(|keeper| (*keeper, Side::Right));
    let wider = f32::from(u8::try_from(lefts.len() + rights.len()).unwrap_or(u8::MAX)) * STALL;
    let mut scene = wide(1.45 + wider);
    let mut x = 0.0;
    let merchant = |scene: &mut Scene, (keeper, side): (Keeper, Side), x: f32| {
        awning(scene, known(keeper, side), at(x + 0.02, 0.06), 0.46);
        put(scene, Art::Stall(keeper.number(side)), at(x + 0.02, 0.52), 0.46);
    };
    for stall in lefts {
        merchant(&mut scene, stall, x);
        x += STALL;
    }
    put(&mut scene, Art::Village(spot.base), at(x, 0.0), 1.0);
    for (number, right) in spot.base.numbers().into_iter().zip([0.0, 0.5]) {
        put(&mut scene, Art::Stall(number), at(x + right + 0.02, 0.52), 0.46);
    }
    x += 1.0;
    for stall in rights {
        merchant(&mut scene, stall, x);
        x += STALL;
    }
    put(&mut scene, Art::Mark(Mark::of(spot.owner)), at(x - 0.04, 0.26), 0.48);
    scene
}

/// A village, and an awning on that side of it.
fn beside(base: Base, side: Side) -> Scene {
    let mut scene = wide(1.5);
    let (village, awning) = match side {
        Side::Left => (0.5, 0.0),
        Side::Right => (0.0, 1.0),
    };
    put(&mut scene, Art::Village(base), at(village, 0.0), 1.0);
    put(&mut scene, Art::Awning, at(awning, 0.5), 0.5);
    scene
}

/// A merchant's half, larger than a line: rewards are small on it.
fn stall(stall: Stall) -> Scene {
    const LARGE: f32 = 1.3;
    const WIDE: f32 = 0.5 * LARGE;
    let mut scene = Scene::empty(area(0.0, 0.0, WIDE, LARGE));
    match stall.keeper.card() {
        Card::House(merchant) => half(&mut scene, merchant.half(stall.side), at(0.0, 0.0), WIDE),
        Card::Counted => {
            awning(&mut scene, None, at(0.0, 0.0), WIDE);
            put(&mut scene, Art::Stall(stall.number()), at(0.0, WIDE), WIDE);
        }
    }
    scene
}

/// A merchant of the house deck with both halves.
fn both(merchant: Merchant) -> Scene {
    let mut scene = wide(1.0);
    half(&mut scene, merchant.half(Side::Left), at(0.0, 0.0), 0.5);
    half(&mut scene, merchant.half(Side::Right), at(0.5, 0.0), 0.5);
    scene
}

/// A player's die as it lies.
fn die(table: &Table, seat: Seat, at: usize) -> Scene {
    let shown = table.player(seat).and_then(|player| player.dice().get(at)).map(|die| Art::Good(Good::of(die.face)));
    let die = Art::Die(Mark::of(seat));
    match shown {
        Some(face) => drawn(&[die, face]),
        None => drawn(&[die]),
    }
}
