//! The figures of cards that somebody knows, and from whom.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use super::booked::{Booked, Card, FigureSpec};
use crate::chronicle::hall::Imported;
use crate::play::Source;

/// What is known of a game's cards; a figure that is not here is open.
#[derive(Clone, PartialEq, Eq)]
pub struct CardBook<G> {
    /// By the names of card and figure; there are none that the game does not have.
    figures: BTreeMap<(&'static str, &'static str), CardFigure>,
    of: PhantomData<fn() -> G>,
}

/// A figure of a card, and who says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardFigure {
    /// What it is.
    pub value: CardValue,
    /// Who says so.
    pub source: Source,
}

/// The value of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardValue {
    /// A number.
    Number(u16),
    /// One of the figure's words.
    Word(&'static str),
}

/// Why a figure cannot be entered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum CardRefusal {
    /// The game has no card of this name.
    NoCard(String),
    /// The card has no figure of this name.
    NoFigure(String, String),
    /// The card's figure cannot have this value.
    NoValue(String, String, String),
}

impl<G> Default for CardBook<G> {
    fn default() -> Self {
        Self { figures: BTreeMap::new(), of: PhantomData }
    }
}

impl<G> fmt::Debug for CardBook<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.figures.fmt(f)
    }
}

/// Writes the value as people type it.
impl fmt::Display for CardValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

impl<G: Booked> CardBook<G> {
    /// Returns a book with these figures of the game's cards.
    pub(crate) fn of(figures: impl Iterator<Item = (Card, FigureSpec, CardFigure)>) -> Self {
        let figures = figures.map(|(card, spec, figure)| ((card.name, spec.name), figure)).collect();
        Self { figures, of: PhantomData }
    }

    /// Returns the figure, if it is not open.
    #[must_use]
    pub fn get(&self, card: Card, figure: FigureSpec) -> Option<CardFigure> {
        self.figures.get(&(card.name, figure.name)).copied()
    }

    /// Returns all figures that are not open, in the game's order of cards.
    pub fn known(&self) -> impl Iterator<Item = (Card, FigureSpec, CardFigure)> {
        let specs = G::cards().flat_map(|card| card.figures.iter().map(move |figure| (card, *figure)));
        specs.filter_map(|(card, figure)| Some((card, figure, self.get(card, figure)?)))
    }

    /// Returns the open figures of a card.
    #[must_use]
    pub fn open(&self, card: Card) -> Vec<FigureSpec> {
        card.figures.iter().copied().filter(|figure| self.get(card, *figure).is_none()).collect()
    }

    /// Returns the number of figures that are not open.
    #[must_use]
    pub fn len(&self) -> usize {
        self.figures.len()
    }

    /// Whether every figure is open.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.figures.is_empty()
    }

    /// Enters a figure, over the one before; returns that.
    ///
    /// # Errors
    /// The game has no such card or figure, or it cannot have that value.
    pub fn enter(&mut self, card: &str, figure: &str, entered: CardFigure) -> Result<Option<CardFigure>, CardRefusal> {
        let of = Card::named::<G>(card).ok_or_else(|| CardRefusal::NoCard(card.to_owned()))?;
        let spec = of.figure(figure).ok_or_else(|| CardRefusal::NoFigure(card.to_owned(), figure.to_owned()))?;
        if !spec.can_be(entered.value) {
            return Err(CardRefusal::NoValue(card.to_owned(), figure.to_owned(), entered.value.to_string()));
        }
        Ok(self.figures.insert((of.name, spec.name), entered))
    }

    /// Makes a figure open again; returns what it was.
    pub fn clear(&mut self, card: Card, figure: FigureSpec) -> Option<CardFigure> {
        self.figures.remove(&(card.name, figure.name))
    }

    /// Returns this book, with the other one's figures where this one is open.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let mut both = other.clone();
        both.figures.extend(&self.figures);
        both
    }

    /// Returns the figures that the group read from its box: what its own book keeps.
    #[must_use]
    pub fn of_the_group(&self) -> Self {
        let group = self.figures.iter().filter(|(_, figure)| figure.source == Source::Group);
        Self { figures: group.map(|(at, figure)| (*at, *figure)).collect(), of: PhantomData }
    }

    /// Takes over what the group entered at a table, over what this book has; returns whether anything changed, and so
    /// whether to save it.
    pub fn learn(&mut self, played: &Self) -> bool {
        let before = self.figures.clone();
        self.figures.extend(played.of_the_group().figures);
        self.figures != before
    }

    /// Adds the figures of another group's book that are open here; where both have one and differ, the one here stays.
    pub fn merge(&mut self, other: &Self) -> Imported {
        let mut imported = Imported::default();
        for (at, figure) in &other.figures {
            match self.figures.get(at) {
                None => {
                    self.figures.insert(*at, *figure);
                    imported.added += 1;
                }
                Some(here) if here == figure => imported.alike += 1,
                Some(_) => imported.stayed += 1,
            }
        }
        imported
    }

    /// Whether every figure that the other book has is in this one, too, maybe with another value.
    #[must_use]
    pub fn covers(&self, other: &Self) -> bool {
        other.figures.keys().all(|at| self.figures.contains_key(at))
    }
}
