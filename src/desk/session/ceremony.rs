//! How the results of the game on the table are revealed: which step of the ceremony stands.

use std::sync::Arc;

use crate::show::{Ceremony, CeremonyShown, Seals, Step};

/// The ceremony of the game on the table.
#[derive(Debug)]
pub(crate) struct Ceremonial {
    ceremony: Arc<Ceremony>,
    step: Step,
    place: Place,
    /// Whether it has told who won.
    held: bool,
    /// Whether its game is in the hall of fame.
    entered: bool,
}

/// Where a ceremony is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Nowhere: the desk shows the table.
    Away,
    /// In place of the desk, at rest.
    Rest,
    /// In place of the desk, with the motion of that number.
    Moving(u64),
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
        Self { ceremony, step: Step::Names, place: Place::Away, held: false, entered: false }
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
        let podium = || self.held.then(|| CeremonyShown { step: Step::Podium, ..self.shown(None) });
        self.going_on().or_else(podium)
    }

    /// The step that stands now, while it goes on.
    pub(crate) fn going_on(&self) -> Option<CeremonyShown> {
        match self.place {
            Place::Away => None,
            Place::Rest => Some(self.shown(None)),
            Place::Moving(number) => Some(self.shown(Some(number))),
        }
    }

    fn shown(&self, number: Option<u64>) -> CeremonyShown {
        CeremonyShown { ceremony: Arc::clone(&self.ceremony), step: self.step, number }
    }

    /// Moves to that step; a motion that begins has that number.
    pub(crate) fn go(&mut self, to: CeremonyMove, number: u64) {
        match to {
            CeremonyMove::Begin => {
                if self.held {
                    self.step = Step::Names;
                }
                let begins = self.step == Step::Names;
                self.place = if begins { Place::Moving(number) } else { Place::Rest };
            }
            CeremonyMove::On => {
                if let Some(next) = self.ceremony.beside(self.step, true) {
                    (self.step, self.place) = (next, Place::Moving(number));
                }
            }
            CeremonyMove::Back => {
                if let Some(before) = self.ceremony.beside(self.step, false) {
                    (self.step, self.place) = (before, Place::Rest);
                }
            }
            CeremonyMove::Rest => self.place = Place::Rest,
            CeremonyMove::Leave => self.place = Place::Away,
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
