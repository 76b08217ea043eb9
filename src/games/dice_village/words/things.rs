//! Players, villages, goods, cards and purses in words.

use super::values;
use crate::chronicle::hall::PlayerName;
use crate::crier::Words;
use crate::games::dice_village::rules::{
    Card, Face, Free, Good, Keeper, Merchant, Phase, Player, Purse, Reward, Seat, Side, Spot, Stall,
};

/// Returns a player by name, as “Anna”; whoever gave none is called by the color of the dice, as “Red”.
#[must_use]
pub fn seat(words: &Words, seat: Seat) -> String {
    words.player(seat).map_or_else(|| color(words, seat), PlayerName::shortened)
}

/// Returns the color of a player's dice, as “Red”.
#[must_use]
pub fn color(words: &Words, seat: Seat) -> String {
    words.with("seat-name", &[("seat", values::seat(seat))])
}

/// Returns players in one sentence, as “Red and Blue”.
pub(super) fn seats(words: &Words, seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(|seat| self::seat(words, *seat)).collect();
    joined(words, &names)
}

/// Joins names or numbers in one sentence, as “Red and Blue”.
pub(super) fn joined(words: &Words, names: &[String]) -> String {
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => {
            words.with("joined", &[("others", others.join(", ").into()), ("last", last.as_str().into())])
        }
        None => String::new(),
    }
}

/// Returns a village, as “1-6 of Blue”.
#[must_use]
pub fn village(words: &Words, at: Spot) -> String {
    let stalls = ("stalls", at.base.name().into());
    match words.player(at.owner) {
        Some(name) => words.with("village-of", &[stalls, ("who", PlayerName::shortened(name).into())]),
        None => words.with("village-name", &[stalls, ("seat", values::seat(at.owner))]),
    }
}

/// Returns a good, as “silk”.
#[must_use]
pub fn good(words: &Words, good: Good) -> String {
    words.with("good-name", &[("good", good.name().into())])
}

/// Returns a face by its number and its good, as “1 silk”.
#[must_use]
pub fn face(words: &Words, face: Face) -> String {
    let good = good(words, Good::of(face));
    words.with("good-of-number", &[("number", face.value().into()), ("good", good.into())])
}

/// Returns faces one after the other, as “1 silk, 6 porcelain”.
#[must_use]
pub fn faces(words: &Words, faces: impl IntoIterator<Item = Face>) -> String {
    faces.into_iter().map(|face| self::face(words, face)).collect::<Vec<_>>().join(", ")
}

/// Returns the face of a die as people say it: “2”.
#[must_use]
pub fn pips(words: &Words, face: Face) -> String {
    words.with("die-value", &[("value", face.value().into())])
}

/// Returns the faces of dice as people say them: “1, 1, 2 and 6”.
#[must_use]
pub fn throw(words: &Words, faces: &[Face]) -> String {
    let pips: Vec<String> = faces.iter().map(|face| self::pips(words, *face)).collect();
    joined(words, &pips)
}

/// Returns the reward of a merchant's stall, as “2 coins”.
#[must_use]
pub fn reward(words: &Words, reward: Reward) -> String {
    words.with("reward-name", &[("reward", reward.name().into())])
}

/// Returns free things, each kind once, as “a free card, a free die”.
#[must_use]
pub fn free(words: &Words, free: Free) -> String {
    let kinds = [
        (free.cards, Reward::FreeCard),
        (free.caravans, Reward::FreeCaravan),
        (free.placements, Reward::FreePlacement),
    ];
    let there = kinds.into_iter().filter(|(count, _)| *count > 0).map(|(_, reward)| self::reward(words, reward));
    there.collect::<Vec<_>>().join(", ")
}

/// Returns a merchant's stall beside a village, as “1 silk (2 coins)”; its reward is known of the house deck alone.
#[must_use]
pub fn stall(words: &Words, stall: Stall) -> String {
    let good = face(words, stall.number());
    match stall.keeper.reward(stall.side) {
        Some(reward) => {
            words.with("stall-name", &[("good", good.into()), ("reward", self::reward(words, reward).into())])
        }
        None => good,
    }
}

/// Returns a merchant of the house deck with both halves.
#[must_use]
pub fn merchant(words: &Words, merchant: Merchant) -> String {
    let half = |side| stall(words, Stall::house(side, merchant));
    words.with("merchant-known", &[("left", half(Side::Left).into()), ("right", half(Side::Right).into())])
}

/// Returns a card, as far as it is known.
#[must_use]
pub fn card(words: &Words, card: Card) -> String {
    match card {
        Card::House(merchant) => self::merchant(words, merchant),
        Card::Counted => words.text("merchant-counted"),
    }
}

/// Returns a card beside a village, or to be placed there.
pub(super) fn keeper(words: &Words, keeper: Keeper) -> String {
    match keeper {
        Keeper::House(merchant) => self::merchant(words, merchant),
        Keeper::Counted(number) => face(words, number),
    }
}

/// Returns coins and favours, as “2 coins and 5 favours”.
#[must_use]
pub fn purse(words: &Words, purse: Purse) -> String {
    let coins = || self::coins(words, purse.coins);
    match (purse.coins, purse.favours) {
        (0, 0) => words.text("purse-nothing"),
        (_, 0) => coins(),
        (0, _) => favours(words, purse.favours),
        (_, _) => both(words, purse),
    }
}

/// Returns coins and favours, also those of which there are none, as “0 coins and 5 favours”.
#[must_use]
pub(crate) fn both(words: &Words, purse: Purse) -> String {
    let (coins, favours) = (self::coins(words, purse.coins), self::favours(words, purse.favours));
    words.with("purse-both", &[("coins", coins.into()), ("favours", favours.into())])
}

/// Returns a number of coins in words.
pub(crate) fn coins(words: &Words, coins: u16) -> String {
    words.with("purse-coins", &[("count", coins.into())])
}

/// Returns a number of favours in words.
pub(super) fn favours(words: &Words, favours: u16) -> String {
    words.with("purse-favours", &[("count", favours.into())])
}

/// Returns a number of cards in words.
pub(crate) fn cards(words: &Words, cards: impl Into<u16>) -> String {
    let cards: u16 = cards.into();
    words.with("amount-cards", &[("count", cards.into())])
}

/// Returns a number of dice in words.
#[must_use]
pub fn dice(words: &Words, dice: usize) -> String {
    words.with("amount-caravans", &[("count", dice.into())])
}

/// Returns a player's cards in the race, as “8 of 9 cards”; more than nine as a plain number.
#[must_use]
pub fn race(words: &Words, cards: u8) -> String {
    if cards > Player::GOAL {
        return self::cards(words, cards);
    }
    words.with("race", &[("count", cards.into()), ("goal", Player::GOAL.into())])
}

/// Returns the phase, with the player whose turn it is.
#[must_use]
pub fn phase(words: &Words, phase: Phase) -> String {
    let of = |name, seat| words.with(name, &[("who", self::seat(words, seat).into())]);
    match phase {
        Phase::Caravans => words.text("phase-caravans"),
        Phase::Sell(seat) => of("phase-sell", seat),
        Phase::Place(seat, _) => of("phase-place", seat),
        Phase::AllSell(_) => words.text("phase-all-sell"),
        Phase::Spend(seat) => of("phase-spend", seat),
        Phase::AllSpend(_) => words.text("phase-all-spend"),
        Phase::End => words.text("phase-round-done"),
        Phase::Over => words.text("phase-over"),
    }
}
