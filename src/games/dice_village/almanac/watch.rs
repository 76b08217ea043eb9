//! Counts the happenings of a game.

use super::counts::{Count, VillageCounts};
use crate::games::dice_village::bots::Bot;
use crate::games::dice_village::rules::{
    Arrival, Card, Dice, Happening, Reward, Row, Seat, Side, Table, Trade, ranking,
};

/// The state that is kept while one game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The first player of the first round.
    first: Seat,
    /// The bots, by seat.
    bots: [Bot; 4],
}

impl Seen {
    /// Counts a game that was opened.
    pub(super) fn begin(counts: &mut VillageCounts, bots: [Bot; 4], opened: &Table) -> Self {
        let seen = Self { first: opened.first(), bots };
        counts.count(Count::Games, opened.players().count(), 1);
        counts.count(Count::First, usize::from(seen.first.0), 1);
        if let Some(Card::House(top)) = opened.row().cards().first() {
            counts.count(Count::Top, usize::from(top.number()), 1);
        }
        for (_, bot) in opened.players().zip(bots) {
            counts.count(Count::Played, number(bot), 1);
        }
        seen
    }

    /// Counts a game that is over.
    pub(super) fn end(self, counts: &mut VillageCounts, table: &Table) {
        counts.count(Count::Rounds, usize::from(table.round()), 1);
        let seats = table.players().count();
        for player in ranking(table).unwrap_or_default() {
            let seat = player.seat.index();
            let at = (seat + seats - usize::from(self.first.0)) % seats;
            counts.count(Count::Cards, at, player.cards.into());
            counts.count(Count::Coins, at, player.purse.unwrap_or_default().coins.into());
            if player.place == 1 {
                counts.count(Count::WonAt, at, 1);
                if let Some(bot) = self.bots.get(seat) {
                    counts.count(Count::WonBy, number(*bot), 1);
                }
            }
        }
    }
}

/// Counts an order's happenings.
pub(super) fn notice(counts: &mut VillageCounts, happenings: &[Happening]) {
    for happening in happenings {
        match happening {
            Happening::Dice(Dice::Rolled { round: _, dice }) => {
                for face in dice.iter().flatten() {
                    counts.count(Count::Thrown, usize::from(face.value() - 1), 1);
                }
            }
            Happening::Row(Row::Bought(_, Card::House(merchant))) => {
                for side in Side::ALL {
                    counts.count(Count::Bought, kind(merchant.half(side).reward), 1);
                }
            }
            Happening::Trade(Trade::Tucked(Arrival { stall, .. }) | Trade::Placed(Arrival { stall, .. })) => {
                if let Some(reward) = stall.keeper.reward(stall.side) {
                    counts.count(Count::Used, kind(reward), 1);
                }
            }
            Happening::Dice(Dice::Rerolled(..) | Dice::Adjusted(..))
            | Happening::Row(Row::Bought(_, Card::Counted) | Row::Filled(_))
            | Happening::Trade(Trade::Sold(_))
            | Happening::Income(..)
            | Happening::Forfeit(..)
            | Happening::Round(_)
            | Happening::Ending(_)
            | Happening::Inexact { .. }
            | Happening::Corrected(_) => {}
        }
    }
}

/// Where a reward stands among all.
pub(super) fn kind(reward: Reward) -> usize {
    Reward::ALL.iter().position(|other| *other == reward).unwrap_or_default()
}

/// Returns the index of a bot.
pub(super) fn number(bot: Bot) -> usize {
    Bot::ALL.iter().position(|other| *other == bot).unwrap_or_default()
}
