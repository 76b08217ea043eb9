//! The tables of the counts.

use super::counts::{Count, VillageCounts};
use super::watch::{kind, number};
use crate::almanac::{Cell, FigureTable, Head, Row, Unit, share};
use crate::crier::Words;
use crate::games::dice_village::bots::Bot;
use crate::games::dice_village::rules::{Merchant, Reward, Side};
use crate::games::dice_village::words;

/// Returns all tables.
pub(super) fn figures(words: &Words, counts: &VillageCounts) -> Vec<FigureTable> {
    let of = Of { words, counts };
    vec![of.seats(), of.bots(), of.rewards(), of.rounds()]
}

/// The data of the tables.
struct Of<'a> {
    words: &'a Words,
    counts: &'a VillageCounts,
}

impl Of<'_> {
    fn table(&self, key: &'static str, name: &str, columns: Vec<(Head, Unit)>, rows: Vec<Row>) -> FigureTable {
        FigureTable { key, title: self.words.text(name), columns, rows }
    }

    /// Makes a column with the message of its head.
    fn column(&self, key: &str, name: &str, unit: Unit) -> (Head, Unit) {
        (Head::new(key, self.words.text(name)), unit)
    }

    fn seats(&self) -> FigureTable {
        let columns = vec![
            self.column("won", "almanac-won", Unit::Chance),
            self.column("cards", "almanac-cards", Unit::Number),
            self.column("coins", "almanac-coins", Unit::Number),
        ];
        let games = self.counts.games();
        let a_game = |count, at| Cell::new(share(self.counts.get(count, at), games), None);
        let rows = (0..self.counts.players()).map(|at| {
            let place = (at + 1).to_string();
            let name = self.words.with("almanac-turn", &[("place", place.as_str().into())]);
            Row {
                head: Head::new(place, name),
                cells: [Count::WonAt, Count::Cards, Count::Coins].map(|count| a_game(count, at)).into(),
            }
        });
        self.table("seats", "almanac-seats", columns, rows.collect())
    }

    fn bots(&self) -> FigureTable {
        let rows = Bot::ALL.into_iter().filter(|bot| self.counts.get(Count::Played, number(*bot)) > 0).map(|bot| {
            let at = number(bot);
            let won = share(self.counts.get(Count::WonBy, at), self.counts.get(Count::Played, at));
            let name = self.words.with("almanac-bot", &[("bot", key(bot).into())]);
            Row { head: Head::new(key(bot), name), cells: vec![Cell::new(won, None)] }
        });
        let columns = vec![self.column("won", "almanac-won", Unit::Chance)];
        self.table("bots", "almanac-bots", columns, rows.collect())
    }

    fn rewards(&self) -> FigureTable {
        let columns = vec![
            self.column("deck", "almanac-deck", Unit::Chance),
            self.column("bought", "almanac-bought", Unit::Chance),
            self.column("used", "almanac-used", Unit::Chance),
        ];
        let rows = Reward::ALL.map(|reward| {
            let bought = [Count::Bought, Count::Used].map(|count| self.counts.part(count, kind(reward)));
            let cells = [in_deck(reward)].into_iter().chain(bought).map(|part| Cell::new(part, None));
            let head = Head::new(reward_key(reward), words::reward(self.words, reward));
            Row { head, cells: cells.collect() }
        });
        self.table("rewards", "almanac-rewards", columns, rows.into())
    }

    fn rounds(&self) -> FigureTable {
        let columns = vec![
            self.column("average", "almanac-average", Unit::Number),
            self.column("shortest", "almanac-shortest", Unit::Number),
            self.column("longest", "almanac-longest", Unit::Number),
        ];
        let rounds = self.counts.whole(Count::Rounds);
        let sum = (0..).zip(rounds).map(|(number, games): (u64, &u64)| number * games).sum();
        let at = |found: Option<usize>| Cell::new(share(found.unwrap_or_default() as u64, 1), None);
        let cells = vec![
            Cell::new(share(sum, self.counts.games()), None),
            at(rounds.iter().position(|games| *games > 0)),
            at(rounds.iter().rposition(|games| *games > 0)),
        ];
        let row = Row { head: Head::new("rounds", self.words.text("almanac-round-count")), cells };
        self.table("rounds", "almanac-rounds", columns, vec![row])
    }
}

/// Returns the share of the deck's halves with that reward.
fn in_deck(reward: Reward) -> f64 {
    let halves = || Merchant::all().flat_map(|merchant| Side::ALL.map(|side| merchant.half(side).reward));
    share(halves().filter(|other| *other == reward).count() as u64, halves().count() as u64)
}

/// Returns a bot's name for programs.
const fn key(bot: Bot) -> &'static str {
    match bot {
        Bot::Seller => "seller",
        Bot::Expander => "expander",
        Bot::Saver => "saver",
        Bot::Trader => "trader",
    }
}

/// Returns a reward's name for programs.
const fn reward_key(reward: Reward) -> &'static str {
    match reward {
        Reward::OneCoin => "1 coin",
        Reward::TwoCoins => "2 coins",
        Reward::FiveFavours => "5 favours",
        Reward::FreeCard => "free card",
        Reward::FreeCaravan => "free die",
        Reward::FreePlacement => "free placement",
    }
}
