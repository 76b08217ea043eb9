//! What a game needs of the desk: a form for a new game, and a field for what people throw themselves.

use eframe::egui::Ui;

use super::look::tools::Tools;
use crate::chronicle::{Code, Record};
use crate::crier::Words;
use crate::show::Counted;

/// A game that can be played on the desk.
pub trait Played: Counted {
    /// The form in which a new game is prepared; [`super::CodeForm`] where a code is enough.
    type Form: Form<Self>;
    /// The field for what people throw or draw themselves; [`super::NoEntry`] where a code deals it all.
    type Entry: Entry<Self>;
}

/// What a person has said about the game to be opened.
pub trait Form<G: Played>: 'static {
    /// Everything that is wrong with it, each with its field.
    type Refused;

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

    /// A game was asked for and refused: no field with something wrong stays hidden.
    fn refuse(&mut self) {}
}

/// What people throw or draw themselves, as they type it.
pub trait Entry<G: Played>: Default + 'static {
    /// How high the field is, with the sentences below it.
    fn height(&self) -> f32;

    /// Draws the field; Enter in it asks for [`super::Command::Next`].
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>);

    /// The order that was entered; nothing if what is wrong stands at the field now.
    fn read(&mut self, words: &Words) -> Option<G::Order>;
}
