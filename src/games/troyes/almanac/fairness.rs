//! Tests of whether dice, start player and cards are dealt fairly.

use super::counts::{CityCounts, Count};
use crate::almanac::{ChiSquare, Fairness};
use crate::crier::Words;
use crate::games::troyes::rules::{Activity, Book, CardNumber, Color, Deck, Event};

/// Returns the tests of everything that a code deals.
pub(super) fn fairness(words: &Words, counts: &CityCounts) -> Vec<Fairness> {
    let even = |count, among: usize| {
        let cells: Vec<(u64, u32)> = counts.whole(count).iter().take(among).map(|times| (*times, 1)).collect();
        ChiSquare::of(&cells)
    };
    let tests = [
        ("dice", "almanac-fair-dice", even(Count::Thrown, 6)),
        ("black", "almanac-fair-black", even(Count::BlackThrown, 6)),
        ("start", "almanac-fair-start", even(Count::Start, counts.players())),
        ("characters", "almanac-fair-characters", even(Count::Character, 6)),
        ("activities", "almanac-fair-activities", activities(counts)),
        ("events", "almanac-fair-events", events(counts)),
    ];
    tests.map(|(key, name, test)| Fairness { key, name: words.text(name), test }).into()
}

/// Tests for each color and number which activity comes (`T 2.3`); bonus cards are among them where they are in the game.
fn activities(counts: &CityCounts) -> ChiSquare {
    let (book, bonus) = (Book::rulebook(), counts.get(Count::Bonus, 0) > 0);
    let cells = |color: Color, number: CardNumber| {
        let cards = Activity::ALL.into_iter().zip(counts.whole(Count::Came));
        let cards = cards.filter(|(card, _)| card.color() == color && book.number(*card) == number);
        cards.map(|(card, came)| (*came, u32::from(bonus || !card.is_bonus()))).collect::<Vec<(u64, u32)>>()
    };
    let decks = Color::ALL.into_iter().flat_map(|color| CardNumber::ALL.map(|number| cells(color, number)));
    decks.map(|cells| ChiSquare::of(&cells)).reduce(ChiSquare::and).unwrap_or_default()
}

/// Tests for each color which event comes first: the later ones depend on it.
fn events(counts: &CityCounts) -> ChiSquare {
    let bonus = counts.get(Count::Bonus, 0) > 0;
    let cells = |color: Color| {
        let cards = Event::ALL.into_iter().zip(counts.whole(Count::FirstEvent));
        let cards = cards.filter(|(event, _)| event.deck() == Deck::Of(color));
        cards.map(|(event, first)| (*first, u32::from(bonus || !event.is_bonus()))).collect::<Vec<(u64, u32)>>()
    };
    let decks = Color::ALL.into_iter().map(cells);
    decks.map(|cells| ChiSquare::of(&cells)).reduce(ChiSquare::and).unwrap_or_default()
}
