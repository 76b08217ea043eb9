//! What may stand over the table, in its place; the game goes on where it was.

use eframe::egui::Ui;

use super::count::CountScreen;
use super::hall::HallScreen;
use super::look::tools::Tools;
use super::screen::Screen;
#[cfg(feature = "paper")]
use crate::games::troyes_dice::desk::print::PrintScreen;

/// A screen over the table; each owns its state.
pub(crate) enum Overlay {
    /// The players' results are entered.
    Count(Box<CountScreen>),
    /// The hall of fame.
    Hall(Box<HallScreen>),
    /// What can be printed.
    #[cfg(feature = "paper")]
    Print(Box<PrintScreen>),
}

impl Overlay {
    /// Draws it and collects what is asked for; `under` is what it stands over.
    pub(crate) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, under: &Screen) {
        match self {
            Self::Count(screen) => screen.ui(ui, tools, under.record()),
            Self::Hall(screen) => screen.ui(ui, tools),
            #[cfg(feature = "paper")]
            Self::Print(screen) => screen.ui(ui, tools, under.record()),
        }
    }
}
