//! How the results of the game on the table are revealed: which step of the ceremony stands.

use std::sync::Arc;

use crate::show::{Ceremony, CeremonyShown, Seals, Step};

/// The ceremony of the game on the table.
#[derive(Debug)]
pub(crate) struct Ceremonial {
    ceremony: Arc<Ceremony>,
    step: Step,
    /// Which motion leads to that step; 0 where nothing moves.
    number: u64,
    /// Whether it goes on now, in place of the desk.
    active: bool,
    /// Whether it has told who won.
    held: bool,
    /// Whether its game is in the hall of fame.
    entered: bool,
}

/// A way to go in a ceremony.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CeremonyMove {
    /// To its first step, or to where it was left; once it was held, to its first step again.
    Begin,
    /// To the next step.
    On,
    /// To the step before, at rest.
    Back,
    /// To the end of a motion.
    Rest,
    /// Away from it.
    Leave,
}

impl Ceremonial {
    /// A ceremony that has not begun.
    pub(crate) fn new(ceremony: Ceremony) -> Self {
        let ceremony = Arc::new(ceremony);
        Self { ceremony, step: Step::Names, number: 0, active: false, held: false, entered: false }
    }

    /// A ceremony that was held before the app was opened.
    pub(crate) fn held(ceremony: Ceremony) -> Self {
        Self { step: Step::Podium, held: true, entered: true, ..Self::new(ceremony) }
    }

    /// Whether it has told who won.
    pub(crate) const fn is_held(&self) -> bool {
        self.held
    }

    /// Whether its game is in the hall of fame.
    pub(crate) const fn is_entered(&self) -> bool {
        self.entered
    }

    /// What an audience sees of it: the podium stays once it was held.
    pub(crate) fn seen(&self) -> Option<CeremonyShown> {
        let shown = self.shown();
        match (self.active, self.held) {
            (true, _) => Some(shown),
            (false, true) => Some(CeremonyShown { step: Step::Podium, number: 0, ..shown }),
            (false, false) => None,
        }
    }

    /// The step that stands now, while it goes on.
    pub(crate) fn going_on(&self) -> Option<CeremonyShown> {
        self.active.then(|| self.shown())
    }

    fn shown(&self) -> CeremonyShown {
        CeremonyShown { ceremony: Arc::clone(&self.ceremony), step: self.step, number: self.number }
    }

    /// Goes there; a motion that begins has that number.
    pub(crate) fn go(&mut self, to: CeremonyMove, number: u64) {
        match to {
            CeremonyMove::Begin => {
                if self.held {
                    self.step = Step::Names;
                }
                let begins = self.step == Step::Names;
                (self.active, self.number) = (true, if begins { number } else { 0 });
            }
            CeremonyMove::On => {
                if let Some(next) = self.ceremony.beside(self.step, true) {
                    (self.step, self.number) = (next, number);
                }
            }
            CeremonyMove::Back => {
                if let Some(before) = self.ceremony.beside(self.step, false) {
                    (self.step, self.number) = (before, 0);
                }
            }
            CeremonyMove::Rest => self.number = 0,
            CeremonyMove::Leave => (self.active, self.number) = (false, 0),
        }
        self.held |= self.step.tells_winner();
    }

    /// Takes what is new for its players.
    pub(crate) fn set_new_records(&mut self, seals: Seals) {
        if let Some(ceremony) = self.ceremony.with_seals(seals) {
            (self.ceremony, self.entered) = (Arc::new(ceremony), true);
        }
    }
}
