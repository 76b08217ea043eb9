//! The ceremony as an audience sees it, on a dark stage: a race of bars, the winner, the awards, and the podium.
//!
//! Sizes are parts of the height of the view. `stage` has what every step draws with.

mod cards;
mod podium;
mod race;
mod stage;
mod winner;

use egui::{Id, Sense, Ui};

use self::stage::Stage;
use super::{backdrop, view};
use crate::desk::tokens;
use crate::desk::widgets::tools::Tools;
use crate::show::{Backdrop, CeremonyShown, Step, StepClock};
use crate::stage::Motion;

/// The time of a step, and the settings of its view.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    /// The seconds since it began, of the full motion.
    pub(crate) seconds: f32,
    /// The factor by which letters are larger than usual where there is room.
    pub(crate) larger: f32,
    /// Whether changes are read out.
    pub(crate) live: bool,
}

/// Draws the current step by this follower's clock; the podium stands before the backdrop.
pub(super) fn follow(
    ui: &Ui,
    tools: &Tools<'_>,
    (shown, backdrop): (&CeremonyShown, Option<&Backdrop>),
    clock: &mut StepClock,
    motion: Motion,
    seen: view::Seen<'_>,
) {
    if clock.tick(ui.input(|input| input.time), shown, motion) {
        ui.ctx().request_repaint();
    }
    let seen = Seen { seconds: clock.seconds(), larger: seen.text.from_afar(), live: seen.live };
    self::ui(ui, tools, (shown, backdrop), seen);
}

/// Draws a step of the ceremony into all of `ui`.
pub(crate) fn ui(ui: &Ui, tools: &Tools<'_>, (shown, backdrop): (&CeremonyShown, Option<&Backdrop>), seen: Seen) {
    let palette = tokens::on_stage(tools.palette);
    let mut none = Vec::new();
    let tools = &Tools { palette, commands: &mut none, ..*tools };
    ui.painter().rect_filled(ui.max_rect(), 0, palette.ground);
    if shown.step == Step::Podium {
        backdrop::row(ui, tools, backdrop, None, 1.0);
    }
    let stage = Stage::new(ui, tools, shown, seen);
    match shown.step {
        Step::Names | Step::Category(_) | Step::Places { .. } | Step::Duel | Step::Whole => race::ui(&stage),
        Step::Winner => winner::ui(&stage),
        Step::Awards => cards::awards(&stage),
        Step::Seals => cards::seals(&stage),
        Step::Podium => podium::ui(&stage),
    }
}

/// Whether somebody clicked the view that replaces the desk.
pub(crate) fn clicked(ui: &Ui) -> bool {
    ui.interact(ui.max_rect(), Id::unique("ceremony"), Sense::CLICK).clicked()
}
