//! The hints for people who learn the game, each when it first applies.

use crate::crier::Words;
use crate::games::dice_village::rules::{Count, Phase, Player, Seat, Table, ranking};
use crate::games::dice_village::stage::Part;
use crate::games::dice_village::words::Rule;
use crate::show::{Hint, Spot};

/// Returns the hints that are true of this table, first to last.
pub(super) fn hints(words: &Words, table: &Table, opening: bool) -> Vec<Hint> {
    let hint = |id, rule: Rule, spot| Hint { id, text: rule.text(words), spot };
    let village = table.spots().next().map(Part::Village);
    let mut hints = match table.phase() {
        Phase::Caravans if opening => vec![
            hint("villages", Rule::Villages, around(village)),
            hint("row", Rule::Row, around(Some(Part::Card(0)))),
            hint("roll", Rule::Roll, Spot::Whole),
        ],
        Phase::Caravans => vec![hint("closed", Rule::RoundEnd, Spot::Whole)],
        Phase::Sell(seat) => sales(words, table, seat),
        Phase::Place(..) => vec![hint("placement", Rule::FreePlacement, Spot::Side)],
        Phase::AllSell(_) => vec![hint("sell", Rule::Sell, Spot::Side), hint("reroll", Rule::Reroll, Spot::Whole)],
        Phase::Spend(_) | Phase::AllSpend(_) => vec![hint("buy", Rule::Buy, Spot::Side)],
        Phase::End => Vec::new(),
        Phase::Over if ranking(table).is_none() => vec![hint("undecided", Rule::Undecided, Spot::Whole)],
        Phase::Over => vec![hint("winner", Rule::Winner, Spot::Whole)],
    };
    if table.is_last_round() && table.phase() != Phase::Over {
        hints.push(hint("last-round", Rule::Last, Spot::Track));
    }
    let counts = [Count::Purse, Count::InHand, Count::OnTable];
    let is_marked = |player: &Player, count| table.shows(player, count) && !player.is_exact(count);
    if table.players().any(|(_, player)| counts.into_iter().any(|count| is_marked(player, count))) {
        hints.push(hint("inexact", Rule::Inexact, Spot::Whole));
    }
    hints
}

/// Returns the hints while a player sells (`D 3.3` to `D 3.13`).
fn sales(words: &Words, table: &Table, seat: Seat) -> Vec<Hint> {
    let (sales, changes) = (table.sales_on_offer(), table.changes_on_offer(seat));
    let die = || around(changes.dice.first().map(|die| Part::Die(seat, *die)));
    let told = [
        (!sales.is_empty(), "sell", Rule::Sell, Spot::Side),
        (sales.is_empty(), "market", Rule::Market, Spot::Side),
        (changes.reroll, "reroll", Rule::Reroll, die()),
        (changes.adjust, "adjust", Rule::Adjust, die()),
        (sales.iter().any(|sale| !table.tucks(sale).is_empty()), "expand", Rule::Expand, Spot::Side),
        (sales.iter().any(|sale| sale.at.owner != seat), "income", Rule::Income, Spot::Side),
    ];
    let told = told.into_iter().filter(|(holds, ..)| *holds);
    told.map(|(_, id, rule, spot)| Hint { id, text: rule.text(words), spot }).collect()
}

/// Returns the spot of that part, if there is one.
fn around(part: Option<Part>) -> Spot {
    part.map_or(Spot::Whole, |part| Spot::Part(part.into()))
}
