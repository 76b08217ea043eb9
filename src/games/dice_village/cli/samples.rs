//! A cry of every kind, for review.

use jiff::civil::date;

use crate::chronicle::{PlayerSheet, Results};
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::record::Sheet;
use crate::games::dice_village::rules::{
    Ahead, Arrival, Base, Card, CardAt, Correction, Count, Face, Merchant, Purse, Ranked, Seat, Side, Spot, Stall,
};
use crate::games::dice_village::words::{Cry, Winners};

const SEATS: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];
/// The numbers that matter to a language.
const NUMBERS: [u8; 7] = [1, 2, 4, 5, 11, 21, 22];

/// Returns cries of every kind, with every player, face and number that matters to a language.
#[must_use]
pub fn samples() -> Vec<Cry> {
    let spots = || SEATS.into_iter().flat_map(|owner| Base::ALL.map(|base| Spot { owner, base }));
    let stalls = || Face::ALL.map(|number| Stall::counted(Side::Left, number)).into_iter().cycle();
    let arrivals = || spots().zip(stalls()).zip((4..=10).cycle());
    let arrivals = || arrivals().map(|((at, stall), cards)| Arrival { at, stall, cards });
    let purses = [(0, 2), (1, 0), (0, 1), (2, 1), (1, 5), (5, 3), (21, 22)];
    let purses = || purses.into_iter().map(|(coins, favours)| Purse { coins, favours });
    let mut samples: Vec<Cry> = SEATS.into_iter().zip(3..=5).map(|(first, row)| Cry::Opening { first, row }).collect();
    samples.push(Cry::HouseDeck);
    samples.extend(NUMBERS.map(|round| Cry::Round(round.into())));
    samples.extend(SEATS.map(|seat| Cry::Caravan(seat, Face::ALL.into())));
    samples.extend(SEATS.into_iter().zip(Face::ALL).map(|(seat, face)| Cry::Rerolled(seat, vec![face, Face::Four])));
    let pairs = Face::ALL.into_iter().zip(Face::ALL.into_iter().cycle().skip(1));
    samples.extend(pairs.zip(SEATS.into_iter().cycle()).map(|((from, to), seat)| Cry::Adjusted { seat, from, to }));
    samples.extend(
        spots()
            .zip(SEATS.into_iter().cycle())
            .map(|(at, seat)| Cry::Sold(seat, at, Some(Purse { coins: 2, favours: 5 }))),
    );
    samples.extend(arrivals().map(Cry::Tucked));
    samples.extend(arrivals().map(Cry::Placed));
    samples.extend(SEATS.map(Cry::Ninth));
    samples.push(Cry::LastRound);
    samples.extend(purses().zip(SEATS.into_iter().cycle()).map(|(purse, seat)| Cry::Earned(seat, purse)));
    for about in [Cry::CaravanJoined, Cry::CaravanLost, Cry::CardLost] {
        samples.extend(SEATS.map(about));
    }
    samples.extend((1..=6).zip(SEATS.into_iter().cycle()).map(|(dice, seat)| Cry::Marketed(seat, dice)));
    samples.extend([1, 2, 3].into_iter().zip(SEATS).map(|(cards, seat)| Cry::PlacementLost(seat, cards)));
    let cards = || std::iter::once(Card::Counted).chain(Merchant::all().map(Card::House));
    for about in [Cry::Bought, Cry::CardGiven] {
        samples.extend(SEATS.into_iter().zip(cards()).map(|(seat, card)| about(seat, card)));
    }
    samples.extend((1..=4).map(|many| Cry::PassedOver(SEATS.into_iter().take(many).collect())));
    samples.extend((1..=5).map(Cry::RowFilled));
    let counts = [Count::Purse, Count::InHand, Count::OnTable];
    samples.extend(counts.into_iter().zip(SEATS).map(|(count, seat)| Cry::Inexact(seat, count)));
    samples.extend([Cry::Untold, Cry::RollDue]);
    samples.extend(SEATS.map(Cry::Sells));
    samples.extend([1, 2, 3].into_iter().zip(SEATS).map(|(cards, seat)| Cry::Places(seat, cards)));
    for about in [Cry::Buys, Cry::AllSell, Cry::AllBuy] {
        samples.extend(SEATS.map(about));
    }
    samples.extend([Cry::RoundDone, Cry::VillagesOpen, Cry::Undecided]);
    samples.extend(SEATS.map(Cry::First));
    samples.extend(NUMBERS.map(|rounds| Cry::Ended(rounds.into())));
    samples.extend(won());
    let standing = |((place, seat), purse)| Cry::Standing(Ranked { seat, place, cards: 8 + place, purse });
    let purses = purses().map(Some).take(3).chain([None]);
    samples.extend((1..=4).zip(SEATS).zip(purses).map(standing));
    samples.extend(corrections().into_iter().map(Cry::Corrected));
    samples
}

