//! A player's three villages side by side, each with its merchants and the dice that close it.

use super::layout::{area, awning, die, put, square};
use super::{Art, Part};
use crate::games::dice_village::rules::{Base, Face, Half, Keeper, Lies, Seat, Side, Spot, Table, Village};
use crate::stage::{Bounds, Point, Scene};

/// The least and the greatest gap between two villages, in stalls.
const LEAST_GAP: f32 = 0.3;
const MOST_GAP: f32 = 1.6;
/// The part of its place that a die or an empty stall fills.
const FILLED: f32 = 0.95;

/// Returns the size of a stall with which that player's villages fit into that width: the more merchants, the smaller.
pub(super) fn stall(table: &Table, owner: Seat, width: f32) -> f32 {
    let all: f32 = Base::ALL.map(|base| stalls(table, Spot { owner, base })).iter().sum();
    width / (all + 2.0 * LEAST_GAP)
}

/// Draws the villages of that player at that place, which is two stalls high.
pub(super) fn show(scene: &mut Scene, table: &Table, owner: Seat, place: Bounds) {
    for (base, place) in Base::ALL.into_iter().zip(villages(table, owner, place)) {
        village(scene, table, Spot { owner, base }, place);
    }
}

/// Returns the places of the villages at that place.
fn villages(table: &Table, owner: Seat, place: Bounds) -> [Bounds; 3] {
    let widths = Base::ALL.map(|base| stalls(table, Spot { owner, base }));
    let all: f32 = widths.iter().sum();
    let stall = place.height() / 2.0;
    let gap = ((place.width() - all * stall) / 2.0).min(MOST_GAP * stall);
    let mut x = place.min.x;
    widths.map(|width| {
        let village = area(x, place.min.y, width * stall, 2.0 * stall);
        x += width * stall + gap;
        village
    })
}

/// The corners of a village's columns: its own two, and those of the merchants, each from the village outwards.
struct Columns {
    own: Vec<Point>,
    lefts: Vec<Point>,
    rights: Vec<Point>,
}

impl Columns {
    fn of(village: &Village, place: Bounds) -> Self {
        let stall = place.height() / 2.0;
        let column = |at: u8| Point { x: place.min.x + stall * f32::from(at), y: place.min.y };
        let mut columns = (0..u8::MAX).map(column);
        // From the left end: the left merchants, the outermost first, the village's own two, the right merchants.
        let mut lefts: Vec<Point> = columns.by_ref().take(village.keepers(Side::Left).len()).collect();
        lefts.reverse();
        let own = columns.by_ref().take(2).collect();
        let rights = columns.take(village.keepers(Side::Right).len()).collect();
        Self { own, lefts, rights }
    }

    /// Iterates over the columns in the order of [`Table::numbers`].
    fn in_order(&self) -> impl Iterator<Item = Point> {
        self.own.iter().chain(&self.lefts).chain(&self.rights).copied()
    }
}

/// Returns the place of a die or an empty stall in that column.
fn on_stall(corner: Point, stall: f32) -> Bounds {
    let size = stall * FILLED;
    let inset = (stall - size) / 2.0;
    area(corner.x + inset, corner.y + stall + inset, size, size)
}

/// Returns the number of the village's stalls.
fn stalls(table: &Table, at: Spot) -> f32 {
    f32::from(u8::try_from(table.numbers(at).len()).unwrap_or(u8::MAX))
}

fn village(scene: &mut Scene, table: &Table, at: Spot, place: Bounds) {
    let stall = place.height() / 2.0;
    let Some(owner) = table.player(at.owner) else { return };
    let village = owner.village(at.base);
    let columns = Columns::of(village, place);
    if let Some(corner) = columns.own.first() {
        let (size, own) = (2.0 * stall, square(*corner, 2.0 * stall));
        scene.draw(Part::Village(at), place, |scene| put(scene, Art::Village(at.base), *corner, size));
        if !table.is_open(at) {
            scene.draw(Part::Gate(at), own, |scene| put(scene, Art::GateClosed, *corner, size));
        }
    }
    for (side, corners) in [(Side::Left, &columns.lefts), (Side::Right, &columns.rights)] {
        for (keeper, corner) in village.keepers(side).iter().zip(corners) {
            awning(scene, known(*keeper, side), *corner, stall);
        }
    }
    let stalls = stalls_covered(table, at).into_iter().zip(columns.in_order());
    for (nth, ((number, covered), corner)) in stalls.enumerate() {
        let place = on_stall(corner, stall);
        if let Some(nth) = nth.checked_sub(2) {
            scene.name(Part::Merchant(at, nth), place);
        }
        match covered {
            Some((seat, die, face)) => self::die(scene, (seat, die), face, place.min, place.width()),
            None => put(scene, Art::Stall(number), place.min, place.width()),
        }
    }
}

/// A die on a stall: its player, its index, and its face.
pub type Covering = (Seat, usize, Face);

/// Returns the stalls of a village in the order of [`Table::numbers`], each with the die on it, if there is one.
///
/// The record knows which dice are at a village but not on which stall: a die is placed on the first one of its number,
/// and, where stalls were corrected since (`D 5.3`), on any that is left.
#[must_use]
pub fn stalls_covered(table: &Table, at: Spot) -> Vec<(Face, Option<Covering>)> {
    let mut there: Vec<Covering> = table
        .players()
        .flat_map(|(seat, player)| player.dice().iter().enumerate().map(move |(nth, die)| (seat, nth, die)))
        .filter(|(.., die)| die.lies == Lies::At(at))
        .map(|(seat, nth, die)| (seat, nth, die.face))
        .collect();
    let cover = |number: Face| {
        let fits = there.iter().position(|(.., face)| *face == number);
        (number, fits.map(|at| there.remove(at)))
    };
    let mut stalls: Vec<(Face, Option<_>)> = table.numbers(at).into_iter().map(cover).collect();
    let empty = stalls.iter_mut().filter(|(_, die)| die.is_none());
    for ((_, on), die) in empty.zip(there) {
        *on = Some(die);
    }
    stalls
}

/// Returns the half that a merchant shows on that side; `None` of one who is only counted.
pub(super) fn known(keeper: Keeper, side: Side) -> Option<Half> {
    keeper.reward(side).map(|reward| Half { number: keeper.number(side), reward })
}
