//! The merchants' row, and the pile beside it.

use super::Art;
use super::layout::{area, count, ground, half, put};
use crate::games::dice_village::rules::{Card, Phase, Side, Table};
use crate::stage::{Bounds, Point, Scene};

/// How wide the pile's place is, compared with the height.
const PILE: f32 = 0.74;
/// How much of its place a card fills.
const FILLED: f32 = 0.93;

/// Shows the row at that place; it is in play while cards are bought.
pub(super) fn show(scene: &mut Scene, table: &Table, place: Bounds) {
    let buying = matches!(table.phase(), Phase::Spend(_));
    let inner = ground(scene, place, buying);
    let Point { x, y } = inner.min;
    let high = inner.height();
    let pile = high * 0.66;
    let left = table.pile().len();
    put(scene, if left == 0 { Art::Slot } else { Art::CardBack }, Point { x: x + high * (PILE - 0.66) / 2.0, y }, pile);
    count(scene, area(x, y + pile, high * PILE, high - pile), left.into(), true);
    let cards = table.row().cards();
    let places = u8::try_from(cards.len()).unwrap_or(u8::MAX).max(table.row_size());
    let first = x + high * PILE + 12.0;
    let pitch = ((inner.max.x - first) / f32::from(places)).min(high * 1.12);
    let size = (pitch * FILLED).min(high);
    let corners = (0..places).map(|at| Point { x: first + pitch * f32::from(at), y: y + (high - size) / 2.0 });
    let mut cards = cards.into_iter();
    for corner in corners {
        match cards.next() {
            Some(card) => show_card(scene, card, corner, size),
            None => put(scene, Art::Slot, corner, size),
        }
    }
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