/// Returns games alone, won by cards, coins and favours, and shared, with every number that matters to a language.
#[must_use]
pub fn winners() -> Vec<Results<DiceVillage>> {
    let player = |name: &str, cards: u8, coins: u16, favours: u16| {
        let sheet = Sheet { cards: cards.into(), coins: Some(coins), favours: Some(favours) };
        PlayerSheet { name: name.to_owned(), sheet }
    };
    let results = |players| Results { date: date(2026, 2, 28), stamp: 0, players };
    let cards = [9, 11, 21, 22];
    let numbers = || NUMBERS.map(u16::from);
    let mut winners: Vec<Results<DiceVillage>> = cards.map(|cards| results([player("Ann", cards, 0, 0)].into())).into();
    winners.extend(cards.map(|cards| results([player("Ann", cards, 0, 0), player("Bo", 8, 0, 0)].into())));
    winners.extend(numbers().map(|coins| results([player("Ann", 9, coins, 0), player("Bo", 9, 0, 0)].into())));
    winners.extend(numbers().map(|favours| results([player("Ann", 9, 1, favours), player("Bo", 9, 1, 0)].into())));
    winners.extend(cards.map(|cards| results(["Ann", "Bo"].map(|name| player(name, cards, 4, 2)).into())));
    winners.extend(cards.map(|cards| results(["Ann", "Bo", "Cleo"].map(|name| player(name, cards, 4, 2)).into())));
    winners
}

fn won() -> Vec<Cry> {
    let by = [Ahead::Cards, Ahead::Coins, Ahead::Favours].into_iter().zip(SEATS).zip(SEATS.into_iter().skip(1));
    let alone = by.map(|((by, seat), other)| (vec![seat], Some((by, other))));
    let shared = [&SEATS[..2], &SEATS[1..], &SEATS[..]].into_iter().map(|seats| (seats.to_vec(), None));
    let winners = alone.chain(shared).zip((9..).step_by(2));
    winners.map(|((seats, before), cards)| Cry::Won(Winners { seats, cards, before })).collect()
}

fn corrections() -> Vec<Correction> {
    let at = Spot { owner: Seat(1), base: Base::TwoFive };
    let mut all = vec![
        Correction::Purse(Seat(0), Purse { coins: 3, favours: 2 }),
        Correction::Caravans(Seat(1), 5),
        Correction::Die(Seat(2), 1, Face::Four),
        Correction::First(Seat(3)),
        Correction::OnTable(Seat(0), 5),
        Correction::InHand(Seat(1), 2),
        Correction::InRow(4),
    ];
    for side in Side::ALL {
        all.push(Correction::Stalls(at, side, vec![Face::One, Face::Three]));
        all.push(Correction::Stalls(at, side, Vec::new()));
    }
    let places = [CardAt::Hand(Seat(2)), CardAt::Row, CardAt::Pile];
    let places = places.into_iter().chain(Side::ALL.map(|side| CardAt::Village(at, side)));
    all.extend(Merchant::all().zip(places).map(|(merchant, to)| Correction::Card(merchant, to)));
    all
}
