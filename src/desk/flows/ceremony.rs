//! The ceremony at the desk: how it goes on, and the window as its remote control.

use egui::{Rect, Ui, UiBuilder, vec2};

use super::shown::play_on;
use crate::desk::app::command::{Command, FinishedAsk, Picture};
use crate::desk::app::overlay::Overlays;
use crate::desk::app::preferences::Preferences;
use crate::desk::app::speaker::Speaker;
use crate::desk::projector::{self, Audience};
use crate::desk::session::{Act, CeremonyMove, Session};
use crate::desk::tokens;
use crate::desk::widgets::tools::Tools;
use crate::show::{CeremonyShown, Step, StepClock};
use crate::stage::Motion;

/// The owners that a ceremony concerns.
pub(crate) struct CeremonyFlow<'a> {
    pub(crate) session: &'a mut Session,
    pub(crate) audience: &'a mut Audience,
    pub(crate) overlays: &'a mut Overlays,
    pub(crate) speaker: &'a Speaker,
    pub(crate) prefs: &'a Preferences,
}

impl CeremonyFlow<'_> {
    /// Shows the ceremony of the game on the table.
    pub(crate) fn begin(&mut self) {
        self.overlays.clear();
        // Whoever reveals something wants it seen.
        self.audience.dark = false;
        play_on(self.audience, self.overlays);
        self.go(CeremonyMove::Begin);
        self.tell();
    }

    /// Ends what moves, or goes on to the next step; from the last one nothing leads on.
    pub(crate) fn step_on(&mut self) {
        let Some(shown) = self.session.ceremony() else { return };
        let moves = self.prefs.settings.motion != Motion::None && self.audience.clock.ceremony.is_moving(&shown);
        if moves && shown.step != Step::Duel {
            self.go(CeremonyMove::Rest);
            self.speaker.flush();
        } else if shown.ceremony.beside(shown.step, true).is_some() {
            self.go(CeremonyMove::On);
            self.tell();
        }
    }

    /// Cuts from a duel to the winner once it is over, as with a key; whether it did.
    pub(crate) fn follow(&mut self) -> bool {
        let moves = |shown: &CeremonyShown| {
            self.prefs.settings.motion != Motion::None && self.audience.clock.ceremony.is_moving(shown)
        };
        let cuts = self.session.ceremony().is_some_and(|shown| shown.step == Step::Duel && !moves(&shown));
        if cuts {
            self.step_on();
        }
        cuts
    }

    /// Returns to the previous step.
    pub(crate) fn step_back(&mut self) {
        if self.session.ceremony().is_some() {
            play_on(self.audience, self.overlays);
            self.speaker.stop_speech();
            self.go(CeremonyMove::Back);
        }
    }

    /// Ends what moves in the ceremony.
    pub(crate) fn rest(&mut self) {
        if self.session.ceremony().is_some_and(|shown| self.audience.clock.ceremony.is_moving(&shown)) {
            self.go(CeremonyMove::Rest);
            self.speaker.flush();
        }
    }

    /// Leaves the ceremony for the table.
    pub(crate) fn leave(&mut self) {
        self.speaker.stop_speech();
        self.go(CeremonyMove::Leave);
    }

    fn go(&mut self, to: CeremonyMove) {
        if let Some(game) = self.session.on_table_mut() {
            // No move is refused.
            drop(game.act(Act::MoveCeremony(to), &self.prefs.words));
        }
    }

    /// Lets the step that stands now be heard, once its bars have grown.
    fn tell(&self) {
        if let Some(shown) = self.session.ceremony() {
            let told = self.prefs.settings.motion.shortened(shown.step.grows());
            self.speaker.tell(&shown, told, &self.prefs.settings);
        }
    }
}

/// The part of the stage above whoever stands on the podium's second step.
const ABOVE_PODIUM: f32 = 0.34;

/// The height of the buttons below what is shown.
const BUTTONS: f32 = 56.0 + tokens::TOUCH + 3.0 * tokens::GAP;

/// Draws what the players see, and below it what goes on, or at the end what offers the game `again`; says over what a notice may
/// float.
pub(crate) fn remote(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    (shown, again): (&CeremonyShown, &str),
    clock: &mut StepClock,
    motion: Motion,
) -> Rect {
    let all = ui.available_rect_before_wrap();
    let (stage, buttons) = all.split_top_bottom_at_y(all.bottom() - BUTTONS);
    let moves = clock.tick(ui.input(|input| input.time), shown, motion);
    if moves {
        ui.ctx().request_repaint();
    }
    ui.scope_builder(UiBuilder::new().id_salt("stage").max_rect(stage), |ui| {
        ui.shrink_clip_rect(stage);
        let seen = projector::ceremony::Seen { seconds: clock.seconds(), larger: 1.0, live: true };
        projector::ceremony::ui(ui, tools, (shown, None), seen);
    });
    let buttons = buttons.shrink(tokens::GAP);
    let next = shown.ceremony.beside(shown.step, true);
    ui.scope_builder(UiBuilder::new().id_salt("remote").max_rect(buttons), |ui| {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.spacing_mut().item_spacing = vec2(tokens::GAP, tokens::GAP);
        ui.horizontal(|ui| {
            let back = shown.ceremony.beside(shown.step, false).is_some();
            tools.button_if(ui, back, "ceremony-back", Command::StepBack);
            tools.button(ui, "ceremony-end", Command::LeaveCeremony);
            if next.is_none() {
                tools.at_right(ui, &["bg-stats", "desk-hall", "results-picture"], |ui, tools| {
                    tools.button(ui, "bg-stats", Command::Finished(FinishedAsk::BgStats(None)));
                    tools.button(ui, "desk-hall", Command::Hall);
                    tools.button(ui, "results-picture", Command::SavePicture(Picture::Results));
                });
            }
        });
        match next {
            _ if moves => tools.waiting_button(ui, "desk-moving", Command::Next),
            Some(next) => {
                let step = shown.ceremony.name(tools.words, next);
                tools.big_button(ui, &tools.words.with("ceremony-next", &[("step", step.into())]), Command::Next)
            }
            None => tools.again_button(ui, again),
        };
    });
    let over = stage.shrink(tokens::GAP);
    match next {
        // Bars begin at the left.
        Some(_) => over.with_min_x(over.right() - tokens::NOTICE),
        // Over the podium's second step nobody stands.
        None => Rect::from_min_size(over.min, vec2(tokens::NOTICE, stage.height() * ABOVE_PODIUM)),
    }
}
