//! The explanations of everything in the picture and beside it: its name, its rule, and its state.

use std::sync::Arc;

use super::rule;
use crate::crier::Words;
use crate::games::dice_village::record::Turn;
use crate::games::dice_village::rules::{
    Card, Count, Depth, Die, Lies, Order, Phase, Player, Purse, Sale, Seat, Side, Spot, Stall, Table, VillageCard,
    decide,
};
use crate::games::dice_village::stage::Part;
use crate::games::dice_village::words as say;
use crate::show::{Caption, Explained, Rule, Thing};

/// Returns the things in the picture, from the back to the front.
pub(super) fn things(words: &Words, table: &Table) -> Vec<Thing> {
    let mut things: Vec<Thing> = table.players().map(|of| player(words, table, of)).collect();
    // What nobody tells is not in the picture.
    if table.depth() != Depth::Dice {
        things.extend(beside_dice(words, table));
    }
    for (seat, player) in table.players() {
        let dice = player.dice().iter().enumerate().map(|(at, shown)| Thing {
            value: Some(shown.face.to_string()),
            ..thing(Part::Die(seat, at), die(words, seat, at, *shown))
        });
        things.extend(dice);
    }
    things
}

/// Returns the row and the villages, which lie behind the dice.
fn beside_dice(words: &Words, table: &Table) -> Vec<Thing> {
    let mut things = vec![thing(Part::Pile, explained(words, say::pile(words, table), rule::ROW, Vec::new()))];
    let cards = table.row().cards().into_iter().enumerate();
    let can = table.purchases_on_offer();
    things.extend(cards.map(|(at, card)| Thing {
        glows: can.contains(&card),
        ..thing(Part::Card(at), self::card_of_row(words, table, card))
    }));
    let open: Vec<Spot> = Turn::villages(table);
    for at in table.spots() {
        let glows = open.contains(&at);
        things.push(Thing { glows, ..thing(Part::Village(at), village(words, table, at)) });
        let merchants = table.player(at.owner).into_iter().flat_map(|owner| owner.village(at.base).stalls());
        let stalls = merchants.enumerate();
        things.extend(stalls.map(|(nth, stall)| thing(Part::Merchant(at, nth), self::stall(words, at, stall))));
    }
    things
}

/// Returns the players' names beside their marks.
pub(super) fn captions(words: &Words, table: &Table) -> Vec<Caption> {
    let caption = |(seat, _)| Caption { part: Part::Name(seat).into(), text: say::seat(words, seat), strong: false };
    table.players().map(caption).collect()
}

/// Returns a player's mark, with everything that the player has.
fn player(words: &Words, table: &Table, (seat, player): (Seat, &Player)) -> Thing {
    let mut state = vec![words.with("explain-dice", &[("count", player.caravans().into())])];
    if table.shows(player, Count::InHand) {
        state.push(words.with("explain-hand", &[("cards", say::in_hand(words, player).into())]));
    }
    // Hands are open while they are played from; nobody looks up the others'.
    let known = player.hand().cards().into_iter().filter(|card| *card != Card::Counted);
    state.extend(known.filter(|_| table.active() == Some(seat)).map(|card| say::card(words, card)));
    state.extend((table.first() == seat).then(|| words.text("explain-first")));
    let name = say::standing(words, table, (seat, player), say::Doubt::Words);
    thing(Part::Player(seat), explained(words, name, rule::WINNER, state))
}

fn die(words: &Words, seat: Seat, at: usize, die: Die) -> Arc<Explained> {
    let (rule, state) = match die.lies {
        Lies::Free => (rule::CHANGES, words.text("explain-die-free")),
        Lies::At(spot) => {
            (rule::SELL, words.with("explain-die-sold", &[("village", say::village(words, spot).into())]))
        }
        Lies::Market => (rule::MARKET, words.text("explain-die-market")),
    };
    explained(words, say::die(words, seat, at, die.face), rule, vec![state])
}

fn thing(part: Part, explained: Arc<Explained>) -> Thing {
    Thing { part: part.into(), name: explained.name.clone(), value: None, glows: false, explained }
}

fn explained(words: &Words, name: String, rule: Rule, state: Vec<String>) -> Arc<Explained> {
    Arc::new(Explained { name, rule: rule.text(words), state })
}

/// Returns the explanation of a village: whether it is open, what it needs and what it pays.
pub(super) fn village(words: &Words, table: &Table, at: Spot) -> Arc<Explained> {
    let mut state = vec![match table.closed_by(at) {
        Some(seat) => words.with("explain-closed", &[("who", say::seat(words, seat).into())]),
        None => words.text("explain-open"),
    }];
    let goods = say::faces(words, table.numbers(at));
    state.push(words.with("explain-needs", &[("goods", goods.into())]));
    if table.knows_cards() {
        let card = VillageCard::of(at.owner, at.base);
        let pays = |name: &str, purse| words.with(name, &[("purse", say::purse(words, purse).into())]);
        state.extend([pays("explain-owner", card.owner), pays("explain-others", card.others)]);
    }
    // Why it cannot be sold at, where it is open.
    let refused = || decide(table, &Order::Sell(Box::new(Sale::plain(at)))).err();
    let is_sold = matches!(table.phase(), Phase::Sell(_)) && table.is_open(at);
    state.extend(is_sold.then(refused).flatten().map(|refusal| words.sentence(&refusal.reason)));
    let rule = if table.is_open(at) { rule::SELL } else { rule::OPEN };
    explained(words, say::village(words, at), rule, state)
}

/// Returns a merchant's stall beside a village; its reward is known of the house deck alone.
fn stall(words: &Words, at: Spot, stall: Stall) -> Arc<Explained> {
    let reward = stall.keeper.reward(stall.side);
    let args = [("village", say::village(words, at).into()), ("stall", say::stall(words, stall).into())];
    let once = reward.is_some_and(|reward| reward.pays() == Purse::NOTHING);
    let state = once.then(|| rule::ONCE.text(words)).into_iter().collect();
    explained(words, words.with("explain-stall", &args), reward.map_or(rule::STALLS_PAY, rule::of_reward), state)
}

/// Returns the explanation of a card that lies in the row: why the player who buys cannot buy it, too.
fn card_of_row(words: &Words, table: &Table, card: Card) -> Arc<Explained> {
    let refused = decide(table, &Order::Buy(card)).err().filter(|_| matches!(table.phase(), Phase::Spend(_)));
    let Some(refusal) = refused else { return self::card(words, card) };
    let mut explained = Explained::clone(&self::card(words, card));
    explained.state.push(words.sentence(&refusal.reason));
    Arc::new(explained)
}

/// Returns the explanation of a card of the row, with the rewards of both halves.
pub(super) fn card(words: &Words, card: Card) -> Arc<Explained> {
    let rewards = match card {
        Card::House(merchant) => Side::ALL.map(|side| rule::of_reward(merchant.half(side).reward)).to_vec(),
        Card::Counted => Vec::new(),
    };
    let mut state: Vec<String> = rewards.into_iter().map(|rule| rule.text(words)).collect();
    state.dedup();
    explained(words, say::card(words, card), rule::BUY, state)
}

/// Returns the explanation of the track.
pub(super) fn track(words: &Words, text: String) -> Arc<Explained> {
    explained(words, text, rule::NINTH, vec![rule::WINNER.text(words)])
}
