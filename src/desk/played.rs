//! What a game needs of the desk: a form for a new game, and a place for what people throw or choose themselves.

use egui::Ui;

use crate::chronicle::cards::{Booked, Card, CardBook, FigureSpec};
use crate::chronicle::{Code, Next, Record};
use crate::crier::Words;
use crate::desk::people::People;
use crate::desk::widgets::tools::Tools;
use crate::paper::Printable;

/// A game that can be played on the desk.
pub trait Played: Printable + Booked {
    /// The form in which a new game is prepared; [`crate::desk::CodeForm`] where a code is enough.
    type Form: Form<Self>;
    /// The place for what people throw or draw themselves; [`crate::desk::NoEntry`] where a code deals it all.
    type Entry: Entry<Self>;

    /// What a group has chosen to play with, as “Banquets & Raids”; nothing where it goes without saying.
    fn variant(_words: &Words, _opening: &Self::Opening) -> Option<String> {
        None
    }

    /// Returns the name of a card of the group's card book.
    #[must_use]
    fn card(_words: &Words, card: Card) -> String {
        card.name.to_owned()
    }

    /// Returns the name of a figure of a card.
    #[must_use]
    fn figure(_words: &Words, figure: FigureSpec) -> String {
        figure.name.to_owned()
    }

    /// Returns one of the words that a figure can be.
    #[must_use]
    fn figure_word(_words: &Words, word: &'static str) -> String {
        word.to_owned()
    }
}

/// What a person has said about the game to be opened.
pub trait Form<G: Played>: Clone + PartialEq + Send + 'static {
    /// Everything that is wrong with it, each with its field.
    type Refused: Send;

    /// A form with good defaults: to open it at once gives a game of that code.
    fn new(code: &Code) -> Self;

    /// The form of the same game once more, from its beginning on, with another code: these people, and all else as it was
    /// chosen.
    fn again(code: &Code, opening: &G::Opening, people: &[String]) -> Self;

    /// Puts another code in.
    fn set_code(&mut self, code: &Code);

    /// The game that the form describes.
    ///
    /// # Errors
    /// All that is wrong.
    fn record(&self, words: &Words) -> Result<Record<G>, Self::Refused>;

    /// Draws the fields below each other, and what is wrong at its field.
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, refused: Option<&Self::Refused>);

    /// Returns the variant that is chosen, which the next new game has too; nothing of the usual one.
    fn variant(&self) -> Option<&'static str> {
        None
    }

    /// Chooses the variant of the last new game; one that is not known leaves the form as it is.
    fn choose_variant(&mut self, _name: &str) {}

    /// Whether the picture of the table to come is a part of the form: then [`Form::lay`] draws it.
    fn lays(&self) -> bool {
        false
    }

    /// Draws the table to come with parts that can be pressed, and what is wrong at its place.
    fn lay(&mut self, _ui: &mut Ui, _tools: &mut Tools<'_>, _refused: Option<&Self::Refused>) {}

    /// Whether any of what is wrong is marked: what was not touched yet is not.
    fn marks(&self, _refused: &Self::Refused) -> bool {
        true
    }

    /// Takes what the group has read from the cards of its box, for a game that asks for it.
    fn know_cards(&mut self, _group: &CardBook<G>) {}

    /// Who plays, if the form asks for it.
    fn people(&mut self) -> Option<&mut People> {
        None
    }

    /// A game was asked for and refused: no field with something wrong stays hidden, and the first one has the focus.
    fn refuse(&mut self) {}
}

/// What people throw or draw themselves, as they type and press it; it is empty again after every order.
pub trait Entry<G: Played>: Default + Send + 'static {
    /// Whether people enter something here now; what else they say, the menu asks for.
    #[must_use]
    fn is_due(record: &Record<G>) -> bool {
        record.next() == Next::Enter
    }

    /// Returns what the one key does while it is due.
    fn doing(&self, words: &Words) -> String;

    /// Draws it; Enter in a field asks for [`crate::desk::Command::Next`].
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: &Record<G>);

    /// Returns the order that was entered; nothing means that what is wrong stands at the field now.
    fn read(&mut self, words: &Words, record: &Record<G>) -> Option<G::Order>;
}
