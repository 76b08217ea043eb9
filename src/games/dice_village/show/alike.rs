//! Sales that need the same dice and bring the same, as one offer.

use crate::crier::Words;
use crate::games::dice_village::rules::{Base, Face, Happening, Order, Purse, Sale, Seat, Table, Trade, decide};
use crate::games::dice_village::words as say;

/// Sales at villages of several owners that need the same dice and have the same income.
pub(super) struct Alike {
    pub(super) base: Base,
    pub(super) numbers: Vec<Face>,
    pub(super) pays_seller: Option<Purse>,
    pub(super) pays_owner: Option<Purse>,
    /// Whether the village can be expanded with the sale.
    pub(super) grows: bool,
    /// Whether some of the villages have merchants, who need dice too.
    pub(super) more: bool,
    pub(super) owners: Vec<Seat>,
}

impl Alike {
    /// Returns the sales on offer, grouped by equal needs and income; in no more than so many groups, if the villages' own stalls
    /// make fewer.
    pub(super) fn all(table: &Table, most: usize) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for sale in table.sales_on_offer() {
            let one = Self::of(table, &sale);
            match all.iter_mut().find(|other| other.is_like(&one)) {
                Some(other) => other.owners.extend(one.owners),
                None => all.push(one),
            }
        }
        if all.len() <= most { all } else { by_base(&all) }
    }

    /// Returns what else happens with the sale: what the owner gets, or that the village can be expanded.
    pub(super) fn about(&self, words: &Words) -> Option<String> {
        let owner =
            self.pays_owner.map(|purse| words.with("side-owner", &[("purse", say::purse(words, purse).into())]));
        owner.or_else(|| self.grows.then(|| words.text("side-expand")))
    }

    /// Returns the sale in one sentence for those who listen, by that name.
    pub(super) fn said(&self, words: &Words, name: &str) -> String {
        let goods = say::faces(words, self.numbers.iter().copied());
        let needs = words.with("headline-has", &[("who", name.into()), ("what", goods.into())]);
        let brings = |purse| words.with("side-brings", &[("purse", say::purse(words, purse).into())]);
        let first = std::iter::once(needs).chain(self.pays_seller.map(brings)).collect::<Vec<_>>().join(", ");
        let more = self.more.then(|| words.text("side-more"));
        std::iter::once(first).chain(self.about(words)).chain(more).collect::<Vec<_>>().join(". ")
    }

    /// Returns a sale.
    pub(super) fn of(table: &Table, sale: &Sale) -> Self {
        let order = Order::Sell(Box::new(sale.clone()));
        let happenings = decide(table, &order).unwrap_or_default();
        let sold =
            happenings.iter().find_map(|it| if let Happening::Trade(Trade::Sold(it)) = it { Some(it) } else { None });
        Self {
            base: sale.at.base,
            numbers: table.numbers(sale.at),
            pays_seller: sold.and_then(|sold| sold.pays_seller),
            pays_owner: sold.and_then(|sold| sold.pays_owner),
            grows: !table.tucks(sale).is_empty(),
            more: false,
            owners: vec![sale.at.owner],
        }
    }

    fn is_like(&self, other: &Self) -> bool {
        (self.base, self.pays_seller, self.pays_owner, self.grows)
            == (other.base, other.pays_seller, other.pays_owner, other.grows)
            && self.numbers == other.numbers
    }
}

/// Groups too many sales by the villages' own stalls: their other needs and income are visible in the picture.
fn by_base(all: &[Alike]) -> Vec<Alike> {
    let together = |base: Base| {
        let (own, of) = (base.numbers(), || all.iter().filter(|sale| sale.base == base));
        let owners: Vec<Seat> = of().flat_map(|sale| sale.owners.clone()).collect();
        let (grows, more) = (of().any(|sale| sale.grows), of().any(|sale| sale.numbers != own));
        let none = Alike { base, numbers: own.to_vec(), pays_seller: None, pays_owner: None, grows, more, owners };
        Some(none).filter(|sale| !sale.owners.is_empty())
    };
    Base::ALL.into_iter().filter_map(together).collect()
}
