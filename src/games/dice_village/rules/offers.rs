//! The choices on offer to the current player: exactly those that are not refused.

use super::card::{Card, Heap, Keeper};
use super::die::{Face, Step};
use super::order::{Order, Sale};
use super::player::Player;
use super::purse::Purse;
use super::sale::needed;
use super::table::{Phase, Table};
use super::village::{Base, Side, Spot, Stall};
use crate::play::Seat;

/// The changes of dice for favours that a player can make (`D 3.3`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changes {
    /// The dice that may be changed, from 0.
    pub dice: Vec<usize>,
    /// Whether the player can pay to roll some dice again.
    pub reroll: bool,
    /// Whether the player can pay for a point up or down.
    pub adjust: bool,
}

/// The faces of the dice for which sales are looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Faces {
    /// Those that the dice show: the sales are on offer.
    Shown,
    /// Any: the sales would be on offer after the dice were changed (`D 3.3`).
    Any,
}

impl Table {
    /// Returns the sales on offer to the current player, without expansions (`D 3.4`).
    ///
    /// All other sales come from these by adding stalls of [`Table::tucks`] one by one.
    #[must_use]
    pub fn sales_on_offer(&self) -> Vec<Sale> {
        self.sales_for(Faces::Shown)
    }

    /// Returns the sales of the current player for these faces, without expansions (`D 3.4`).
    #[must_use]
    pub fn sales_for(&self, faces: Faces) -> Vec<Sale> {
        let Phase::Sell(seat) = self.phase else { return Vec::new() };
        let Some(seller) = self.player(seat) else { return Vec::new() };
        let can = |sale: &Sale| self.has_dice(seller, sale, faces) && self.is_open(sale.at);
        self.spots().map(Sale::plain).filter(can).collect()
    }

    /// Returns the merchants by which that sale on offer can be expanded once more (`D 3.5`).
    #[must_use]
    pub fn tucks(&self, sale: &Sale) -> Vec<Stall> {
        self.tucks_for(sale, Faces::Shown)
    }

    /// Returns the merchants by which that sale for these faces can be expanded once more (`D 3.5`).
    #[must_use]
    pub fn tucks_for(&self, sale: &Sale, faces: Faces) -> Vec<Stall> {
        let Phase::Sell(seat) = self.phase else { return Vec::new() };
        let Some(seller) = self.player(seat).filter(|_| sale.at.owner == seat && self.is_open(sale.at)) else {
            return Vec::new();
        };
        let Some(hand) = self.hand_without(seller, &sale.tucked) else { return Vec::new() };
        let mut stalls = keepers(&hand);
        let mut longer = sale.clone();
        stalls.retain(|stall| {
            longer.tucked.push(*stall);
            let has_dice = self.has_dice(seller, &longer, faces);
            longer.tucked.pop();
            has_dice
        });
        stalls
    }

    /// Returns the ways in which the merchants of that player's hand can stand beside a village.
    #[must_use]
    pub fn stalls_in_hand(&self, seat: Seat) -> Vec<Stall> {
        self.player(seat).map(|player| keepers(&self.whole_hand(player))).unwrap_or_default()
    }

    /// Returns the placements without a die on offer to the current player (`D 3.12`).
    #[must_use]
    pub fn placements_on_offer(&self) -> Vec<(Spot, Stall)> {
        let Phase::Place(seat, _) = self.phase else { return Vec::new() };
        let hand = self.player(seat).and_then(|player| self.hand_without(player, &[]));
        let stalls = hand.as_ref().map(keepers).unwrap_or_default();
        let own = Base::ALL.map(|base| Spot { owner: seat, base }).into_iter().filter(|at| self.is_open(*at));
        own.flat_map(|at| stalls.iter().map(move |stall| (at, *stall))).collect()
    }

    /// Returns the cards that the current player can buy (`D 3.15`).
    #[must_use]
    pub fn purchases_on_offer(&self) -> Vec<Card> {
        let Phase::Spend(seat) = self.phase else { return Vec::new() };
        if !self.can_buy(seat) {
            return Vec::new();
        }
        match &self.row {
            Heap::House(cards) => cards.iter().copied().map(Card::House).collect(),
            Heap::Counted(_) => vec![Card::Counted],
        }
    }

