//! The race to nine cards on the table.

use super::layout::{area, count, ground, put};
use super::{Art, Mark};
use crate::games::dice_village::rules::{Count, Player, Table};
use crate::stage::{Bounds, Point, Scene};

/// Shows the race at that place: a lane for each player; when it is won, it is in play.
pub(super) fn show(scene: &mut Scene, table: &Table, place: Bounds) {
    let inner = ground(scene, place, table.is_last_round());
    let lanes = u8::try_from(table.players().count()).unwrap_or(u8::MAX).max(1);
    let high = inner.height() / f32::from(lanes);
    // Digits are lower than their line.
    let size = (high * 1.3).min(60.0);
    let label = size * 1.75;
    for ((seat, player), lane) in table.players().zip(0..lanes) {
        let mark = Mark::of(seat);
        let (x, y) = (inner.min.x, inner.min.y + high * f32::from(lane));
        let badge = (high * 0.94).min(76.0);
        put(scene, Art::Mark(mark), Point { x, y: y + (high - badge) / 2.0 }, badge);
        let first = x + badge + 10.0;
        let pitch = (inner.max.x - label - first) / f32::from(Player::GOAL);
        let cell = (pitch * 0.96).min(high * 0.94);
        let pitch = pitch.min(cell * 1.2);
        for at in 0..Player::GOAL {
            let art = if at < player.on_table() {
                Art::Cell(mark)
            } else if at + 1 == Player::GOAL {
                Art::CellGoal
            } else {
                Art::CellEmpty
            };
            put(scene, art, Point { x: first + pitch * f32::from(at), y: y + (high - cell) / 2.0 }, cell);
        }
        let exact = player.is_exact(Count::OnTable);
        let place = area(first + pitch * f32::from(Player::GOAL), y + (high - size) / 2.0, label, size);
        count(scene, place, player.on_table().into(), exact);
    }
}
