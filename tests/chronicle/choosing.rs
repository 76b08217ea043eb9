//! The menu of any game: whatever it offers, the rules accept.

use std::collections::BTreeSet;

use town_crier::chronicle::{Choosing, Next, Record};
use town_crier::crier::{Language, Manner, Words};
use town_crier::play::{Ask, Item, Kind, Place};
use town_crier::show::{MenuView, Watched};

use crate::games::dice_village::random::Chance;
use crate::tried;

/// A game, the draft of its next order, and the chance by which somebody picks.
pub(crate) struct Picking<G: Choosing> {
    pub(crate) record: Record<G>,
    pub(crate) draft: G::Draft,
    chance: Chance,
}

impl<G: Choosing> Picking<G> {
    pub(crate) fn new(record: Record<G>, seed: u64) -> Self {
        Self { record, draft: G::Draft::default(), chance: Chance::new(seed) }
    }

    /// Picks whatever is offered until an order is drafted, and returns it; nothing after so many picks without one.
    pub(crate) fn picked(&mut self, picks: usize) -> Option<Ask<G>> {
        for _ in 0..picks {
            let menu = G::menu(&self.record, &self.draft);
            let offered: Vec<Item<G::Pick>> = menu.offered().cloned().collect();
            let item = self.chance.one_of(&offered)?;
            let given = match item.kind {
                Kind::Number { most, .. } => {
                    let number = Some(self.chance.below(3)).filter(|number| *number > 0);
                    let number = number.and_then(|number| u16::try_from(number).ok()).map(|number| number.min(most));
                    G::set_number(&self.record, &mut self.draft, item.pick, number);
                    None
                }
                Kind::Choose | Kind::Act => G::pick(&self.record, &mut self.draft, item.pick),
            };
            let whole = self.chance.below(3) == 0;
            let order = given.or_else(|| G::drafted(&self.record, &self.draft).filter(|_| whole));
            if order.is_some() {
                return order;
            }
        }
        None
    }

    /// Gives the next right thing where nothing is picked; `enter` is what people throw.
    pub(crate) fn next(&self, enter: impl Fn(&Record<G>) -> G::Order) -> Option<Ask<G>> {
        match self.record.next() {
            Next::Order(ask) | Next::Choose(ask) => Some(ask),
            Next::Enter => Some(Ask::Order(enter(&self.record))),
            Next::Pick | Next::Over => None,
        }
    }

    pub(crate) fn give(&mut self, ask: Ask<G>) {
        self.record.ask(ask).expect("whatever is offered is accepted");
        self.draft = G::Draft::default();
    }
}

/// Picks at random in games that begin so: every draft that is whole is accepted, each item has a name, and no digit stands on two.
#[track_caller]
pub(crate) fn whatever_is_offered_is_accepted<G: Watched>(
    opening: impl Fn(u64) -> G::Opening,
    enter: impl Fn(&Record<G>) -> G::Order,
    accepts: impl Fn(&Ask<G>, &Record<G>) -> bool,
) {
    let words = Words::of::<G>(Language::English, Manner::Plain);
    for seed in 0..tried::times(12).into() {
        let mut game = Picking::<G>::new(Record::open(opening(seed)).expect("it opens"), seed);
        for _ in 0..120 {
            let view = MenuView::of(&words, &game.record, &game.draft, false);
            let listed = view.groups.iter().filter(|group| group.place == Place::List).flat_map(|group| &group.items);
            let numbers: Vec<usize> = listed.filter_map(|item| item.number).collect();
            assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), numbers.len(), "one number, one item");
            assert!(view.offered().all(|item| !item.look.name.is_empty()), "{view:?}");
            let picked = game.picked(12).filter(|order| accepts(order, &game.record));
            let Some(order) = picked.or_else(|| game.next(&enter)) else { break };
            game.give(order);
        }
    }
}