    /// Returns the changes of dice on offer to that player now (`D 3.3`).
    #[must_use]
    pub fn changes_on_offer(&self, seat: Seat) -> Changes {
        let player = self.player(seat).filter(|_| self.is_selling());
        let dice: Vec<usize> = player.map(|player| player.free_dice().map(|(at, _)| at).collect()).unwrap_or_default();
        let can = |price| !dice.is_empty() && player.is_some_and(|player| player.can_pay(price));
        Changes { reroll: can(Purse::REROLL), adjust: can(Purse::STEP), dice }
    }

    /// Whether somebody has to choose; otherwise one key is enough.
    #[must_use]
    pub fn is_choice(&self) -> bool {
        match self.phase {
            Phase::Sell(seat) => self.changes_on_offer(seat).reroll || !self.sales_on_offer().is_empty(),
            Phase::Place(..) => true,
            Phase::Spend(seat) => self.can_buy(seat),
            Phase::Caravans | Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => false,
        }
    }

    /// Returns the order that goes on without a choice; `None` where dice are due, and at the end.
    #[must_use]
    pub const fn next(&self) -> Option<Order> {
        match self.phase {
            Phase::Sell(_) | Phase::Place(..) | Phase::Spend(_) => Some(Order::Done),
            Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End => Some(Order::Close),
            Phase::Caravans | Phase::Over => None,
        }
    }

    /// Returns both steps of a die, each with its new face.
    #[must_use]
    pub fn steps(face: Face) -> [(Step, Face); 2] {
        [Step::Down, Step::Up].map(|step| (step, step.next(face)))
    }

    /// Iterates over all villages on the table.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        self.players().flat_map(|(owner, _)| Base::ALL.map(|base| Spot { owner, base }))
    }

    /// Whether dice may be changed: from the roll until the last player is done with selling.
    pub(super) const fn is_selling(&self) -> bool {
        match self.phase {
            Phase::Sell(_) | Phase::Place(..) | Phase::AllSell(_) => true,
            Phase::Caravans | Phase::Spend(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => false,
        }
    }

    /// Whether that player has a free die for each stall of the sale.
    fn has_dice(&self, seller: &Player, sale: &Sale, faces: Faces) -> bool {
        match faces {
            Faces::Shown => needed(self, seller, sale).is_ok(),
            Faces::Any => self.numbers(sale.at).len() + sale.tucked.len() <= seller.free_dice().count(),
        }
    }

    pub(super) fn can_buy(&self, seat: Seat) -> bool {
        !self.row.is_empty() && self.player(seat).is_some_and(|player| player.can_pay(Purse::CARD))
    }

    /// Whether that player can place a merchant without a die (`D 3.12`).
    pub(super) fn can_place(&self, seat: Seat) -> bool {
        let has_card = self.player(seat).is_some_and(|player| !self.whole_hand(player).is_empty());
        has_card && Base::ALL.into_iter().any(|base| self.is_open(Spot { owner: seat, base }))
    }

    /// Returns the cards that a player can have in hand: an inexact hand may have any card of the pile (`D 5.2`).
    pub(super) fn whole_hand(&self, player: &Player) -> Heap {
        match (&player.hand, &self.pile) {
            (Heap::Counted(hand), Heap::Counted(pile)) if player.inexact.in_hand => {
                Heap::Counted(hand.saturating_add(*pile))
            }
            (Heap::Counted(_) | Heap::House(_), Heap::Counted(_) | Heap::House(_)) => player.hand.clone(),
        }
    }

    /// Returns the hand without these merchants; `None` if one of them is not in it.
    pub(super) fn hand_without(&self, player: &Player, stalls: &[Stall]) -> Option<Heap> {
        let mut hand = self.whole_hand(player);
        stalls.iter().all(|stall| hand.take(stall.keeper.card())).then_some(hand)
    }
}

/// Returns every way in which a card of the hand can be placed beside a village.
fn keepers(hand: &Heap) -> Vec<Stall> {
    let keepers: Vec<Keeper> = match hand {
        Heap::House(cards) => cards.iter().copied().map(Keeper::House).collect(),
        Heap::Counted(0) => Vec::new(),
        Heap::Counted(_) => Face::ALL.into_iter().map(Keeper::Counted).collect(),
    };
    keepers.into_iter().flat_map(|keeper| Side::ALL.map(|side| Stall { side, keeper })).collect()
}
