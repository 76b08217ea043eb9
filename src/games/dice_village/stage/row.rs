//! The merchants' row, and the pile beside it.

use super::layout::{area, count, ground, half, put, square};
use super::{Art, Part};
use crate::games::dice_village::rules::{Card, Phase, Side, Table};
use crate::stage::{Bounds, Point, Scene};

/// The width of the pile's place, compared with the height.
const PILE: f32 = 0.79;
/// The size of the pile's card, compared with the height; the number of cards is below it.
const BACK: f32 = 0.53;
/// The part of its place that a card fills.
const FILLED: f32 = 0.96;

/// Draws the row at that place; it is in play while cards are bought.
pub(super) fn show(scene: &mut Scene, table: &Table, place: Bounds) {
    let buying = matches!(table.phase(), Phase::Spend(_) | Phase::AllSpend(_));
    let inner = ground(scene, place, buying);
    let Point { x, y } = inner.min;
    let high = inner.height();
    let pile = high * BACK;
    let left = table.pile().len();
    let told = table.shows_pile();
    let art = if told && left == 0 { Art::Slot } else { Art::CardBack };
    let corner = Point { x: x + high * (PILE - BACK) / 2.0, y };
    scene.draw(Part::Pile, square(corner, pile), |scene| put(scene, art, corner, pile));
    if told {
        count(scene, area(x, y + pile, high * PILE, high - pile), left.into(), true);
    }
    let mut cards = table.row().cards().into_iter();
    for (at, place) in spread(table, inner).into_iter().enumerate() {
        scene.name(Part::Card(at), place);
        match cards.next() {
            Some(card) => show_card(scene, card, place.min, place.width()),
            None => put(scene, Art::Slot, place.min, place.width()),
        }
    }
}

/// Returns the places of the row's cards, and behind them the empty ones.
fn spread(table: &Table, inner: Bounds) -> Vec<Bounds> {
    let (Point { x, y }, high) = (inner.min, inner.height());
    let places = table.row().len().max(table.row_size());
    let first = x + high * PILE + 12.0;
    let pitch = ((inner.max.x - first) / f32::from(places)).min(high * 1.12);
    let size = (pitch * FILLED).min(high);
    (0..places).map(|at| area(first + pitch * f32::from(at), y + (high - size) / 2.0, size, size)).collect()
}

fn show_card(scene: &mut Scene, card: Card, corner: Point, size: f32) {
    match card {
        Card::Counted => put(scene, Art::CardCounted, corner, size),
        Card::House(merchant) => {
            put(scene, Art::CardHouse, corner, size);
            let width = size * 0.47;
            let top = Point { x: corner.x + size * 0.03, y: corner.y + size * 0.03 };
            half(scene, merchant.half(Side::Left), top, width);
            half(scene, merchant.half(Side::Right), Point { x: top.x + width, ..top }, width);
        }
    }
}
