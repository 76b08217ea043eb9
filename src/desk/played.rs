//! What a game needs of the desk: a form for a new game, and a field for what people throw themselves.

use eframe::egui::Ui;

use super::look::tools::Tools;
use super::people::People;
use crate::chronicle::{Code, Record};
use crate::crier::Words;
use crate::show::Counted;

/// A game that can be played on the desk.
pub trait Played: Counted {
    /// The form in which a new game is prepared; [`super::CodeForm`] where a code is enough.
    type Form: Form<Self>;
    /// The field for what people throw or draw themselves; [`super::NoEntry`] where a code deals it all.
    type Entry: Entry<Self>;
    /// The choices for printing; [`super::NoPrint`] where nothing is printed.
    type Print: PrintForm<Self>;
}

/// What a person has said about the game to be opened.
pub trait Form<G: Played>: Clone + PartialEq + Send + 'static {
    /// Everything that is wrong with it, each with its field.
    type Refused: Send;

    /// A form with good defaults: to open it at once gives a game of that code.
    fn new(code: &Code) -> Self;

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
    fn lay(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, refused: Option<&Self::Refused>) {
        let _ = (ui, tools, refused);
    }

    /// Whether any of what is wrong is marked: what was not touched yet is not.
    fn marks(&self, refused: &Self::Refused) -> bool {
        let _ = refused;
        true
    }

    /// Who plays, if the form asks for it.
    fn people(&mut self) -> Option<&mut People> {
        None
    }

    /// A game was asked for and refused: no field with something wrong stays hidden, and the first one has the focus.
    fn refuse(&mut self) {}
}

/// What people throw or draw themselves, as they type it.
pub trait Entry<G: Played>: Default + Send + 'static {
    /// How high the field is, with the sentences below it.
    fn height(&self) -> f32;

    /// What the one button says while the field is shown.
    fn label(&self, words: &Words) -> String;

    /// Draws the field; Enter in it asks for [`super::Command::Next`].
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>);

    /// The order that was entered; nothing if what is wrong stands at the field now.
    fn read(&mut self, words: &Words) -> Option<G::Order>;
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
