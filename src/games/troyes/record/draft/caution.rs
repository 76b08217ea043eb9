//! What the one key asks before it gives an order: whether something may be left for good.

use super::Spend;
use super::preset::Tries;
use crate::games::troyes::record::{Ask, Record};
use crate::games::troyes::rules::{InPlay, Order, Owner, Phase, Table, TurnStep};

/// Why an order waits for a second press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caution {
    /// The player passes, and acts no more in this round, though so many dice lie in the city square and some could be used.
    Pass(usize),
    /// The round is closed, though players could still act.
    Close,
    /// A black die is let through, though influence might help.
    GiveWay,
    /// So many cubes are not put on events.
    Cubes(u8),
    /// The game ends without the characters, so nobody's points are whole.
    Characters,
}

impl Caution {
    /// Returns why that order waits; nothing for most.
    #[must_use]
    pub fn of(record: &Record, ask: &Ask) -> Option<Self> {
        let Ask::Order(order) = ask else { return None };
        let table = record.table();
        match (order, table.phase()) {
            (Order::Pass, _) => can_act(table).then(|| Self::Pass(table.free_dice().count())),
            (Order::Close, Phase::Turn(_)) => Some(Self::Close),
            (Order::GiveWay, _) => Spend::is_possible(table).then_some(Self::GiveWay),
            (Order::Aim { events, .. }, Phase::Turn(TurnStep::Aim(_, hits))) => {
                let left = hits.saturating_sub(u8::try_from(events.len()).unwrap_or(u8::MAX));
                let takes = |in_play: &InPlay| {
                    let put = events.iter().filter(|event| **event == in_play.event).count();
                    table.free_banners(in_play.event).is_none_or(|free| usize::from(free) > put)
                };
                (left > 0 && table.queue().iter().any(takes)).then_some(Self::Cubes(left))
            }
            (Order::Show(named), _) => (!table.dealt_characters() && named.is_empty()).then_some(Self::Characters),
            (
                Order::Settle(_)
                | Order::Reveal(_)
                | Order::Pay { .. }
                | Order::Workforce(_)
                | Order::Enter(_)
                | Order::Call(_)
                | Order::Resolve(_)
                | Order::RollEvent(_)
                | Order::Push(_)
                | Order::RollBlack(_)
                | Order::Counter { .. }
                | Order::Spend(_)
                | Order::Act(_)
                | Order::Shoot(_)
                | Order::Aim { .. }
                | Order::Close
                | Order::Roy(_)
                | Order::Book(_)
                | Order::Correct(_),
                _,
            ) => None,
        }
    }
}

/// Whether the player whose turn it is has dice, or could buy some for anything.
fn can_act(table: &Table) -> bool {
    let Some(seat) = table.active() else { return false };
    let tries = Tries::of(table, seat, None);
    table.district(Owner::Seat(seat)).next().is_some() || table.targets().any(|target| tries.any(target))
}
