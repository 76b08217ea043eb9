//! The text of a card book, the same for its file, for an export and for an import; and the book as a document of the
//! store.

use std::io;

use serde::{Deserialize, Serialize};

use super::book::{CardBook, CardFigure, CardRefusal, CardValue};
use super::booked::{Booked, Card, FigureKind};
use crate::chronicle::envelope::{self, Envelope, FileDamage, FileKind, Format};
use crate::chronicle::mirror;
use crate::chronicle::store::{Document, Shelf};
use crate::play::Source;

/// The store of a card book.
pub type CardStore<G> = Shelf<CardBook<G>>;

/// Why a text is no card book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum CardDamage {
    /// The text is no whole file of ours.
    File(#[from] FileDamage),
    /// The game has no such card, figure or value.
    Figure(#[from] CardRefusal),
    /// A card's figure is there twice.
    Twice(String, String),
}

/// The figures of cards as files write them, format 1: in a card book, and as the copy in a saved game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardFigures(Vec<FiledCard>);

/// A whole card book, format 1.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FiledBook {
    format: u32,
    game: String,
    cards: CardFigures,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FiledCard {
    card: String,
    figures: Vec<FiledFigure>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FiledFigure {
    name: String,
    is: FiledValue,
    from: FiledSource,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum FiledValue {
    Number(u16),
    Word(String),
}

mirror! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum FiledSource of Source {
        #[serde(rename = "rulebook")]
        Seed,
        Group,
        House,
    }
}

/// Writes a card book as text.
///
/// # Errors
/// As [`Envelope::write`].
pub fn export<G: Booked>(book: &CardBook<G>) -> io::Result<String> {
    let cards = CardFigures::from(book);
    Envelope::of::<G>(FileKind::Cards).write(&FiledBook { format: 1, game: G::NAME.to_owned(), cards })
}

/// Reads a card book from a text's bytes; [`CardBook::merge`] adds its figures to another.
///
/// # Errors
/// What is wrong and where.
pub fn import<G: Booked>(bytes: &[u8]) -> Result<CardBook<G>, CardDamage> {
    const fn formats<G: Booked>() -> [Format<CardBook<G>, CardDamage>; 1] {
        [(1, read_1)]
    }
    Envelope::of::<G>(FileKind::Cards).read(FileKind::Cards.text(bytes)?, &formats())
}

fn read_1<G: Booked>(text: &str) -> Result<CardBook<G>, CardDamage> {
    envelope::parse::<FiledBook>(text)?.cards.book()
}

impl<G: Booked> From<&CardBook<G>> for CardFigures {
    fn from(book: &CardBook<G>) -> Self {
        let figures = |card: Card| {
            let known = card.figures.iter().filter_map(|spec| Some((spec.name, book.get(card, *spec)?)));
            known.map(|(name, figure)| FiledFigure::of(name, figure)).collect::<Vec<_>>()
        };
        let cards = G::cards().map(|card| FiledCard { card: card.name.to_owned(), figures: figures(card) });
        Self(cards.filter(|card| !card.figures.is_empty()).collect())
    }
}

impl CardFigures {
    /// Returns the card book with these figures.
    ///
    /// # Errors
    /// The first card, figure or value that the game does not have, or a figure that is there twice.
    pub fn book<G: Booked>(&self) -> Result<CardBook<G>, CardDamage> {
        let mut book = CardBook::default();
        for FiledCard { card, figures } in &self.0 {
            for FiledFigure { name, is, from } in figures {
                let value = is.value::<G>(card, name)?;
                if book.enter(card, name, CardFigure { value, source: (*from).into() })?.is_some() {
                    return Err(CardDamage::Twice(card.clone(), name.clone()));
                }
            }
        }
        Ok(book)
    }
}

impl FiledFigure {
    fn of(name: &str, CardFigure { value, source }: CardFigure) -> Self {
        let is = match value {
            CardValue::Number(number) => FiledValue::Number(number),
            CardValue::Word(word) => FiledValue::Word(word.to_owned()),
        };
        Self { name: name.to_owned(), is, from: source.into() }
    }
}

impl FiledValue {
    /// Returns the value of a card's figure.
    fn value<G: Booked>(&self, card: &str, figure: &str) -> Result<CardValue, CardRefusal> {
        let word = match self {
            Self::Number(number) => return Ok(CardValue::Number(*number)),
            Self::Word(word) => word,
        };
        let of = Card::named::<G>(card).ok_or_else(|| CardRefusal::NoCard(card.to_owned()))?;
        let spec = of.figure(figure).ok_or_else(|| CardRefusal::NoFigure(card.to_owned(), figure.to_owned()))?;
        let value = match spec.kind {
            FigureKind::Number { .. } => None,
            FigureKind::Word(_) => spec.value(word),
        };
        value.ok_or_else(|| CardRefusal::NoValue(card.to_owned(), figure.to_owned(), word.clone()))
    }
}

impl<G: Booked> Document for CardBook<G> {
    type Damage = CardDamage;

    const KIND: FileKind = FileKind::Cards;
    /// The folder for set-aside files, apart from the games' and the halls'.
    const ASIDE: &'static str = "kept-cards";

    fn file_name() -> String {
        format!("cards-{}.ron", G::NAME)
    }

    fn write(&self) -> io::Result<String> {
        export(self)
    }

    fn read(bytes: &[u8]) -> Result<Self, CardDamage> {
        import(bytes)
    }

    fn name_aside(&self) -> String {
        format!("cards-{}", G::NAME)
    }

    /// Always true: a group has one book, and a window that saves has read the one before.
    fn continues(&self, _present: &Self) -> bool {
        true
    }

    fn outdates(&self, older: &Self) -> bool {
        self.covers(older)
    }
}
