//! The game step by step: at each new thing one sentence, until it is understood. Nobody is told the same twice in an evening.

use crate::desk::app::overlay::Overlays;
use crate::desk::app::preferences::Preferences;
use crate::desk::app::speaker::Speaker;
use crate::desk::projector::Audience;
use crate::desk::screens::Screen;
use crate::desk::session::{AtTable, Ceremonial, Session};
use crate::show::Reader;

/// What was told since the app began, and what stands to be understood.
#[derive(Debug, Default)]
pub(crate) struct Teaching {
    /// The hints that were told, each with its game.
    told: Vec<(&'static str, &'static str)>,
    /// The hint that is seen.
    pub(crate) standing: Option<&'static str>,
}

impl Teaching {
    /// Whether the hint that stands can be seen at the desk, and nothing else has the keys.
    pub(crate) const fn stands(&self, overlays: &Overlays, audience: &Audience) -> bool {
        self.standing.is_some() && !overlays.covers() && !audience.presenting
    }

    /// Lets the next hint stand once nothing moves any more, and reads it out; returns whether another one stands.
    pub(crate) fn follow(
        &mut self,
        session: &Session,
        audience: &Audience,
        prefs: &Preferences,
        speaker: &Speaker,
    ) -> bool {
        let next = self.next(session, audience, prefs);
        if self.standing == next {
            return false;
        }
        let first = self.standing.is_none();
        self.standing = next;
        if let Some((shown, id)) = session.on_table().and_then(AtTable::shown).zip(next) {
            speaker.teach(shown, id, first, &prefs.settings);
        }
        true
    }

    /// The first thing worth telling that was not told tonight.
    fn next(&self, session: &Session, audience: &Audience, prefs: &Preferences) -> Option<&'static str> {
        let (game, status) = session.on_table().zip(session.status())?;
        if !prefs.settings.tips || status.looks_back || status.looks_on {
            return None;
        }
        // Who is shown the results has learned the game.
        if game.ceremony().and_then(Ceremonial::seen).is_some() || audience.presenting && audience.dark {
            return None;
        }
        let shown = game.shown().filter(|shown| !audience.clock.is_moving(&shown.motion))?;
        let view = shown.view(&prefs.words, Reader::Crier);
        let hint = view.hints.iter().find(|hint| !self.told.contains(&(shown.game(), hint.id)))?;
        Some(hint.id)
    }

    /// The hint that stands was understood; whether one stood.
    pub(crate) fn understand(&mut self, session: &Session) -> bool {
        let stood = self.standing.filter(|_| session.screen == Screen::Table);
        let shown = session.on_table().and_then(AtTable::shown);
        self.told.extend(shown.map(|shown| shown.game()).zip(stood));
        stood.is_some()
    }
}
