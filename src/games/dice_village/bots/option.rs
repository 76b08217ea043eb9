//! The sales that a bot weighs: those that the rules would offer if its dice showed other faces.

use crate::games::dice_village::rules::{Face, Faces, Reward, Sale, Seat, Stall, Table, Told};

/// A sale and its income.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sold {
    pub(super) sale: Sale,
    /// The numbers for which it needs dice.
    pub(super) numbers: Vec<Face>,
    pub(super) income: Told,
    /// The rewards of the merchants that it adds.
    pub(super) rewards: Vec<Reward>,
    /// The number of merchants at the village before.
    pub(super) merchants: usize,
}

/// The most merchants that one sale adds.
const MOST: usize = 2;

/// Returns every sale of the current player for any faces, with up to [`MOST`] merchants of the hand.
pub(super) fn sales(table: &Table, seller: Seat) -> Vec<Sold> {
    let mut all = Vec::new();
    for plain in table.sales_for(Faces::Any) {
        let mut sales = vec![plain];
        let mut from = 0;
        for _ in 0..MOST {
            let longer: Vec<Sale> = sales.iter().skip(from).flat_map(|sale| expanded(table, sale)).collect();
            from = sales.len();
            sales.extend(longer);
        }
        all.extend(sales.into_iter().map(|sale| sold(table, seller, sale)));
    }
    all
}

/// Returns the sale with each merchant whose card is behind that of the last one: in another order they are the same.
fn expanded(table: &Table, sale: &Sale) -> impl Iterator<Item = Sale> {
    let last = sale.tucked.last().map(|stall| stall.keeper.card());
    let behind = move |stall: &Stall| last.is_none_or(|last| last < stall.keeper.card());
    let with = |stall| Sale { tucked: sale.tucked.iter().copied().chain([stall]).collect(), ..sale.clone() };
    table.tucks_for(sale, Faces::Any).into_iter().filter(behind).map(with)
}

fn sold(table: &Table, seller: Seat, sale: Sale) -> Sold {
    let there = table.numbers(sale.at);
    Sold {
        income: table.income(seller, &sale),
        rewards: sale.tucked.iter().filter_map(|stall| stall.keeper.reward(stall.side)).collect(),
        merchants: there.len().saturating_sub(sale.at.base.numbers().len()),
        numbers: there.into_iter().chain(sale.tucked.iter().copied().map(Stall::number)).collect(),
        sale,
    }
}
