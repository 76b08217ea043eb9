//! The hints for people who learn the game, each when it first applies.

use super::rule;
use crate::crier::Words;
use crate::games::dice_village::rules::{Base, Count, Phase, Player, Purse, Sale, Seat, Spot as Place, Table, ranking};
use crate::games::dice_village::stage::Part;
use crate::games::dice_village::words as say;
use crate::show::{Answer, Hint, Rule, Spot};

/// The code of the tutorial.
pub(super) const LESSON: &str = "HELLO-VILLAGE-1";

/// Returns the hints that are true of this table, first to last.
pub(super) fn hints(words: &Words, table: &Table, opening: bool) -> Vec<Hint> {
    let hint = |id, rule: Rule, spot| Hint::new(id, rule.text(words), spot);
    let village = table.spots().next().map(Part::Village);
    let mut hints = match table.phase() {
        Phase::Caravans if opening => vec![
            hint("begin", rule::BEGIN, Spot::Whole),
            hint("villages", rule::VILLAGES, around(village)),
            hint("row", rule::ROW, around(Some(Part::Card(0)))),
            hint("phases", rule::PHASES, Spot::Whole),
            hint("roll", rule::ROLL, Spot::Whole),
        ],
        Phase::Caravans | Phase::End => vec![hint("closed", rule::ROUND_END, Spot::Whole)],
        Phase::Sell(seat) => sales(words, table, seat),
        Phase::Place(..) => vec![hint("placement", rule::FREE_PLACEMENT, Spot::Side)],
        Phase::AllSell(_) => vec![hint("sell", rule::SELL, Spot::Side), hint("reroll", rule::REROLL, Spot::Whole)],
        Phase::Spend(seat) => {
            let asked = how_many_to_buy(words, table, seat).into_iter().flatten();
            [hint("buy", rule::BUY, Spot::Side)].into_iter().chain(asked).collect()
        }
        Phase::AllSpend(_) => vec![hint("buy", rule::BUY, Spot::Side)],
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
    let hint = |id, rule: Rule, spot| Hint::new(id, rule.text(words), spot);
    let mut hints = Vec::new();
    if !sales.is_empty() {
        hints.extend([hint("number", rule::NUMBER, Spot::Side), hint("sell", rule::SELL, Spot::Side)]);
        hints.extend(where_to_sell(words, seat, &sales).into_iter().flatten());
    }
    let told = [
        (sales.is_empty(), "market", rule::MARKET, Spot::Side),
        (changes.reroll, "reroll", rule::REROLL, die()),
        (changes.adjust, "adjust", rule::ADJUST, die()),
        (sales.iter().any(|sale| !table.tucks(sale).is_empty()), "expand", rule::EXPAND, Spot::Side),
        (sales.iter().any(|sale| sale.at.owner != seat), "income", rule::INCOME, Spot::Side),
    ];
    let told = told.into_iter().filter(|(holds, ..)| *holds);
    hints.extend(told.map(|(_, id, rule, spot)| hint(id, rule, spot)));
    hints
}

/// Asks at which of the own villages the dice are enough for a sale (`D 3.4`); not where all of them are right, or none.
fn where_to_sell(words: &Words, seat: Seat, sales: &[Sale]) -> Option<[Hint; 2]> {
    let sold = |at: Place| sales.iter().any(|sale| sale.at == at);
    let own = Base::ALL.map(|base| Place { owner: seat, base });
    let right = own.into_iter().find(|at| sold(*at))?;
    if own.into_iter().all(sold) {
        return None;
    }
    let answers = own.map(|at| Answer { text: say::village(words, at), right: sold(at) });
    let who = ("who", say::seat(words, seat).into());
    let ask = Hint::new("ask-sell", words.with("hint-ask-sell", std::slice::from_ref(&who)), Spot::Whole);
    let args = [who, ("village", say::village(words, right).into())];
    let answer = Hint::new("sell-at", words.with("hint-sell-at", &args), around(Some(Part::Village(right))));
    Some([ask.asking(answers.to_vec()), answer])
}

/// Asks how many cards the coins buy (`D 3.15`).
fn how_many_to_buy(words: &Words, table: &Table, seat: Seat) -> Option<[Hint; 2]> {
    let coins = table.player(seat)?.purse().coins;
    let count = coins / Purse::CARD.coins;
    let answers = (1..=4).map(|number: u16| Answer { text: number.to_string(), right: number == count });
    let args = [
        ("who", say::seat(words, seat).into()),
        ("coins", say::coins(words, coins).into()),
        ("cards", say::cards(words, count).into()),
    ];
    let ask = Hint::new("ask-buy", words.with("hint-ask-buy", &args), Spot::Whole);
    let answer = Hint::new("buys", words.with("hint-buys", &args), Spot::Side);
    (1..=4).contains(&count).then(|| [ask.asking(answers.collect()), answer])
}

/// Returns the spot of that part, if there is one.
fn around(part: Option<Part>) -> Spot {
    part.map_or(Spot::Whole, |part| Spot::Part(part.into()))
}
