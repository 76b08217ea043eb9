//! The things that an order wastes for good, so that the person who gives it can be asked first.

use super::course::Course;
use super::order::{Free, Order};
use super::player::Player;
use super::sale::decide_sale;
use super::table::{Phase, Table};
use super::village::{Base, Spot};

/// The things that an order wastes for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lost {
    /// Sales: dice go to the market, though the player could sell at so many villages (`D 3.13`).
    Sales(usize),
    /// Free things, which are given only once (`D 3.11`).
    Free(Free),
}

impl Table {
    /// Returns the things that the current player's order wastes for good; `None` if it wastes none or is refused.
    ///
    /// Coins that are not spent and favours are not lost: they are there in the next round, too.
    #[must_use]
    pub fn lost_by(&self, order: &Order) -> Option<Lost> {
        match (order, self.phase()) {
            (Order::Done, Phase::Sell(_)) => {
                Some(self.sales_on_offer().len()).filter(|sales| *sales > 0).map(Lost::Sales)
            }
            (Order::Done, Phase::Place(_, placements)) => Some(Lost::Free(Free { placements, ..Free::NOTHING })),
            (Order::Sell(sale), Phase::Sell(_)) => {
                let mut course = Course::on(self);
                decide_sale(&mut course, sale).ok()?;
                let (now, before) = (course.table().useless(), self.useless());
                let lost = Free {
                    cards: now.cards.saturating_sub(before.cards),
                    caravans: now.caravans.saturating_sub(before.caravans),
                    placements: now.placements.saturating_sub(before.placements),
                };
                (lost != Free::NOTHING).then_some(Lost::Free(lost))
            }
            (
                Order::Roll(_)
                | Order::Reroll(..)
                | Order::Adjust(..)
                | Order::Sell(_)
                | Order::Place(..)
                | Order::Buy(_)
                | Order::Done
                | Order::Close
                | Order::Correct(_),
                _,
            ) => None,
        }
    }

    /// Returns the free things of the turn's sales that cannot be used, whatever comes after: a seventh die, a card of
    /// the empty pile, and placements for which the hand or the villages do not suffice (`D 3.12`, `D 3.14`).
    fn useless(&self) -> Free {
        let due = self.free_due();
        let Some((seat, player)) = self.active().and_then(|seat| Some((seat, self.player(seat)?))) else {
            return Free::NOTHING;
        };
        let cards = due.cards.saturating_sub(self.pile().len());
        let hand = self.whole_hand(player).len().saturating_add(due.cards - cards);
        let open = Base::ALL.into_iter().any(|base| self.is_open(Spot { owner: seat, base }));
        Free {
            cards,
            caravans: player.caravans().saturating_add(due.caravans).saturating_sub(Player::MOST_CARAVANS),
            placements: due.placements.saturating_sub(if open { hand } else { 0 }),
        }
    }
}
