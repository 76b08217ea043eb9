//! The words on the screens beside the cries: players with their names, the state of the game, orders.

use super::{correction, face, race, seat, things, values, village};
use crate::chronicle::hall::PlayerName;
use crate::crier::Words;
use crate::games::dice_village::rules::{
    Base, Count, Face, Merchant, Order, Player, Purse, Seat, Side, Spot, Stall, Table,
};

/// Returns the current round, as “Round 3”, and whether it is the last one.
#[must_use]
pub fn round(words: &Words, table: &Table) -> String {
    let name = if table.is_last_round() { "round-last" } else { "headline-round" };
    words.with(name, &[("round", table.round().into())])
}

/// Returns the leader in the race to nine cards with the cards; where they are not told, the goal of the race.
#[must_use]
pub fn ahead(words: &Words, table: &Table) -> String {
    if !table.shows_race() {
        return words.with("race-goal", &[("goal", Player::GOAL.into())]);
    }
    let most = table.players().map(|(_, player)| player.on_table()).max().unwrap_or_default();
    let first = table.players().filter(|(_, player)| player.on_table() == most);
    let (seats, exact): (Vec<Seat>, Vec<bool>) =
        first.map(|(seat, player)| (seat, player.is_exact(Count::OnTable))).unzip();
    let cards = ("cards", marked(most.to_string(), exact.into_iter().all(|exact| exact)).into());
    let goal = ("goal", Player::GOAL.into());
    if seats.len() == table.players().count() {
        return words.with("race-even", &[cards, goal]);
    }
    let names: Vec<String> = seats.into_iter().map(|ahead| seat(words, ahead)).collect();
    let who = names.join(", ");
    // Several long names have no room in one line.
    if names.len() > 1 && who.chars().count() > PlayerName::LONGEST {
        return words.with("race-several", &[cards, goal]);
    }
    words.with("race-ahead", &[("who", who.into()), cards, goal])
}

/// The way to mark a count that may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doubt {
    /// A sign before it.
    Sign,
    /// Words, for listeners.
    Words,
}

/// Returns a player's standing, as “Anna: 5 of 9 cards, 3 coins and 2 favours”; the name alone where no count is worth
/// showing.
#[must_use]
pub fn standing(words: &Words, table: &Table, (seat, player): (Seat, &Player), mark: Doubt) -> String {
    let who = ("who", self::seat(words, seat).into());
    match (cards(words, table, player, mark), coins_and_favours(words, table, player, mark)) {
        (Some(cards), Some(purse)) => words.with("standing", &[who, ("race", cards.into()), ("purse", purse.into())]),
        (Some(one), None) | (None, Some(one)) => words.with("standing-cards", &[who, ("race", one.into())]),
        (None, None) => self::seat(words, seat),
    }
}

/// Returns the player's cards in the race, if they are worth showing.
fn cards(words: &Words, table: &Table, player: &Player, mark: Doubt) -> Option<String> {
    let cards = || mark.of(words, race(words, player.on_table()), player.is_exact(Count::OnTable));
    table.shows(player, Count::OnTable).then(cards)
}

/// Returns the player's purse, if it is worth showing: both counts, also where one is none.
fn coins_and_favours(words: &Words, table: &Table, player: &Player, mark: Doubt) -> Option<String> {
    let has = player.purse();
    match (table.shows(player, Count::Purse), player.is_exact(Count::Purse)) {
        (false, _) => None,
        (true, true) => Some(things::both(words, has)),
        (true, false) if has == Purse::NOTHING => Some(words.text("purse-perhaps-nothing")),
        (true, false) => Some(mark.of(words, things::both(words, has), false)),
    }
}

impl Doubt {
    fn of(self, words: &Words, count: String, exact: bool) -> String {
        match self {
            Self::Sign => marked(count, exact),
            Self::Words if exact => count,
            Self::Words => words.with("perhaps-wrong", &[("what", count.into())]),
        }
    }
}

