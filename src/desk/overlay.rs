//! What may stand over the table, in its place, and the pages over everything; the game goes on where it was.

use std::any::Any;

use eframe::egui::Ui;

use super::command::Page;
use super::look::tools::Tools;
use super::session::Tabletop;

/// A screen over the table; each owns its state, and may be one of a game's own.
pub(crate) trait Overlay: Any {
    /// Draws it and collects what is asked for; `game` is what it stands over.
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, game: Option<&dyn Tabletop>);
}

/// The owner of all that stands over something.
#[derive(Default)]
pub(crate) struct Overlays {
    /// What stands in the table's place.
    pub(crate) screen: Option<Box<dyn Overlay>>,
    /// The page over all else.
    pub(crate) page: Option<Page>,
}

impl Overlays {
    /// Lets that screen stand over the table; a page that is open closes.
    pub(crate) fn show(&mut self, screen: impl Overlay) {
        *self = Self { screen: Some(Box::new(screen)), page: None };
    }

    /// Opens that page, or closes it.
    pub(crate) fn turn_to(&mut self, page: Page) {
        self.page = if self.page == Some(page) { None } else { Some(page) };
    }

    /// The screen of that kind, if it is open.
    pub(crate) fn over<O: Overlay>(&mut self) -> Option<&mut O> {
        let screen: &mut dyn Any = self.screen.as_deref_mut()?;
        screen.downcast_mut()
    }
}
