//! What Troyes draws on the desk itself: the form of a new game, and the fields for dice that were thrown.

mod form;
mod setup;
mod thrown;

pub use form::{Field, Figures, Form, Wrong};
pub use thrown::Thrown;

use super::Troyes;
use super::record::Opening;
use super::record::printed::card_of;
use super::rules::Book;
use super::words;
use crate::chronicle::cards::{Card, FigureSpec};
use crate::crier::Words;
use crate::desk::Played;

impl Played for Troyes {
    type Form = Form;
    type Entry = Thrown;

    fn variant(words: &Words, opening: &Opening) -> Option<String> {
        opening.bonus.then(|| words.text("setup-bonus"))
    }

    fn card(words: &Words, card: Card) -> String {
        let page = Book::open().pages().find(|page| card_of(page) == card);
        page.map(|page| words::card(words, &page)).unwrap_or_default()
    }

    fn figure(words: &Words, figure: FigureSpec) -> String {
        words::figure(words, figure)
    }

    fn figure_word(words: &Words, word: &'static str) -> String {
        words.with("figure-word", &[("word", word.into())])
    }
}
