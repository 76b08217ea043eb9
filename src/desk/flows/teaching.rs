//! The game step by step: at each new thing one sentence, until it is understood. Nobody is told the same twice in an evening.

use crate::desk::app::overlay::Overlays;
use crate::desk::app::preferences::Preferences;
use crate::desk::app::speaker::Speaker;
use crate::desk::app::time::SEEN;
use crate::desk::projector::Audience;
use crate::desk::screens::Screen;
use crate::desk::session::{AtTable, Ceremonial, Session};
use crate::show::{Hint, Reader, Standing};
use crate::stage::Motion;

/// What was told since the app began, and what stands to be understood.
#[derive(Debug, Default)]
pub(crate) struct Teaching {
    /// The hints that were told, each with its game.
    told: Vec<(&'static str, &'static str)>,
    /// Where that was told: after so many orders of which game. A question is told with its answer.
    told_at: Vec<(u64, usize)>,
    /// The hint that is seen.
    pub(crate) standing: Option<Standing>,
    /// When the first of those that stand one after the other came up, in the window's seconds.
    came: f64,
    /// Which of the possible answers to its question are right.
    asked: Vec<bool>,
    /// Whether the question before what stands next was answered right.
    answered: Option<bool>,
}

/// So much is told at one moment of a game; the rest waits for the next one.
const MOST: usize = 3;
/// The beginning and the first throw tell more: all that somebody must know who acts for the first time.
const FIRST: usize = 7;

impl Teaching {
    /// Whether the hint that stands can be seen at the desk, and nothing else has the keys.
    pub(crate) const fn stands(&self, overlays: &Overlays, audience: &Audience) -> bool {
        self.standing.is_some() && !overlays.covers() && !audience.presenting
    }

    /// Shows the next hint once nothing moves any more, and reads it out; returns whether the hint has changed.
    pub(crate) fn follow(
        &mut self,
        session: &Session,
        audience: &Audience,
        prefs: &Preferences,
        speaker: &Speaker,
        now: f64,
    ) -> bool {
        let next = self.next(session, audience, prefs);
        if self.standing.map(|standing| standing.id) == next.as_ref().map(|hint| hint.id) {
            return false;
        }
        let first = self.standing.is_none();
        if first {
            self.came = now;
        }
        let answered = self.answered.take();
        self.standing = next.as_ref().map(|hint| Standing { id: hint.id, answered });
        self.asked = next.into_iter().flat_map(|hint| hint.answers).map(|answer| answer.right).collect();
        if let Some((shown, standing)) = session.on_table().and_then(AtTable::shown).zip(self.standing) {
            speaker.teach(shown, standing, first, &prefs.settings);
        }
        true
    }

    /// Whether a question stands.
    pub(crate) const fn asks(&self) -> bool {
        self.standing.is_some() && !self.asked.is_empty()
    }

    /// The one key says that the hint that stands was understood; whether there is one. Nothing is put away that nobody can have read,
    /// nor skipped before it is seen.
    pub(crate) fn press(&mut self, session: &Session, audience: &Audience, prefs: &Preferences, now: f64) -> bool {
        if session.screen != Screen::Table {
            return false;
        }
        if self.standing.is_some() && now - self.came < SEEN {
            return true;
        }
        // A motion is ended first.
        let moves = prefs.settings.motion != Motion::None && self.next(session, audience, prefs).is_none();
        let waits = self.standing.is_none() && !moves && self.due(session, audience, prefs).is_some();
        waits || self.understand(session)
    }

    /// What is due, once nothing moves any more.
    fn next(&self, session: &Session, audience: &Audience, prefs: &Preferences) -> Option<Hint> {
        let shown = session.on_table().and_then(AtTable::shown)?;
        self.due(session, audience, prefs).filter(|_| !audience.clock.is_moving(&shown.motion))
    }

    /// The first thing worth telling that was not told tonight, unless enough was told at this moment.
    fn due(&self, session: &Session, audience: &Audience, prefs: &Preferences) -> Option<Hint> {
        let (game, status) = session.on_table().zip(session.status())?;
        if !prefs.settings.tips || status.looks_back || status.looks_on {
            return None;
        }
        // Who is shown the results has learned the game.
        if game.ceremony().and_then(Ceremonial::seen).is_some() || audience.presenting && audience.dark {
            return None;
        }
        let shown = game.shown()?;
        let view = shown.view(&prefs.words, Reader::Crier);
        let here = (session.changes(), shown.orders);
        let most = if shown.orders <= 1 { FIRST } else { MOST };
        if self.told_at.iter().filter(|at| **at == here).count() >= most {
            return None;
        }
        view.hints.iter().find(|hint| !self.told.contains(&(shown.game(), hint.id))).cloned()
    }

    /// The hint that stands was understood; whether one stood. A question is followed by its answer.
    fn understand(&mut self, session: &Session) -> bool {
        let stood = self.standing.filter(|_| session.screen == Screen::Table);
        let shown = session.on_table().and_then(AtTable::shown);
        self.told.extend(shown.map(|shown| shown.game()).zip(stood.map(|standing| standing.id)));
        if let Some(shown) = shown
            && stood.is_some()
            && !self.asks()
        {
            self.told_at.push((session.changes(), shown.orders));
        }
        stood.is_some()
    }

    /// Gives the answer of that digit to the question that stands; whether one stood.
    pub(crate) fn answer(&mut self, digit: u8, session: &Session) -> bool {
        if !self.asks() {
            return false;
        }
        let right = usize::from(digit).checked_sub(1).and_then(|at| self.asked.get(at)).copied();
        if right.is_some() {
            self.answered = right;
            self.understand(session);
        }
        true
    }
}
