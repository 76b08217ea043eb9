//! What may stand over the table, in its place, and the pages over everything; the game goes on where it was.

use eframe::egui::Ui;

use super::command::Page;
use super::count::CountScreen;
use super::hall::HallScreen;
use super::look::tools::Tools;
use super::print::PrintScreen;
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::TroyesDice;

/// A screen over the table; each owns its state.
pub(crate) enum Overlay {
    /// The players' results are entered.
    Count(Box<CountScreen<TroyesDice>>),
    /// The hall of fame.
    Hall(Box<HallScreen>),
    /// What can be printed.
    #[allow(dead_code, reason = "a build without paper never shows it")]
    Print(Box<PrintScreen>),
}

impl Overlay {
    /// Draws it and collects what is asked for; `record` is the game that it stands over.
    pub(crate) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: Option<&Record>) {
        match self {
            Self::Count(screen) => screen.ui(ui, tools, record.map(Record::table)),
            Self::Hall(screen) => screen.ui(ui, tools),
            Self::Print(screen) => screen.ui(ui, tools, record),
        }
    }
}

/// The owner of all that stands over something.
#[derive(Default)]
pub(crate) struct Overlays {
    /// What stands in the table's place.
    pub(crate) screen: Option<Overlay>,
    /// The page over all else.
    pub(crate) page: Option<Page>,
}

impl Overlays {
    /// Lets that screen stand over the table; a page that is open closes.
    pub(crate) fn show(&mut self, screen: Overlay) {
        *self = Self { screen: Some(screen), page: None };
    }

    /// Opens that page, or closes it.
    pub(crate) fn turn_to(&mut self, page: Page) {
        self.page = if self.page == Some(page) { None } else { Some(page) };
    }

    /// The screen on which the results are entered, if it is open.
    pub(crate) fn count(&mut self) -> Option<&mut CountScreen<TroyesDice>> {
        match &mut self.screen {
            Some(Overlay::Count(screen)) => Some(screen),
            Some(Overlay::Hall(_) | Overlay::Print(_)) | None => None,
        }
    }

    /// The hall of fame, if it is open.
    pub(crate) fn hall(&mut self) -> Option<&mut HallScreen> {
        match &mut self.screen {
            Some(Overlay::Hall(screen)) => Some(screen),
            Some(Overlay::Count(_) | Overlay::Print(_)) | None => None,
        }
    }
}
