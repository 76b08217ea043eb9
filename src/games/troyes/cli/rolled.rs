//! Orders of dice that were thrown, as lines.

use super::reading::{Line, OrderReason, What, face_of, owner_name, owner_of, shown_of};
use crate::games::troyes::rules::{ByColor, ByOwner, Color, Face, Order, Owner, Phase, RoyOrder, RoyPhase, Table};

/// Parses the dice of each district, in the order of the seats unless they are named, with a slash between them; gray's last.
pub(super) fn workforce(table: &Table, line: &mut Line<'_>) -> Result<Order, OrderReason> {
    let mut dice: ByOwner<ByColor<Vec<Face>>> = ByOwner::with(table.player_count(), |_| ByColor::default());
    let owners: Vec<Owner> = dice.iter().map(|(owner, _)| owner).collect();
    let mut next = owners.into_iter();
    while !line.is_done() {
        let owner = match line.maybe(owner_of) {
            Some(owner) => owner,
            // One district too many is nobody's.
            None => next.next().unwrap_or(if table.neutral() == Owner::Roy { Owner::Gray } else { Owner::Roy }),
        };
        let Some(of) = dice.get_mut(owner) else { return Err(line.needs(What::Owner, Some(&owner_name(owner)))) };
        while let Some((color, face)) = line.maybe(shown_of) {
            of[color].push(face);
        }
        if !line.is_done() {
            line.expect("/")?;
        }
    }
    Ok(Order::Workforce(Box::new(dice)))
}

/// Parses how le Roy's turn goes on: the dice that say where his citizens come, nothing, or his two black dice.
pub(super) fn roy(table: &Table, line: &mut Line<'_>) -> Result<RoyOrder, OrderReason> {
    if let Phase::Roy(RoyPhase::Settle(_)) = table.phase() {
        let mut dice: ByColor<Vec<Face>> = ByColor::default();
        for _ in 0..Color::ALL.len() * 2 {
            let (color, face) = line.take(What::Die, shown_of)?;
            dice[color].push(face);
        }
        let two = |color: Color| <[Face; 2]>::try_from(dice[color].as_slice()).ok();
        return match Color::ALL.map(two) {
            [Some(red), Some(white), Some(yellow)] => Ok(RoyOrder::Settle(ByColor::from_array([red, white, yellow]))),
            _ => Err(line.needs(What::Die, None)),
        };
    }
    if line.is_done() {
        return Ok(RoyOrder::Counter);
    }
    Ok(RoyOrder::Throw([line.take(What::Face, face_of)?, line.take(What::Face, face_of)?]))
}
