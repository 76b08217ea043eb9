//! What the one key asks before it gives an order: whether something may be thrown away for good, or whose turn has begun.

use crate::games::dice_village::record::{Ask, Next, Record};
use crate::games::dice_village::rules::{Free, Happening, Lost, Order, Phase, Round};

/// Why an order of the player whose turn it is waits for a second press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caution {
    /// The turn began by itself, with somebody's last coin or card: a press may still be meant for that one.
    Begun,
    /// Dice go to the market, though they could be sold at so many villages.
    Sales(usize),
    /// Cards are not placed, though they could be.
    Placements(Free),
    /// The sale gives free things for nothing.
    Sale(Free),
    /// A card could still be bought.
    Purchases {
        /// Whether the turn began by itself, too.
        begun: bool,
    },
}

impl Caution {
    /// Returns why that order waits; nothing for most.
    #[must_use]
    pub fn of(record: &Record, ask: &Ask) -> Option<Self> {
        let Ask::Order(order) = ask else { return None };
        let table = record.table();
        match (table.lost_by(order), table.phase()) {
            (Some(Lost::Sales(villages)), _) => Some(Self::Sales(villages)),
            (Some(Lost::Free(free)), Phase::Place(..)) => Some(Self::Placements(free)),
            (Some(Lost::Free(free)), _) => Some(Self::Sale(free)),
            // In the last round nobody needs a card any more: those in hand do not count (`D 4.2`).
            (None, Phase::Spend(_))
                if *order == Order::Done && !table.is_last_round() && !table.purchases_on_offer().is_empty() =>
            {
                Some(Self::Purchases { begun: has_begun(record) })
            }
            (None, _) => (record.next() == Next::Choose(ask.clone()) && has_begun(record)).then_some(Self::Begun),
        }
    }
}

/// True if the turn that is played began with the last order, by which nobody said that the turn before is over.
fn has_begun(record: &Record) -> bool {
    record.done().last().is_some_and(|entry| match entry.order {
        Order::Buy(_) | Order::Place(..) => {
            entry.happenings.contains(&Happening::Round(Round::Began(record.table().phase())))
        }
        Order::Roll(_)
        | Order::Reroll(..)
        | Order::Adjust(..)
        | Order::Sell(_)
        | Order::Done
        | Order::Close
        | Order::Correct(_) => false,
    })
}
