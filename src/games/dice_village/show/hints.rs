//! The hints for people who learn the game, each when it first applies.

use super::rule;
use crate::crier::Words;
use crate::games::dice_village::rules::{Count, Phase, Player, Seat, Table, ranking};
use crate::games::dice_village::stage::Part;
use crate::show::{Hint, Rule, Spot};

/// Returns the hints that are true of this table, first to last.
pub(super) fn hints(words: &Words, table: &Table, opening: bool) -> Vec<Hint> {
    let hint = |id, rule: Rule, spot| Hint { id, text: rule.text(words), spot };
    let village = table.spots().next().map(Part::Village);
    let mut hints = match table.phase() {
        Phase::Caravans if opening => vec![
            hint("villages", rule::VILLAGES, around(village)),
            hint("row", rule::ROW, around(Some(Part::Card(0)))),
            hint("roll", rule::ROLL, Spot::Whole),
        ],
        Phase::Caravans => vec![hint("closed", rule::ROUND_END, Spot::Whole)],
        Phase::Sell(seat) => sales(words, table, seat),
        Phase::Place(..) => vec![hint("placement", rule::FREE_PLACEMENT, Spot::Side)],
        Phase::AllSell(_) => vec![hint("sell", rule::SELL, Spot::Side), hint("reroll", rule::REROLL, Spot::Whole)],
        Phase::Spend(_) | Phase::AllSpend(_) => vec![hint("buy", rule::BUY, Spot::Side)],
        Phase::End => Vec::new(),
        Phase::Over if ranking(table).is_none() => vec![hint("undecided", rule::UNDECIDED, Spot::Whole)],
        Phase::Over => vec![hint("winner", rule::WINNER, Spot::Whole)],
    };
    if table.is_last_round() && table.phase() != Phase::Over {
        hints.push(hint("last-round", rule::LAST, Spot::Track));
    }
    let counts = [Count::Purse, Count::InHand, Count::OnTable];
    let is_marked = |player: &Player, count| table.shows(player, count) && !player.is_exact(count);
    if table.players().any(|(_, player)| counts.into_iter().any(|count| is_marked(player, count))) {
        hints.push(hint("inexact", rule::INEXACT, Spot::Whole));
    }
    hints
}

/// Returns the hints while a player sells (`D 3.3` to `D 3.13`).
fn sales(words: &Words, table: &Table, seat: Seat) -> Vec<Hint> {
    let (sales, changes) = (table.sales_on_offer(), table.changes_on_offer(seat));
    let die = || around(changes.dice.first().map(|die| Part::Die(seat, *die)));
    let told = [
        (!sales.is_empty(), "sell", rule::SELL, Spot::Side),
        (sales.is_empty(), "market", rule::MARKET, Spot::Side),
        (changes.reroll, "reroll", rule::REROLL, die()),
        (changes.adjust, "adjust", rule::ADJUST, die()),
        (sales.iter().any(|sale| !table.tucks(sale).is_empty()), "expand", rule::EXPAND, Spot::Side),
        (sales.iter().any(|sale| sale.at.owner != seat), "income", rule::INCOME, Spot::Side),
    ];
    let told = told.into_iter().filter(|(holds, ..)| *holds);
    told.map(|(_, id, rule, spot)| Hint { id, text: rule.text(words), spot }).collect()
}

/// Returns the spot of that part, if there is one.
fn around(part: Option<Part>) -> Spot {
    part.map_or(Spot::Whole, |part| Spot::Part(part.into()))
}
