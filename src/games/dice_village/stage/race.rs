//! The race to nine cards on the table.

use super::layout::{LETTER, area, count, ground, put};
use super::{Art, Mark};
use crate::games::dice_village::rules::{Count, Player, Seat, Table};
use crate::stage::{Bounds, Point, Scene};

/// The least height of a lane, as long as it has half of the width.
const LANE: f32 = 31.0;
/// The width of a count compared with its height: it may have two digits and a sign.
const COUNT: f32 = 3.2 * LETTER;

/// Draws the race at that place: a lane for each player; when it is won, it is in play.
pub(super) fn show(scene: &mut Scene, table: &Table, place: Bounds) {
    let inner = ground(scene, place, table.is_last_round());
    let lanes = u8::try_from(table.players().count()).unwrap_or(u8::MAX).max(1);
    let columns: u8 = if inner.height() < LANE * f32::from(lanes) { 2 } else { 1 };
    let (wide, high) = (inner.width() / f32::from(columns), inner.height() / f32::from(lanes.div_ceil(columns)));
    for (player, at) in table.players().zip(0..lanes) {
        let corner =
            Point { x: inner.min.x + wide * f32::from(at % columns), y: inner.min.y + high * f32::from(at / columns) };
        let told = table.shows(player.1, Count::OnTable);
        lane(scene, player, told, area(corner.x, corner.y, wide, high));
    }
}

/// Draws a player with a field for each card, and their number; the player alone where that is not told.
fn lane(scene: &mut Scene, (seat, player): (Seat, &Player), told: bool, place: Bounds) {
    let (mark, high) = (Mark::of(seat), place.height());
    // Digits are lower than their line.
    let size = (high * 1.36).min(78.0);
    let label = size * COUNT;
    let badge = (high * 0.94).min(76.0);
    middle(scene, Art::Mark(mark), place, 0.0, badge);
    if !told {
        return;
    }
    let first = badge + 10.0;
    let pitch = (place.width() - label - first) / f32::from(Player::GOAL);
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
        middle(scene, art, place, first + pitch * f32::from(at), cell);
    }
    counted(scene, player, place, first + pitch * f32::from(Player::GOAL), size);
}

/// Draws a sprite at that distance from the left, at half the height.
fn middle(scene: &mut Scene, art: Art, place: Bounds, left: f32, size: f32) {
    put(scene, art, Point { x: place.min.x + left, y: place.center().y - size / 2.0 }, size);
}

/// Draws the player's number of cards on the table, in digits of that size.
fn counted(scene: &mut Scene, player: &Player, place: Bounds, left: f32, size: f32) {
    let place = area(place.min.x + left, place.center().y - size / 2.0, size * COUNT, size);
    count(scene, place, player.on_table().into(), player.is_exact(Count::OnTable));
}
