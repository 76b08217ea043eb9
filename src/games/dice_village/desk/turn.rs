//! What was chosen of a player's turn, as it is pressed and typed: a sale, a placement or a card becomes an order.

use crate::games::dice_village::rules::{Card, Free, Order, Phase, Sale, Spot, Stall, Table, Told};

/// What is chosen of the turn that is played; nothing at first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    sale: Option<Sale>,
    /// The village at which a card is placed without a die.
    at: Option<Spot>,
    /// The card that is placed there.
    stall: Option<Stall>,
    card: Option<Card>,
}

impl Turn {
    /// The villages that can be chosen.
    #[must_use]
    pub fn villages(table: &Table) -> Vec<Spot> {
        match table.phase() {
            Phase::Sell(_) => table.sales_on_offer().into_iter().map(|sale| sale.at).collect(),
            Phase::Place(..) => {
                let offered = table.placements_on_offer();
                table.spots().filter(|spot| offered.iter().any(|(at, _)| at == spot)).collect()
            }
            Phase::Caravans | Phase::AllSell(_) | Phase::Spend(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => {
                Vec::new()
            }
        }
    }

    /// The merchants that can be put there: to the village of the sale that is chosen, or to any without a die.
    #[must_use]
    pub fn stalls(&self, table: &Table) -> Vec<Stall> {
        match table.phase() {
            Phase::Sell(_) => self.sale.as_ref().map(|sale| table.tucks(sale)).unwrap_or_default(),
            Phase::Place(..) => {
                let mut stalls: Vec<Stall> = Vec::new();
                for (_, stall) in table.placements_on_offer() {
                    if !stalls.contains(&stall) {
                        stalls.push(stall);
                    }
                }
                stalls
            }
            Phase::Caravans | Phase::AllSell(_) | Phase::Spend(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => {
                Vec::new()
            }
        }
    }

    /// The merchants of which some can be put there, or were put there already: each keeps its place while more are chosen.
    #[must_use]
    pub fn tiles(&self, table: &Table) -> Vec<Stall> {
        match &self.sale {
            Some(sale) => table.tucks(&Sale::plain(sale.at)),
            None => self.stalls(table),
        }
    }

    /// How many of that merchant are to be put to the village of the sale.
    #[must_use]
    pub fn count(&self, stall: Stall) -> usize {
        self.tucked().iter().filter(|other| **other == stall).count()
    }

    /// A merchant's tile was pressed: one more is put to the village or, where none can be, all of it go back to the hand.
    pub fn press_tile(&mut self, table: &Table, stall: Stall) {
        if self.press_stall(table, stall) {
            return;
        }
        while let Some(nth) = self.tucked().iter().rposition(|other| *other == stall) {
            self.take_back(nth);
        }
    }

    /// The merchants that are to be put to the village of the sale.
    #[must_use]
    pub fn tucked(&self) -> &[Stall] {
        self.sale.as_ref().map(|sale| sale.tucked.as_slice()).unwrap_or_default()
    }

    /// The cards that can be bought; of those that are only counted one stands for all.
    #[must_use]
    pub fn cards(table: &Table) -> Vec<Card> {
        table.purchases_on_offer()
    }

    /// What is told of the sale that is chosen.
    #[must_use]
    pub fn told(&self) -> Option<Told> {
        self.sale.as_ref().map(|sale| sale.told)
    }

    /// Tells what the sale brings.
    pub fn tell(&mut self, told: Told) {
        if let Some(sale) = &mut self.sale {
            sale.told = told;
        }
    }

    /// Where is sold or placed.
    #[must_use]
    pub fn village(&self) -> Option<Spot> {
        self.sale.as_ref().map(|sale| sale.at).or(self.at)
    }

    /// Whether that village is chosen.
    #[must_use]
    pub fn is_at(&self, at: Spot) -> bool {
        self.village() == Some(at)
    }

    /// The card that is chosen, to be placed without a die.
    #[must_use]
    pub const fn stall(&self) -> Option<Stall> {
        self.stall
    }

    /// The card that is chosen, to be bought.
    #[must_use]
    pub const fn card(&self) -> Option<Card> {
        self.card
    }

    /// A village was pressed: it is chosen, or no longer. Whether it can be.
    /// Where a card is placed, one that fits is chosen with it.
    pub fn press_village(&mut self, table: &Table, at: Spot) -> bool {
        if !Self::villages(table).contains(&at) {
            return false;
        }
        let again = self.is_at(at);
        match table.phase() {
            Phase::Sell(_) => self.sale = (!again).then(|| Sale::plain(at)),
            Phase::Place(..) => {
                let placed = Self::placement(table, |(there, _)| *there == at, |(_, card)| self.stall == Some(*card));
                (self.at, self.stall) = placed.filter(|_| !again).unzip();
            }
            Phase::Caravans | Phase::AllSell(_) | Phase::Spend(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => {}
        }
        true
    }

    /// The first placement on offer that has to be so, and is to be so where that can be: half of one would be thrown away.
    fn placement(
        table: &Table,
        has_to_be: impl Fn(&(Spot, Stall)) -> bool,
        is_to_be: impl Fn(&(Spot, Stall)) -> bool,
    ) -> Option<(Spot, Stall)> {
        let offered: Vec<_> = table.placements_on_offer().into_iter().filter(has_to_be).collect();
        offered.iter().copied().find(is_to_be).or_else(|| offered.first().copied())
    }

    /// A merchant was pressed that can be put to a village. Whether it can be.
    pub fn press_stall(&mut self, table: &Table, stall: Stall) -> bool {
        if !self.stalls(table).contains(&stall) {
            return false;
        }
        match (table.phase(), &mut self.sale) {
            (Phase::Sell(_), Some(sale)) => sale.tucked.push(stall),
            (Phase::Place(..), _) => {
                let placed = Self::placement(table, |(_, card)| *card == stall, |(there, _)| self.at == Some(*there));
                (self.at, self.stall) = placed.unzip();
            }
            (
                Phase::Sell(_)
                | Phase::Caravans
                | Phase::AllSell(_)
                | Phase::Spend(_)
                | Phase::AllSpend(_)
                | Phase::End
                | Phase::Over,
                _,
            ) => {}
        }
        true
    }

    /// A merchant that was to be put to the village goes back to the hand.
    pub fn take_back(&mut self, nth: usize) {
        let Some(sale) = self.sale.as_mut().filter(|sale| nth < sale.tucked.len()) else { return };
        sale.tucked.remove(nth);
        // Nobody gets more free things than cards were put there.
        if sale.told.free.count() > sale.tucked.len() {
            sale.told.free = Free::NOTHING;
        }
    }

    /// A card of the row was pressed: it is chosen, or no longer. Whether it can be.
    pub fn press_card(&mut self, table: &Table, card: Card) -> bool {
        let offered = Self::cards(table).contains(&card);
        if offered {
            self.card = Some(card).filter(|card| self.card != Some(*card));
        }
        offered
    }

    /// The order for what is chosen; nothing as long as something lacks.
    #[must_use]
    pub fn order(&self, table: &Table) -> Option<Order> {
        match table.phase() {
            Phase::Sell(_) => self.sale.clone().map(|sale| Order::Sell(Box::new(sale))),
            Phase::Place(..) => Some(Order::Place(self.at?, self.stall?)),
            Phase::Spend(_) => self.card.map(Order::Buy),
            Phase::Caravans | Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => None,
        }
    }
}
