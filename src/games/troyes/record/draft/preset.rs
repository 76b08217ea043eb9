//! What an action has before anybody says it: the dice that do most with it or cost least, and the citizen that costs least.

use std::cmp::Reverse;

use super::act::MILLED;
use crate::games::troyes::rules::{
    ActReason, Activity, Building, Color, Die, DieAt, Effect, Group, Offer, Origin, Owner, Seat, Table, Tally, Target,
};

/// Returns the dice that are for a target before anybody says it: the player's own that do most with it, and the fewest that do it; where
/// these do nothing, the cheapest of all. Of several that could place a citizen it is none: the die decides where.
pub(super) fn dice(table: &Table, seat: Seat, cube: Option<Activity>, target: Target) -> Vec<DieAt> {
    let all: Vec<(DieAt, Die)> = table.free_dice().collect();
    let own: Vec<(DieAt, Die)> = all.iter().copied().filter(|(at, _)| at.owner == Owner::Seat(seat)).collect();
    match target {
        Target::Citizen if own.len() == 1 => most(table, seat, cube, (target, own)),
        Target::Unsaid | Target::Citizen => Vec::new(),
        Target::Activity(_) | Target::Cathedral | Target::Combat(_) | Target::Agriculture => {
            let own = most(table, seat, cube, (target, own));
            if own.is_empty() { cheapest(table, seat, cube, (target, all)) } else { own }
        }
    }
}

/// The groups of dice of the city square that are tried for every target: the player's own best ones, and the best of all.
pub(super) struct Tries<'a> {
    table: &'a Table,
    seat: Seat,
    cube: Option<Activity>,
    groups: Vec<Group>,
}

impl<'a> Tries<'a> {
    pub(super) fn of(table: &'a Table, seat: Seat, cube: Option<Activity>) -> Self {
        let dice: Vec<(DieAt, Die)> = best_first(table.free_dice().collect(), seat);
        let own = dice.iter().copied().filter(|(at, _)| at.owner == Owner::Seat(seat)).collect::<Vec<_>>();
        let groups = tried(&own).into_iter().chain(tried(&dice));
        Self { table, seat, cube, groups: groups.filter_map(|of| table.group(seat, &of, cube).ok()).collect() }
    }

    /// Whether any dice of the city square can be for that target.
    pub(super) fn any(&self, target: Target) -> bool {
        let Self { table, seat, cube, groups } = self;
        let can = |group: &Group| table.suits(group, target) && table.offer(*seat, group, target).is_ok();
        groups.iter().any(can)
            // Each die has a site of its own, which may be full.
            || target == Target::Cathedral
                && table.free_dice().any(|(at, _)| table.group(*seat, &[at], *cube).is_ok_and(|group| can(&group)))
    }
}

/// Returns the lowest of the player's own dice that places a citizen in that building.
pub(super) fn placing(table: &Table, seat: Seat, building: Building) -> Option<DieAt> {
    let owner = Owner::Seat(seat);
    let mut dice: Vec<(u8, Die)> = table.district(owner).filter(|(_, die)| die.color.building() == building).collect();
    dice.sort_by_key(|(_, die)| die.face);
    let places = |at: &DieAt| {
        let group = table.group(seat, &[*at], None);
        group.is_ok_and(|group| table.offer(seat, &group, Target::Citizen).is_ok())
    };
    dice.into_iter().map(|(index, _)| DieAt { owner, index }).find(places)
}

/// Returns those of the dice that do most with the target: of one color or, for what takes them, of several.
fn most(table: &Table, seat: Seat, cube: Option<Activity>, of: (Target, Vec<(DieAt, Die)>)) -> Vec<DieAt> {
    let mut found: Option<(u8, Vec<DieAt>)> = None;
    for (group, offer) in offered(table, seat, cube, of) {
        // Where nothing is counted, as on the Cathedral, each die does something.
        let is_more = found
            .as_ref()
            .is_none_or(|(most, other)| offer.most > *most || (offer.most == 0 && group.len() > other.len()));
        if is_more {
            found = Some((offer.most, group));
        }
    }
    found.map(|(_, group)| group).unwrap_or_default()
}

