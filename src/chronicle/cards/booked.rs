//! The trait that a game implements so that a group can keep a card book.

use super::book::{CardBook, CardValue};
use crate::play::Game;

/// A game with cards or boards whose printed figures its rules need and may not know. The defaults are those of a game without any.
pub trait Booked: Game {
    /// Whether there is any card.
    const CARDS: bool = false;

    /// Returns all cards, in the order in which a book shows them. A board, or a part of it, is a card, too.
    #[must_use]
    fn cards() -> impl Iterator<Item = Card> {
        std::iter::empty()
    }

    /// Returns the names of the cards that lie on a table, in the order in which people are asked for them.
    #[must_use]
    fn lying(_table: &Self::Table) -> Vec<&'static str> {
        Vec::new()
    }

    /// Returns the figures by which a table plays.
    #[must_use]
    fn book(_table: &Self::Table) -> CardBook<Self> {
        CardBook::default()
    }

    /// Returns the figures that the rulebook tells.
    #[must_use]
    fn rulebook() -> CardBook<Self> {
        CardBook::default()
    }

    /// Returns the order that enters the figures which that book has of a card.
    #[must_use]
    fn enter(_card: Card, _book: &CardBook<Self>) -> Option<Self::Order> {
        None
    }

    /// Returns the figures that an order at a table tells besides, as people read them from the card where they were open.
    #[must_use]
    fn told(_table: &Self::Table, _order: &Self::Order) -> CardBook<Self> {
        CardBook::default()
    }

    /// Returns what people are asked for at a table: the open figures of the cards that lie there, card by card.
    ///
    /// They may leave it unsaid.
    #[must_use]
    fn asked(table: &Self::Table) -> Vec<(Card, Vec<FigureSpec>)> {
        let book = Self::book(table);
        let lying = Self::lying(table).into_iter().filter_map(Card::named::<Self>);
        lying.map(|card| (card, book.open(card))).filter(|(_, open)| !open.is_empty()).collect()
    }
}

/// A card, by its name for programs, with the figures that are printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// The name in files: small letters, digits and hyphens. It never changes.
    pub name: &'static str,
    /// The figures, in the order in which they are asked for.
    pub figures: &'static [FigureSpec],
}

/// A figure on a card, by its name for programs, with what it can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FigureSpec {
    /// The name in files; it never changes.
    pub name: &'static str,
    /// What it can be.
    pub kind: FigureKind,
}

/// What a figure can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FigureKind {
    /// A number.
    Number {
        /// The smallest.
        least: u16,
        /// The largest.
        most: u16,
    },
    /// One of these words, as programs know them: a color, say.
    Word(&'static [&'static str]),
}

impl Card {
    /// Returns a game's card with this name.
    #[must_use]
    pub fn named<G: Booked>(name: &str) -> Option<Self> {
        G::cards().find(|card| card.name == name)
    }

    /// Returns the card's figure with this name.
    #[must_use]
    pub fn figure(self, name: &str) -> Option<FigureSpec> {
        self.figures.iter().copied().find(|figure| figure.name == name)
    }
}

impl FigureSpec {
    /// Returns a figure that is a number.
    #[must_use]
    pub const fn number(name: &'static str, least: u16, most: u16) -> Self {
        Self { name, kind: FigureKind::Number { least, most } }
    }

    /// Returns a figure that is one of these words.
    #[must_use]
    pub const fn word(name: &'static str, words: &'static [&'static str]) -> Self {
        Self { name, kind: FigureKind::Word(words) }
    }

    /// Returns the value that a text is, as people type it and programs write it.
    #[must_use]
    pub fn value(self, text: &str) -> Option<CardValue> {
        let value = match self.kind {
            FigureKind::Number { .. } => CardValue::Number(text.trim().parse().ok()?),
            FigureKind::Word(words) => CardValue::Word(words.iter().copied().find(|word| *word == text.trim())?),
        };
        self.can_be(value).then_some(value)
    }

    /// Whether the figure can have that value.
    #[must_use]
    pub fn can_be(self, value: CardValue) -> bool {
        match (self.kind, value) {
            (FigureKind::Number { least, most }, CardValue::Number(number)) => (least..=most).contains(&number),
            (FigureKind::Word(words), CardValue::Word(word)) => words.contains(&word),
            (FigureKind::Number { .. }, CardValue::Word(_)) | (FigureKind::Word(_), CardValue::Number(_)) => false,
        }
    }
}
