//! Cries of every kind, and what each must say.

use town_crier::cli::Commanded;
use town_crier::crier::{Language, Words};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::rules::{
    Ahead, Arrival, Base, Card, CardAt, Correction, Count, Face, Purse, Ranked, Seat, Side, Stall,
};
use town_crier::games::dice_village::words::{self, Cry, Winners};

use crate::games::dice_village::kit::at;

/// How many kinds there are; `kind` must know each.
pub(super) const KINDS: usize = 37;

pub(super) const SEATS: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

/// The kind of a cry, and what it says in every language and manner.
pub(super) fn told(cry: &Cry, words: &Words) -> (usize, Vec<String>) {
    let who = |seat: &Seat| words::seat(words, *seat);
    let purse = |coins, favours| words::purse(words, Purse { coins, favours });
    let number = |number: u16| several(words, number);
    let arrival = |Arrival { at, stall, cards }: &Arrival| {
        let race = words::race(words, *cards);
        vec![who(&at.owner), words::village(words, *at), words::pips(words, stall.number()), race]
    };
    match cry {
        Cry::Opening { first, row } => (0, vec![who(first), purse(0, 2), words::amount(words, *row)]),
        Cry::HouseDeck => (1, vec![]),
        Cry::Round(round) => (2, vec![round.to_string()]),
        Cry::Caravan(seat, faces) => (3, vec![who(seat), words::throw(words, faces)]),
        Cry::Rerolled(seat, faces) => (4, vec![who(seat), purse(0, 1), words::throw(words, faces)]),
        Cry::Adjusted { seat, from, to } => {
            (5, vec![who(seat), purse(0, 2), words::pips(words, *from), words::pips(words, *to)])
        }
        Cry::Sold(seat, at, _) => (6, vec![who(seat), words::village(words, *at)]),
        Cry::Tucked(card) => (7, arrival(card)),
        Cry::Placed(card) => (8, arrival(card)),
        Cry::Ninth(seat) => (9, [who(seat)].into_iter().chain(number(9)).collect()),
        Cry::LastRound => (10, vec![]),
        Cry::Earned(seat, Purse { coins, favours }) => (11, vec![who(seat), purse(*coins, *favours)]),
        Cry::CaravanJoined(seat) => (12, vec![who(seat)]),
        Cry::CaravanLost(seat) => (13, [who(seat)].into_iter().chain(number(6)).collect()),
        Cry::CardGiven(seat, card) => {
            let card = (*card != Card::Counted).then(|| words::card(words, *card));
            (14, std::iter::once(who(seat)).chain(card).collect())
        }
        Cry::CardLost(seat) => (15, vec![who(seat)]),
        Cry::Marketed(seat, dice) => {
            let favours = u16::try_from(*dice).expect("few dice");
            (16, vec![who(seat), purse(0, favours)])
        }
        Cry::PlacementLost(seat, cards) => (17, vec![who(seat), words::amount(words, *cards)]),
        Cry::Bought(seat, card) => {
            let card = (*card != Card::Counted).then(|| words::card(words, *card));
            (18, [who(seat), purse(5, 0)].into_iter().chain(card).collect())
        }
        Cry::RowFilled(cards) => (19, vec![words::amount(words, u8::try_from(*cards).expect("few cards"))]),
        Cry::Inexact(seat, _) => (20, vec![who(seat)]),
        Cry::RollDue => (21, vec![]),
        Cry::Sells(seat) => (22, vec![who(seat)]),
        Cry::Places(seat, cards) => (23, vec![who(seat), words::amount(words, *cards)]),
        Cry::Buys(seat) => (24, vec![who(seat), purse(5, 0)]),
        Cry::RoundDone => (25, vec![]),
        Cry::VillagesOpen => (26, vec![]),
        Cry::First(seat) => (27, vec![who(seat)]),
        Cry::Ended(rounds) => (28, number(*rounds).into_iter().collect()),
        Cry::Won(Winners { seats, cards, before }) => {
            let others = before.iter().map(|(_, other)| who(other));
            (29, seats.iter().map(who).chain(others).chain([words::amount(words, *cards)]).collect())
        }
        Cry::Standing(Ranked { seat, place, cards, purse: has }) => {
            let has = has.map(|Purse { coins, favours }| purse(coins, favours));
            (30, [who(seat), place.to_string(), words::amount(words, *cards)].into_iter().chain(has).collect())
        }
        Cry::Corrected(correction) => (31, vec![words::correction(words, correction)]),
        Cry::AllSell(first) => (32, vec![who(first)]),
        Cry::AllBuy(first) => (33, vec![who(first), purse(5, 0)]),
        Cry::Undecided => (34, vec![]),
        Cry::Untold => (35, vec![]),
        Cry::PassedOver(seats) => (36, seats.iter().map(who).collect()),
    }
}