/// Returns a count with a sign before it if it may be wrong.
#[must_use]
pub fn marked(count: String, exact: bool) -> String {
    if exact { count } else { format!("~{count}") }
}

/// Returns equal villages of these players, as “1-6 of Red and Blue”.
#[must_use]
pub fn villages(words: &Words, base: Base, owners: &[Seat]) -> String {
    match owners {
        [owner] => village(words, Spot { owner: *owner, base }),
        owners => {
            let owners: Vec<String> = owners.iter().map(|owner| seat(words, *owner)).collect();
            let who = things::joined(words, &owners);
            words.with("village-of", &[("stalls", base.name().into()), ("who", who.into())])
        }
    }
}

/// Returns both halves of a merchant of the house deck, as “1 silk | 5 spices”.
#[must_use]
pub fn halves(words: &Words, merchant: Merchant) -> String {
    let half = |side| face(words, Stall::house(side, merchant).number());
    Side::ALL.map(half).join(" | ")
}

/// Returns what both halves of a merchant bring, as “1 coin | a free card”.
#[must_use]
pub fn rewards(words: &Words, merchant: Merchant) -> String {
    Side::ALL.map(|side| things::reward(words, merchant.half(side).reward)).join(" | ")
}

/// Returns the row, as “4 cards in the row”.
#[must_use]
pub fn row(words: &Words, table: &Table) -> String {
    words.with("row-cards", &[("cards", things::cards(words, table.row().len()).into())])
}

/// Returns an order, as “sale of Red at 1-6 of Blue”, given at that table.
#[must_use]
pub fn order(words: &Words, order: &Order, given: &Table) -> String {
    let round = [("round", given.round().into())];
    let who = |seat| ("who", seat_or_nobody(words, seat).into());
    let active = given.active();
    match order {
        Order::Roll(_) => words.with("order-roll", &round),
        Order::Reroll(seat, _) => words.with("order-reroll", &[who(Some(*seat))]),
        Order::Adjust(seat, ..) => words.with("order-adjust", &[who(Some(*seat))]),
        Order::Sell(sale) => words.with("order-sell", &[who(active), ("village", village(words, sale.at).into())]),
        Order::Place(..) => words.with("order-place", &[who(active)]),
        Order::Buy(_) => words.with("order-buy", &[who(active)]),
        Order::Done => words.with("order-done", &[who(active)]),
        Order::Close => words.with("order-close", &round),
        Order::Correct(what) => words.with("order-correct", &[("what", correction(words, what).into())]),
    }
}

/// Returns the player who gave an order; orders of a turn are given in a turn.
fn seat_or_nobody(words: &Words, who: Option<Seat>) -> String {
    who.map(|who| seat(words, who)).unwrap_or_default()
}

/// Returns a number of cards in words.
#[must_use]
pub fn amount(words: &Words, cards: u8) -> String {
    things::cards(words, cards)
}

/// Returns the number of cards in a player's hand, with a sign if it may be wrong.
#[must_use]
pub fn in_hand(words: &Words, player: &Player) -> String {
    marked(things::cards(words, player.hand().len()), player.is_exact(Count::InHand))
}

/// Returns the pile, as “Pile: 12 cards”; “Pile” where the number is not known.
#[must_use]
pub fn pile(words: &Words, table: &Table) -> String {
    if !table.shows_pile() {
        return words.text("explain-pile-untold");
    }
    words.with("explain-pile", &[("cards", things::cards(words, table.pile().len()).into())])
}

/// Returns a die, as “Red, die 2: 1 silk”.
#[must_use]
pub fn die(words: &Words, seat: Seat, at: usize, face: Face) -> String {
    let good = self::face(words, face);
    let who = self::seat(words, seat);
    words.with("explain-die", &[("who", who.into()), ("number", values::die(at)), ("good", good.into())])
}
