//! A player's three villages side by side, each with its merchants and the dice that close it.

use super::layout::{area, awning, die, put};
use super::{Art, Mark};
use crate::games::dice_village::rules::{Base, Face, Half, Keeper, Lies, Seat, Side, Spot, Table};
use crate::stage::{Bounds, Point, Scene};

/// Between two villages at least and at most, in stalls.
const LEAST_GAP: f32 = 0.3;
const MOST_GAP: f32 = 1.6;
/// How much of its place a die or an empty stall fills.
const FILLED: f32 = 0.95;

/// How wide a stall can be, so that the villages of that player find room in that width: the more merchants, the smaller.
pub(super) fn stall(table: &Table, owner: Seat, width: f32) -> f32 {
    let all: f32 = Base::ALL.map(|base| stalls(table, Spot { owner, base })).iter().sum();
    width / (all + 2.0 * LEAST_GAP)
}

/// Shows the villages of that player at that place, which is two stalls high.
pub(super) fn show(scene: &mut Scene, table: &Table, owner: Seat, place: Bounds) {
    let widths = Base::ALL.map(|base| stalls(table, Spot { owner, base }));
    let all: f32 = widths.iter().sum();
    let stall = place.height() / 2.0;
    let gap = ((place.width() - all * stall) / 2.0).min(MOST_GAP * stall);
    let mut x = place.min.x;
    for (base, width) in Base::ALL.into_iter().zip(widths) {
        village(scene, table, Spot { owner, base }, area(x, place.min.y, width * stall, 2.0 * stall));
        x += width * stall + gap;
    }
}

/// How many stalls the village has.
fn stalls(table: &Table, at: Spot) -> f32 {
    f32::from(u8::try_from(table.numbers(at).len()).unwrap_or(u8::MAX))
}

fn village(scene: &mut Scene, table: &Table, at: Spot, place: Bounds) {
    let stall = place.height() / 2.0;
    let Some(owner) = table.player(at.owner) else { return };
    let village = owner.village(at.base);
    let [left, right] = Side::ALL.map(|side| village.keepers(side));
    let column = |column: f32| Point { x: place.min.x + stall * column, y: place.min.y };
    // From the left end: the left merchants, the outermost first, the village's own two, the right merchants.
    let mut columns = (0..u8::MAX).map(|at| column(f32::from(at)));
    let lefts: Vec<Point> = columns.by_ref().take(left.len()).collect();
    let own: Vec<Point> = columns.by_ref().take(2).collect();
    let rights: Vec<Point> = columns.take(right.len()).collect();
    if let Some(corner) = own.first() {
        put(scene, Art::Village(at.base), *corner, 2.0 * stall);
        if !table.is_open(at) {
            put(scene, Art::GateClosed, *corner, 2.0 * stall);
        }
    }
    let lefts: Vec<Point> = lefts.into_iter().rev().collect();
    for (side, keepers, corners) in [(Side::Left, left, &lefts), (Side::Right, right, &rights)] {
        for (keeper, corner) in keepers.iter().zip(corners) {
            awning(scene, known(*keeper, side), *corner, stall);
        }
    }
    // As the numbers come: its own two, the left ones from the village outwards, the right ones.
    let corners = own.into_iter().chain(lefts).chain(rights);
    for ((number, covered), corner) in stalls_covered(table, at).into_iter().zip(corners) {
        let size = stall * FILLED;
        let inset = (stall - size) / 2.0;
        let corner = Point { x: corner.x + inset, y: corner.y + stall + inset };
        match covered {
            Some((seat, face)) => die(scene, Mark::of(seat), face, corner, size),
            None => put(scene, Art::Stall(number), corner, size),
        }
    }
}

/// The stalls of a village as [`Table::numbers`] has them, each with whose die lies on it and what that shows.
///
/// The record knows which dice lie at a village but not on which stall: a die lies on the first one of its number, and, where
/// stalls were corrected since (`D 5.3`), on any that is left.
#[must_use]
pub fn stalls_covered(table: &Table, at: Spot) -> Vec<(Face, Option<(Seat, Face)>)> {
    let mut there: Vec<(Seat, Face)> = table
        .players()
        .flat_map(|(seat, player)| player.dice().iter().map(move |die| (seat, die)))
        .filter(|(_, die)| die.lies == Lies::At(at))
        .map(|(seat, die)| (seat, die.face))
        .collect();
    let cover = |number: Face| {
        let fits = there.iter().position(|(_, face)| *face == number);
        (number, fits.map(|at| there.remove(at)))
    };
    let mut stalls: Vec<(Face, Option<(Seat, Face)>)> = table.numbers(at).into_iter().map(cover).collect();
    let empty = stalls.iter_mut().filter(|(_, die)| die.is_none());
    for ((_, on), die) in empty.zip(there) {
        *on = Some(die);
    }
    stalls
}

fn known(keeper: Keeper, side: Side) -> Option<Half> {
    keeper.reward(side).map(|reward| Half { number: keeper.number(side), reward })
}