/// A number that is told in digits: 1 may be a word everywhere, and up to nine they are words where a noun asks for a form.
fn several(words: &Words, count: u16) -> Option<String> {
    let words_up_to = match words.language() {
        Language::Polish | Language::Lithuanian => 9,
        Language::English
        | Language::French
        | Language::German
        | Language::Spanish
        | Language::Italian
        | Language::Dutch => 1,
    };
    (count > words_up_to).then(|| count.to_string())
}

/// What a reader may look through, and every player with every purse and number on which a language may turn.
pub(super) fn samples() -> Vec<Cry> {
    let mut samples = <DiceVillage as Commanded>::samples();
    for seat in SEATS {
        samples.extend(PURSES.map(|(coins, favours)| Cry::Earned(seat, Purse { coins, favours })));
        samples.extend(Base::ALL.map(|base| Cry::Sold(seat, at(seat.0, base), None)));
        samples.extend([1, 2, 5].map(|dice| Cry::Marketed(seat, dice)));
        samples.extend([1, 2, 5].map(|cards| Cry::PlacementLost(seat, cards)));
        samples.extend([1, 2, 5].map(|cards| Cry::Places(seat, cards)));
        samples.extend([Count::Purse, Count::InHand, Count::OnTable].map(|count| Cry::Inexact(seat, count)));
        for number in Face::ALL {
            samples.push(Cry::Caravan(seat, vec![number]));
            samples.push(Cry::Rerolled(seat, vec![number, Face::One]));
            samples.push(Cry::Adjusted { seat, from: number, to: Face::Three });
            let (at, stall) = (at(seat.0, Base::TwoFive), Stall::counted(Side::Left, number));
            let arrivals = [4, 9, 10].map(|cards| Arrival { at, stall, cards });
            samples.extend(arrivals.into_iter().flat_map(|arrival| [Cry::Tucked(arrival), Cry::Placed(arrival)]));
        }
        let purses = PURSES.map(|(coins, favours)| Some(Purse { coins, favours }));
        let standing = |(place, purse)| Cry::Standing(Ranked { seat, place, cards: 9, purse });
        samples.extend((1..=4).zip([None].into_iter().chain(purses)).map(standing));
    }
    let by = [Ahead::Cards, Ahead::Coins, Ahead::Favours];
    let before_yellow = by.map(|by| Winners { seats: vec![Seat(0)], cards: 9, before: Some((by, Seat(3))) });
    let shared = [2, 3, 4].map(|many| Winners { seats: SEATS[..many].to_vec(), cards: 10, before: None });
    samples.extend(before_yellow.into_iter().chain(shared).map(Cry::Won));
    samples.extend(PURSES.map(|(coins, favours)| Cry::Corrected(Correction::Purse(Seat(2), Purse { coins, favours }))));
    samples
}

/// Coins and favours.
const PURSES: [(u16, u16); 6] = [(0, 0), (1, 0), (2, 1), (0, 5), (22, 12), (5, 2)];

/// What a correction says.
pub(super) fn correction_values(correction: &Correction, words: &Words) -> Vec<String> {
    let who = |seat: &Seat| words::seat(words, *seat);
    let village = |at: &_| words::village(words, *at);
    match correction {
        Correction::Purse(seat, purse) => vec![who(seat), words::purse(words, *purse)],
        Correction::Caravans(seat, dice) => [who(seat)].into_iter().chain(several(words, (*dice).into())).collect(),
        Correction::Die(seat, at, face) => vec![who(seat), (at + 1).to_string(), words::pips(words, *face)],
        Correction::First(seat) => vec![who(seat)],
        Correction::InHand(seat, cards) | Correction::OnTable(seat, cards) => {
            vec![who(seat), words::amount(words, *cards)]
        }
        Correction::InRow(cards) => vec![words::amount(words, *cards)],
        Correction::Stalls(at, _, numbers) if numbers.is_empty() => vec![village(at)],
        Correction::Stalls(at, _, numbers) => vec![words::throw(words, numbers), village(at)],
        Correction::Card(merchant, to) => {
            let place = match to {
                CardAt::Hand(seat) => Some(who(seat)),
                CardAt::Village(at, _) => Some(village(at)),
                CardAt::Row | CardAt::Pile => None,
            };
            place.into_iter().chain([words::card(words, Card::House(*merchant))]).collect()
        }
    }
}
