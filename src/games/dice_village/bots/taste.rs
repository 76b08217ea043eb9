//! The preferences of the bots, in tenths of a coin.

use super::Bot;
use super::fit::Fit;
use super::option::Sold;
use crate::games::dice_village::rules::{Base, Purse, Reward, Stall, Table, Told, Village};

/// The worth of things to a bot, in tenths of a coin, and its way of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Taste {
    /// A card on the table.
    card: i32,
    /// A coin.
    coin: i32,
    /// A favour.
    favour: i32,
    /// A coin that another player gets.
    others: i32,
    /// One more die.
    die: i32,
    /// A card of the pile.
    given: i32,
    /// A placement, with a card in hand.
    placement: i32,
    /// How often it expects to sell at a stall.
    uses: i32,
    /// The greatest loss that it accepts where a sale costs nothing.
    pub(super) idle: i32,
    /// The favours that it keeps back at first.
    pub(super) keeps: u16,
    /// The most times that it rolls again in a round.
    pub(super) rerolls: u16,
    /// The coins that it saves before it begins to buy.
    pub(super) saves: u16,
    /// The most cards that it has in hand.
    pub(super) hand: u8,
    /// The cards beyond the goal that it wants, on the table and in hand.
    pub(super) beyond: u8,
}

impl Bot {
    pub(super) const fn taste(self) -> Taste {
        let common = Taste {
            card: 50,
            coin: 10,
            favour: 3,
            others: 3,
            die: 25,
            given: 40,
            placement: 40,
            uses: 2,
            idle: 0,
            keeps: 0,
            rerolls: 2,
            saves: 5,
            hand: 3,
            beyond: 1,
        };
        match self {
            Self::Seller => Taste { coin: 14, favour: 2, others: 1, uses: 3, idle: 20, rerolls: 3, ..common },
            Self::Expander => {
                Taste { card: 50, favour: 3, die: 35, placement: 50, uses: 3, beyond: 2, others: 5, ..common }
            }
            Self::Saver => Taste { card: 50, coin: 12, others: 4, given: 45, saves: 10, hand: 4, keeps: 1, ..common },
            Self::Trader => Taste { favour: 4, card: 50, coin: 11, others: 5, uses: 3, keeps: 1, ..common },
        }
    }
}

impl Taste {
    /// Returns the worth of a sale, before any favour is paid for it.
    pub(super) fn sale(&self, table: &Table, sold: &Sold) -> i32 {
        let last = table.is_last_round();
        let cards = i32::try_from(sold.rewards.len()).unwrap_or_default();
        let card = if last { self.card * 4 } else { self.card };
        let free: i32 = if last { 0 } else { sold.rewards.iter().map(|reward| self.once(*reward)).sum() };
        let longer: i32 = (0..sold.rewards.len()).map(|more| length(sold.merchants + more)).sum();
        let market = self.favour * i32::try_from(sold.numbers.len()).unwrap_or_default();
        let Told { seller, owner, .. } = sold.income;
        let others = i32::from(owner.unwrap_or_default().coins) * self.others;
        cards * card + free - longer + self.pays(seller.unwrap_or_default()) - others - market
    }

    /// Returns the worth of the favours that a fit costs.
    pub(super) fn price(&self, fit: &Fit) -> i32 {
        self.favour * i32::from(fit.price())
    }

    /// Returns the worth of coins and favours.
    pub(super) fn pays(&self, purse: Purse) -> i32 {
        i32::from(purse.coins) * self.coin + i32::from(purse.favours) * self.favour
    }

    /// Returns the worth of a stall's reward to the player with the card in hand.
    pub(super) fn reward(&self, reward: Reward) -> i32 {
        self.pays(reward.pays()) * self.uses + self.once(reward)
    }

    /// Returns the worth of a reward that counts once.
    fn once(&self, reward: Reward) -> i32 {
        match reward {
            Reward::OneCoin | Reward::TwoCoins | Reward::FiveFavours => 0,
            Reward::FreeCard => self.given,
            Reward::FreeCaravan => self.die,
            Reward::FreePlacement => self.placement,
        }
    }
}

/// Returns the cost of another merchant at a village with so many: every sale there needs one die more.
pub(super) const fn length(merchants: usize) -> i32 {
    match merchants {
        0 => 0,
        1 => 5,
        2 => 20,
        _ => 30,
    }
}

/// Returns how well a stall suits that village: different numbers are the easiest to roll.
pub(super) fn fit_to(village: &Village, base: Base, stall: Stall) -> i32 {
    let numbers = base.numbers().into_iter().chain(village.stalls().map(Stall::number));
    let twice = numbers.filter(|number| *number == stall.number()).count();
    -length(village.merchants()) - 4 * i32::try_from(twice).unwrap_or_default()
}
