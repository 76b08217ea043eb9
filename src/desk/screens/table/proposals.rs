//! What players propose on their phones, beside the crier's draft of the next order.

use std::cell::OnceCell;
use std::mem;
use std::sync::Arc;

use crate::chronicle::Record;
use crate::crier::Words;
use crate::desk::played::Played;
use crate::gallery::Picked;
use crate::play::{Ask, Seat};
use crate::show::{Choices, Proposal};

/// What each player proposes: at most one thing.
pub(super) struct Proposals<G: Played> {
    /// Whoever proposed last stands last.
    all: Vec<Proposal<G>>,
    /// Whose proposal the one key has given.
    accepted: Option<Seat>,
    /// What is shown of them beside the draft, and how often that has changed.
    shown: (Option<(Seat, Ask<G>)>, u32),
    /// What each player may propose now; made once it is asked for.
    choices: OnceCell<Vec<Arc<Choices>>>,
    /// Those of them that stay as they are when they are made again.
    kept: Vec<Arc<Choices>>,
}

impl<G: Played> Default for Proposals<G> {
    fn default() -> Self {
        Self { all: Vec::new(), accepted: None, shown: (None, 0), choices: OnceCell::new(), kept: Vec::new() }
    }
}

impl<G: Played> Proposals<G> {
    /// Returns what is left of them behind an order: what still can be done, as these words say it, and word to whom it cannot.
    pub(super) fn next(&self, before: &Record<G>, now: &Record<G>, words: &Words) -> Self {
        let reads = |record: &Record<G>, ask: &Ask<G>| G::proposal(words, record, ask);
        let behind = |own: &Proposal<G>| {
            if self.accepted == Some(own.seat) {
                Proposal::after_accepted(own.seat)
            } else {
                own.behind(before, now, reads)
            }
        };
        Self { all: self.all.iter().map(behind).collect(), shown: (None, self.shown.1), ..Self::default() }
    }

    /// Returns the whole proposals, first that of whose turn it is.
    pub(super) fn whole(&self, record: &Record<G>) -> impl Iterator<Item = (Seat, Ask<G>)> {
        let chooser = G::chooser(record);
        let [own, others] =
            [true, false].map(|own| self.all.iter().filter(move |proposal| (chooser == Some(proposal.seat)) == own));
        own.chain(others).filter_map(|proposal| Some((proposal.seat, proposal.order(record)?)))
    }

    /// Notes what is shown of them beside the draft.
    pub(super) fn show(&mut self, shown: Option<&(Seat, Ask<G>)>) {
        if self.shown.0.as_ref() != shown {
            self.shown = (shown.cloned(), self.shown.1.wrapping_add(1));
        }
    }

    /// Returns what is shown of them, and how often that has changed.
    pub(super) const fn shown(&self) -> (Option<&(Seat, Ask<G>)>, u32) {
        (self.shown.0.as_ref(), self.shown.1)
    }

    /// Notes whose proposal the one key gives, if it is one.
    pub(super) const fn accept(&mut self, seat: Option<Seat>) {
        self.accepted = seat;
    }

    /// Puts a pick into the proposal of its player.
    pub(super) fn pick(&mut self, record: &Record<G>, Picked { seat, pick, number, orders: _ }: Picked) {
        let at = self.all.iter().position(|proposal| proposal.seat == seat);
        let mut proposal = at.map_or_else(|| Proposal::of(seat), |at| self.all.remove(at));
        if proposal.pick(record, pick, number) {
            self.forget_choices(seat);
        }
        self.all.push(proposal);
    }

    /// Sends those proposals back to their players.
    pub(super) fn send_back(&mut self, back: impl Fn(&Proposal<G>) -> bool) {
        let sent: Vec<Seat> = self.all.iter().filter(|own| back(own)).map(|own| own.seat).collect();
        for seat in sent {
            self.all.iter_mut().filter(|own| own.seat == seat).for_each(Proposal::send_back);
            self.forget_choices(seat);
        }
    }

    /// Returns what each player may propose now; before the others whose proposal the one key takes.
    pub(super) fn choices(&self, record: &Arc<Record<G>>) -> Vec<Arc<Choices>> {
        let proposed = |seat| self.all.iter().find(|proposal| proposal.seat == seat).cloned();
        let proposal = |seat| proposed(seat).unwrap_or_else(|| Proposal::of(seat));
        let kept = |seat| self.kept.iter().find(|choices| choices.seat == seat).cloned();
        let of = |seat| kept(seat).or_else(|| Choices::of(record, proposal(seat)).map(Arc::new));
        let made = || {
            let first = self.whole(record).next().map(|(seat, _)| seat);
            let seats = || Seat::all().take(G::players(record.opening()).len());
            let others = seats().filter(|seat| first != Some(*seat));
            first.into_iter().chain(others).filter_map(of).collect()
        };
        self.choices.get_or_init(|| if G::CHOOSES { made() } else { Vec::new() }).clone()
    }

    /// Forgets what that player may propose, which has changed; that of the others stays, and their phones hear of nothing.
    fn forget_choices(&mut self, seat: Seat) {
        let made = self.choices.take().unwrap_or_else(|| mem::take(&mut self.kept));
        self.kept = made.into_iter().filter(|choices| choices.seat != seat).collect();
    }
}
