//! The screens; each owns its state, so that no stale state can be.

use eframe::egui::Ui;

use super::{SetupScreen, Welcome};
use crate::desk::evening::EveningTold;
use crate::desk::look::tools::Tools;
use crate::desk::table::{TableScreen, Timer};
use crate::games::troyes_dice::record::Record;
use crate::stage::Motion;

/// What the desk shows.
pub(crate) enum Screen {
    /// A game was in play when the app last ended.
    Welcome(Box<Welcome>),
    /// A new game is prepared.
    Setup(Box<SetupScreen>),
    /// A game is played.
    Table(Box<TableScreen>),
}

impl Screen {
    /// The game on the table, if one is shown.
    pub(crate) const fn record(&self) -> Option<&Record> {
        match self {
            Self::Table(table) => Some(&table.record),
            Self::Welcome(_) | Self::Setup(_) => None,
        }
    }

    /// Draws the screen and collects what is asked for.
    pub(crate) fn ui(
        &mut self,
        ui: &mut Ui,
        tools: &mut Tools<'_>,
        motion: Motion,
        timer: Timer,
        evening: Option<EveningTold>,
    ) {
        match self {
            Self::Welcome(screen) => screen.ui(ui, tools),
            Self::Setup(screen) => screen.ui(ui, tools),
            Self::Table(screen) => screen.ui(ui, tools, motion, timer, evening),
        }
    }
}
