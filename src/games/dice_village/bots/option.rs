//! All the sales of a player, whatever the dice show.

use crate::games::dice_village::rules::{
    Card, Face, Keeper, Paid, Player, Purse, Reward, Sale, Seat, Side, Spot, Stall, Table, VillageCard,
};

/// A sale and its income.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sold {
    pub(super) sale: Sale,
    /// The numbers for which it needs dice.
    pub(super) numbers: Vec<Face>,
    /// The income of the seller.
    pub(super) seller: Purse,
    /// The income of another player, as owner.
    pub(super) owner: Purse,
    /// The rewards of the merchants that it adds.
    pub(super) rewards: Vec<Reward>,
    /// The number of merchants at the village before.
    pub(super) merchants: usize,
}

/// The most merchants that one sale adds.
const MOST: usize = 2;

/// Returns every sale at an open village, with up to [`MOST`] merchants of the hand, for which there are enough dice.
pub(super) fn sales(table: &Table, player: &Player, seat: Seat) -> Vec<Sold> {
    let dice = player.free_dice().count();
    let stalls = stalls(player);
    let mut all = Vec::new();
    for at in table.spots().filter(|at| table.is_open(*at)) {
        let numbers = table.numbers(at);
        if numbers.len() > dice {
            continue;
        }
        let room = if at.owner == seat { (dice - numbers.len()).min(MOST) } else { 0 };
        let mut tucked = vec![Vec::new()];
        let mut from = 0;
        for _ in 0..room {
            let longer: Vec<Vec<Stall>> = tucked
                .iter()
                .skip(from)
                .flat_map(|shorter| stalls.iter().filter_map(|stall| with(shorter, *stall)))
                .collect();
            from = tucked.len();
            tucked.extend(longer);
        }
        all.extend(tucked.into_iter().map(|tucked| sold(table, at, seat, &numbers, tucked)));
    }
    all
}

/// Returns the hand's cards, each on both sides.
fn stalls(player: &Player) -> Vec<Stall> {
    let known = player.hand().cards().into_iter().filter_map(|card| match card {
        Card::House(merchant) => Some(Keeper::House(merchant)),
        Card::Counted => None,
    });
    known.flat_map(|keeper| Side::ALL.map(|side| Stall { side, keeper })).collect()
}

/// Adds a stall; `None` where its card is among the others, or would be before the last: in another order they are the
/// same.
fn with(shorter: &[Stall], stall: Stall) -> Option<Vec<Stall>> {
    let card = stall.keeper.card();
    let behind = shorter.last().is_none_or(|last| last.keeper.card() < card);
    behind.then(|| shorter.iter().copied().chain([stall]).collect())
}

fn sold(table: &Table, at: Spot, seat: Seat, numbers: &[Face], tucked: Vec<Stall>) -> Sold {
    let village = VillageCard::of(at.owner, at.base);

    let there: Vec<Stall> =
        table.player(at.owner).into_iter().flat_map(|owner| owner.village(at.base).stalls()).collect();
    let reward = |stall: &Stall| stall.keeper.reward(stall.side);
    let all = there.iter().chain(&tucked).filter_map(reward);
    let pays = all.fold(Purse::NOTHING, |purse, reward| purse.and(reward.pays()));
    let (to_seller, to_owner) = match (at.owner == seat, table.paid()) {
        (true, _) => (village.owner.and(pays), Purse::NOTHING),
        (false, Paid::Owner) => (village.others, village.owner.and(pays)),
        (false, Paid::Seller) => (village.others.and(pays), village.owner),
    };
    Sold {
        numbers: numbers.iter().copied().chain(tucked.iter().copied().map(Stall::number)).collect(),
        seller: to_seller,
        owner: to_owner,
        rewards: tucked.iter().filter_map(reward).collect(),
        merchants: there.len(),
        sale: Sale { tucked, ..Sale::plain(at) },
    }
}
