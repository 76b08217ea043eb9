//! The description of a print: what it is called, what can be chosen of it, and how it is laid out.
//!
//! A game lists its prints in one table, [`Printable::PRINTS`]. The desk draws its screen for printing from it, and the
//! command line makes a command of each.

use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::size::{Inks, Paper, PerPage};
#[cfg(feature = "paper")]
use super::{Booklet, PaperError};
use crate::chronicle::Record;
use crate::crier::Words;
use crate::show::{Counted, Invitation};

/// A game of which something can be printed.
pub trait Printable: Counted {
    /// The facts of a game that are printed on what belongs to any game; `()` if there are none.
    type Inscription: Clone + Debug + Default + PartialEq + Send + Sync + 'static;

    /// The game's prints, in the order of the desk's screen.
    const PRINTS: &'static [Print<Self>] = &[];

    /// Whether this build prints any of them.
    const PRINTED: bool = cfg!(feature = "paper") && !Self::PRINTS.is_empty();

    /// Returns the inscription of a game.
    #[must_use]
    fn inscription(_record: &Record<Self>) -> Self::Inscription {
        Self::Inscription::default()
    }

    /// Whether a group needs no print that [replaces](Print::replaces) parts of the game's box, before it says so.
    #[must_use]
    fn has_box(_record: Option<&Record<Self>>) -> bool {
        true
    }
}

/// A print of a game `G`; texts for the desk are the names of messages.
pub struct Print<G: Printable> {
    /// The command.
    pub command: &'static str,
    /// The help of the command, in English.
    pub help: &'static str,
    /// The examples in that help; empty if there are none.
    pub examples: &'static str,
    /// The title.
    pub title: &'static str,
    /// The contents, unless the title says it all.
    pub about: Option<&'static str>,
    /// The button.
    pub button: &'static str,
    /// The name of the desk's file, without its extension.
    pub file: &'static str,
    /// The choices beside the paper and the language, which every print has.
    pub choices: &'static [Choice<G>],
    /// The answers “with the box” and “without the box”, if the print replaces parts of the box: with it, it is not offered.
    pub replaces: Option<[&'static str; 2]>,
    /// The layout.
    #[cfg(feature = "paper")]
    pub draw: Draw<G>,
}

/// A choice that a print offers.
pub enum Choice<G: Printable> {
    /// How many sheets, and for whom.
    Players {
        /// The help of the argument, in English.
        help: &'static str,
        /// The most sheets.
        most: usize,
        /// The numbers that the desk offers.
        usual: RangeInclusive<usize>,
    },
    /// How many stand on a page, of these numbers; the first one unless another is chosen.
    PerPage(&'static [PerPage]),
    /// With which inks.
    Inks,
    /// Which inscription; on the desk that of the game at hand, if its box is ticked or there is none to tick.
    Inscription(Option<Tick<G>>),
    /// Whether a page invites phones, with the label of the box to tick; only on the desk, which knows the address.
    Invitation(&'static str),
}

/// A box to tick for the inscription of the game at hand.
pub struct Tick<G: Printable> {
    /// The message over it.
    pub title: &'static str,
    /// Returns its label.
    pub label: fn(&Words, &Record<G>) -> String,
}

/// The layout of a print.
#[cfg(feature = "paper")]
pub enum Draw<G: Printable> {
    /// Of something that belongs to any game.
    Any(fn(&PrintOrder<G::Inscription>, &Words) -> Result<Booklet, PaperError>),
    /// Of a game as it was opened, which arguments can describe.
    Opening(DrawGame<G>),
    /// Of a game as far as it was played.
    Record(DrawGame<G>),
}

/// The layout of a game's print.
#[cfg(feature = "paper")]
pub type DrawGame<G> =
    fn(&Record<G>, &PrintOrder<<G as Printable>::Inscription>, &Words) -> Result<Booklet, PaperError>;

/// The choices of a print as they were made; those that it does not offer are ignored.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PrintOrder<I> {
    /// The size of the paper.
    pub paper: Paper,
    /// The inks.
    pub inks: Inks,
    /// The number of sheets on a page.
    pub per_page: PerPage,
    /// The players' names by seat; one may be empty.
    pub players: Vec<String>,
    /// The least number of sheets: those without a name come after the others.
    pub count: usize,
    /// The inscription.
    pub inscription: I,
    /// The invitation for phones, if a page is to have it.
    pub invitation: Option<Arc<Invitation>>,
}

#[cfg(feature = "paper")]
impl<I> PrintOrder<I> {
    /// Returns the number of sheets.
    ///
    /// # Errors
    /// It is 0, or more than `most`.
    pub fn sheets(&self, most: usize) -> Result<usize, PaperError> {
        let asked = self.count.max(self.players.len());
        if (1..=most).contains(&asked) { Ok(asked) } else { Err(PaperError::Count { asked, most }) }
    }
}
