//! What a game needs of the desk: a form for a new game, and a place for what people throw or choose themselves.

use egui::Ui;

use super::look::tools::Tools;
use super::people::People;
use crate::chronicle::{Code, Record};
use crate::crier::Words;
use crate::show::Counted;

/// A game that can be played on the desk.
pub trait Played: Counted {
    /// The form in which a new game is prepared; [`super::CodeForm`] where a code is enough.
    type Form: Form<Self>;
    /// The place for what people throw, draw or choose themselves; [`super::NoEntry`] where a code deals it all.
    type Entry: Entry<Self>;
    /// The choices for printing; [`super::NoPrint`] where nothing is printed.
    type Print: PrintForm<Self>;

    /// What a group has chosen to play with, as “Banquets & Raids”; nothing where it goes without saying.
    fn variant(_words: &Words, _opening: &Self::Opening) -> Option<String> {
        None
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

    /// Who plays, if the form asks for it.
    fn people(&mut self) -> Option<&mut People> {
        None
    }

    /// A game was asked for and refused: no field with something wrong stays hidden, and the first one has the focus.
    fn refuse(&mut self) {}
}

/// What people throw, draw or choose themselves, as they type and press it; it is empty again after every order.
pub trait Entry<G: Played>: Default + Send + 'static {
    /// How high it is in that width, with the sentences that say what is wrong; 0 where nothing is shown now.
    fn height(&self, record: &Record<G>, width: f32) -> f32;

    /// What the one button says instead of what the order does that comes next, as while people enter or choose.
    fn label(&self, words: &Words, record: &Record<G>) -> Option<String>;

    /// Draws it; Enter in a field asks for [`super::Command::Next`], and a button for what was chosen for
    /// [`super::Command::Give`].
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: &Record<G>);

    /// The order that was entered or chosen.
    ///
    /// While people enter, nothing means that what is wrong stands at the field now; while they choose, that nothing was chosen.
    fn read(&mut self, words: &Words, record: &Record<G>) -> Option<G::Order>;

    /// Whether the one key gives nothing yet: it asks once before that order throws something away for good, or ends a turn of
    /// which nobody was told that it began. [`Entry::label`] says so before, and asks after.
    fn asks_first(&mut self, _record: &Record<G>, _order: &G::Order) -> bool {
        false
    }

    /// Whether it has asked, and the one key is to answer.
    fn has_asked(&self) -> bool {
        false
    }

    /// Whether something besides what comes next is told, as a correction: the one key gives that by [`Entry::read`] or leads
    /// back by [`Entry::leave`], and never gives what comes next. Then [`Entry::label`] is what the one button says.
    fn is_aside(&self, _record: &Record<G>) -> bool {
        false
    }

    /// Leads back to what comes next.
    fn leave(&mut self) {}

    /// The parts of the picture that can be pressed now, each with whether it belongs to what is chosen.
    fn offered(&self, _record: &Record<G>) -> Vec<(G::Part, bool)> {
        Vec::new()
    }

    /// Presses a part of the picture; whether that did anything.
    fn press(&mut self, _record: &Record<G>, _part: G::Part) -> bool {
        false
    }
}

/// What can be printed of a game, and how.
pub trait PrintForm<G: Played>: Send + 'static {
    /// Whether there is anything to print; where there is not, nobody is offered it.
    const OFFERED: bool;

    /// The choices as they are at first, for the game that is played or before one.
    fn new(record: Option<&Record<G>>) -> Self;

    /// Draws the choices; what is chosen asks for [`super::Command::WritePaper`].
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: Option<&Record<G>>);
}
