//! Four bots, each with a preference of its own.
//!
//! They know the rules and nothing else. They see what everybody sees, and chance comes in as a value: among choices
//! equally good to a bot, its mood decides. They play with the house deck, whose cards are all known.

mod fit;
mod option;
mod taste;

use super::rules::{Ask, Base, Card, Draw, Keeper, Order, Phase, Player, Seat, Side, Spot, Stall, Table};
use fit::Fit;
use option::{Sold, sales};
use taste::{Taste, fit_to, length};

/// A bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bot {
    /// Sells wherever the dice allow, and buys at once.
    Seller,
    /// Wants cards on the table, and pays favours to get them there.
    Expander,
    /// Saves coins, then buys several cards, and puts them to the villages together.
    Saver,
    /// Sends dice to the market and makes all others fit with the favours.
    Trader,
}

impl Bot {
    /// All bots.
    pub const ALL: [Self; 4] = [Self::Seller, Self::Expander, Self::Saver, Self::Trader];

    /// Returns the bot's choice in its turn at that table; `None` where it is nobody's turn, and where cards are only
    /// counted.
    #[must_use]
    pub fn choose(self, table: &Table, mood: u32) -> Option<Ask> {
        let player = table.active().and_then(|seat| table.player(seat)).filter(|_| table.knows_cards())?;
        let turn = Turn { table, player, taste: self.taste(), mood };
        Some(match table.phase() {
            Phase::Sell(seat) => turn.sell(seat),
            Phase::Place(..) => turn.place(),
            Phase::Spend(_) => turn.buy(),
            Phase::Caravans | Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End | Phase::Over => return None,
        })
    }
}

/// A bot's turn.
struct Turn<'a> {
    table: &'a Table,
    player: &'a Player,
    taste: Taste,
    mood: u32,
}

impl Turn<'_> {
    /// Chooses to sell, to change dice for a sale, or to be done.
    fn sell(&self, seat: Seat) -> Ask {
        let free: Vec<_> = self.player.free_dice().collect();
        let favours = self.player.purse().favours;
        let spare = favours.saturating_sub(self.kept());
        let all = sales(self.table, seat);
        let fits = all.into_iter().filter_map(|sold| Some((Fit::of(&free, &sold.numbers)?, sold)));
        let fits: Vec<(i32, Fit, Sold)> =
            fits.map(|(fit, sold)| (self.taste.sale(self.table, &sold) - self.taste.price(&fit), fit, sold)).collect();
        let payable = fits.iter().filter(|(worth, fit, _)| {
            fit.steps == 0 && *worth > -self.taste.idle || *worth > 0 && fit.price() <= spare
        });
        if let Some((_, fit, sold)) = self.best(payable, |(worth, _, _)| *worth) {
            return Ask::Order(match fit.first_step() {
                Some((die, step)) => Order::Adjust(seat, die, step),
                None => Order::Sell(Box::new(sold.sale.clone())),
            });
        }
        let wanted = self.best(fits.iter(), |(worth, _, _)| *worth);
        let loose: Vec<usize> = match wanted {
            Some((_, fit, _)) => fit.loose(&free),
            None => Vec::new(),
        };
        let again = self.player.rerolls() < self.taste.rerolls && spare > 0 && !loose.is_empty();
        if again { Ask::Draw(Draw::Reroll(seat, loose)) } else { Ask::Order(Order::Done) }
    }

    /// Returns how many favours the bot keeps back: none in the last round, and fewer the longer the game takes.
    fn kept(&self) -> u16 {
        if self.table.is_last_round() { 0 } else { self.taste.keeps.saturating_sub(self.table.round() / 4) }
    }

    /// Chooses the placement of the card that it likes best to have on the table.
    fn place(&self) -> Ask {
        let offers = self.table.placements_on_offer();
        let worth = |(at, stall): &(Spot, Stall)| {
            // What is placed without a die never brings its free things.
            let pays = stall.keeper.reward(stall.side).map_or(0, |reward| self.taste.pays(reward.pays()));
            pays - length(self.player.village(at.base).merchants())
        };
        let best = self.best(offers.iter(), worth);
        Ask::Order(best.map_or(Order::Done, |(at, stall)| Order::Place(*at, *stall)))
    }

    /// Chooses to buy the card that it likes best, or to be done.
    fn buy(&self) -> Ask {
        let hand = self.player.hand().len();
        let enough = self.player.on_table().saturating_add(hand) >= Player::GOAL.saturating_add(self.taste.beyond);
        // Cards in hand count nothing, and coins break ties.
        if self.table.is_last_round() || enough || hand >= self.taste.hand {
            return Ask::Order(Order::Done);
        }
        let late = self.table.players().any(|(_, player)| player.on_table() + 2 >= Player::GOAL);
        if hand == 0 && !late && self.player.purse().coins < self.taste.saves {
            return Ask::Order(Order::Done);
        }
        let offers = self.table.purchases_on_offer();
        let best = self.best(offers.iter(), |card| self.card(*card));
        Ask::Order(best.map_or(Order::Done, |card| Order::Buy(*card)))
    }

    /// Returns the worth of a card: that of its better half at the village where it fits best.
    fn card(&self, card: Card) -> i32 {
        let Card::House(merchant) = card else { return 0 };
        let half = |side: Side| {
            let half = merchant.half(side);
            let stall = Stall { side, keeper: Keeper::House(merchant) };
            let fits = Base::ALL.map(|base| fit_to(self.player.village(base), base, stall));
            fits.into_iter().max().unwrap_or_default() + self.taste.reward(half.reward)
        };
        Side::ALL.map(half).into_iter().max().unwrap_or_default()
    }

    /// Returns the best of these things; among equals, the mood decides.
    fn best<'t, T>(&self, things: impl Iterator<Item = &'t T>, worth: impl Fn(&T) -> i32) -> Option<&'t T> {
        let mut best: Option<(i32, u32, &T)> = None;
        for (at, thing) in (0..).zip(things) {
            let (worth, luck) = (worth(thing), luck(self.mood, at));
            if best.as_ref().is_none_or(|(most, lucky, _)| (worth, luck) > (*most, *lucky)) {
                best = Some((worth, luck, thing));
            }
        }
        best.map(|(_, _, thing)| thing)
    }
}

/// Returns the mood's number for the `at`th of equals (Knuth's multiplicative hash).
const fn luck(mood: u32, at: u32) -> u32 {
    mood.wrapping_add(at).wrapping_mul(2_654_435_769).rotate_left(13).wrapping_mul(2_246_822_519)
}