/// Returns those of the dice that cost least and do anything with the target; of several that cost the same, those that do most.
fn cheapest(table: &Table, seat: Seat, cube: Option<Activity>, of: (Target, Vec<(DieAt, Die)>)) -> Vec<DieAt> {
    let all = offered(table, seat, cube, of).into_iter();
    all.min_by_key(|(_, offer)| (offer.price, Reverse(offer.most))).map(|(group, _)| group).unwrap_or_default()
}

/// Returns the groups of those dice that do anything with the target, and what they do.
fn offered(
    table: &Table,
    seat: Seat,
    cube: Option<Activity>,
    (target, mut dice): (Target, Vec<(DieAt, Die)>),
) -> Vec<(Vec<DieAt>, Offer)> {
    let offer =
        |group: &[DieAt]| -> Option<Offer> { table.offer(seat, &table.group(seat, group, cube).ok()?, target).ok() };
    if target == Target::Cathedral {
        // Each die has a site of its own, which may be full.
        dice.retain(|(at, _)| offer(&[*at]).is_some());
    }
    let groups = tried(&best_first(dice, seat)).into_iter();
    groups.filter_map(|group| offer(&group).map(|offer| (group, offer))).collect()
}

/// Sorts dice: the highest first and, of those alike, the player's own, which cost nothing.
fn best_first(mut dice: Vec<(DieAt, Die)>, seat: Seat) -> Vec<(DieAt, Die)> {
    dice.sort_by_key(|(at, die)| (Reverse(die.face), at.owner != Owner::Seat(seat)));
    dice
}

/// Returns the groups of the first dice, of several colors and of each, with one die and with more.
fn tried(dice: &[(DieAt, Die)]) -> Vec<Vec<DieAt>> {
    let mut groups = Vec::new();
    for color in [None].into_iter().chain(Color::ALL.map(Some)) {
        let of = dice.iter().filter(|(_, die)| color.is_none_or(|color| die.color == color));
        let of: Vec<DieAt> = of.map(|(at, _)| *at).take(Group::MOST).collect();
        groups.extend((1..=of.len()).filter_map(|count| of.get(..count).map(<[_]>::to_vec)));
    }
    groups
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

/// Returns where a citizen comes from that an action needs, with the buildings that are said to be counted: where least is lost of what
/// it counts, and of those the supply, then a lying one; one that would only stay where it stands is the last.
pub(super) fn origin(
    table: &Table,
    seat: Seat,
    (target, said): (Target, &[Building]),
    offer: &Offer,
) -> Option<Origin> {
    let is_milled = matches!(target, Target::Activity(card) if is_milled(card));
    let gained = |from: Origin| -> u16 {
        if !is_milled {
            return 0;
        }
        let of = |building: &Building| stand_after(table, seat, Some(from), *building);
        if said.is_empty() { MILLED.iter().map(of).max().unwrap_or_default() } else { said.iter().map(of).sum() }
    };
    let place = |from| match from {
        Origin::Supply => 0,
        Origin::Lying(_) => 1,
        Origin::Standing(building) if offer.building == Some(building) => 3,
        Origin::Standing(_) | Origin::Tradesman(_) => 2,
    };
    offer.origins.iter().copied().min_by_key(|from| (Reverse(gained(*from)), place(*from)))
}

/// Returns the building of which Miller counts most once the tradesman has come from there; none where nobody stands.
pub(super) fn milled(table: &Table, seat: Seat, from: Option<Origin>) -> Option<Building> {
    let count = |building: &Building| stand_after(table, seat, from, *building);
    MILLED.into_iter().rev().max_by_key(count).filter(|building| count(building) > 0)
}

const fn is_milled(card: Activity) -> bool {
    matches!(card.effect(), Effect::Each { of: Tally::CitizensOfPalaceOrBishopric, .. })
}

/// Returns how many citizens of a player stand in a building once one has left its place.
fn stand_after(table: &Table, seat: Seat, from: Option<Origin>, building: Building) -> u16 {
    let left = u16::from(from == Some(Origin::Standing(building)));
    table.stand(seat, building).saturating_sub(left)
}
