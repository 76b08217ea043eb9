//! Sales, and the merchants that expand a village (`D 3.4` to `3.12`).

use super::course::Course;
use super::deck::{Reward, VillageCard};
use super::die::Face;
use super::happening::{Arrival, Happening, Sold, Trade};
use super::order::{Free, Sale, Told};
use super::player::Player;
use super::purse::Purse;
use super::reason::{Reason, SaleReason};
use super::round::{begin_place, end_selling};
use super::setup::Paid;
use super::table::{Phase, Table};
use super::village::{Spot, Stall};
use crate::play::Seat;

/// Returns the seller's free dice, one for each stall: the village's own, the merchants' that are there, those that are
/// added.
///
/// # Errors
/// The numbers for which no die is left.
pub(super) fn needed(table: &Table, seller: &Player, sale: &Sale) -> Result<Vec<usize>, Vec<Face>> {
    let mut free: Vec<(usize, Face)> = seller.free_dice().collect();
    let (mut dice, mut lacking) = (Vec::new(), Vec::new());
    for number in table.numbers(sale.at).into_iter().chain(sale.tucked.iter().map(|stall| stall.number())) {
        match free.iter().position(|(_, face)| *face == number) {
            Some(at) => dice.push(free.remove(at).0),
            None => lacking.push(number),
        }
    }
    if lacking.is_empty() { Ok(dice) } else { Err(lacking) }
}

pub(super) fn decide_sale(course: &mut Course, sale: &Sale) -> Result<(), Reason> {
    let table = course.table();
    let (Phase::Sell(seat), Some(seller)) = (table.phase(), table.active().and_then(|seat| table.player(seat))) else {
        return Err(Reason::NotNow(table.phase()));
    };
    let mut reasons = village_reasons(table, seat, sale.at, !sale.tucked.is_empty());
    reasons.extend(hand_reasons(table, seller, &sale.tucked));
    reasons.extend(told_reasons(table, seat, seller, sale));
    let dice = match needed(table, seller, sale) {
        Ok(dice) => dice,
        Err(lacking) => {
            reasons.extend(lacking.into_iter().map(SaleReason::NoDie));
            Vec::new()
        }
    };
    if !reasons.is_empty() {
        return Err(Reason::Sale(reasons));
    }
    let told = if table.knows_cards() { table.income(seat, sale) } else { sale.told };
    let Told { seller: pays_seller, owner: pays_owner, free } = told;
    let sold = Sold { seller: seat, at: sale.at, dice, pays_seller, pays_owner, free };
    course.tell(Happening::Trade(Trade::Sold(sold)));
    for stall in &sale.tucked {
        let arrival = arrival(course.table(), sale.at, *stall);
        course.tell_cards(Happening::Trade(Trade::Tucked(arrival)));
    }
    Ok(())
}

pub(super) fn decide_placement(course: &mut Course, at: Spot, stall: Stall) -> Result<(), Reason> {
    let table = course.table();
    let (Phase::Place(seat, left), Some(player)) = (table.phase(), table.active().and_then(|seat| table.player(seat)))
    else {
        return Err(Reason::NotNow(table.phase()));
    };
    let mut reasons = village_reasons(table, seat, at, true);
    reasons.extend(hand_reasons(table, player, &[stall]));
    if !reasons.is_empty() {
        return Err(Reason::Sale(reasons));
    }
    let arrival = arrival(table, at, stall);
    course.tell_cards(Happening::Trade(Trade::Placed(arrival)));
    if left > 1 {
        begin_place(course, seat, left - 1);
    } else {
        end_selling(course, seat);
    }
    Ok(())
}

/// The merchant who comes to that village, with the cards that its owner has on the table then.
fn arrival(table: &Table, at: Spot, stall: Stall) -> Arrival {
    Arrival { at, stall, cards: table.player(at.owner).map_or(0, Player::on_table).saturating_add(1) }
}

/// Returns why that player cannot use the village.
fn village_reasons(table: &Table, seat: Seat, at: Spot, expands: bool) -> Vec<SaleReason> {
    if table.player(at.owner).is_none() {
        return vec![SaleReason::NoSuchSeat(at.owner)];
    }
    let closed = (!table.is_open(at)).then_some(SaleReason::Closed(at));
    let other = (expands && at.owner != seat).then_some(SaleReason::NotYours(at));
    closed.into_iter().chain(other).collect()
}

/// Returns the first merchant that is not in hand.
fn hand_reasons(table: &Table, player: &Player, stalls: &[Stall]) -> Vec<SaleReason> {
    let missing = |until: &usize| table.hand_without(player, stalls.get(..=*until).unwrap_or_default()).is_none();
    let first = (0..stalls.len()).find(missing).and_then(|at| stalls.get(at));
    first.map(|stall| SaleReason::NoSuchCard(stall.keeper)).into_iter().collect()
}

/// Returns why the told income is refused.
fn told_reasons(table: &Table, seat: Seat, seller: &Player, sale: &Sale) -> Vec<SaleReason> {
    let told = sale.told;
    if table.knows_cards() {
        return if told == Told::NOTHING { Vec::new() } else { vec![SaleReason::Reckoned] };
    }
    let due = table.free_due().and(told.free);
    let seventh = seller.caravans().saturating_add(due.caravans) > Player::MOST_CARAVANS;
    [
        (sale.at.owner == seat && told.owner.is_some(), SaleReason::OwnVillage),
        (told.free.count() > sale.tucked.len(), SaleReason::TooManyFree),
        (told.free.caravans > 0 && seventh, SaleReason::SeventhDie),
        (told.free.cards > 0 && due.cards > table.pile().len(), SaleReason::PileEmpty),
    ]
    .into_iter()
    .filter_map(|(wrong, reason)| wrong.then_some(reason))
    .collect()
}

impl Table {
    /// Computes the income of that player's sale with the house deck (`D 3.8` to `3.11`); of counted cards no stall pays.
    #[must_use]
    pub fn income(&self, seller: Seat, sale: &Sale) -> Told {
        let village = VillageCard::of(sale.at.owner, sale.at.base);
        let there = self.player(sale.at.owner).into_iter().flat_map(|owner| owner.village(sale.at.base).stalls());
        let rewards = |stall: Stall| stall.keeper.reward(stall.side);
        let stalls = there
            .chain(sale.tucked.iter().copied())
            .filter_map(rewards)
            .fold(Purse::NOTHING, |purse, reward| purse.and(reward.pays()));
        let mut free = Free::NOTHING;
        for reward in sale.tucked.iter().copied().filter_map(rewards) {
            match reward {
                Reward::FreeCard => free.cards += 1,
                Reward::FreeCaravan => free.caravans += 1,
                Reward::FreePlacement => free.placements += 1,
                Reward::OneCoin | Reward::TwoCoins | Reward::FiveFavours => {}
            }
        }
        let (seller, owner) = match (sale.at.owner == seller, self.paid()) {
            (true, Paid::Owner | Paid::Seller) => (village.owner.and(stalls), None),
            (false, Paid::Owner) => (village.others, Some(village.owner.and(stalls))),
            (false, Paid::Seller) => (village.others.and(stalls), Some(village.owner)),
        };
        Told { seller: Some(seller), owner, free }
    }
}
