//! The dice of an action of which it is said first what it is for: the player's own that do most with it.

use std::cmp::Reverse;

use crate::games::troyes::rules::{ActReason, Activity, Color, Die, DieAt, Group, Offer, Owner, Seat, Table, Target};

/// Returns the player's own dice that do most with a target, and the fewest that do it; none where they do nothing. Of several that
/// could place a citizen it is none: the die decides where.
pub(super) fn own(table: &Table, seat: Seat, cube: Option<Activity>, target: Target) -> Vec<DieAt> {
    let owner = Owner::Seat(seat);
    let dice: Vec<(DieAt, Die)> = table.district(owner).map(|(index, die)| (DieAt { owner, index }, die)).collect();
    match target {
        Target::Unsaid => Vec::new(),
        Target::Citizen if dice.len() > 1 => Vec::new(),
        Target::Activity(_) | Target::Cathedral | Target::Combat(_) | Target::Citizen | Target::Agriculture => {
            most(table, seat, cube, (target, dice))
        }
    }
}

/// Whether any dice of the city square can be for that target, the player's own or bought ones.
pub(super) fn any(table: &Table, seat: Seat, cube: Option<Activity>, target: Target) -> bool {
    !own(table, seat, cube, target).is_empty()
        || !most(table, seat, cube, (target, table.free_dice().collect())).is_empty()
}

/// Returns those of the dice that do most with the target: of one color or, for what takes them, of several.
fn most(
    table: &Table,
    seat: Seat,
    cube: Option<Activity>,
    (target, mut dice): (Target, Vec<(DieAt, Die)>),
) -> Vec<DieAt> {
    let offer =
        |group: &[DieAt]| -> Option<Offer> { table.offer(seat, &table.group(seat, group, cube).ok()?, target).ok() };
    if target == Target::Cathedral {
        // Each die has a site of its own, which may be full.
        dice.retain(|(at, _)| offer(&[*at]).is_some());
    }
    // The player's own first: they cost nothing.
    dice.sort_by_key(|(at, die)| (Reverse(die.face), at.owner != Owner::Seat(seat)));
    let colors = [None].into_iter().chain(Color::ALL.map(Some));
    let mut found: Option<(u8, Vec<DieAt>)> = None;
    for color in colors {
        let of = dice.iter().filter(|(_, die)| color.is_none_or(|color| die.color == color));
        let of: Vec<DieAt> = of.map(|(at, _)| *at).take(Group::MOST).collect();
        for count in 1..=of.len() {
            let group: Vec<DieAt> = of.iter().copied().take(count).collect();
            let Some(offer) = offer(&group) else { continue };
            // Where nothing is counted, as on the Cathedral, each die does something.
            let is_more = found
                .as_ref()
                .is_none_or(|(most, other)| offer.most > *most || (offer.most == 0 && group.len() > other.len()));
            if is_more {
                found = Some((offer.most, group));
            }
        }
    }
    found.map(|(_, group)| group).unwrap_or_default()
}

/// Returns what is against all dice of the city square for a target: of the dice that come nearest, the fewest reasons.
pub(super) fn against(table: &Table, seat: Seat, cube: Option<Activity>, target: Target) -> Vec<ActReason> {
    let mut dice: Vec<(DieAt, Die)> = table.free_dice().collect();
    dice.sort_by_key(|(_, die)| Reverse(die.face));
    let of = |color| dice.iter().filter(move |(_, die)| die.color == color).map(|(at, _)| *at);
    let groups = Color::ALL.map(|color| of(color).take(Group::MOST).collect::<Vec<_>>());
    let alone = Color::ALL.into_iter().flat_map(|color| of(color).take(1).map(|at| vec![at]));
    let against = |group: Vec<DieAt>| match table.group(seat, &group, cube) {
        Ok(group) => table.offer(seat, &group, target).err().unwrap_or_default(),
        Err(reasons) => reasons,
    };
    let groups = groups.into_iter().filter(|group| !group.is_empty()).chain(alone).map(against);
    groups.filter(|reasons| !reasons.is_empty()).min_by_key(Vec::len).unwrap_or_default()
}
