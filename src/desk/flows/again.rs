//! The same people play the same game again. It takes a click, or a key that is held: one press too many must not take the winners
//! from the screen.

use egui::{Context, Ui};

use crate::crier::Words;
use crate::desk::app::command::Command;
use crate::desk::app::keys;
use crate::desk::app::notice::{Notice, Notices};
use crate::desk::app::settings::Settings;
use crate::desk::app::time::{Time, seconds};
use crate::desk::projector::Audience;
use crate::desk::session::{Session, Upcoming};
use crate::stage::Motion;

/// So many seconds the key is held.
const HELD: f64 = 1.0;

/// Whether the one key has nothing left to do but to play again: the ceremony has come to its end.
pub(crate) fn has_ended(session: &Session, audience: &Audience, settings: &Settings) -> bool {
    let still = match session.ceremony() {
        Some(shown) => {
            let moves = settings.motion != Motion::None && audience.clock.ceremony.is_moving(&shown);
            !moves && shown.ceremony.beside(shown.step, true).is_none()
        }
        None => session.was_held(),
    };
    still && session.status().is_some_and(|status| status.upcoming == Upcoming::Over && !status.looks_back)
}

/// The one key was pressed at the end: says what it takes, and sees whether the key is held.
pub(crate) fn ask_to_hold(ctx: &Context, time: &mut Time, notices: &mut Notices, words: &Words) {
    time.held = Some(time.now);
    let key = keys::name_of(ctx, words, &Command::Next);
    notices.tell(Notice::good(words.with("again-hold", &[("key", key.into())])));
}

/// Whether the key was held for long enough, as long as it has nothing else to do `here`.
pub(crate) fn was_held(ui: &Ui, time: &mut Time, here: impl FnOnce() -> bool) -> bool {
    let Some(since) = time.held else { return false };
    let left = since + HELD - time.now;
    let held = here() && keys::is_held(ui, &Command::Next);
    if held && left > 0.0 {
        ui.ctx().request_repaint_after(seconds(left));
        return false;
    }
    time.held = None;
    held
}
