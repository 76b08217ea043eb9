//! What may stand over the table, in its place; the game goes on where it was.

use eframe::egui::Ui;

use super::hall::HallScreen;
#[cfg(feature = "paper")]
use super::print::PrintScreen;
use super::reckoning::ReckoningScreen;
use super::screen::Screen;
use super::tools::Tools;

/// A screen over the table; each owns its state.
pub(crate) enum Over {
    /// The players' results are entered.
    Reckoning(Box<ReckoningScreen>),
    /// The hall of fame.
    Hall(Box<HallScreen>),
    /// What can be printed.
    #[cfg(feature = "paper")]
    Print(Box<PrintScreen>),
}

impl Over {
    /// Draws it and collects what is asked for; `under` is what it stands over.
    pub(crate) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, under: &Screen) {
        match self {
            Self::Reckoning(screen) => screen.ui(ui, tools, under.record()),
            Self::Hall(screen) => screen.ui(ui, tools),
            #[cfg(feature = "paper")]
            Self::Print(screen) => screen.ui(ui, tools, under.record()),
        }
    }
}
